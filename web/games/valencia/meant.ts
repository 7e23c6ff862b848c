// What the draft does on the board, for the mark of what is chosen and not confirmed yet.
import type { AnyChoice } from '../../net/http/api.ts';
import { seatIndex } from '../../art/seats.ts';
import type { At } from '../../play/face.ts';
import type { MeantOnBoard } from './board/types.ts';
import { placeOf } from './places.ts';
import { shownOf, text } from './table.ts';
import { goesFrom } from './taken.ts';

/** undefined: nothing is drafted, or the board shows what is past. */
export function meantOn(at: At): MeantOnBoard | undefined {
  const { store, snapshot } = at;
  const parts = store.draft.parts.value;
  if (parts.length === 0 || snapshot.you === null || snapshot !== store.snapshot.value) return undefined;
  const view = shownOf(at);
  const places = (c: AnyChoice): string[] => (goesFrom(c) ? [text(c.to)] : [placeOf(c, view) ?? '']).filter((p) => p !== '');
  return {
    seat: seatIndex(snapshot.you),
    places: parts.flatMap(places),
    from: parts.filter(goesFrom).map((c) => text(c.from)),
  };
}
