// What is drawn turn by turn when a game is looked at again.
import type { Language } from '@ridotto/engine/words.ts';
import { language } from '../words/prefs.ts';

/** Counts of `standing`, by their ids, with what they are called in each language; in this order. */
export const seriesOf =
  (names: Readonly<Record<Language, Readonly<Record<string, string>>>>) => (): { readonly id: string; readonly name: string }[] =>
    Object.entries(names[language.value]).map(([id, name]) => ({ id, name }));
