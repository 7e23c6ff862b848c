// What is read from a store in SQLite: by the house that has it, and by whoever looks at it while the house is open.
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { JournalEntry, TableSetup } from '@ridotto/table';
import { Kysely, sql } from 'kysely';
import { nodeSqlite } from './dialect.ts';
import { hasDatabase } from './folder.ts';
import type { Schema } from './schema.ts';
import { StoreTrouble, type Listed, type PlayedBy, type StoredTable, type StoreReader, type WaitsFor } from './store.ts';
import { troubleOf } from './troubles.ts';

/** How many tables a page of a list has, unless told. */
const PAGE = 100;

export class SqliteReader implements StoreReader {
  protected readonly file: DatabaseSync;
  protected readonly db: Kysely<Schema>;

  protected constructor(file: DatabaseSync, db: Kysely<Schema>) {
    this.file = file;
    this.db = db;
  }

  /** Changes nothing, and needs no lock. Throws StoreTrouble when there is no store, or one that cannot be read. */
  static look(name: string): SqliteReader {
    if (!hasDatabase(name)) throw new StoreTrouble('failed', `there is no store in ${path.dirname(name)}`);
    try {
      const file = new DatabaseSync(name, { readOnly: true, timeout: 2000 });
      return new SqliteReader(file, new Kysely<Schema>({ dialect: nodeSqlite(file) }));
    } catch (e) {
      throw troubleOf(e, name);
    }
  }

  load(id: string): Promise<StoredTable | undefined> {
    return this.#read(
      async () =>
        await this.db.transaction().execute(async (db) => {
          const table = await db.selectFrom('tables').select(['setup', 'version']).where('id', '=', id).executeTakeFirst();
          if (!table) return undefined;
          const seats = await db.selectFrom('seats').select(['seat', 'hash']).where('table_id', '=', id).execute();
          const journal = await db.selectFrom('journal').select(['n', 'entry']).where('table_id', '=', id).orderBy('n').execute();
          const notes = await db.selectFrom('notes').select(['seat', 'revision', 'notes']).where('table_id', '=', id).execute();
          const gap = journal.findIndex(({ n }, i) => n !== i);
          if (gap >= 0) throw damaged(id, missing(gap));
          if (journal.length !== table.version) throw damaged(id, tooMany(journal.length, table.version));
          return {
            setup: parse(id, 'its setup', table.setup) as TableSetup,
            seats: seats.map(({ seat, hash }) => ({ seat, hash })),
            journal: journal.map(({ n, entry }) => parse(id, `entry ${n} of its journal`, entry) as JournalEntry),
            notes: notes.map((page) => ({ ...page, notes: parse(id, `the notes of s${page.seat}`, page.notes) })),
          };
        }),
    );
  }

  list({ after = '', most = PAGE }: { readonly after?: string; readonly most?: number } = {}): Promise<readonly Listed[]> {
    return this.#read(async () => {
      const rows = await this.db
        .selectFrom('tables')
        .select(['id', 'version', 'waits', 'created_at', 'changed_at'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map(({ id, version, waits, created_at, changed_at }) => ({
        id,
        version,
        waits: waits as WaitsFor,
        createdAt: created_at,
        changedAt: changed_at,
      }));
    });
  }

  rules(): Promise<readonly PlayedBy[]> {
    return this.#read(async () => {
      const game = sql<string>`json_extract(setup, '$.game')`;
      const rules = sql<number>`json_extract(setup, '$.rules')`;
      const counted = this.db
        .selectFrom('tables')
        .select([game.as('game'), rules.as('rules'), (e) => e.fn.countAll<number>().as('tables')]);
      return await counted
        .where(sql<boolean>`json_valid(setup)`)
        .groupBy([game, rules])
        .orderBy(game)
        .orderBy(rules)
        .execute();
    });
  }

  async *check(): AsyncGenerator<string> {
    try {
      for (const query of FAULTS) for (const row of this.file.prepare(query).iterate()) yield String(row.fault);
    } catch (e) {
      yield troubleOf(e, this.file.location() ?? 'the database').message;
    }
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }

  async #read<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (e) {
      throw troubleOf(e, this.file.location() ?? 'the database');
    }
  }
}

const missing = (n: number): string => `entry ${n} of its journal is missing`;
const tooMany = (there: number, version: number): string => `its journal has ${there} entries, not ${version}`;
const damaged = (id: string, what: string): StoreTrouble => new StoreTrouble('damaged', `table ${id}: ${what}`);

function parse(id: string, what: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (e) {
    throw damaged(id, `${what} is no JSON: ${(e as Error).message}`);
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
