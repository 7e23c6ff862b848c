// What conduct.ts asks of a store, in words that SQLite and PostgreSQL both understand.
import type { Kysely, Transaction } from 'kysely';
import type { Blocked, Conduct, Remark, Report } from './conduct.ts';
import { lockSeat } from './people.ts';
import type { Schema } from './schema.ts';
import type { Way } from './way.ts';

export class SqlConduct implements Conduct {
  readonly #way: Way;
  constructor(way: Way) {
    this.#way = way;
  }

  remark(table: string, { id, guest, name, message }: Omit<Remark, 'at'>): Promise<void> {
    return this.#way.write(async (db, now) => {
      await db.insertInto('remarks').values({ id, table_id: table, guest_id: guest, name, message, at: now }).execute();
    });
  }
  remarks(table: string, most: number): Promise<readonly Remark[]> {
    return this.#way.read(async (db) => {
      const rows = await db
        .selectFrom('remarks')
        .innerJoin('guests', 'guests.id', 'remarks.guest_id')
        .select(['remarks.id', 'guest_id', 'remarks.name', 'message', 'at'])
        .where('table_id', '=', table)
        .where('shut_out', '=', 0)
        .orderBy('at', 'desc')
        .orderBy('remarks.id')
        .limit(most)
        .execute();
      return rows.map(({ guest_id: guest, ...remark }) => ({ ...remark, guest })).toReversed();
    });
  }
  remarksOf(guest: string): Promise<readonly (Remark & { readonly table: string })[]> {
    return this.#way.read(async (db) => {
      const rows = await db.selectFrom('remarks').selectAll().where('guest_id', '=', guest).orderBy('at').orderBy('id').execute();
      return rows.map(({ guest_id, table_id: table, ...remark }) => ({ ...remark, guest: guest_id, table }));
    });
  }

  block(guest: string, { guest: blocked, name }: Omit<Blocked, 'since'>): Promise<void> {
    return this.#way.write(async (db, now) => {
      await db
        .insertInto('blocks')
        .values({ guest_id: guest, blocked, name, since: now })
        .onConflict((known) => known.columns(['guest_id', 'blocked']).doNothing())
        .execute();
    });
  }
  unblock(guest: string, blocked: string): Promise<void> {
    return this.#way.write(async (db) => {
      await db.deleteFrom('blocks').where('guest_id', '=', guest).where('blocked', '=', blocked).execute();
    });
  }
  blocks(guest: string): Promise<readonly Blocked[]> {
    return this.#way.read(async (db) => {
      const rows = await db
        .selectFrom('blocks')
        .select(['blocked', 'name', 'since'])
        .where('guest_id', '=', guest)
        .orderBy('since', 'desc')
        .orderBy('blocked')
        .execute();
      return rows.map(({ blocked, ...rest }) => ({ ...rest, guest: blocked }));
    });
  }

  report({ id, table, about, remark, by, reason }: Omit<Report, 'at'>): Promise<void> {
    return this.#way.write(async (db, now) => {
      await db
        .insertInto('reports')
        .values({
          id,
          table_id: table,
          guest_id: about.guest,
          name: about.name,
          seat: about.seat,
          remark,
          by_guest: by.guest,
          by_name: by.name,
          reason,
          at: now,
          settled: 0,
        })
        .execute();
    });
  }
  settleReport(id: string): Promise<boolean> {
    return this.#way.write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('reports')
        .set({ settled: 1 })
        .where('id', '=', id)
        .where('settled', '=', 0)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    });
  }

  shutOut(guest: string, out: boolean): Promise<boolean> {
    return this.#way.write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('guests')
        .set({ shut_out: out ? 1 : 0 })
        .where('id', '=', guest)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    });
  }
  unseat(guest: string): Promise<readonly string[]> {
    return this.#way.write(async (db) => {
      const seats = await db
        .selectFrom('sitters')
        .innerJoin('tables', 'tables.id', 'sitters.table_id')
        .select(['table_id', 'seat'])
        .where('guest_id', '=', guest)
        .orderBy('table_id')
        .execute();
      for (const { table_id, seat } of seats) await lockSeat(db, table_id, seat);
      return seats.map(({ table_id }) => table_id);
    });
  }
}

/** Those that whoever runs the house has not settled, the oldest first. */
export async function openReports(db: Kysely<Schema>): Promise<readonly Report[]> {
  // A store that an earlier Ridotto has left has none.
  if (!(await db.introspection.getTables()).some(({ name }) => name === 'reports')) return [];
  const rows = await db.selectFrom('reports').selectAll().where('settled', '=', 0).orderBy('at').orderBy('id').execute();
  return rows.map(({ id, table_id: table, guest_id: guest, name, seat, remark, by_guest, by_name, reason, at }) => ({
    id,
    table,
    about: { guest, name, seat },
    remark,
    by: { guest: by_guest, name: by_name },
    reason,
    at,
  }));
}

/** Who is forgotten is known to nobody here either. What they have brought before the house stays, without them. */
export async function forgetConduct(db: Transaction<Schema>, guest: string): Promise<void> {
  for (const table of ['remarks', 'blocks'] as const) await db.deleteFrom(table).where('guest_id', '=', guest).execute();
  await db.deleteFrom('blocks').where('blocked', '=', guest).execute();
  await db.updateTable('reports').set({ by_guest: '', by_name: '' }).where('by_guest', '=', guest).execute();
  await db.updateTable('reports').set({ guest_id: '', name: '' }).where('guest_id', '=', guest).execute();
}
/** What one guest wrote, does not want to hear of, and brought before the house is the other's; whoever blocked them blocks the other. */
export async function mergeConduct(db: Transaction<Schema>, from: string, into: string): Promise<void> {
  for (const [whose, whom] of [
    ['guest_id', 'blocked'],
    ['blocked', 'guest_id'],
  ] as const) {
    // Nobody blocks themselves, or somebody twice.
    const own = await db.selectFrom('blocks').select(whom).where(whose, '=', into).execute();
    const doubled = [into, ...own.map((row) => row[whom])];
    await db.deleteFrom('blocks').where(whose, '=', from).where(whom, 'in', doubled).execute();
    await db
      .updateTable('blocks')
      .set({ [whose]: into })
      .where(whose, '=', from)
      .execute();
  }
  for (const table of ['remarks', 'reports'] as const)
    await db.updateTable(table).set({ guest_id: into }).where('guest_id', '=', from).execute();
  await db.updateTable('reports').set({ by_guest: into }).where('by_guest', '=', from).execute();
}
