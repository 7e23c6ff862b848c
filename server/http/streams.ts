// The streams that are open, and how many from each address: they stay open, so a limit of requests does not limit them.
import { Trouble } from '../shared/trouble.ts';
import type { Line } from './line.ts';

const MOST_FROM_ONE = 100;
/** Milliseconds, more or less, until they do. */
const COME_BACK = 1000;

export class Streams {
  readonly #mostFromOne: number;
  readonly #open = new Set<Line>();
  readonly #from = new Map<string, number>();

  constructor({ limits }: { readonly limits: boolean }) {
    this.#mostFromOne = limits ? MOST_FROM_ONE : Infinity;
  }

  /** A place for a stream from this address, until `leave` is called; throws when there are enough. */
  enter(address: string): () => void {
    const others = this.#from.get(address) ?? 0;
    if (others >= this.#mostFromOne)
      throw Trouble.of('too-many', `more than ${this.#mostFromOne} streams are open from your address; close one of them`);
    this.#from.set(address, others + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const now = (this.#from.get(address) ?? 1) - 1;
      if (now > 0) this.#from.set(address, now);
      else this.#from.delete(address);
    };
  }
  get size(): number {
    return this.#open.size;
  }
  add(stream: Line): void {
    this.#open.add(stream);
  }
  delete(stream: Line): void {
    this.#open.delete(stream);
  }
  /** The house closes. Those who follow come back each at a moment of their own, so that they do not all come at once. */
  end(): void {
    for (const stream of this.#open) {
      stream.comeBack(Math.round(COME_BACK * (0.5 + Math.random())));
      stream.end();
    }
  }
}
