// The store in one SQLite file. One process at a time has the folder: a second one is refused.
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Gathering, JournalEntry, SeatNotes } from '@ridotto/table';
import { Kysely, type Transaction } from 'kysely';
import { SqlAccounts } from './accounts.ts';
import { Appending } from './appending.ts';
import { Batches } from './batches.ts';
import { SqlConduct } from './conducts.ts';
import { nodeSqlite } from './dialect.ts';
import { hasDatabase, prepareFolder } from './folder.ts';
import { takeLock, type Lock } from './lock.ts';
import { claimJob, dropJob, finishJob, isDue, jobOf, keepJob, moveJob, putJob, removeJob, renewJob, hasNone, withEffects } from './jobs.ts';
import { listNotices } from './notices.ts';
import { findGathering, findGuest, listLobby, listSittings, writeGathering, writeGuest, writeSuccessor } from './people.ts';
import type { Kind, Row } from './kept.ts';
import { writeRows } from './rows.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { SqlLibrary } from './libraries.ts';
import { SqlResults } from './results.ts';
import { migrate, type Schema } from './schema.ts';
import { SqlSignIns } from './sign-ins.ts';
import {
  NoStore,
  type Claim,
  type Claimed,
  type Effects,
  type Guest,
  type Job,
  type Sitting,
  type Store,
  type StoredTable,
  type StoreTrouble,
  type Times,
  type WaitsFor,
  type Which,
} from './store.ts';
import { troubleOf } from './troubles.ts';
import type { Way } from './way.ts';
import { checkWholeness } from './wholeness.ts';
import { appendEntries, createTable, probeAt, replaceTable, writeNotes } from './writes.ts';

export const DATABASE = 'ridotto.sqlite';
/** How long a write waits for somebody else's, a backup for example. */
const PATIENCE = 2000;
/** Pages of its log, of 4 kB, before it is taken over into the database, for which everybody has to wait: as SQLite does it, every
    thousand pages, one move of fifty waited ten times as long as the others. */
const MOST_PAGES = 8000;

export interface Settings {
  readonly now?: () => number;
  /** Milliseconds that a write waits for somebody else's. */
  readonly patience?: number;
  /** Bytes of a database up to which it is read as a whole before it is opened. */
  readonly checkAtOnce?: number;
}

export class SqliteStore extends SqliteReader implements Store {
  readonly shared = false;
  readonly damage: Promise<StoreTrouble | undefined>;
  readonly #way: Way = {
    read: (work) => this.read(() => work(this.db, this.#now())),
    write: (work) => this.#write((db) => work(db, this.#now())),
  };
  readonly accounts = new SqlAccounts(this.#way);
  readonly conduct = new SqlConduct(this.#way);
  readonly signIns = new SqlSignIns(this.#way);
  readonly results = new SqlResults(this.#way);
  readonly library = new SqlLibrary(this.#way);
  readonly #folder: string;
  readonly #lock: Lock | undefined;
  readonly #batches: Batches<Schema>;
  readonly #appending: Appending;
  readonly #now: () => number;

  private constructor(
    file: DatabaseSync,
    db: Kysely<Schema>,
    lock: Lock | undefined,
    folder: string,
    damage: Promise<StoreTrouble | undefined>,
    now: () => number,
  ) {
    super(file, db);
    this.damage = damage;
    this.#folder = folder;
    this.#lock = lock;
    this.#batches = new Batches(file, db);
    this.#appending = new Appending(file, db);
    this.#now = now;
  }

  /** `folder` is made where it is missing. Throws when another process has it open, and StoreTrouble when it cannot be written
      or what is in it is damaged. */
  static async open(folder: string, { now = Date.now, patience = PATIENCE, checkAtOnce }: Settings = {}): Promise<SqliteStore> {
    prepareFolder(folder);
    const lock = await takeLock(folder);
    const name = path.join(folder, DATABASE);
    let db: Kysely<Schema> | undefined;
    try {
      if (!hasDatabase(name)) await begin(name);
      const damage = checkWholeness(name, checkAtOnce);
      const file = connect(name, patience);
      db = new Kysely<Schema>({ dialect: nodeSqlite(file) });
      await migrate(db, 'sqlite');
      const store = new SqliteStore(file, db, lock, folder, damage, now);
      await store.probe();
      return store;
    } catch (e) {
      await db?.destroy();
      lock.close();
      throw troubleOf(e, name);
    }
  }

  /** For orders alone, beside the house that has the folder open, if one has. Throws NoStore where there is nothing, StoreTrouble when
      it cannot be written. */
  static beside(folder: string, patience = PATIENCE): SqliteStore {
    const name = path.join(folder, DATABASE);
    if (!hasDatabase(name)) throw new NoStore(folder);
    try {
      const file = connect(name, patience);
      return new SqliteStore(
        file,
        new Kysely<Schema>({ dialect: nodeSqlite(file) }),
        undefined,
        folder,
        Promise.resolve(undefined),
        Date.now,
      );
    } catch (e) {
      throw troubleOf(e, name);
    }
  }

  /** Nobody else writes, so there is no news. */
  listen(): void {}
  tellChanged(): Promise<void> {
    return Promise.resolve();
  }

  create(table: StoredTable, waits: WaitsFor, effects: Effects = {}, times?: Times): Promise<void> {
    const at = this.#now();
    return this.#write((db) => withEffects(db, effects, () => createTable(db, table, waits, at, times), at));
  }

  takeRows(kind: Kind, rows: readonly Row[]): Promise<number> {
    return this.#write((db) => writeRows(db, kind, rows));
  }

  append(id: string, version: number, entries: readonly JournalEntry[], waits: WaitsFor, effects: Effects = {}): Promise<void> {
    const at = this.#now();
    const json = entries.map((entry) => JSON.stringify(entry));
    const atOnce = (): void => this.#appending.append({ id, version, waits }, json, at, effects.turns);
    return this.#write(
      (db) =>
        withEffects(
          db,
          effects,
          async () => {
            await appendEntries(db, { id, version, entries, waits, at });
            if (effects.seats) await writeSuccessor(db, id, effects.seats);
          },
          at,
        ),
      hasNone({ ...effects, turns: undefined }) ? atOnce : undefined,
    );
  }

  guest(hash: string): Promise<Guest | undefined> {
    return this.read(() => findGuest(this.db, hash));
  }
  keepGuest(guest: Guest, hash: string): Promise<void> {
    return this.#write((db) => writeGuest(db, guest, hash, this.#now()));
  }
  gathering(id: string): Promise<Gathering | undefined> {
    return this.read(() => findGathering(this.db, id));
  }
  keepGathering(gathering: Gathering): Promise<void> {
    return this.#write((db) => writeGathering(db, gathering, this.#now()));
  }
  lobby({ within, most }: { readonly within: number; readonly most: number }): Promise<readonly Gathering[]> {
    return this.read(() => listLobby(this.db, this.#now(), within, most));
  }
  sittings(guest: string, most: number): Promise<readonly Sitting[]> {
    return this.read(() => listSittings(this.db, guest, most));
  }

  now(): Promise<number> {
    return Promise.resolve(this.#now());
  }
  keepJob(claimed: Claimed, what: string, then: { readonly lease: number } | { readonly wait: number }): Promise<boolean> {
    return this.#write((db) => keepJob(db, claimed, what, then, this.#now()));
  }
  notices(guest: string): Promise<readonly Pick<Job, 'key' | 'what'>[]> {
    return this.read(() => listNotices(this.db, guest));
  }
  job(key: string): Promise<string | undefined> {
    return this.read(() => jobOf(this.db, key));
  }
  dropJob(job: Pick<Job, 'key' | 'what'>): Promise<void> {
    return this.#write((db) => dropJob(db, job));
  }
  putJob(job: Job): Promise<void> {
    return this.#write((db) => putJob(db, job, this.#now()));
  }
  async claimJob(lease: number, which: Which): Promise<Claim | undefined> {
    if (typeof which === 'string' && !(await this.read(() => isDue(this.db, which, this.#now())))) return undefined;
    return await this.#write((db) => claimJob(db, lease, which, this.#now()));
  }
  renewJob(claimed: Claimed, lease: number): Promise<boolean> {
    return this.#write((db) => renewJob(db, claimed, lease, this.#now()));
  }
  finishJob(claimed: Claimed): Promise<void> {
    return this.#write((db) => finishJob(db, claimed, this.#now()));
  }
  moveJob(key: string, wait: number): Promise<void> {
    return this.#write((db) => moveJob(db, key, wait, this.#now()));
  }
  withdrawJob(key: string): Promise<void> {
    return this.#write((db) => removeJob(db, key));
  }

  replace(
    id: string,
    version: number,
    { setup, journal }: Pick<StoredTable, 'setup' | 'journal'>,
    waits: WaitsFor,
    effects: Effects = {},
  ): Promise<void> {
    const at = this.#now();
    return this.#write((db) => withEffects(db, effects, () => replaceTable(db, { id, version, setup, journal, waits, at }), at));
  }

  keepNotes(id: string, notes: SeatNotes): Promise<void> {
    return this.#write((db) => writeNotes(db, id, notes));
  }

  override async backup(file: string): Promise<void> {
    await this.#batches.settled();
    await super.backup(file);
  }

  probe(): Promise<void> {
    const at = this.#now();
    return this.#write((db) => probeAt(db, at));
  }

  override async close(): Promise<void> {
    if (!this.file.isOpen) return;
    await this.#batches.settled();
    await super.close();
    this.#lock?.close();
  }

  async #write<T>(write: (db: Transaction<Schema>) => Promise<T>, atOnce?: () => void): Promise<T> {
    try {
      return await this.#batches.write(write, atOnce);
    } catch (e) {
      throw troubleOf(e, path.join(this.#folder, DATABASE));
    }
  }
}

function connect(name: string, patience: number): DatabaseSync {
  const file = new DatabaseSync(name, { timeout: patience });
  // Said here, for what a driver does by default in WAL mode may lose what was acknowledged when the power fails.
  file.exec('pragma journal_mode = wal');
  file.exec('pragma synchronous = full');
  file.exec(`pragma wal_autocheckpoint = ${MOST_PAGES}`);
  file.exec('pragma foreign_keys = on');
  return file;
}

/** An empty store, under its name only when it is whole: what is cut off half-way would be taken for one that was lost. */
async function begin(name: string): Promise<void> {
  const unfinished = `${name}.new`;
  for (const part of ['', '-wal', '-shm', '-journal']) fs.rmSync(unfinished + part, { force: true });
  // What SQLite puts beside it has the same owner and the same readers.
  fs.closeSync(fs.openSync(unfinished, 'w', 0o600));
  const file = connect(unfinished, 0);
  const db = new Kysely<Schema>({ dialect: nodeSqlite(file) });
  try {
    // Nothing is lost while it has no name: it is written to the disk once, as a whole.
    file.exec('pragma synchronous = off');
    await migrate(db, 'sqlite');
    file.exec('pragma synchronous = full');
    file.exec('pragma wal_checkpoint(truncate)');
  } finally {
    await db.destroy();
  }
  fs.renameSync(unfinished, name);
}
