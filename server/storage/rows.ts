// What a store keeps of people and of the house, row by row as it is kept: for exports.
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import { KEPT, type Kind, type Row } from './kept.ts';
import { seatGuests, readGathering } from './people.ts';
import { hasTable, type Schema } from './schema.ts';

/** How many rows are read or written at a time. */
export const ROWS = 200;
/** Of those that may be long. */
const LONG: Partial<Record<Kind, number>> = { records: 10 };

const columnsOf = (kind: Kind): readonly string[] => KEPT[kind];
const refs = (kind: Kind) => sql.join(columnsOf(kind).map((column) => sql.ref(column)));

/** In the order of their keys, those after `after`; none: there are no more, or it is the store of an earlier Ridotto, which has none. */
export async function readRows(db: Kysely<Schema>, kind: Kind, after?: Row): Promise<readonly Row[]> {
  if (!after && !(await hasTable(db, kind))) return [];
  const later = after ? sql`where (${refs(kind)}) > (${sql.join(columnsOf(kind).map((column) => after[column]))})` : sql``;
  const { rows } =
    await sql<Row>`select * from ${sql.table(kind)} ${later} order by ${refs(kind)} limit ${sql.lit(LONG[kind] ?? ROWS)}`.execute(db);
  return rows;
}

/** Is there one with the key of this row? Of a kind that the store has. */
export async function hasRow(db: Kysely<Schema>, kind: Kind, row: Row): Promise<boolean> {
  const keys = sql.join(columnsOf(kind).map((column) => row[column]));
  const { rows } = await sql`select 1 from ${sql.table(kind)} where (${refs(kind)}) = (${keys})`.execute(db);
  return rows.length > 0;
}

/** Those that are not there yet; what is there stays as it is. Gives how many were written. */
export async function writeRows(db: Transaction<Schema>, kind: Kind, rows: readonly Row[]): Promise<number> {
  let written = 0;
  for (const row of rows) {
    const { numInsertedOrUpdatedRows: n } = await db
      .insertInto(kind)
      .values(row as Insertable<Schema[Kind]>)
      .onConflict((known) => known.doNothing())
      .executeTakeFirst();
    if (n !== 1n) continue;
    written++;
    if (kind === 'gatherings') await seatGuests(db, readGathering(row as unknown as Schema['gatherings']));
  }
  return written;
}
