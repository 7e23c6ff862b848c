// A rating as people are shown it.
import type { Rating } from '../storage/result.ts';

/** Who is new stands at 1000, give or take 667. */
const SCALE = 40;
export interface RatingView {
  readonly rating: number;
  /** It is within so many of it, with a probability of 95 in a hundred. */
  readonly give: number;
}
export const shown = ({ mu, sigma }: Rating): RatingView => ({ rating: Math.round(SCALE * mu), give: Math.round(SCALE * 2 * sigma) });
