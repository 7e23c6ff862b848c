// Appending to a journal in SQLite without a detour: what appendEntries of writes.ts and writeTurns of notices.ts do, by statements that are prepared once.
// It happens at every move, and putting the same two statements together anew was dearer than to carry them out.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { beginning, putting, withdrawing } from './notices.ts';
import type { Schema } from './schema.ts';
import type { Turns } from './store.ts';
import { notOf, type Grown } from './writes.ts';

const GROW = 'update tables set version = ?, waits = ?, changed_at = ? where id = ? and version = ?';
const INSERT = `insert into journal (table_id, n, entry, at) values (?, ?, ?, ?)
  on conflict (table_id, n) do update set entry = excluded.entry`;

export class Appending {
  readonly #grow: StatementSync;
  readonly #insert: StatementSync;
  readonly #withdraw: StatementSync;
  readonly #put: StatementSync;

  /** `db`: what reads and writes `file`. */
  constructor(file: DatabaseSync, db: Kysely<Schema>) {
    this.#grow = file.prepare(GROW);
    this.#insert = file.prepare(INSERT);
    this.#withdraw = file.prepare(withdrawing('', 0).compile(db).sql);
    this.#put = file.prepare(putting('', 0, 0, '', 0).compile(db).sql);
  }

  /** In a transaction that is open. `entries`: as JSON; `at`: in milliseconds since 1970. Throws Conflict. */
  append({ id, version, waits }: Omit<Grown, 'at'>, entries: readonly string[], at: number, turns?: Turns): void {
    if (this.#grow.run(version + entries.length, waits, at, id, version).changes !== 1) throw notOf(id, version);
    entries.forEach((entry, i) => this.#insert.run(id, version + i, entry, at));
    if (!turns) return;
    for (const seat of turns.over) this.#withdraw.run(turns.table, seat);
    for (const { seat, seq } of turns.begun) this.#put.run(beginning(seq), at, Math.round(turns.wait), turns.table, seat);
  }
}
