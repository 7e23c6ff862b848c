// Where a line must not break: between a number and what it counts, in every language; French puts a space before : ; ! ? and
// inside « », and a line must not break there either.
import type { Language } from '@ridotto/engine/words.ts';

const NARROW = '\u202f';
const WIDE = '\u00a0';

/** Most sentences count nothing, and a look at that takes a tenth of the time. */
const counted = (text: string): string => (/\d \D/.test(text) ? text.replaceAll(/(?<=\d) (?=\p{L})/gu, WIDE) : text);
const french = (text: string): string =>
  text
    .replaceAll(/ (?=[;!?])/g, NARROW)
    .replaceAll(/ (?=[:»])/g, WIDE)
    .replaceAll(/(?<=«) /g, WIDE);

/** The same words as their language is set, whatever they are made of: sentences, functions that return them, lists, tables. */
export function typeset<T>(l: Language, words: T): T {
  const set = (text: string): string => counted(l === 'fr' ? french(text) : text);
  const done = (x: unknown): unknown => {
    if (typeof x === 'string') return set(x);
    if (typeof x === 'function') return (...given: unknown[]) => done((x as (...a: unknown[]) => unknown)(...given));
    if (Array.isArray(x)) return x.map(done);
    if (typeof x === 'object' && x !== null) return Object.fromEntries(Object.entries(x).map(([k, v]) => [k, done(v)]));
    return x;
  };
  return done(words) as T;
}
