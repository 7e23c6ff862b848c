// Why a choice is a good one: what was counted in imagined games that began with it, beside what was counted in those that began with
// others. A game says what is counted, and which sentences follow; nothing is said that was not counted.
import type { Fact, Place, Seat, Told } from '@ridotto/engine';

/** So much more of what is called so. */
export type Count = (name: string, amount?: number) => void;

export interface Reasoning<S extends Place = Place> {
  /** Where a decision has so many parts that only a whole one is worth a word: those that the guide offers, or the policy's alone. */
  whole?(s: S): boolean;
  /** What players have in the end, of all there is: parts by seat, 1 together (less, where somebody without a seat has some). */
  shares(s: S): readonly number[];
  /** What that is. */
  of(s: S): 'points' | 'wins';
  /** How a position stands for a seat: amounts, by names of the game's own. */
  stands(s: S, seat: Seat, count: Count): void;
  /** What an event of an imagined game is to a seat: amounts by name, none of them a name of `stands`. */
  happens(fact: Fact, seat: Seat, count: Count): void;
  /** All that may be said for a choice. */
  says(compared: Compared<S>): readonly Weighty[];
}
/** A sentence of the game's catalogue of reasons, and what it weighs: in points, more or less. */
export interface Weighty extends Told {
  readonly weight: number;
}

/** What was counted, in the mean of all games. `atOnce`: when the seat has done what it was asked; `soon`: some turns later;
    `end`: of the game. */
export interface Means {
  atOnce(name: string): number;
  soon(name: string): number;
  end(name: string): number;
  /** Square of the standard error of `end`. */
  variance(name: string): number;
}
export interface Compared<S extends Place = Place> extends Means {
  readonly seat: Seat;
  /** As it stands, as far as the seat knows. */
  readonly world: S;
  /** Of that. */
  now(name: string): number;
  /** The mean of the other choices; undefined: there are none. */
  readonly others: Means | undefined;
}

type When = 'atOnce' | 'soon' | 'end';
/** Amounts of one choice, added up over games. */
export class Tally<S extends Place> implements Means {
  readonly #reasoning: Reasoning<S>;
  readonly #seat: Seat;
  readonly #sums: Readonly<Record<When, Map<string, number>>> = { atOnce: new Map(), soon: new Map(), end: new Map() };
  readonly #squares = new Map<string, number>();
  #games = 0;

  constructor(reasoning: Reasoning<S>, seat: Seat) {
    this.#reasoning = reasoning;
    this.#seat = seat;
  }

  look(when: When, s: S, facts: readonly Fact[]): void {
    const seen = new Map<string, number>();
    const count = counting(seen);
    this.#reasoning.stands(s, this.#seat, count);
    for (const fact of facts) this.#reasoning.happens(fact, this.#seat, count);
    const sum = counting(this.#sums[when]);
    for (const [name, amount] of seen) sum(name, amount);
    if (when !== 'end') return;
    this.#games++;
    const square = counting(this.#squares);
    for (const [name, amount] of seen) square(name, amount ** 2);
  }
  readonly atOnce = (name: string): number => this.#mean('atOnce', name);
  readonly soon = (name: string): number => this.#mean('soon', name);
  readonly end = (name: string): number => this.#mean('end', name);
  readonly variance = (name: string): number =>
    this.#games < 2 ? Infinity : Math.max(0, (this.#squares.get(name) ?? 0) / this.#games - this.end(name) ** 2) / (this.#games - 1);
  #mean(when: When, name: string): number {
    return (this.#sums[when].get(name) ?? 0) / Math.max(1, this.#games);
  }
}
const counting =
  (sums: Map<string, number>): Count =>
  (name, amount = 1) =>
    void sums.set(name, (sums.get(name) ?? 0) + amount);

/** What weighs less is not worth a word. */
const LEAST = 0.25;
/** Sentences for one choice. */
const MOST = 2;

/** The weightiest that may be said for a choice. `others`: tallies of the other choices. */
export function reasonsFor<S extends Place>(
  reasoning: Reasoning<S>,
  { seat, world, own, others }: { readonly seat: Seat; readonly world: S; readonly own: Means; readonly others: readonly Means[] },
): readonly Told[] {
  const now = new Map<string, number>();
  reasoning.stands(world, seat, counting(now));
  const { atOnce, soon, end, variance } = own;
  const compared = { atOnce, soon, end, variance, seat, world, now: (name: string) => now.get(name) ?? 0, others: meanOf(others) };
  return [...reasoning.says(compared)]
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ what, data }) => ({ what, data }));
}
function meanOf(all: readonly Means[]): Means | undefined {
  if (all.length === 0) return undefined;
  const mean = (when: When) => (name: string) => all.reduce((sum, one) => sum + one[when](name), 0) / all.length;
  const variance = (name: string): number => all.reduce((sum, one) => sum + one.variance(name), 0) / all.length ** 2;
  return { atOnce: mean('atOnce'), soon: mean('soon'), end: mean('end'), variance };
}
