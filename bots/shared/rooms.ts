// Room to think in, used again and again: making it anew for each decision would cost more than the thinking.

/** One for each decision that is under way: a decision may stand inside another one, and each has its own. */
export class Rooms<T> {
  readonly #make: () => T;
  readonly #all: T[] = [];
  #used = 0;

  constructor(make: () => T) {
    this.#make = make;
  }
  /** `think` has a room to itself until it is done. */
  use<R>(think: (room: T) => R): R {
    if (this.#used === this.#all.length) this.#all.push(this.#make());
    const room = this.#all[this.#used++];
    try {
      return think(room);
    } finally {
      this.#used--;
    }
  }
}
