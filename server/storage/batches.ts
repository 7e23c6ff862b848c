// Group commit: all writes that come in during one turn of the event loop share a transaction, and a sync of the disk.
import type { Kysely, Transaction } from 'kysely';
import { Conflict } from './store.ts';

type Write<DB, T> = (db: Transaction<DB>) => Promise<T>;
interface Waiting<DB> {
  readonly write: Write<DB, void>;
  readonly done: () => void;
  readonly failed: (why: unknown) => void;
}

export class Batches<DB> {
  readonly #db: Kysely<DB>;
  #waiting: Waiting<DB>[] = [];
  #running: Promise<void> | undefined;

  constructor(db: Kysely<DB>) {
    this.#db = db;
  }

  /** Resolves, with what it gave back, when it is durable. A write that throws Conflict must have changed nothing: the others stand. */
  write<T>(write: Write<DB, T>): Promise<T> {
    return new Promise((resolve, failed) => {
      let result: T;
      this.#waiting.push({
        write: async (db) => {
          result = await write(db);
        },
        done: () => resolve(result),
        failed,
      });
      this.#running ??= this.#run();
    });
  }

  /** Until nothing is being written. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    do {
      await new Promise(setImmediate);
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#store(batch);
    } while (this.#waiting.length > 0);
    this.#running = undefined;
  }

  async #store(batch: readonly Waiting<DB>[]): Promise<void> {
    const conflicts = new Map<Waiting<DB>, Conflict>();
    try {
      await this.#db.transaction().execute(async (transaction) => {
        for (const one of batch) {
          try {
            await one.write(transaction);
          } catch (e) {
            if (!(e instanceof Conflict)) throw e;
            conflicts.set(one, e);
          }
        }
      });
    } catch (e) {
      for (const one of batch) one.failed(e);
      return;
    }
    for (const one of batch) {
      const conflict = conflicts.get(one);
      if (conflict) one.failed(conflict);
      else one.done();
    }
  }
}
