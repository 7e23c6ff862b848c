// The tables of the store, and how they came to be. A migration that has been released never changes.
import type { Gathering, TableSetup } from '@ridotto/table';
import { sql, type Generated, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';

export interface Schema {
  tables: {
    id: string;
    /** TableSetup as JSON, with the dealer's secret. */
    setup: string;
    /** What the setup says of them; null: it could not be read when they were taken from it. */
    game: string | null;
    rules: number | null;
    /** How many entries the journal has. */
    version: number;
    waits: string;
    /** Milliseconds since 1970. */
    created_at: number;
    changed_at: number;
  };
  journal: { table_id: string; n: number; entry: string; at: number };
  seats: { hash: string; table_id: string; seat: number };
  /** What a seat has written for itself, as JSON. */
  notes: { table_id: string; seat: number; revision: number; notes: string };
  /** Times in milliseconds since 1970, by the clock of the store; `token`: of whoever has claimed it last. */
  jobs: { key: string; what: string; run_at: number; leased_until: number | null; token: string | null; attempts: number };
  /** People, as far as the house knows them; `settings`: how they want to be told, as JSON; `program`: 1, no person; `shut_out`: 1, they
      may not come. */
  guests: {
    id: string;
    name: string;
    created_at: number;
    settings: Generated<string>;
    program: Generated<number>;
    shut_out: Generated<number>;
  };
  /** By SHA-256 of the key of a device; `name`: of the device. */
  keys: { hash: string; guest_id: string; created_at: number; name: Generated<string> };
  /** Tables that fill, and how those came together that have begun; `doc`: Gathering as JSON, with the dealer's secret. */
  gatherings: { id: string; doc: string; version: number; state: string; listed: number; created_at: number; changed_at: number };
  /** Who sits where, at tables and at those that fill. */
  sitters: { guest_id: string; table_id: string; seat: number };
  /** Whose device shows a table that fills, or has begun, to all who sit around it: its host, who sits nowhere. */
  screens: { table_id: string; guest_id: string };
  /** By which ways guests are told that it is their turn. */
  channels: {
    id: string;
    guest_id: string;
    kind: string;
    address: string;
    secret: string;
    confirmed: number;
    trouble: string | null;
    created_at: number;
  };
  /** By SHA-256 of what brings another device of a guest. */
  codes: { hash: string; guest_id: string; until: number };
  /** What is typed in place of an invitation to a table that fills. */
  table_codes: { code: string; table_id: string; invitation: string; until: number };
  /** By which e-mail addresses guests sign in, in small letters. */
  addresses: { address: string; guest_id: string; created_at: number };
  /** By which passkeys they do; `transports`: JSON. */
  passkeys: {
    id: string;
    guest_id: string;
    public_key: string;
    counter: number;
    transports: string;
    name: string;
    created_at: number;
  };
  /** By SHA-256 of what is good for one use: a link to sign in, what a passkey is to sign. */
  passes: { hash: string; guest_id: string | null; what: string; until: number };
  /** How finished games ended for those whom the house knows; `ended`: played, conceded or gone; `people`: did people alone play? */
  results: {
    table_id: string;
    seat: number;
    guest_id: string;
    game: string;
    players: number;
    place: number;
    ended: string;
    people: number;
    at: number;
  };
  /** How well somebody plays a game, as far as it is known. */
  ratings: { guest_id: string; game: string; mu: number; sigma: number; games: number };
  /** Games that are over, as lists show them; `table_id`: where, null: elsewhere; `hash`: of the record; `names`, `scores`, `winners`:
      JSON; `sought`: the names as they are looked for; `plain`: nothing but names was typed; `at`: when it ended. */
  games: {
    id: string;
    table_id: string | null;
    hash: string;
    game: string;
    rules: number;
    players: number;
    length: number;
    ended: string;
    names: string;
    scores: string;
    winners: string;
    sought: string;
    plain: number;
    at: number;
  };
  /** Records that came from elsewhere, compressed, in base64. */
  records: { game_id: string; record: string };
  /** Whose library a game is in; `came`: played, watched or imported; `won`: null, it was not theirs. */
  shelves: { guest_id: string; game_id: string; came: string; seat: number | null; won: number | null; at: number };
  /** When somebody last had a table before their eyes, and until when they are taken to. */
  sights: { table_id: string; seat: number; seen: number; at: number; until: number };
  /** What those who watch a table have written. */
  remarks: { id: string; table_id: string; guest_id: string; name: string; message: string; at: number };
  /** Of whom a guest does not want to hear. */
  blocks: { guest_id: string; blocked: string; name: string; since: number };
  /** What is brought before whoever runs the house. */
  reports: {
    id: string;
    table_id: string;
    guest_id: string;
    name: string;
    seat: number | null;
    remark: string | null;
    by_guest: string;
    by_name: string;
    reason: string;
    at: number;
    settled: number;
  };
  /** What all houses on this store share. */
  secrets: { name: string; value: string };
  /** One row. */
  house: { probed_at: number };
}

/** Where the two databases differ. */
export type Dialect = 'sqlite' | 'postgres';
/** Ids in the order of their bytes, whatever language a database is in: SQLite has them so anyway. */
const ID = { sqlite: 'text', postgres: sql`text collate "C"` } as const;

const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '001-tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('tables')
        .addColumn('id', ID[dialect], (c) => c.primaryKey())
        .addColumn('setup', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('waits', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('changed_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('tables_waits').on('tables').column('waits').execute();
      await db.schema
        .createTable('journal')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('entry', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('journal_key', ['table_id', 'n'])
        .execute();
      await db.schema
        .createTable('seats')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
        .addColumn('seat', 'integer', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('seats_table').on('seats').column('table_id').execute();
    },
  },
  '002-notes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('notes')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('revision', 'integer', (c) => c.notNull())
        .addColumn('notes', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('notes_key', ['table_id', 'seat'])
        .execute();
    },
  },
  '003-house': {
    async up(db: Kysely<{ house: Schema['house'] }>) {
      await db.schema
        .createTable('house')
        .addColumn('probed_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.insertInto('house').values({ probed_at: 0 }).execute();
    },
  },
  '004-rules': {
    async up(db: Kysely<{ tables: Pick<Schema['tables'], 'id' | 'setup' | 'game' | 'rules'> }>) {
      await db.schema.alterTable('tables').addColumn('game', 'text').execute();
      await db.schema.alterTable('tables').addColumn('rules', 'integer').execute();
      for (const { id, setup } of await db.selectFrom('tables').select(['id', 'setup']).execute())
        await db.updateTable('tables').set(played(setup)).where('id', '=', id).execute();
    },
  },
  '005-jobs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('jobs')
        .addColumn('key', ID[dialect], (c) => c.primaryKey())
        .addColumn('what', 'text', (c) => c.notNull())
        .addColumn('run_at', 'bigint', (c) => c.notNull())
        .addColumn('leased_until', 'bigint')
        .addColumn('token', 'text')
        .addColumn('attempts', 'integer', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('jobs_run_at').on('jobs').column('run_at').execute();
    },
  },
  '006-bots': {
    /** The turns of bots were found by this column before they were jobs. */
    async up(db: Kysely<Pick<Schema, 'tables' | 'jobs'>>) {
      await sql`insert into jobs (key, what, run_at, attempts) select 'bot ' || id, id, changed_at, 0 from tables where waits = 'bot'`.execute(
        db,
      );
      await db.schema.dropIndex('tables_waits').execute();
    },
  },
  '007-people': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('guests')
        .addColumn('id', ID[dialect], (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('keys')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('guest_id', ID[dialect], (c) => c.notNull().references('guests.id'))
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('keys_guest').on('keys').column('guest_id').execute();
      await db.schema
        .createTable('gatherings')
        .addColumn('id', ID[dialect], (c) => c.primaryKey())
        .addColumn('doc', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('listed', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('changed_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('gatherings_listed').on('gatherings').columns(['listed', 'state', 'changed_at']).execute();
      await db.schema
        .createTable('sitters')
        .addColumn('guest_id', ID[dialect], (c) => c.notNull().references('guests.id'))
        .addColumn('table_id', ID[dialect], (c) => c.notNull().references('gatherings.id'))
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('sitters_key', ['guest_id', 'table_id'])
        .execute();
      await db.schema.createIndex('sitters_table').on('sitters').column('table_id').execute();
    },
  },
  '009-told': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('guests')
        .addColumn('settings', 'text', (c) => c.notNull().defaultTo('{}'))
        .execute();
      await db.schema
        .alterTable('keys')
        .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      await db.schema
        .createTable('channels')
        .addColumn('id', ID[dialect], (c) => c.primaryKey())
        .addColumn('guest_id', ID[dialect], (c) => c.notNull().references('guests.id'))
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('address', 'text', (c) => c.notNull())
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('confirmed', 'integer', (c) => c.notNull())
        .addColumn('trouble', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addUniqueConstraint('channels_address', ['guest_id', 'kind', 'address'])
        .execute();
      await db.schema
        .createTable('codes')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('guest_id', ID[dialect], (c) => c.notNull().references('guests.id'))
        .addColumn('until', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('codes_guest').on('codes').column('guest_id').execute();
      await db.schema
        .createTable('sights')
        .addColumn('table_id', ID[dialect], (c) => c.notNull().references('tables.id'))
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('seen', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('sights_key', ['table_id', 'seat'])
        .execute();
      await db.schema
        .createTable('secrets')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '012-programs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('guests')
        .addColumn('program', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '013-conduct': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('guests')
        .addColumn('shut_out', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('remarks')
        .addColumn('id', ID[dialect], (c) => c.primaryKey())
        .addColumn('table_id', ID[dialect], (c) => c.notNull())
        .addColumn('guest_id', ID[dialect], (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('message', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('remarks_table').on('remarks').columns(['table_id', 'at']).execute();
      await db.schema.createIndex('remarks_guest').on('remarks').column('guest_id').execute();
      await db.schema
        .createTable('blocks')
        .addColumn('guest_id', ID[dialect], (c) => c.notNull())
        .addColumn('blocked', ID[dialect], (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('since', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('blocks_key', ['guest_id', 'blocked'])
        .execute();
      await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked').execute();
      await db.schema
        .createTable('reports')
        .addColumn('id', ID[dialect], (c) => c.primaryKey())
        .addColumn('table_id', ID[dialect], (c) => c.notNull())
        .addColumn('guest_id', ID[dialect], (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer')
        .addColumn('remark', 'text')
        .addColumn('by_guest', ID[dialect], (c) => c.notNull())
        .addColumn('by_name', 'text', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('settled', 'integer', (c) => c.notNull())
        .execute();
    },
  },
  '014-accounts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('addresses')
        .addColumn('address', 'text', (c) => c.primaryKey())
        .addColumn('guest_id', ID[dialect], (c) => c.notNull().references('guests.id'))
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('addresses_guest').on('addresses').column('guest_id').execute();
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('guest_id', ID[dialect], (c) => c.notNull().references('guests.id'))
        .addColumn('public_key', 'text', (c) => c.notNull())
        .addColumn('counter', 'bigint', (c) => c.notNull())
        .addColumn('transports', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('passkeys_guest').on('passkeys').column('guest_id').execute();
      await db.schema
        .createTable('passes')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('guest_id', ID[dialect], (c) => c.references('guests.id'))
        .addColumn('what', 'text', (c) => c.notNull())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('passes_until').on('passes').column('until').execute();
      await db.schema
        .createTable('results')
        .addColumn('table_id', ID[dialect], (c) => c.notNull().references('tables.id'))
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('guest_id', ID[dialect], (c) => c.notNull().references('guests.id'))
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('players', 'integer', (c) => c.notNull())
        .addColumn('place', 'integer', (c) => c.notNull())
        .addColumn('ended', 'text', (c) => c.notNull())
        .addColumn('people', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
        .execute();
      await db.schema.createIndex('results_guest').on('results').columns(['guest_id', 'at']).execute();
      await db.schema
        .createTable('ratings')
        .addColumn('guest_id', ID[dialect], (c) => c.notNull().references('guests.id'))
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('mu', 'double precision', (c) => c.notNull())
        .addColumn('sigma', 'double precision', (c) => c.notNull())
        .addColumn('games', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('ratings_key', ['guest_id', 'game'])
        .execute();
      // Of games that were played before.
      await sql`insert into jobs (key, what, run_at, attempts)
        select 'result ' || tables.id, tables.id, tables.changed_at, 0 from tables inner join gatherings on gatherings.id = tables.id
        where tables.waits = 'nobody'`.execute(db);
    },
  },
  '015-library': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('games')
        .addColumn('id', ID[dialect], (c) => c.primaryKey())
        .addColumn('table_id', ID[dialect], (c) => c.unique().references('tables.id'))
        .addColumn('hash', 'text', (c) => c.notNull().unique())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('rules', 'integer', (c) => c.notNull())
        .addColumn('players', 'integer', (c) => c.notNull())
        .addColumn('length', 'integer', (c) => c.notNull())
        .addColumn('ended', 'text', (c) => c.notNull())
        .addColumn('names', 'text', (c) => c.notNull())
        .addColumn('scores', 'text', (c) => c.notNull())
        .addColumn('winners', 'text', (c) => c.notNull())
        .addColumn('sought', 'text', (c) => c.notNull())
        .addColumn('plain', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('games_at').on('games').columns(['at', 'id']).execute();
      await db.schema
        .createTable('records')
        .addColumn('game_id', ID[dialect], (c) => c.primaryKey().references('games.id'))
        .addColumn('record', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('shelves')
        .addColumn('guest_id', ID[dialect], (c) => c.notNull().references('guests.id'))
        .addColumn('game_id', ID[dialect], (c) => c.notNull().references('games.id'))
        .addColumn('came', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer')
        .addColumn('won', 'integer')
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('shelves_key', ['guest_id', 'game_id'])
        .execute();
      await db.schema.createIndex('shelves_at').on('shelves').columns(['guest_id', 'at', 'game_id']).execute();
      await db.schema.createIndex('shelves_game').on('shelves').column('game_id').execute();
      // Of games that were over before.
      await sql`insert into jobs (key, what, run_at, attempts)
        select 'result ' || id, id, changed_at, 0 from tables where waits = 'nobody' on conflict (key) do nothing`.execute(db);
    },
  },
  '016-screens': {
    async up(db: Kysely<Pick<Schema, 'screens' | 'gatherings'>>) {
      await db.schema
        .createTable('screens')
        .addColumn('table_id', ID[dialect], (c) => c.primaryKey().references('gatherings.id'))
        .addColumn('guest_id', ID[dialect], (c) => c.notNull().references('guests.id'))
        .execute();
      await db.schema.createIndex('screens_guest').on('screens').column('guest_id').execute();
      const shown = db.selectFrom('gatherings').select('doc').where('doc', 'like', '%"screen":true%');
      for (const { doc } of await shown.execute()) {
        const { id, host, screen } = JSON.parse(doc) as Gathering;
        if (screen && host !== '') await db.insertInto('screens').values({ table_id: id, guest_id: host }).execute();
      }
    },
  },
  '017-table-codes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('table_codes')
        .addColumn('code', 'text', (c) => c.primaryKey())
        .addColumn('table_id', ID[dialect], (c) => c.notNull().references('gatherings.id'))
        .addColumn('invitation', 'text', (c) => c.notNull())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('table_codes_table').on('table_codes').column('table_id').execute();
    },
  },
});

function played(setup: string): { readonly game: string | null; readonly rules: number | null } {
  try {
    const { game, rules } = JSON.parse(setup) as TableSetup;
    return { game, rules };
  } catch {
    return { game: null, rules: null };
  }
}

/** A store that an earlier Ridotto has left, and that nobody has brought up to date, may lack it. */
export const hasTable = async (db: Kysely<Schema>, table: keyof Schema): Promise<boolean> =>
  (await db.introspection.getTables()).some(({ name }) => name === table);

/** To the newest schema; throws what went wrong. */
export async function migrate(db: Kysely<Schema>, dialect: Dialect, home?: string): Promise<void> {
  const known = migrations(dialect);
  refuseNewer(await migrationsDone(db, home));
  const migrator = new Migrator({ db, migrationTableSchema: home, provider: { getMigrations: () => Promise.resolve(known) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('the store could not be brought up to date', { cause: error });
}

/** By their names; none: there is no store yet. `home`: the schema where it is, in a database that has several. */
export async function migrationsDone(db: Kysely<Schema>, home?: string): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name, schema }) => name === DEFAULT_MIGRATION_TABLE && schema === home)) return [];
  const done = db as unknown as Kysely<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>;
  return (await done.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').execute()).map(({ name }) => name);
}

/** Throws when one of them is not known here. */
export function refuseNewer(done: readonly string[]): void {
  const newer = done.find((name) => !Object.hasOwn(migrations('sqlite'), name));
  if (newer !== undefined)
    throw new Error(`the store was written by a newer Ridotto (it has "${newer}"): start that one, or give another place`);
}
