// What revealed piles are worth (4.2; 8: effects at ranking).
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { BASIC, CENTRAL, DECK, JOKER, SIX, TWINS } = box;

/** Cards of a kind in the piles revealed in this auction, by everybody but one seat; Nina's cards count too (R18). */
function shownByOthers(s: State, seat: number, card: number): number {
  let n = card < BASIC ? s.ninaCards[card] : 0;
  for (let p = 0; p < s.seats; p++) if (p !== seat) n += shownBy(s, p, card);
  return n;
}
function shownBy(s: State, seat: number, card: number): number {
  const pile = s.shown[seat] - 1;
  let n = 0;
  if (pile >= 0) for (let i = seat * DECK, end = i + s.held[seat]; i < end; i++) if (s.pileOf[i] === pile && s.hand[i] === card) n++;
  return n;
}

/** The total of the pile that a seat has revealed, by what lies open so far. */
export function total(s: State, seat: number): number {
  const { edition } = s;
  const pile = s.shown[seat] - 1;
  let sum = 0;
  for (let i = seat * DECK, end = i + s.held[seat]; i < end; i++) {
    if (s.pileOf[i] !== pile) continue;
    const card = s.hand[i];
    // A Joker is worth 2 for every printed 6 of others (R20), a Twin 3 beside another one (R19), a Central 5 against another's Joker.
    if (card === JOKER) sum += edition.value[card] + edition.perSix * shownByOthers(s, seat, SIX);
    else if (card === TWINS && shownBy(s, seat, TWINS) + shownByOthers(s, seat, TWINS) > 1) sum += edition.together;
    else if (card === CENTRAL && shownByOthers(s, seat, JOKER) > 0) sum += edition.againstJoker;
    else sum += edition.value[card];
  }
  return sum;
}
export function totalOfNina(s: State): number {
  let sum = 0;
  for (let k = 0; k < BASIC; k++) sum += s.ninaCards[k] * s.edition.value[k];
  return sum;
}
