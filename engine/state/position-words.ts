// What every game's reader of positions needs: words, numbers, lists, maps and their keys, and one way to say what is wrong.
import { pickWord, plainWord, type Domain } from '../notation/choice.ts';
import type { Frame, Place } from '../flow/place.ts';

export function wrong(what: string): never {
  throw new Error(`position: ${what}`);
}
export function entries(x: unknown, what: string): [string, unknown][] {
  if (x === undefined || x === null) return [];
  if (typeof x !== 'object' || Array.isArray(x)) wrong(`${what} is a map`);
  return Object.entries(x);
}
/** Throws when the map has another key. */
export function onlyKeys(x: object, keys: readonly string[], what: string): void {
  const strange = Object.keys(x).find((key) => !keys.includes(key));
  if (strange !== undefined) wrong(`"${strange}" is not a key of ${what}; the keys are ${keys.join(', ')}`);
}

/** The value of a domain, in any of its spellings; a space is a hyphen. */
export function index(d: Domain, word: unknown): number {
  const plain = plainWord(text(word, d.name)).trim().replaceAll(/\s+/g, '-');
  return d.values.indexOf(pickWord(plain, d.values, d.also, d.name));
}
export const text = (x: unknown, what: string): string =>
  typeof x === 'string' || typeof x === 'number' ? String(x) : wrong(`${what} is ${JSON.stringify(x)}, not a word`);
/** A list; a single thing may stand alone. */
export function listed(x: unknown): unknown[] {
  if (x === undefined || x === null) return [];
  return Array.isArray(x) ? (x as unknown[]) : [x];
}
/** A list of words; a single one may stand alone. */
export const texts = (x: unknown, what: string): string[] => listed(x).map((word) => text(word, what));
export function whole(x: unknown, what: string, least = 0, most = 100_000): number {
  if (typeof x !== 'number' || !Number.isInteger(x) || x < least || x > most)
    wrong(`${what} is ${JSON.stringify(x)}, not a whole number from ${least} to ${most}`);
  return x;
}
export function yes(x: unknown, what: string): boolean {
  if (x !== undefined && x !== null && typeof x !== 'boolean') wrong(`${what} is true or false, not ${JSON.stringify(x)}`);
  return x === true;
}

/** Interrupted nodes, the oldest first: `NAME STEP A B` each. `names`: those of the nodes. */
export const framesInWords = (s: Place, names: readonly string[]): string[] =>
  s.frames.map(({ node, step, a, b }) => [names[node], step, a, b].join(' '));
/** The same read again, numbers left out being 0. Throws with what is wrong. */
export const framesFrom = (words: readonly string[], names: readonly string[]): Frame[] =>
  words.map((frame) => {
    const [name, ...numbers] = frame.split(' ');
    const node = names.indexOf(name);
    if (node < 0) wrong(`interrupted: "${name}" is not one of ${names.join(', ')}`);
    const [step, a, b] = [0, 1, 2].map((i) => whole(Number(numbers[i] ?? 0), 'interrupted', 0, 255));
    return { node, step, a, b };
  });
