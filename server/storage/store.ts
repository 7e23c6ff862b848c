// The storage port: what the house, and whoever mends its store, ask of whatever keeps its tables. Everything promised here
// is durable when the promise is kept; writes of one turn of the event loop may share a transaction. What every store must do
// is in tests/contract.ts. All of it throws Conflict or StoreTrouble, where these say so.
import type { Gathering, JournalEntry, SeatNotes, TableSetup } from '@ridotto/table';
import type { Accounts } from './account.ts';
import type { Conduct, Report } from './conduct.ts';
import type { Kind, Row } from './kept.ts';
import type { Library } from './library.ts';
import type { Results } from './result.ts';
import type { SignIns } from './sign-in.ts';

/** Whom a table waits for. */
export type WaitsFor = 'human' | 'bot' | 'nobody';

interface StoredSeat {
  readonly seat: number;
  /** SHA-256 of the seat's token: whoever reads the store cannot play. */
  readonly hash: string;
}
export interface StoredTable {
  readonly setup: TableSetup;
  readonly seats: readonly StoredSeat[];
  readonly journal: readonly JournalEntry[];
  readonly notes: readonly SeatNotes[];
  /** Did it fill, so that the house may know who sits there? Left out: no. */
  readonly filled?: true;
}
/** What is known of a table without reading its journal. */
export interface Listed extends Times {
  readonly id: string;
  /** How many entries its journal has. */
  readonly version: number;
  readonly waits: WaitsFor;
}
/** In milliseconds since 1970. */
export interface Times {
  readonly createdAt: number;
  readonly changedAt: number;
}

export interface PlayedBy {
  readonly game: string;
  /** Version of its rules. */
  readonly rules: number;
  readonly tables: number;
}

/** What may be done at any time, by another process too, and changes nothing. */
export interface StoreReader {
  /** Throws StoreTrouble, `damaged`, when what is kept of it cannot be read or has a gap. */
  load(id: string): Promise<StoredTable | undefined>;
  /** Entries of a journal from number `from` on; none: it has no more, or there is no such table. */
  tail(id: string, from: number): Promise<readonly JournalEntry[]>;
  /** What its seats have written. */
  notes(id: string): Promise<readonly SeatNotes[]>;
  /** The tables after the id `after`, in order of their ids; at most `most` (100). */
  list(page?: { readonly after?: string; readonly most?: number }): Promise<readonly Listed[]>;
  /** What is known of this one. */
  listed(id: string): Promise<Listed | undefined>;
  /** What was brought before whoever runs the house and is not settled, the oldest first; none in a store of before. */
  reports(): Promise<readonly Report[]>;
  /** How many tables were opened under which rules. Reads no journal. */
  rules(): Promise<readonly PlayedBy[]>;
  /** Of what is kept besides tables, as it is kept, in the order of their keys: a page of those after `after`. */
  rows(kind: Kind, after?: Row): Promise<readonly Row[]>;
  /** Is there one that has the key of this one? */
  hasRow(kind: Kind, row: Row): Promise<boolean>;
  /** One sentence for each fault of the store itself: what cannot be read, journals with gaps, rows that belong to nothing. The
      pages of the file are looked at in SQLite alone. */
  check(): AsyncIterable<string>;
  /** A whole copy of the store as it is now, at a path where nothing is yet. Left out by a database that is copied by tools of
      its own: PostgreSQL. */
  backup?(file: string): Promise<void>;
  /** After what is being stored. */
  close(): Promise<void>;
}

export interface Store extends StoreReader, Jobs, People {
  readonly accounts: Accounts;
  readonly conduct: Conduct;
  readonly signIns: SignIns;
  readonly results: Results;
  readonly library: Library;
  /** May other processes write to it, so that what was read may be old a moment later? */
  readonly shared: boolean;
  /** From now on, of what is written to journals: by other processes at least. Nothing comes of a store that is not shared. */
  listen(news: News): void;
  /** Settled when all has been read that is read at the start: what was found damaged, if anything. SQLite reads its whole file;
      PostgreSQL looks after its own, so nothing is read of it. */
  readonly damage: Promise<StoreTrouble | undefined>;
  /** A new table with what there is of its journal and notes; Conflict where there is one of this id. `times`: it is one from elsewhere. */
  create(table: StoredTable, waits: WaitsFor, effects?: Effects, times?: Times): Promise<void>;
  /** To a journal that has `version` entries now; else Conflict, and nothing is stored. */
  append(id: string, version: number, entries: readonly JournalEntry[], waits: WaitsFor, effects?: Effects): Promise<void>;
  /** Of another store's rows those whose keys are not here yet, all or none of them; gives how many that are. */
  takeRows(kind: Kind, rows: readonly Row[]): Promise<number>;
  /** Setup and journal in place of those of a table whose journal has `version` entries now; else Conflict, and nothing is
      stored. Seats and notes stay, and so does the time at which an entry of this number was stored. */
  replace(
    id: string,
    version: number,
    table: Pick<StoredTable, 'setup' | 'journal'>,
    waits: WaitsFor,
    effects?: Pick<Effects, 'puts' | 'withdraws'>,
  ): Promise<void>;
  /** In place of what the seat had written before, the revision before this one; else Conflict, and nothing is stored. */
  keepNotes(id: string, notes: SeatNotes): Promise<void>;
  /** Tells all who have the store open that setup or seats of this table are others now. */
  tellChanged(id: string): Promise<void>;
  /** Stores something of no consequence; throws StoreTrouble where nothing can be stored. */
  probe(): Promise<void>;
}

/** What somebody is told of journals. */
export interface News {
  /** This one has so many entries now. */
  grown(id: string, version: number): void;
  /** Setup or seats of this one are others now. */
  changed(id: string): void;
  /** Some may not have been told of, and which is not known. */
  missed(): void;
}

/** Something to be done once, at some time, by whoever claims it first. */
export interface Job {
  /** There is one of it at a time. Its kind, and after a space which of them: `bot TABLE`. */
  readonly key: string;
  /** For whoever does it. */
  readonly what: string;
  /** Milliseconds from now until it is due. */
  readonly wait: number;
  /** Claimed from the beginning, by whoever puts it: their token, and for how many milliseconds. */
  readonly claimed?: { readonly token: string; readonly lease: number };
}
/** A job that somebody has for a while: whoever names this token. */
export interface Claim {
  readonly key: string;
  readonly what: string;
  readonly token: string;
  /** How often it has been claimed, this time included. */
  readonly attempts: number;
}
/** All of a kind, or one of them. */
export type Which = string | Pick<Job, 'key' | 'what'>;
export type Claimed = Pick<Claim, 'key' | 'token'>;
/** Whoever takes a seat over: a guest, whose device makes a token of this hash. */
export interface Successor {
  readonly seat: number;
  readonly hash: string;
  readonly guest: string;
  /** As they are called at this table. */
  readonly name: string;
}
/** A job that has another time each time. `wait`: undefined, it is not to be done. */
export interface Alarm extends Pick<Job, 'key' | 'what'> {
  readonly wait: number | undefined;
}
/** What is done to jobs together with what is written to a table: all of it, or nothing. */
export interface Effects {
  /** The job that causes it is done; JobLost when whoever claimed it has it no more. */
  readonly finishes?: Claimed;
  /** As putJob does, after that. */
  readonly puts?: Job;
  /** As withdrawJob does. */
  readonly withdraws?: string;
  /** When this is to be done from now on, whatever was settled before. */
  readonly alarm?: Alarm;
  /** Somebody else sits there from now on: the seat's token is another one. */
  readonly seats?: Successor;
  /** Of a new table: the one that filled, begun now; as keepGathering does. */
  readonly begins?: Gathering;
  /** Whoever is told of their turn is told of these, and no more of those that are over. */
  readonly turns?: Turns;
  /** Its game is over: what that means for those who sit there, and for who looks at it again, is a job of the kind `result`. */
  readonly ends?: string;
}
export interface Turns {
  readonly table: string;
  /** Seats. */
  readonly over: readonly number[];
  /** `seq`: number of the event by which that seat learns of it. */
  readonly begun: readonly { readonly seat: number; readonly seq: number }[];
  /** Milliseconds until somebody is told who has not seen it by then. */
  readonly wait: number;
}

/** Somebody whom the house knows again by the keys of their devices. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  /** No person: a program of somebody's. */
  readonly program?: true;
  /** By whoever runs the house. */
  readonly shutOut?: true;
}
/** Of a table at which a guest sits, or that fills. */
export interface Sitting {
  readonly gathering: Gathering;
  readonly seat: number;
  /** Whom it waits for; undefined: it has not begun. */
  readonly waits: WaitsFor | undefined;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}
interface People {
  /** Whose key has this hash; undefined: nobody's. */
  guest(hash: string): Promise<Guest | undefined>;
  /** A new guest with this key, or one that is there under another name. Conflict when the key is somebody else's. */
  keepGuest(guest: Guest, hash: string): Promise<void>;
  gathering(id: string): Promise<Gathering | undefined>;
  /** A new one, of version 1, or in place of the version before; else Conflict, and nothing is stored. */
  keepGathering(gathering: Gathering): Promise<void>;
  /** Those that everybody may see and that still fill, changed within so many milliseconds, the newest first. */
  lobby(about: { readonly within: number; readonly most: number }): Promise<readonly Gathering[]>;
  /** Where this guest sits, what was changed last first. */
  sittings(guest: string, most: number): Promise<readonly Sitting[]>;
}

/** Time is the store's own: no clock of a process counts. What is claimed and not finished is there again when its lease, in
    milliseconds, is over. */
interface Jobs {
  /** What time it is, in milliseconds since 1970. */
  now(): Promise<number>;
  /** Nothing happens when there is one of this key. */
  putJob(job: Job): Promise<void>;
  /** Of this kind, of those that are due and that nobody has, the one that has been due for longest; undefined: none is. Or this
      one, due or not, and though there was none; undefined: somebody has it. */
  claimJob(lease: number, which: Which): Promise<Claim | undefined>;
  /** For so many milliseconds from now. Has whoever claimed it still got it? */
  renewJob(claimed: Claimed, lease: number): Promise<boolean>;
  /** Other words for whoever does it, and what becomes of the claim: it lasts for `lease` milliseconds more, or it is over, and the
      job is due in `wait`. Has whoever claimed it still got it? Else nothing is changed. */
  keepJob(claimed: Claimed, what: string, then: { readonly lease: number } | { readonly wait: number }): Promise<boolean>;
  /** What this one says; undefined: there is none. */
  job(key: string): Promise<string | undefined>;
  /** If it still says this. */
  dropJob(job: Pick<Job, 'key' | 'what'>): Promise<void>;
  /** All that are there for this guest to be told, in the order of their keys; whoever has claimed them. */
  notices(guest: string): Promise<readonly Pick<Job, 'key' | 'what'>[]>;
  /** Without an entry that it causes. JobLost when whoever claimed it has it no more. */
  finishJob(claimed: Claimed): Promise<void>;
  /** To so many milliseconds from now; whoever has claimed it has it no more. Nothing happens when there is none. */
  moveJob(key: string, wait: number): Promise<void>;
  /** It is not to be done any more; whoever has claimed it has it no more. */
  withdrawJob(key: string): Promise<void>;
}

/** All tables, in order of their ids, a page at a time. */
export async function* everyTable(store: StoreReader): AsyncGenerator<Listed> {
  for (let after: string | undefined; ;) {
    const page = await store.list({ after });
    yield* page;
    after = page.at(-1)?.id;
    if (after === undefined) return;
  }
}

/** Somebody else has written to this journal. */
export class Conflict extends Error {}
/** Somebody else has the job now, or it is to be done no more. */
export class JobLost extends Conflict {}

/** Why a device does not come to be somebody's. */
export class NotJoined extends Conflict {
  /** `another`: it is of another account; `both`: both sit at a table that is not over, whose id is `table`; `shut-out`: one of them
      is shut out of the house. */
  readonly why: 'another' | 'both' | 'shut-out';
  readonly table: string | undefined;
  constructor(why: NotJoined['why'], table?: string) {
    super(why);
    this.why = why;
    this.table = table;
  }
}

const TROUBLES = {
  /** Somebody else writes: a moment later it may go. */
  busy: 'somebody else is writing to its store',
  full: 'its disk is full',
  unwritable: 'its store cannot be written',
  damaged: 'its store is damaged',
  failed: 'its disk fails',
  /** A database elsewhere: it is not there, which may pass, or does not let the house in, which will not. */
  unreachable: 'its database cannot be reached',
  refused: 'its database does not let it in',
} as const;
export type StoreTroubleKind = keyof typeof TROUBLES;

/** Why it could not be stored, or read. The message is for whoever runs the house; `said` is for everybody else. */
export class StoreTrouble extends Error {
  readonly kind: StoreTroubleKind;
  constructor(kind: StoreTroubleKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
  /** In a few words, without paths: the house ..., because ... */
  get said(): string {
    return TROUBLES[this.kind];
  }
  /** Will it last, until somebody does something? */
  get lasting(): boolean {
    return this.kind !== 'busy';
  }
}
/** Nothing has been kept there yet. */
export class NoStore extends StoreTrouble {
  constructor(place: string) {
    super('failed', `there is no store in ${place}`);
  }
}
