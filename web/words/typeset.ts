// French puts a space before : ; ! ? and inside « »; a line must not break there.
import type { Language } from '@ridotto/engine/words.ts';

const NARROW = '\u202f';
const WIDE = '\u00a0';

const french = (text: string): string =>
  text
    .replaceAll(/ (?=[;!?])/g, NARROW)
    .replaceAll(/ (?=[:»])/g, WIDE)
    .replaceAll(/(?<=«) /g, WIDE);

/** As a language is set. */
export const typesetFor = <T>(l: Language, words: T): T => (l === 'fr' ? typeset(words) : words);

/** The same words, whatever they are made of: sentences, functions that return them, lists, tables. */
export function typeset<T>(words: T): T {
  const done = (x: unknown): unknown => {
    if (typeof x === 'string') return french(x);
    if (typeof x === 'function') return (...given: unknown[]) => done((x as (...a: unknown[]) => unknown)(...given));
    if (Array.isArray(x)) return x.map(done);
    if (typeof x === 'object' && x !== null) return Object.fromEntries(Object.entries(x).map(([k, v]) => [k, done(v)]));
    return x;
  };
  return done(words) as T;
}
