// What is drawn turn by turn when a game is looked at again, by the counts of `standing`, in every language.
import type { Language } from '@ridotto/engine/words.ts';
import { language } from '../../words/prefs.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    privileges: 'Privileges',
    supply: 'Members in the supply',
    piles: 'Piles of cards',
  },
  fr: {
    privileges: 'Privilèges',
    supply: 'Membres en réserve',
    piles: 'Piles de cartes',
  },
  pl: {
    privileges: 'Przywileje',
    supply: 'Członkowie w zapasie',
    piles: 'Stosy kart',
  },
};
export const series = (): { readonly id: string; readonly name: string }[] =>
  Object.entries(NAMES[language.value]).map(([id, name]) => ({ id, name }));
