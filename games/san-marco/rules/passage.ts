// 7 LIMIT CARDS AND THE END OF A PASSAGE.
import { ALL, auto, has, script, seatsIn, type Node } from '@ridotto/engine';
import { LIMIT, SEATS } from '../box/material.ts';
import { clockwise, count, fillPiles, type State } from '../box/state.ts';
import { AT } from './contents.ts';
import { bySeat, id } from './telling.ts';

const PASSAGES = 3;

export const passage = {
  // Three passages, each of several rounds.
  passages: script([AT['new-passage'], AT.rounds, AT.settle, AT['extra-banishment'], AT['next-passage']], (s) => s.passage < PASSAGES),
  'new-passage': auto((s, io) => {
    fillPiles(s);
    s.limit.fill(0);
    s.limitCards.fill(0);
    s.active = (1 << s.seats) - 1;
    s.round = 0;
    s.lastRound = 0;
    s.passageOver = 0;
    io.tell(ALL, 'passage-begins', () => ({ passage: s.passage + 1, leader: id(s.leader) }));
  }),

  // 7.1 Limit totals are compared at the end of a round only (A19). 7.2 Two or three are left: exactly one more round.
  limits: auto((s, io) => {
    let below = 0;
    for (let p = 0; p < s.seats; p++) if (s.limit[p] < LIMIT) below |= 1 << p;
    const left = count(below);
    s.passageOver = s.lastRound === 1 || left < 2 ? 1 : 0;
    if (s.lastRound === 0) s.active = below;
    if (s.passageOver === 0) {
      s.lastRound = left < s.seats ? 1 : 0;
      s.round++;
      s.leader = nextActive(s); // 7.3, A18
    }
    io.tell(ALL, 'limits', () => ({
      limit: tellLimits(s),
      out: seatsIn(~below & ((1 << s.seats) - 1)).map(id),
      next: s.passageOver === 1 ? 'settle' : s.lastRound === 1 ? 'last-round' : 'round',
      leader: id(s.leader),
    }));
  }),

  // 7.4 Everyone below 10 (A21) gets the highest total of all minus their own.
  settle: auto((s, io) => {
    let highest = 0;
    for (let p = 0; p < SEATS; p++) highest = Math.max(highest, s.limit[p]);
    s.lowest = singleLowest(s);
    for (let p = 0; p < s.seats; p++) if (s.limit[p] < LIMIT) s.prestige[p] += highest - s.limit[p];
    io.tell(ALL, 'passage-ends', () => ({
      passage: s.passage + 1,
      limit: tellLimits(s),
      highest,
      bonus: bySeat(s, (p) => (s.limit[p] < LIMIT ? highest - s.limit[p] : 0)),
      lowest: s.lowest === SEATS ? null : id(s.lowest),
    }));
  }),
  // The single lowest of all, even with 10 or more, may carry out one more banishment; a tie: nobody (A22).
  'extra-banishment': auto((s) => {
    if (s.lowest === SEATS) return;
    s.player = s.lowest;
    s.call(AT.banishment, 1);
  }),

  // 7.5 The lead passes clockwise, counting everybody again (A18).
  'next-passage': auto((s) => {
    s.passage++;
    s.lastRound = 0;
    s.lowest = SEATS;
    s.leader = clockwise(s, 1);
  }),
} satisfies Record<string, Node<State>>;

/** SEATS: several share the lowest total. */
export function singleLowest(s: State): number {
  let seat = SEATS;
  let lowest = 255;
  for (let p = 0; p < s.seats; p++) {
    const limit = s.limit[p];
    if (limit === lowest) seat = SEATS;
    if (limit >= lowest) continue;
    lowest = limit;
    seat = p;
  }
  return seat;
}

const tellLimits = (s: State): Record<string, number> => bySeat(s, (p) => s.limit[p]);
/** The next one clockwise from the leader who is not out. */
function nextActive(s: State): number {
  let n = 1;
  while (!has(s.active, clockwise(s, n))) n++;
  return clockwise(s, n);
}
