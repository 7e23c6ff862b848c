// What a seat may know, as numbers: another's hidden cards are in their bag, and missions that it has not seen in the deck; besides
// that, how many of them the others have.
import { observing } from '@ridotto/engine';
import { SEATS } from '../box/material.ts';
import { fresh, State } from '../box/state.ts';
import { hide } from './sample.ts';
import { isChoosing } from './view.ts';

/** By seat, 0 for one's own: missions kept, rejected, and still to be kept or rejected, where while all choose these are one; cards out
    of play, face down. */
const BESIDES = { keptMissions: SEATS, rejectedMissions: SEATS, choosingMissions: SEATS, cardsAside: SEATS };

export const observation = observing(State.table, BESIDES, fresh, (t, s, seat, more) => {
  for (const { seat: p, kept, rejected, choosing, aside } of hide(t, s, seat)) {
    const secret = isChoosing(s);
    more.keptMissions[p] = secret ? 0 : kept;
    more.rejectedMissions[p] = secret ? 0 : rejected;
    more.choosingMissions[p] = secret ? kept + rejected + choosing : choosing;
    more.cardsAside[p] = aside;
  }
});
