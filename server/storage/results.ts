// What result.ts asks of a store, in words that SQLite and PostgreSQL both understand.
import { sql, type Transaction } from 'kysely';
import { holdGuests } from './people.ts';
import { holdJob, removeJob } from './jobs.ts';
import { shelveTable } from './libraries.ts';
import type { Meeting, Outcome, Records, Results } from './result.ts';
import type { Schema } from './schema.ts';
import { Conflict, type Claimed } from './store.ts';
import type { Way } from './way.ts';

/** Games that are looked through for a streak. */
const LONGEST = 1000;

export class SqlResults implements Results {
  readonly #way: Way;
  constructor(way: Way) {
    this.#way = way;
  }

  keep(claimed: Claimed, ...[outcome, rate, finished]: Kept): Promise<void> {
    return this.#way.write(async (db) => {
      const { rows } = this.#way;
      await holdJob(db, claimed, rows);
      const table = (outcome ?? finished)?.table;
      const sitters = table === undefined ? [] : await heldSitters(db, table, rows);
      if (finished) {
        const { table: at, ...game } = finished;
        await shelveTable(db, at, game, sitters);
      }
      if (outcome && sitters.length > 0) await write(db, outcome, rate, sitters);
      await removeJob(db, claimed.key);
    });
  }

  of(guest: string): Promise<Records> {
    return this.#way.read(async (db) => {
      const tallies = await db
        .selectFrom('results')
        .select(['game', 'players', 'people', 'place', (e) => e.fn.countAll<number>().as('games')])
        .where('guest_id', '=', guest)
        .groupBy(['game', 'players', 'people', 'place'])
        .orderBy('game')
        .orderBy('players')
        .orderBy('people', 'desc')
        .orderBy('place')
        .execute();
      const ratings = await db
        .selectFrom('ratings')
        .select(['game', 'mu', 'sigma', 'games'])
        .where('guest_id', '=', guest)
        .orderBy('game')
        .execute();
      const last = await db
        .selectFrom('results')
        .select('ended')
        .where('guest_id', '=', guest)
        .orderBy('at', 'desc')
        .orderBy('table_id', 'desc')
        .limit(LONGEST)
        .execute();
      const gone = last.findIndex(({ ended }) => ended === 'gone');
      const since = gone < 0 ? last : last.slice(0, gone);
      return {
        tallies: tallies.map(({ people, ...tally }) => ({ ...tally, people: people === 1 })),
        ratings: ratings.map((one) => ({ ...one })),
        streak: since.filter(({ ended }) => ended === 'played').length,
      };
    });
  }

  meetings(guest: string, { most, other }: { readonly most: number; readonly other?: string }): Promise<readonly Meeting[]> {
    return this.#way.read(async (db) => {
      const all = db
        .selectFrom('results as own')
        .innerJoin('results as theirs', 'theirs.table_id', 'own.table_id')
        .innerJoin('guests', 'guests.id', 'theirs.guest_id')
        .select((e) => [
          'guests.id as guest',
          'guests.name',
          'guests.settings',
          e.fn.countAll<number>().as('games'),
          sql<number>`sum(case when own.place < theirs.place then 1 else 0 end)`.as('before'),
          sql<number>`sum(case when own.place > theirs.place then 1 else 0 end)`.as('after'),
        ])
        .where('own.guest_id', '=', guest)
        .where('theirs.guest_id', '<>', guest)
        .groupBy(['guests.id', 'guests.name', 'guests.settings'])
        .orderBy('games', 'desc')
        .orderBy('guest')
        .limit(most);
      return (await (other === undefined ? all : all.where('theirs.guest_id', '=', other)).execute()).map((one) => ({ ...one }));
    });
  }

  seated(table: string): Promise<readonly { readonly seat: number; readonly guest: string; readonly settings: string }[]> {
    return this.#way.read(async (db) => {
      const rows = await db
        .selectFrom('sitters')
        .innerJoin('guests', 'guests.id', 'sitters.guest_id')
        .select(['seat', 'guests.id as guest', 'settings'])
        .where('table_id', '=', table)
        .orderBy('seat')
        .execute();
      return rows.map((row) => ({ ...row }));
    });
  }
}

type Kept = Parameters<Results['keep']> extends [unknown, ...infer Rest] ? Rest : never;
type Sitters = readonly { readonly guest_id: string; readonly seat: number }[];

/** Nothing else is done to them meanwhile. Throws Conflict where others have sat down just then. */
async function heldSitters(db: Transaction<Schema>, table: string, rows?: 'locked'): Promise<Sitters> {
  const sitting = () => db.selectFrom('sitters').select(['guest_id', 'seat']).where('table_id', '=', table).orderBy('seat').execute();
  const guests = (await sitting()).map(({ guest_id }) => guest_id);
  if (guests.length === 0) return [];
  await holdGuests(db, guests, rows);
  const sitters = await sitting();
  if (sitters.some(({ guest_id }) => !guests.includes(guest_id))) throw new Conflict(`others sit at table ${table} by now`);
  return sitters;
}

async function write(
  db: Transaction<Schema>,
  { table, game, players, people, seats }: Outcome,
  rate: Parameters<Results['keep']>[2],
  sitters: Sitters,
): Promise<void> {
  const guests = sitters.map(({ guest_id }) => guest_id);
  const over = await db.selectFrom('tables').select('changed_at').where('id', '=', table).executeTakeFirst();
  const known = await db.selectFrom('results').select('seat').where('table_id', '=', table).executeTakeFirst();
  const placed = seats.flatMap((one) => {
    const sitter = sitters.find(({ seat }) => seat === one.seat);
    return sitter ? [{ ...one, guest_id: sitter.guest_id }] : [];
  });
  // Once only, also where the job was put anew.
  if (!over || known || placed.length === 0) return;
  const of = { table_id: table, game, players, people: people ? 1 : 0, at: over.changed_at };
  await db
    .insertInto('results')
    .values(placed.map((one) => ({ ...of, ...one })))
    .execute();
  if (!people || placed.length < players) return;
  const before = await db
    .selectFrom('ratings')
    .select(['guest_id', 'mu', 'sigma', 'games'])
    .where('game', '=', game)
    .where('guest_id', 'in', guests)
    .execute();
  const ratings = placed.map(({ guest_id }) => before.find((one) => one.guest_id === guest_id));
  const after = rate(
    ratings,
    placed.map(({ place }) => place),
  );
  for (const [n, { mu, sigma }] of after.entries())
    await db
      .insertInto('ratings')
      .values({ guest_id: placed[n].guest_id, game, mu, sigma, games: 1 })
      .onConflict((row) => row.columns(['guest_id', 'game']).doUpdateSet({ mu, sigma, games: sql<number>`ratings.games + 1` }))
      .execute();
}

/** What one guest has played the other has; of two ratings that with more games behind it stays, for the games of both cannot be
    rated anew without those of everybody. */
export async function mergeResults(db: Transaction<Schema>, from: string, into: string): Promise<void> {
  const both = await db
    .selectFrom('results as a')
    .innerJoin('results as b', 'b.table_id', 'a.table_id')
    .select('a.table_id')
    .where('a.guest_id', '=', from)
    .where('b.guest_id', '=', into)
    .execute();
  for (const { table_id } of both) await db.deleteFrom('results').where('guest_id', '=', from).where('table_id', '=', table_id).execute();
  await db.updateTable('results').set({ guest_id: into }).where('guest_id', '=', from).execute();
  const ratings = await db.selectFrom('ratings').selectAll().where('guest_id', 'in', [from, into]).execute();
  for (const one of ratings.filter(({ guest_id }) => guest_id === from)) {
    const other = ratings.find(({ guest_id, game }) => guest_id === into && game === one.game);
    const falls = other && other.games >= one.games ? from : into;
    await db.deleteFrom('ratings').where('guest_id', '=', falls).where('game', '=', one.game).execute();
  }
  await db.updateTable('ratings').set({ guest_id: into }).where('guest_id', '=', from).execute();
}
export async function forgetResults(db: Transaction<Schema>, guest: string): Promise<void> {
  for (const table of ['results', 'ratings'] as const) await db.deleteFrom(table).where('guest_id', '=', guest).execute();
}
