// How much of the game is still to come: estimates, from what lies open on the table.
import { LIMIT } from '@ridotto/games/san-marco/box/material.ts';
import type { State } from '@ridotto/games/san-marco/index.ts';

/** Passages last between two and five rounds, mostly three or four. */
const ROUNDS = 3.6;
/** Limit points that a player takes in a round. */
const LIMIT_A_ROUND = 3.1;
/** Doge cards in a round, by number of players: 10 of 62, and so many cards are drawn. */
const DOGES_A_ROUND = [0, 0, 0.8, 1, 1.6];
/** A board changes so fast that of those only so many can be planned for: found by games of one such player against another. */
const FORESEEN = 0.3;

/** Rounds still to be played, the rest of this one included. */
export function roundsToCome(s: State): number {
  let most = 0;
  for (let p = 0; p < s.seats; p++) most = Math.max(most, s.limit[p]);
  const later = s.lastRound === 1 ? 0 : Math.max(0.7, (LIMIT + 1 - most) / LIMIT_A_ROUND);
  return restOfRound(s) + later + ROUNDS * (2 - s.passage);
}
const restOfRound = (s: State): number => (s.players > 0 ? (s.players - Math.min(s.turn, s.players) + 0.5) / s.players : 1);

/** Doge cards to be reckoned with, of all seats together. */
export const dogesToCome = (s: State, rounds: number): number => rounds * DOGES_A_ROUND[s.seats] * FORESEEN;
