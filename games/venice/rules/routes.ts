// 10 The smuggler's route: the cheapest in coins, bridged canals free, no quay twice.
import { has } from '@ridotto/engine';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import { costOf } from './ways.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { QUAYS } = box;
const FAR = 9999;

const priceOf = (s: State, canal: number): number => costOf(s.edition.cost[canal], s.bridges[canal] > 0);

/** What each quay costs to the goal, without the quays of the mask. */
function distances(s: State, goal: number, without: number): number[] {
  const far = Array<number>(QUAYS).fill(FAR);
  far[goal] = 0;
  for (let changed = true; changed;) {
    changed = false;
    s.edition.ends.forEach(([a, b], canal) => {
      const price = priceOf(s, canal);
      for (const [from, to] of [
        [a, b],
        [b, a],
      ])
        if (!has(without, to) && far[from] + price < far[to]) {
          far[to] = far[from] + price;
          changed = true;
        }
    });
  }
  return far;
}

/** The next quays of all cheapest routes from here. */
export function nextQuays(s: State, from: number, goal: number, passed: number): number[] {
  const far = distances(s, goal, passed);
  const ways = s.edition.ways[from].filter((w) => !has(passed, w.to)).map((w) => ({ to: w.to, cost: priceOf(s, w.canal) + far[w.to] }));
  const least = Math.min(...ways.map((w) => w.cost));
  return ways.filter((w) => w.cost === least).map((w) => w.to);
}
