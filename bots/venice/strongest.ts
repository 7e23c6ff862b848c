// The strongest player: the strong one, who also looks where a gondola may go on from where it comes to rest, would not be arrested for
// anything, and to whom some things are worth something else among others as strong. Which things, and how much, was found by games in
// which each seat had some of that, by lot (docs/decisions/0054).
import type { Prices } from '../search/prices.ts';
import { learnt } from './learnt.ts';
import { FULL, INTRIGUE, SCROLLS, SPACES } from './noticing.ts';
import { playing } from './playing.ts';
import { prices } from './prices.ts';
import type { Taste } from './taste.ts';

/** It was found in games for four. */
const MANY = 4;
/** Of what was learnt among steady players. */
const OF_INTRIGUE = 0.5;
const OF_SPACES = 0.7;
/** More than that, in points. */
const A_SCROLL = 0.25;

function amongStrong(of: Prices): Prices {
  const each = of.each.map((price, thing) => {
    if (thing === INTRIGUE) return OF_INTRIGUE * price;
    if (thing === SCROLLS) return price + A_SCROLL;
    return thing >= SPACES && thing < FULL ? OF_SPACES * price : price;
  });
  return { ...of, each };
}

const tastes = new Map<number, Taste>();
export function tasteOfStrongest(players: number): Taste {
  let taste = tastes.get(players);
  if (taste === undefined) {
    taste =
      players < MANY
        ? learnt(prices, players)
        : { ...learnt(prices.map(amongStrong), players), arrest: 100, missionCoin: 1, council: 0.8, wayOn: 0.8 };
    tastes.set(players, taste);
  }
  return taste;
}

export const strongest = playing('strongest', tasteOfStrongest);
