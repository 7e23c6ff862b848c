// What the search is told of Venice.
import { venice } from '@ridotto/games/venice/index.ts';
import { TILES, MISSIONS, SEATS } from '@ridotto/games/venice/box/material.ts';
import { isInEffect, type State } from '@ridotto/games/venice/box/state.ts';
import { AT } from '@ridotto/games/venice/rules/contents.ts';
import type { Guide } from '../search/guide.ts';
import { margin } from '../search/margin.ts';
import { Mind } from './mind.ts';
import { effectWorth } from './missions.ts';
import { Purse } from './purse.ts';
import { steady } from './steady.ts';
import { usual } from './taste.ts';

export const guide: Guide<State> = {
  policy: steady,
  searched: (s) => ![AT.encounter, AT.pay, AT.cubes].includes(s.node as never),
  candidates: 6,
  enough: 40,
  horizon: 24,
  settled: (s, from) => s.turn > from.turn + 1,
  value(s, seat) {
    if (s.awaited === 0) return margin(venice, s, seat) - (s.seats === 1 ? s.vp[SEATS] : 0);
    const mind = new Mind(s, seat, seat * 2, usual);
    let sum = mind.worth(new Purse().read(s, seat, seat * 2)) + stands(s, seat, mind.left);
    for (let p = 0; p < s.seats; p++) if (p !== seat) sum -= mind.rival * (s.vp[p] + stands(s, p, mind.left));
    if (s.seats === 1) sum -= s.vp[SEATS];
    return sum;
  },
};
/** What has been built up: assistants, the part in the council that they give, permanent effects. */
function stands(s: State, seat: number, left: number): number {
  let sum = 0;
  let n = 0;
  for (let t = 0; t < TILES; t++) {
    const space = s.space[seat * TILES + t];
    if (space > 0) {
      sum += 0.2 * left * space;
      n++;
    }
  }
  const hoped = n + 0.75 * left;
  const council = s.council[seat] + 0.4 * left;
  if (hoped >= 9) sum += (n * (council + 3)) / 9;
  else if (hoped >= 7) sum += (n * council) / 14;
  for (let m = 0; m < MISSIONS; m++) if (isInEffect(s, seat, m)) sum += effectWorth(s, m, left);
  return sum;
}
