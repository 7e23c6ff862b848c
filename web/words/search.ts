// Text is found whatever its accents and capitals.

/** Letters that have no accent to take away. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" };
const fold = (char: string): string => {
  const small = char.toLowerCase();
  return PLAIN[small] ?? small.normalize('NFD').replaceAll(/\p{M}/gu, '');
};
export const plain = (text: string): string => Array.from(text).map(fold).join('');
/** What is looked for, word by word. */
export const wordsOf = (query: string): string[] =>
  plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Does the text have all these words? */
export const hasAll = (text: string, words: readonly string[]): boolean => {
  const folded = plain(text);
  return words.length > 0 && words.every((word) => folded.includes(word));
};

/** The text in pieces, those that are looked for among them. */
export function marked(text: string, words: readonly string[]): { readonly text: string; readonly found: boolean }[] {
  const chars = Array.from(text);
  const folded = chars.map(fold);
  /** Where each folded letter comes from. */
  const from = folded.flatMap((letters, i) => Array.from(letters).map(() => i));
  const whole = folded.join('');
  const hits = new Set<number>();
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      for (let i = at; i < at + word.length; i++) hits.add(from[i] ?? -1);
  const out: { text: string; found: boolean }[] = [];
  chars.forEach((char, i) => {
    const found = hits.has(i);
    const last = out.at(-1);
    if (last?.found === found) last.text += char;
    else out.push({ text: char, found });
  });
  return out;
}
