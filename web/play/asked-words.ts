// What a question names: words compared as they are spoken, whatever their accents, and in French and Polish their endings.

export interface Named {
  readonly names: readonly string[];
}

/** Letters that are no other letter with an accent. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd' };

/** Its words, without capitals and accents. */
export const inWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łœæßøđ]/g, (letter) => PLAIN[letter]!)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A word of so many letters may end in another way. */
const LONG = 5;
/** So many letters of it. */
const ENDING = 2;
function same(a: string, b: string): boolean {
  if (a === b) return true;
  const short = Math.min(a.length, b.length);
  if (short < LONG || Math.abs(a.length - b.length) > ENDING + 1) return false;
  const stem = Math.max(LONG - 1, short - ENDING);
  return a.slice(0, stem) === b.slice(0, stem);
}

/** Which of these a question names, in its order. Of names that begin at the same word the longest is meant, of equally long ones what is
    called so exactly, then all of them. */
export function meant<T extends Named>(said: readonly string[], things: readonly T[]): T[] {
  const named = things
    .flatMap((thing) => thing.names.map((name) => ({ thing, name: inWords(name) })))
    .filter(({ name }) => name.length > 0);
  const found: T[] = [];
  for (let at = 0; at < said.length;) {
    const here = named.filter(({ name }) => name.every((word, i) => same(word, said[at + i] ?? '')));
    const longest = Math.max(0, ...here.map(({ name }) => name.length));
    const best = here.filter(({ name }) => name.length === longest);
    const exact = best.filter(({ name }) => name.every((word, i) => word === said[at + i]));
    for (const { thing } of exact.length > 0 ? exact : best) if (!found.includes(thing)) found.push(thing);
    at += Math.max(1, longest);
  }
  return found;
}

/** Beginnings and ends of sentences: what stands alone on the page needs neither. */
export const asSentence = (text: string): string => {
  const whole = text.trim();
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}${/[.!?…:]$/.test(whole) ? '' : '.'}`;
};
