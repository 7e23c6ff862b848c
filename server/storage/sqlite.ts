// The store in one SQLite file. One process at a time has the folder: a second one is refused.
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { JournalEntry, SeatNotes, TableSetup } from '@ridotto/table';
import { Kysely } from 'kysely';
import { Batches } from './batches.ts';
import { nodeSqlite } from './dialect.ts';
import { migrate, type Schema } from './schema.ts';
import { Conflict, type Store, type StoredTable, type WaitsFor } from './store.ts';

export const DATABASE = 'ridotto.sqlite';
const LOCK = 'ridotto.lock';
/** How long a write waits for somebody else's, a backup for example. */
const PATIENCE = 2000;

export interface Settings {
  readonly now?: () => number;
  /** Milliseconds that a write waits for somebody else's. */
  readonly patience?: number;
}

export class SqliteStore implements Store {
  readonly #db: Kysely<Schema>;
  readonly #lock: DatabaseSync;
  readonly #batches: Batches<Schema>;
  readonly #now: () => number;

  private constructor(db: Kysely<Schema>, lock: DatabaseSync, now: () => number) {
    this.#db = db;
    this.#lock = lock;
    this.#batches = new Batches(db);
    this.#now = now;
  }

  /** `folder` is made where it is missing. Throws when another process has it open. */
  static async open(folder: string, { now = Date.now, patience = PATIENCE }: Settings = {}): Promise<SqliteStore> {
    fs.mkdirSync(folder, { recursive: true });
    const lock = takeLock(folder);
    let db: Kysely<Schema> | undefined;
    try {
      const file = new DatabaseSync(path.join(folder, DATABASE), { timeout: patience });
      // Said here, for what a driver does by default in WAL mode may lose what was acknowledged when the power fails.
      file.exec('pragma journal_mode = wal');
      file.exec('pragma synchronous = full');
      file.exec('pragma foreign_keys = on');
      db = new Kysely<Schema>({ dialect: nodeSqlite(file) });
      await migrate(db);
      return new SqliteStore(db, lock, now);
    } catch (e) {
      await db?.destroy();
      lock.close();
      throw e;
    }
  }

  create({ setup, seats, journal }: StoredTable, waits: WaitsFor): Promise<void> {
    const at = this.#now();
    return this.#batches.write(async (db) => {
      const { id } = setup;
      const row = { id, setup: JSON.stringify(setup), version: journal.length, waits, created_at: at, changed_at: at };
      await db.insertInto('tables').values(row).execute();
      for (const { hash, seat } of seats) await db.insertInto('seats').values({ hash, table_id: id, seat }).execute();
      for (const [n, entry] of journal.entries())
        await db
          .insertInto('journal')
          .values({ table_id: id, n, entry: JSON.stringify(entry), at })
          .execute();
    });
  }

  append(id: string, version: number, entries: readonly JournalEntry[], waits: WaitsFor): Promise<void> {
    const at = this.#now();
    return this.#batches.write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ version: version + entries.length, waits, changed_at: at })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Conflict(`table ${id} has not ${version} entries in its journal`);
      for (const [i, entry] of entries.entries())
        await db
          .insertInto('journal')
          .values({ table_id: id, n: version + i, entry: JSON.stringify(entry), at })
          .execute();
    });
  }

  keepNotes(id: string, { seat, revision, notes }: SeatNotes): Promise<void> {
    const page = { revision, notes: JSON.stringify(notes) };
    return this.#batches.write(async (db) => {
      await db
        .insertInto('notes')
        .values({ table_id: id, seat, ...page })
        .onConflict((known) => known.columns(['table_id', 'seat']).doUpdateSet(page))
        .execute();
    });
  }

  async load(id: string): Promise<StoredTable | undefined> {
    return await this.#db.transaction().execute(async (db) => {
      const table = await db.selectFrom('tables').select('setup').where('id', '=', id).executeTakeFirst();
      if (!table) return undefined;
      const seats = await db.selectFrom('seats').select(['seat', 'hash']).where('table_id', '=', id).execute();
      const journal = await db.selectFrom('journal').select('entry').where('table_id', '=', id).orderBy('n').execute();
      const notes = await db.selectFrom('notes').select(['seat', 'revision', 'notes']).where('table_id', '=', id).execute();
      return {
        setup: JSON.parse(table.setup) as TableSetup,
        seats: seats.map(({ seat, hash }) => ({ seat, hash })),
        journal: journal.map(({ entry }) => JSON.parse(entry) as JournalEntry),
        notes: notes.map((page) => ({ ...page, notes: JSON.parse(page.notes) as unknown })),
      };
    });
  }

  async waitingForBots(): Promise<string[]> {
    const rows = await this.#db.selectFrom('tables').select('id').where('waits', '=', 'bot').orderBy('changed_at').execute();
    return rows.map(({ id }) => id);
  }

  async close(): Promise<void> {
    await this.#batches.settled();
    await this.#db.destroy();
    this.#lock.close();
  }
}

/** A lock that the operating system lets go when the process ends, however it ends: a transaction that stays open. */
function takeLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(path.join(folder, LOCK), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (e) {
    lock.close();
    throw new Error(`the folder ${folder} is in use by another Ridotto process; stop that one, or give another folder`, { cause: e });
  }
}
