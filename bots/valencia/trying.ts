// Actions tried on a position and taken back: what it is worth after each, once it is known what it is worth now.
import { COST_OF, GUILD_OF, PALM_STANDS, TREE_STANDS } from '@ridotto/games/valencia/box/city.ts';
import type { State } from '@ridotto/games/valencia/box/state.ts';
import { within } from '@ridotto/games/valencia/box/city-now.ts';
import { GUILDS } from '@ridotto/games/valencia/box/material.ts';
import { CITY, COUNCIL, GOODS, SITES } from './prospects.ts';
import type { Worth } from './worth.ts';

/** Using a fountain's ability brings about this much. */
const ABILITY = 0.8;

export function afterPlacing(w: Worth, cell: number): number {
  const { s, seat } = w;
  const cost = COST_OF[s.ground[cell]];
  s.member[cell] = seat + 1;
  s.supply[seat]--;
  s.coins[seat] -= cost;
  const worth = w.after(CITY | GOODS) + (hasAbility(s, cell) ? ABILITY : 0);
  s.member[cell] = 0;
  s.supply[seat]++;
  s.coins[seat] += cost;
  return worth;
}
function hasAbility(s: State, cell: number): boolean {
  const { near } = s.layout;
  for (let j = cell * 4; j < cell * 4 + 4; j++)
    if (near[j] >= 0 && s.fountain[near[j]] > 0 && s.edition.ability[s.fountain[near[j]] - 1] >= 0) return true;
  return false;
}

export function afterTaking(w: Worth, guild: number): number {
  const { s, seat } = w;
  s.resources[seat * GUILDS + guild]++;
  const worth = w.after(GOODS);
  s.resources[seat * GUILDS + guild]--;
  return worth;
}
export function afterSelling(w: Worth, guild: number): number {
  const { s, seat } = w;
  s.resources[seat * GUILDS + guild]--;
  s.coins[seat] += s.edition.price[guild];
  const worth = w.after(GOODS);
  s.coins[seat] -= s.edition.price[guild];
  s.resources[seat * GUILDS + guild]++;
  return worth;
}
export function afterUpgrading(w: Worth, guild: number): number {
  const { s, seat } = w;
  s.resources[seat * GUILDS + guild]--;
  s.resources[seat * GUILDS + guild + 1]++;
  const worth = w.after(GOODS);
  s.resources[seat * GUILDS + guild]++;
  s.resources[seat * GUILDS + guild + 1]--;
  return worth;
}
/** A seat of the Council for oneself alone; or, with Support, beside another. */
export function afterSitting(w: Worth, where: number, alone = true): number {
  const before = w.s.council[where];
  w.s.council[where] = alone ? 1 << w.seat : before | (1 << w.seat);
  const worth = w.after(COUNCIL);
  w.s.council[where] = before;
  return worth;
}
export function afterMoving(w: Worth, from: number, to: number): number {
  w.s.member[from] = 0;
  w.s.member[to] = w.seat + 1;
  const worth = w.after(CITY);
  w.s.member[to] = 0;
  w.s.member[from] = w.seat + 1;
  return worth;
}
export function afterPlanting(w: Worth, point: number): number {
  w.s.trees[point] = PALM_STANDS;
  const worth = w.after(SITES);
  w.s.trees[point] = TREE_STANDS;
  return worth;
}
export function afterShifting(w: Worth, from: number, to: number): number {
  const { trees } = w.s;
  trees[from] = TREE_STANDS;
  trees[to] = PALM_STANDS;
  const worth = w.after(SITES);
  trees[to] = TREE_STANDS;
  trees[from] = PALM_STANDS;
  return worth;
}
export function afterBuilding(w: Worth, space: number): number {
  w.s.fountain[space] = w.s.tiles[w.s.round] + 1;
  const worth = w.after(SITES);
  w.s.fountain[space] = 0;
  return worth;
}

/** [square] what it is worth to place a member there: of a guild, and so that it can be paid for. */
export function placings(w: Worth, guild: number): Map<number, number> {
  const { s, seat } = w;
  const worths = new Map<number, number>();
  if (s.supply[seat] === 0) return worths;
  for (const cell of s.layout.places) {
    const ground = s.ground[cell];
    if (GUILD_OF[ground] === guild && s.member[cell] === 0 && COST_OF[ground] <= s.coins[seat]) worths.set(cell, afterPlacing(w, cell));
  }
  return worths;
}
/** The best of them; at least `now`. */
export const bestPlacing = (w: Worth, guild: number, now: number): number => Math.max(now, ...placings(w, guild).values());
/** The best move of so many steps; at least `now`. */
export function bestMove(w: Worth, steps: number, now: number): number {
  const { s, seat } = w;
  let best = now;
  for (const from of s.layout.places)
    if (s.member[from] === seat + 1) {
      const targets: number[] = [];
      within(s, from, steps, (to) => targets.push(to));
      for (const to of targets) best = Math.max(best, afterMoving(w, from, to));
    }
  return best;
}
/** Selling whatever is better sold; at least `now`. */
export function bestSale(w: Worth, now: number): number {
  const { s, seat } = w;
  const sold = new Int32Array(GUILDS);
  let best = now;
  for (let g = GUILDS - 1; g >= 0; g--)
    while (s.resources[seat * GUILDS + g] > 0) {
      const worth = afterSelling(w, g);
      if (worth <= best) break;
      best = worth;
      sold[g]++;
      s.resources[seat * GUILDS + g]--;
      s.coins[seat] += s.edition.price[g];
    }
  sold.forEach((n, g) => {
    s.resources[seat * GUILDS + g] += n;
    s.coins[seat] -= n * s.edition.price[g];
  });
  return best;
}
