// What is printed on the board: values, die faces, neighbours (2.3, 2.4, 2.6). Values marked reconstructed are ours.
import { DISTRICT, DISTRICTS, PAIR, PAIRS } from './material.ts';

export interface EditionFile {
  readonly name?: string;
  readonly districts: readonly { readonly id: string; readonly die: number; readonly first: number; readonly second: number }[];
  /** Pairs of neighbours; what follows the two names is a remark. */
  readonly edges: readonly (readonly string[])[];
}

/** Why values do not go together. */
export type SanMarcoFault =
  | { readonly is: 'same-face'; readonly face: number; readonly district: string; readonly other: string }
  | { readonly is: 'second-not-less'; readonly district: string }
  | { readonly is: 'out-of-reach'; readonly district: string };
const clash = (what: string, fault: SanMarcoFault): never => {
  throw Object.assign(new Error(`edition: ${what}`), { fault });
};

/** Most neighbours a district can have. */
export const NEAR = 5;

/** The edition as flat tables. `near[d * NEAR + j]` is the j-th neighbour of d, `pair[d * NEAR + j]` the pair they make. */
export class Edition {
  readonly first = new Uint8Array(6);
  readonly second = new Uint8Array(6);
  /** [die face - 1]: its district. */
  readonly ofFace = new Uint8Array(6);
  readonly degree = new Uint8Array(6);
  readonly near = new Uint8Array(6 * NEAR);
  readonly pair = new Uint8Array(6 * NEAR);
  /** The pairs that may carry bridges. */
  declare readonly pairs: Uint8Array;
  /** [pair] 1: neighbours. */
  readonly adjacent = new Uint8Array(PAIRS.length);

  /** Throws with what is wrong with the file. */
  constructor(file: EditionFile) {
    const wrong = (what: string): never => {
      throw new Error(`edition: ${what}`);
    };
    const named = new Set<number>();
    const faces = new Map<number, string>();
    for (const { id, die, first, second } of file.districts) {
      const d = districtOf(id) ?? wrong(`"${String(id)}" is not one of ${DISTRICTS.join(', ')}`);
      if (named.has(d)) wrong(`${id} stands twice`);
      if (!Number.isInteger(die) || die < 1 || die > 6) wrong(`${id}: die ${String(die)} must be 1 to 6, each once`);
      const other = faces.get(die);
      if (other !== undefined)
        clash(`${id}: die ${die} must be 1 to 6, each once`, { is: 'same-face', face: die, district: DISTRICTS[d], other });
      if (!isValue(first) || !isValue(second)) wrong(`${id}: values must be whole numbers with first > second >= 0`);
      if (first <= second)
        clash(`${id}: values must be whole numbers with first > second >= 0`, { is: 'second-not-less', district: DISTRICTS[d] });
      named.add(d);
      faces.set(die, DISTRICTS[d]);
      this.first[d] = first;
      this.second[d] = second;
      this.ofFace[die - 1] = d;
    }
    if (named.size !== 6) wrong(`there must be 6 districts, not ${named.size}`);
    for (const [x, y] of file.edges) {
      const a = districtOf(x) ?? wrong(`"${String(x)}" is not one of ${DISTRICTS.join(', ')}`);
      const b = districtOf(y) ?? wrong(`"${String(y)}" is not one of ${DISTRICTS.join(', ')}`);
      if (a === b) wrong(`${x} cannot be its own neighbour`);
      const p = pairOf(a, b);
      if (this.adjacent[p]) wrong(`${x} and ${y} stand twice among the edges`);
      this.adjacent[p] = 1;
      for (const [from, to] of [
        [a, b],
        [b, a],
      ]) {
        const k = from * NEAR + this.degree[from]++;
        this.near[k] = to;
        this.pair[k] = p;
      }
    }
    this.pairs = Uint8Array.from(PAIRS.map((_, p) => p).filter((p) => this.adjacent[p] === 1));
    const apart = this.#apart();
    if (apart !== undefined)
      clash('every district must be reachable from every other over neighbours', { is: 'out-of-reach', district: apart });
  }

  /** A district that no way over neighbours leads to from the first. */
  #apart(): string | undefined {
    const reached = [0];
    for (const d of reached)
      for (let j = 0; j < this.degree[d]; j++) if (!reached.includes(this.near[d * NEAR + j])) reached.push(this.near[d * NEAR + j]);
    return DISTRICTS.find((_, d) => !reached.includes(d));
  }
}

const isValue = (n: unknown): boolean => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= 255;

/** Files may write names with underscores. */
function districtOf(id: unknown): number | undefined {
  const d = DISTRICT.values.indexOf(String(id).replace('_', '-') as (typeof DISTRICTS)[number]);
  return d < 0 ? undefined : d;
}

/** The pair of two districts, either way round. */
function pairOf(a: number, b: number): number {
  const name = `${DISTRICTS[a]}/${DISTRICTS[b]}`;
  return PAIR.values.indexOf((PAIR.also?.[name] ?? name) as (typeof PAIRS)[number]);
}
