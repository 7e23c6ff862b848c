// What the search is told of Valencia: play the round on, and see what was made of it.
import { valencia, type State } from '@ridotto/games/valencia/index.ts';
import { know } from '@ridotto/games/valencia/knowledge/sample.ts';
import { AT } from '@ridotto/games/valencia/rules/contents.ts';
import type { Guide } from '../search/guide.ts';
import { outcomeOf } from '../search/learnt.ts';
import { margin } from '../search/margin.ts';
import { lesson } from './noticing.ts';
import { planAnew, plansOfBots } from './plans.ts';
import { steady } from './steady.ts';
import { weights } from './weights.ts';
import { Worth } from './worth.ts';

/** Cards are put and taken back one by one; missions are chosen before anything else is known. */
const AT_ONCE: readonly number[] = [AT.missions, AT.planning, AT['take-back']];
/** What is left of a plan says nothing to `Worth`. */
const BLIND: readonly number[] = [AT.planning, AT.bid, AT['take-back']];

export const guide: Guide<State> = {
  policy: steady,
  searched: (s) => !AT_ONCE.includes(s.node),
  begin: planAnew,
  judgedAtOnce: (s) => !BLIND.includes(s.node),
  candidates: 4,
  // To the end of the round, which is less.
  horizon: 200,
  settled: (s, from) => s.round !== from.round,
  enough: 20,
  outcome: outcomeOf(valencia, lesson, weights),
  value(s, seat) {
    if (s.awaited === 0) return margin(valencia, s, seat);
    return new Worth(know(s, seat).state, seat).now();
  },
};

/** For whoever has two seconds: plans as well, of which an imagined game is a whole round (docs/decisions/0058). */
export const withPlans: Guide<State> = { ...guide, wholes: plansOfBots };
