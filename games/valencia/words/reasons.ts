// Why a choice is a good one, in the words of the game: clauses of which the choice is the subject.
import type { CouncilSeat } from '../box/material.ts';

/** Rows of the sheet that a choice may change. */
export const GAINS = ['council', 'city', 'palms', 'fountains', 'privileges', 'missions'] as const;
type Gain = (typeof GAINS)[number];

/** By name, with what is said. `tenths`: of the imagined games. */
export interface Reasons {
  /** One sits there. */
  sits: { at: CouncilSeat };
  /** What a mission of one's own would bring now: so many points more. */
  mission: { mission: string; points: number };
  /** The same for what lies in the city, and privileges. */
  now: { by: Gain; points: number };
  /** One has the highest pile of an auction that comes soon. */
  first: { tenths: number };
  /** More points in the end than by the other choices. */
  more: { by: Gain; points: number };
}
