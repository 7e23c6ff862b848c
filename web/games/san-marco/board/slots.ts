/** Which of the three places of a pair each bridge stands on; a standing bridge never moves. */
import { PAIRS, SLOT_ORDER, pairId } from './geography.ts';

export type Slots = Record<string, readonly (string | null)[]>;

const EMPTY: readonly (string | null)[] = [null, null, null];

function bridgesOf(bridges: Record<string, string[]>, pair: string): readonly string[] {
  const found = Object.entries(bridges).find(([id]) => pairId(id) === pair);
  return found ? found[1] : [];
}

/** Keeps everybody where they stood before; newcomers take the first free place. */
export function settle(before: Slots, bridges: Record<string, string[]>): Slots {
  const out: Record<string, (string | null)[]> = {};
  for (const pair of PAIRS) {
    const owners = bridgesOf(bridges, pair);
    const row = (before[pair] ?? EMPTY).map((o) => (o !== null && owners.includes(o) ? o : null));
    for (const owner of owners) {
      if (row.includes(owner)) continue;
      const free = SLOT_ORDER.find((i) => row[i] === null);
      if (free !== undefined) row[free] = owner;
    }
    out[pair] = row;
  }
  return out;
}

/** Where the next bridge of a pair would stand. */
export function nextSlot(slots: Slots, pair: string): number {
  const row = slots[pair] ?? EMPTY;
  return SLOT_ORDER.find((i) => row[i] === null) ?? 1;
}
