// What is drawn turn by turn when a game is looked at again, by the counts of `standing`, in every language.
import type { Language } from '@ridotto/engine/words.ts';
import { language } from '../../words/prefs.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    coins: 'Coins',
    intrigue: 'Intrigue',
    scrolls: 'Scrolls',
    council: 'Great Council',
    cards: 'Influence cards',
  },
  fr: {
    coins: 'Pièces',
    intrigue: 'Intrigue',
    scrolls: 'Parchemins',
    council: 'Grand Conseil',
    cards: 'Cartes d’influence',
  },
  pl: {
    coins: 'Monety',
    intrigue: 'Intrygi',
    scrolls: 'Zwoje',
    council: 'Wielka Rada',
    cards: 'Karty wpływu',
  },
};
export const series = (): { readonly id: string; readonly name: string }[] =>
  Object.entries(NAMES[language.value]).map(([id, name]) => ({ id, name }));
