// Piles as they are being made: in which pile each drawn card lies, 0 for none yet. Kept apart from the draft, because cards
// may be moved about as one likes and the rules take them pile by pile.
import { batch, signal, type Signal } from '@preact/signals';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import type { TableStore } from '../../play/store.ts';
import { confirmEach } from '../../words/prefs.ts';
import { own, shownOf } from './table.ts';

interface Grouping {
  of: string;
  pileOf: readonly number[];
  /** How the cards lay before, the latest last. */
  past: readonly (readonly number[])[];
}
const groupings = new WeakMap<TableStore, Signal<Grouping>>();
const signalOf = (store: TableStore): Signal<Grouping> => {
  let s = groupings.get(store);
  if (!s) groupings.set(store, (s = signal<Grouping>({ of: '', pileOf: [], past: [] })));
  return s;
};
const keyOf = (at: At): string => `${at.snapshot.you ?? ''} ${shownOf(at).round}`;

/** The cards drawn in this planning, in that order. */
export const handOf = (at: At): readonly string[] => (own(shownOf(at), at, 'hand') ?? []).map((c) => c.replace(/ seen$/, ''));
/** The pile of each, from 1; piles that became empty close up. */
export function groups(at: At): readonly number[] {
  const now = signalOf(at.store).value;
  const hand = handOf(at);
  return now.of === keyOf(at) ? hand.map((_, i) => now.pileOf[i] ?? 0) : hand.map(() => 0);
}
function closedUp(pileOf: readonly number[]): number[] {
  const used = [...new Set(pileOf.filter((p) => p > 0))].sort((a, b) => a - b);
  return pileOf.map((p) => used.indexOf(p) + 1);
}
export const pilesIn = (pileOf: readonly number[]): number => Math.max(0, ...pileOf);

/** When all cards lie in piles, that is the draft. */
export function arrange(at: At, wanted: readonly number[]): void {
  lay(at, wanted, [...pastOf(at), groups(at)]);
}
/** The draft is gone with the last card that was moved: the others stay where they lay before. */
export function arrangeBack(at: At): void {
  const past = pastOf(at);
  lay(at, past.at(-1) ?? [], past.slice(0, -1));
}
/** All cards are apart again. */
export const arrangeAgain = (at: At): void => lay(at, [], []);
/** The same piles are the draft. */
export const arrangeSame = (at: At): void => lay(at, groups(at), pastOf(at));

const pastOf = (at: At): Grouping['past'] => {
  const now = signalOf(at.store).value;
  return now.of === keyOf(at) ? now.past : [];
};
function lay(at: At, wanted: readonly number[], past: Grouping['past']): void {
  const pileOf = closedUp(handOf(at).map((_, i) => wanted[i] ?? 0));
  batch(() => {
    signalOf(at.store).value = { of: keyOf(at), pileOf, past };
    void at.store.draft.setParts(partsOf(at, pileOf));
  });
}
function partsOf(at: At, pileOf: readonly number[]): AnyChoice[] {
  if (!whole(pileOf)) return [];
  const puts = handOf(at)
    .map((card, i) => ({ do: 'put', card, pile: String(pileOf[i]) }))
    .sort((a, b) => Number(a.pile) - Number(b.pile));
  return own(shownOf(at), at, 'stopped') ? puts : [{ do: 'stop' }, ...puts];
}
export const whole = (pileOf: readonly number[]): boolean => pileOf.length > 0 && !pileOf.includes(0);
export const move = (at: At, card: number, pile: number): void =>
  arrange(
    at,
    groups(at).map((p, i) => (i === card ? pile : p)),
  );

/** A card is drawn at once: what it is, is news, and nothing of it can be taken back. */
export async function drawOne(at: At): Promise<void> {
  if (at.store.draft.busy.value) return;
  await at.store.draft.setParts([{ do: 'draw' }]);
  if (at.store.draft.parts.value.length > 0) await at.store.draft.handIn();
}
/** One choice that takes the place of another that was only meant. */
export async function decide(at: At, choice: AnyChoice): Promise<void> {
  if (at.store.draft.busy.value) return;
  await at.store.draft.setParts([choice]);
  if (!confirmEach.value) await at.store.draft.handIn();
}
