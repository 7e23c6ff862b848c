// What a network has learnt of a game: each seat's share of the victory, as the usual players would play on from here.
import type { Game, Place, Seat } from '@ridotto/engine';
import { Noticing, type Lesson } from './lesson.ts';
import { Net } from './net.ts';
import { shares } from './shares.ts';

/** As `npm run learn` writes them, with where they come from. */
export interface Weights {
  readonly inputs: number;
  readonly hidden: number;
  readonly weights: readonly number[];
}

class Learnt<S extends Place> {
  readonly #noticing: Noticing<S>;
  readonly #net: Net;
  #noticed = new Float32Array(0);

  constructor(lesson: Lesson<S>, { inputs, hidden, weights }: Weights) {
    this.#noticing = new Noticing(lesson);
    if (inputs !== this.#noticing.inputs)
      throw new Error(`weights for ${inputs} inputs, where ${this.#noticing.inputs} are noticed: learn again`);
    this.#net = new Net(inputs, hidden, Float32Array.from(weights));
  }
  /** 0 to 1. Of a game that goes on. */
  share(s: S, seats: number, seat: Seat): number {
    const all = seats * this.#noticing.inputs;
    if (this.#noticed.length < all) this.#noticed = new Float32Array(all);
    this.#noticing.of(s, seats, this.#noticed);
    return shares(this.#net, this.#noticed, seats)[seat];
  }
}

/** What a seat has of the victory in the end, and what it may expect of it before. */
export function outcomeOf<S extends Place>(
  game: Pick<Game<S>, 'winners'>,
  lesson: Lesson<S>,
  weights: Weights,
): (s: S & { readonly seats: number }, seat: Seat) => number {
  const learnt = new Learnt(lesson, weights);
  return (s, seat) => {
    if (s.awaited !== 0) return learnt.share(s, s.seats, seat);
    const winners = game.winners(s);
    return winners.includes(seat) ? 1 / winners.length : 0;
  };
}
