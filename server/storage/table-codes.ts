// Codes by which one comes to a table that fills, in words that SQLite and PostgreSQL both understand.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { TableCode } from './account.ts';
import type { Schema } from './schema.ts';
import { Conflict } from './store.ts';
import type { Moment } from './writes.ts';

export async function writeTableCode(
  db: Transaction<Schema>,
  now: Moment,
  { table, invitation }: TableCode,
  { made, lasts }: { readonly made: string; readonly lasts: number },
): Promise<{ readonly code: string; readonly left: number }> {
  await db
    .deleteFrom('table_codes')
    .where(sql<boolean>`until <= ${now}`)
    .execute();
  const known = await db
    .selectFrom('table_codes')
    .select(['code', sql<number>`until - ${now}`.as('left')])
    .where('table_id', '=', table)
    .where('invitation', '=', invitation)
    .orderBy('until', 'desc')
    .executeTakeFirst();
  if (known && Number(known.left) > lasts / 2) return { code: known.code, left: Number(known.left) };
  const kept = await db
    .insertInto('table_codes')
    .values({ code: made, table_id: table, invitation, until: sql<number>`cast(${now} as bigint) + ${sql.lit(lasts)}` })
    .onConflict((there) => there.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!kept) throw new Conflict('this code leads to another table');
  return { code: made, left: lasts };
}

export async function findTableCode(db: Kysely<Schema>, now: Moment, code: string): Promise<TableCode | undefined> {
  const row = await db
    .selectFrom('table_codes')
    .select(['table_id', 'invitation'])
    .where('code', '=', code)
    .where(sql<boolean>`until > ${now}`)
    .executeTakeFirst();
  return row && { table: row.table_id, invitation: row.invitation };
}
