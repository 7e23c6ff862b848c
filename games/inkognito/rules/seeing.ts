// Who may see what.
import { SPECTATOR, type Seat } from '@ridotto/engine';
import { AMBASSADOR, PACKETS, THROUGH_AMBASSADOR, UNDEALT } from '../box/material.ts';
import { askerOf, channelOf, targetOf } from './questions.ts';
import { ambassadorSeat, type State } from '../box/state.ts';

/** May this seat see the answer to question n: asker and target; through the Ambassador that player too. */
export function seesAnswer(s: State, seat: Seat, n: number): boolean {
  if (seat === SPECTATOR) return false;
  const q = s.questions[n];
  if (s.colour[seat] === AMBASSADOR) return channelOf(q) === THROUGH_AMBASSADOR;
  return askerOf(q) === s.colour[seat] || targetOf(q) === s.colour[seat];
}
export const isDealt = (s: State): boolean => s.letter[PACKETS - 1] !== UNDEALT;
/** The name of whoever has this colour, or is the Ambassador player. */
export const playerOf = (s: State, colour: number, names: readonly string[]): string =>
  names[colour === AMBASSADOR ? ambassadorSeat(s) : s.seatOf[colour]];
