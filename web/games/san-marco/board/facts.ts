/** Puts together what is worth saying about a district, for the board and the panel. */
import { seatIndex } from '../../../art/seats.ts';
import { DISTRICTS } from './geography.ts';
import type { BoardSeat, BoardWords, DistrictFacts, DistrictValues, SanMarcoBoardView } from './types.ts';

export function factsOf(
  id: string,
  view: SanMarcoBoardView,
  values: Record<string, DistrictValues>,
  seats: readonly BoardSeat[],
  words: BoardWords,
): DistrictFacts {
  const v = values[id] ?? { first: 0, second: 0, die: 0 };
  const here = view.districts[id] ?? {};
  return {
    id: DISTRICTS.find((d) => d === id) ?? 'san-marco',
    name: words.district(id),
    ...v,
    doge: view.doge === id,
    nobles: seats.map((seat) => ({ seat, index: seatIndex(seat.id), count: here[seat.id] ?? 0 })).filter((n) => n.count > 0),
  };
}
