// The rules in short in English: what one needs for a first game.
import type { Short } from '@ridotto/engine/rules-text.ts';

export const short: Short = {
  aim: [
    'Four agents, two teams: Lord Fiddlebottom with Colonel Bubble, Madame Zsa Zsa with Agent X. Find out who your partner is, put your two letters together, carry out the mission, and announce it.',
  ],
  'set-up': [
    'You have four figures of different builds; one of them is really you. Three grey cards tell you who you are, which build is yours, and one letter.',
  ],
  balls: [
    'Shake the Phantom: three balls, each good for one step.',
    [
      'white: one of your figures, by street or canal',
      'orange: one of yours, by street',
      'blue: one of yours, by canal',
      'black: the Ambassador',
      'purple: a figure of somebody else',
    ],
  ],
  meetings: [
    'Where your figure and another’s end on one space, and one of them was moved now, they meet: you ask a question and send that figure away, or take an extra step, or do nothing.',
  ],
  questions: [
    'Asked for identity, the other shows you two Identity cards and one Disguise card; for disguise, two and one the other way round. At least one is true. A grey Identity or Disguise card is always true. Through the Ambassador you may ask anybody: two cards, one of them true.',
  ],
  missions: [
    'Both letters of a team name its mission: who must stand where. When it is so, announce it in your turn and offer your hand to your partner. If all of it is right, you both win; if not, the others do.',
  ],
};
