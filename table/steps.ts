// All that has happened at a table, kept small: the last of it as it is, the rest as JSON, which takes a third of the memory
// and is read again by whoever asks for the past.
import type { Audience, Happened } from '@ridotto/engine';
import type { Aside } from './protocol.ts';

/** One thing that happened. */
export interface Step {
  readonly facts: readonly Happened[];
  /** How many facts of the game there are afterwards: fewer than before, where something was taken back. */
  readonly stands: number;
  readonly by?: string;
  /** Number of the move among all moves of the table: never shown. */
  readonly move?: number;
  readonly undone?: boolean;
  /** Of a simultaneous step: a move for those only who were told something. */
  readonly secret?: boolean;
  readonly aside?: Aside;
  /** Viewers for whom it is an event. */
  readonly seen: Audience;
}

/** So many steps are packed together. */
export const CHUNK = 16;

export class Steps {
  readonly #packed: string[] = [];
  readonly #last: Step[] = [];

  get size(): number {
    return this.#packed.length * CHUNK + this.#last.length;
  }

  add(step: Step): void {
    this.#last.push(step);
    if (this.#last.length === 2 * CHUNK) this.#packed.push(pack(this.#last.splice(0, CHUNK)));
  }

  /** In order, from number `first` on, those that are added meanwhile too. */
  *from(first: number): Generator<Step, void> {
    let [open, steps] = [-1, [] as readonly Step[]];
    for (let n = first; n < this.size; n++) {
      const chunk = Math.floor(n / CHUNK);
      if (chunk >= this.#packed.length) yield this.#last[n - this.#packed.length * CHUNK];
      else {
        if (chunk !== open) [open, steps] = [chunk, unpack(this.#packed[chunk])];
        yield steps[n % CHUNK];
      }
    }
  }

  /** The facts of the game: all that was told, but for what was taken back. */
  facts(): Happened[] {
    const all: Happened[] = [];
    for (const { facts, stands } of this.from(0)) {
      all.length = stands - facts.length;
      all.push(...facts);
    }
    return all;
  }
}

// ---- As JSON ----------------------------------------------------------------------------------------------------------

/** What a fact says besides its values: there are as many as the rules have sentences, so all tables share them. */
interface Shape {
  readonly what: string;
  readonly data: readonly string[];
  /** undefined: the others are told nothing. */
  readonly others: readonly string[] | undefined;
}
const SHAPES: Shape[] = [];
/** Their numbers, by `what`. */
const numbersOf = new Map<string, number[]>();
function shapeOf(what: string, data: readonly string[], others: readonly string[] | undefined): number {
  let numbers = numbersOf.get(what);
  if (!numbers) numbersOf.set(what, (numbers = []));
  for (const number of numbers) if (same(SHAPES[number].data, data) && same(SHAPES[number].others, others)) return number;
  const number = SHAPES.push({ what, data, others }) - 1;
  numbers.push(number);
  return number;
}
function same(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Then the values of its data, and of what the others are told. */
type Packed = readonly [shape: number, entry: number, to: Audience, ...values: unknown[]];
function packFact({ entry, to, what, data, others }: Happened): Packed {
  const packed: [number, number, Audience, ...unknown[]] = [0, entry, to];
  packed[0] = shapeOf(what, put(data, packed), others && put(others, packed));
  return packed;
}
/** The values at the end of `out`; the keys, as JSON has them: without those of which nothing is defined. */
function put(data: object, out: unknown[]): string[] {
  const values = data as Readonly<Record<string, unknown>>;
  const keys = Object.keys(values);
  const before = out.length;
  for (const key of keys) if (values[key] !== undefined) out.push(values[key]);
  return out.length - before === keys.length ? keys : keys.filter((key) => values[key] !== undefined);
}
function unpackFact([shape, entry, to, ...values]: Packed): Happened {
  const { what, data, others } = SHAPES[shape];
  const object = (keys: readonly string[], from: number): object => Object.fromEntries(keys.map((key, i) => [key, values[from + i]]));
  return { entry, to, what, data: object(data, 0), ...(others && { others: object(others, data.length) }) };
}
const pack = (steps: readonly Step[]): string => JSON.stringify(steps.map(({ facts, ...rest }) => [rest, ...facts.map(packFact)]));
const unpack = (json: string): Step[] =>
  (JSON.parse(json) as (readonly [Omit<Step, 'facts'>, ...Packed[]])[]).map(([rest, ...facts]) => ({
    ...rest,
    facts: facts.map(unpackFact),
  }));
