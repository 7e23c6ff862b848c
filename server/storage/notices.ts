// The outbox: one notice for each seat whose turn it is, a job of the kind `notice`, put and withdrawn in the transaction of the
// entry by which the turn begins and ends (decision 28). In words that SQLite and PostgreSQL both understand.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Job, Turns } from './store.ts';
import type { Moment } from './writes.ts';

/** What a notice is called: `notice GUEST TABLE s0`. Only guests who are told in some way have any. */
const KEY = "'notice ' || s.guest_id || ' ' || s.table_id || ' s' || s.seat";
/** A seat of a table at which a guest sits. */
const OF = 'from sitters s where s.table_id = ';

export async function writeTurns(db: Transaction<Schema>, { table, over, begun, wait }: Turns, now: Moment): Promise<void> {
  for (const seat of over)
    await sql`delete from jobs where key in (select ${sql.raw(KEY)} ${sql.raw(OF)}${table} and s.seat = ${sql.lit(seat)})`.execute(db);
  for (const { seat, seq } of begun)
    await sql`insert into jobs (key, what, run_at, attempts)
      select ${sql.raw(KEY)}, ${sql.lit(beginning(seq))}, cast(${now} as bigint) + ${sql.lit(Math.round(wait))}, 0
      ${sql.raw(OF)}${table} and s.seat = ${sql.lit(seat)} and exists (select 1 from channels c where c.guest_id = s.guest_id and c.confirmed = 1)
      on conflict (key) do update set what = excluded.what, run_at = excluded.run_at, leased_until = null, token = null, attempts = 0`.execute(
      db,
    );
}
/** The same for a statement that is prepared once: parameters are table and seat; for the second one when it is due, what it is
    about, then those. */
export const WITHDRAW = `delete from jobs where key in (select ${KEY} ${OF}? and s.seat = ?)`;
export const PUT = `insert into jobs (key, run_at, what, attempts) select ${KEY}, ?, ?, 0
  ${OF}? and s.seat = ? and exists (select 1 from channels c where c.guest_id = s.guest_id and c.confirmed = 1)
  on conflict (key) do update set what = excluded.what, run_at = excluded.run_at, leased_until = null, token = null, attempts = 0`;

/** What is known of a notice at first; `seq`: number of the event by which its seat learns of the turn. */
export const beginning = (seq: number): string => JSON.stringify({ seq });

export async function listNotices(db: Kysely<Schema>, guest: string): Promise<readonly Pick<Job, 'key' | 'what'>[]> {
  const mine = db.selectFrom('jobs').select(['key', 'what']).where('key', '>=', `notice ${guest} `).where('key', '<', `notice ${guest}!`);
  return await mine.orderBy('key').execute();
}

/** Nothing is to be told to this guest any more. */
export async function dropNotices(db: Transaction<Schema>, guest: string): Promise<void> {
  for (const kind of ['notice', 'digest'])
    await db.deleteFrom('jobs').where('key', '>=', `${kind} ${guest}`).where('key', '<', `${kind} ${guest}!`).execute();
}

/** What was to be told to one guest is told to another from now on; a digest is put anew by the notices that it is about. */
export async function renameNotices(db: Transaction<Schema>, from: string, into: string): Promise<void> {
  for (const { key } of await listNotices(db, from)) {
    const renamed = `notice ${into}${key.slice(`notice ${from}`.length)}`;
    await db.updateTable('jobs').set({ key: renamed, leased_until: null, token: null }).where('key', '=', key).execute();
  }
  await db.deleteFrom('jobs').where('key', '=', `digest ${from}`).execute();
}
