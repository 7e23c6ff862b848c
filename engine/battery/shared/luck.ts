// Luck for the battery: a dealer by number, and an Io that watches what a game asks and shows.
import { Io, walk, type Audience, type Luck, type LuckSource } from '../../flow/io.ts';
import type { Dealer } from '../../match/outcomes.ts';

function hash(seed: number, n: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(n + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}
/** Every outcome follows from the seed and its number, and from nothing else. */
export const dealerOf = (seed: number): Dealer => ({
  outcome(n, question, weights, from) {
    const pick = (most: number): number => hash(seed, n) % most;
    return weights === null ? pick(question.domain.values.length) : walk(question, weights, from, pick);
  },
});

/** The same for rules that are played without a match: number after number. */
export class DealerSource implements LuckSource {
  /** Outcomes so far, in order. */
  readonly dealt: { readonly question: Luck; readonly index: number }[] = [];
  readonly #dealer: Dealer;
  constructor(seed: number) {
    this.#dealer = dealerOf(seed);
  }
  draw(question: Luck, weights: ArrayLike<number> | null, from: number): number {
    const index = this.#dealer.outcome(this.dealt.length, question, weights, from);
    this.dealt.push({ question, index });
    return index;
  }
  forced(): void {}
}

/** Thrown where the outcomes of another world cannot come up in this one. */
export class OtherWorld extends Error {}
/** Deals what was dealt elsewhere. */
export class SameSource implements LuckSource {
  readonly #dealt: DealerSource['dealt'];
  #n = 0;
  constructor(dealt: DealerSource['dealt']) {
    this.#dealt = dealt;
  }
  draw(question: Luck, weights: ArrayLike<number> | null, from: number): number {
    const next = this.#dealt[this.#n++];
    if (next === undefined || next.question !== question || (weights !== null && weights[from + next.index] === 0)) throw new OtherWorld();
    return next.index;
  }
  forced(question: Luck, index: number): void {
    const next = this.#dealt[this.#n];
    if (next?.question === question && next.index === index) this.#n++;
  }
}

export interface Asked {
  readonly question: Luck;
  /** How many of each value; null: all equally likely. */
  readonly weights: readonly number[] | null;
  readonly index: number;
}
/** Sees every question, with its weights and its outcome, and to whom something was revealed. */
export class WatchedIo extends Io {
  readonly asked: Asked[] = [];
  audience: Audience = 0;
  /** Whoever watches may object. */
  onAsked: ((asked: Asked) => void) | undefined;

  override draw(question: Luck, bag: Int32Array, from = 0): number {
    const weights = [...bag.subarray(from, from + question.domain.values.length)];
    return this.#saw({ question, weights, index: super.draw(question, bag, from) });
  }
  override die(question: Luck): number {
    return this.#saw({ question, weights: null, index: super.die(question) });
  }
  override reveal(to: Audience, what: string, data: () => object, others?: () => object): void {
    this.audience |= to;
    super.reveal(to, what, data, others);
  }
  #saw(asked: Asked): number {
    this.asked.push(asked);
    this.onAsked?.(asked);
    return asked.index;
  }
}
