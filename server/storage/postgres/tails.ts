// What others have added to journals is read for all tables at once of which it is asked in one turn of the event loop: where several
// houses play, news of many of them comes together.
import type pg from 'pg';

export interface TailRow {
  readonly n: number;
  readonly entry: string;
}
interface Asked {
  readonly id: string;
  /** Number of the first entry that is wanted. */
  readonly from: number;
  readonly done: (rows: readonly TailRow[]) => void;
  readonly failed: (why: unknown) => void;
}

const TEXT = `
  select asked.which::int, journal.n, journal.entry
  from unnest($1::text[], $2::int[]) with ordinality as asked (id, first, which)
    join journal on journal.table_id = asked.id and journal.n >= asked.first
  order by journal.n`;

export class Tails {
  readonly #query: (query: pg.QueryConfig) => Promise<pg.QueryResult<TailRow & { which: number }>>;
  #asked: Asked[] = [];

  constructor(query: (query: pg.QueryConfig) => Promise<pg.QueryResult<TailRow & { which: number }>>) {
    this.#query = query;
  }

  /** In order. Throws what the query throws. */
  read(id: string, from: number): Promise<readonly TailRow[]> {
    return new Promise((done, failed) => {
      if (this.#asked.push({ id, from, done, failed }) === 1) setImmediate(() => void this.#read());
    });
  }

  async #read(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const values = [asked.map(({ id }) => id), asked.map(({ from }) => from)];
      const { rows } = await this.#query({ name: 'tails', text: TEXT, values });
      for (const [i, { done }] of asked.entries()) done(rows.filter(({ which }) => which === i + 1));
    } catch (e) {
      for (const { failed } of asked) failed(e);
    }
  }
}
