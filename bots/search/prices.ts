// What a game tells its teacher who asks for prices: which things a seat may have that are no points, so that it can be learnt from
// games how many points come of each.
import type { Place } from '@ridotto/engine';
import type { School } from './lesson.ts';

export interface Prices {
  /** Of a game with so many players, or more. */
  readonly players: number;
  /** Own turns that are left when nothing of the game has gone; and how many fewer when all has. */
  readonly turns: readonly [number, number];
  /** [thing] how many points one of it brings: in a long game; in each turn. */
  readonly each: readonly number[];
}
/** How what a thing brings grows with the own turns that are left: it is used up within a few; or used in every turn. */
export const ONCE = 0;
export const OFTEN = 1;
export type Use = typeof ONCE | typeof OFTEN;
/** Who knows what is in many turns? */
const FORESEEN = 11;
export const uses = (use: Use, left: number): number => (use === ONCE ? Math.min(1, left / 4) : Math.min(left, FORESEEN));

export interface Pricing<S extends Place = Place> {
  /** [thing] */
  readonly things: readonly Use[];
  readonly school: Pick<School, 'games' | 'decay'>;
  /** Positions of a game that are examples: those since the last one of which this holds. */
  example(s: S, last: S): boolean;
  /** How much of the game has gone, 0 to 1. */
  gone(s: S): number;
  /** Own turns begun, by all seats together. */
  turns(s: S): number;
  /** Points that a seat has made so far. */
  points(s: S, seat: number): number;
  /** [thing] how many it has. */
  notice(s: S, seat: number, out: Float64Array): void;
}

/** Of several, those for so many players, or for the next smaller number. */
export function priceFor(all: readonly Prices[], players: number): Prices {
  const fit = all.filter((prices) => prices.players <= players).sort((a, b) => b.players - a.players);
  if (fit.length === 0) throw new Error(`no prices for ${players} players: learn again`);
  return fit[0];
}
