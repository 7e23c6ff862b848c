// The state of a game: numbers only, of constant shape, declared once as a table of fields. Every field is a named view
// over one typed array, so that a state copies in one `set`, compares, hashes and serialises as bytes.
import type { Offsets } from '../flow/flow.ts';
import { Place, PLACE_SIZE } from '../flow/place.ts';
import { Pile, pileParts, pileSize } from './pile.ts';

export interface ListField {
  readonly list: number;
}
export interface PileField {
  readonly pile: number;
  readonly room: number;
}
/** A single number. */
export const scalar = 'scalar';
/** `length` numbers: `s.nobles[district * SEATS + seat]`. */
export const list = (length: number): ListField => ({ list: length });
/** A pile of cards of so many kinds, with room for so many known cards on top, and as many under; see pile.ts. */
export const pile = (kinds: number, room = kinds): PileField => ({ pile: kinds, room });

export type FieldTable = Readonly<Record<string, typeof scalar | ListField | PileField>>;
type FieldsOf<T extends FieldTable> = {
  -readonly [K in keyof T as T[K] extends 'scalar' ? K : never]: number;
} & {
  readonly [K in keyof T as T[K] extends ListField ? K : never]: Int32Array;
} & {
  readonly [K in keyof T as T[K] extends PileField ? K : never]: Pile;
};

/** What every state has, fields or not. */
const NOWHERE = new Place();

const sizeOf = (f: FieldTable[string]): number => (f === scalar ? 1 : 'list' in f ? f.list : pileSize(f.pile, f.room));

/** Where the numbers of each field lie; those of a pile, part by part. */
export function partsOf(table: FieldTable): { readonly name: string; readonly at: number; readonly length: number }[] {
  let at = PLACE_SIZE;
  return Object.entries(table).flatMap(([name, field]) => {
    const own =
      typeof field === 'object' && 'pile' in field
        ? pileParts(field.pile, field.room).map(([part, length]) => ({ name: `${name}.${part}`, length }))
        : [{ name, length: sizeOf(field) }];
    return own.map(({ name: part, length }) => ({ name: part, at: (at += length) - length, length }));
  });
}

/** A base class for a state with these fields, all 0 at first, besides those of Place; `at`: where each scalar lies. */
export function fields<const T extends FieldTable>(
  table: T,
): (new () => Place & FieldsOf<T>) & { readonly table: T; readonly at: Offsets } {
  let size = PLACE_SIZE;
  const at: Record<string, number> = {};
  for (const [name, field] of Object.entries(table)) {
    if (name in NOWHERE) throw new Error(`a field cannot be called "${name}": every state has that already (place.ts)`);
    at[name] = size;
    size += sizeOf(field);
  }
  const scalars: Offsets = Object.fromEntries(Object.entries(at).filter(([name]) => table[name] === scalar));
  class Fields extends Place {
    static readonly table = table;
    static readonly at: Offsets = scalars;
    constructor() {
      super(size);
      const self = this as unknown as Record<string, unknown>;
      for (const [name, field] of Object.entries(table)) {
        if (field === scalar) continue;
        const view = this.numbers.subarray(at[name], at[name] + sizeOf(field));
        self[name] = 'list' in field ? view : new Pile(view, field.pile, field.room);
      }
    }
  }
  for (const [name, field] of Object.entries(table)) if (field === scalar) defineScalar(Fields.prototype, name, at[name]);
  return Fields as unknown as (new () => Place & FieldsOf<T>) & { readonly table: T; readonly at: Offsets };
}

function defineScalar(prototype: Place, name: string, offset: number): void {
  const at = offset; // the compiler sees through a constant, not through a parameter
  Object.defineProperty(prototype, name, {
    enumerable: true,
    get(this: Place) {
      return this.numbers[at];
    },
    set(this: Place, value: number) {
      this.numbers[at] = value;
    },
  });
}
