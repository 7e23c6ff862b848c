// People, and the tables that fill with them, in words that SQLite and PostgreSQL both understand.
import { randomBytes } from 'node:crypto';
import type { Gathering } from '@ridotto/table';
import { sql, type Kysely, type Transaction } from 'kysely';
import { writeTurns } from './notices.ts';
import { hasTable, type Schema } from './schema.ts';
import { Conflict, StoreTrouble, type Guest, type Sitting, type Successor, type WaitsFor } from './store.ts';
import type { Moment } from './writes.ts';

export async function findGuest(db: Kysely<Schema>, hash: string): Promise<Guest | undefined> {
  const row = await db
    .selectFrom('keys')
    .innerJoin('guests', 'id', 'guest_id')
    .select(['guests.id', 'guests.name', 'program', 'shut_out'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, name, program, shut_out } = row;
  return { id, name, ...(program === 1 && { program: true }), ...(shut_out === 1 && { shutOut: true }) };
}

export async function writeGuest(db: Transaction<Schema>, { id, name, program }: Guest, hash: string, at: Moment): Promise<void> {
  const key = await db.selectFrom('keys').select('guest_id').where('hash', '=', hash).executeTakeFirst();
  if (key && key.guest_id !== id) throw new Conflict('this key is somebody else’s');
  await db
    .insertInto('guests')
    .values({ id, name, program: program ? 1 : 0, created_at: at })
    .onConflict((known) => known.column('id').doUpdateSet({ name, program: program ? 1 : 0 }))
    .execute();
  if (!key) await db.insertInto('keys').values({ hash, guest_id: id, created_at: at }).execute();
}

/** Until the end of the transaction nothing else is done to who these are. `rows`: in a database with several writers. */
export async function holdGuests(db: Transaction<Schema>, guests: readonly string[], rows?: 'locked'): Promise<void> {
  // In one order everywhere, so that nobody waits in a circle.
  if (rows) await db.selectFrom('guests').select('id').where('id', 'in', guests).orderBy('id').forUpdate().execute();
}

export async function findGathering(db: Kysely<Schema>, id: string): Promise<Gathering | undefined> {
  const row = await db.selectFrom('gatherings').select(['id', 'doc']).where('id', '=', id).executeTakeFirst();
  return row && readGathering(row);
}

export async function writeGathering(db: Transaction<Schema>, gathering: Gathering, at: Moment): Promise<void> {
  const { id, version, state, listed } = gathering;
  const row = { doc: JSON.stringify(gathering), version, state, listed: listed ? 1 : 0, changed_at: at };
  const written =
    version === 1
      ? await db
          .insertInto('gatherings')
          .values({ id, ...row, created_at: at })
          .onConflict((known) => known.column('id').doNothing())
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('gatherings')
          .set(row)
          .where('id', '=', id)
          .where('version', '=', version - 1)
          .returning('id')
          .executeTakeFirst();
  if (!written) throw new Conflict(`the table ${id}, which fills, is not of version ${version - 1}`);
  for (const table of ['sitters', 'screens'] as const) await db.deleteFrom(table).where('table_id', '=', id).execute();
  await seatGuests(db, gathering);
}

/** One that is there becomes another one, if nobody else changes it meanwhile. undefined: there is none. Throws Conflict where
    somebody does; who sits there is for the caller to note. */
export async function changeGathering(
  db: Transaction<Schema>,
  id: string,
  change: (before: Gathering) => Partial<Pick<Gathering, 'seats' | 'host' | 'screen'>>,
): Promise<Gathering | undefined> {
  const before = await findGathering(db, id);
  if (!before) return undefined;
  const now: Gathering = { ...before, ...change(before), version: before.version + 1 };
  const { numUpdatedRows } = await db
    .updateTable('gatherings')
    .set({ doc: JSON.stringify(now), version: now.version })
    .where('id', '=', id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Conflict(`the table ${id} was changed meanwhile`);
  return now;
}

/** So that each of them finds it, and so that it stays with whoever shows it. Former guests are nobody. */
export async function seatGuests(db: Transaction<Schema>, { id, seats, screen, host }: Gathering): Promise<void> {
  if (screen && host !== '') await db.insertInto('screens').values({ table_id: id, guest_id: host }).execute();
  for (const [seat, place] of seats.entries())
    if (place.kind === 'human' && place.guest !== '')
      await db.insertInto('sitters').values({ guest_id: place.guest, table_id: id, seat }).execute();
}

/** To all who sit around it, by a device of this guest. */
export async function tablesShownBy(db: Kysely<Schema>, guest: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('screens').select('table_id').where('guest_id', '=', guest).orderBy('table_id').execute();
  return rows.map(({ table_id }) => table_id);
}

export async function listLobby(db: Kysely<Schema>, now: Moment, within: number, most: number): Promise<readonly Gathering[]> {
  const rows = await db
    .selectFrom('gatherings')
    .select(['id', 'doc'])
    .where('listed', '=', 1)
    .where('state', '=', 'open')
    .where(sql<boolean>`changed_at + ${sql.lit(Math.round(within))} > ${now}`)
    .orderBy('changed_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(readGathering);
}

export async function listSittings(db: Kysely<Schema>, guest: string, most: number): Promise<readonly Sitting[]> {
  const rows = await db
    .selectFrom('sitters')
    .innerJoin('gatherings', 'gatherings.id', 'sitters.table_id')
    .leftJoin('tables', 'tables.id', 'sitters.table_id')
    .select(['gatherings.id', 'gatherings.doc', 'sitters.seat', 'tables.waits', 'gatherings.changed_at', 'tables.changed_at as played_at'])
    .where('sitters.guest_id', '=', guest)
    .where('gatherings.state', '<>', 'given-up')
    .orderBy((e) => e.fn.coalesce('tables.changed_at', 'gatherings.changed_at'), 'desc')
    .limit(most)
    .execute();
  return rows.map(({ seat, waits, changed_at, played_at, ...row }) => ({
    gathering: readGathering(row),
    seat,
    waits: (waits ?? undefined) as WaitsFor | undefined,
    changedAt: played_at ?? changed_at,
  }));
}

/** A sentence for each thing that is wrong with what fills. */
export async function* checkPeople(db: Kysely<Schema>): AsyncGenerator<string> {
  // A store that an earlier Ridotto has left has none.
  if (!(await hasTable(db, 'gatherings'))) return;
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('gatherings')
      .leftJoin('tables', 'tables.id', 'gatherings.id')
      .select(['gatherings.id', 'doc', 'gatherings.version', 'state', 'listed', 'tables.id as table'])
      .where('gatherings.id', '>', after)
      .orderBy('gatherings.id')
      .limit(PAGE)
      .execute();
    for (const row of rows) yield* checkGathering(db, row);
    after = rows.at(-1)?.id ?? '';
    if (rows.length < PAGE) return;
  }
}
/** Rows that are read at a time. */
const PAGE = 100;

/** Do its columns say what it says itself? */
export const saysTheSame = (
  row: Pick<Schema['gatherings'], 'id' | 'version' | 'state' | 'listed'>,
  { id, version, state, listed }: Gathering,
): boolean => id === row.id && version === row.version && state === row.state && listed === (row.listed === 1);

async function* checkGathering(
  db: Kysely<Schema>,
  row: Pick<Schema['gatherings'], 'id' | 'doc' | 'version' | 'state' | 'listed'> & { readonly table: string | null },
): AsyncGenerator<string> {
  const where = `table ${row.id}, which fills`;
  let gathering: Gathering;
  try {
    gathering = readGathering(row);
  } catch (e) {
    return yield (e as Error).message;
  }
  const { id, version, state } = gathering;
  if (!saysTheSame(row, gathering))
    yield `${where}: it is kept as version ${row.version}, ${row.state}, and is version ${version}, ${state}, of ${id}`;
  if ((state === 'begun') !== (row.table !== null))
    yield `${where}: it is ${state}, and there is ${row.table === null ? 'no' : 'a'} table that it became`;
  // Former guests are nobody.
  const sit = gathering.seats.flatMap((place, seat) =>
    place.kind === 'human' && place.guest !== '' ? [`${place.guest} at s${seat}`] : [],
  );
  const { screen, host } = gathering;
  if (await hasTable(db, 'screens')) {
    const shown = await db.selectFrom('screens').select('guest_id').where('table_id', '=', row.id).executeTakeFirst();
    if ((shown?.guest_id ?? '') !== (screen ? host : ''))
      yield `${where}: ${shown ? `the guest ${shown.guest_id}` : 'nobody'} is said to show it, and it says ${screen && host !== '' ? host : 'nobody'}`;
  }
  const rows = await db.selectFrom('sitters').select(['guest_id', 'seat']).where('table_id', '=', row.id).execute();
  const kept = rows.map(({ guest_id, seat }) => `${guest_id} at s${seat}`);
  for (const one of sit) if (!kept.includes(one)) yield `${where}: the guest ${one} would not find it`;
  for (const one of kept) if (!sit.includes(one)) yield `${where}: the guest ${one} is said to sit there, and does not`;
}

/** Nobody has a token for this seat of a table that has begun, and it is no seat that is missing. */
export async function lockSeat(db: Transaction<Schema>, table: string, seat: number): Promise<void> {
  await db.deleteFrom('seats').where('table_id', '=', table).where('seat', '=', seat).execute();
  await db
    .insertInto('seats')
    .values({ hash: randomBytes(32).toString('hex'), table_id: table, seat })
    .execute();
}

/** At a table whose people came one after another, the guest is known too. Throws Conflict where it is being changed. */
export async function writeSuccessor(db: Transaction<Schema>, table: string, { seat, hash, guest, name }: Successor): Promise<void> {
  await db.deleteFrom('seats').where('table_id', '=', table).where('seat', '=', seat).execute();
  await db.insertInto('seats').values({ hash, table_id: table, seat }).execute();
  const changed = await changeGathering(db, table, ({ seats }) => ({
    seats: seats.map((place, p) => (p === seat && place.kind === 'human' ? { ...place, guest, hash, name } : place)),
  }));
  if (!changed) return;
  // Whoever sat there before is told nothing more of it; whoever comes is there.
  await writeTurns(db, { table, over: [seat], begun: [], wait: 0 }, 0);
  await db.deleteFrom('sitters').where('table_id', '=', table).where('seat', '=', seat).execute();
  await db.insertInto('sitters').values({ guest_id: guest, table_id: table, seat }).execute();
}

/** Throws StoreTrouble, `damaged`, where it is no JSON. */
export function readGathering({ id, doc }: { readonly id: string; readonly doc: string }): Gathering {
  try {
    return JSON.parse(doc) as Gathering;
  } catch (e) {
    throw new StoreTrouble('damaged', `table ${id}, which fills: it is no JSON: ${(e as Error).message}`);
  }
}
