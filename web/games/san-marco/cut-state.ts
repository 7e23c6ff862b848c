// The split as it is being made: which offer each card lies in, 0 for none yet. Kept apart from the draft, because cards may
// be sorted in any order and the rules take them in the order drawn; step by step, for each can be taken back; and in the
// window of whoever plays there alone, for there a reload loses nothing.
import { signal, type Signal } from '@preact/signals';
import { offers } from '@ridotto/games/san-marco/box/state.ts';
import type { CutView } from '@ridotto/games/san-marco/knowledge/view.ts';
import { ownWindow } from '../../net/storage.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import type { TableStore } from '../../play/store.ts';
import { viewOf } from './places.ts';

interface Sorting {
  /** Which cards these are: a new hand begins anew. */
  hand: string;
  offerOf: readonly number[];
  /** Before each step. */
  past: readonly (readonly number[])[];
}
const NONE: Sorting = { hand: '', offerOf: [], past: [] };
/** By seat: several may play on one device. */
const sortings = new WeakMap<TableStore, Map<string, Signal<Sorting>>>();

const keyOf = (at: At): string => `ridotto.split.${at.store.id}.${at.snapshot.you ?? ''}`;

function sortingOf(at: At): Signal<Sorting> {
  const bySeat = sortings.get(at.store) ?? new Map<string, Signal<Sorting>>();
  sortings.set(at.store, bySeat);
  const seat = at.snapshot.you ?? '';
  let s = bySeat.get(seat);
  if (!s) {
    const kept = at.store.hotSeat.value ? undefined : (ownWindow.json(keyOf(at)) as Partial<Sorting> | undefined);
    const sound = typeof kept?.hand === 'string' && Array.isArray(kept.offerOf) && Array.isArray(kept.past);
    bySeat.set(seat, (s = signal<Sorting>(sound ? (kept as Sorting) : NONE)));
  }
  return s;
}

/** The cut that this seat is asked to make; undefined: none. */
export function myCut(at: At): CutView | undefined {
  const base = at.snapshot.view as ReturnType<typeof viewOf>;
  if (base.at !== 'cut' || at.snapshot.you === null || !at.snapshot.awaits.includes(at.snapshot.you)) return undefined;
  return base.cuts.find((c) => c.of === at.snapshot.you && c.cards);
}

function sortingNow(at: At, cut: CutView): Sorting {
  const now = sortingOf(at).value;
  const hand = handOf(at, cut);
  if (now.hand === hand && now.offerOf.length === cut.size) return now;
  return { hand, offerOf: Array<number>(cut.size).fill(0), past: [] };
}
export const sorting = (at: At, cut: CutView): readonly number[] => sortingNow(at, cut).offerOf;
const handOf = (at: At, cut: CutView): string => `${viewOf(at).passage}.${viewOf(at).round}:${cut.of}:${(cut.cards ?? []).join(',')}`;

export const offersIn = (at: At): number => offers(viewOf(at));
const whole = (offerOf: readonly number[], n: number): boolean =>
  offerOf.every((o) => o > 0) && Array.from({ length: n }, (_, i) => i + 1).every((o) => offerOf.includes(o));

/** One card moves. */
export function move(at: At, cut: CutView, card: number, offer: number): void {
  const now = sortingNow(at, cut);
  if (now.offerOf[card] === offer) return;
  const offerOf = now.offerOf.map((o, i) => (i === card ? offer : o));
  lay(at, cut, { ...now, offerOf, past: [...now.past, now.offerOf] });
}

/** All cards at once, one for each part: a step of its own, where they lie otherwise. */
export function splitAs(at: At, cut: CutView, parts: readonly AnyChoice[]): void {
  const now = sortingNow(at, cut);
  lay(at, cut, { ...now, offerOf: parts.map((part) => Number(part.offer)), past: [...now.past, now.offerOf] });
}

/** As it was before the last step. */
function back(at: At, cut: CutView): void {
  const now = sortingNow(at, cut);
  const offerOf = now.past.at(-1);
  if (offerOf) lay(at, cut, { ...now, offerOf, past: now.past.slice(0, -1) });
}

/** Every card as it was drawn. */
export const unsplit = (at: At, cut: CutView): void =>
  lay(at, cut, { hand: handOf(at, cut), offerOf: Array<number>(cut.size).fill(0), past: [] });

/** What lies here already, after a reload or when a split that was handed in is changed: it is the draft again. */
export const resume = (at: At, cut: CutView): void => lay(at, cut, sortingNow(at, cut));

/** When all cards lie in offers, that is the draft. */
function lay(at: At, cut: CutView, sorting: Sorting): void {
  const { offerOf } = sorting;
  sortingOf(at).value = sorting;
  if (!at.store.hotSeat.value) ownWindow.write(keyOf(at), JSON.stringify(sorting));
  const parts: AnyChoice[] = whole(offerOf, offersIn(at))
    ? offerOf.map((o, i) => ({ do: 'put', card: cut.cards?.[i] ?? '', offer: String(o) }))
    : [];
  void at.store.draft.setParts(parts);
  at.store.draft.ownUndo.value = sorting.past.length > 0 ? () => back(at, cut) : null;
}
