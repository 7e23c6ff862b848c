// Why a choice is a good one, in the words of the game: clauses of which the choice is the subject.
import type { District } from '../box/material.ts';

/** What brings points, in the end. */
export const GAINS = ['doge', 'final', 'limit-bonus', 'tolls'] as const;
type Gain = (typeof GAINS)[number];

/** By name, with what is said. `tenths`: of the imagined games. */
export interface Reasons {
  /** Most nobles there, alone; `from`: who had them; `doge`: in so many tenths of the games he comes there soon. */
  majority: { district: District; from: string | null; doge: number | null };
  /** Somebody else no longer has most nobles there alone. */
  'ends-majority': { district: District; of: string };
  /** Points by the Doge, at once. */
  scores: { district: District; points: number };
  /** One gets the offer with this card. */
  leaves: { card: string; tenths: number };
  /** Fewer limit points than by the other choices. */
  'less-limit': { points: number };
  /** More points in the end than by the other choices. */
  more: { by: Gain; points: number };
}
export type ReasonWords = { readonly [K in keyof Reasons]: (f: Reasons[K], name: (seat: string) => string) => string };
