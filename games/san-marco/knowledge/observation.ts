// What a seat may know, as numbers. Cards that it does not see lie with those undrawn; of them their backs are known, and once the
// splits are done how many lie in each offer.
import { observing } from '@ridotto/engine';
import { fresh, HANDFUL, State } from '../box/state.ts';
import { hide } from './sample.ts';

export const observation = observing(State.table, {}, fresh, (t, s, seat) => {
  for (const { cut, sizes } of hide(t, s, seat)) {
    if (!sizes) continue;
    let at = cut * HANDFUL;
    for (const [offer, n] of sizes.entries()) {
      t.offerOf.fill(offer, at, at + n);
      at += n;
    }
    t.split[cut] = s.split[cut];
    t.filled[cut] = s.filled[cut];
  }
});
