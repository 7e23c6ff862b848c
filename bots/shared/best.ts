import type { Choice } from '@ridotto/engine';

/** The first of those that are worth most. */
export function best(legal: readonly Choice[], worth: (choice: Choice) => number): Choice {
  let most = -Infinity;
  let choice = legal[0];
  for (const c of legal) {
    const w = worth(c);
    if (w > most) {
      most = w;
      choice = c;
    }
  }
  return choice;
}
