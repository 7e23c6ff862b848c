// The use of the balls: every way to play them out, the best end of all, and the first step towards it.
import type { Choice } from '@ridotto/engine';
import { SAY, type State } from '@ridotto/games/inkognito/index.ts';
import * as box from '@ridotto/games/inkognito/box/material.ts';
import { isLegalEnd } from '@ridotto/games/inkognito/rules/movement.ts';
import { occupied } from '@ridotto/games/inkognito/box/state.ts';
import type { Mind } from './mind.ts';
import type { Worth } from './worth.ts';

const { AMBASSADOR, BALLS, BLACK, FIGURES, NOWHERE, PIECES, PURPLE, SPACES, THE_AMBASSADOR, WAYS_OF_BALL } = box;
export const WIN = 1000;
/** Of the many steps of the purple ball only the best few are combined with those of the others. */
const MOST_PURPLE = 5;

/** Numbers for the pieces that were moved and the balls that are left, so that no position is looked at twice. */
let seed = 0x2545f491;
const mixed = (): number => {
  seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x297a2d39;
  return (seed ^ (seed >>> 13)) | 0;
};
const STANDS = Int32Array.from({ length: PIECES * SPACES }, mixed);
const LEFT = Int32Array.from({ length: BALLS.length * 4 }, mixed);

export class Moving {
  readonly #mind: Mind;
  readonly #worth: Worth;
  readonly #s: State;
  readonly #seen = new Set<number>();
  #purple: readonly number[] = [];
  #best = -Infinity;
  #choice: Choice = SAY.end.make();

  constructor(mind: Mind, worth: Worth) {
    this.#mind = mind;
    this.#worth = worth;
    this.#s = mind.s;
  }

  /** A step, or the end of movement. */
  best(): Choice {
    if (this.#s.balls[PURPLE] > 0) this.#purple = this.#bestOfPurple();
    this.#search(SAY.end.make(), 0);
    return this.#choice;
  }

  /** From the position as it is now; `first` led here. */
  #search(first: Choice, depth: number): void {
    const { at, balls, moved } = this.#s;
    let mark = 0;
    for (let ball = 0; ball < BALLS.length; ball++) mark ^= LEFT[ball * 4 + balls[ball]];
    for (let piece = 0; piece < PIECES; piece++) if ((moved >> piece) & 1) mark ^= STANDS[piece * SPACES + at[piece]];
    if (this.#seen.has(mark)) return;
    this.#seen.add(mark);
    if (isLegalEnd(this.#s, this.#mind.me)) {
      // A step less for the same: nothing is done for nothing.
      const value = this.end() - 0.01 * depth;
      if (value > this.#best) {
        this.#best = value;
        this.#choice = first;
      }
    }
    for (const step of this.#steps()) this.#try(step, () => this.#search(depth === 0 ? step : first, depth + 1));
  }

  #steps(): Choice[] {
    const { at, balls, edition } = this.#s;
    const { first, near, ways } = edition;
    const own = this.#mind.me * 4;
    const out: Choice[] = [];
    for (let ball = 0; ball < PURPLE; ball++) {
      if (balls[ball] === 0) continue;
      const from = ball === BLACK ? THE_AMBASSADOR : own;
      for (let piece = from; piece <= (ball === BLACK ? from : own + 3); piece++)
        for (let i = first[at[piece]]; i < first[at[piece] + 1]; i++)
          if ((ways[i] & WAYS_OF_BALL[ball]) !== 0) out.push(SAY.move.make(ball, piece, near[i]));
    }
    if (balls[PURPLE] > 0) out.push(...this.#purple);
    return out;
  }

  #try<T>(step: Choice, then: () => T): T {
    const s = this.#s;
    const ball = SAY.move.ball(step);
    const piece = SAY.move.figure(step);
    const from = s.at[piece];
    const { moved, ambassadorMoved } = s;
    s.at[piece] = SAY.move.to(step);
    s.balls[ball]--;
    s.moved = moved | (1 << piece);
    if (piece === THE_AMBASSADOR) s.ambassadorMoved = 1;
    const out = then();
    s.at[piece] = from;
    s.balls[ball]++;
    s.moved = moved;
    s.ambassadorMoved = ambassadorMoved;
    return out;
  }

  #bestOfPurple(): Choice[] {
    const { at, edition } = this.#s;
    const { first, near } = edition;
    const own = this.#mind.me;
    const all: { step: Choice; value: number }[] = [];
    for (let piece = 0; piece < FIGURES; piece++) {
      if (piece >> 2 === own || at[piece] === NOWHERE) continue;
      for (let i = first[at[piece]]; i < first[at[piece] + 1]; i++) {
        const step = SAY.move.make(PURPLE, piece, near[i]);
        const value = this.#try(step, () => (isLegalEnd(this.#s, own) ? this.end() : -Infinity));
        if (value > -Infinity) all.push({ step, value });
      }
    }
    return all
      .sort((a, b) => b.value - a.value)
      .slice(0, MOST_PURPLE)
      .map(({ step }) => step);
  }

  /** Of ending movement as the pieces stand: a win, or the position and the meetings that come of it. */
  end(): number {
    const mind = this.#mind;
    if (mind.isSure()) return WIN;
    return this.#worth.now() + this.#meetings();
  }

  #meetings(): number {
    const { at, moved } = this.#s;
    const { meeting } = this.#worth;
    const first = this.#mind.me * 4;
    let sum = 0;
    for (let f = first; f < first + 4; f++)
      for (let g = 0; g < PIECES; g++) {
        if (at[g] !== at[f] || g >> 2 === this.#mind.me || (((moved >> f) | (moved >> g)) & 1) === 0) continue;
        sum += meeting[g >> 2] + this.#stepOn(f);
        // Met already, it is not met again: the position counts it as near.
        if (g >> 2 !== AMBASSADOR) sum -= 0.3 * meeting[g >> 2];
      }
    return sum;
  }

  /** The extra step of a meeting may end the game. */
  #stepOn(figure: number): number {
    const s = this.#s;
    for (const wish of this.#mind.mine) {
      if (wish.weight < this.#mind.manner.sure) break;
      if (wish.meets || !wish.pieces.includes(figure)) continue;
      if (this.#mind.steps[s.at[figure] * SPACES + wish.target] === 1 && !occupied(s, wish.target)) return WIN - 1;
    }
    return 0;
  }
}
