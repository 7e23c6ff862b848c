// What a seat may know, as numbers: cards that it has not seen lie with those undrawn; besides that, how many of them there are elsewhere.
import { observing } from '@ridotto/engine';
import { SEATS } from '../box/material.ts';
import { fresh, State } from '../box/state.ts';
import { hide } from './sample.ts';

const BESIDES = {
  // By seat, 0 for one's own: missions that are not completed, missions between drawing and keeping, influence cards;
  // 1: a secret choice is made
  unfinishedMissions: SEATS,
  drawnMissions: SEATS,
  cardsInHand: SEATS,
  chosen: SEATS,
  // Somebody else chooses from so many
  drawnCards: 1,
  drawnSmugglers: 1,
  // Alone: so many are out of the game, [letter]
  smugglersAside: 2,
};

export const observation = observing(State.table, BESIDES, fresh, (t, s, seat, more) => {
  const { hidden, drawnCards, drawnSmugglers } = hide(t, s, seat);
  for (const { seat: p, missions, drawn, cards, done } of hidden) {
    more.unfinishedMissions[p] = missions;
    more.drawnMissions[p] = drawn;
    more.cardsInHand[p] = cards;
    more.chosen[p] = done ? 1 : 0;
  }
  more.drawnCards[0] = drawnCards;
  more.drawnSmugglers[0] = drawnSmugglers;
  const each = s.smugglerAside.length / 2;
  for (let i = 0; i < s.smugglerAside.length; i++) if (s.smugglerAside[i] > 0) more.smugglersAside[i < each ? 0 : 1]++;
  t.smugglerAside.fill(0);
});
