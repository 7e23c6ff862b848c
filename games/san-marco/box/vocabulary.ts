// Everything a player can say, in the order of the rulebook.
import { vocabulary } from '@ridotto/engine';
import { CARD, DISTRICT, OFFER, PAIR, SEAT } from './material.ts';

export const SAY = vocabulary({
  // Set-up: a fourth equal roll; a bridge is set with `on`.
  repeat: {},
  keep: {},
  // The round
  role: { seat: SEAT }, // who is next on the role plate, where the leader chooses
  put: { card: CARD, offer: OFFER }, // the split, card by card
  take: { offer: OFFER },
  play: { card: CARD }, // a card; then its parts:
  to: { district: DISTRICT }, // where a noble, or the first Doge, goes
  on: { pair: PAIR }, // where a bridge goes
  seize: { pair: PAIR, owner: SEAT }, // an opponent's bridge
  in: { district: DISTRICT }, // where a Transfer or Banishment strikes
  of: { victim: SEAT }, // whose noble
  from: { district: DISTRICT }, // the supply is empty: a noble from the board
  over: { district: DISTRICT, bridge: SEAT }, // the Doge's way: into the next district over this owner's bridge
  step: { district: DISTRICT }, // for two points to nobody
  stop: {},
  nothing: {}, // the card is laid aside without effect; no extra banishment
});
