// What every game's reader of positions needs: maps, their keys, and one way to say what is wrong.

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
