// What sign-in.ts asks of a store, in words that SQLite and PostgreSQL both understand.
import { sql, type Kysely, type Transaction } from 'kysely';
import { mergeGuest, tablesOfBoth } from './merging.ts';
import { holdGuests } from './people.ts';
import type { Schema } from './schema.ts';
import type { Arrived, Pass, Passkey, SignIns, SignInWays } from './sign-in.ts';
import { Conflict, NotJoined, type Guest } from './store.ts';
import type { Way } from './way.ts';
import type { Moment } from './writes.ts';

interface Device {
  readonly key: string;
  readonly name: string;
}
interface About extends Pick<Way, 'rows'> {
  readonly now: Moment;
}

export class SqlSignIns implements SignIns {
  readonly #way: Way;
  constructor(way: Way) {
    this.#way = way;
  }

  ways(guest: string): Promise<SignInWays> {
    return this.#way.read(async (db) => {
      const addresses = await db.selectFrom('addresses').selectAll().where('guest_id', '=', guest).orderBy('created_at').execute();
      const passkeys = await db.selectFrom('passkeys').selectAll().where('guest_id', '=', guest).orderBy('created_at').execute();
      return { addresses: addresses.map(({ address, created_at }) => ({ address, since: created_at })), passkeys: passkeys.map(passkeyIn) };
    });
  }
  ownerOf(address: string): Promise<Guest | undefined> {
    return this.#way.read((db) => ownerOf(db, address));
  }
  removeAddress(guest: string, address: string): Promise<void> {
    return this.#way.write(async (db) => {
      await db.deleteFrom('addresses').where('guest_id', '=', guest).where('address', '=', address).execute();
    });
  }

  passkey(id: string): Promise<Passkey | undefined> {
    return this.#way.read(async (db) => {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row && passkeyIn(row);
    });
  }
  keepPasskey({ id, guest, publicKey, counter, transports, name }: Omit<Passkey, 'since'>): Promise<void> {
    return this.#way.write(async (db, now) => {
      const kept = await db
        .insertInto('passkeys')
        .values({ id, guest_id: guest, public_key: publicKey, counter, transports, name, created_at: now })
        .onConflict((known) => known.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!kept) throw new Conflict('this passkey is somebody’s already');
    });
  }
  removePasskey(guest: string, id: string): Promise<void> {
    return this.#way.write(async (db) => {
      await db.deleteFrom('passkeys').where('guest_id', '=', guest).where('id', '=', id).execute();
    });
  }

  keepPass({ hash, guest, what }: Pass, lasts: number): Promise<void> {
    return this.#way.write(async (db, now) => {
      await db
        .deleteFrom('passes')
        .where(sql<boolean>`until <= ${now}`)
        .execute();
      await db
        .insertInto('passes')
        .values({ hash, guest_id: guest, what, until: sql<number>`cast(${now} as bigint) + ${sql.lit(lasts)}` })
        .execute();
    });
  }
  pass(hash: string): Promise<Pass | undefined> {
    return this.#way.read((db, now) => findPass(db, hash, now));
  }
  takePass(hash: string): Promise<Pass | undefined> {
    return this.#way.write(async (db, now) => {
      const found = await findPass(db, hash, now);
      return found && (await spend(db, hash)) ? found : undefined;
    });
  }

  followLink(hash: string, address: string, device: Device): Promise<Arrived | undefined> {
    return this.#way.write(async (db, now) => {
      const found = await findPass(db, hash, now);
      if (!found) return undefined;
      const owner = await ownerOf(db, address);
      if (owner) {
        const arrive = await arriving(db, owner, device, { now, rows: this.#way.rows });
        return (await spend(db, hash)) ? await arrive() : undefined;
      }
      // Whoever asked may be gone.
      const asker = found.guest === null ? undefined : await guestOf(db, found.guest);
      if (!asker || !(await spend(db, hash))) return undefined;
      await db.insertInto('addresses').values({ address, guest_id: asker.id, created_at: now }).execute();
      return { guest: asker, joined: false };
    });
  }
  usePasskey(id: string, counter: number, device: Device): Promise<Arrived | undefined> {
    return this.#way.write(async (db, now) => {
      const known = await db.selectFrom('passkeys').select('guest_id').where('id', '=', id).executeTakeFirst();
      const owner = known && (await guestOf(db, known.guest_id));
      if (!owner) return undefined;
      const arrive = await arriving(db, owner, device, { now, rows: this.#way.rows });
      // Many of them do not count, and say 0 each time.
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter })
        .where('id', '=', id)
        .where((row) => row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.val(counter === 0)])]))
        .executeTakeFirst();
      return numUpdatedRows === 1n ? await arrive() : undefined;
    });
  }
}

/** Looks whether this device may be that guest's, and changes nothing; what then makes it so. Throws NotJoined. */
async function arriving(
  db: Transaction<Schema>,
  guest: Guest,
  { key, name }: Device,
  { now, rows }: About,
): Promise<() => Promise<Arrived>> {
  const known = await db.selectFrom('keys').select('guest_id').where('hash', '=', key).executeTakeFirst();
  if (known?.guest_id === guest.id) return () => Promise.resolve({ guest, joined: false });
  if (!known)
    return async () => {
      await db.insertInto('keys').values({ hash: key, guest_id: guest.id, name, created_at: now }).execute();
      return { guest, joined: true };
    };
  await holdGuests(db, [known.guest_id, guest.id], rows);
  const out = await db
    .selectFrom('guests')
    .select('id')
    .where('id', 'in', [known.guest_id, guest.id])
    .where('shut_out', '=', 1)
    .executeTakeFirst();
  if (out) throw new NotJoined('shut-out');
  // A guest is taken along; another account is not, for it may be somebody else's.
  if (await hasAccount(db, known.guest_id)) throw new NotJoined('another');
  const [both] = await tablesOfBoth(db, known.guest_id, guest.id);
  if (both !== undefined) throw new NotJoined('both', both);
  return async () => {
    await mergeGuest(db, known.guest_id, guest.id);
    await db.updateTable('keys').set({ name }).where('hash', '=', key).execute();
    return { guest, joined: true };
  };
}
async function hasAccount(db: Transaction<Schema>, guest: string): Promise<boolean> {
  for (const table of ['addresses', 'passkeys'] as const)
    if (await db.selectFrom(table).select('guest_id').where('guest_id', '=', guest).executeTakeFirst()) return true;
  return false;
}

async function guestOf(db: Transaction<Schema>, id: string): Promise<Guest | undefined> {
  const row = await db.selectFrom('guests').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  return row && { ...row };
}
async function ownerOf(db: Kysely<Schema>, address: string): Promise<Guest | undefined> {
  const row = await db
    .selectFrom('addresses')
    .innerJoin('guests', 'guests.id', 'addresses.guest_id')
    .select(['guests.id', 'guests.name'])
    .where('address', '=', address)
    .executeTakeFirst();
  return row && { ...row };
}

async function findPass(db: Kysely<Schema>, hash: string, now: Moment): Promise<Pass | undefined> {
  const row = await db
    .selectFrom('passes')
    .selectAll()
    .where('hash', '=', hash)
    .where(sql<boolean>`until > ${now}`)
    .executeTakeFirst();
  return row && { hash, guest: row.guest_id, what: row.what };
}
/** false: somebody else was faster. */
async function spend(db: Transaction<Schema>, hash: string): Promise<boolean> {
  return (await db.deleteFrom('passes').where('hash', '=', hash).executeTakeFirst()).numDeletedRows === 1n;
}

const passkeyIn = ({ id, guest_id, public_key, counter, transports, name, created_at }: Schema['passkeys']): Passkey => ({
  id,
  guest: guest_id,
  publicKey: public_key,
  counter,
  transports,
  name,
  since: created_at,
});
