// Room for imagined worlds.
import type { Place } from '@ridotto/engine';

/** States that are handed out again and again: a new typed array costs a hundred times what a copy into an old one does. */
export class Pool<S extends Place> {
  readonly #make: () => S;
  readonly #all: S[] = [];
  #used = 0;

  constructor(make: () => S) {
    this.#make = make;
  }

  /** How many are taken. */
  get used(): number {
    return this.#used;
  }
  /** A state to be written over, which nobody else has now. */
  take(): S {
    if (this.#used === this.#all.length) this.#all.push(this.#make());
    return this.#all[this.#used++];
  }
  /** Gives back all but the first `used`: those that were taken before the decision that ends, which may stand inside another. */
  free(used = 0): void {
    this.#used = used;
  }
}
