// Group commit: all writes that come in during one turn of the event loop share a transaction, and a sync of the disk.
import type { DatabaseSync } from 'node:sqlite';
import type { Kysely, Transaction } from 'kysely';
import { Conflict } from './store.ts';

type Write<DB, T> = (db: Transaction<DB>) => Promise<T>;
interface Waiting<DB> {
  readonly write: Write<DB, void>;
  /** The same at once, where that can be. */
  readonly atOnce: (() => void) | undefined;
  readonly done: () => void;
  readonly failed: (why: unknown) => void;
}

export class Batches<DB> {
  readonly #file: DatabaseSync;
  readonly #db: Kysely<DB>;
  #waiting: Waiting<DB>[] = [];
  #running: Promise<void> | undefined;

  /** `db`: what reads and writes `file`. */
  constructor(file: DatabaseSync, db: Kysely<DB>) {
    this.#file = file;
    this.#db = db;
  }

  /** Resolves, with what it gave back, when it is durable. A write that throws Conflict must have changed nothing: the others
      stand. `atOnce`: does the same without waiting for anything, in a transaction that is open. */
  write<T>(write: Write<DB, T>, atOnce?: () => void): Promise<T> {
    return new Promise((resolve, failed) => {
      let result: T;
      this.#waiting.push({
        write: async (db) => {
          result = await write(db);
        },
        atOnce,
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
    const conflicts: Conflicts<DB> = new Map();
    try {
      if (batch.every(({ atOnce }) => atOnce) && !this.#file.isTransaction) this.#storeAtOnce(batch, conflicts);
      else await this.#db.transaction().execute((transaction) => storeIn(transaction, batch, conflicts));
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

  /** Moves, which are nearly all there is to write: so it takes a tenth of the time. */
  #storeAtOnce(batch: readonly Waiting<DB>[], conflicts: Conflicts<DB>): void {
    const file = this.#file;
    file.exec('begin');
    try {
      for (const one of batch) {
        try {
          one.atOnce!();
        } catch (e) {
          keepConflict(conflicts, one, e);
        }
      }
      file.exec('commit');
    } catch (e) {
      // After a full disk SQLite has rolled back by itself.
      if (file.isTransaction) file.exec('rollback');
      throw e;
    }
  }
}

type Conflicts<DB> = Map<Waiting<DB>, Conflict>;
function keepConflict<DB>(conflicts: Conflicts<DB>, one: Waiting<DB>, e: unknown): void {
  if (!(e instanceof Conflict)) throw e;
  conflicts.set(one, e);
}
async function storeIn<DB>(transaction: Transaction<DB>, batch: readonly Waiting<DB>[], conflicts: Conflicts<DB>): Promise<void> {
  for (const one of batch) {
    try {
      await one.write(transaction);
    } catch (e) {
      keepConflict(conflicts, one, e);
    }
  }
}
