// What is read from a store, in words that SQLite and PostgreSQL both understand.
import type { JournalEntry, SeatNotes, TableSetup } from '@ridotto/table';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { StoreTrouble, type Listed, type PlayedBy, type StoredTable, type WaitsFor } from './store.ts';

/** How many tables a page of a list has, unless told. */
const PAGE = 100;

/** `db`: a transaction that sees one moment. Throws StoreTrouble, `damaged`, when there is a gap, or what is no JSON. */
export async function loadTable(db: Kysely<Schema>, id: string): Promise<StoredTable | undefined> {
  const table = await db.selectFrom('tables').select(['setup', 'version']).where('id', '=', id).executeTakeFirst();
  if (!table) return undefined;
  const seats = await db.selectFrom('seats').select(['seat', 'hash']).where('table_id', '=', id).orderBy('seat').execute();
  const journal = await db.selectFrom('journal').select(['n', 'entry']).where('table_id', '=', id).orderBy('n').execute();
  const notes = await readNotes(db, id);
  const filled = await db.selectFrom('gatherings').select('id').where('id', '=', id).executeTakeFirst();
  const gap = journal.findIndex(({ n }, i) => n !== i);
  if (gap >= 0) throw damaged(id, `entry ${gap} of its journal is missing`);
  if (journal.length !== table.version) throw damaged(id, `its journal has ${journal.length} entries, not ${table.version}`);
  return {
    setup: parse(id, 'its setup is', table.setup) as TableSetup,
    seats: seats.map(({ seat, hash }) => ({ seat, hash })),
    journal: entriesOf(id, journal),
    notes,
    ...(filled && { filled: true as const }),
  };
}

export async function readTail(db: Kysely<Schema>, id: string, from: number): Promise<readonly JournalEntry[]> {
  const rows = await db
    .selectFrom('journal')
    .select(['n', 'entry'])
    .where('table_id', '=', id)
    .where('n', '>=', from)
    .orderBy('n')
    .execute();
  return entriesOf(id, rows);
}
export const entriesOf = (id: string, rows: readonly Pick<Schema['journal'], 'n' | 'entry'>[]): readonly JournalEntry[] =>
  rows.map(({ n, entry }) => parse(id, `entry ${n} of its journal is`, entry) as JournalEntry);

export async function readNotes(db: Kysely<Schema>, id: string): Promise<readonly SeatNotes[]> {
  const notes = await db.selectFrom('notes').select(['seat', 'revision', 'notes']).where('table_id', '=', id).orderBy('seat').execute();
  return notes.map((page) => ({ ...page, notes: parse(id, `the notes of s${page.seat} are`, page.notes) }));
}

export async function listTables(
  db: Kysely<Schema>,
  { after = '', most = PAGE }: { readonly after?: string; readonly most?: number } = {},
): Promise<readonly Listed[]> {
  const rows = await db.selectFrom('tables').select(LISTED).where('id', '>', after).orderBy('id').limit(most).execute();
  return rows.map(listed);
}
export async function listedTable(db: Kysely<Schema>, id: string): Promise<Listed | undefined> {
  const row = await db.selectFrom('tables').select(LISTED).where('id', '=', id).executeTakeFirst();
  return row && listed(row);
}
const LISTED = ['id', 'version', 'waits', 'created_at', 'changed_at'] as const;
const listed = ({ id, version, waits, created_at, changed_at }: Pick<Schema['tables'], (typeof LISTED)[number]>): Listed => ({
  id,
  version,
  waits: waits as WaitsFor,
  createdAt: created_at,
  changedAt: changed_at,
});

export async function countRules(db: Kysely<Schema>): Promise<readonly PlayedBy[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['game', 'rules', (e) => e.fn.countAll<number>().as('tables')])
    .where('rules', 'is not', null)
    .groupBy(['game', 'rules'])
    .orderBy('game')
    .orderBy('rules')
    .execute();
  return rows.map(({ game, rules, tables }) => ({ game: game!, rules: rules!, tables }));
}

const damaged = (id: string, what: string): StoreTrouble => new StoreTrouble('damaged', `table ${id}: ${what}`);

function parse(id: string, what: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (e) {
    throw damaged(id, `${what} no JSON: ${(e as Error).message}`);
  }
}
