// The split as it is being made: which offer each card lies in, 0 for none yet. Kept apart from the draft, because cards may
// be sorted in any order and the rules take them in the order drawn.
import { signal, type Signal } from '@preact/signals';
import { offers } from '@ridotto/games/san-marco/box/state.ts';
import type { CutView } from '@ridotto/games/san-marco/knowledge/view.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import type { TableStore } from '../../play/store.ts';
import { viewOf } from './places.ts';

interface Sorting {
  /** Which cards these are: a new hand begins anew. */
  hand: string;
  offerOf: readonly number[];
}
const sortings = new WeakMap<TableStore, Signal<Sorting>>();

function sortingOf(store: TableStore): Signal<Sorting> {
  let s = sortings.get(store);
  if (!s) sortings.set(store, (s = signal<Sorting>({ hand: '', offerOf: [] })));
  return s;
}

/** The cut that this seat is asked to make; undefined: none. */
export function myCut(at: At): CutView | undefined {
  const base = at.snapshot.view as ReturnType<typeof viewOf>;
  if (base.at !== 'cut' || at.snapshot.you === null || !at.snapshot.awaits.includes(at.snapshot.you)) return undefined;
  return base.cuts.find((c) => c.of === at.snapshot.you && c.cards);
}

export function sorting(at: At, cut: CutView): readonly number[] {
  const now = sortingOf(at.store).value;
  const hand = handOf(at, cut);
  return now.hand === hand && now.offerOf.length === cut.size ? now.offerOf : Array<number>(cut.size).fill(0);
}
const handOf = (at: At, cut: CutView): string => `${viewOf(at).passage}.${viewOf(at).round}:${cut.of}:${(cut.cards ?? []).join(',')}`;

export const offersIn = (at: At): number => offers(viewOf(at));
const whole = (offerOf: readonly number[], n: number): boolean =>
  offerOf.every((o) => o > 0) && Array.from({ length: n }, (_, i) => i + 1).every((o) => offerOf.includes(o));

/** One card moves; when all lie in offers, that is the draft. */
export function move(at: At, cut: CutView, card: number, offer: number): void {
  const offerOf = sorting(at, cut).map((o, i) => (i === card ? offer : o));
  sortingOf(at.store).value = { hand: handOf(at, cut), offerOf };
  const parts: AnyChoice[] = whole(offerOf, offersIn(at))
    ? offerOf.map((o, i) => ({ do: 'put', card: cut.cards?.[i] ?? '', offer: String(o) }))
    : [];
  void at.store.setParts(parts);
}
