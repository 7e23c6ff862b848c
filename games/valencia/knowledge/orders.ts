// What may be ordered beforehand: to pass in the auctions, up to one of the steps to come.
import type { Seat, StandingOrder } from '@ridotto/engine';
import { AUCTIONS, DECK, STEPS } from '../box/material.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT } from '../rules/index.ts';

/** More than a round has steps. */
const ROUND = 10;
/** Has this seat a pile left to reveal? */
function bidsAgain(s: State, seat: Seat): boolean {
  for (let i = seat * DECK, end = i + s.held[seat]; i < end; i++) if (s.pileOf[i] !== s.shown[seat] - 1) return true;
  return false;
}
/** Before the auctions there is planning, and nobody knows what they will have to bid. */
const inAuctions = (s: State): boolean => s.node >= AT.auctions && s.node <= AT.clear && s.letter < AUCTIONS;

export const pass: StandingOrder<State> = {
  name: 'pass',
  now: (s) => s.round * ROUND + s.letter,
  // Whoever has no pile left passes anyway.
  ends: (s, seat) =>
    inAuctions(s) && bidsAgain(s, seat) ? Array.from({ length: AUCTIONS - s.letter }, (_, n) => s.round * ROUND + s.letter + n + 1) : [],
  at: (_, until) => ({ round: Math.floor(until / ROUND) + 1, step: STEPS[until % ROUND] }),
  answer: (s, seat) => (s.node === AT.bid && s.bidding === 1 && s.queue[0] === seat ? SAY.pass.make() : undefined),
  passesOver: ['reveal', 'pass', 'wait'],
};
