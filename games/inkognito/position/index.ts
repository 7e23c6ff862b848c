// Positions in words: what cases, `--position` files and the tools write. The README lists every key and its default.
import type { Options } from '@ridotto/engine';
import type { Edition } from '../box/edition.ts';
import { FIGURES } from '../box/material.ts';
import { Settings } from '../box/options.ts';
import { mustBePossible } from './check.ts';
import { KEYS, Reader } from './reader.ts';
import { framesInWords, onlyKeys } from '@ridotto/engine/state/position-words.ts';
import { rules } from '../rules/index.ts';
import { pieceName, spaceName } from '../rules/telling.ts';
import { PHASES, State } from '../box/state.ts';
import { allQuestions, asidePart, dealPart, openPart, questionPart, sheetPart } from '../knowledge/view.ts';

export function write(s: State, names: readonly string[]): object {
  const placed = Array.from({ length: FIGURES }, (_, p) => p).filter((p) => s.placed[p] > 0);
  return {
    ...openPart(s, names),
    phase: PHASES[s.phase],
    ...(placed.length > 0 && { placed: Object.fromEntries(placed.map((p) => [pieceName(p), spaceName(s.placed[p] - 1)])) }),
    questions: allQuestions(s).map((n) => questionPart(s, n, true, true, names)),
    deal: dealPart(s, () => true, names),
    ...asidePart(s),
    ...(s.sheet.some((row) => row > 0) && { sheet: sheetPart(s, names) }),
    ...(s.depth > 0 && { interrupted: framesInWords(s, rules.names) }),
  };
}

/** Throws with what is wrong with the position. */
export function read(position: object, edition: Edition, options: Options, names: readonly string[]): State {
  onlyKeys(position, KEYS, 'an Inkognito position');
  const s = new State(edition, new Settings(options), names.length);
  const at = new Reader(s, position as Record<string, unknown>, names).all();
  mustBePossible(s, at, names);
  return s;
}
