// Why a choice is a good one, in the words of the game: clauses of which the choice is the subject.

/** By name, with what is said. `tenths`: of the imagined games. */
export interface Reasons {
  /** One wins within the next turns. */
  wins: { tenths: number };
  /** So many possible deals of the secret cards are left, in the mean, some turns later; there are `now`; by the other choices there are `others`. */
  leaves: { now: number; deals: number; others: number };
  /** One asks this player within the next turns. */
  asks: { seat: string; tenths: number };
  /** Others win within the next turns in so many fewer of ten games than by the other choices. */
  delays: { tenths: number };
}
