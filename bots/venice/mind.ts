// What a seat makes of a position: how much is left of the game, and what everything is worth, in points.
import { DOGE, SEATS, TYPES } from '@ridotto/games/venice/box/material.ts';
import { coinsPerVp } from '@ridotto/games/venice/rules/scoring.ts';
import { placed, type State } from '@ridotto/games/venice/box/state.ts';
import { Danger } from './intrigue.ts';
import { Prospects } from './missions.ts';
import { Purse } from './purse.ts';
import type { Taste } from './taste.ts';

/** Purses on which something is tried, one for each place that tries: they are in use at the same time. */
class Trials {
  readonly firstBranch = new Purse();
  readonly secondBranch = new Purse();
  readonly lighter = new Purse();
  readonly effect = new Purse();
  readonly bestEffect = new Purse();
  readonly mooring = new Purse();
  readonly mooringStart = new Purse();
  readonly payment = new Purse();
}

export class Mind {
  readonly trials = new Trials();
  readonly s: State;
  readonly seat: number;
  /** The gondola whose cubes the purse holds. */
  readonly g: number;
  readonly taste: Taste;
  readonly left: number;
  readonly prospects: Prospects;
  /** A point of a rival, against one of one's own. */
  readonly rival: number;
  /** Of a council space, in points of the end for assistants. */
  readonly #share: number;
  /** How much the awards as they would be now tell of the end. */
  readonly #award: number;
  readonly #councils: readonly number[];
  /** [n] what n spaces are worth, once somebody has asked. */
  readonly #spaces: (number | undefined)[] = [];
  /** Intrigue of the others. */
  readonly #others: readonly number[];
  readonly #awards: readonly number[];
  readonly #danger: Danger;
  readonly #most: number;
  readonly #coinsPerVp: number;

  constructor(s: State, seat: number, g: number, taste: Taste) {
    this.s = s;
    this.seat = seat;
    this.g = g;
    this.taste = taste;
    this.left = taste.left(s);
    const other = (g ^ 1) * TYPES;
    this.prospects = new Prospects(s, seat, taste, this.left, [s.cubes[other], s.cubes[other + 1], s.cubes[other + 2]]);
    this.rival = s.seats === 1 ? 1 : 0.8 / (s.seats - 1);
    const hoped = placed(s, seat) + 0.75 * this.left;
    this.#share = hoped >= 9 ? 0.9 : hoped >= 7 ? 0.45 : 0;
    const { councilTrack } = s.edition.file;
    this.#awards = councilTrack.awards[s.seats === 1 ? councilTrack.soloUsesAwardsOf : s.seats] as readonly number[];
    this.#award = 0.15 + 0.6 / (1 + this.left / 4);
    const others = Array.from({ length: s.seats }, (_, p) => p).filter((p) => p !== seat);
    this.#others = [...others, ...(s.seats === 1 ? [DOGE] : [])].map((who) => s.intrigue[who]);
    this.#councils = [...others, ...(s.seats === 1 ? [SEATS, SEATS + 1] : [])].map((m) => s.council[m]);
    this.#danger = new Danger(s, seat, taste, this.left);
    this.#most = s.edition.file.playerBoard.intrigueMax[s.seats];
    this.#coinsPerVp = coinsPerVp(s, seat);
  }

  worth(p: Purse): number {
    return (
      p.vp +
      p.extra +
      this.coins(p.coins) +
      this.scrolls(p.scrolls) -
      this.#danger.cost(p.intrigue, p.coins, p.scrolls) +
      this.council(p.council) +
      this.card * p.cards +
      this.drawn * p.drawn +
      this.bridge * p.bridges +
      this.s.edition.file.endScoring.favourCardVp * p.favour +
      this.prospects.worth(p.cubes, p.scrolls, p.done)
    );
  }
  coins(n: number): number {
    return n / this.#coinsPerVp + this.taste.coins(n, this.left);
  }
  scrolls(n: number): number {
    return this.taste.scrolls(n, this.left);
  }
  /** What the place would score if it stayed so, in part; and what each space is worth anyway. */
  council(n: number): number {
    return (this.#spaces[n] ??= this.#council(n));
  }
  #council(n: number): number {
    let before = 0;
    let level = 1;
    for (const other of this.#councils) {
      if (other > n) before++;
      else if (other === n) level++;
    }
    let award = 0;
    if (n > 0) for (let i = before; i < before + level; i++) award += this.#awards[i] ?? 0;
    return this.#share * n + (this.#award * award) / level + this.taste.council * n;
  }
  get card(): number {
    return this.taste.card(this.left);
  }
  /** A mission not yet seen. Alone it costs a card of the Doge, and so the game most of a turn. */
  get drawn(): number {
    if (this.s.seats === 1) return -1.5;
    return this.taste.mission(this.left);
  }
  get bridge(): number {
    return this.taste.bridge(this.left);
  }

  /** Others take intrigue, n each. */
  get accusation(): number {
    return this.s.seats === 1 ? 0.7 : 0.35;
  }
  isFull(intrigue: number): boolean {
    return intrigue >= this.#most;
  }

  /** A5: players with less intrigue than this, and with more. */
  withLess(intrigue: number): number {
    return this.#others.filter((n) => n < intrigue).length;
  }
  withMore(intrigue: number): number {
    return this.#others.filter((n) => n > intrigue).length;
  }
}
