// What offers are worth to a seat: by playing them out, or, for the many ways to cut, card by card.
import { ACTIONS, DOGE } from '@ridotto/games/san-marco/box/material.ts';
import { HANDFUL, type State } from '@ridotto/games/san-marco/box/state.ts';
import type { Judge } from './judge.ts';
import { emptyHand, playCard, playHand } from './hand.ts';
import { limitCost } from './limits.ts';

/** An offer as cards by kind, and its limit points. */
export class Offer {
  readonly hand = emptyHand();
  limit = 0;

  /** The cards of a cut that are in offer `which`. */
  read(s: State, cut: number, which: number): void {
    this.hand.fill(0);
    this.limit = 0;
    for (let i = cut * HANDFUL, end = i + s.drawn[cut]; i < end; i++) {
      if (s.offerOf[i] !== which) continue;
      if (s.cards[i] < ACTIONS) this.hand[s.cards[i]]++;
      else this.limit += s.cards[i] - ACTIONS + 1;
    }
  }
}

/** Gain of the judge's seat by taking an offer now; `scratch` is a state to try on. */
export function worthOf(j: Judge, s: State, offer: Offer, scratch: State): number {
  scratch.copyFrom(s);
  j.doges = 0;
  const before = j.value(scratch);
  const after = playHand(j, scratch, offer.hand);
  return after - before - limitCost(s, j.seat, offer.limit);
}

const MOST_DOGES = 3;
/**
 * [mask over the cards of a cut] what they are worth to the judge's seat together. Each kind is tried on its own, once for
 * each number of Doge cards that may come after it: a noble is worth most where it is about to be scored.
 */
export function worthOfAll(j: Judge, s: State, cut: number, scratch: State, out: Float64Array): void {
  const n = s.drawn[cut];
  const first = cut * HANDFUL;
  const counts = countKinds(s, cut);
  const gains: number[][][] = [];
  for (let doges = 0; doges <= Math.min(counts[DOGE], MOST_DOGES); doges++)
    gains.push(counts.map((many, card) => (card === DOGE || many === 0 ? [] : copies(j, s, card, many, doges, scratch))));
  const scorings = [0, ...copies(j, s, DOGE, Math.min(counts[DOGE], MOST_DOGES), 0, scratch)];
  const hand = emptyHand();
  for (let mask = 0; mask < 1 << n; mask++) {
    hand.fill(0);
    let limit = 0;
    for (let i = 0; i < n; i++) {
      if (((mask >> i) & 1) === 0) continue;
      if (s.cards[first + i] < ACTIONS) hand[s.cards[first + i]]++;
      else limit += s.cards[first + i] - ACTIONS + 1;
    }
    const doges = Math.min(hand[DOGE], MOST_DOGES);
    let sum = scorings[doges] - limitCost(s, j.seat, limit);
    for (let card = 0; card < ACTIONS; card++) if (card !== DOGE && hand[card] > 0) sum += gains[doges][card][hand[card] - 1];
    out[mask] = sum;
  }
}
/** Gains by one copy of a card, by two, ... */
function copies(j: Judge, s: State, card: number, many: number, doges: number, scratch: State): number[] {
  scratch.copyFrom(s);
  j.doges = doges;
  const before = j.value(scratch);
  return Array.from({ length: many }, () => playCard(j, scratch, card) - before);
}
function countKinds(s: State, cut: number): number[] {
  const counts = Array<number>(ACTIONS).fill(0);
  for (let i = cut * HANDFUL; i < cut * HANDFUL + s.drawn[cut]; i++) if (s.cards[i] < ACTIONS) counts[s.cards[i]]++;
  return counts;
}
