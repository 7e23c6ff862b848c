// The place of a store in PostgreSQL, for whoever copies it or puts it aside: a schema, and what of a store is in it.
import pg from 'pg';
import { addressOf } from './address.ts';
import { Presence } from './presence.ts';
import { troubleOf } from './troubles.ts';

export class PostgresPlace {
  readonly #url: string;
  readonly #presence: Presence;
  readonly #home: string;
  /** Migrations of the store that is in it; none: there is no store. */
  readonly done: readonly string[];

  private constructor(url: string, presence: Presence, { home, done }: { readonly home: string; readonly done: readonly string[] }) {
    this.#url = url;
    this.#presence = presence;
    this.#home = home;
    this.done = done;
  }

  /** Of the database. */
  get database(): string {
    return decodeURIComponent(new URL(this.#url).pathname.slice(1));
  }

  /** The schema, and the migrations of the store that is in it; none: there is no store. Throws StoreTrouble when it cannot be
      reached. */
  static look(url: string): Promise<{ readonly home: string; readonly done: readonly string[] }> {
    return connected(url, async (client) => {
      const { home, store } = (
        await client.query<{ home: string; store: string | null }>(
          "select current_schema as home, to_regclass(quote_ident(current_schema) || '.kysely_migration') as store",
        )
      ).rows[0];
      if (store === null) return { home, done: [] };
      const { rows } = await client.query<{ name: string }>('select name from kysely_migration');
      return { home, done: rows.map(({ name }) => name) };
    });
  }

  /** Nobody else may have it until `leave`. Throws when a house has it open. */
  static async take(url: string): Promise<PostgresPlace> {
    const { config, place } = addressOf(url);
    const presence = await Presence.take(config, place, true).catch((e: unknown) => {
      throw troubleOf(e, place);
    });
    try {
      return new PostgresPlace(url, presence, await PostgresPlace.look(url));
    } catch (e) {
      await presence.leave();
      throw e;
    }
  }

  /** All tables go into a new schema of this name. */
  async putAside(schema: string): Promise<void> {
    await this.#move(this.#home, schema, { before: `create schema ${pg.escapeIdentifier(schema)}` });
  }
  /** And back. */
  async bringBack(schema: string): Promise<void> {
    await this.#move(schema, this.#home, { after: `drop schema ${pg.escapeIdentifier(schema)}` });
  }
  leave(): Promise<void> {
    return this.#presence.leave();
  }

  #move(from: string, to: string, { before = '', after = '' }): Promise<void> {
    return connected(this.#url, async (client) => {
      const { rows } = await client.query<{ name: string }>('select tablename as name from pg_tables where schemaname = $1', [from]);
      const moves = rows.map(({ name }) => `alter table ${named(from, name)} set schema ${pg.escapeIdentifier(to)}`);
      await client.query(['begin', before, ...moves, after, 'commit'].filter((step) => step !== '').join('; '));
    });
  }
}

const named = (schema: string, table: string): string => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { config, place } = addressOf(url);
  const client = new pg.Client({ ...config, application_name: 'ridotto' });
  try {
    await client.connect();
    return await work(client);
  } catch (e) {
    throw troubleOf(e, place);
  } finally {
    await client.end().catch(() => {});
  }
}
