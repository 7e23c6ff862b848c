// Language, colours, and whether each move is confirmed: remembered on this device, taken from the system at first.
import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@ridotto/engine/words.ts';
import type { SanMarcoWords } from '@ridotto/games/san-marco/words/shape.ts';
import type { Words } from './en.ts';
import { typeset } from './typeset.ts';

export type Theme = 'day' | 'night';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // not remembered, then
  }
}

function firstLanguage(): Language {
  const wishes = [stored('ridotto.language'), ...navigator.languages].map((w) => (w ?? '').slice(0, 2).toLowerCase());
  return LANGUAGES.find((l) => l === wishes.find((w) => (LANGUAGES as readonly string[]).includes(w))) ?? 'en';
}
const dark = matchMedia('(prefers-color-scheme: dark)');
const storedTheme = stored('ridotto.theme');

export const language = signal<Language>(firstLanguage());
const chosenTheme = signal<Theme | null>(storedTheme === 'day' || storedTheme === 'night' ? storedTheme : null);
const systemTheme = signal<Theme>(dark.matches ? 'night' : 'day');
dark.addEventListener('change', (e) => (systemTheme.value = e.matches ? 'night' : 'day'));
export const theme = (): Theme => chosenTheme.value ?? systemTheme.value;
/** false: a move is handed in as soon as it is whole. */
export const confirmEach = signal(stored('ridotto.confirm') !== 'no');

/** The words of the house and of its game, once they are here. */
export const words = signal<Words | null>(null);
export const gameWords = signal<SanMarcoWords | null>(null);

const HOUSE: Record<Language, () => Promise<Words>> = {
  en: () => import('./en.ts').then((m) => m.en),
  fr: () => import('./fr.ts').then((m) => typeset(m.fr)),
  pl: () => import('./pl.ts').then((m) => m.pl),
};
const GAME: Record<Language, () => Promise<SanMarcoWords>> = {
  en: () => import('@ridotto/games/san-marco/words/en.ts').then((m) => m.en),
  fr: () => import('@ridotto/games/san-marco/words/fr.ts').then((m) => typeset(m.fr)),
  pl: () => import('@ridotto/games/san-marco/words/pl.ts').then((m) => m.pl),
};

async function speak(wanted: Language): Promise<void> {
  const [house, game] = await Promise.all([HOUSE[wanted](), GAME[wanted]()]);
  if (language.value !== wanted) return;
  words.value = house;
  gameWords.value = game;
  document.documentElement.lang = wanted;
}

export function setLanguage(l: Language): void {
  language.value = l;
  store('ridotto.language', l);
}
export function setTheme(t: Theme): void {
  chosenTheme.value = t;
  store('ridotto.theme', t);
}
export function setConfirmEach(on: boolean): void {
  confirmEach.value = on;
  store('ridotto.confirm', on ? 'yes' : 'no');
}

export function begin(): void {
  effect(() => {
    document.documentElement.dataset.theme = theme();
  });
  effect(() => {
    void speak(language.value);
  });
}
