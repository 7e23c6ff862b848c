// What limit points cost. They have no price of their own: whoever has ten is out, and loses the last round and the bonus;
// whoever has fewer gets the highest total less their own.
import { has } from '@ridotto/engine';
import { LIMIT, SEATS } from '@ridotto/games/san-marco/box/material.ts';
import type { State } from '@ridotto/games/san-marco/index.ts';

/** Points of prestige that `more` limit points cost a seat which takes them now. */
export function limitCost(s: State, seat: number, more: number): number {
  const x = s.limit[seat];
  return s.lastRound === 1 ? lastCost(s, seat, x + more) - lastCost(s, seat, x) : danger(x + more) - danger(x);
}

/** Each point costs one of the bonus, if it is ever paid, and brings the tenth nearer. The numbers were found by games of one
    such player against another. */
const danger = (x: number): number => (x < LIMIT ? SLOPE * x : SLOPE * (LIMIT - 1) + OUT + BEYOND * (x - LIMIT));
const SLOPE = 2.4;
const OUT = 7;
/** Beyond the tenth they only raise the bonus of others. */
const BEYOND = 0.6;

/** In the last round of a passage all but the cards of those still to come is known. */
function lastCost(s: State, seat: number, x: number): number {
  let highest = 0;
  let lowest = 99;
  let below = 0;
  for (let p = 0; p < s.seats; p++) {
    if (p === seat) continue;
    const limit = s.limit[p] + (stillToCome(s, p) ? MEAN_OFFER : 0);
    highest = Math.max(highest, limit);
    lowest = Math.min(lowest, limit);
    if (limit < LIMIT) below++;
  }
  const bonus = x < LIMIT ? Math.max(highest, x) - x : 0;
  const forOthers = (below * Math.max(0, x - highest)) / (s.seats - 1);
  return forOthers - bonus - (x < lowest ? EXTRA_BANISHMENT : 0);
}
const MEAN_OFFER = 3;
const EXTRA_BANISHMENT = 2.5;

function stillToCome(s: State, seat: number): boolean {
  if (!has(s.active, seat)) return false;
  for (let i = 0; i < s.players; i++) if (s.role[i] === seat) return turnOf(s, i) >= s.turn;
  return false;
}
/** The turn of a role: First DM, First D, Second DM, Second D; with fewer players the Distributor is the last. */
function turnOf(s: State, role: number): number {
  if (s.players === SEATS) return role ^ 1;
  return role === 0 ? s.players - 1 : role - 1;
}
