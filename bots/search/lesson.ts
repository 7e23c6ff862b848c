// What a game tells its teacher: what to notice about a position.
import type { Place } from '@ridotto/engine';

/** Games from which it is learnt, and how. */
export interface School {
  readonly games: readonly { readonly players: number; readonly games: number; readonly seed: number }[];
  /** Hidden units; 0: what is noticed counts directly, and only so. */
  readonly hidden: number;
  /** How often each example is looked at. */
  readonly rounds: number;
  /** What draws the weights to 0: the more, the fewer examples there are. */
  readonly decay: number;
}

/** Numbers of moderate size, of which a network makes each seat's share of the victory. */
export interface Lesson<S extends Place = Place> {
  /** Numbers about each seat: what it has. */
  readonly own: number;
  /** Numbers about the position: the same for all seats. */
  readonly common: number;
  readonly school: School;
  /** Positions of a game that are examples: those since the last one of which this holds; left out: where the search is settled. */
  example?(s: S, last: S): boolean;
  /** [seat * own + i], and [i]. `strength`: [seat] who is nearest to winning, more or less. */
  notice(s: S, own: Float64Array, common: Float64Array, strength: Float64Array): void;
}

const SEATS = 8;

/** What a lesson notices, as seen from each seat: what it has, how that stands against the mean of the others and against the
    strongest of them, what is common, and last 1. */
export class Noticing<S extends Place> {
  readonly inputs: number;
  readonly #lesson: Lesson<S>;
  readonly #own: Float64Array;
  readonly #common: Float64Array;
  readonly #strength = new Float64Array(SEATS);

  constructor(lesson: Lesson<S>) {
    this.#lesson = lesson;
    this.inputs = inputsOf(lesson);
    this.#own = new Float64Array(lesson.own * SEATS);
    this.#common = new Float64Array(lesson.common);
  }

  /** Into `out`, one seat after another. */
  of(s: S, seats: number, out: Float32Array): void {
    const { own: width, common } = this.#lesson;
    const own = this.#own.fill(0);
    this.#common.fill(0);
    this.#lesson.notice(s, own, this.#common, this.#strength);
    let o = 0;
    for (let p = 0; p < seats; p++) {
      let rival = -1;
      for (let q = 0; q < seats; q++) if (q !== p && (rival < 0 || this.#strength[q] > this.#strength[rival])) rival = q;
      for (let i = 0; i < width; i++) {
        let others = 0;
        for (let q = 0; q < seats; q++) if (q !== p) others += own[q * width + i];
        const mine = own[p * width + i];
        out[o++] = mine;
        out[o++] = seats > 1 ? mine - others / (seats - 1) : 0;
        out[o++] = rival >= 0 ? mine - own[rival * width + i] : 0;
      }
      for (let i = 0; i < common; i++) out[o++] = this.#common[i];
      out[o++] = rival >= 0 ? this.#strength[p] - this.#strength[rival] : this.#strength[p];
      out[o++] = 1;
    }
  }
}
const inputsOf = ({ own, common }: Pick<Lesson, 'own' | 'common'>): number => 3 * own + common + 2;
