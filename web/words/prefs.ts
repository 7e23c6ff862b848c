// Language, colours, and whether each move is confirmed: remembered on this device, taken from the system at first.
import { effect, signal, type Signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@ridotto/engine/words.ts';
import type { Words } from './en.ts';
import { fetched } from '../net/fetched.ts';
import { device } from '../net/storage.ts';
import { typeset } from './typeset.ts';

export type Theme = 'day' | 'night';

function firstLanguage(): Language {
  const wishes = [device.read('ridotto.language'), ...navigator.languages].map((w) => (w ?? '').slice(0, 2).toLowerCase());
  return LANGUAGES.find((l) => l === wishes.find((w) => (LANGUAGES as readonly string[]).includes(w))) ?? 'en';
}
const dark = matchMedia('(prefers-color-scheme: dark)');
const storedTheme = device.read('ridotto.theme');

export const language = signal<Language>(firstLanguage());
const chosenTheme = signal<Theme | null>(storedTheme === 'day' || storedTheme === 'night' ? storedTheme : null);
const systemTheme = signal<Theme>(dark.matches ? 'night' : 'day');
dark.addEventListener('change', (e) => (systemTheme.value = e.matches ? 'night' : 'day'));
export const theme = (): Theme => chosenTheme.value ?? systemTheme.value;
/** null: as the system has it. */
export const ownTheme = (): Theme | null => chosenTheme.value;
/** false: a move is handed in as soon as it is whole. */
export const confirmEach = signal(device.read('ridotto.confirm') !== 'no');
/** How what the others do is shown: slowly, quickly, one thing at a press of a key, or not at all. */
export const PACES = ['calm', 'brisk', 'step', 'at-once'] as const;
export type Pace = (typeof PACES)[number];
const storedPace = PACES.find((p) => p === device.read('ridotto.pace'));
/** Who wants nothing to move is shown the present at once, until they choose otherwise. */
export const pace = signal<Pace>(storedPace ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'at-once' : 'brisk'));

/** Are the choices listed as sentences too, where board and cards offer all of them? */
export const listChoices = signal(device.read('ridotto.choices') === 'listed');

/** What this device has been told about something, or what is usual. */
interface Setting<T extends string> {
  readonly now: Signal<T>;
  set(to: T): void;
}
function setting<T extends string>(name: string, all: readonly T[], usual: T): Setting<T> {
  const key = `ridotto.${name}`;
  const now = signal(all.find((one) => one === device.read(key)) ?? usual);
  return {
    now,
    set(to) {
      now.value = to;
      device.write(key, to);
    },
  };
}
const ON_OFF = ['on', 'off'] as const;
/** Sounds are for those who sit before it: a phone is quiet at first. */
const handheld = matchMedia('(pointer: coarse)').matches;

/** How much of what happens is said to whoever listens to the page. */
export const SPOKEN = ['short', 'usual', 'everything'] as const;
export const spoken = setting('spoken', SPOKEN, 'usual');
/** Is it said what the others do, or only what turns the game and what concerns oneself? */
export const spokenOthers = setting('spoken-others', ON_OFF, 'on');
/** Does it interrupt whatever is being said that it is one's turn? */
export const turnAloud = setting('turn-aloud', ON_OFF, 'off');
/** Do single letters lead somewhere? Not where something else listens to them. */
export const letters = setting('letters', ON_OFF, 'on');
/** How large text and pieces are. */
export const SIZES = ['usual', 'large', 'largest'] as const;
export const size = setting('size', SIZES, 'usual');
/** What is on the faces of cards. */
export const FACES = ['pictures', 'words'] as const;
export const faces = setting('faces', FACES, 'pictures');
/** How one's own seat looks at every table: as its place there has it, or always the same. */
export const OWN_LOOKS = ['seat', 'lion', 'key', 'mask', 'sun', 'anchor'] as const;
export const ownLook = setting('own-look', OWN_LOOKS, 'seat');
/** Is there something to be heard: when it becomes one's turn (and when a game ends), when something is moved, when something is
    refused? */
export const sound = setting('sound', ON_OFF, handheld ? 'off' : 'on');
export const moveSound = setting('sound-move', ON_OFF, 'off');
export const refusalSound = setting('sound-refusal', ON_OFF, 'off');
/** Does the device shake when it becomes one's turn? */
export const shakes = setting('shakes', ON_OFF, 'off');

/** The words of the house, once they are here. */
export const words = signal<Words | null>(null);

const HOUSE: Record<Language, () => Promise<Words>> = {
  en: () => import('./en.ts').then((m) => typeset('en', m.en)),
  fr: () => import('./fr.ts').then((m) => typeset('fr', m.fr)),
  pl: () => import('./pl.ts').then((m) => typeset('pl', m.pl)),
};

async function speak(wanted: Language): Promise<void> {
  const [house] = await Promise.all([fetched(HOUSE[wanted]), words.peek() === null ? type(wanted) : undefined]);
  if (language.value !== wanted) return;
  words.value = house;
  document.documentElement.lang = wanted;
}

export function setLanguage(l: Language): void {
  language.value = l;
  device.write('ridotto.language', l);
}
/** null: as the system has it from now on. */
export function setTheme(t: Theme | null): void {
  chosenTheme.value = t;
  if (t) device.write('ridotto.theme', t);
  else device.remove('ridotto.theme');
}
export function setConfirmEach(on: boolean): void {
  confirmEach.value = on;
  device.write('ridotto.confirm', on ? 'yes' : 'no');
}

export function setPace(to: Pace): void {
  pace.value = to;
  device.write('ridotto.pace', to);
}
export function setListChoices(on: boolean): void {
  if (on === listChoices.value) return;
  listChoices.value = on;
  device.write('ridotto.choices', on ? 'listed' : 'folded');
}

/** What is waited for before the first picture. */
let type: (l: Language) => Promise<void> = () => Promise.resolve();

/** `typeIsThere`: the type of the page, for the letters of this language. */
export function begin(typeIsThere: typeof type): void {
  type = typeIsThere;
  effect(() => {
    document.documentElement.dataset.theme = theme();
  });
  effect(() => {
    document.documentElement.dataset.size = size.now.value;
    document.documentElement.dataset.faces = faces.now.value;
  });
  effect(() => {
    void speak(language.value);
  });
}
