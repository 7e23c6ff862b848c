// What a case expects, beside what is there: maps key by key, lists whole, `[a, ...]` for a beginning. Words may be written
// in any spelling that the game's vocabulary knows.
import { plainWord } from '../notation/choice.ts';
import type { Game } from '../game.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Spellings of a game's words, at a table with these names. */
export class Spelling {
  readonly #also = new Map<string, Set<string>>();
  readonly #words = new Set<string>();

  constructor(game: Pick<Game, 'codec' | 'luck'>, names: readonly string[]) {
    const domains = [...game.codec.fields.flat().map((f) => f.domain), ...Object.values(game.luck).map((l) => l.domain)];
    for (const d of domains) {
      for (const value of d.values) this.#words.add(plainWord(value));
      for (const [spelt, value] of Object.entries(d.also ?? {})) this.#add(spelt, value);
    }
    names.forEach((name, p) => {
      this.#words.add(plainWord(name));
      this.#add(`s${p}`, name);
    });
  }
  #add(spelt: string, value: string): void {
    const known = this.#also.get(plainWord(spelt)) ?? new Set();
    known.add(plainWord(value));
    this.#also.set(plainWord(spelt), known);
  }

  /** Is `wanted` a spelling of `word`? */
  same(wanted: string, word: string): boolean {
    const w = plainWord(wanted);
    return w === plainWord(word) || (this.#also.get(w)?.has(plainWord(word)) ?? false);
  }
  /** Is it a word of the game, or a player's name? */
  knows(word: string): boolean {
    return this.#words.has(plainWord(word)) || this.#also.has(plainWord(word));
  }
  /** The key of a map that is meant. */
  keyIn(map: object, wanted: string): string | undefined {
    return Object.hasOwn(map, wanted) ? wanted : Object.keys(map).find((key) => this.same(wanted, key));
  }
}

const isMap = (x: Json | undefined): x is { readonly [key: string]: Json } => typeof x === 'object' && x !== null && !isList(x);
const isList = (x: Json | undefined): x is readonly Json[] => Array.isArray(x);
export const inWords = (x: Json | undefined): string => (x === undefined ? 'nothing' : JSON.stringify(x));

/** What is left out where it is empty: no bridges, none of a card. */
const isEmpty = (x: Json): boolean =>
  x === null || x === false || x === 0 || (isList(x) && x.length === 0) || (isMap(x) && Object.keys(x).length === 0);

export interface Comparison {
  readonly spelling: Spelling;
  /** May the list at this path be said in this order too? */
  readonly anyOrder?: (path: readonly string[], wanted: readonly Json[]) => boolean;
  /** Is the fact at this path the same when it is said to be this, though nothing is written there? */
  readonly unsaid?: (path: readonly string[], wanted: Json) => boolean;
}

/** The first difference in words; undefined: there is none. */
export function differs(wanted: Json, got: Json | undefined, how: Comparison, path: readonly string[] = []): string | undefined {
  const wrong = (): string => `${path.join('.') || 'all'}: wanted ${inWords(wanted)}, got ${inWords(got)}`;
  if (isMap(wanted)) {
    if (!isMap(got)) return wrong();
    for (const [key, value] of Object.entries(wanted)) {
      const found = how.spelling.keyIn(got, key);
      const at = [...path, found ?? key];
      if (found === undefined && isEmpty(value) && (how.spelling.knows(key) || how.unsaid?.(at, value))) continue;
      const difference = differs(value, found === undefined ? undefined : got[found], how, at);
      if (difference !== undefined) return difference;
    }
    return undefined;
  }
  if (isList(wanted)) {
    if (!isList(got)) return wrong();
    const begins = wanted.at(-1) === '...';
    const listed = begins ? wanted.slice(0, -1) : wanted;
    if (begins ? got.length < listed.length : got.length !== listed.length) return wrong();
    for (const [i, value] of listed.entries()) {
      const difference = differs(value, got[i], how, [...path, String(i)]);
      if (difference === undefined) continue;
      const reordered = !begins && sameMembers(listed, got, how) && how.anyOrder?.(path, listed) === true;
      return reordered ? undefined : isMap(value) ? difference : wrong();
    }
    return undefined;
  }
  if (wanted === got || (wanted === null && got === undefined)) return undefined;
  // A list of one may be said without brackets.
  if (isList(got) && got.length === 1 && !isList(got[0])) return differs(wanted, got[0], how, path) && wrong();
  const words = typeof got === 'string' && (typeof wanted === 'string' || typeof wanted === 'number');
  return words && how.spelling.same(String(wanted), got) ? undefined : wrong();
}

function sameMembers(wanted: readonly Json[], got: readonly Json[], how: Comparison): boolean {
  const left = [...got];
  for (const value of wanted) {
    const i = left.findIndex((x) => differs(value, x, { spelling: how.spelling }) === undefined);
    if (i < 0) return false;
    left.splice(i, 1);
  }
  return left.length === 0;
}

/** What stands at a path such as `cuts.1.cards`; undefined: nothing. */
export function atPath(x: Json | undefined, path: string, spelling: Spelling): Json | undefined {
  let here: Json | undefined = x;
  for (const step of path.split('.')) {
    if (isList(here)) here = here[Number(step)];
    else if (isMap(here)) {
      const key = spelling.keyIn(here, step);
      here = key === undefined ? undefined : here[key];
    } else return undefined;
  }
  return here;
}
/** A copy in which something else stands at a path. */
export function withPath(x: Json, path: readonly string[], value: Json): Json {
  if (path.length === 0) return value;
  const [step, ...rest] = path;
  if (isList(x)) return x.map((y, i) => (String(i) === step ? withPath(y, rest, value) : y));
  if (isMap(x)) return { ...x, [step]: withPath(x[step] ?? {}, rest, value) };
  return value;
}
