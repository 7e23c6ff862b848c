// The computer players of their own that this game has.
import type { Bot } from '../shared/bot.ts';
import { steady } from './steady.ts';

export const bots: readonly Bot[] = [steady];
