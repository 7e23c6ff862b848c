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
  /** The state's. */
  readonly numbers: Int32Array;
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
    numbers: match.state.all.slice(),
    awaited: match.state.awaited,
    questions,
    drafts: new Map(match.drafts),
    held,
    undo: undo < 0 ? undefined : undo,
    over: match.over,
  };
}

/** What shows without a look at the view that something has changed for this viewer. */
export function plainlyDiffers<S>(a: Moment<S>, b: Moment<S>, viewer: Seat): boolean {
  if (a.awaited !== b.awaited || a.over !== b.over) return true;
  return viewer !== SPECTATOR && a.questions[viewer] !== b.questions[viewer];
}
