// What a network notices about a board: at the beginning of a round, before cards are drawn.
import { has } from '@ridotto/engine';
import { LIMIT, PAIRS, SEATS } from '@ridotto/games/san-marco/box/material.ts';
import type { State } from '@ridotto/games/san-marco/index.ts';
import type { Lesson } from '../search/lesson.ts';
import { ENDS } from './judge.ts';
import { dogesToCome, roundsToCome } from './outlook.ts';

const MOST = 25;
/** How surely the larger group of today is the larger one when it counts: soon, later, at the end. */
const SOFT = [0.4, 1.2, 2.5].map((softness) =>
  Float64Array.from({ length: 2 * MOST + 1 }, (_, x) => 1 / (1 + Math.exp(-(x - MOST) / softness))),
);
const OWN = 22;

export const lesson: Lesson<State> = {
  own: OWN,
  common: 9,
  school: {
    games: [
      { players: 4, games: 5000, seed: 101 },
      { players: 3, games: 3000, seed: 102 },
    ],
    hidden: 8,
    rounds: 10,
    decay: 0.0005,
  },
  notice(s, own, common, strength) {
    const rounds = roundsToCome(s);
    for (let d = 0; d < 6; d++) noticeDistrict(s, d, own);
    for (let pair = 0; pair < PAIRS.length; pair++)
      for (let p = 0; p < s.seats; p++)
        if (has(s.owners[pair], p)) {
          own[p * OWN + 7] += 0.3;
          if (s.owners[pair] === 1 << p) own[p * OWN + 8] += 0.3;
          if (ENDS[pair * 2] === s.doge || ENDS[pair * 2 + 1] === s.doge) own[p * OWN + 9] += 0.3;
        }
    for (let p = 0; p < s.seats; p++) {
      const at = p * OWN;
      own[at + 10] = s.prestige[p] / 20;
      own[at + 11] = s.limit[p] / LIMIT;
      own[at + 12] = has(s.active, p) ? 1 : 0;
      own[at + 13] = s.leader === p ? 1 : 0;
      own[at + 14] = s.supply[p] / 10;
      // A lead counts the more the nearer the end is.
      const far = Math.sqrt(rounds + 0.3);
      own[at + 19] = own[at + 1] / far;
      own[at + 20] = own[at + 10] / far;
      own[at + 21] = own[at + 2] / far;
      for (let r = 0; r < s.players; r++) if (s.role[r] === p && has(s.active, p)) own[at + 15 + r] = 1;
      strength[p] = own[at + 10] + (own[at + 1] * (1 + dogesToCome(s, rounds) / 6)) / 4;
    }
    common[0] = s.passage === 0 ? 1 : 0;
    common[1] = s.passage === 1 ? 1 : 0;
    common[2] = rounds / 10;
    common[3] = s.stock / 10;
    common[4] = s.seats - 3;
    common[5] = s.players - 3;
    common[6] = s.lastRound;
    common[7] = Math.max(...s.limit.subarray(0, s.seats)) / LIMIT;
    common[8] = s.settings.fixedBanishment ? 1 : 0;
  },
};

/** Points that each seat may expect of it, whenever it is scored; where the Doge is; the lead there. */
function noticeDistrict(s: State, d: number, own: Float64Array): void {
  const { nobles, seats, edition, doge } = s;
  const k = d * SEATS;
  for (let p = 0; p < seats; p++) {
    const n = nobles[k + p];
    if (n === 0) continue;
    const at = p * OWN;
    let highest = 0;
    for (let q = 0; q < seats; q++) if (q !== p && nobles[k + q] > highest) highest = nobles[k + q];
    SOFT.forEach((ahead, i) => {
      let first = 1;
      let second = 0;
      for (let q = 0; q < seats; q++) {
        if (q === p) continue;
        const wins = ahead[n - nobles[k + q] + MOST];
        second = second * wins + first * (1 - wins);
        first *= wins;
      }
      const points = (first * edition.first[d] + second * edition.second[d]) / 5;
      own[at + i] += points;
      if (i === 0 && doge === d) own[at + 3] = points;
      if (i === 1 && doge === d) own[at + 4] = points;
    });
    if (n > highest) own[at + 5] += Math.min(3, n - highest) / 5;
    own[at + 6] += n / 10;
  }
}
