// What is drawn turn by turn when a game is looked at again, by the counts of `standing`, in every language.
import type { Language } from '@ridotto/engine/words.ts';
import { language } from '../../words/prefs.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    limit: 'Limit points',
    supply: 'Nobles in the supply',
    bridges: 'Bridges',
  },
  fr: {
    limit: 'Points de limite',
    supply: 'Nobles en réserve',
    bridges: 'Ponts',
  },
  pl: {
    limit: 'Punkty limitu',
    supply: 'Szlachcice w zapasie',
    bridges: 'Mosty',
  },
};
export const series = (): { readonly id: string; readonly name: string }[] =>
  Object.entries(NAMES[language.value]).map(([id, name]) => ({ id, name }));
