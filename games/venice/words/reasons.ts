// Why a choice is a good one, in the words of the game: clauses of which the choice is the subject.
import type { Building } from '../box/material.ts';

/** What one has more of at once. */
export const AT_ONCE = ['vp', 'coins', 'scrolls', 'council'] as const;
/** What brings points at the end of the game. */
export const GAINS = ['awards', 'assistants', 'wealth'] as const;

/** By name, with what is said. `tenths`: of the imagined games. */
export interface Reasons {
  completes: { mission: string };
  /** An assistant of one's own comes there, or a space further. */
  assistant: { building: Building };
  /** More at once than by the other choices. */
  gains: { what: (typeof AT_ONCE)[number]; amount: number };
  /** Less intrigue than by the other choices. */
  'less-intrigue': { amount: number };
  /** In so many more of ten games somebody else is arrested. */
  safer: { tenths: number };
  /** More points in the end than by the other choices; `by`: null: by everything together. */
  more: { by: (typeof GAINS)[number] | null; points: number };
}
