// What is written, each in a transaction of its own and those about one table in the order in which they were handed in; written
// once, also when the connection is lost under way.
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { Conflict } from '../store.ts';
import type { Patience } from './patience.ts';

export type Write = (db: Transaction<Schema>) => Promise<void>;

export class Transactions {
  readonly #db: Kysely<Schema>;
  readonly #patience: Patience;
  /** What is being written last of each table, of those that are being written. */
  readonly #writing = new Map<string, Promise<unknown>>();

  constructor(db: Kysely<Schema>, patience: Patience) {
    this.#db = db;
    this.#patience = patience;
  }

  /** A transaction of its own, which locks one table, named by `id`: those that come together share PostgreSQL's own group
      commit. `stands`: has it been written? Asked when the connection was lost while it was being committed, for then nobody
      knows; left out: it may be written twice. */
  write(id: string, write: Write, stands?: () => Promise<boolean>): Promise<void> {
    return this.inTurn(id, () => this.insist(write, stands));
  }
  inTurn(id: string, work: () => Promise<void>): Promise<void> {
    const writing = (this.#writing.get(id) ?? Promise.resolve()).then(work);
    const settled: Promise<unknown> = writing
      .catch(() => {})
      .then((): unknown => this.#writing.get(id) === settled && this.#writing.delete(id));
    this.#writing.set(id, settled);
    return writing;
  }
  /** `unsure`: perhaps it is written already. */
  insist(write: Write, stands?: () => Promise<boolean>, unsure = false): Promise<void> {
    return this.#patience.run(async () => {
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

  /** Until nothing of what was handed in is being written. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing.values());
  }
}

/** There is a row of this name already. */
const isTaken = (e: unknown): boolean => (e as { code?: unknown }).code === '23505';
