// The computer players of their own that this game has. Nothing that was searched has been better than what `steady` deduces
// (docs/decisions/0039).
import type { State } from '@ridotto/games/inkognito/index.ts';
import type { Bot } from '../shared/bot.ts';
import type { Adviser } from '../search/adviser.ts';
import { levelsWithoutSearch } from '../search/levels.ts';
import { careless } from './careless.ts';
import { easy } from './easy.ts';
import { guide } from './guide.ts';
import { reasoning } from './reasons.ts';
import { steady } from './steady.ts';

export const bots: readonly Bot[] = [careless, ...levelsWithoutSearch(easy, steady)];
export const adviser: Adviser<State> = { guide, reasoning };
