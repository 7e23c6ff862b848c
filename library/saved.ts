// An environment as plain JSON, to be kept, sent elsewhere and taken up again.
import type { Choice, Options, Seat } from '@ridotto/engine';

/** Of one version of the rules: a state is numbers, and another version may lay them out otherwise. */
export interface Saved {
  readonly ridotto: 'environment';
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Options;
  /** An edition file; left out: the one that ships. */
  readonly edition?: unknown;
  readonly chance: boolean;
  readonly state: readonly number[];
  /** Of the generator. */
  readonly seed: number;
  /** What each seat was told and has said; null: that is not known of it in this world. Left out: it is not kept. */
  readonly heard?: readonly (readonly string[] | null)[];
  /** What waits for luck. */
  readonly pending?: Pending;
}
/** A step of which some luck is known; without `choice`: the beginning of the game. */
export interface Pending {
  readonly seat: Seat;
  readonly choice?: Choice;
  readonly given: readonly number[];
}
