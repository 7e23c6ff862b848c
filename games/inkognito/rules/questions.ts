// The sheets: every question and what was shown. One number holds who asked whom about what and how, in which turn; that
// much is public. Another holds the cards.
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { AMBASSADOR, THROUGH_AMBASSADOR } = box;

/** `asker`: a colour, or AMBASSADOR for the Ambassador player. `target`: a colour. */
export const question = (asker: number, target: number, kind: number, channel: number, turn: number): number =>
  asker | (target << 3) | (kind << 5) | (channel << 6) | (turn << 7);
export const askerOf = (q: number): number => q & 7;
export const targetOf = (q: number): number => (q >> 3) & 3;
export const kindOf = (q: number): number => (q >> 5) & 1;
export const channelOf = (q: number): number => (q >> 6) & 1;
export const turnOf = (q: number): number => q >> 7;

const CARD_BITS = 17;
export const shownOf = (cards: number, named = 0): number => cards | (named << CARD_BITS);
export const cardsOf = (shown: number): number => shown & ((1 << CARD_BITS) - 1);
/** For a reduced answer: the combination named, its index + 1; else 0. */
export const namedOf = (shown: number): number => shown >> CARD_BITS;

/** The faces of a set of cards, grey or coloured alike (A19): bits 0 to 7, and bit 8 for the Mission card. */
export const facesOf = (cards: number): number => ((cards & 0xff) | (cards >> 8)) & 0x1ff;
export const MISSION_FACE = 0x100;

/** Does what `target` showed in answer to this question stand in the ledger of this asker? The Ambassador player has seen
    every pair that went through them (A37). */
export function inLedger(q: number, asker: number, target: number): boolean {
  if (targetOf(q) !== target) return false;
  return asker === AMBASSADOR ? channelOf(q) === THROUGH_AMBASSADOR : askerOf(q) === asker;
}

/** Before question n: has its asker been shown exactly these faces by its target? */
export function shownExactly(s: State, n: number, faces: number): boolean {
  const { questions, shown } = s;
  const asker = askerOf(questions[n]);
  const target = targetOf(questions[n]);
  for (let i = 0; i < n; i++) if (inLedger(questions[i], asker, target) && facesOf(cardsOf(shown[i])) === faces) return true;
  return false;
}
/** Before question n: has its asker seen these faces of its target together, alone or among others? */
export function seenTogether(s: State, n: number, faces: number): boolean {
  const { questions, shown } = s;
  const asker = askerOf(questions[n]);
  const target = targetOf(questions[n]);
  for (let i = 0; i < n; i++) if (inLedger(questions[i], asker, target) && (facesOf(cardsOf(shown[i])) & faces) === faces) return true;
  return false;
}
/** Before question n: direct answers of the same kind, target and asker. */
export function directBefore(s: State, n: number): number {
  const { questions } = s;
  let count = 0;
  for (let i = 0; i < n; i++) if (((questions[i] ^ questions[n]) & 0x7f) === 0) count++;
  return count;
}
/** Before question n: is the combination already named for a reduced answer to this asker? `combination`: index + 1. */
export function alreadyNamed(s: State, n: number, combination: number): boolean {
  const { questions, shown } = s;
  for (let i = 0; i < n; i++) if (((questions[i] ^ questions[n]) & 0x7f) === 0 && namedOf(shown[i]) === combination) return true;
  return false;
}
/** Before question n: reduced answers of the same kind, target and asker. */
export function reducedBefore(s: State, n: number): number {
  const { questions, shown } = s;
  let count = 0;
  for (let i = 0; i < n; i++) if (((questions[i] ^ questions[n]) & 0x7f) === 0 && namedOf(shown[i]) > 0) count++;
  return count;
}
