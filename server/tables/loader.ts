// Tables that rest are made again from their journals, one at a time and in short slices, so that nobody else has to wait for
// it; and each address has the same share, however many tables it asks for.
import { randomBytes } from 'node:crypto';
import { Io } from '@ridotto/engine';
import {
  decidedByBot,
  imagining,
  pastOf,
  Table,
  type Between,
  type FindGame,
  type Imagined,
  type Missed,
  type Problem,
  type ReasonsTask,
  type Viewer,
} from '@ridotto/table';
import { FairQueue } from '../shared/fair.ts';
import type { Store, StoredTable } from '../storage/store.ts';

/** Milliseconds that are worked on it before everybody else has a turn. */
const SLICE = 8;

export interface Loaded {
  readonly table: Table;
  /** By hash of the token. */
  readonly seats: Map<string, number>;
  /** Did it fill, so that the house may know who sits there? */
  readonly filled: boolean;
}
interface Job {
  readonly from: string;
  /** Does it, and tells whoever asked. */
  readonly work: () => Promise<void>;
}

/** What is stored cannot be made a table again. */
export class NotRebuilt extends Error {}
export class Stopped extends Error {}

export class Loader {
  readonly #store: Store;
  readonly #at: (what: string) => void;
  readonly #find: FindGame | undefined;
  readonly #queue = new FairQueue<Job>();
  /** Until the queue is empty. */
  #working: Promise<void> | undefined;
  #closed = false;

  /** `at` is told what is worked on from now on. `find`: left out, the games of the house. */
  constructor(store: Store, at: (what: string) => void, find?: FindGame) {
    this.#store = store;
    this.#at = at;
    this.#find = find;
  }

  /** undefined: there is no such table. `from`: the address that asks. Throws NotRebuilt, Stopped, or what the store throws. */
  load(id: string, from: string): Promise<Loaded | undefined> {
    return this.#inTurn(from, async () => {
      const stored = await this.#stored(id);
      if (!stored) return undefined;
      const table = await this.#make(id, Table.rebuilding(stored.setup, stored.journal, this.#find, { notes: stored.notes }));
      return { table, seats: new Map(stored.seats.map(({ hash, seat }) => [hash, seat])), filled: stored.filled ?? false };
    });
  }
  /** What `viewer` of a table that is there was told between two events, with what was seen then. */
  past(id: string, from: string, viewer: Viewer, about: Between): Promise<readonly Missed[]> {
    return this.#inTurn(from, async () => {
      const stored = await this.#stored(id);
      return stored ? this.#make(id, pastOf(stored, viewer, about, this.#find)) : [];
    });
  }

  /** A world that might be for all that `viewer` knew after event number `until`; undefined: there is no such table. */
  imagined(id: string, from: string, viewer: Viewer, until: number | undefined): Promise<Imagined | undefined> {
    return this.#inTurn(from, async () => {
      const stored = await this.#stored(id);
      // Luck of its own: what the house deals has nothing to do with it.
      const luck = new Io(randomBytes(4).readUInt32LE());
      return stored && this.#make(id, imagining(stored, viewer, { luck, ...(until !== undefined && { until }), find: this.#find }));
    });
  }

  /** The last decision of a bot up to an event of `viewer`, to be weighed; undefined: there is no such table. */
  decidedByBot(
    id: string,
    from: string,
    viewer: Viewer,
    about: Pick<Parameters<typeof decidedByBot>[2], 'players' | 'until'>,
  ): Promise<ReasonsTask | { readonly problem: Problem } | undefined> {
    return this.#inTurn(from, async () => {
      const stored = await this.#stored(id);
      const seed = randomBytes(4).readInt32LE();
      return stored && this.#make(id, decidedByBot(stored, viewer, { ...about, seed, find: this.#find }));
    });
  }

  /** A table that comes from elsewhere, made in the same slices. Throws what the steps throw, or Stopped. */
  async make<T>(id: string, from: string, steps: Generator<unknown, T>): Promise<T> {
    try {
      return await this.#inTurn(from, () => this.#make(id, steps));
    } catch (e) {
      throw e instanceof NotRebuilt ? (e.cause as Error) : e;
    }
  }

  #inTurn<T>(from: string, make: () => Promise<T>): Promise<T> {
    return new Promise((done, failed) => {
      const work = async (): Promise<void> => {
        try {
          done(await make());
        } catch (e) {
          failed(e);
        }
      };
      this.#queue.add(from, { from, work });
      this.#working ??= this.#work();
    });
  }

  /** What waits, and what is being loaded, is given up; when all who asked have been told. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#working;
  }

  async #work(): Promise<void> {
    for (let job = this.#queue.shift(); job; job = this.#queue.shift()) {
      const begun = performance.now();
      await job.work();
      this.#queue.charge(job.from, performance.now() - begun);
    }
    this.#working = undefined;
  }

  #stored(id: string): Promise<StoredTable | undefined> {
    this.#stillOpen();
    return this.#store.load(id);
  }

  async #make<T>(id: string, steps: Generator<unknown, T>): Promise<T> {
    for (;;) {
      await new Promise(setImmediate);
      this.#stillOpen();
      this.#at(`table ${id}`);
      const until = performance.now() + SLICE;
      try {
        do {
          const { done, value } = steps.next();
          if (done === true) return value;
        } while (performance.now() < until);
      } catch (e) {
        throw new NotRebuilt(`table ${id} cannot be made again from its journal: ${(e as Error).message}`, { cause: e });
      }
    }
  }
  #stillOpen(): void {
    if (this.#closed) throw new Stopped('the house is closing');
  }
}
