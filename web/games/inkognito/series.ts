// What is drawn turn by turn when a game is looked at again, by the counts of `standing`, in every language.
import { seriesOf } from '../../play/series.ts';

export const series = seriesOf({
  en: {
    asked: 'Questions asked',
    answered: 'Questions answered',
  },
  fr: {
    asked: 'Questions posées',
    answered: 'Réponses données',
  },
  pl: {
    asked: 'Zadane pytania',
    answered: 'Udzielone odpowiedzi',
  },
});
