// Texts that people bring: names, messages, notes, editions. None may hold what can pretend to be something else.

// Control characters, halves of characters, line separators, and the marks that turn the direction of writing.
const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Is it one line of plain text? */
export const isPlain = (text: string): boolean => !FORBIDDEN.test(text);
/** The same of several lines: they may end as they like, and have tabs. */
export const isPlainInLines = (text: string): boolean => isPlain(text.replaceAll(/[\n\r\t]/g, ' '));

/** A text that is no plain one made plain: what is forbidden is written out, as \u001b. Lines and tabs stay. */
export const plainly = (text: string): string =>
  text.replaceAll(EVERY, (mark) => (mark === '\n' || mark === '\t' ? mark : `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`));
const EVERY = new RegExp(FORBIDDEN, 'gu');

/** All texts and keys of this JSON, wherever they stand. */
export function* textsIn(json: unknown): Generator<string, void> {
  if (typeof json === 'string') yield json;
  if (typeof json !== 'object' || json === null) return;
  for (const [key, value] of Object.entries(json)) {
    yield key;
    yield* textsIn(value);
  }
}
