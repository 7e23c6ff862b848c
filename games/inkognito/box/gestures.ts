// 8 TELLS. Each agent has a gesture by which they make themselves known; anybody may make any of them at any time, true or false,
// and everybody sees it (A46). The table carries them: they never change the game.
import type { Gestures } from '@ridotto/engine';
import type { Agent } from './material.ts';
import type { State } from './state.ts';

/** Whose tell it is, if it is a true one. */
export const TELLS = {
  wink: 'LF', // of the right eye
  'ear-lobe': 'CB', // the left one, pulled
  scorn: 'ZZ', // a look
  frown: 'AX',
} as const satisfies Record<string, Agent>;
export type GestureName = keyof typeof TELLS;

export const GESTURES: Gestures<State> = { names: Object.keys(TELLS), turn: (s) => s.turn };
