// The computer players of their own that this game has.
import type { State } from '@ridotto/games/valencia/index.ts';
import type { Bot } from '../shared/bot.ts';
import type { Adviser } from '../search/adviser.ts';
import { levels } from '../search/levels.ts';
import { guide, withPlans } from './guide.ts';
import { pileOf, plans } from './plans.ts';
import { reasoning } from './reasons.ts';

export const bots: readonly Bot[] = levels(guide, withPlans);
export const adviser: Adviser<State> = { guide: { ...guide, wholes: plans, comesTo: pileOf }, reasoning };
