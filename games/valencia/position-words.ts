// The small things that a position is made of: words, numbers, maps, lists. Each throws with what is wrong.
import { pickWord, type Domain } from '@ridotto/engine';

export function wrong(what: string): never {
  throw new Error(`position: ${what}`);
}
/** The value of a domain, in any of its spellings. */
export const index = (d: Domain, word: unknown): number => d.values.indexOf(pickWord(String(word), d.values, d.also, d.name));
export function entries(x: unknown, what: string): [string, unknown][] {
  if (x === undefined || x === null) return [];
  if (typeof x !== 'object' || Array.isArray(x)) wrong(`${what} is a map`);
  return Object.entries(x);
}
/** A list of words; a single one may stand alone. */
export function texts(x: unknown, what: string): string[] {
  if (x === undefined || x === null) return [];
  if (typeof x === 'string' || typeof x === 'number') return [String(x)];
  if (!Array.isArray(x)) wrong(`${what} is a list`);
  return (x as unknown[]).map(String);
}
export function whole(x: unknown, what: string, least = 0, most = 1000): number {
  if (typeof x !== 'number' || !Number.isInteger(x) || x < least)
    wrong(`${what} is ${JSON.stringify(x)}, not a whole number from ${least}`);
  if (x > most) wrong(`${what} is ${x}, more than ${most}`);
  return x;
}
export function yes(x: unknown, what: string): boolean {
  if (x !== undefined && typeof x !== 'boolean') wrong(`${what} is true or false, not ${JSON.stringify(x)}`);
  return x === true;
}
/** Throws when the map has another key. */
export function onlyKeys(x: object, keys: readonly string[], what: string): void {
  const strange = Object.keys(x).find((key) => !keys.includes(key));
  if (strange !== undefined) wrong(`"${strange}" is not a key of ${what}; the keys are ${keys.join(', ')}`);
}
