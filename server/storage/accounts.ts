// What account.ts asks of a store, in words that SQLite and PostgreSQL both understand.
import { seatId } from '@ridotto/engine';
import type { JournalEntry } from '@ridotto/table';
import { sql, type Transaction } from 'kysely';
import type { Account, Accounts, Channel, Sight } from './account.ts';
import { forgetConduct } from './conducts.ts';
import { forgetLibrary, renameInLibrary } from './libraries.ts';
import { dropNotices } from './notices.ts';
import { changeGathering, lockSeat, tablesShownBy } from './people.ts';
import { forgetResults } from './results.ts';
import type { Schema } from './schema.ts';
import { Conflict, type Guest } from './store.ts';
import { findTableCode, writeTableCode } from './table-codes.ts';
import type { Way } from './way.ts';

export class SqlAccounts implements Accounts {
  readonly #way: Way;
  constructor(way: Way) {
    this.#way = way;
  }

  account(id: string): Promise<Account | undefined> {
    return this.#way.read(async (db) => {
      const guest = await db.selectFrom('guests').select(['id', 'name', 'settings']).where('id', '=', id).executeTakeFirst();
      if (!guest) return undefined;
      const devices = await db
        .selectFrom('keys')
        .select(['hash', 'name', 'created_at'])
        .where('guest_id', '=', id)
        .orderBy('created_at')
        .execute();
      const channels = await db.selectFrom('channels').selectAll().where('guest_id', '=', id).orderBy('created_at').orderBy('id').execute();
      return {
        ...guest,
        devices: devices.map(({ hash, name, created_at }) => ({ hash, name, since: created_at })),
        channels: channels.map(channelIn),
      };
    });
  }
  keepSettings(guest: string, settings: string): Promise<void> {
    return this.#way.write(async (db) => {
      await db.updateTable('guests').set({ settings }).where('id', '=', guest).execute();
    });
  }

  channel(id: string): Promise<Channel | undefined> {
    return this.#way.read(async (db) => {
      const row = await db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst();
      return row && channelIn(row);
    });
  }
  keepChannel({ confirmed, guest, ...channel }: Channel): Promise<void> {
    return this.#way.write(async (db, now) => {
      await db
        .insertInto('channels')
        .values({ ...channel, guest_id: guest, confirmed: confirmed ? 1 : 0, created_at: now })
        .onConflict((known) => known.columns(['guest_id', 'kind', 'address']).doNothing())
        .execute();
    });
  }
  confirmChannel(id: string): Promise<void> {
    return this.#way.write(async (db) => {
      await db.updateTable('channels').set({ confirmed: 1 }).where('id', '=', id).execute();
    });
  }
  noteTrouble(id: string, trouble: string | null): Promise<void> {
    return this.#way.write(async (db) => {
      await db.updateTable('channels').set({ trouble }).where('id', '=', id).execute();
    });
  }
  removeChannel(id: string, guest: string): Promise<void> {
    return this.#way.write(async (db) => {
      await db.deleteFrom('channels').where('id', '=', id).where('guest_id', '=', guest).execute();
    });
  }

  keepCode(hash: string, guest: string, lasts: number): Promise<void> {
    return this.#way.write(async (db, now) => {
      await db.deleteFrom('codes').where('guest_id', '=', guest).execute();
      await db
        .insertInto('codes')
        .values({ hash, guest_id: guest, until: sql<number>`cast(${now} as bigint) + ${sql.lit(lasts)}` })
        .execute();
    });
  }
  useCode(code: string, key: string, name: string): Promise<Guest | undefined> {
    return this.#way.write(async (db, now) => {
      const known = await db.selectFrom('keys').select('guest_id').where('hash', '=', key).executeTakeFirst();
      const found = await db
        .selectFrom('codes')
        .innerJoin('guests', 'guests.id', 'codes.guest_id')
        .select(['guests.id', 'guests.name'])
        .where('hash', '=', code)
        .where(sql<boolean>`until > ${now}`)
        .executeTakeFirst();
      if (known && known.guest_id === found?.id) return { ...found };
      if (!found) return undefined;
      if (known) throw new Conflict('this device is somebody else’s');
      const { numDeletedRows } = await db.deleteFrom('codes').where('hash', '=', code).executeTakeFirst();
      if (numDeletedRows !== 1n) return undefined;
      await db.insertInto('keys').values({ hash: key, guest_id: found.id, name, created_at: now }).execute();
      return { ...found };
    });
  }
  keepTableCode(...about: Parameters<Accounts['keepTableCode']>): ReturnType<Accounts['keepTableCode']> {
    return this.#way.write((db, now) => writeTableCode(db, now, ...about));
  }
  tableCode(code: string): ReturnType<Accounts['tableCode']> {
    return this.#way.read((db, now) => findTableCode(db, now, code));
  }
  nameDevice(key: string, name: string): Promise<void> {
    return this.#way.write(async (db) => {
      await db.updateTable('keys').set({ name }).where('hash', '=', key).execute();
    });
  }
  removeDevice(guest: string, key: string, kept: ((table: string) => string) | undefined): Promise<readonly string[]> {
    return this.#way.write(async (db) => {
      const { numDeletedRows } = await db.deleteFrom('keys').where('hash', '=', key).where('guest_id', '=', guest).executeTakeFirst();
      if (numDeletedRows !== 1n) return [];
      const seats = await seatsOf(db, guest);
      for (const { table_id, seat } of seats) {
        await db.deleteFrom('seats').where('table_id', '=', table_id).where('seat', '=', seat).execute();
        if (kept)
          await db
            .insertInto('seats')
            .values({ hash: kept(table_id), table_id, seat })
            .execute();
      }
      return seats.map(({ table_id }) => table_id);
    });
  }
  addToken(guest: string, table: string, hash: string): Promise<number | undefined> {
    return this.#way.write(async (db) => {
      const [found] = await seatsOf(db, guest, table);
      if (!found) return undefined;
      await db
        .insertInto('seats')
        .values({ hash, table_id: table, seat: found.seat })
        .onConflict((known) => known.column('hash').doNothing())
        .execute();
      return found.seat;
    });
  }
  seatOf(table: string, hash: string): Promise<number | undefined> {
    return this.#way.read(
      async (db) =>
        (await db.selectFrom('seats').select('seat').where('hash', '=', hash).where('table_id', '=', table).executeTakeFirst())?.seat,
    );
  }

  forget(guest: string, renamed: (names: readonly string[], language: string) => string): Promise<readonly string[]> {
    return this.#way.write(async (db) => {
      const where = await db
        .selectFrom('sitters')
        .innerJoin('gatherings', 'gatherings.id', 'sitters.table_id')
        .select(['table_id', 'seat'])
        .where('guest_id', '=', guest)
        .orderBy('table_id')
        .execute();
      for (const { table_id: id, seat } of where) {
        let name = '';
        await changeGathering(db, id, ({ seats, host, language }) => {
          name = renamed(
            seats.flatMap((place) => ('name' in place ? [place.name] : [])),
            language,
          );
          return {
            seats: seats.map((place, p) => (p === seat && place.kind === 'human' ? { ...place, guest: '', hash: '', name } : place)),
            host: host === guest ? '' : host,
          };
        });
        const table = await db.selectFrom('tables').select('setup').where('id', '=', id).executeTakeFirst();
        // Whoever came later has their name in the journal alone, and the one before keeps theirs.
        if (table && !(await renameSuccessor(db, id, seat, name))) {
          const setup = JSON.parse(table.setup) as { readonly names: readonly string[] };
          const changed = { ...setup, names: setup.names.map((one, p) => (p === seat ? name : one)) };
          await db
            .updateTable('tables')
            .set({ setup: JSON.stringify(changed) })
            .where('id', '=', id)
            .execute();
        }
        if (table) await renameInLibrary(db, id, seat, name);
        if (table) await lockSeat(db, id, seat);
        await db.deleteFrom('sights').where('table_id', '=', id).where('seat', '=', seat).execute();
      }
      for (const table of await tablesShownBy(db, guest))
        await changeGathering(db, table, ({ seats, state }) => {
          // Who waits there goes on without a screen.
          const next = state === 'open' && seats.find((place) => place.kind === 'human' && place.guest !== '');
          return next && next.kind === 'human' ? { host: next.guest, screen: undefined } : { host: '' };
        });
      await dropNotices(db, guest);
      await forgetResults(db, guest);
      await forgetLibrary(db, guest);
      await forgetConduct(db, guest);
      for (const table of ['sitters', 'screens', 'channels', 'codes', 'keys', 'addresses', 'passkeys', 'passes'] as const)
        await db.deleteFrom(table).where('guest_id', '=', guest).execute();
      await db.deleteFrom('guests').where('id', '=', guest).execute();
      return where.map(({ table_id }) => table_id);
    });
  }

  see(table: string, seat: number, { seen, lasts }: { readonly seen: number; readonly lasts: number }): Promise<void> {
    return this.#way.write(async (db, now) => {
      const row = { at: sql<number>`cast(${now} as bigint)`, until: sql<number>`cast(${now} as bigint) + ${sql.lit(lasts)}` };
      await db
        .insertInto('sights')
        .values({ table_id: table, seat, seen, ...row })
        .onConflict((known) =>
          known.columns(['table_id', 'seat']).doUpdateSet({
            ...row,
            // Of several windows one may be behind.
            seen: sql<number>`case when sights.seen > excluded.seen then sights.seen else excluded.seen end`,
          }),
        )
        .execute();
    });
  }
  sights(table: string): Promise<readonly Sight[]> {
    return this.#way.read(async (db, now) => {
      const rows = await db
        .selectFrom('sights')
        .leftJoin('sitters', (on) => on.onRef('sitters.table_id', '=', 'sights.table_id').onRef('sitters.seat', '=', 'sights.seat'))
        .leftJoin('guests', 'guests.id', 'sitters.guest_id')
        .select(['sights.seat', 'seen', 'at', 'settings', sql<number | boolean>`until > ${now}`.as('looking')])
        .where('sights.table_id', '=', table)
        .orderBy('sights.seat')
        .execute();
      return rows.map(({ settings, looking, ...sight }) => ({ ...sight, looking: Boolean(looking), settings: settings ?? undefined }));
    });
  }

  secret(name: string, made: string): Promise<string> {
    return this.#way.write(async (db) => {
      await db
        .insertInto('secrets')
        .values({ name, value: made })
        .onConflict((known) => known.column('name').doNothing())
        .execute();
      return (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
    });
  }
}

/** Whoever took the seat over last did so under a name, which the journal has. Did somebody? */
async function renameSuccessor(db: Transaction<Schema>, table: string, seat: number, name: string): Promise<boolean> {
  const all = db.selectFrom('journal').select(['n', 'entry']).where('table_id', '=', table).where('entry', 'like', '%"do":"succeed"%');
  for (const { n, entry } of await all.orderBy('n', 'desc').execute()) {
    const read = JSON.parse(entry) as JournalEntry;
    if (read.do !== 'matter' || read.matter.do !== 'succeed' || read.by !== seatId(seat)) continue;
    const renamed = { ...read, matter: { ...read.matter, name } };
    await db
      .updateTable('journal')
      .set({ entry: JSON.stringify(renamed) })
      .where('table_id', '=', table)
      .where('n', '=', n)
      .execute();
    return true;
  }
  return false;
}

/** Those of tables that have begun. */
async function seatsOf(db: Transaction<Schema>, guest: string, table?: string): Promise<readonly { table_id: string; seat: number }[]> {
  const all = db
    .selectFrom('sitters')
    .innerJoin('tables', 'tables.id', 'sitters.table_id')
    .select(['sitters.table_id', 'sitters.seat'])
    .where('guest_id', '=', guest)
    .orderBy('sitters.table_id');
  return await (table === undefined ? all : all.where('sitters.table_id', '=', table)).execute();
}

const channelIn = ({ id, guest_id, kind, address, secret, confirmed, trouble }: Schema['channels']): Channel => ({
  id,
  guest: guest_id,
  kind,
  address,
  secret,
  confirmed: confirmed === 1,
  trouble,
});
