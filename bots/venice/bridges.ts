// Where a bridge does most good: on a dear canal that one is likely to use, and that others use too.
import { has } from '@ridotto/engine';
import { GONDOLAS, SEATS } from '@ridotto/games/venice/box/material.ts';
import type { State } from '@ridotto/games/venice/box/state.ts';
import type { Mind } from './mind.ts';

export function bridgeWorth(mind: Mind, canal: number): number {
  const { s, seat } = mind;
  const [a, b] = s.edition.ends[canal];
  let worth = 0.6 * s.edition.cost[canal];
  for (const quay of [a, b]) {
    worth += 0.2 * s.edition.ways[quay].length;
    for (let g = 0; g < GONDOLAS; g++) if (s.gondola[g] === quay) worth += g >> 1 === seat ? 0.4 : g >> 1 < SEATS ? 0.1 : 0;
    for (const m of mind.prospects.hand) if (s.edition.missions[m].destination === s.buildingAt[quay]) worth += 0.4;
  }
  return worth - onTheWay(s, a, b);
}
/** In the middle of a way, behind one: not again this turn. */
const onTheWay = (s: State, a: number, b: number): number => (s.passing > 0 && has(s.visited, a) && has(s.visited, b) ? 1 : 0);
