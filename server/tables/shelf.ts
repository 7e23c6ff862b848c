// The tables at hand, the least recently used first. Those with which nothing is going on are put away when there are too
// many, or when nobody has touched them for long; they come back from the store.
import type { LiveTable } from './live.ts';

/** Milliseconds in which a table counts as played at, though just now nothing is going on. */
const FRESH = 30_000;
/** So many times the number of tables are kept while all of them are played at: else each would put away the next. */
const STRETCHED = 4;
/** Milliseconds between two looks at what may be put away. */
const EVERY = 30_000;

export class Shelf {
  readonly #tables = new Map<string, LiveTable>();
  readonly #most: number;
  readonly #restAfter: number;
  readonly #now: () => number;
  readonly #sweeping: NodeJS.Timeout;

  /** Times in milliseconds. */
  constructor(most: number, restAfter: number, now: () => number) {
    this.#most = most;
    this.#restAfter = restAfter;
    this.#now = now;
    this.#sweeping = setInterval(() => this.#putAway((live, now) => now - live.usedAt > this.#restAfter), Math.min(EVERY, restAfter));
    this.#sweeping.unref();
  }

  get size(): number {
    return this.#tables.size;
  }
  [Symbol.iterator](): Iterator<LiveTable> {
    return this.#tables.values();
  }

  take(id: string): LiveTable | undefined {
    return this.#tables.get(id);
  }
  put(live: LiveTable): void {
    this.#tables.delete(live.id);
    this.#tables.set(live.id, live);
    if (this.size <= this.#most) return;
    this.#putAway((old, now) => this.size > this.#most && (now - old.usedAt > FRESH || this.size > STRETCHED * this.#most));
  }
  /** If nothing is going on there. */
  drop(live: LiveTable): void {
    if (live.idle && this.#tables.get(live.id) === live) this.#delete(live);
  }
  close(): void {
    clearInterval(this.#sweeping);
  }

  #putAway(may: (live: LiveTable, now: number) => boolean): void {
    const now = this.#now();
    for (const live of this.#tables.values()) {
      // In order of use: what comes after one that is too fresh is fresher still.
      if (!may(live, now)) return;
      if (live.idle) this.#delete(live);
    }
  }
  #delete(live: LiveTable): void {
    this.#tables.delete(live.id);
    live.rest();
  }
}
