// What a network notices about a position between two auctions.
import { has } from '@ridotto/engine';
import { CARDS, CHURCH, DECK, GUILDS, NOBILITY, ROUNDS } from '@ridotto/games/valencia/box/material.ts';
import { countCouncil, drawPile, KEPT, missionsOf, tokens, type State } from '@ridotto/games/valencia/box/state.ts';
import type { Lesson } from '../search/lesson.ts';
import { Ground } from './ground.ts';
import { Outlook } from './outlook.ts';
import { Prospects } from './prospects.ts';
import { Worth } from './worth.ts';

const OWN = 22;

export const lesson: Lesson<State> = {
  own: OWN,
  common: 8,
  school: {
    games: [
      { players: 2, games: 790, seed: 201 },
      { players: 4, games: 400, seed: 202 },
    ],
    hidden: 0,
    rounds: 8,
    decay: 0.003,
  },
  example: (s, last) => s.letter !== last.letter || s.round !== last.round,
  notice(s, own, common, strength) {
    const outlook = new Outlook(s);
    const ground = new Ground(s, outlook);
    const left = ROUNDS - s.round - s.letter / 9;
    for (const cell of ground.squares) {
      const p = s.member[cell] - 1;
      if (p < 0) continue;
      own[p * OWN] += (1 + ground.fountains[cell] + ground.palms[cell]) / 10;
      own[p * OWN + 1] += 0.2;
    }
    for (let p = 0; p < s.seats; p++) {
      const at = p * OWN;
      own[at + 2] = s.prestige[p] / 10;
      own[at + 3] = countCouncil(s, p) / 2;
      own[at + 4] = has(s.council[NOBILITY], p) ? 1 : 0;
      own[at + 5] = has(s.council[CHURCH], p) ? 1 : 0;
      own[at + 6] = s.privileges[p] / 2;
      own[at + 7] = Math.min(8, s.coins[p]) / 4;
      own[at + 8] = tokens(s, p) / 4;
      let price = 0;
      for (let g = 0; g < GUILDS; g++) price += s.resources[p * GUILDS + g] * s.edition.price[g];
      own[at + 9] = price / 8;
      own[at + 10] = s.supply[p] / 4;
      own[at + 11] = s.supply[p] === 0 ? 1 : 0;
      const prospects = new Prospects(s, p, outlook, ground);
      let missions = 0;
      for (const mission of missionsOf(s, p, KEPT)) {
        own[at + 12] += prospects.of(mission) / 5;
        missions++;
      }
      own[at + 13] = missions / 4;
      own[at + 14] = influenceOf(s, p, false) / 20;
      own[at + 15] = influenceOf(s, p, true) / 10;
      own[at + 16] = pilesLeft(s, p) / 4;
      own[at + 17] = drawPile(s, p) / 12;
      own[at + 18] = s.pawn === p ? 1 : 0;
      own[at + 19] = own[at + 3] * outlook.rounds;
      own[at + 20] = new Worth(s, p).now() / 10;
      own[at + 21] = own[at + 20] / Math.sqrt(left + 0.3);
      strength[p] = own[at] + own[at + 2] + own[at + 12] / 2 + own[at + 19] / 5 + own[at + 6] / 5;
    }
    common[0] = s.round / ROUNDS;
    common[1] = s.letter / 8;
    common[2] = outlook.rounds / ROUNDS;
    common[3] = outlook.placements / 12;
    common[4] = (s.seats - 2) / 3;
    common[5] = outlook.auctions / 30;
    common[6] = outlook.seats / 5;
    common[7] = s.seats === 2 ? 1 : 0;
  },
};

/** Of the cards still to be drawn, or of those in piles that are still to be revealed. */
function influenceOf(s: State, p: number, inPiles: boolean): number {
  let sum = 0;
  if (inPiles) {
    for (let i = p * DECK; i < p * DECK + s.held[p]; i++) if (s.pileOf[i] !== s.shown[p] - 1) sum += s.edition.value[s.hand[i]] ?? 0;
    return sum;
  }
  for (let k = 0; k < CARDS; k++) sum += s.bag[p * CARDS + k] * s.edition.value[k];
  for (let i = p * DECK; i < p * DECK + s.unders[p]; i++) sum += s.edition.value[s.under[i]] ?? 0;
  return sum;
}
function pilesLeft(s: State, p: number): number {
  let piles = 0;
  for (let i = p * DECK; i < p * DECK + s.held[p]; i++) if (s.pileOf[i] !== s.shown[p] - 1) piles |= 1 << s.pileOf[i];
  let n = 0;
  for (; piles !== 0; piles &= piles - 1) n++;
  return n;
}
