// What is to be done at some time, by whoever claims it first: rows of one table, in words that SQLite and PostgreSQL both
// understand. Each is a transaction, or a part of one.
import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { Conflict, type Claim, type Claimed, type Job } from './store.ts';
import type { Moment } from './writes.ts';

/** `ms` after a moment. */
const after = (now: Moment, ms: number): RawBuilder<number> => sql<number>`${now} + ${sql.lit(Math.round(ms))}`;

export async function putJob(db: Transaction<Schema>, { key, what, wait }: Job, now: Moment): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ key, what, run_at: after(now, wait), leased_until: null, token: null, attempts: 0 })
    .onConflict((known) => known.column('key').doNothing())
    .execute();
}

/** The one that has been due for longest, of those that nobody has, or whose time with somebody is over. `rows`: in a
    database with several writers the row is locked, and what somebody else is just claiming is passed over. */
export async function claimJob(db: Transaction<Schema>, lease: number, now: Moment, rows?: 'locked'): Promise<Claim | undefined> {
  const free = db
    .selectFrom('jobs')
    .select('key')
    .where(sql<boolean>`run_at <= ${now} and (leased_until is null or leased_until <= ${now})`)
    .orderBy('run_at')
    .orderBy('key')
    .limit(1);
  const found = await (rows ? free.forUpdate().skipLocked() : free).executeTakeFirst();
  if (!found) return undefined;
  const token = randomUUID();
  return await db
    .updateTable('jobs')
    .set((row) => ({ token, leased_until: after(now, lease), attempts: row('attempts', '+', 1) }))
    .where('key', '=', found.key)
    .returning(['key', 'what', 'attempts', sql<string>`token`.as('token')])
    .executeTakeFirstOrThrow();
}

/** Has whoever claimed it still got it? Then for so many milliseconds more. */
export async function renewJob(db: Transaction<Schema>, { key, token }: Claimed, lease: number, now: Moment): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ leased_until: after(now, lease) })
    .where('key', '=', key)
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Throws Conflict, and changes nothing, when somebody else has claimed it since, or it was moved or withdrawn. Until the end of
    the transaction nobody else can. */
async function holdJob(db: Transaction<Schema>, { key, token }: Claimed, rows?: 'locked'): Promise<void> {
  const held = db.selectFrom('jobs').select('key').where('key', '=', key).where('token', '=', token);
  if (!(await (rows ? held.forUpdate() : held).executeTakeFirst()))
    throw new Conflict(`the job ${key} is somebody else's now, or nobody's`);
}
/** What the job causes, and the end of it: both, or neither. The job is removed last, for what throws Conflict must have changed
    nothing. */
export async function finishJob(
  db: Transaction<Schema>,
  claimed: Claimed,
  causes: () => Promise<void> = () => Promise.resolve(),
  rows?: 'locked',
): Promise<void> {
  await holdJob(db, claimed, rows);
  await causes();
  await removeJob(db, claimed.key);
}
export async function removeJob(db: Transaction<Schema>, key: string): Promise<void> {
  await db.deleteFrom('jobs').where('key', '=', key).execute();
}

export async function moveJob(db: Transaction<Schema>, key: string, wait: number, now: Moment): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: after(now, wait), leased_until: null, token: null })
    .where('key', '=', key)
    .execute();
}
