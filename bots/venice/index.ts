// The computer players of their own that this game has. Nothing that was searched in imagined games has been
// better than prices that were learnt (docs/decisions/0050).
import type { State } from '@ridotto/games/venice/box/state.ts';
import type { Bot } from '../shared/bot.ts';
import type { Adviser } from '../search/adviser.ts';
import { slipping } from '../search/slipping.ts';
import { guide } from './guide.ts';
import { reasoning } from './reasons.ts';
import { strong } from './strong.ts';
import { strongest } from './strongest.ts';

export const bots: readonly Bot[] = [slipping('easy', guide), guide.policy, strong, strongest];
export const adviser: Adviser<State> = { guide, reasoning };
