// Tables that rest are made again from their journals, one at a time and in short slices, so that nobody else has to wait for
// it; and each address has the same share, however many tables it asks for.
import { Table, type FindGame } from '@ridotto/table';
import { FairQueue } from '../shared/fair.ts';
import type { Store, StoredTable } from '../storage/store.ts';

/** Milliseconds that are worked on it before everybody else has a turn. */
const SLICE = 8;

export interface Loaded {
  readonly table: Table;
  /** By hash of the token. */
  readonly seats: ReadonlyMap<string, number>;
}
interface Job {
  readonly id: string;
  readonly from: string;
  readonly done: (loaded: Loaded | undefined) => void;
  readonly failed: (why: unknown) => void;
}

/** What is stored cannot be made a table again. */
export class NotRebuilt extends Error {}
export class Stopped extends Error {}

export class Loader {
  readonly #store: Store;
  readonly #find: FindGame | undefined;
  readonly #queue = new FairQueue<Job>();
  #working = false;
  #closed = false;

  /** `find`: left out, the games of the house. */
  constructor(store: Store, find?: FindGame) {
    this.#store = store;
    this.#find = find;
  }

  /** undefined: there is no such table. `from`: the address that asks. Throws NotRebuilt, Stopped, or what the store throws. */
  load(id: string, from: string): Promise<Loaded | undefined> {
    return new Promise((done, failed) => {
      this.#queue.add(from, { id, from, done, failed });
      if (!this.#working) void this.#work();
    });
  }

  /** What waits, and what is being loaded, is given up. */
  close(): void {
    this.#closed = true;
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let job = this.#queue.shift(); job; job = this.#queue.shift()) {
      const begun = performance.now();
      try {
        job.done(await this.#load(job.id));
      } catch (e) {
        job.failed(e);
      }
      this.#queue.charge(job.from, performance.now() - begun);
    }
    this.#working = false;
  }

  async #load(id: string): Promise<Loaded | undefined> {
    this.#stillOpen();
    const stored = await this.#store.load(id);
    if (!stored) return undefined;
    return { table: await this.#rebuild(stored), seats: new Map(stored.seats.map(({ hash, seat }) => [hash, seat])) };
  }

  async #rebuild({ setup, journal, notes }: StoredTable): Promise<Table> {
    const steps = Table.rebuilding(setup, journal, this.#find, notes);
    for (;;) {
      await new Promise(setImmediate);
      this.#stillOpen();
      const until = performance.now() + SLICE;
      try {
        do {
          const { done, value } = steps.next();
          if (done === true) return value;
        } while (performance.now() < until);
      } catch (e) {
        throw new NotRebuilt(`table ${setup.id} cannot be made again from its journal: ${(e as Error).message}`, { cause: e });
      }
    }
  }
  #stillOpen(): void {
    if (this.#closed) throw new Stopped('the house is closing');
  }
}
