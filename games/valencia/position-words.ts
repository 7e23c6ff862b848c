// The small things that a position is made of: words, numbers, maps, lists. Each throws with what is wrong.
import { pickWord, type Domain } from '@ridotto/engine';
import { wrong } from '@ridotto/engine/position-words.ts';

export { entries, wrong } from '@ridotto/engine/position-words.ts';

/** The value of a domain, in any of its spellings. */
export const index = (d: Domain, word: unknown): number => d.values.indexOf(pickWord(String(word), d.values, d.also, d.name));
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
