// Language, colours, and whether each move is confirmed: remembered on this device, taken from the system at first.
import { effect, signal } from '@preact/signals';
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

/** Is there something to be heard when it becomes one's turn? */
export const sound = signal(device.read('ridotto.sound') === 'on');

/** The words of the house, once they are here. */
export const words = signal<Words | null>(null);

const HOUSE: Record<Language, () => Promise<Words>> = {
  en: () => import('./en.ts').then((m) => typeset('en', m.en)),
  fr: () => import('./fr.ts').then((m) => typeset('fr', m.fr)),
  pl: () => import('./pl.ts').then((m) => typeset('pl', m.pl)),
};

async function speak(wanted: Language): Promise<void> {
  const house = await fetched(HOUSE[wanted]);
  if (language.value !== wanted) return;
  words.value = house;
  document.documentElement.lang = wanted;
}

export function setLanguage(l: Language): void {
  language.value = l;
  device.write('ridotto.language', l);
}
export function setTheme(t: Theme): void {
  chosenTheme.value = t;
  device.write('ridotto.theme', t);
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

export function setSound(on: boolean): void {
  sound.value = on;
  device.write('ridotto.sound', on ? 'on' : 'off');
}

export function begin(): void {
  effect(() => {
    document.documentElement.dataset.theme = theme();
  });
  effect(() => {
    void speak(language.value);
  });
}
