// What the page of the rules of Inkognito shows on the board, and where one goes on from there.
import type { Scene } from '@ridotto/engine';

export const scenes: readonly Scene[] = [
  {
    section: 'balls',
    lesson: 'masks',
    step: 3,
    near: ['s04'],
    about: {
      en: 'One step by street or canal, and Anne’s figure stands beside one of Benoît’s: that is a meeting.',
      fr: 'Un pas par la rue ou le canal, et une figurine d’Anne rejoint celle de Benoît : c’est une rencontre.',
      pl: 'Krok ulicą albo kanałem i figura gracza Anne stoi obok figury gracza Benoît: to spotkanie.',
    },
  },
  {
    section: 'meetings',
    lesson: 'answers',
    step: 17,
    near: ['s36'],
    about: {
      en: 'The Ambassador may be brought to a figure of one’s own: he is asked like a player.',
      fr: 'L’Ambassadeur peut être amené auprès d’une de ses propres figurines : on l’interroge comme les autres.',
      pl: 'Ambasadora można przyprowadzić do własnej figury: pyta się go tak jak gracza.',
    },
  },
  {
    section: 'dismissal',
    lesson: 'masks',
    step: 9,
    near: ['s50'],
    about: {
      en: 'After a question the figure that was met is sent to an empty space without a number.',
      fr: 'Après une question, la figurine rencontrée est envoyée sur une case vide sans numéro.',
      pl: 'Po pytaniu napotkaną figurę odsyła się na puste pole bez numeru.',
    },
  },
];
