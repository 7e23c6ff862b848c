// Influence cards: what each would bring now, and what it is worth to keep it.
import { CAPACITY, CARD_NAMES, QUAYS, TILES, TYPES, type Card } from '@ridotto/games/venice/box/material.ts';
import { cubesOn, spaceOf, type State } from '@ridotto/games/venice/box/state.ts';
import { aftersAt } from '@ridotto/games/venice/rules/ways.ts';
import { activate, takeIntrigue, use } from './effects.ts';
import { Mind } from './mind.ts';
import { Purse } from './purse.ts';
import { Routes } from './routes.ts';
import type { Taste } from './taste.ts';

/** In points, in the middle of the game. */
const USUAL: Readonly<Record<Card, number>> = {
  'bribe-foreman': 1,
  overtime: 2.2,
  'bribe-councillors': 2,
  'trade-information': 2,
  'build-bridge': 2.2,
  'promote-workers': 1.2,
  'manage-stocks': 1.6,
  'make-offer': 2,
  investigate: 1.4,
  testify: 1.3,
  'hire-spy': 1.6,
};
export const usual = (k: number): number => USUAL[CARD_NAMES[k]];

/** What playing it now brings, compared with `p`. The spy is planned with the route, see `spying`. */
export function gainOf(mind: Mind, p: Purse, k: number): number {
  const { s, seat } = mind;
  const then = new Purse().copy(p);
  const card = s.edition.influence[k];
  switch (CARD_NAMES[k]) {
    case 'bribe-foreman': {
      for (let i = 0; i < card.takeIntrigue; i++) takeIntrigue(mind, then);
      return mind.worth(then) - mind.worth(p) + Math.max(...tiles(s, seat).map((t) => raising(mind, t, 4)));
    }
    case 'promote-workers':
      return Math.max(...tiles(s, seat).map((t) => raising(mind, t, spaceOf(s, seat, t) + 1)));
    case 'overtime':
      return Math.max(...[0, 1].map((which) => overtime(s, seat, seat * 2 + which, mind.taste)));
    case 'manage-stocks':
      return stocks(mind, p);
    case 'bribe-councillors': {
      use(mind, then, card);
      const second = new Purse().copy(then);
      const more = card.second !== null && use(mind, second, card.second) ? mind.worth(second) : -Infinity;
      return Math.max(mind.worth(then), more) - mind.worth(p);
    }
    case 'hire-spy':
      return 0;
    default:
      return use(mind, then, card) ? mind.worth(then) - mind.worth(p) : 0;
  }
}
const tiles = (s: State, seat: number): number[] => Array.from({ length: TILES }, (_, t) => t).filter((t) => spaceOf(s, seat, t) % 4 > 0);

/** An assistant comes to a higher space: what its effects do in a visit or two that may follow. */
export function raising(mind: Mind, tile: number, to: number): number {
  const { s, seat } = mind;
  const from = spaceOf(s, seat, tile);
  const visits = Math.min(1.5, mind.left / 5);
  let worth = mind.taste.raised(tile, from, to, mind.left);
  for (let space = from; space < to; space++) {
    const before = new Purse().read(s, seat, mind.g);
    const after = new Purse().copy(before);
    if (use(mind, after, s.edition.effects[tile][space])) worth += visits * Math.max(0, mind.worth(after) - mind.worth(before));
  }
  return worth;
}
/** What a building gives again to a gondola that lies there. */
export function overtime(s: State, seat: number, g: number, taste: Taste): number {
  const quay = s.gondola[g];
  if (quay >= QUAYS) return 0;
  const b = s.buildingAt[quay];
  const mask = b < TILES ? (1 << spaceOf(s, seat, b)) - 1 : 3;
  if (mask === 0) return 0;
  const mind = new Mind(s, seat, g, taste);
  const p = new Purse().read(s, seat, g);
  const before = mind.worth(p);
  activate(mind, p, b, mask, aftersAt(s, seat, b));
  return mind.worth(p) - before;
}
/** One cube more, on either; that all may be exchanged is left out of account. */
function stocks(mind: Mind, p: Purse): number {
  const { s, g } = mind;
  const now = mind.prospects.worth(p.cubes, p.scrolls, 0);
  let most = now;
  for (let t = 0; t < TYPES; t++)
    for (let which = 0; which < 2; which++) {
      const cubes = [g, g ^ 1].map((x) => Array.from(s.cubes.subarray(x * TYPES, (x + 1) * TYPES)));
      if (cubesOn(s, which === 0 ? g : g ^ 1) === CAPACITY) continue;
      cubes[which][t]++;
      most = Math.max(most, mind.prospects.both(cubes[0], cubes[1], p.scrolls));
    }
  return most - now;
}
/** What a spy brings on the best route with him. */
export function spying(routes: Routes, quay: number, p: Purse, price: number, without: number): number {
  const then = new Purse().copy(p);
  then.coins -= price;
  const route = routes.from(quay, 1 << quay, 0, then, true);
  return route.spy < QUAYS ? route.worth - without : 0;
}
