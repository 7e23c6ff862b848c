// What the others may bid: a number of imagined auctions, always drawn with the same luck, so that a seat which knows the same
// thinks the same. Their cards are of those that nobody has seen; how large their piles are lies open once all have planned.
import { has, Io } from '@ridotto/engine';
import { AUCTIONS, BASIC, CARDS, ROUNDS } from '@ridotto/games/valencia/box/material.ts';
import { AT } from '@ridotto/games/valencia/rules/contents.ts';
import { total } from '@ridotto/games/valencia/rules/totals.ts';
import { clockwise, drawPile, sizeOf, tokens, type State } from '@ridotto/games/valencia/box/state.ts';

const IMAGINED = 64;
const SEED = 16;
/** How much an auction is wanted. */
const WANTED = { seats: 0.8, guild: 1, sale: 0.45, 'sale-and-merchants': 0.65, move: 0.35 } as const;
/** A sale, by who has nothing to sell. */
const NOTHING_TO_SELL = 0.3;
/** Before piles are seen: of so many cards they consist. */
const SIZES = [1, 1, 2, 2, 3];
const CARDS_IN_A_PILE = 1.6;

export class Rivals {
  readonly #s: State;
  readonly #seat: number;
  readonly #io = new Io(SEED);
  /** [seat] values of cards that may be in its hands. */
  readonly #cards: readonly (readonly number[])[];
  /** [seat] sizes of its piles; undefined: not planned yet. */
  readonly #sizes: readonly (readonly number[] | undefined)[];
  /** [seat][step] in 1000 */
  readonly #bidding: readonly Float64Array[];
  readonly #inQueue: number;
  /** Cards of Nina's, and room to draw some of them. */
  readonly #ninas: Int32Array;
  readonly #left: Int32Array;

  constructor(s: State, seat: number) {
    this.#s = s;
    this.#seat = seat;
    const seats = Array.from({ length: s.seats }, (_, p) => p);
    this.#cards = seats.map((p) => valuesOf(s, p));
    this.#sizes = seats.map((p) => (s.node === AT.planning ? undefined : sizesOf(s, p)));
    this.#bidding = seats.map((p) => this.#chances(p));
    this.#inQueue = s.queue.subarray(0, s.queued).reduce((mask, p) => mask | (1 << p), 0);
    this.#ninas = s.seats === 2 ? Int32Array.from(ninasOf(s)) : new Int32Array(0);
    this.#left = new Int32Array(this.#ninas.length);
  }

  /** [imagined] bids of the others at a step, each twice its total, one more or less by who wins a tie. */
  bids(step: number): number[][] {
    return Array.from({ length: IMAGINED }, () => this.#imagine(step));
  }

  #imagine(step: number): number[] {
    const s = this.#s;
    const present = s.node === AT.bid && step === s.letter;
    const bids: number[] = [];
    for (let p = 0; p < s.seats; p++) {
      if (p === this.#seat) continue;
      const tie = present ? (this.#isBefore(p) ? 1 : -1) : this.#io.pick(2) * 2 - 1;
      if (present && s.shown[p] > 0) bids.push(2 * total(s, p) + tie);
      else if (!present || has(this.#inQueue, p)) {
        const size = this.#pileFor(p, step);
        if (size > 0) bids.push(2 * this.#draw(p, size) + tie);
      }
    }
    const { ninaCards } = s.edition.auctions[step];
    if (s.seats === 2 && ninaCards > 0) bids.push(2 * this.#nina(ninaCards) + 1);
    return bids;
  }
  /** R16 */
  #isBefore(p: number): boolean {
    const s = this.#s;
    for (let i = 0; i < s.seats; i++) {
      const at = clockwise(s, s.first, i);
      if (at === p) return true;
      if (at === this.#seat) return false;
    }
    return false;
  }

  /** [step] that a seat reveals a pile, in 1000; of those to come. */
  #chances(p: number): Float64Array {
    const s = this.#s;
    const sizes = this.#sizes[p];
    const piles = sizes === undefined ? drawPile(s, p) / (ROUNDS - s.round) / CARDS_IN_A_PILE : sizes.length;
    let all = 0;
    for (let a = sizes === undefined ? 0 : s.letter; a < AUCTIONS; a++) all += this.#wants(p, a);
    return Float64Array.from({ length: AUCTIONS }, (_, step) => 1000 * Math.min(0.95, (piles * this.#wants(p, step)) / all));
  }
  /** The size of the pile that a seat reveals at a step; 0: it passes. */
  #pileFor(p: number, step: number): number {
    if (this.#io.pick(1000) >= this.#bidding[p][step]) return 0;
    const list = this.#sizes[p] ?? SIZES;
    return list[this.#io.pick(list.length)];
  }
  #wants(p: number, step: number): number {
    const { action } = this.#s.edition.auctions[step];
    const idle = (action === 'sale' || action === 'sale-and-merchants') && tokens(this.#s, p) === 0;
    return WANTED[action] * (idle ? NOTHING_TO_SELL : 1);
  }
  #draw(p: number, size: number): number {
    const values = this.#cards[p];
    let sum = 0;
    for (let i = 0; i < size && values.length > 0; i++) sum += values[this.#io.pick(values.length)];
    return sum;
  }
  #nina(cards: number): number {
    const left = this.#left;
    left.set(this.#ninas);
    let sum = 0;
    for (let n = 0, all = left.length; n < cards && all > 0; n++) {
      const i = this.#io.pick(all--);
      sum += left[i];
      left.copyWithin(i, i + 1);
    }
    return sum;
  }
}
function* ninasOf({ ninaBag, edition }: State): Generator<number> {
  for (let k = 0; k < BASIC; k++) for (let n = ninaBag[k]; n > 0; n--) yield edition.value[k];
}

/** In this many of the imagined auctions others are before a total: [rank] how probable it is. */
export function rankChances(bids: readonly (readonly number[])[], sum: number, ranks: number): Float64Array {
  const chances = new Float64Array(ranks);
  for (const others of bids) {
    const rank = rankOf(others, sum);
    if (rank < ranks) chances[rank] += 1 / bids.length;
  }
  return chances;
}
export function rankOf(others: readonly number[], sum: number): number {
  let rank = 0;
  for (const bid of others) if (bid > 2 * sum) rank++;
  return rank;
}

function valuesOf(s: State, p: number): number[] {
  const out: number[] = [];
  for (let k = 0; k < CARDS; k++) for (let n = s.bag[p * CARDS + k] + s.known[p * CARDS + k]; n > 0; n--) out.push(s.edition.value[k]);
  return out;
}
function sizesOf(s: State, p: number): number[] {
  const out: number[] = [];
  for (let k = 0; k < s.piles[p]; k++) {
    const size = k === s.shown[p] - 1 ? 0 : sizeOf(s, p, k);
    if (size > 0) out.push(size);
  }
  return out;
}
