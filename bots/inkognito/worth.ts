// What a position is worth: how near one's mission is, how near the other team's, and who can be met next.
import { AMBASSADOR, NOBODY, PACKETS, SPACES, THE_AMBASSADOR } from '@ridotto/games/inkognito/box/material.ts';
import type { Asking } from './asking.ts';
import type { Mind, Wish } from './mind.ts';
import { othersKnow, Race } from './race.ts';

/** More wishes are looked at only when they matter. */
const MOST_WISHES = 24;
const powers = (base: number): Float64Array => Float64Array.from({ length: 100 }, (_, d) => base ** d);
const NEAR = powers(0.75);
const CLOSE = powers(0.6);
const REACH = powers(0.65);

export class Worth {
  readonly #mind: Mind;
  readonly #mine: readonly Wish[];
  readonly #theirs: readonly Wish[];
  /** [colour], and the Ambassador: what meeting it would be worth. */
  readonly meeting = new Float64Array(PACKETS + 1);
  readonly #danger: number;
  readonly #race: Race | undefined;

  constructor(mind: Mind, asking: Asking) {
    const { s, me } = mind;
    this.#mind = mind;
    this.#mine = mind.mine.slice(0, MOST_WISHES);
    this.#theirs = mind.theirs.slice(0, MOST_WISHES);
    for (let c = 0; c < PACKETS; c++) if (c !== me && s.seatOf[c] !== NOBODY) this.meeting[c] = asking.meeting(c);
    if (!mind.isAmbassador) this.meeting[AMBASSADOR] = asking.ambassador();
    this.#danger = mind.manner.danger * othersKnow(mind);
    if (mind.manner.first > 0 && !mind.isAmbassador) this.#race = new Race(mind);
  }

  now(): number {
    let sum = this.#potential();
    if (this.#race) sum += this.#mind.manner.first * this.#race.now();
    for (const wish of this.#mine) sum += this.#mind.manner.progress * wish.weight * this.#progress(wish);
    for (const wish of this.#theirs) sum -= this.#danger * wish.weight * CLOSE[this.#mind.distance(wish)];
    return sum;
  }

  #progress(wish: Wish): number {
    const nearest = this.#mind.distance(wish);
    if (wish.pieces.length < 3) return NEAR[nearest];
    // Several figures around the quarry leave it no way out.
    const { s, steps } = this.#mind;
    const to = (wish.meets ? s.at[wish.target] : wish.target) * SPACES;
    let sum = 0;
    for (const piece of wish.pieces) sum += CLOSE[steps[to + s.at[piece]]];
    return NEAR[nearest] + 0.1 * sum;
  }

  /** Figures of those who are not known yet, near one's own. */
  #potential(): number {
    const { s, steps, me } = this.#mind;
    const { at } = s;
    const first = me * 4;
    const last = me === AMBASSADOR ? first : first + 3;
    let sum = 0;
    for (let c = 0; c <= AMBASSADOR; c++) {
      if (this.meeting[c] === 0) continue;
      const until = c === AMBASSADOR ? THE_AMBASSADOR : c * 4 + 3;
      let nearest = 99;
      for (let f = first; f <= last; f++) for (let g = c * 4; g <= until; g++) nearest = Math.min(nearest, steps[at[f] * SPACES + at[g]]);
      sum += this.meeting[c] * REACH[nearest];
    }
    return this.#mind.manner.next * sum;
  }
}
