// All that has happened at a table, kept small: the last of it as it is, the rest as JSON, which takes a third of the memory
// and is read again by whoever asks for the past.
import type { Audience, Happened } from '@ridotto/engine';
import type { Aside, Matter } from './protocol.ts';

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
  readonly matter?: Matter;
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
  readonly to: Audience;
  readonly data: readonly string[];
  /** undefined: the others are told nothing. */
  readonly others: readonly string[] | undefined;
}
const SHAPES: Shape[] = [];
/** Their numbers, by `what`. */
const numbersOf = new Map<string, number[]>();
function shapeOf(what: string, to: Audience, data: readonly string[], others: readonly string[] | undefined): number {
  let numbers = numbersOf.get(what);
  if (!numbers) numbersOf.set(what, (numbers = []));
  for (const number of numbers) {
    const shape = SHAPES[number];
    if (shape.to === to && same(shape.data, data) && same(shape.others, others)) return number;
  }
  const number = SHAPES.push({ what, to, data, others }) - 1;
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
type PackedFact = readonly [shape: number, ...values: unknown[]];
function packFact({ to, what, data, others }: Happened): PackedFact {
  const packed: [number, ...unknown[]] = [0];
  packed[0] = shapeOf(what, to, put(data, packed), others && put(others, packed));
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
function unpackFact([shape, ...values]: PackedFact, entry: number): Happened {
  const { what, to, data, others } = SHAPES[shape];
  const object = (keys: readonly string[], from: number): object => Object.fromEntries(keys.map((key, i) => [key, values[from + i]]));
  return { entry, to, what, data: object(data, 0), ...(others && { others: object(others, data.length) }) };
}

const UNDONE = 1;
const SECRET = 2;
/** null, and what is missing at the end: undefined. */
type Head = readonly [
  seen: Audience,
  stands: number,
  by?: string | null,
  move?: number | null,
  marks?: number,
  aside?: Aside | null,
  matter?: Matter,
];
/** Before the facts of each entry stands its number. */
type PackedStep = readonly [Head, ...(number | PackedFact)[]];

function packStep({ facts, seen, stands, by, move, undone, secret, aside, matter }: Step): PackedStep {
  const marks = (undone ? UNDONE : 0) | (secret ? SECRET : 0);
  const head: Head = matter
    ? [seen, stands, by, move, marks, aside, matter]
    : aside
      ? [seen, stands, by, move, marks, aside]
      : marks > 0
        ? [seen, stands, by, move, marks]
        : [seen, stands, by, move];
  const packed: [Head, ...(number | PackedFact)[]] = [head];
  let entry = -1;
  for (const fact of facts) {
    if (fact.entry !== entry) packed.push((entry = fact.entry));
    packed.push(packFact(fact));
  }
  return packed;
}
function unpackStep([[seen, stands, by, move, marks = 0, aside, matter], ...packed]: PackedStep): Step {
  const facts: Happened[] = [];
  let entry = -1;
  for (const part of packed)
    if (typeof part === 'number') entry = part;
    else facts.push(unpackFact(part, entry));
  return {
    facts,
    stands,
    by: by ?? undefined,
    move: move ?? undefined,
    undone: (marks & UNDONE) > 0,
    secret: (marks & SECRET) > 0,
    aside: aside ?? undefined,
    matter,
    seen,
  };
}
const pack = (steps: readonly Step[]): string => JSON.stringify(steps.map(packStep));
const unpack = (json: string): Step[] => (JSON.parse(json) as PackedStep[]).map(unpackStep);
