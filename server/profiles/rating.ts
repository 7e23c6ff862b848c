// How well somebody plays a game, by the places that they had among others: Weng and Lin's way, as Plackett and Luce have it
// (openskill). Fractions of decimal places come out alike on every machine, for it is all one arithmetic.
import { rate as openskill, rating } from 'openskill';
import type { Rating } from '../storage/result.ts';

/** `before`: of each who played; undefined: nothing is known yet. */
export function rate(before: readonly (Rating | undefined)[], places: readonly number[]): readonly Rating[] {
  const teams = before.map((one) => [one ? { mu: one.mu, sigma: one.sigma } : rating()]);
  return openskill(teams, { rank: [...places] }).map(([{ mu, sigma }]) => ({ mu, sigma }));
}
