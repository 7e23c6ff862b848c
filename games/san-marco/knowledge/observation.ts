// What a seat may know, as numbers. Cards that it does not see lie with those undrawn; of them their backs are known, and once the
// splits are done how many lie in each offer.
import { observing } from '@ridotto/engine';
import { ACTIONS } from '../box/material.ts';
import { cuts, fresh, HANDFUL, State, UNASSIGNED } from '../box/state.ts';
import { cutting, seesCut } from './view.ts';

/** In `cards`: what its back says. */
const ACTION_BACK = -1;
const LIMIT_BACK = -2;

export const observation = observing(State.table, {}, fresh, (t, s, seat) => {
  for (let cut = 0; cut < cuts(s); cut++) {
    if (s.drawn[cut] === 0 || seesCut(s, seat, cut)) continue;
    const first = cut * HANDFUL;
    const last = first + s.drawn[cut];
    for (let i = first; i < last; i++) {
      const card = s.cards[i];
      if (card < ACTIONS) t.actionPile[card]++;
      else t.limitPile[card - ACTIONS]++;
      t.cards[i] = card < ACTIONS ? ACTION_BACK : LIMIT_BACK;
    }
    if (cutting(s)) {
      t.offerOf.fill(UNASSIGNED, first, last);
      t.split[cut] = 0;
      t.filled[cut] = 0;
    } else t.offerOf.subarray(first, last).sort();
  }
});
