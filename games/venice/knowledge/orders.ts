// What may be ordered beforehand: with what one pays for encounters, until one's own next turn.
import type { StandingOrder } from '@ridotto/engine';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT } from '../rules/index.ts';

const asked = (s: State, seat: number): boolean => (s.node === AT.encounter || s.node === AT.pay) && ((s.awaited >> seat) & 1) === 1;
/** How many turns have begun when this seat has its next one. */
const nextTurn = (s: State, seat: number): number => s.turn + ((seat - s.player + s.seats) % s.seats || s.seats);

const paying = (name: 'scroll' | 'intrigue', other: string): StandingOrder<State> => ({
  name,
  now: (s) => s.turn,
  // Alone nobody waits, and in one's own turn much depends on it.
  ends: (s, seat) => (s.seats > 1 && s.on === 1 && s.regular === 1 && s.player !== seat ? [nextTurn(s, seat)] : []),
  at: () => ({}),
  answer: (s, seat) => (s.player !== seat && asked(s, seat) ? SAY[name].make() : undefined),
  passesOver: ['scroll', 'intrigue', 'pay', 'turn', 'favour'],
  insteadOf: [other],
});
export const orders = [paying('scroll', 'intrigue'), paying('intrigue', 'scroll')];
