// A table as it stood after a move: from a moment follows what anybody saw then, and so who saw anything
// change between two of them. Nothing is worked out before somebody asks.
import { SPECTATOR, type Choice, type Match, type Place, type Seat, type SeatMask } from '@ridotto/engine';
import type { Given } from './orders.ts';

/** A submission that waits for its confirmation, and the state that its seat is shown. */
export interface Held<S> {
  readonly seat: Seat;
  readonly parts: readonly Choice[];
  readonly shown: S;
}
export interface Moment<S> {
  readonly awaited: SeatMask;
  /** By seat. */
  readonly questions: readonly (string | null)[];
  readonly drafts: ReadonlyMap<Seat, readonly (readonly Choice[])[]>;
  readonly held: Held<S> | undefined;
  /** The seat that may take its last submission back, where that is no draft. */
  readonly undo: Seat | undefined;
  readonly over: boolean;
  /** The game goes on elsewhere: nobody is asked anything here. */
  readonly gone: boolean;
  /** What stood of what was ordered beforehand, by seat; empty: nothing did, and nothing could. */
  readonly orders: readonly (readonly Given[])[];
}
/** What of a moment is not the match's. */
export type Stands<S> = Pick<Moment<S>, 'questions' | 'held' | 'over' | 'gone' | 'orders'>;
/** The state is the match's, and of a moment that has passed only what has changed since: a whole one costs more room, and
    more time, than all else. */
class Then<S> implements Moment<S> {
  declare readonly awaited: SeatMask;
  declare readonly questions: Moment<S>['questions'];
  declare readonly drafts: Moment<S>['drafts'];
  declare readonly held: Held<S> | undefined;
  declare readonly undo: Seat | undefined;
  declare readonly over: boolean;
  declare readonly gone: boolean;
  declare readonly orders: Moment<S>['orders'];
  /** undefined: it is the present. What nobody keeps is forgotten, for none knows the one before it. */
  next: Then<S> | undefined = undefined;
  /** Numbers of the state that were others than at the next moment: where, what, where, what… */
  were: readonly number[] = UNCHANGED;

  constructor(match: Match<S & Place>, { questions, held, over, gone, orders }: Stands<S>) {
    const undo = questions.findIndex((_, seat) => match.canUndo(seat) && !match.drafts.has(seat));
    this.awaited = over || gone ? 0 : match.state.awaited;
    this.questions = questions;
    this.drafts = match.drafts.size === 0 ? NONE : new Map(match.drafts);
    this.held = held;
    this.undo = undo < 0 || gone ? undefined : undo;
    this.over = over;
    this.gone = gone;
    this.orders = orders;
  }
}
const UNCHANGED: readonly number[] = [];
const NONE: Moment<never>['drafts'] = new Map();

/** The moments of a table that somebody keeps. */
export class Moments<S extends Place> {
  readonly #match: Match<S>;
  /** The state's at the present moment. */
  readonly #numbers: Int32Array;
  #present: Then<S> | undefined;

  constructor(match: Match<S>) {
    this.#match = match;
    this.#numbers = match.state.all.slice();
  }

  get present(): Moment<S> {
    if (!this.#present) throw new Error('the table has not begun');
    return this.#present;
  }

  /** The match has gone on: gives the new present. */
  goOn(stands: Stands<S>): Moment<S> {
    const now = new Then<S>(this.#match, stands);
    const were = exchange(this.#numbers, this.#match.state.all);
    if (this.#present) {
      this.#present.next = now;
      this.#present.were = were;
    }
    this.#present = now;
    return now;
  }

  /** The state at one of these moments: of the present the match's own, to be looked at only. */
  stateAt(moment: Moment<S>): S {
    if (moment === this.#present) return this.#match.state;
    const since: (readonly number[])[] = [];
    for (let then = moment as Then<S>; then.next; then = then.next) since.push(then.were);
    const numbers = this.#numbers.slice();
    for (const were of since.toReversed()) for (let i = 0; i < were.length; i += 2) numbers[were[i]] = were[i + 1];
    return this.#match.stateFrom(numbers);
  }
}

/** Makes `numbers` those of `now`, and gives what they were: where, what, where, what… */
function exchange(numbers: Int32Array, now: Int32Array): readonly number[] {
  const were: number[] = [];
  let at = 0;
  for (; at + BLOCK <= now.length; at += BLOCK) if (differ(numbers, now, at)) exchangePart(numbers, now, at, at + BLOCK, were);
  exchangePart(numbers, now, at, now.length, were);
  return were;
}
function exchangePart(numbers: Int32Array, now: Int32Array, from: number, to: number, were: number[]): void {
  for (let i = from; i < to; i++) {
    if (numbers[i] === now[i]) continue;
    were.push(i, numbers[i]);
    numbers[i] = now[i];
  }
}
/** So many numbers are compared at once, without a branch for each: nearly all of them are the same. */
const BLOCK = 8;
const differ = (a: Int32Array, b: Int32Array, at: number): boolean =>
  ((a[at] ^ b[at]) |
    (a[at + 1] ^ b[at + 1]) |
    (a[at + 2] ^ b[at + 2]) |
    (a[at + 3] ^ b[at + 3]) |
    (a[at + 4] ^ b[at + 4]) |
    (a[at + 5] ^ b[at + 5]) |
    (a[at + 6] ^ b[at + 6]) |
    (a[at + 7] ^ b[at + 7])) !==
  0;

/** What shows without a look at the view that something has changed for this viewer. */
export function plainlyDiffers<S>(a: Moment<S>, b: Moment<S>, viewer: Seat): boolean {
  if (a.awaited !== b.awaited || a.over !== b.over || a.gone !== b.gone) return true;
  return viewer !== SPECTATOR && a.questions[viewer] !== b.questions[viewer];
}
