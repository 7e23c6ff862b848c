// What a computer player is: something that answers a question from what its seat knows, and from nothing else.
import type { Choice, Game, Io, Place, Seat } from '@ridotto/engine';

export interface Bot<S extends Place = Place> {
  readonly name: string;
  /** One of `q.legal`. Called only when there are at least two. Keeps nothing of `q`: worlds are used again for the next question. */
  decide(q: Decision<S>): Choice;
  /** After a decision, of which `q` was the beginning: a gesture of the game's, or none. Asked in games that have gestures. */
  gesture?(q: Decision<S>): Gesture | undefined;
}

/** Seen by all; `to`: whom it is addressed to. */
export interface Gesture {
  readonly gesture: string;
  readonly to?: Seat;
}

/** A question to one seat. */
export interface Decision<S extends Place = Place> {
  readonly game: Game<S>;
  readonly seat: Seat;
  /** What this seat sees, in words, seats called s0, s1, ...; made when first asked for. */
  readonly view: object;
  readonly legal: readonly Choice[];
  /** A newly sampled world that this seat cannot tell from the real one: never the state itself. May be changed at will;
      `game.fresh(world)` makes room for copies of it. */
  readonly world: () => S;
  /** The bot's own: thinking never touches the luck of the game. */
  readonly luck: Io;
  /** Where thinking is limited by time. Left out: by its amount, so that the same luck leads to the same choice. */
  readonly time?: Time;
}

export interface Time {
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
  /** Of the usual time: 1 for a decision, and for the first part of one of several; less for each part that follows. */
  readonly share: number;
}
