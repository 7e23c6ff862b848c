// What is read from a store in SQLite: by the house that has it, and by whoever looks at it while the house is open.
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { JournalEntry, SeatNotes } from '@ridotto/table';
import { Kysely } from 'kysely';
import type { Report } from './conduct.ts';
import { openReports } from './conducts.ts';
import { copyDatabase } from './copy.ts';
import { nodeSqlite } from './dialect.ts';
import { hasDatabase } from './folder.ts';
import { checkPeople } from './people.ts';
import { countRules, listedTable, listTables, loadTable, readNotes, readTail } from './reads.ts';
import type { Kind, Row } from './kept.ts';
import { hasRow, readRows } from './rows.ts';
import { migrationsDone, refuseNewer, type Schema } from './schema.ts';
import { NoStore, StoreTrouble, type Listed, type PlayedBy, type StoredTable, type StoreReader } from './store.ts';
import { troubleOf } from './troubles.ts';

export class SqliteReader implements StoreReader {
  protected readonly file: DatabaseSync;
  protected readonly db: Kysely<Schema>;

  protected constructor(file: DatabaseSync, db: Kysely<Schema>) {
    this.file = file;
    this.db = db;
  }

  /** Changes nothing, and needs no lock. Throws NoStore when there is none, StoreTrouble when it cannot be read. */
  static look(name: string): SqliteReader {
    if (!hasDatabase(name)) throw new NoStore(path.dirname(name));
    try {
      const file = new DatabaseSync(name, { readOnly: true, timeout: 2000 });
      return new SqliteReader(file, new Kysely<Schema>({ dialect: nodeSqlite(file) }));
    } catch (e) {
      throw troubleOf(e, name);
    }
  }

  /** Throws when what is in it is no store, or one of a newer Ridotto. */
  async fit(): Promise<void> {
    const done = await this.read(() => migrationsDone(this.db));
    if (done.length === 0) throw new StoreTrouble('failed', `${this.file.location() ?? 'the database'} holds no store`);
    refuseNewer(done);
  }

  load(id: string): Promise<StoredTable | undefined> {
    return this.read(async () => await this.db.transaction().execute((db) => loadTable(db, id)));
  }

  tail(id: string, from: number): Promise<readonly JournalEntry[]> {
    return this.read(() => readTail(this.db, id, from));
  }

  notes(id: string): Promise<readonly SeatNotes[]> {
    return this.read(() => readNotes(this.db, id));
  }

  list(page?: { readonly after?: string; readonly most?: number }): Promise<readonly Listed[]> {
    return this.read(() => listTables(this.db, page));
  }

  listed(id: string): Promise<Listed | undefined> {
    return this.read(() => listedTable(this.db, id));
  }

  rules(): Promise<readonly PlayedBy[]> {
    return this.read(() => countRules(this.db));
  }

  reports(): Promise<readonly Report[]> {
    return this.read(() => openReports(this.db));
  }

  rows(kind: Kind, after?: Row): Promise<readonly Row[]> {
    return this.read(() => readRows(this.db, kind, after));
  }

  hasRow(kind: Kind, row: Row): Promise<boolean> {
    return this.read(() => hasRow(this.db, kind, row));
  }

  async *check(): AsyncGenerator<string> {
    try {
      for (const query of FAULTS) for (const row of this.file.prepare(query).iterate()) yield String(row.fault);
      yield* checkPeople(this.db);
    } catch (e) {
      yield troubleOf(e, this.file.location() ?? 'the database').message;
    }
  }

  async backup(file: string): Promise<void> {
    try {
      await copyDatabase(this.file, file);
    } catch (e) {
      throw troubleOf(e, file);
    }
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }

  protected async read<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (e) {
      throw troubleOf(e, this.file.location() ?? 'the database');
    }
  }
}

/** Each gives a `fault` a row. The last ones need a database that can be read. */
const FAULTS = [
  "select 'database: ' || integrity_check as fault from pragma_integrity_check where integrity_check <> 'ok'",
  `select 'database: a row of ' || "table" || ' belongs to no table' as fault from pragma_foreign_key_check`,
  "select 'table ' || id || ': its setup is no JSON' as fault from tables where not json_valid(setup)",
  "select 'table ' || table_id || ': entry ' || n || ' of its journal is no JSON' as fault from journal where not json_valid(entry)",
  "select 'table ' || table_id || ': the notes of s' || seat || ' are no JSON' as fault from notes where not json_valid(notes)",
  `select 'table ' || t.id || ': its journal has ' || count(j.n) || ' entries, not ' || t.version as fault
    from tables t left join journal j on j.table_id = t.id
    group by t.id having count(j.n) <> t.version or coalesce(max(j.n), -1) <> t.version - 1`,
];
