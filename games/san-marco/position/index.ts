// Positions in words: what cases, `--position` files and the tools write. The README lists every key and its default.
import type { Options } from '@ridotto/engine';
import type { Edition } from '../box/edition.ts';
import { ACTIONS, SEATS } from '../box/material.ts';
import { Settings } from '../box/options.ts';
import { framesInWords, onlyKeys } from '@ridotto/engine/state/position-words.ts';
import { KEYS, Reader } from './reader.ts';
import { rules } from '../rules/index.ts';
import { State } from '../box/state.ts';
import { allCuts, kinds, openPart } from '../knowledge/view.ts';

export function write(s: State, names: readonly string[]): object {
  return {
    ...openPart(s, names),
    cuts: allCuts(s, () => true, names),
    'action-pile': kinds(s.actionPile),
    'limit-pile': kinds(s.limitPile, ACTIONS),
    ...(s.assigned > 0 && s.assigned < s.players && { pawns: names.filter((_, p) => s.pawns[p] > 0) }),
    ...(s.choosing === 1 && { choosing: true }),
    ...(s.passageOver === 1 && { 'passage-over': true }),
    ...(s.lowest < SEATS && { lowest: names[s.lowest] }),
    ...(s.depth > 0 && { interrupted: framesInWords(s, rules.names) }),
  };
}

/** Throws with what is wrong with the position. */
export function read(position: object, edition: Edition, options: Options, names: readonly string[]): State {
  onlyKeys(position, KEYS, 'a San Marco position');
  const s = new State(edition, new Settings(options), names.length);
  new Reader(s, position as Record<string, unknown>, names).all();
  return s;
}
