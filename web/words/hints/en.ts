// What is said of hints, in English.
import { counting } from '@ridotto/engine/words.ts';

const count = counting('en');

export const hints = {
  name: 'Hint',
  setting: 'Hints',
  settingAbout:
    'Each may ask by themselves for a few good choices, weighed from what they know and nothing else, and why. The others are not told.',
  without: 'Without hints.',
  ask: 'Ask for a hint (h)',
  thinking: 'A few choices are being weighed, from what you know. That takes some seconds.',
  title: 'What you might do',
  /** `games`: imagined for each choice. */
  about: (games: number) =>
    `From what you know and nothing else, in ${count(games, { one: '# imagined game', other: '# imagined games' })} of each choice. What differs by less than is added or taken away (±) is as good.`,
  share: { points: (n: number) => `${n}% of the points`, wins: (n: number) => `${n}% of the wins` },
  give: (n: number) => `± ${n}`,
  giveAloud: (n: number) => `give or take ${n}`,
  /** Two reasons of one choice. */
  and: (one: string, other: string) => `${one}; ${other}`,
  noReason: 'Nothing that was counted tells it from the others.',
  only: 'There is nothing else that you could do.',
  single: 'A single suggestion: so many ways cannot be weighed one by one.',
  ready: (best: string) => `A hint: ${best}`,
  close: 'Put the hint away',
};
