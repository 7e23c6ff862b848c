// How a player of Inkognito goes about it: levels differ in this and in nothing else.
import type { Known } from '@ridotto/games/inkognito/knowledge/sample.ts';

export interface Manner {
  /** What is likely among all that is possible; left out: everything alike. */
  readonly belief?: Belief;
  /** An announcement that wins with this probability is made. */
  readonly sure: number;
  /** What a position is worth: one's own mission accomplished, the other team's at its worst, and what could be asked next. */
  readonly progress: number;
  readonly danger: number;
  readonly next: number;
  /** And that one's own team wins in the next turn of each, rather than the other one; 0: that is not looked at. */
  readonly first: number;
}
/** `me`: a colour. */
export interface Belief {
  /** [deal] how likely it is, in any unit. */
  weigh(known: Known, me: number): Float64Array;
  /** [deal] how likely this colour would tell everything if it were asked now. */
  tells(known: Known, me: number, colour: number): Float64Array;
}

/** Sums of weights are not exact. */
export const CERTAIN = 0.999;
export const usual: Manner = { sure: CERTAIN, progress: 14, danger: 10, next: 0.5, first: 0 };
