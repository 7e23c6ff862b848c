// Room for imagined worlds: states of the same game, edition, options and seats as another one.
import { Pile, pileSize, Place } from '@ridotto/engine';

/**
 * A new state as `other`'s own constructor would have made it: views of its own over numbers of its own, all 0, and the same
 * edition and settings. Made from the state, for whoever thinks has no setup at hand.
 */
export function like<S extends Place>(other: S): S {
  // The same hidden class as the original: built another way, every rule would meet two shapes of state.
  const made = Reflect.construct(Place, [other.all.length], other.constructor) as S;
  const target = made as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(other) as [string, unknown][]) {
    if (name === 'all') continue;
    target[name] = value instanceof Pile ? samePile(value, other, made) : isView(value, other) ? sameView(value, made) : value;
  }
  return made;
}

const isView = (value: unknown, of: Place): value is Int32Array => value instanceof Int32Array && value.buffer === of.all.buffer;
const sameView = (view: Int32Array, to: Place): Int32Array => {
  const first = view.byteOffset / view.BYTES_PER_ELEMENT;
  return to.all.subarray(first, first + view.length);
};
function samePile(pile: Pile, from: Place, to: Place): Pile {
  const kinds = pile.bag.length;
  const size = pileSize(kinds);
  const head = size - 5 * kinds; // the counts come first, then the bag
  const first = (pile.bag.byteOffset - from.all.byteOffset) / pile.bag.BYTES_PER_ELEMENT - head;
  return new Pile(to.all.subarray(first, first + size), kinds);
}

/** States that are handed out again and again: a new typed array costs a hundred times what a copy into an old one does. */
export class Pool<S extends Place> {
  readonly #all: S[] = [];
  #used = 0;

  /** A state to be written over; the same ones again after `free`. */
  take(other: S): S {
    if (this.#used === this.#all.length) this.#all.push(like(other));
    return this.#all[this.#used++];
  }
  free(): void {
    this.#used = 0;
  }
}
