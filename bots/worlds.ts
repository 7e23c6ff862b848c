// Room for imagined worlds: states of the same game, edition, options and seats as another one.
import type { Place } from '@ridotto/engine';

/**
 * A new state as `other`'s own constructor would have made it: fields of its own, all 0, and the same edition and settings.
 * Made from the state, for whoever thinks has no setup at hand.
 */
export function like<S extends Place>(other: S): S {
  // The class that `fields` made brings all the numbers, and asks for nothing.
  let fields: unknown = other.constructor;
  while (typeof fields === 'function' && !Object.hasOwn(fields, 'table')) fields = Object.getPrototypeOf(fields);
  // Of the original's class, so that both have one shape: rules that met two would slow down.
  const made = Reflect.construct(fields as new () => S, [], other.constructor as new () => S) as S;
  for (const [name, value] of Object.entries(other)) if (!Object.hasOwn(made, name)) Object.assign(made, { [name]: value });
  return made;
}

/** States that are handed out again and again: a new typed array costs a hundred times what a copy into an old one does. */
export class Pool<S extends Place> {
  readonly #all: S[] = [];
  #used = 0;

  /** How many are taken. */
  get used(): number {
    return this.#used;
  }
  /** A state to be written over, which nobody else has now. */
  take(other: S): S {
    if (this.#used === this.#all.length) this.#all.push(like(other));
    return this.#all[this.#used++];
  }
  /** Gives back all but the first `used`: those that were taken before the decision that ends, which may stand inside another. */
  free(used = 0): void {
    this.#used = used;
  }
}
