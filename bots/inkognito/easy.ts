// A player who knows the game, and does not always think: every other decision is made at random, but for hands and sheets.
import type { State } from '@ridotto/games/inkognito/index.ts';
import type { Bot } from '../shared/bot.ts';
import { careless } from './careless.ts';
import { steady } from './steady.ts';

export const easy: Bot<State> = {
  ...steady,
  name: 'easy',
  decide: (q) => (q.luck.pick(2) === 0 ? careless : steady).decide(q),
};
