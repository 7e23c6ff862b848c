// What the draft does on the board, for the mark of what is chosen and not confirmed yet: districts that will be struck or
// scored; pieces that have come, gone or moved the board finds out by itself, from what stood there before.
import { seatIndex } from '../../art/seats.ts';
import type { At } from '../../play/face.ts';
import type { MeantOnBoard } from './board/types.ts';
import type { SanMarcoView } from '@ridotto/games/san-marco/knowledge/view.ts';

/** undefined: nothing is drafted, or the board shows what is past. */
export function meantOn(at: At): MeantOnBoard | undefined {
  const { store, snapshot } = at;
  const parts = store.draft.parts.value;
  if (parts.length === 0 || snapshot.you === null || snapshot !== store.snapshot.value) return undefined;
  const before = snapshot.view as SanMarcoView;
  const after = at.view as SanMarcoView;
  const districts = parts.flatMap((c): (string | null | undefined)[] => {
    if (c.do === 'in') return [c.district as string];
    if (c.do === 'stop') return [after.doge];
    if (c.do === 'to') return before.doge === null && after.doge === c.district ? [after.doge] : [];
    if (c.do === 'of') return [before.place];
    if (c.do === 'keep') return [before.roll?.district];
    return [];
  });
  return { seat: seatIndex(snapshot.you), districts: [...new Set(districts.filter((d) => typeof d === 'string'))], before };
}
