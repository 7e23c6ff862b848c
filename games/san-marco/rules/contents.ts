// The table of contents: every node of the rules, in the order of the rulebook.
import { contents } from '@ridotto/engine';

export const AT = contents(
  'game',
  // 3 Set-up
  'set-up',
  'first-leader',
  'nobles',
  'roll',
  'fourth-roll',
  'place-nobles',
  'first-bridges',
  'first-bridge',
  'begin',
  // 4 The round
  'passages',
  'new-passage',
  'rounds',
  'roles',
  'assign',
  'draw',
  'cut',
  'turns',
  'turn',
  'choose',
  'play',
  // 7 The end of a round, and of a passage
  'limits',
  'settle',
  'extra-banishment',
  'next-passage',
  // 10 The end of the game
  'final',
  // 5 The cards
  'district',
  'bridge',
  'seize',
  'resettle',
  'transfer',
  'victim',
  'banishment',
  'removal',
  'first-doge',
  'doge',
  // 8 Empty supply
  'from-board',
);
