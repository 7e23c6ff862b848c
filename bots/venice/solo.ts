// Alone against the Doge: what his turn brings him.
import { has } from '@ridotto/engine';
import { DOGE_NAMES, TILES, type DogeCard } from '@ridotto/games/venice/box/material.ts';
import type { State } from '@ridotto/games/venice/box/state.ts';

/** The Doge's points for an assistant that has come to this space; 0: to none. */
export function dogePoints(s: State, space: number): number {
  if (space === 0) return 0;
  if (space === 1) return s.settings.vpSpace1;
  if (space === 4) return s.settings.vpSpace4;
  return s.edition.file.solo.dogeAssistantVp[space - 1];
}

/** How much each card of the Doge harms. */
const HARM: Readonly<Record<DogeCard, number>> = {
  'council-a': 1.6,
  'council-b': 1.6,
  patronage: 0.9,
  fortune: 3,
  archives: 1.6,
  'public-works': 0.7,
  inquisitors: 1.1,
  levy: 1.6,
  rivalry: 1.6,
};
/** The fewer cards are resolved, the longer the game: late turns bring this player more than the Doge. */
const LATER = 1.5;
/** What is saved by the card of the Doge's row that this smuggler card leaves out. */
export function leavingOut(s: State, tile: number): number {
  const i = s.edition.ignores[s.letter * TILES + tile];
  if (s.seats > 1 || has(s.ignored, i) || s.row[i] === 0) return 0;
  return HARM[DOGE_NAMES[s.row[i] - 1]] + LATER;
}
