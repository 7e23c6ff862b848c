// The computer players of their own that this game has. Nothing that was searched has been better than what is inferred from what
// others chose to show (docs/decisions/0052).
import type { State } from '@ridotto/games/inkognito/index.ts';
import type { Bot } from '../shared/bot.ts';
import type { Adviser } from '../search/adviser.ts';
import { careless } from './careless.ts';
import { easy } from './easy.ts';
import { guide } from './guide.ts';
import { reasoning } from './reasons.ts';
import { steady } from './steady.ts';
import { strong } from './strong.ts';

export const bots: readonly Bot[] = [careless, easy, steady, strong, { ...strong, name: 'strongest' }];
export const adviser: Adviser<State> = { guide, reasoning };
