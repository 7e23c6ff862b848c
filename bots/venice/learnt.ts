// What was learnt of the prices of things: a player who knows how many points come of a building, a coin, a point of intrigue.
import { priceFor, uses, type Prices } from '../search/prices.ts';
import {
  BRIDGES,
  BRIM,
  CARDS,
  COINS,
  FULL,
  INTRIGUE,
  NEAR_BRIM,
  pricing,
  RICHES,
  SCROLLS,
  SPACES,
  USEFUL_COINS,
  USEFUL_SCROLLS,
} from './noticing.ts';
import { gone, usual, type Taste } from './taste.ts';

/** More turns than these a mission that is drawn late is not worth. */
const MISSION_TURNS = 6;
/** What it costs to be rid of a point of intrigue at the end. */
const SHED = 0.3;
const LAST_SPACE = 4;

/** Of the prices of `all`, those for so many players, or for the next smaller number. */
export function learnt(all: readonly Prices[], players: number): Taste {
  const { turns, each } = priceFor(all, players);
  if (each.length !== pricing.things.length)
    throw new Error(`prices of ${each.length} things, where ${pricing.things.length} are noticed: learn again`);
  const price = (thing: number, left: number): number => each[thing] * uses(pricing.things[thing], left);
  const advance = (tile: number, from: number, to: number, left: number): number =>
    (to - from) * price(SPACES + tile, left) + (to === LAST_SPACE ? price(FULL + tile, left) : 0);
  return {
    ...usual,
    left: (s) => (s.ending > 0 ? usual.left(s) : Math.max(1, turns[0] - turns[1] * gone(s))),
    coins: (n, left) => Math.min(n, USEFUL_COINS) * price(COINS, left) + Math.max(0, n - USEFUL_COINS) * price(RICHES, left),
    scrolls: (n, left) => 0.1 * n + Math.min(n, USEFUL_SCROLLS) * price(SCROLLS, left),
    intrigue: (n, most, left) => SHED * n - n * price(INTRIGUE, left) - (n >= most - NEAR_BRIM ? price(BRIM, left) : 0),
    card: (left) => price(CARDS, left),
    bridge: (left) => price(BRIDGES, left),
    mission: (left) => usual.mission(Math.min(left, MISSION_TURNS)),
    advance,
    raised: advance,
  };
}
