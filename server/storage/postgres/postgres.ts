// The store in a PostgreSQL database, which any number of processes may have open: nothing of a table is kept here.
import { isDeepStrictEqual } from 'node:util';
import type { Gathering, JournalEntry, SeatNotes } from '@ridotto/table';
import { CompiledQuery, Kysely, PostgresDialect, sql, type DatabaseConnection, type Transaction } from 'kysely';
import pg from 'pg';
import { SqlAccounts } from '../accounts.ts';
import type { Report } from '../conduct.ts';
import { openReports, SqlConduct } from '../conducts.ts';
import { claimJob, dropJob, finishJob, hasNone, jobOf, keepJob, moveJob, putJob, removeJob, renewJob, withEffects } from '../jobs.ts';
import { listNotices } from '../notices.ts';
import { checkPeople, findGathering, findGuest, listLobby, listSittings, writeGathering, writeGuest, writeSuccessor } from '../people.ts';
import { countRules, listedTable, listTables, loadTable, readNotes, readTail } from '../reads.ts';
import type { Kind, Row } from '../kept.ts';
import { hasRow, readRows, writeRows } from '../rows.ts';
import { SqlResults } from '../results.ts';
import { migrate, migrationsDone, type Schema } from '../schema.ts';
import { SqlSignIns } from '../sign-ins.ts';
import {
  Conflict,
  everyTable,
  NoStore,
  StoreTrouble,
  type Claim,
  type Claimed,
  type Effects,
  type Guest,
  type Job,
  type Listed,
  type News,
  type PlayedBy,
  type Sitting,
  type Store,
  type StoredTable,
  type StoreReader,
  type Times,
  type WaitsFor,
  type Which,
} from '../store.ts';
import type { Way } from '../way.ts';
import { appendEntries, createTable, probeAt, replaceTable, writeNotes, type Moment } from '../writes.ts';
import { addressOf } from './address.ts';
import { Appends } from './appends.ts';
import { Presence } from './presence.ts';
import { Slots } from './slots.ts';
import { openSocket } from './socket.ts';
import { troubleOf } from './troubles.ts';

/** Connections of one process. */
const CONNECTIONS = 10;
/** Milliseconds for which a connection that is lost, or a lock that is not let go, is tried again. */
const PATIENCE = 2000;
/** Milliseconds between two tries: at first, and at most. Whoever is unlucky is to have many of them. */
const SOON = 20;
const LATER = 320;
/** Milliseconds after which PostgreSQL drops what somebody began and does not end: their machine is gone, for example. */
const IDLE = 5000;
/** Milliseconds that anybody waits for a connection that others use. */
const QUEUE = 10_000;
const OLDEST = 15;

export interface Settings {
  /** Milliseconds since 1970; left out: the clock of the database. */
  readonly now?: () => number;
  /** Milliseconds that a write waits for somebody else's, or for the database to come back. */
  readonly patience?: number;
  /** Nobody else may have the store open. */
  readonly alone?: boolean;
}

type Write = (db: Transaction<Schema>) => Promise<void>;

export class PostgresStore implements Store {
  readonly shared = true;
  readonly damage = Promise.resolve(undefined);
  readonly #way: Way = {
    rows: 'locked',
    read: (work) => this.#patiently(() => work(this.#db, this.#moment())),
    write: async <T>(work: (db: Transaction<Schema>, now: Moment) => Promise<T>): Promise<T> => {
      let done: { readonly result: T } | undefined;
      await this.#write('', async (db) => {
        done = { result: await work(db, this.#moment()) };
      });
      return done!.result;
    },
  };
  readonly accounts = new SqlAccounts(this.#way);
  readonly conduct = new SqlConduct(this.#way);
  readonly signIns = new SqlSignIns(this.#way);
  readonly results = new SqlResults(this.#way);
  readonly #db: Kysely<Schema>;
  readonly #place: string;
  readonly #patience: number;
  readonly #now: (() => number) | undefined;
  readonly #presence: Presence | undefined;
  readonly #slots = new Slots(CONNECTIONS, QUEUE);
  readonly #appends: Appends;
  /** It could not be reached for as long as anybody waits: nobody waits for it anew. */
  #away = false;
  /** What is being written last of each table, of those that are being written: one after the other, in the order in which they
      were handed in. */
  readonly #writing = new Map<string, Promise<unknown>>();
  #closed: Promise<void> | undefined;

  private constructor({ pool, db }: Connected, place: string, patience: number, now?: () => number, presence?: Presence) {
    this.#db = db;
    this.#appends = new Appends(
      (query) => this.#slots.run(() => pool.query(query)),
      () => presence?.channel ?? '',
    );
    this.#place = place;
    this.#patience = patience;
    this.#now = now;
    this.#presence = presence;
  }

  /** Throws when the address cannot be read, the database is too old, is of a newer Ridotto, or is in use and must not be; and
      StoreTrouble when it cannot be reached, or not be written. */
  static async open(url: string, { now, patience = PATIENCE, alone = false }: Settings = {}): Promise<PostgresStore> {
    const { config, place } = addressOf(url);
    // What brings a large store up to date may take long, and say nothing meanwhile.
    const first = connect(config, patience, { silence: true });
    let presence: Presence | undefined;
    let connected: Connected | undefined;
    try {
      const home = await fit(first.db, place);
      presence = await Presence.take(config, place, alone);
      await migrate(first.db, 'postgres', home);
      connected = connect(config, patience);
      const store = new PostgresStore(connected, place, patience, now, presence);
      await store.probe();
      return store;
    } catch (e) {
      await presence?.leave();
      await connected?.db.destroy();
      throw troubleOf(e, place);
    } finally {
      await first.db.destroy();
    }
  }

  /** Changes nothing; others may have it open. Throws NoStore when there is none, StoreTrouble when it cannot be read. */
  static async look(url: string): Promise<StoreReader> {
    const { config, place } = addressOf(url);
    const connected = connect(config, PATIENCE, { readOnly: true });
    const { db } = connected;
    try {
      if ((await migrationsDone(db, await fit(db, place))).length === 0) throw new NoStore(place);
      return new PostgresStore(connected, place, PATIENCE);
    } catch (e) {
      await db.destroy();
      throw troubleOf(e, place);
    }
  }

  load(id: string): Promise<StoredTable | undefined> {
    return this.#patiently(() =>
      this.#db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((db) => loadTable(db, id)),
    );
  }

  tail(id: string, from: number): Promise<readonly JournalEntry[]> {
    return this.#patiently(() => readTail(this.#db, id, from));
  }

  notes(id: string): Promise<readonly SeatNotes[]> {
    return this.#patiently(() => readNotes(this.#db, id));
  }

  listen(news: News): void {
    this.#presence?.listen(news);
  }
  tellChanged(id: string): Promise<void> {
    return this.#write(id, async (db) => await this.#presence?.tell(db, id, 'changed'));
  }

  list(page?: { readonly after?: string; readonly most?: number }): Promise<readonly Listed[]> {
    return this.#patiently(() => listTables(this.#db, page));
  }

  listed(id: string): Promise<Listed | undefined> {
    return this.#patiently(() => listedTable(this.#db, id));
  }

  rules(): Promise<readonly PlayedBy[]> {
    return this.#patiently(() => countRules(this.#db));
  }

  reports(): Promise<readonly Report[]> {
    return this.#patiently(() => openReports(this.#db));
  }

  rows(kind: Kind, after?: Row): Promise<readonly Row[]> {
    return this.#patiently(() => readRows(this.#db, kind, after));
  }

  hasRow(kind: Kind, row: Row): Promise<boolean> {
    return this.#patiently(() => hasRow(this.#db, kind, row));
  }

  /** That rows belong to their tables PostgreSQL sees to by itself. */
  async *check(): AsyncGenerator<string> {
    try {
      for await (const { id } of everyTable(this)) {
        try {
          await this.load(id);
        } catch (e) {
          if (!(e instanceof StoreTrouble) || e.kind !== 'damaged') throw e;
          yield e.message;
        }
      }
      yield* checkPeople(this.#db);
    } catch (e) {
      yield `database: ${(e as Error).message}`;
    }
  }

  create(table: StoredTable, waits: WaitsFor, effects: Effects = {}, times?: Times): Promise<void> {
    const at = this.#moment();
    return this.#write(
      table.setup.id,
      (db) => withEffects(db, effects, () => createTable(db, table, waits, at, times), at, 'locked'),
      async () => (await this.#db.selectFrom('tables').select('id').where('id', '=', table.setup.id).executeTakeFirst()) !== undefined,
    );
  }

  async takeRows(kind: Kind, rows: readonly Row[]): Promise<number> {
    let written = 0;
    await this.#write('', async (db) => {
      written = await writeRows(db, kind, rows);
    });
    return written;
  }

  append(id: string, version: number, entries: readonly JournalEntry[], waits: WaitsFor, effects: Effects = {}): Promise<void> {
    const alone = async (db: Transaction<Schema>): Promise<void> => {
      const at = this.#moment();
      await withEffects(db, effects, () => appendEntries(db, { id, version, entries, waits, at }), at, 'locked');
      if (effects.seats) await writeSuccessor(db, id, effects.seats);
      // With the entries, or not at all: nobody who follows the table elsewhere is left behind by a process that ends here.
      await this.#presence?.tell(db, id, version + entries.length);
    };
    const stands = (): Promise<boolean> => this.#hasEntries(id, version, entries);
    if (entries.length !== 1 || !hasNone(effects) || this.#away) return this.#write(id, alone, stands);
    const entry = JSON.stringify(entries[0]);
    return this.#inTurn(id, async () => {
      const stored = await this.#appends.append({ id, version, waits, entry, at: this.#now?.() });
      if (stored !== 'yes') await this.#insist(alone, stands, stored === 'perhaps');
    });
  }

  replace(
    id: string,
    version: number,
    { setup, journal }: Pick<StoredTable, 'setup' | 'journal'>,
    waits: WaitsFor,
    effects: Effects = {},
  ): Promise<void> {
    const at = this.#moment();
    return this.#write(
      id,
      (db) => withEffects(db, effects, () => replaceTable(db, { id, version, setup, journal, waits, at }), at, 'locked'),
      () => this.#hasEntries(id, 0, journal),
    );
  }

  keepNotes(id: string, notes: SeatNotes): Promise<void> {
    return this.#write(
      id,
      (db) => writeNotes(db, id, notes),
      async () => (await readNotes(this.#db, id)).some((page) => isDeepStrictEqual(page, notes)),
    );
  }

  guest(hash: string): Promise<Guest | undefined> {
    return this.#patiently(() => findGuest(this.#db, hash));
  }
  keepGuest(guest: Guest, hash: string): Promise<void> {
    return this.#write(
      `guest ${guest.id}`,
      (db) => writeGuest(db, guest, hash, this.#moment()),
      async () => isDeepStrictEqual(await findGuest(this.#db, hash), guest),
    );
  }
  gathering(id: string): Promise<Gathering | undefined> {
    return this.#patiently(() => findGathering(this.#db, id));
  }
  keepGathering(gathering: Gathering): Promise<void> {
    return this.#write(
      gathering.id,
      (db) => writeGathering(db, gathering, this.#moment()),
      async () => isDeepStrictEqual(await findGathering(this.#db, gathering.id), gathering),
    );
  }
  lobby({ within, most }: { readonly within: number; readonly most: number }): Promise<readonly Gathering[]> {
    return this.#patiently(() => listLobby(this.#db, this.#moment(), within, most));
  }
  sittings(guest: string, most: number): Promise<readonly Sitting[]> {
    return this.#patiently(() => listSittings(this.#db, guest, most));
  }

  async now(): Promise<number> {
    if (this.#now) return this.#now();
    const { rows } = await this.#patiently(() => sql<{ now: number }>`select ${this.#moment()} as now`.execute(this.#db));
    return Number(rows[0].now);
  }
  async keepJob(claimed: Claimed, what: string, then: { readonly lease: number } | { readonly wait: number }): Promise<boolean> {
    let kept = false;
    await this.#write(`job ${claimed.key}`, async (db) => {
      kept = await keepJob(db, claimed, what, then, this.#moment());
    });
    return kept;
  }
  notices(guest: string): Promise<readonly Pick<Job, 'key' | 'what'>[]> {
    return this.#patiently(() => listNotices(this.#db, guest));
  }
  job(key: string): Promise<string | undefined> {
    return this.#patiently(() => jobOf(this.#db, key));
  }
  dropJob(job: Pick<Job, 'key' | 'what'>): Promise<void> {
    return this.#write(`job ${job.key}`, (db) => dropJob(db, job));
  }
  putJob(job: Job): Promise<void> {
    return this.#write(`job ${job.key}`, (db) => putJob(db, job, this.#moment()));
  }
  /** A claim whose answer is lost with the connection is one that nobody has: it is over with its lease. */
  async claimJob(lease: number, which: Which): Promise<Claim | undefined> {
    let claim: Claim | undefined;
    await this.#write(typeof which === 'string' ? '' : `job ${which.key}`, async (db) => {
      claim = await claimJob(db, lease, which, this.#moment(), 'locked');
    });
    return claim;
  }
  async renewJob(claimed: Claimed, lease: number): Promise<boolean> {
    let renewed = false;
    await this.#write(`job ${claimed.key}`, async (db) => {
      renewed = await renewJob(db, claimed, lease, this.#moment());
    });
    return renewed;
  }
  finishJob(claimed: Claimed): Promise<void> {
    return this.#write(
      `job ${claimed.key}`,
      (db) => finishJob(db, claimed, this.#moment(), 'locked'),
      // With nothing else to show for it, what is no more its own is taken as finished.
      async () => !(await this.#db.selectFrom('jobs').select('key').where('token', '=', claimed.token).executeTakeFirst()),
    );
  }
  moveJob(key: string, wait: number): Promise<void> {
    return this.#write(`job ${key}`, (db) => moveJob(db, key, wait, this.#moment()));
  }
  withdrawJob(key: string): Promise<void> {
    return this.#write(`job ${key}`, (db) => removeJob(db, key));
  }

  probe(): Promise<void> {
    const at = this.#moment();
    return this.#write('', (db) => probeAt(db, at));
  }

  close(): Promise<void> {
    return (this.#closed ??= (async () => {
      await Promise.all(this.#writing.values());
      await this.#presence?.leave();
      await this.#db.destroy();
    })());
  }

  #moment(): Moment {
    return this.#now?.() ?? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  }

  /** A transaction of its own, which locks one table, named by `id`: those that come together share PostgreSQL's own group
      commit. `stands`: has it been written? Asked when the connection was lost while it was being committed, for then nobody
      knows; left out: it may be written twice. */
  #write(id: string, write: Write, stands?: () => Promise<boolean>): Promise<void> {
    return this.#inTurn(id, () => this.#insist(write, stands));
  }
  #inTurn(id: string, work: () => Promise<void>): Promise<void> {
    const writing = (this.#writing.get(id) ?? Promise.resolve()).then(work);
    const settled: Promise<unknown> = writing
      .catch(() => {})
      .then((): unknown => this.#writing.get(id) === settled && this.#writing.delete(id));
    this.#writing.set(id, settled);
    return writing;
  }
  /** `unsure`: perhaps it is written already. */
  #insist(write: Write, stands?: () => Promise<boolean>, unsure = false): Promise<void> {
    return this.#patiently(async () => {
      if (unsure && (await stands?.())) return;
      let committing = false;
      try {
        await this.#db.transaction().execute(async (db) => {
          await write(db);
          committing = true;
        });
      } catch (e) {
        // What the lost connection was committing may have come through only now, and this stands in its own way.
        if (unsure && !committing && (e instanceof Conflict || isTaken(e)) && (await stands?.())) return;
        unsure ||= committing;
        throw e;
      }
    });
  }

  async #hasEntries(id: string, from: number, entries: readonly JournalEntry[]): Promise<boolean> {
    const there = await this.#db
      .selectFrom('journal')
      .select('entry')
      .where('table_id', '=', id)
      .where('n', '>=', from)
      .where('n', '<', from + entries.length)
      .orderBy('n')
      .execute();
    return there.length === entries.length && there.every(({ entry }, i) => entry === JSON.stringify(entries[i]));
  }

  /** Again, for a while, when the database is not there or somebody stands in the way. */
  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    let until: number | undefined;
    for (let wait = SOON; ; wait = Math.min(2 * wait, LATER)) {
      try {
        const result = await this.#slots.run(work);
        this.#away = false;
        return result;
      } catch (e) {
        const trouble = troubleOf(e, this.#place);
        const passing = trouble instanceof StoreTrouble && (trouble.kind === 'busy' || trouble.kind === 'unreachable');
        until ??= performance.now() + (this.#away ? 0 : this.#patience);
        if (!passing || performance.now() + wait > until) {
          this.#away ||= trouble instanceof StoreTrouble && trouble.kind === 'unreachable';
          throw trouble;
        }
        await new Promise((again) => setTimeout(again, wait));
      }
    }
  }
}

interface Connected {
  readonly pool: pg.Pool;
  /** On this pool, which ends with it. */
  readonly db: Kysely<Schema>;
}
/** `readOnly`: nothing can be written by it. `silence`: it may be silent for as long as it likes. */
function connect(
  config: pg.ClientConfig,
  patience: number,
  { readOnly = false, silence = false }: { readonly readOnly?: boolean; readonly silence?: boolean } = {},
): Connected {
  const pool = new pg.Pool({
    ...config,
    max: CONNECTIONS,
    keepAlive: true,
    ...(!silence && { stream: openSocket }),
    connectionTimeoutMillis: Math.max(1000, patience),
    lock_timeout: patience,
    idle_in_transaction_session_timeout: IDLE,
    application_name: 'ridotto',
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) } as pg.CustomTypesConfig,
  });
  // A connection that is lost is lost to whoever uses it, and they are told.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const onCreateConnection = async (connection: DatabaseConnection): Promise<void> => {
    if (readOnly) await connection.executeQuery(CompiledQuery.raw('set default_transaction_read_only = on'));
  };
  return { pool, db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool, onCreateConnection }) }) };
}
/** Milliseconds and counts: all of them numbers that JavaScript can hold. */
const INT8 = 20;

/** The schema in which the store is, or will be. Throws what the database must be, and is not. */
async function fit(db: Kysely<Schema>, place: string): Promise<string> {
  const { rows } = await sql<{ version: string; encoding: string; home: string | null }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding, current_schema as home`.execute(
    db,
  );
  const [{ version, encoding, home }] = rows;
  const major = Math.floor(Number(version) / 10_000);
  if (major < OLDEST) throw new Error(`${place}: it is version ${major}, and must be ${OLDEST} or newer`);
  if (encoding !== 'UTF8') throw new Error(`${place}: its encoding is ${encoding}, and must be UTF8: make the database with that`);
  if (home === null) throw new Error(`${place}: this user has no schema in it to write to: make one, or set search_path`);
  return home;
}

/** There is a row of this name already. */
const isTaken = (e: unknown): boolean => (e as { code?: unknown }).code === '23505';
