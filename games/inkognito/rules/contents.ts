// The table of contents: every node of the rules, in the order of the rulebook.
import { contents } from '@ridotto/engine';

export const AT = contents(
  'game',
  // 3 Set-up
  'set-up',
  'placing',
  'deal',
  'first-player',
  // 4 The turn
  'turns',
  'turn',
  'walk',
  'shake',
  'movement',
  'meetings',
  'end',
  'next',
  // 9 The end of the game
  'over',
  // 5 to 7 Question, answer, dismissal
  'answer',
  'dismissal',
  // 9.3 The hand that is offered
  'hand',
  // 11 The Ambassador player
  'sheet',
);
