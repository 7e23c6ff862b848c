// What a seat may know of a state, as numbers of constant length and layout, for whoever learns from them: the state itself without
// what is hidden from that seat, then what the game says besides.
import type { Seat } from '../notation/choice.ts';
import { PLACE_PARTS, type Place } from '../flow/place.ts';
import { partsOf, type FieldTable } from './fields.ts';

/** Numbers that belong together. */
export interface Part {
  readonly name: string;
  /** The first of them. */
  readonly at: number;
  readonly length: number;
}
export interface Observation<S extends Place = Place> {
  /** How many numbers. */
  readonly length: number;
  /** In order, without gaps; names are those of the fields of the state. */
  readonly parts: readonly Part[];
  /** Writes what `seat`, or SPECTATOR, may know of `s` into the first `length` numbers of `to`. Law: in two states that this seat
      cannot tell apart they are the same. */
  observe(s: S, seat: Seat, to: Int32Array): void;
}

/** What the game says besides the state: so many numbers by each name, all 0 at first. */
type More<X> = { readonly [name in keyof X]: Int32Array };

/** `hide` takes out of `t`, which is a copy of `s`, all that the seat does not know. */
export function observing<S extends Place, const X extends Readonly<Record<string, number>>>(
  table: FieldTable,
  more: X,
  fresh: (s: S) => S,
  hide: (t: S, s: S, seat: Seat, more: More<X>) => void,
): Observation<S> {
  const parts = [...PLACE_PARTS, ...partsOf(table)];
  let length = parts.reduce((sum, part) => sum + part.length, 0);
  const own = length;
  for (const [name, size] of [...Object.entries(more), ['observer', 1] as const]) {
    parts.push({ name, at: length, length: size });
    length += size;
  }
  const besides = new Int32Array(length - own);
  const named = Object.fromEntries(Object.keys(more).map((name) => [name, viewOf(name)])) as More<X>;
  function viewOf(name: string): Int32Array {
    const { at, length: size } = parts.find((part) => part.name === name)!;
    return besides.subarray(at - own, at - own + size);
  }
  /** A state that is played is looked at again and again. */
  const copies = new WeakMap<S, S>();
  return {
    length,
    parts,
    observe(s, seat, to) {
      let t = copies.get(s);
      if (t === undefined) copies.set(s, (t = fresh(s)));
      t.copyFrom(s);
      besides.fill(0);
      hide(t, s, seat, named);
      besides[besides.length - 1] = seat;
      to.set(t.all);
      to.set(besides, own);
    },
  };
}
