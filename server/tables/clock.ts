// What time it is, by the one clock that counts: the store's. Where several houses share a store, their machines may be wrong by an
// hour, and nobody's time is to run out the sooner or the later for it.
import type { Store } from '../storage/store.ts';

/** Milliseconds between two looks at it: a machine that has slept is right again soon. */
const EVERY = 10_000;

export class Clock {
  readonly #store: Store;
  /** By how many milliseconds the store's is ahead of performance.now(). */
  #ahead: number;
  readonly #looking: NodeJS.Timeout;

  private constructor(store: Store, ahead: number) {
    this.#store = store;
    this.#ahead = ahead;
    // Without the store nothing is done anyway; the last look must do.
    this.#looking = setInterval(() => void this.look().catch(() => {}), EVERY).unref();
  }
  static async of(store: Store): Promise<Clock> {
    return new Clock(store, await aheadOf(store));
  }

  /** Milliseconds since 1970, as of the last look. */
  readonly now = (): number => Math.round(performance.now() + this.#ahead);
  /** The same, asked now. Throws StoreTrouble. */
  async look(): Promise<number> {
    this.#ahead = await aheadOf(this.#store);
    return this.now();
  }
  close(): void {
    clearInterval(this.#looking);
  }
}

/** It is asked half-way. */
async function aheadOf(store: Store): Promise<number> {
  const asked = performance.now();
  const now = await store.now();
  return now - (asked + performance.now()) / 2;
}
