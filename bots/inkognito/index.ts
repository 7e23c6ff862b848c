// The computer players of their own that this game has. Nothing that was searched has been better than what `steady` deduces
// (docs/decisions/0039).
import type { Bot } from '../shared/bot.ts';
import { levelsWithoutSearch } from '../search/levels.ts';
import { careless } from './careless.ts';
import { easy } from './easy.ts';
import { steady } from './steady.ts';

export const bots: readonly Bot[] = [careless, ...levelsWithoutSearch(easy, steady)];
