// What is asked of a database that may be away, or in which somebody may stand in the way: tried again for a while, so many at once.
import { StoreTrouble } from '../store.ts';
import { CONNECTIONS } from './connection.ts';
import { Slots } from './slots.ts';
import { troubleOf } from './troubles.ts';

/** Milliseconds between two tries: at first, and at most. Whoever is unlucky is to have many of them. */
const SOON = 20;
const LATER = 320;
/** Milliseconds that anybody waits for a connection that others use. */
const QUEUE = 10_000;

export class Patience {
  readonly #place: string;
  readonly #length: number;
  readonly #slots = new Slots(CONNECTIONS, QUEUE);
  #away = false;

  /** `place`: for whoever runs the house; `length`: milliseconds. */
  constructor(place: string, length: number) {
    this.#place = place;
    this.#length = length;
  }

  /** It could not be reached for as long as anybody waits: nobody waits for it anew. */
  get away(): boolean {
    return this.#away;
  }

  /** Once. Throws what it throws. */
  once<T>(work: () => Promise<T>): Promise<T> {
    return this.#slots.run(work);
  }
  /** Again, for a while, when the database is not there or somebody stands in the way. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    let until: number | undefined;
    for (let wait = SOON; ; wait = Math.min(2 * wait, LATER)) {
      try {
        const result = await this.#slots.run(work);
        this.#away = false;
        return result;
      } catch (e) {
        const trouble = troubleOf(e, this.#place);
        const passing = trouble instanceof StoreTrouble && (trouble.kind === 'busy' || trouble.kind === 'unreachable');
        until ??= performance.now() + (this.#away ? 0 : this.#length);
        if (!passing || performance.now() + wait > until) {
          this.#away ||= trouble instanceof StoreTrouble && trouble.kind === 'unreachable';
          throw trouble;
        }
        await new Promise((again) => setTimeout(again, wait));
      }
    }
  }
}
