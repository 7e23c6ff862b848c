// Facts speak in words; seats are s0, s1, ... (see facts.ts for all of them).
import { seatId } from '@ridotto/engine';
import { cardName, districtName, PAIRS } from '../box/material.ts';
import { HANDFUL, offers, type State } from '../box/state.ts';

export const id = seatId;
export const district = districtName;
export const card = cardName;
export const pairName = (pair: number): string => PAIRS[pair];
export function bySeat(s: State, value: (seat: number) => number): Record<string, number> {
  const out: Record<string, number> = {};
  for (let p = 0; p < s.seats; p++) out[id(p)] = value(p);
  return out;
}

/** The cards of a cut. */
export const cardsOf = (s: State, cut: number): string[] => [...s.cards.subarray(cut * HANDFUL, cut * HANDFUL + s.drawn[cut])].map(card);
/** The cards of each offer of a cut, whole or still being made. */
export function offersOf(s: State, cut: number): string[][] {
  const out = Array.from({ length: offers(s) }, (): string[] => []);
  // What is in no offer yet has a number beyond them.
  for (let i = cut * HANDFUL; i < cut * HANDFUL + s.drawn[cut]; i++) out[s.offerOf[i]]?.push(card(s.cards[i]));
  return out;
}
