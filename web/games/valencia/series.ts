// What is drawn turn by turn when a game is looked at again, by the counts of `standing`, in every language.
import { seriesOf } from '../../play/series.ts';

export const series = seriesOf({
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
});
