// What a table speaks, to the server, to the page and to whoever else plays at it: docs/protocol.md as types.
import type { AnyChoice, Options, Told } from '@ridotto/engine';

export type { AnyChoice, Told } from '@ridotto/engine';

export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly bot: string };

/** What one seat, or a spectator, sees now. The view is the truth; facts only animate. */
export interface Snapshot {
  /** Id of the table: whoever has it may watch. */
  readonly table: string;
  /** Number of the last event of this seat's stream. */
  readonly seq: number;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** `own`: it is not the one that ships, and is fetched apart, once. */
  readonly edition: { readonly name: string; readonly hash: string; readonly own: boolean };
  /** By seat. */
  readonly names: readonly string[];
  readonly players: readonly Player[];
  /** `s0`, or null for a spectator. */
  readonly you: string | null;
  /** What players may do before everybody's eyes at any time; none in most games. */
  readonly gestures: readonly string[];
  /** May players write to each other, for all to read? */
  readonly chat: boolean;
  /** Hash of the dealer's secret. */
  readonly commitment: string;
  /** Of the game. */
  readonly view: object;
  /** Seats that must decide. */
  readonly awaits: readonly string[];
  /** Id of the question to this seat; a command names it. null: nothing may be said, and nothing can be taken back. */
  readonly question: string | null;
  /** Next parts this seat may choose; where it is not awaited: out of turn. */
  readonly legal: readonly AnyChoice[];
  /** In a simultaneous step: what this seat has handed in, submission by submission. */
  readonly drafted: readonly (readonly AnyChoice[])[];
  /** Handed in, would pass the turn, and waits for this seat's `confirm`. */
  readonly held: readonly AnyChoice[] | null;
  /** May this seat take its last submission back? */
  readonly undo: boolean;
  readonly over: null | Over;
}
export interface Over {
  readonly winners: readonly string[];
  readonly scores: readonly number[];
  readonly secret: string;
  readonly salts: readonly string[];
  /** Is every outcome that of the secret? null: that is not known, so far or because of `unverified`. */
  readonly verified: boolean | null;
  /** Why it could not be found out, in words. */
  readonly unverified?: string;
}
/** What came of verifying a finished game. */
export type Verified = Pick<Over, 'verified' | 'unverified'>;

/** One event of a stream. `entry` numbers the moves of this stream, from 0, the beginning; `undone` takes that move back.
    `aside` is no move: `by` did it beside the game, before everybody, and no undo takes it back. */
export interface Happening {
  readonly seq: number;
  readonly entry: number;
  readonly by?: string;
  readonly undone?: boolean;
  readonly aside?: Aside;
  readonly facts: readonly Told[];
}
/** An event, and what was seen then; undefined: that is too long ago. */
export interface Missed {
  readonly happening: Happening;
  readonly snapshot: Snapshot | undefined;
}
export type Aside =
  /** Of the game's; `to`: the seat it is addressed to, though all see it. */
  | { readonly gesture: string; readonly to?: string }
  /** Plain text, in the chat of the table. */
  | { readonly message: string };

/** What a draft of parts would do; nothing is changed, nothing hidden is shown. */
export interface Preview {
  /** After the parts, as far as they bring no news. */
  readonly view: object;
  /** What may follow in the same submission. */
  readonly legal: readonly AnyChoice[];
  /** The parts are a whole decision. */
  readonly complete: boolean;
  /** The last part brings luck, a reveal, or passes the turn: nothing may follow it. */
  readonly news: boolean;
  /** The parts in words. */
  readonly line: string;
}

export interface Why {
  readonly legal: boolean;
  readonly rule?: string;
  readonly facts?: object;
  /** What is not legal, in words, as far as it is known. */
  readonly line?: string;
  readonly detail: string;
}

/** What a seat has written for itself: any JSON. `revision` grows by one each time. */
export interface Notes {
  readonly revision: number;
  readonly notes: unknown;
}

/** RFC 9457. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The rule of the game that refused, and the facts that failed. */
  readonly rule?: string;
  readonly facts?: object;
  /** Which part, from 0, and what is legal there. */
  readonly part?: number;
  readonly legal?: readonly AnyChoice[];
  /** That part in words, as far as it is known. */
  readonly line?: string;
  /** Of stale commands: the present state. */
  readonly snapshot?: Snapshot;
  /** Of stale notes: the present ones. */
  readonly notes?: Notes;
}

/** Parts, or words that mean them. */
export interface Said {
  readonly parts?: readonly AnyChoice[];
  readonly line?: string;
}
/** `key`: any text of the client's, new for each command. */
export type Command =
  | ({ readonly do: 'say'; readonly question: string; readonly key: string } & Said)
  | { readonly do: 'confirm' | 'undo' | 'retract'; readonly question: string; readonly key: string };
/** Answers no question: it may come at any time. */
export type AsideCommand = Aside & { readonly key: string };
