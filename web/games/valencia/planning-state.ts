// Piles as they are being made: in which pile each drawn card lies, 0 for none yet. Kept apart from the draft, because cards
// may be moved about as one likes and the rules take them pile by pile.
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { OwnPlace } from '../../play/own-place.ts';
import { confirmEach } from '../../words/prefs.ts';
import { own, shownOf } from './table.ts';

/** When all cards lie in piles, that is the draft. */
const planning = new OwnPlace<readonly number[]>('piles', {
  of: (at) => String(shownOf(at).round),
  start: () => [],
  parts: (at, pileOf) => partsOf(at, padded(at, pileOf)),
});

/** The cards drawn in this planning, in that order. */
export const handOf = (at: At): readonly string[] => (own(shownOf(at), at, 'hand') ?? []).map((c) => c.replace(/ seen$/, ''));
/** What was drawn since lies in no pile. */
const padded = (at: At, pileOf: readonly number[]): readonly number[] => handOf(at).map((_, i) => pileOf[i] ?? 0);
/** The pile of each, from 1; piles that became empty close up. */
export const groups = (at: At): readonly number[] => padded(at, planning.now(at));
function closedUp(pileOf: readonly number[]): number[] {
  const used = [...new Set(pileOf.filter((p) => p > 0))].sort((a, b) => a - b);
  return pileOf.map((p) => used.indexOf(p) + 1);
}
export const pilesIn = (pileOf: readonly number[]): number => Math.max(0, ...pileOf);
export const whole = (pileOf: readonly number[]): boolean => pileOf.length > 0 && !pileOf.includes(0);

export function arrange(at: At, wanted: readonly number[]): void {
  const next = closedUp(padded(at, wanted));
  if (next.join() !== groups(at).join()) planning.step(at, next);
}
/** Cards laid out at once, as these parts put them; of several alike any. What is drawn, or no longer, is meant as if it had been pressed. */
export function layPiles(at: At, parts: readonly AnyChoice[]): void {
  const puts = parts.filter((part) => part.do === 'put');
  if (puts.length === 0) return void at.store.draft.setParts(parts);
  const left = [...puts];
  const piles = handOf(at).map((card) => {
    const n = left.findIndex((part) => part.card === card);
    return n < 0 ? 0 : Number(left.splice(n, 1)[0]?.pile);
  });
  arrange(at, piles);
}
/** All cards are apart again. */
export const arrangeAgain = (at: At): void => planning.startAgain(at);
export const arrangeSame = (at: At): void => planning.resume(at);
export const move = (at: At, card: number, pile: number): void =>
  arrange(
    at,
    groups(at).map((p, i) => (i === card ? pile : p)),
  );

function partsOf(at: At, pileOf: readonly number[]): AnyChoice[] {
  if (!whole(pileOf)) return [];
  const puts = handOf(at)
    .map((card, i) => ({ do: 'put', card, pile: String(pileOf[i]) }))
    .sort((a, b) => Number(a.pile) - Number(b.pile));
  return own(shownOf(at), at, 'stopped') ? puts : [{ do: 'stop' }, ...puts];
}

/** Is the next card meant to be drawn, and not confirmed yet? */
export const drawsNext = (at: At): boolean => at.store.draft.parts.value[0]?.do === 'draw';
/** What it is, is news, and nothing of it can be taken back: so it is confirmed, by a second press or by Confirm. */
export async function drawOne(at: At): Promise<void> {
  const { store } = at;
  if (store.draft.busy.value) return;
  if (!drawsNext(at)) {
    await store.draft.setParts([{ do: 'draw' }]);
    store.draft.ownUndo.value = () => arrangeSame(at);
    if (confirmEach.value) return;
  }
  if (store.draft.parts.value.length > 0) await store.draft.handIn();
}
/** One choice that takes the place of another that was only meant. */
export async function decide(at: At, choice: AnyChoice): Promise<void> {
  if (at.store.draft.busy.value) return;
  await at.store.draft.setParts([choice]);
  if (!confirmEach.value) await at.store.draft.handIn();
}
