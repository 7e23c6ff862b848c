// Questions about the table, and their answers, in English.
import { counting } from '@ridotto/engine/words.ts';

const count = counting('en');

export const asked = {
  line: 'Move or question',
  lineAsk: 'Ask about the table',
  ask: 'Ask',
  example: (thing: string) => `For example: What is in ${thing}?`,
  about: 'A question ends with a question mark: what is in a place, who is ahead, what has changed, what you can do, what you have.',
  /** By which words a question is known, without accents: parted by commas, all words of one of these. */
  topics: {
    reach: 'reach, neighbours, near, around, next to',
    changed: 'changed, change, changes, happened, missed, new',
    choices: 'can i, may i, could i, choices, options, legal',
    turn: 'turn, must i, should i, asked, what now, waiting, waits',
    mine: 'my, mine, i have, am i',
    ahead: 'ahead, leads, leading, winning, wins, score, scores, points, majority, majorities',
  },
  nothingNew: 'Nothing has happened since your last move.',
  earlier: (n: number) => count(n, { one: 'Before that, # more line is in the log.', other: 'Before that, # more lines are in the log.' }),
  nothingToDo: 'There is nothing that you can do now.',
  nothingThere: (thing: string) => `There is nothing that you can do now with this: ${thing}.`,
  canDo: (n: number) => count(n, { one: 'You can do this:', other: 'You can do one of # things:' }),
  more: (n: number) => count(n, { one: 'And # more.', other: 'And # more.' }),
  listed: (items: readonly string[]) => items.join('; '),
  nobody: 'nobody',
  notUnderstood: (things: readonly string[]) =>
    `This was not understood. You can ask what has changed, whose turn it is, what you can do, what you have, who is ahead, and about players and these: ${things.join(', ')}.`,
};
