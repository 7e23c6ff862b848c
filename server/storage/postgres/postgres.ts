// The store in a PostgreSQL database, which any number of processes may have open: nothing of a table is kept here.
import { isDeepStrictEqual } from 'node:util';
import type { Gathering, JournalEntry, SeatNotes } from '@ridotto/table';
import { sql, type Kysely, type Transaction } from 'kysely';
import { SqlAccounts } from '../accounts.ts';
import type { Report } from '../conduct.ts';
import { openReports, SqlConduct } from '../conducts.ts';
import {
  claimJob,
  dropJob,
  finishJob,
  hasNone,
  isDue,
  jobOf,
  keepJob,
  moveJob,
  putJob,
  removeJob,
  renewJob,
  withEffects,
} from '../jobs.ts';
import { listNotices } from '../notices.ts';
import { checkPeople, findGathering, findGuest, listLobby, listSittings, writeGathering, writeGuest, writeSuccessor } from '../people.ts';
import { countRules, entriesOf, listedTable, listTables, loadTable, readNotes } from '../reads.ts';
import type { Kind, Row } from '../kept.ts';
import { hasRow, readRows, writeRows } from '../rows.ts';
import { SqlLibrary } from '../libraries.ts';
import { SqlResults } from '../results.ts';
import { migrate, migrationsDone, type Schema } from '../schema.ts';
import { SqlSignIns } from '../sign-ins.ts';
import {
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
import { connect, fit, type Connected } from './connection.ts';
import { Patience } from './patience.ts';
import { Presence } from './presence.ts';
import { Tails } from './tails.ts';
import { Transactions, type Write } from './transactions.ts';
import { troubleOf } from './troubles.ts';

/** Milliseconds for which a connection that is lost, or a lock that is not let go, is tried again. */
const PATIENCE = 2000;

export interface Settings {
  /** Milliseconds since 1970; left out: the clock of the database. */
  readonly now?: () => number;
  /** Milliseconds that a write waits for somebody else's, or for the database to come back. */
  readonly patience?: number;
  /** Nobody else may have the store open. */
  readonly alone?: boolean;
}

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
  readonly library = new SqlLibrary(this.#way);
  readonly #db: Kysely<Schema>;
  readonly #patience: Patience;
  readonly #transactions: Transactions;
  readonly #now: (() => number) | undefined;
  readonly #presence: Presence | undefined;
  readonly #appends: Appends;
  readonly #tails: Tails;
  #closed: Promise<void> | undefined;

  private constructor({ pool, db }: Connected, place: string, patience: number, now?: () => number, presence?: Presence) {
    this.#db = db;
    this.#patience = new Patience(place, patience);
    this.#transactions = new Transactions(db, this.#patience);
    this.#appends = new Appends(
      (query) => this.#patience.once(() => pool.query(query)),
      () => presence?.channel ?? '',
    );
    this.#tails = new Tails((query) => this.#patiently(() => pool.query(query)));
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

  async tail(id: string, from: number): Promise<readonly JournalEntry[]> {
    return entriesOf(id, await this.#tails.read(id, from));
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
    if (entries.length !== 1 || !hasNone({ ...effects, turns: undefined }) || this.#patience.away) return this.#write(id, alone, stands);
    const entry = JSON.stringify(entries[0]);
    return this.#transactions.inTurn(id, async () => {
      const stored = await this.#appends.append({ id, version, waits, entry, at: this.#now?.(), turns: effects.turns });
      if (stored !== 'yes') await this.#transactions.insist(alone, stands, stored === 'perhaps');
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
    if (typeof which === 'string' && !(await this.#patiently(() => isDue(this.#db, which, this.#moment())))) return undefined;
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
      await this.#transactions.settled();
      await this.#presence?.leave();
      await this.#db.destroy();
    })());
  }

  #moment(): Moment {
    return this.#now?.() ?? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  }

  #patiently<T>(work: () => Promise<T>): Promise<T> {
    return this.#patience.run(work);
  }
  #write(id: string, write: Write, stands?: () => Promise<boolean>): Promise<void> {
    return this.#transactions.write(id, write, stands);
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
}
