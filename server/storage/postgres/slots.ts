// A number of things that may go on at once; whoever comes when there are enough waits, in order.
import { StoreTrouble } from '../store.ts';

export class Slots {
  #free: number;
  readonly #patience: number;
  readonly #waiting = new Set<() => void>();

  /** `patience`: milliseconds that anybody waits. */
  constructor(most: number, patience: number) {
    this.#free = most;
    this.#patience = patience;
  }

  /** Throws StoreTrouble, `busy`, when the others take too long. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await this.#next();
    try {
      return await work();
    } finally {
      const [next] = this.#waiting;
      if (next) next();
      else this.#free++;
    }
  }

  #next(): Promise<void> {
    return new Promise((go, failed) => {
      const turn = (): void => {
        clearTimeout(late);
        this.#waiting.delete(turn);
        go();
      };
      const late = setTimeout(() => {
        this.#waiting.delete(turn);
        failed(new StoreTrouble('busy', `all connections to the database have been in use for ${this.#patience} ms`));
      }, this.#patience);
      this.#waiting.add(turn);
    });
  }
}
