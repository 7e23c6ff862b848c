// The port of every table: what whoever plays needs, and all they may use. Behind it stands the house over HTTP, a table in
// this process, or a record at a moment; client, command and bots cannot tell which.
import type { GameRecord } from '@ridotto/engine';
import type {
  AsideCommand,
  Command,
  Happening,
  Hint,
  MatterCommand,
  Missed,
  Notes,
  Preview,
  Problem,
  Said,
  Snapshot,
  Why,
} from './protocol.ts';
import type { Reasons } from './bot-reasons.ts';
import type { LinkedPosition } from './position-link.ts';
import type { TableRequest } from './setup.ts';

/** Whoever keeps tables. Everything here throws Refused where it is refused, and Unreachable where nobody answered. */
export interface Tables {
  /** A new table, and a credential for each seat that a person plays. */
  open(request: TableRequest): Promise<Opened>;
  /** A place at a table: with a credential that of its seat, without one a spectator's. */
  sit(table: string, credential: Credential): Promise<Chair>;
}

export interface Opened {
  readonly table: string;
  readonly seats: readonly { readonly seat: string; readonly token: string }[];
}
/** The token of a seat; null: to watch. */
export type Credential = string | null;

/** A place at a table. */
export interface Chair {
  readonly table: string;
  /** `s0`, or null for a spectator. */
  readonly seat: string | null;
  /** What is seen from here now. */
  snapshot(): Promise<Snapshot>;
  /** Everything that was told here, from the beginning. */
  log(): Promise<readonly Happening[]>;
  /** What was told after event number `after`, up to number `until` (left out: to the last), no more than the last sixty of it,
      each with what was seen then: so any moment can be had, event `n` by `past(n - 1, n)`. */
  past(after: number, until?: number): Promise<readonly Missed[]>;
  /** The position from which one goes on with what is known here, after event number `until` or (left out) now: the rest is imagined,
      and another each time. */
  imagine(until?: number): Promise<LinkedPosition>;
  /** A few choices after these parts of a decision, weighed from what is known here. It takes some seconds. */
  hint(said: Said): Promise<Hint>;
  /** Why a bot chose as it did: of its last decision up to event number `until` (left out: the last of all). It takes some seconds. */
  reasons(until?: number): Promise<Reasons>;
  /** What happens after event number `after`, in order, none twice and none left out, until the function returned is called. */
  follow(after: number, follower: Follower): () => void;
  /** What parts would do; changes nothing. */
  try(said: Said): Promise<Preview>;
  /** Why is this not legal? */
  why(said: Said): Promise<Why>;
  /** Hands in, confirms, takes back. The same key twice changes nothing the second time. */
  say(command: Command): Promise<Snapshot>;
  /** A gesture or a message, beside the game. */
  aside(command: AsideCommand): Promise<Snapshot>;
  /** What is settled at the table beside the game: who plays, what is proposed, one's hours. */
  matter(command: MatterCommand): Promise<Snapshot>;
  /** What this seat has written for itself. */
  notes(): Promise<Notes>;
  /** Refused with the present notes when others were written since. `leaving`: it is to arrive though the page goes. */
  writeNotes(notes: Notes, about?: { readonly leaving?: boolean }): Promise<Notes>;
  /** The edition as its file holds it: snapshots have its name and its hash alone. */
  edition(): Promise<unknown>;
  /** Once the game is over. */
  record(): Promise<GameRecord>;
}

export interface Follower {
  /** `snapshot`: what was seen then, or is seen now; left out of what is long past. */
  happened(happening: Happening, snapshot: Snapshot | undefined): void;
  /** All that was missed has been told: what is seen now. Told again when something else is seen though nothing has happened. */
  caughtUp(snapshot: Snapshot): void;
  /** How the line to the table stands. */
  line?(state: Line): void;
  /** There is no such table, or no such seat: no further try. */
  gone?(problem: Problem): void;
}
export type Line = { readonly state: 'connecting' | 'live' } | { readonly state: 'lost'; readonly tries: number };

export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}
/** Nobody answered, or not in this language. */
export class Unreachable extends Error {}
