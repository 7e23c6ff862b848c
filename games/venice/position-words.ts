// The small things that a position is made of: words, numbers, maps, lists. Each throws with what is wrong.
import { pickWord, plainWord, type Domain } from '@ridotto/engine';
import { wrong } from '@ridotto/engine/position-words.ts';

export { entries, onlyKeys, wrong } from '@ridotto/engine/position-words.ts';

/** The value of a domain, in any of its spellings; a space is a hyphen. */
export function index(d: Domain, word: unknown): number {
  const plain = plainWord(String(word)).trim().replaceAll(/\s+/g, '-');
  return d.values.indexOf(pickWord(plain, d.values, d.also, d.name));
}
export const text = (x: unknown, what: string): string =>
  typeof x === 'string' || typeof x === 'number' ? String(x) : wrong(`${what} is ${JSON.stringify(x)}, not a word`);
/** A list; a single thing may stand alone. */
export function listed(x: unknown): unknown[] {
  if (x === undefined || x === null) return [];
  return Array.isArray(x) ? (x as unknown[]) : [x];
}
export const texts = (x: unknown): string[] => listed(x).map(String);
export function whole(x: unknown, what: string, least = 0, most = 100_000): number {
  if (typeof x !== 'number' || !Number.isInteger(x) || x < least || x > most)
    wrong(`${what} is ${JSON.stringify(x)}, not a whole number from ${least} to ${most}`);
  return x;
}
export function yes(x: unknown, what: string): boolean {
  if (x !== undefined && x !== null && typeof x !== 'boolean') wrong(`${what} is true or false, not ${JSON.stringify(x)}`);
  return x === true;
}
