// What library.ts asks of a store, in words that SQLite and PostgreSQL both understand.
import { sql, type Selectable, type SelectQueryBuilder, type Transaction } from 'kysely';
import { newId } from '../shared/tokens.ts';
import { folded, type Came, type Finished, type Incoming, type Kept, type Leaf, type Library, type Room, type Sought } from './library.ts';
import { holdGuests } from './people.ts';
import type { Schema } from './schema.ts';
import type { Way } from './way.ts';
import type { Moment } from './writes.ts';

export class SqlLibrary implements Library {
  readonly #way: Way;
  constructor(way: Way) {
    this.#way = way;
  }

  of(guest: string, sought: Sought, { after, most }: Leaf): Promise<readonly Kept[]> {
    return this.#way.read(async (db) => {
      let all = db
        .selectFrom('shelves')
        .innerJoin('games', 'games.id', 'shelves.game_id')
        .selectAll('games')
        .select(['shelves.at', 'shelves.came', 'shelves.seat'])
        .where('shelves.guest_id', '=', guest);
      all = wanted(all, sought);
      if (sought.result === 'won' || sought.result === 'lost')
        all = all.where('shelves.won', '=', sought.result === 'won' ? 1 : 0).where('games.ended', '=', 'over');
      const { since, until } = sought;
      if (since !== undefined) all = all.where('shelves.at', '>=', since);
      if (until !== undefined) all = all.where('shelves.at', '<', until);
      if (after) all = all.where(sql<boolean>`(shelves.at, games.id) < (${after.at}, ${after.id})`);
      const rows = await all.orderBy('shelves.at', 'desc').orderBy('games.id', 'desc').limit(most).execute();
      return rows.map(({ at, came, seat, ...game }) => ({
        ...keptIn({ ...game, at }),
        came: came as Came,
        ...(seat !== null && { seat }),
      }));
    });
  }

  published(sought: Sought, { after, most }: Leaf): Promise<readonly Kept[]> {
    return this.#way.read(async (db) => {
      let all = wanted(
        db
          .selectFrom('games')
          .selectAll()
          .where('ended', '=', 'over')
          .where('plain', '=', 1)
          .where('table_id', 'is not', null)
          .where(nobodyMinds),
        sought,
      );
      const { since, until } = sought;
      if (since !== undefined) all = all.where('at', '>=', since);
      if (until !== undefined) all = all.where('at', '<', until);
      if (after) all = all.where(sql<boolean>`(at, id) < (${after.at}, ${after.id})`);
      return (await all.orderBy('at', 'desc').orderBy('id', 'desc').limit(most).execute()).map(keptIn);
    });
  }

  find(id: string, guest?: string): Promise<Kept | undefined> {
    return this.#way.read(async (db) => {
      const game = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
      if (!game) return undefined;
      if (guest === undefined) {
        const published = await db.selectFrom('games').select('id').where('id', '=', id).where(nobodyMinds).executeTakeFirst();
        return published && game.ended === 'over' && game.plain === 1 && game.table_id !== null ? keptIn(game) : undefined;
      }
      const shelf = await db
        .selectFrom('shelves')
        .select(['at', 'came', 'seat'])
        .where('game_id', '=', id)
        .where('guest_id', '=', guest)
        .executeTakeFirst();
      if (!shelf) return undefined;
      return { ...keptIn({ ...game, at: shelf.at }), came: shelf.came as Came, ...(shelf.seat !== null && { seat: shelf.seat }) };
    });
  }

  packed(id: string): Promise<string | undefined> {
    return this.#way.read(
      async (db) => (await db.selectFrom('records').select('record').where('game_id', '=', id).executeTakeFirst())?.record,
    );
  }

  take(guest: string, { packed, ...game }: Incoming, room: Room): Promise<{ readonly is: 'new' | 'known' | 'full'; readonly id: string }> {
    return this.#way.write(async (db, now) => {
      await holdGuests(db, [guest], this.#way.rows);
      const known = await db.selectFrom('games').select('id').where('hash', '=', game.hash).executeTakeFirst();
      const there = known && (await shelfOf(db, guest, known.id));
      if (there) return { is: 'known', id: known.id };
      const own = await db
        .selectFrom('shelves')
        .leftJoin('records', 'records.game_id', 'shelves.game_id')
        .select((e) => [e.fn.countAll<number>().as('games'), sql<number>`coalesce(sum(length(record)), 0)`.as('characters')])
        .where('guest_id', '=', guest)
        .where('came', '<>', 'played')
        .executeTakeFirstOrThrow();
      if (Number(own.games) >= room.games || Number(own.characters) + packed.length > room.characters) return { is: 'full', id: '' };
      const id = await writeGame(db, game, null, now);
      // Of a game that was played here the table makes it.
      const { table_id } = await db.selectFrom('games').select('table_id').where('id', '=', id).executeTakeFirstOrThrow();
      if (table_id === null)
        await db
          .insertInto('records')
          .values({ game_id: id, record: packed })
          .onConflict((one) => one.column('game_id').doNothing())
          .execute();
      await shelve(db, id, { guest, came: 'imported', at: now });
      return { is: 'new', id };
    });
  }

  watch(guest: string, table: string): Promise<string | undefined> {
    return this.#way.write(async (db) => {
      await holdGuests(db, [guest], this.#way.rows);
      const game = await db.selectFrom('games').select(['id', 'at']).where('table_id', '=', table).executeTakeFirst();
      if (game) await shelve(db, game.id, { guest, came: 'watched', at: game.at });
      return game?.id;
    });
  }

  remove(guest: string, id: string): Promise<boolean> {
    return this.#way.write(async (db) => {
      await holdGuests(db, [guest], this.#way.rows);
      const { numDeletedRows } = await db
        .deleteFrom('shelves')
        .where('guest_id', '=', guest)
        .where('game_id', '=', id)
        .where('came', '<>', 'played')
        .executeTakeFirst();
      if (numDeletedRows === 1n) await dropOrphans(db, [id]);
      return numDeletedRows === 1n;
    });
  }
}

type Game = Selectable<Schema['games']>;
const keptIn = ({ table_id, sought: _sought, plain, ended, names, scores, winners, ...game }: Game): Kept => ({
  ...game,
  table: table_id ?? undefined,
  ended: ended as Kept['ended'],
  plain: plain === 1,
  names: JSON.parse(names) as readonly string[],
  scores: JSON.parse(scores) as readonly number[],
  winners: JSON.parse(winners) as readonly number[],
});

/** `result` and times are for those who know whose. */
/** In the settings of a guest who wants no game published that they have sat at. */
const UNPUBLISHED = '"published":false';
/** Of a game: nobody who has sat there wants it not to be published. */
const nobodyMinds = sql<boolean>`not exists (
  select 1 from shelves join guests on guests.id = shelves.guest_id
  where shelves.game_id = games.id and shelves.came = 'played' and guests.settings like ${`%${UNPUBLISHED}%`}
)`;

function wanted<T, O>(all: SelectQueryBuilder<Schema, T extends keyof Schema ? T : never, O>, sought: Sought): typeof all {
  const { game, name, players, least, most, result } = sought;
  let some = all as unknown as SelectQueryBuilder<Schema, 'games', O>;
  if (game !== undefined) some = some.where('games.game', '=', game);
  if (players !== undefined) some = some.where('games.players', '=', players);
  if (least !== undefined) some = some.where('games.length', '>=', least);
  if (most !== undefined) some = some.where('games.length', '<=', most);
  if (result === 'stopped') some = some.where('games.ended', '=', 'stopped');
  if (name !== undefined) {
    const part = `%${folded(name).replaceAll(/[\\%_]/g, (c) => `\\${c}`)}%`;
    some = some.where(sql<boolean>`games.sought like ${part} escape '\\'`);
  }
  return some as unknown as typeof all;
}

const shelfOf = (db: Transaction<Schema>, guest: string, game: string) =>
  db.selectFrom('shelves').select('came').where('guest_id', '=', guest).where('game_id', '=', game).executeTakeFirst();

/** Gives its id, whoever wrote it down first. */
async function writeGame(db: Transaction<Schema>, game: Finished, table: string | null, at: Moment): Promise<string> {
  const { names, scores, winners, plain, ...rest } = game;
  const { id } = await db
    .insertInto('games')
    .values({
      ...rest,
      id: newId(),
      table_id: table,
      players: names.length,
      names: JSON.stringify(names),
      scores: JSON.stringify(scores),
      winners: JSON.stringify(winners),
      sought: soughtIn(names),
      plain: plain ? 1 : 0,
      at,
    })
    // A copy came here before the table itself did.
    .onConflict((known) => known.column('hash').doUpdateSet({ table_id: sql<string | null>`coalesce(games.table_id, excluded.table_id)` }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const soughtIn = (names: readonly string[]): string => names.map(folded).join('\n');

async function shelve(
  db: Transaction<Schema>,
  game: string,
  { guest, came, at, seat = null, won = null }: { guest: string; came: Came; at: Moment; seat?: number | null; won?: number | null },
): Promise<void> {
  await db
    .insertInto('shelves')
    .values({ guest_id: guest, game_id: game, came, seat, won, at })
    .onConflict((known) => known.columns(['guest_id', 'game_id']).doNothing())
    .execute();
}

/** A game that has ended at this table, for those who sit there, as long as they are held; once, whoever says so how often. */
export async function shelveTable(
  db: Transaction<Schema>,
  table: string,
  game: Finished,
  sitters: readonly { readonly guest_id: string; readonly seat: number }[],
): Promise<void> {
  const over = await db.selectFrom('tables').select('changed_at').where('id', '=', table).executeTakeFirst();
  if (!over || (await db.selectFrom('games').select('id').where('table_id', '=', table).executeTakeFirst())) return;
  const id = await writeGame(db, game, table, over.changed_at);
  for (const { guest_id, seat } of sitters)
    await shelve(db, id, { guest: guest_id, came: 'played', seat, won: game.winners.includes(seat) ? 1 : 0, at: over.changed_at });
}

/** Copies that nobody has any more. */
async function dropOrphans(db: Transaction<Schema>, games: readonly string[]): Promise<void> {
  for (const id of games) {
    const game = await db.selectFrom('games').select('table_id').where('id', '=', id).executeTakeFirst();
    if (!game || game.table_id !== null) continue;
    if (await db.selectFrom('shelves').select('guest_id').where('game_id', '=', id).executeTakeFirst()) continue;
    await db.deleteFrom('records').where('game_id', '=', id).execute();
    await db.deleteFrom('games').where('id', '=', id).execute();
  }
}

/** What was in the library of one guest is in the other's. */
export async function mergeLibrary(db: Transaction<Schema>, from: string, into: string): Promise<void> {
  const both = await db
    .selectFrom('shelves as a')
    .innerJoin('shelves as b', 'b.game_id', 'a.game_id')
    .select('a.game_id')
    .where('a.guest_id', '=', from)
    .where('b.guest_id', '=', into)
    .execute();
  for (const { game_id } of both) await db.deleteFrom('shelves').where('guest_id', '=', from).where('game_id', '=', game_id).execute();
  await db.updateTable('shelves').set({ guest_id: into }).where('guest_id', '=', from).execute();
}

/** Whoever sat there is called so from now on, in every list. */
export async function renameInLibrary(db: Transaction<Schema>, table: string, seat: number, name: string): Promise<void> {
  const game = await db.selectFrom('games').select(['id', 'names']).where('table_id', '=', table).executeTakeFirst();
  if (!game) return;
  const names = (JSON.parse(game.names) as readonly string[]).with(seat, name);
  await db
    .updateTable('games')
    .set({ names: JSON.stringify(names), sought: soughtIn(names) })
    .where('id', '=', game.id)
    .execute();
}
export async function forgetLibrary(db: Transaction<Schema>, guest: string): Promise<void> {
  const own = await db.selectFrom('shelves').select('game_id').where('guest_id', '=', guest).execute();
  await db.deleteFrom('shelves').where('guest_id', '=', guest).execute();
  await dropOrphans(
    db,
    own.map(({ game_id }) => game_id),
  );
}
