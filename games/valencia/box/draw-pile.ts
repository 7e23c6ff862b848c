// A player's own influence cards: draw pile, what was put at its bottom, discard. A hidden card is decided when it is drawn.
import type { Io } from '@ridotto/engine';
import * as box from './material.ts';
import type { State } from './state.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { CARDS, DECK, LUCK } = box;

/** The top card. First those whose places nobody knows, then the bottom ones in their order. */
export function drawCard(s: State, seat: number, io: Io): number {
  const at = seat * DECK + s.held[seat]++;
  if (s.unseen[seat] > 0) {
    s.unseen[seat]--;
    s.hand[at] = io.draw(LUCK.card, s.bag, seat * CARDS);
    return s.hand[at];
  }
  const first = seat * DECK;
  s.hand[at] = s.under[first];
  s.handSeen[at] = s.underSeen[first];
  const left = --s.unders[seat];
  for (const part of [s.under, s.underSeen]) {
    part.copyWithin(first, first + 1, first + left + 1);
    part[first + left] = 0;
  }
  return s.hand[at];
}

/** Below all others (R12). `seen`: everybody knows which card it is. R37: with an empty draw pile it is the draw pile. */
export function putUnder(s: State, seat: number, card: number, seen: boolean): void {
  const at = seat * DECK + s.unders[seat]++;
  s.under[at] = card;
  s.underSeen[at] = seen ? 1 : 0;
}

/** Takes the i-th card (from seat * DECK) out of what was drawn in this round. */
export function removeFromHand(s: State, seat: number, at: number): void {
  const last = seat * DECK + --s.held[seat];
  s.hand.copyWithin(at, at + 1, last + 1);
  s.pileOf.copyWithin(at, at + 1, last + 1);
  s.hand[last] = 0;
  s.pileOf[last] = DECK;
}
