// The computer players of their own that this game has.
import type { Bot } from '../shared/bot.ts';
import { levelsWithoutSearch } from '../search/levels.ts';
import { slipping } from '../search/slipping.ts';
import { guide } from './guide.ts';

export const bots: readonly Bot[] = levelsWithoutSearch(slipping('easy', guide), guide.policy);
