// What is to be done at some time, by whoever claims it first: rows of one table, in words that SQLite and PostgreSQL both
// understand. Each is a transaction, or a part of one.
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder, type Transaction } from 'kysely';
import { writeTurns } from './notices.ts';
import { writeGathering } from './people.ts';
import type { Schema } from './schema.ts';
import { JobLost, type Claim, type Claimed, type Effects, type Job, type Which } from './store.ts';
import type { Moment } from './writes.ts';

/** `ms` after a moment. */
const after = (now: Moment, ms: number): RawBuilder<number> => sql<number>`cast(${now} as bigint) + ${sql.lit(Math.round(ms))}`;

export async function putJob(db: Transaction<Schema>, { key, what, wait, claimed }: Job, now: Moment): Promise<void> {
  const by = claimed
    ? { leased_until: after(now, claimed.lease), token: claimed.token, attempts: 1 }
    : { leased_until: null, token: null, attempts: 0 };
  await db
    .insertInto('jobs')
    .values({ key, what, run_at: after(now, wait), ...by })
    .onConflict((known) => known.column('key').doNothing())
    .execute();
}

/** The key as what an index of keys is no good for: a house has thousands of deadlines, of which next to none is due, so those
    that are due are looked for among all jobs by their time. SQLite would go through all that are of the kind. */
const KEY = sql<string>`key || ''`;
/** Those of a kind that are due and that nobody has, or whose time with somebody is over. */
const dueOf = (db: Kysely<Schema>, kind: string, now: Moment) =>
  free(db.selectFrom('jobs').select('key').where(KEY, '>=', `${kind} `).where(KEY, '<', `${kind}!`), now).where(
    sql<boolean>`run_at <= ${now}`,
  );
const free = <T>(jobs: SelectQueryBuilder<Schema, 'jobs', T>, now: Moment) =>
  jobs.where(sql<boolean>`(leased_until is null or leased_until <= ${now})`);
/** Is there any to be claimed? Changes nothing, and is asked far more often than there is. */
export async function isDue(db: Kysely<Schema>, kind: string, now: Moment): Promise<boolean> {
  return (await dueOf(db, kind, now).limit(1).executeTakeFirst()) !== undefined;
}

/** Of those that nobody has, or whose time with somebody is over: of a kind the one that has been due for longest, or this one,
    due or not, which is made where there is none. `rows`: in a database with several writers the row is locked, and what
    somebody else is just claiming is passed over. */
export async function claimJob(
  db: Transaction<Schema>,
  lease: number,
  which: Which,
  now: Moment,
  rows?: 'locked',
): Promise<Claim | undefined> {
  if (typeof which !== 'string') await putJob(db, { ...which, wait: 0 }, now);
  const these =
    typeof which === 'string'
      ? dueOf(db, which, now).orderBy('run_at').orderBy('key').limit(1)
      : free(db.selectFrom('jobs').select('key').where('key', '=', which.key), now);
  const found = await (rows ? these.forUpdate().skipLocked() : these).executeTakeFirst();
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

/** Is it still theirs? Then it says something else, and is theirs for a while more, or nobody's until it is due. */
export async function keepJob(
  db: Transaction<Schema>,
  { key, token }: Claimed,
  what: string,
  then: { readonly lease: number } | { readonly wait: number },
  now: Moment,
): Promise<boolean> {
  const kept =
    'lease' in then ? { leased_until: after(now, then.lease) } : { run_at: after(now, then.wait), leased_until: null, token: null };
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ what, ...kept })
    .where('key', '=', key)
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Throws JobLost, and changes nothing, when somebody else has claimed it since, or it was moved or withdrawn. Until the end of
    the transaction nobody else can. */
export async function holdJob(db: Transaction<Schema>, { key, token }: Claimed, rows?: 'locked'): Promise<void> {
  const held = db.selectFrom('jobs').select('key').where('key', '=', key).where('token', '=', token);
  if (!(await (rows ? held.forUpdate() : held).executeTakeFirst())) throw new JobLost(`the job ${key} is somebody else's now, or nobody's`);
}
export const hasNone = (effects: Effects): boolean => Object.values(effects).every((effect) => effect === undefined);
/** What somebody writes, and what it does to jobs: both, or neither. Jobs are changed last, for what throws Conflict must have
    changed nothing. */
export async function withEffects(
  db: Transaction<Schema>,
  { finishes, puts, withdraws, alarm, begins, turns, ends }: Effects,
  write: () => Promise<void>,
  now: Moment,
  rows?: 'locked',
): Promise<void> {
  if (finishes) await holdJob(db, finishes, rows);
  // Jobs are locked before tables, everywhere, so that nobody waits in a circle.
  for (const key of rows ? [withdraws, alarm?.key].filter((k) => k !== undefined).toSorted() : [])
    await db.selectFrom('jobs').select('key').where('key', '=', key).forUpdate().execute();
  if (begins) await writeGathering(db, begins, now);
  await write();
  if (finishes) await removeJob(db, finishes.key);
  if (withdraws !== undefined) await removeJob(db, withdraws);
  if (puts) await putJob(db, puts, now);
  if (ends !== undefined) await putJob(db, resultOf(ends), now);
  if (turns) await writeTurns(db, turns, now);
  if (!alarm) return;
  await removeJob(db, alarm.key);
  if (alarm.wait !== undefined) await putJob(db, { ...alarm, wait: alarm.wait }, now);
}
/** How the game at this table ended is to be written down. */
const resultOf = (table: string): Job => ({ key: `result ${table}`, what: table, wait: 0 });
/** Of a job that causes nothing to be written. */
export const finishJob = (db: Transaction<Schema>, finishes: Claimed, now: Moment, rows?: 'locked'): Promise<void> =>
  withEffects(db, { finishes }, () => Promise.resolve(), now, rows);
export async function removeJob(db: Transaction<Schema>, key: string): Promise<void> {
  await db.deleteFrom('jobs').where('key', '=', key).execute();
}

export async function jobOf(db: Kysely<Schema>, key: string): Promise<string | undefined> {
  return (await db.selectFrom('jobs').select('what').where('key', '=', key).executeTakeFirst())?.what;
}
export async function dropJob(db: Transaction<Schema>, { key, what }: Pick<Job, 'key' | 'what'>): Promise<void> {
  await db.deleteFrom('jobs').where('key', '=', key).where('what', '=', what).execute();
}

export async function moveJob(db: Transaction<Schema>, key: string, wait: number, now: Moment): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: after(now, wait), leased_until: null, token: null })
    .where('key', '=', key)
    .execute();
}
