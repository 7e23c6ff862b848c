// What is written to a store, in words that SQLite and PostgreSQL both understand. Each is part of a transaction, and touches
// the row of its table first: two of them that are about the same table come one after the other.
import type { JournalEntry, SeatNotes, TableSetup } from '@ridotto/table';
import type { RawBuilder, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { Conflict, type StoredTable, type Times, type WaitsFor } from './store.ts';

/** A moment, in milliseconds since 1970, or how the database says it. */
export type Moment = number | RawBuilder<number>;

export async function createTable(
  db: Transaction<Schema>,
  { setup, seats, journal, notes }: StoredTable,
  waits: WaitsFor,
  at: Moment,
  { createdAt, changedAt }: { readonly [when in keyof Times]: Moment } = { createdAt: at, changedAt: at },
): Promise<void> {
  const { id } = setup;
  const made = await db
    .insertInto('tables')
    .values({ id, ...columns(setup), version: journal.length, waits, created_at: createdAt, changed_at: changedAt })
    .onConflict((known) => known.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new Conflict(`there is a table ${id} already`);
  for (const { hash, seat } of seats) await db.insertInto('seats').values({ hash, table_id: id, seat }).execute();
  for (const { seat, revision, notes: page } of notes)
    await db
      .insertInto('notes')
      .values({ table_id: id, seat, revision, notes: JSON.stringify(page) })
      .execute();
  await insert(db, id, 0, journal, at);
}

export async function appendEntries(
  db: Transaction<Schema>,
  { id, version, entries, waits, at }: Grown & { readonly entries: readonly JournalEntry[] },
): Promise<void> {
  await grow(db, id, version, { version: version + entries.length, waits, changed_at: at });
  await insert(db, id, version, entries, at);
}

export async function replaceTable(
  db: Transaction<Schema>,
  { id, version, setup, journal, waits, at }: Grown & Pick<StoredTable, 'setup' | 'journal'>,
): Promise<void> {
  await grow(db, id, version, { ...columns(setup), version: journal.length, waits, changed_at: at });
  await db.deleteFrom('journal').where('table_id', '=', id).where('n', '>=', journal.length).execute();
  await insert(db, id, 0, journal, at);
}

export async function writeNotes(db: Transaction<Schema>, id: string, { seat, revision, notes }: SeatNotes): Promise<void> {
  const page = { revision, notes: JSON.stringify(notes) };
  const written =
    revision === 1
      ? await db
          .insertInto('notes')
          .values({ table_id: id, seat, ...page })
          .onConflict((known) => known.columns(['table_id', 'seat']).doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('notes')
          .set(page)
          .where('table_id', '=', id)
          .where('seat', '=', seat)
          .where('revision', '=', revision - 1)
          .returning('revision')
          .executeTakeFirst();
  if (!written) throw new Conflict(`the notes of s${seat} at table ${id} are not of revision ${revision - 1}`);
}

export async function probeAt(db: Transaction<Schema>, at: Moment): Promise<void> {
  await db.updateTable('house').set({ probed_at: at }).execute();
}

export interface Grown {
  readonly id: string;
  /** How many entries its journal has now. */
  readonly version: number;
  readonly waits: WaitsFor;
  readonly at: Moment;
}

const columns = (setup: TableSetup) => ({ setup: JSON.stringify(setup), game: setup.game, rules: setup.rules });

/** The row of a table whose journal has `version` entries now. */
async function grow(
  db: Transaction<Schema>,
  id: string,
  version: number,
  row: { readonly version: number; readonly waits: WaitsFor; readonly changed_at: Moment },
): Promise<void> {
  const { numUpdatedRows } = await db.updateTable('tables').set(row).where('id', '=', id).where('version', '=', version).executeTakeFirst();
  if (numUpdatedRows !== 1n) throw notOf(id, version);
}
export const notOf = (id: string, version: number): Conflict => new Conflict(`table ${id} has not ${version} entries in its journal`);

/** Entries from number `from` on; those that are there already are written anew, and keep their time. */
async function insert(db: Transaction<Schema>, id: string, from: number, entries: readonly JournalEntry[], at: Moment): Promise<void> {
  for (const [i, entry] of entries.entries()) {
    const row = { entry: JSON.stringify(entry) };
    await db
      .insertInto('journal')
      .values({ table_id: id, n: from + i, ...row, at })
      .onConflict((known) => known.columns(['table_id', 'n']).doUpdateSet(row))
      .execute();
  }
}
