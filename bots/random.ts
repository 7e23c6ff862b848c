// Any legal choice, all equally likely: for tests, for speed, and for filling a seat.
import type { Bot } from './shared/bot.ts';

export const random: Bot = {
  name: 'random',
  decide: ({ legal, luck }) => legal[luck.pick(legal.length)],
};
