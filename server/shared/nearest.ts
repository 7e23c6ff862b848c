// Whoever misspells a word is told which one may have been meant.

/** The word that is the fewest letters away, if that is no more than a third of them; undefined: none is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const all = words.map((w) => ({ w, away: distance(word, w) })).sort((a, b) => a.away - b.away);
  return all.length > 0 && all[0].away <= word.length / 3 ? all[0].w : undefined;
}

/** Letters to add, leave out or exchange (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) next.push(Math.min(row[j + 1] + 1, next[j] + 1, row[j] + (a[i] === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}
