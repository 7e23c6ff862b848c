// Places for those who follow tables. Part of them is kept for those who play, and no address takes more than its share: neither
// watchers alone nor one household with many tables of its own can fill the house.
import { Trouble } from '../shared/trouble.ts';

/** Places, unless told; the part of them that is kept for those who play; and the most that one address may take. */
const MOST = 2000;
const KEPT_FOR_PLAYERS = 1 / 4;
const FROM_ONE = 1 / 8;

export class Places {
  readonly #most: number;
  readonly #mostWatchers: number;
  readonly #mostFromOne: number;
  readonly #from = new Map<string, number>();
  #taken = 0;
  #watchers = 0;

  /** `limits`: does each address have its limits? */
  constructor({ most = MOST, limits }: { readonly most?: number; readonly limits: boolean }) {
    this.#most = most;
    this.#mostWatchers = Math.floor(most * (1 - KEPT_FOR_PLAYERS));
    this.#mostFromOne = limits ? Math.max(1, Math.floor(most * FROM_ONE)) : Infinity;
  }

  get taken(): number {
    return this.#taken;
  }

  /** A place until what comes back is called, once. `plays`: with a seat's token; `from`: the address that asks. Throws Trouble
      when there is none. */
  take(plays: boolean, from: string): () => void {
    const others = this.#from.get(from) ?? 0;
    if (others >= this.#mostFromOne)
      throw Trouble.of('too-many', `more than ${this.#mostFromOne} tables are followed from your address; close one of the streams`);
    if (this.#taken >= this.#most) throw Trouble.of('full', `more than ${this.#most} streams are open; try again later`);
    if (!plays && this.#watchers >= this.#mostWatchers)
      throw Trouble.of(
        'full',
        `more than ${this.#mostWatchers} are watching, and the other places are for those who play; try again later`,
      );
    this.#count(plays, from, others + 1, 1);
    return () => this.#count(plays, from, this.#from.get(from)! - 1, -1);
  }
  #count(plays: boolean, from: string, ofAddress: number, more: 1 | -1): void {
    this.#taken += more;
    if (!plays) this.#watchers += more;
    if (ofAddress > 0) this.#from.set(from, ofAddress);
    else this.#from.delete(from);
  }
}
