// Two guests become one: what one of them had is the other's from then on. In words that SQLite and PostgreSQL both understand.
import type { Transaction } from 'kysely';
import { mergeConduct } from './conducts.ts';
import { mergeLibrary } from './libraries.ts';
import { renameNotices } from './notices.ts';
import { changeGathering, tablesShownBy } from './people.ts';
import { mergeResults } from './results.ts';
import type { Schema } from './schema.ts';

/** Tables that are not over at which both sit, or that fill where one of them sits and the device of the other shows it to all. */
export async function tablesOfBoth(db: Transaction<Schema>, one: string, other: string): Promise<readonly string[]> {
  const shown = await db
    .selectFrom('screens')
    .innerJoin('sitters', 'sitters.table_id', 'screens.table_id')
    .innerJoin('gatherings', 'gatherings.id', 'screens.table_id')
    .select('gatherings.id')
    .where('screens.guest_id', 'in', [one, other])
    .where('sitters.guest_id', 'in', [one, other])
    .where('gatherings.state', '=', 'open')
    .orderBy('gatherings.id')
    .execute();
  const rows = await db
    .selectFrom('sitters as a')
    .innerJoin('sitters as b', 'b.table_id', 'a.table_id')
    .innerJoin('gatherings', 'gatherings.id', 'a.table_id')
    .leftJoin('tables', 'tables.id', 'a.table_id')
    .select('a.table_id')
    .where('a.guest_id', '=', one)
    .where('b.guest_id', '=', other)
    .where('gatherings.state', '<>', 'given-up')
    .where((row) => row.or([row('tables.waits', 'is', null), row('tables.waits', '<>', 'nobody')]))
    .orderBy('a.table_id')
    .execute();
  return [...rows.map(({ table_id }) => table_id), ...shown.map(({ id }) => id)];
}

/** `from` is nobody any more. Tables at which both sit must be over; there the seat of `from` is nobody's. Throws Conflict where
    somebody else was changing one of the tables. */
export async function mergeGuest(db: Transaction<Schema>, from: string, into: string): Promise<void> {
  const sat = await db.selectFrom('sitters').select(['table_id', 'seat']).where('guest_id', '=', from).orderBy('table_id').execute();
  for (const { table_id: table, seat } of sat) {
    const sits = await db
      .selectFrom('sitters')
      .select('seat')
      .where('guest_id', '=', into)
      .where('table_id', '=', table)
      .executeTakeFirst();
    await giveSeat(db, table, seat, { from, into, nobodys: sits !== undefined });
  }
  for (const table of await tablesShownBy(db, from)) await changeGathering(db, table, () => ({ host: into }));
  await mergeResults(db, from, into);
  await mergeLibrary(db, from, into);
  await mergeConduct(db, from, into);
  const ways = await db
    .selectFrom('channels')
    .select(['id', 'guest_id', 'kind', 'address'])
    .where('guest_id', 'in', [from, into])
    .execute();
  for (const { id, guest_id, kind, address } of ways)
    if (guest_id === from && ways.some((own) => own.guest_id === into && own.kind === kind && own.address === address))
      await db.deleteFrom('channels').where('id', '=', id).execute();
  await renameNotices(db, from, into);
  for (const table of ['channels', 'keys', 'screens'] as const)
    await db.updateTable(table).set({ guest_id: into }).where('guest_id', '=', from).execute();
  for (const table of ['codes', 'passes'] as const) await db.deleteFrom(table).where('guest_id', '=', from).execute();
  await db.deleteFrom('guests').where('id', '=', from).execute();
}

async function giveSeat(
  db: Transaction<Schema>,
  table: string,
  seat: number,
  { from, into, nobodys }: { readonly from: string; readonly into: string; readonly nobodys: boolean },
): Promise<void> {
  const guest = nobodys ? '' : into;
  await changeGathering(db, table, ({ seats, host }) => ({
    seats: seats.map((place, p) => (p === seat && place.kind === 'human' ? { ...place, guest } : place)),
    host: host === from ? into : host,
  }));
  if (nobodys) await db.deleteFrom('sitters').where('guest_id', '=', from).where('table_id', '=', table).execute();
  else await db.updateTable('sitters').set({ guest_id: into }).where('guest_id', '=', from).where('table_id', '=', table).execute();
}
