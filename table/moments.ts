// A table as it stood after a move: from a moment follows what anybody saw then, and so who saw anything
// change between two of them. Nothing is worked out before somebody asks.
import { SPECTATOR, type Choice, type Match, type Place, type Seat, type SeatMask } from '@ridotto/engine';

/** A submission that waits for its confirmation, and the state that its seat is shown. */
export interface Held<S> {
  readonly seat: Seat;
  readonly parts: readonly Choice[];
  readonly shown: S;
}
export interface Moment<S> {
  /** The state's, in as few bytes as they need. */
  readonly numbers: Int8Array | Int16Array | Int32Array;
  readonly awaited: SeatMask;
  /** By seat. */
  readonly questions: readonly (string | null)[];
  readonly drafts: ReadonlyMap<Seat, readonly (readonly Choice[])[]>;
  readonly held: Held<S> | undefined;
  /** The seat that may take its last submission back, where that is no draft. */
  readonly undo: Seat | undefined;
  readonly over: boolean;
}

export function momentOf<S extends Place>(match: Match<S>, questions: readonly (string | null)[], held: Held<S> | undefined): Moment<S> {
  const undo = questions.findIndex((_, seat) => match.canUndo(seat) && !match.drafts.has(seat));
  return {
    numbers: small(match.state.all),
    awaited: match.state.awaited,
    questions,
    drafts: match.drafts.size === 0 ? NONE : new Map(match.drafts),
    held,
    undo: undo < 0 ? undefined : undo,
    over: match.over,
  };
}

const NONE: Moment<never>['drafts'] = new Map();
function small(numbers: Int32Array): Moment<never>['numbers'] {
  let bits = 0;
  for (let i = 0; i < numbers.length; i++) bits |= numbers[i] ^ (numbers[i] >> 31);
  return bits < 2 ** 7 ? new Int8Array(numbers) : bits < 2 ** 15 ? new Int16Array(numbers) : numbers.slice();
}

/** What shows without a look at the view that something has changed for this viewer. */
export function plainlyDiffers<S>(a: Moment<S>, b: Moment<S>, viewer: Seat): boolean {
  if (a.awaited !== b.awaited || a.over !== b.over) return true;
  return viewer !== SPECTATOR && a.questions[viewer] !== b.questions[viewer];
}
