// Alone against the Doge: what his turn brings him.
import type { State } from '@ridotto/games/venice/state.ts';

/** His points for an assistant that has come to this space; 0: to none. */
export function dogePoints(s: State, space: number): number {
  if (space === 0) return 0;
  if (space === 1) return s.settings.vpSpace1;
  if (space === 4) return s.settings.vpSpace4;
  return s.edition.file.solo.dogeAssistantVp[space - 1];
}
