// The outbox: one notice for each seat whose turn it is, a job of the kind `notice`, put and withdrawn in the transaction of the
// entry by which the turn begins and ends (decision 28). In words that SQLite and PostgreSQL both understand.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Job, Turns } from './store.ts';
import type { Moment } from './writes.ts';

/** Of a seat `s` at which a guest sits: what its notice is called, `notice GUEST TABLE s0`; whether the guest is told in any way, for
    others have none; and how one takes the place of that of an earlier turn. */
export const NOTICE = {
  key: "'notice ' || s.guest_id || ' ' || s.table_id || ' s' || s.seat",
  told: 'exists (select 1 from channels c where c.guest_id = s.guest_id and c.confirmed = 1)',
  anew: 'on conflict (key) do update set what = excluded.what, run_at = excluded.run_at, leased_until = null, token = null, attempts = 0',
} as const;
const [KEY, TOLD, ANEW] = [sql.raw(NOTICE.key), sql.raw(NOTICE.told), sql.raw(NOTICE.anew)];

export async function writeTurns(db: Transaction<Schema>, { table, over, begun, wait }: Turns, now: Moment): Promise<void> {
  for (const seat of over) await withdrawing(table, seat).execute(db);
  for (const { seat, seq } of begun) await putting(beginning(seq), now, wait, table, seat).execute(db);
}
/** What follows from these two is also prepared once, with the same parameters. */
export const withdrawing = (table: string, seat: number): RawBuilder<unknown> =>
  sql`delete from jobs where key in (select ${KEY} from sitters s where s.table_id = ${table} and s.seat = ${seat})`;
export const putting = (what: string, now: Moment, wait: number, table: string, seat: number): RawBuilder<unknown> =>
  sql`insert into jobs (key, what, run_at, attempts) select ${KEY}, ${what}, cast(${now} as bigint) + ${Math.round(wait)}, 0
    from sitters s where s.table_id = ${table} and s.seat = ${seat} and ${TOLD} ${ANEW}`;

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
