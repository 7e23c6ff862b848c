// What a case expects, beside what is there: maps key by key, lists whole, `[a, ...]` for a beginning, `{}` for nothing and
// `any` for something. Words may be written in any spelling that the game's vocabulary knows. docs/cases.md tells it all.
import { plainWord } from '../notation/choice.ts';
import type { Game } from '../match/game.ts';

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

/** Anything, if only there is something. */
const ANY = 'any';

/** What is left out where it is empty: no bridges, none of a card. */
const isEmpty = (x: Json): boolean =>
  x === null || x === false || x === 0 || (isList(x) && x.length === 0) || (isMap(x) && Object.values(x).every((value) => isEmpty(value)));
const isEmptyOrNothing = (x: Json | undefined): boolean => x === undefined || isEmpty(x);

export interface Comparison {
  readonly spelling: Spelling;
  /** May the list at this path be said in this order too? */
  readonly anyOrder?: (path: readonly string[], wanted: readonly Json[]) => boolean;
  /** Could something stand at this path, though nothing is written there? */
  readonly unsaid?: (path: readonly string[], wanted: Json) => boolean;
  /** Is the fact at this path the same in this form: a list for a map, a number for a map with more? */
  readonly sameFact?: (path: readonly string[], wanted: Json) => boolean;
}

/** The first difference in words; undefined: there is none. */
export function differs(wanted: Json, got: Json | undefined, how: Comparison, path: readonly string[] = []): string | undefined {
  const difference = isMap(wanted)
    ? mapDiffers(wanted, got, how, path)
    : isList(wanted)
      ? listDiffers(wanted, got, how, path)
      : wordDiffers(wanted, got, how, path);
  const otherForm = got !== undefined && kind(wanted) !== kind(got) && how.sameFact?.(path, wanted) === true;
  return otherForm ? undefined : difference;
}
const kind = (x: Json): string => (isList(x) ? 'list' : isMap(x) ? 'map' : 'word');
const wrong = (path: readonly string[], wanted: Json, got: Json | undefined): string =>
  `${path.join('.') || 'all'}: wanted ${inWords(wanted)}, got ${inWords(got)}`;

function mapDiffers(wanted: { readonly [key: string]: Json }, got: Json | undefined, how: Comparison, path: readonly string[]) {
  const keys = Object.entries(wanted);
  if (keys.length === 0) return isEmptyOrNothing(got) ? undefined : wrong(path, wanted, got);
  if (isList(got) && sameCounts(got, wanted, how)) return undefined;
  if (!isMap(got)) return wrong(path, wanted, got);
  for (const [key, value] of keys) {
    const found = how.spelling.keyIn(got, key);
    const at = [...path, found ?? key];
    if (found === undefined && isEmpty(value) && ((path.length > 0 && how.spelling.knows(key)) || how.unsaid?.(at, value))) continue;
    const missing = found === undefined && isMap(value) && isEmpty(value);
    const difference = missing ? wrong(at, value, undefined) : differs(value, found === undefined ? undefined : got[found], how, at);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function listDiffers(wanted: readonly Json[], got: Json | undefined, how: Comparison, path: readonly string[]): string | undefined {
  if (wanted.length === 0 && got !== undefined && isEmpty(got)) return undefined;
  if (isMap(got) && sameCounts(wanted, got, how)) return undefined;
  if (!isList(got)) return wrong(path, wanted, got);
  const begins = wanted.at(-1) === '...';
  const listed = begins ? wanted.slice(0, -1) : wanted;
  if (begins ? got.length < listed.length : got.length !== listed.length) return wrong(path, wanted, got);
  for (const [i, value] of listed.entries()) {
    const difference = saysNothing(value, got[i], how) ? undefined : differs(value, got[i], how, [...path, String(i)]);
    if (difference === undefined) continue;
    const reordered = !begins && sameMembers(listed, got, how) && how.anyOrder?.(path, listed) === true;
    return reordered ? undefined : isMap(value) ? difference : wrong(path, wanted, got);
  }
  return undefined;
}
/** An entry of a list of which nothing need be said: the list says how many there are. */
const saysNothing = (wanted: Json, got: Json, how: Comparison): boolean =>
  isAny(wanted, how) || (isMap(wanted) && Object.keys(wanted).length === 0 && isMap(got));
const isAny = (wanted: Json, how: Comparison): boolean => wanted === ANY && !how.spelling.knows(ANY);

function wordDiffers(wanted: null | boolean | number | string, got: Json | undefined, how: Comparison, path: readonly string[]) {
  if (isAny(wanted, how)) return isEmptyOrNothing(got) ? wrong(path, wanted, got) : undefined;
  if (wanted === got || (wanted === null && got === undefined)) return undefined;
  // A list of one may be said without brackets.
  if (isList(got) && got.length === 1 && !isList(got[0])) return differs(wanted, got[0], how, path) && wrong(path, wanted, got);
  const words = typeof got === 'string' && (typeof wanted === 'string' || typeof wanted === 'number');
  return words && how.spelling.same(String(wanted), got) ? undefined : wrong(path, wanted, got);
}

/** `[wine, wine]` is `{ wine: 2 }`: how many of each, in two forms. */
function sameCounts(list: readonly Json[], map: { readonly [key: string]: Json }, how: Comparison): boolean {
  const left = [...list];
  for (const [key, count] of Object.entries(map)) {
    if (typeof count !== 'number') return false;
    for (let k = 0; k < count; k++) {
      const i = left.findIndex((word) => sameWord(word, key, how));
      if (i < 0) return false;
      left.splice(i, 1);
    }
  }
  return left.length === 0;
}
const sameWord = (a: Json, b: string, { spelling }: Comparison): boolean =>
  (typeof a === 'string' || typeof a === 'number') && (spelling.same(String(a), b) || spelling.same(b, String(a)));

function sameMembers(wanted: readonly Json[], got: readonly Json[], how: Comparison): boolean {
  const left = [...got];
  for (const value of wanted) {
    const i = left.findIndex((x) => saysNothing(value, x, how) || differs(value, x, { spelling: how.spelling }) === undefined);
    if (i < 0) return false;
    left.splice(i, 1);
  }
  return left.length === 0;
}

/** What stands at a path such as `cuts`, `1`, `cards`; undefined: nothing. */
export function atPath(x: Json | undefined, path: readonly string[], spelling: Spelling): Json | undefined {
  let here: Json | undefined = x;
  for (const step of path) {
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
