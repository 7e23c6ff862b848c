// What is drawn turn by turn when a game is looked at again, by the counts of `standing`, in every language.
import { seriesOf } from '../../play/series.ts';

export const series = seriesOf({
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
});
