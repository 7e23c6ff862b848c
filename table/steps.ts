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
  /** Left out: the others are told nothing. */
  readonly others?: readonly string[];
}
const SHAPES: Shape[] = [];
const numberOf = new Map<string, number>();
function shapeOf(shape: Shape): number {
  const name = JSON.stringify(shape);
  let number = numberOf.get(name);
  if (number === undefined) numberOf.set(name, (number = SHAPES.push(shape) - 1));
  return number;
}

/** Then the values of its data, and of what the others are told. */
type Packed = readonly [shape: number, entry: number, to: Audience, ...values: unknown[]];
function packFact({ entry, to, what, data, others }: Happened): Packed {
  const shape = shapeOf({ what, data: keysOf(data), ...(others && { others: keysOf(others) }) });
  return [shape, entry, to, ...valuesOf(data), ...(others ? valuesOf(others) : [])];
}
function unpackFact([shape, entry, to, ...values]: Packed): Happened {
  const { what, data, others } = SHAPES[shape];
  const object = (keys: readonly string[], from: number): object => Object.fromEntries(keys.map((key, i) => [key, values[from + i]]));
  return { entry, to, what, data: object(data, 0), ...(others && { others: object(others, data.length) }) };
}
/** As JSON has them: without what is undefined. */
const keysOf = (data: object): string[] => Object.keys(data).filter((key) => (data as Record<string, unknown>)[key] !== undefined);
const valuesOf = (data: object): unknown[] => Object.values(data).filter((value) => value !== undefined);

const pack = (steps: readonly Step[]): string => JSON.stringify(steps.map(({ facts, ...rest }) => [rest, ...facts.map(packFact)]));
const unpack = (json: string): Step[] =>
  (JSON.parse(json) as (readonly [Omit<Step, 'facts'>, ...Packed[]])[]).map(([rest, ...facts]) => ({
    ...rest,
    facts: facts.map(unpackFact),
  }));
