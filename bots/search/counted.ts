// What the reasons of all games do with what was counted.
import type { Means, Weighty } from './reasons.ts';

/** Of what happened in so many of all games, where it may have happened more than once in one. */
export const fraction = (mean: number): number => Math.max(0, Math.min(1, mean));
/** In so many of ten. */
export const tenths = (of: number): number => Math.round(10 * of);

/** So many standard errors are no chance. */
const SURE = 2;
/** By how much there is more in the end than with the others; 0, where that may be chance. */
export function surelyMore(name: string, own: Means, others: Means | undefined): number {
  if (!others) return 0;
  const more = own.end(name) - others.end(name);
  return more > SURE * Math.sqrt(own.variance(name) + others.variance(name)) ? more : 0;
}

/** Each one's part of all points; equal parts, where nobody has any. Nobody has less than none. */
export function sharesOfPoints(scores: readonly number[]): number[] {
  const points = scores.map((n) => Math.max(0, n));
  const all = points.reduce((a, b) => a + b, 0);
  return points.map((n) => (all === 0 ? 1 / points.length : n / all));
}
/** Each one's part of the victory. */
export const sharesOfVictory = (seats: number, winners: readonly number[]): number[] =>
  Array.from({ length: seats }, (_, p) => (winners.includes(p) ? 1 / winners.length : 0));

/** Sentences of a catalogue: data as it wants them, and what each weighs. */
export const saying =
  <Catalogue extends object>() =>
  <What extends keyof Catalogue & string>(what: What, data: Catalogue[What] & object, weight: number): Weighty => ({ what, data, weight });
