import type { Bot } from '../shared/bot.ts';

/** Opens what it may, and bids what comes first but one. */
const steady: Bot = { name: 'steady', decide: ({ legal }) => legal[Math.min(1, legal.length - 1)] };

export const bots: readonly Bot[] = [steady];
