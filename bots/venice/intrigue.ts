// Intrigue: what a point of it costs, by what the others have and how near the end is; who is arrested cannot win.
import type { Choice, Seat } from '@ridotto/engine';
import { SAY } from '@ridotto/games/venice/index.ts';
import { DOGE } from '@ridotto/games/venice/box/material.ts';
import { orderOf, type State } from '@ridotto/games/venice/box/state.ts';
import type { Taste } from './taste.ts';

/** In points: each on top makes it harder not to be arrested. */
const EACH = 4;

/** The intrigue with which this seat would be arrested now. */
function arrestedFrom(s: State, seat: number): number {
  if (s.seats === 1) return Math.max(1, s.intrigue[DOGE]);
  let from = 1;
  for (let p = 0; p < s.seats; p++) {
    if (p === seat) continue;
    from = Math.max(from, s.intrigue[p] + (orderOf(s, seat) > orderOf(s, p) ? 0 : 1));
  }
  return from;
}
/** Points that so many coins and scrolls can shed in final scoring. */
function relief(s: State, coins: number, scrolls: number): number {
  const { coinsPerPoint, scrollsPerPoint } = s.edition.file.endScoring.reduceIntrigue;
  return Math.floor(coins / coinsPerPoint) + Math.floor(scrolls / scrollsPerPoint);
}
/** The same for intrigue that nobody can shed any more. The Doge's may still fall: in his turns, and when he has too much. */
function arrestedAtLastFrom(s: State, seat: number, left: number): number {
  if (s.seats === 1) {
    const { dogeIntrigueTrigger: most, dogeIntrigueTriggerRemove: removed } = s.edition.file.solo;
    const his = s.intrigue[DOGE];
    return Math.max(1, left > 0 ? his >> 1 : his + 2 < most ? his : most - removed);
  }
  let from = 1;
  for (let p = 0; p < s.seats; p++) {
    if (p === seat) continue;
    from = Math.max(from, s.intrigue[p] - relief(s, s.coins[p], s.scrolls[p]) + (orderOf(s, seat) > orderOf(s, p) ? 0 : 1));
  }
  return from;
}

/** What intrigue costs, in points. The nearer the end, the more it is in earnest: it must be shed for coins and scrolls, or one is
    arrested. */
export class Danger {
  readonly #s: State;
  readonly #taste: Taste;
  readonly #left: number;
  readonly #most: number;
  readonly #from: number;
  readonly #atLast: number;
  /** 1 in the last turn. */
  readonly #late: number;

  constructor(s: State, seat: number, taste: Taste, left: number) {
    this.#s = s;
    this.#taste = taste;
    this.#left = left;
    this.#most = s.edition.file.playerBoard.intrigueMax[s.seats];
    this.#from = arrestedFrom(s, seat);
    this.#atLast = arrestedAtLastFrom(s, seat, left);
    this.#late = 1 / (1 + left / 4);
  }
  cost(intrigue: number, coins: number, scrolls: number): number {
    const late = this.#late;
    const cost = this.#taste.intrigue(intrigue, this.#most, this.#left) + late * Math.max(0, intrigue - this.#from + 1);
    const kept = intrigue - relief(this.#s, coins, scrolls);
    const over = kept - this.#atLast + 1;
    if (kept <= 0 || over < 0) return cost;
    return cost + late ** 2 * ((over > 0 ? this.#taste.arrest : this.#taste.arrest / 4) + EACH * over);
  }
}

/** 9.2, step 3: only out of danger, and only if that can be reached; whoever is in danger again is asked again. Scrolls first:
    they score nothing. */
export function reducing(s: State, seat: Seat, legal: readonly Choice[]): Choice {
  const { coinsPerPoint, scrollsPerPoint } = s.edition.file.endScoring.reduceIntrigue;
  const [coins, scrolls] = [s.coins[seat], s.scrolls[seat]];
  const reachable = (moreCoins: number, moreScrolls: number): number =>
    Math.floor((coins + moreCoins) / coinsPerPoint) + Math.floor((scrolls + moreScrolls) / scrollsPerPoint);
  const needed = s.intrigue[seat] - arrestedFrom(s, seat) + 1;
  const done = SAY.done.make();
  if (needed <= 0) return done;
  if (reachable(0, 0) < needed && s.favour[seat] > 0)
    for (let gain = 0; gain < 2; gain++)
      if (reachable(gain === 0 ? s.edition.favour[0] : 0, gain === 1 ? s.edition.favour[1] : 0) >= needed) return SAY.favour.make(gain);
  if (reachable(0, 0) < needed) return done;
  return [SAY.reduce.make(1), SAY.reduce.make(0)].find((c) => legal.includes(c)) ?? done;
}
