// Moves are nearly all that is written, and several come at a time: while some are on their way to the database, the next ones
// gather, and go together, as one statement that is a transaction by itself. So a move costs a part of one way there and back
// instead of five, and one sync of the disk serves many. (Nothing is gained by several at once: whoever tells news commits one
// after another, PostgreSQL sees to that.)
import type pg from 'pg';
import { beginning, NOTICE } from '../notices.ts';
import type { Turns, WaitsFor } from '../store.ts';

interface Append {
  readonly id: string;
  /** How many entries its journal has. */
  readonly version: number;
  readonly waits: WaitsFor;
  /** As JSON. */
  readonly entry: string;
  /** In milliseconds since 1970; undefined: by the clock of the database. */
  readonly at: number | undefined;
  /** Whose turn it is now, and whose no more: as writeTurns of notices.ts does. */
  readonly turns: Turns | undefined;
}
/** `no`: others have written to this table, or are just writing to it. `perhaps`: nobody knows. */
export type Stored = 'yes' | 'no' | 'perhaps';
interface Waiting extends Append {
  readonly done: (stored: Stored) => void;
}

/** Whoever would have to wait for a lock is left out, so nobody waits for anybody here, in a circle least of all. */
const TEXT = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[]) as given (id, version, waits, entry, at)
  ), free as (
    select given.id, given.version, given.waits, given.entry,
      coalesce(given.at, (extract(epoch from clock_timestamp()) * 1000)::bigint) as at
    from tables join given on tables.id = given.id and tables.version = given.version
    for update of tables skip locked
  ), grown as (
    update tables set version = free.version + 1, waits = free.waits, changed_at = free.at
    from free where tables.id = free.id
    returning tables.id, tables.version
  ), written as (
    insert into journal (table_id, n, entry, at) select id, version, entry, at from free
  ), over as (
    delete from jobs where key in (
      select ${NOTICE.key} from free join unnest($7::text[], $8::int[]) as over (id, seat) on over.id = free.id
        join sitters s on s.table_id = over.id and s.seat = over.seat
    )
  ), begun as (
    insert into jobs (key, what, run_at, attempts)
    select ${NOTICE.key}, begun.what, free.at + begun.wait, 0
      from free join unnest($9::text[], $10::int[], $11::text[], $12::bigint[]) as begun (id, seat, what, wait) on begun.id = free.id
        join sitters s on s.table_id = begun.id and s.seat = begun.seat
      where ${NOTICE.told} ${NOTICE.anew}
  )
  select id, pg_notify($6, version || ' ' || id) from grown`;

export class Appends {
  /** Throws what the driver throws. */
  readonly #query: (query: pg.QueryConfig) => Promise<pg.QueryResult<{ id: string }>>;
  readonly #channel: () => string;
  #waiting: Waiting[] = [];
  #running = false;

  /** `channel`: on which news is told. */
  constructor(query: (query: pg.QueryConfig) => Promise<pg.QueryResult<{ id: string }>>, channel: () => string) {
    this.#query = query;
    this.#channel = channel;
  }

  /** Of each table one at a time. Never rejects. */
  append(append: Append): Promise<Stored> {
    return new Promise((done) => {
      this.#waiting.push({ ...append, done });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      await new Promise(setImmediate);
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#store(batch);
    }
    this.#running = false;
  }
  async #store(batch: readonly Waiting[]): Promise<void> {
    const turns = batch.flatMap(({ turns: each }) => each ?? []);
    const over = turns.flatMap(({ table, over: seats }) => seats.map((seat) => ({ table, seat })));
    const begun = turns.flatMap(({ table, begun: seats, wait }) =>
      seats.map(({ seat, seq }) => ({ table, seat, what: beginning(seq), wait: Math.round(wait) })),
    );
    const values = [
      ...columns(batch, 'id', 'version', 'waits', 'entry', 'at'),
      this.#channel(),
      ...columns(over, 'table', 'seat'),
      ...columns(begun, 'table', 'seat', 'what', 'wait'),
    ];
    try {
      const { rows } = await this.#query({ name: 'append', text: TEXT, values });
      const stored = new Set(rows.map(({ id }) => id));
      for (const { id, done } of batch) done(stored.has(id) ? 'yes' : 'no');
    } catch {
      for (const { done } of batch) done('perhaps');
    }
  }
}

const columns = <T extends object>(rows: readonly T[], ...names: readonly (keyof T)[]): readonly unknown[][] =>
  names.map((name) => rows.map((row) => row[name] ?? null));
