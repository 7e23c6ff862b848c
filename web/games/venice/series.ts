// What is drawn turn by turn when a game is looked at again, by the counts of `standing`, in every language.
import { seriesOf } from '../../play/series.ts';

export const series = seriesOf({
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
});
