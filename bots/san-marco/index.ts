// The computer players of their own that this game has.
import type { Bot } from '../shared/bot.ts';
import { levels } from '../search/levels.ts';
import { guide } from './guide.ts';

export const bots: readonly Bot[] = levels(guide);
