// What is noticed about a seat of Venice between two turns, so that it can be learnt what it brings.
import { SEATS, TILES, TYPES } from '@ridotto/games/venice/box/material.ts';
import { bridgesOf, cardsInHand, completed, placed, spaceOf, unfinished, type State } from '@ridotto/games/venice/box/state.ts';
import { OFTEN, ONCE, type Pricing, type Use } from '../search/prices.ts';
import { Prospects } from './missions.ts';
import { gone, usual } from './taste.ts';

/** Things, in their order; of those after FULL it is only taken into account that they are there. */
export const COINS = 0;
export const RICHES = 1;
export const SCROLLS = 2;
export const INTRIGUE = 3;
export const BRIM = 4;
export const CARDS = 5;
export const BRIDGES = 6;
/** [tile] spaces that an assistant has come; whether it has come to the last. */
export const SPACES = 7;
export const FULL = SPACES + TILES;
const BESIDES = FULL + TILES;

/** Coins that are soon of use, and scrolls that ever are. */
export const USEFUL_COINS = 8;
export const USEFUL_SCROLLS = 6;
/** So near to the end of its track intrigue harms by itself. */
export const NEAR_BRIM = 2;
const LAST_SPACE = 4;

const BEFORE: readonly Use[] = [ONCE, ONCE, ONCE, OFTEN, ONCE, OFTEN, OFTEN];
const AFTER: readonly Use[] = [ONCE, OFTEN, ONCE, ONCE, ONCE, ONCE, ONCE];

export const pricing: Pricing<State> = {
  things: [...BEFORE, ...Array<Use>(TILES).fill(OFTEN), ...Array<Use>(TILES).fill(ONCE), ...AFTER],
  school: {
    games: [
      { players: 1, games: 1200, seed: 302 },
      { players: 2, games: 700, seed: 301 },
      { players: 4, games: 300, seed: 303 },
    ],
    decay: 0.005,
  },
  example: (s, last) => s.turn !== last.turn,
  gone,
  turns: (s) => s.turn,
  points: (s, seat) => s.vp[seat] - (s.seats === 1 ? s.vp[SEATS] : 0),
  notice(s, seat, out) {
    const coins = s.coins[seat];
    out[COINS] = Math.min(USEFUL_COINS, coins);
    out[RICHES] = Math.max(0, coins - USEFUL_COINS);
    out[SCROLLS] = Math.min(USEFUL_SCROLLS, s.scrolls[seat]);
    out[INTRIGUE] = s.intrigue[seat];
    out[BRIM] = s.intrigue[seat] >= s.edition.file.playerBoard.intrigueMax[s.seats] - NEAR_BRIM ? 1 : 0;
    out[CARDS] = cardsInHand(s, seat);
    out[BRIDGES] = bridgesOf(s, seat);
    for (let t = 0; t < TILES; t++) {
      out[SPACES + t] = spaceOf(s, seat, t);
      out[FULL + t] = spaceOf(s, seat, t) === LAST_SPACE ? 1 : 0;
    }
    out[BESIDES] = s.council[seat];
    out[BESIDES + 1] = placed(s, seat);
    out[BESIDES + 2] = completed(s, seat);
    out[BESIDES + 3] = unfinished(s, seat);
    const [first, second] = [0, 1].map((g) => Array.from(s.cubes.subarray((seat * 2 + g) * TYPES, (seat * 2 + g + 1) * TYPES)));
    out[BESIDES + 4] = new Prospects(s, seat, usual, usual.left(s), second).worth(first, s.scrolls[seat], 0);
    out[BESIDES + 5] = [...first, ...second].reduce((a, b) => a + b);
    out[BESIDES + 6] = s.favour[seat];
  },
};
