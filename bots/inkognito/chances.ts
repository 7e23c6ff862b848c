// How probably a wish comes true in somebody's next turn: by all that the Phantom may show, and what it would let them move.
import type { Edition } from '@ridotto/games/inkognito/index.ts';
import * as box from '@ridotto/games/inkognito/box/material.ts';
import { occupied, type State } from '@ridotto/games/inkognito/box/state.ts';
import type { Wish } from './mind.ts';

const { BALLS, BLACK, PIECES, PURPLE, SHOWN, SPACES, THE_AMBASSADOR, WAYS_OF_BALL } = box;

// What may be shown is a set of bits, one for each three balls that there are; there are at most thirty. (More than one purple
// ball, which no edition of the publisher's has, is not counted on.)
const HALF = 15;
const LOW = (1 << HALF) - 1;
const EVERY = (1 << (2 * HALF)) - 1;

/** What an edition's Phantom and streets allow. */
class Reach {
  /** [from * SPACES + to] with which balls one figure of one's own gets there, by as many of them as it takes. */
  readonly own: Int32Array;
  /** At least one purple ball, one black one, two. */
  readonly purple: number = 0;
  readonly black: number = 0;
  readonly blacks: number = 0;
  /** [low half of a set], [high half] how probable it is. */
  readonly #low = new Float64Array(LOW + 1);
  readonly #high = new Float64Array(LOW + 1);

  constructor(edition: Edition) {
    this.own = new Int32Array(SPACES * SPACES);
    let n = 0;
    for (const { balls, probability } of draws(edition.balls)) {
      if (balls[PURPLE] > 1) continue;
      const bit = 1 << n;
      const half = n < HALF ? this.#low : this.#high;
      const mark = 1 << (n % HALF);
      for (let set = 0; set <= LOW; set++) if ((set & mark) !== 0) half[set] += probability;
      if (balls[PURPLE] > 0) this.purple |= bit;
      if (balls[BLACK] > 0) this.black |= bit;
      if (balls[BLACK] > 1) this.blacks |= bit;
      for (let from = 0; from < SPACES; from++) this.#walk(edition, balls, bit, from * SPACES, from);
      n++;
    }
  }
  #walk(edition: Edition, balls: number[], bit: number, row: number, at: number): void {
    this.own[row + at] |= bit;
    const { first, near, ways } = edition;
    for (let ball = 0; ball < BLACK; ball++) {
      if (balls[ball] === 0) continue;
      balls[ball]--;
      for (let i = first[at]; i < first[at + 1]; i++)
        if ((ways[i] & WAYS_OF_BALL[ball]) !== 0) this.#walk(edition, balls, bit, row, near[i]);
      balls[ball]++;
    }
  }
  probability(set: number): number {
    return this.#low[set & LOW] + this.#high[set >> HALF];
  }
}

/** Every three balls, and how probable they are. */
function draws(all: Int32Array): { balls: number[]; probability: number }[] {
  const out: { balls: number[]; probability: number }[] = [];
  const ways = (n: number, k: number): number => (k === 0 ? 1 : (ways(n, k - 1) * (n - k + 1)) / k);
  const total = all.reduce((sum, n) => sum + n, 0);
  const add = (balls: number[], left: number): void => {
    const ball = balls.length;
    if (ball === BALLS.length) {
      if (left === 0) out.push({ balls, probability: balls.reduce((p, n, b) => p * ways(all[b], n), 1) / ways(total, SHOWN) });
      return;
    }
    for (let n = 0; n <= Math.min(left, all[ball]); n++) add([...balls, n], left - n);
  };
  add([], SHOWN);
  return out;
}

const reaches = new WeakMap<Edition, Reach>();
function reachOf(edition: Edition): Reach {
  let reach = reaches.get(edition);
  if (reach === undefined) reaches.set(edition, (reach = new Reach(edition)));
  return reach;
}

/** With three balls at the beginning of a turn of this colour's, as the pieces stand: how probably the wish is fulfilled in it, if
    nothing but that is cared for. */
export function chance(s: State, colour: number, wish: Wish): number {
  const reach = reachOf(s.edition);
  return reach.probability(wish.meets ? meeting(s, reach, colour, wish) : reaching(s, reach, colour, wish));
}

/** One of the pieces onto a space. */
function reaching(s: State, reach: Reach, colour: number, { pieces, target }: Wish): number {
  const { at, edition } = s;
  const { first, near } = edition;
  const { own } = reach;
  let set = 0;
  for (const piece of pieces) {
    const from = at[piece];
    if (from === target && (piece !== THE_AMBASSADOR || s.ambassadorMoved === 1)) return EVERY;
    if (piece === THE_AMBASSADOR) {
      for (let i = first[from]; i < first[from + 1]; i++) {
        if (near[i] === target) set |= reach.black;
        for (let j = first[near[i]]; j < first[near[i] + 1]; j++) if (near[j] === target) set |= reach.blacks;
      }
      // Met, asked through and sent there.
      if (edition.coloured[target] === 1 && !occupied(s, target))
        for (let f = colour * 4; f < colour * 4 + 4; f++) set |= own[at[f] * SPACES + from];
      continue;
    }
    const mine = piece >> 2 === colour;
    if (mine) set |= own[from * SPACES + target];
    const free = !occupied(s, target);
    for (let i = first[target]; i < first[target + 1]; i++) {
      const next = near[i];
      if (!mine) {
        if (next === from && (free || !shared(s, colour, target))) set |= reach.purple;
      } else if (free && shared(s, colour, next)) set |= own[from * SPACES + next]; // the extra step of a meeting
    }
  }
  return set;
}

/** One of the pieces with another one. */
function meeting(s: State, { own, purple, black, blacks }: Reach, colour: number, { pieces, target }: Wish): number {
  const { at } = s;
  const { first, near } = s.edition;
  const to = at[target];
  const targetIsMine = target >> 2 === colour;
  let set = 0;
  /** It comes to `space`, by some of these draws; by which of them are one's own there, too? */
  const comesTo = (space: number, by: number): void => {
    let there = 0;
    for (const piece of pieces) if (piece >> 2 === colour) there |= own[at[piece] * SPACES + space];
    there &= by;
    // Most of it is known already, and need not be looked at.
    if ((there & ~set) !== 0 && !shared(s, colour, space)) set |= there;
  };
  for (const piece of pieces) {
    const from = at[piece];
    if (from === to) return EVERY;
    if (piece >> 2 === colour) set |= own[from * SPACES + to];
    else if (targetIsMine) {
      set |= own[to * SPACES + from];
      for (let i = first[from]; i < first[from + 1]; i++) if (!shared(s, colour, near[i])) set |= purple & own[to * SPACES + near[i]];
    }
  }
  if (targetIsMine) return set;
  // Or it comes, by the purple ball or the black ones, to where one's own are or can go.
  for (let i = first[to]; i < first[to + 1]; i++) {
    comesTo(near[i], target === THE_AMBASSADOR ? black : purple);
    if (target !== THE_AMBASSADOR) continue;
    for (let j = first[near[i]]; j < first[near[i] + 1]; j++) comesTo(near[j], blacks);
  }
  return set;
}

/** Does a piece stand there that is not of this colour? No purple ball moves a figure to it, no black one the Ambassador; a figure of
    one's own that is moved there meets it. */
function shared(s: State, colour: number, space: number): boolean {
  const { at } = s;
  for (let piece = 0; piece < PIECES; piece++) if (at[piece] === space && piece >> 2 !== colour) return true;
  return false;
}
