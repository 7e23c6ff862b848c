// What the house writes goes through here: a failure is told to whoever runs the house by its cause, to the player by what it
// means for them, and is remembered until something could be stored again.
import { Conflict, StoreTrouble, type Store } from '../storage/store.ts';
import { Trouble, Unstored } from '../shared/trouble.ts';

/** Milliseconds between two tries, while nothing can be stored. */
const RETRY = 2000;

export class Storing {
  readonly store: Store;
  readonly #log: (message: string, error?: unknown) => void;
  #trouble: StoreTrouble | undefined;
  #damage: StoreTrouble | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(store: Store, log: (message: string, error?: unknown) => void) {
    this.store = store;
    this.#log = log;
  }

  /** What is wrong with the store, for a longer while; undefined: all is well. */
  get trouble(): StoreTrouble | undefined {
    return this.#trouble ?? this.#damage;
  }

  /** Nothing can be stored at present. */
  get stuck(): boolean {
    return this.#trouble !== undefined;
  }

  /** What is damaged may still be written in other places; it is said all the same, until somebody has mended it. */
  damaged(trouble: StoreTrouble): void {
    this.#damage = trouble;
    this.#log('the store is damaged', trouble);
  }

  /** Throws Conflict, and Unstored when it cannot be stored. `what`: for the log; `said`: what does not count then, for the
      player. */
  async write<T>(what: string, said: string, write: (store: Store) => Promise<T>): Promise<T> {
    let written: T;
    try {
      written = await write(this.store);
    } catch (e) {
      if (e instanceof Conflict) throw e;
      this.#log(`${what} could not be stored`, e);
      if (!(e instanceof StoreTrouble && e.lasting)) throw new Unstored('not-stored', `${said}: send it again`, e);
      this.#remember(e);
      throw new Unstored('cannot-store', `${said}: the house can store nothing at present, because ${e.said}, and its log says more`, e);
    }
    this.#recover();
    return written;
  }

  /** What is read of people and of what fills: nothing of it is at hand. Throws Trouble when it cannot be read at present. */
  async read<T>(work: (store: Store) => Promise<T>): Promise<T> {
    try {
      return await work(this.store);
    } catch (e) {
      if (!(e instanceof StoreTrouble) || e.kind === 'damaged') throw e;
      this.unreadable(e);
      throw Trouble.of('cannot-store', `the house can read nothing at present, because ${e.said}: try again in a moment`, e);
    }
  }
  /** Something could not be read: perhaps nothing can be stored either. */
  unreadable(trouble: StoreTrouble): void {
    if (trouble.lasting) this.#remember(trouble);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
  }

  #remember(trouble: StoreTrouble): void {
    if (this.#trouble?.kind !== trouble.kind) this.#log('the house can store nothing, and refuses what would have to be', trouble);
    this.#trouble = trouble;
    if (this.#closed || this.#retry) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.store.probe().then(
        () => this.#recover(),
        (e: unknown) => this.#remember(e instanceof StoreTrouble ? e : trouble),
      );
    }, RETRY).unref();
  }
  #recover(): void {
    if (!this.#trouble) return;
    this.#trouble = undefined;
    this.#log('the house can store again');
  }
}
