// What a game gives to the house. Everything else (record, replay, undo, changes of mind, secrecy tests, cases, lines,
// the API) follows from it.
import type { Choice, Codec, Seat } from '../notation/choice.ts';
import type { Reason, Rules } from '../flow/flow.ts';
import type { Io, Luck } from '../flow/io.ts';
import type { Migration } from './migration.ts';
import type { Options, OptionTable } from './options.ts';
import type { Place } from '../flow/place.ts';
import type { Observation } from '../state/observation.ts';

/** What a seat knows when it is to decide; made by `know`, used by `sample`. */
export type Known = object;

/** A line in a game's own form that is wrong: what `LineForm.parse` throws, with the rule that refuses it. */
export class WrongLine extends Error {
  readonly reason: Reason;
  constructor(message: string, rule: string, facts: Reason['facts']) {
    super(message);
    this.reason = { rule, facts };
  }
}

/** A decision of many parts in one line, where words in a row are not enough: `castello doge | bridge 1 2 3`. */
export interface LineForm<S> {
  /** undefined: not such a line. Throws with what is wrong with it: WrongLine where a rule refuses it. */
  parse(s: S, seat: Seat, line: string, names: readonly string[]): Choice[] | undefined;
  /** undefined: these parts are not the whole decision. */
  format(s: S, seat: Seat, parts: readonly Choice[], names: readonly string[]): string | undefined;
}

/** Signs that players make to each other: public, true or false, never part of the state. The table takes care of them. */
export interface Gestures<S> {
  readonly names: readonly string[];
  /** Turns begun so far: each seat may make only a few gestures in one. */
  turn(s: S): number;
}

/**
 * What a player may order beforehand, where they would be asked the same again and again without news: one choice, the same each
 * time, up to a moment of the game. It looks at nothing but what all see, and what that seat knows of itself: that it is given,
 * and that it does not act, tells the others nothing.
 */
export interface StandingOrder<S> {
  /** As it is called in commands, journals and catalogues. */
  readonly name: string;
  /** How far the game has come, in steps of its own: never less than before. */
  now(s: S): number;
  /** Moments still to come up to which this seat may order it now, in order; none: it may not. */
  ends(s: S, seat: Seat): readonly number[];
  /** Such a moment as plain JSON, for the words. */
  at(s: S, until: number): object;
  /** The choice, where this seat is asked what the order is about; undefined: something else is asked of it, or nothing. */
  answer(s: S, seat: Seat): Choice | undefined;
  /** Verbs of what else may be offered there, and is passed over. Where there is any other choice, it does not act. */
  readonly passesOver: readonly string[];
  /** Names of others that it takes the place of. */
  readonly insteadOf?: readonly string[];
}

/** The rules as everybody uses them: methods alone, so that a game can stand in a list of games whose states are opaque. */
export type Flow<S extends Place = Place> = Pick<Rules<S>, keyof Rules<S>>;

/** What cannot be compared with earlier records though the same happens: states are laid out otherwise, so that their
    fingerprints differ; facts are told otherwise. */
export type Otherwise = 'states' | 'facts';

/** What became of the records of one version when the next one came. */
export type Fate<S extends Place = Place, E = unknown> =
  /** The same choices and outcomes lead to the same. */
  | { readonly is: 'same'; readonly but?: readonly Otherwise[] }
  /** They are rewritten by a rule; then they lead to the same. */
  | { readonly is: 'migrated'; readonly by: Migration; readonly but?: readonly Otherwise[] }
  /** They are played as ever: this version still ships, under its old number. */
  | { readonly is: 'pinned'; readonly game: Game<S, E> };

/** `Game` alone is any game: whoever is given one makes its states by it, and gives it no others. */
export interface Game<S extends Place = Place, E = unknown> {
  /** The name in addresses, records and commands. */
  readonly name: string;
  /** Grows when the same decisions and outcomes may lead elsewhere, are told otherwise, or states are laid out otherwise. */
  readonly rulesVersion: number;
  /** For each earlier version: what became of what was played by it when the next one came. */
  readonly earlier?: Readonly<Record<number, Fate<S, E>>>;
  /** Numbers of players, in order. */
  readonly seats: readonly number[];
  readonly options: OptionTable;
  readonly rules: Flow<S>;
  readonly codec: Codec;
  readonly luck: Readonly<Record<string, Luck>>;
  /** The edition that ships with the game, as its file holds it. */
  readonly standard: unknown;
  /** Reads an edition file and checks its invariants; throws with what is wrong. */
  edition(file: unknown): E;
  /** Before the start. Options are whole and checked (see settleOptions). */
  create(edition: E, options: Options, seats: number): S;
  /** The same for the edition, options and seats of this state: room for a copy of it. */
  fresh(s: S): S;
  /** What a seat, or SPECTATOR, sees: built up from nothing, plain JSON in the words of positions. Names are those of the
      seats; records and the API use s0, s1, ... A list whose length is a secret is left out. `open`: what `openView` gives
      now, for whoever shows the same state to several. */
  view(s: S, seat: Seat, names: readonly string[], open?: object): object;
  /** What all see. A view has the very parts of it that its seat sees so, and others in place of those of which it sees more. */
  openView?(s: S, names: readonly string[]): object;
  /** Once per decision, everything costly about what this seat knows. */
  know(s: S, seat: Seat): Known;
  /** `to` (a state of the same game, edition, options and seats) becomes a world that this seat cannot tell from the one it
      knows. Law: sample after sample is the last sample, with the same luck. */
  sample(to: S, known: Known, io: Io): void;
  /** What a seat knows, as numbers. */
  readonly observation?: Observation<S>;
  /** Fields of the state that no view of all seats gives away; the battery demands that sampling moves each. */
  readonly secrets: readonly string[];
  /** What is wrong with this state, history included; undefined: nothing. */
  invariant(s: S): string | undefined;
  /** Final or present scores, by seat. */
  scores(s: S): readonly number[];
  /** What each would have if the game ended now, by seat, where most of it is only counted then; left out: as `scores`. */
  tally?(s: S): readonly number[];
  /** How many deals may be the case, for all that this seat has seen; left out where nobody asks. */
  open?(s: S, seat: Seat): number;
  /** The seats that have won, once the game is over: somebody, but for one who plays alone and loses. */
  winners(s: S): readonly Seat[];
  /** A position in words, as cases and `--position` files write it. Throws with what is wrong. */
  read(position: object, edition: E, options: Options, names: readonly string[]): S;
  /** The same the other way round: every fact of the state. */
  write(s: S, names: readonly string[]): object;
  readonly gestures?: Gestures<S>;
  readonly orders?: readonly StandingOrder<S>[];
  readonly lines?: Readonly<Record<string, LineForm<S>>>;
  /** Where a route or placement ends, in words: `before` the decision, its parts, and the state after them. */
  end?(before: S, parts: readonly Choice[], after: S): string | undefined;
}
