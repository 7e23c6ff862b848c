// Choices: named verbs with named fields over named domains. From one declaration come the integer, the typed object of
// the API, the written line and its parser. An integer is  verb | fields in fixed bit positions: it means the same in
// every state, and lives in memory only, for a domain that grows shifts the bits. Records, the API and cases carry words.

/** 0 to the number of seats less one. */
export type Seat = number;
/** A choice as an integer: never stored, never sent. */
export type Choice = number;

/**
 * A named, finite set of values; a value is its index. `set`: any subset, as a bit mask, written `a+b`. `optional`: may be
 * left out, 0 inside, written `name value`. `seats`: values are the seats s0, s1, ...; lines use the names at the table.
 * `also`: other spellings that a person may type, never written.
 */
export interface Domain<V extends string = string> {
  readonly name: string;
  readonly values: readonly V[];
  readonly also?: Readonly<Record<string, V>>;
  readonly set?: boolean;
  readonly optional?: boolean;
  readonly seats?: boolean;
}
export const domain = <const V extends string>(name: string, values: readonly V[], also?: Readonly<Record<string, V>>): Domain<V> => ({
  name,
  values,
  also,
});
/** The seats of a game of at most `most` players. */
export const seatDomain = (most: number): Domain => ({
  name: 'seat',
  values: Array.from({ length: most }, (_, p) => `s${p}`),
  seats: true,
});
export const setOf = <V extends string>(d: Domain<V>): Domain<V> & { readonly set: true } => ({ ...d, name: d.name + 's', set: true });
export const optional = <V extends string>(d: Domain<V>): Domain<V> & { readonly optional: true } => ({ ...d, optional: true });

export type Fields = Readonly<Record<string, Domain>>;
/** One vocabulary per game: at most 32 verbs, each with at most four fields of 26 bits together. */
export type Verbs = Readonly<Record<string, Fields>>;
type Value<D> = D extends Domain<infer V> ? (D extends { set: true } ? readonly V[] : V) : never;
type FieldObject<F extends Fields> = { [K in keyof F as F[K] extends { optional: true } ? never : K]: Value<F[K]> } & {
  [K in keyof F as F[K] extends { optional: true } ? K : never]?: Value<F[K]>;
};
/** What the API and libraries speak: `{ do: 'over', district: 'san-polo', bridge: 's1' }`. */
export type ChoiceObject<V extends Verbs = Verbs> = { [K in keyof V]: { do: K } & FieldObject<V[K]> }[keyof V];
/** The same without the types of one game. */
export type AnyChoice = { readonly do: string } & Readonly<Record<string, string | readonly string[] | undefined>>;

/** `make(fields in the declared order)` gives the integer; `verb.field(choice)` reads one. Nothing is allocated. */
export type Verb<F extends Fields> = { readonly tag: number; make(a?: number, b?: number, c?: number, d?: number): Choice } & {
  readonly [K in keyof F]: (choice: Choice) => number;
};
export type Vocabulary<V extends Verbs> = { readonly [K in keyof V]: Verb<V[K]> } & { readonly codec: Codec };

const VERB_BITS = 5;
const VERB_MASK = 31;
/** The verb's tag of a choice. */
export const verbOf = (choice: Choice): number => choice & VERB_MASK;

function bitsFor(d: Domain): number {
  if (d.set) return d.values.length;
  const n = d.values.length + (d.optional ? 1 : 0);
  return n <= 1 ? 0 : 32 - Math.clz32(n - 1);
}

interface Field {
  readonly name: string;
  readonly domain: Domain;
  readonly shift: number;
  readonly mask: number;
}

/** How many written lines a game keeps. */
const MOST_LINES = 10_000;

/** Between integers, objects and words. Slow path: allocates freely. */
export class Codec {
  readonly verbs: readonly string[];
  readonly fields: readonly (readonly Field[])[];
  /** Lines that were written before: records hold the same ones again and again, and so share them. */
  private readonly lines = new Map<Choice, string>();
  private readonly choices = new Map<string, Choice>();

  constructor(verbs: Verbs) {
    this.verbs = Object.keys(verbs);
    if (this.verbs.length > 32) throw new Error('more than 32 verbs');
    this.fields = this.verbs.map((verb) => {
      let at = VERB_BITS;
      const row = Object.entries(verbs[verb]).map(([name, d]) => {
        const bits = bitsFor(d);
        const field = { name, domain: d, shift: at, mask: 2 ** bits - 1 };
        at += bits;
        return field;
      });
      if (at > 31) throw new Error(`choice ${verb} needs ${at} bits, more than 31`);
      return row;
    });
  }

  toObject(choice: Choice): AnyChoice {
    const o: Record<string, string | readonly string[]> = { do: this.verbs[verbOf(choice)] };
    for (const { name, domain: d, shift, mask } of this.fields[verbOf(choice)]) {
      const x = (choice >>> shift) & mask;
      if (d.set) o[name] = d.values.filter((_, j) => (x >> j) & 1);
      else if (!d.optional) o[name] = d.values[x];
      else if (x > 0) o[name] = d.values[x - 1];
    }
    return o as AnyChoice;
  }

  /** Throws with what is allowed. */
  fromObject(o: AnyChoice): Choice {
    const verb = this.verbs.indexOf(o.do);
    if (verb < 0 && typeof o.do !== 'string')
      throw new Error(`${shown(o)} is no choice: it has a "do", which is one of ${this.verbs.join(', ')}`);
    if (verb < 0) throw new Error(`"${o.do}" is not a choice of this game; its choices are ${this.verbs.join(', ')}`);
    const fields = this.fields[verb];
    const strange = Object.keys(o).find((k) => k !== 'do' && !fields.some((f) => f.name === k));
    if (strange !== undefined)
      throw new Error(`${o.do} has no "${strange}"${fields.length ? `; it has ${fields.map((f) => f.name).join(', ')}` : ''}`);
    let c = verb;
    for (const { name, domain: d, shift } of fields) {
      const given = o[name];
      if (given === undefined) {
        if (d.optional) continue;
        throw new Error(`${o.do} needs ${name}: one of ${d.values.join(', ')}`);
      }
      const list = Array.isArray(given) ? (given as readonly string[]) : [given as string];
      if (!d.set && list.length !== 1) throw new Error(`${name} is one of ${d.values.join(', ')}`);
      let x = 0;
      for (const value of list) {
        const j = d.values.indexOf(value);
        if (j < 0) throw new Error(`${name}: ${shown(value)} is not one of ${d.values.join(', ')}`);
        x = d.set ? x | (1 << j) : j + (d.optional ? 1 : 0);
      }
      c |= x << shift;
    }
    return c;
  }

  /** Is it the integer of a choice? */
  has(choice: Choice): boolean {
    try {
      return this.fields[verbOf(choice)] !== undefined && this.fromObject(this.toObject(choice)) === choice;
    } catch {
      return false;
    }
  }

  /** One line a person can type: the verb, then its fields. `seats`: the names at this table; left out, s0, s1, ... */
  format(choice: Choice, seats?: readonly string[]): string {
    if (seats !== undefined) return this.words(choice, seats).join(' ');
    let line = this.lines.get(choice);
    if (line === undefined) {
      if (this.lines.size === MOST_LINES) this.forget();
      this.lines.set(choice, (line = this.words(choice).join(' ')));
      this.choices.set(line, choice);
    }
    return line;
  }

  words(choice: Choice, seats?: readonly string[]): string[] {
    const out = [this.verbs[verbOf(choice)]];
    for (const { name, domain: d, shift, mask } of this.fields[verbOf(choice)]) {
      const x = (choice >>> shift) & mask;
      const word = (j: number): string => (d.seats ? (seats?.[j] ?? d.values[j]) : d.values[j]);
      if (d.set)
        out.push(
          d.values
            .map((_, j) => j)
            .filter((j) => (x >> j) & 1)
            .map(word)
            .join('+') || 'none',
        );
      else if (!d.optional) out.push(word(x));
      else if (x > 0) out.push(name, word(x - 1));
    }
    return out;
  }

  private forget(): void {
    this.lines.clear();
    this.choices.clear();
  }

  /** The reverse of format; also takes unambiguous beginnings. Throws with what is allowed. */
  parse(line: string, seats?: readonly string[]): Choice {
    const known = seats === undefined ? this.choices.get(line) : undefined;
    if (known !== undefined) return known;
    const words = splitWords(line);
    const verb = this.verbs.indexOf(pickWord(words.shift() ?? '', this.verbs, undefined, 'choice'));
    let c = verb;
    for (const { name, domain: d, shift } of this.fields[verb]) {
      if (d.optional && words[0] !== name) continue;
      if (d.optional) words.shift();
      const values = d.seats ? d.values.map((v, j) => seats?.[j] ?? v) : d.values;
      const also = d.seats ? Object.fromEntries(d.values.map((v, j) => [v, values[j]])) : d.also;
      const word = words.shift();
      if (word === undefined) throw new Error(`${this.verbs[verb]} needs ${name}: one of ${values.join(', ')}`);
      const index = (w: string): number => values.indexOf(pickWord(w, values, also, name));
      const x = !d.set
        ? index(word) + (d.optional ? 1 : 0)
        : word === 'none'
          ? 0
          : word.split('+').reduce((m, w) => m | (1 << index(w)), 0);
      c |= x << shift;
    }
    if (words.length > 0) throw new Error(`"${words.join(' ')}" is too much after ${this.format(c, seats)}`);
    return c;
  }
}

/** Capitals do not count, and an underscore is a hyphen. */
export const plainWord = (word: string): string => word.toLowerCase().replaceAll('_', '-');
export const splitWords = (line: string): string[] =>
  plainWord(line)
    .trim()
    .split(/\s+/)
    .filter((w) => w !== '');

/** The one of `names` that `word` is, is another spelling of, or begins. Throws with what it could be. */
export function pickWord(word: string, names: readonly string[], also: Readonly<Record<string, string>> | undefined, what: string): string {
  const plain = plainWord(word);
  const spelt = names.find((n) => plainWord(n) === plain);
  if (spelt !== undefined) return spelt;
  if (also?.[plain] !== undefined) return also[plain];
  const hits = names.filter((n) => plain !== '' && plainWord(n).startsWith(plain));
  if (hits.length === 1) return hits[0];
  throw new Error(`${what}: "${word}" ${hits.length > 1 ? `could be ${hits.join(' or ')}` : `is not one of ${names.join(', ')}`}`);
}

// Constants of a closure are seen through by the compiler, its parameters are not; and a function for each number of
// fields is quicker than one with left-out arguments (docs/speed.md).
function reader(shift: number, mask: number): (choice: Choice) => number {
  const by = shift;
  const bits = mask;
  return (choice) => (choice >>> by) & bits;
}
function maker(verb: number, shifts: readonly number[]): Verb<Fields>['make'] {
  const tag = verb;
  const [s0, s1, s2, s3] = shifts;
  if (shifts.length === 0) return () => tag;
  if (shifts.length === 1) return (a = 0) => tag | (a << s0);
  if (shifts.length === 2) return (a = 0, b = 0) => tag | (a << s0) | (b << s1);
  if (shifts.length === 3) return (a = 0, b = 0, c = 0) => tag | (a << s0) | (b << s1) | (c << s2);
  return (a = 0, b = 0, c = 0, d = 0) => tag | (a << s0) | (b << s1) | (c << s2) | (d << s3);
}

export function vocabulary<const V extends Verbs>(verbs: V): Vocabulary<V> {
  const codec = new Codec(verbs);
  const out: Record<string, unknown> = { codec };
  codec.verbs.forEach((name, tag) => {
    const fields = codec.fields[tag];
    const verb: Record<string, unknown> = {
      tag,
      make: maker(
        tag,
        fields.map((f) => f.shift),
      ),
    };
    for (const f of fields) verb[f.name] = reader(f.shift, f.mask);
    out[name] = { ...verb };
  });
  // The copies are fast-mode objects: built key by key they would be dictionaries, and each read cost 14 ns instead of 0.7.
  return { ...out } as Vocabulary<V>;
}

/** What was sent in a place of something else, and no more of it than is read. */
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80);
