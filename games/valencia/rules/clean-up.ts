// Clean-up (4.2, point 7). Revealed cards go to the discard; whoever revealed and performed no action (R7) may put exactly
// one card of the pile at the bottom of the own draw pile, asked in rank order.
import { ALL, ask, auto, type Node } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as cards from '../box/draw-pile.ts';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { card as nameOf, id } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { verbOf } = choices;
const { putUnder, removeFromHand } = cards;
const { CARDS, DECK } = box;
const { done } = SAY;
const { 'take-back': takeBack } = SAY;

export const cleanUp = {
  'take-back': ask({
    while: 'idle',
    who: nextIdle,
    legal(s, seat, out) {
      let before = -1;
      for (let i = seat * DECK, end = i + s.held[seat]; i < end; i++) {
        if (s.pileOf[i] !== s.shown[seat] - 1 || s.hand[i] === before) continue;
        before = s.hand[i];
        out.add(takeBack.make(before));
      }
      out.add(done.make());
    },
    apply(s, seat, choice, io) {
      s.idle &= ~(1 << seat);
      if (verbOf(choice) === done.tag) {
        io.tell(ALL, 'declines', () => ({ seat: id(seat), what: 'take-back' }));
        return;
      }
      const card = takeBack.card(choice);
      removeFromHand(s, seat, revealed(s, seat, card));
      putUnder(s, seat, card, true);
      io.tell(ALL, 'takes-back', () => ({ seat: id(seat), card: nameOf(card) }));
    },
    whyNot: (_, seat, choice) =>
      verbOf(choice) === takeBack.tag
        ? { rule: 'card-not-in-pile', facts: { seat: id(seat), card: nameOf(takeBack.card(choice)) } }
        : undefined,
  }),
  clear: auto((s) => {
    for (let p = 0; p < s.seats; p++)
      for (let i = p * DECK; s.shown[p] > 0 && i < p * DECK + s.held[p];)
        if (s.pileOf[i] !== s.shown[p] - 1) i++;
        else {
          s.discard[p * CARDS + s.hand[i]]++;
          removeFromHand(s, p, i);
        }
    s.shown.fill(0);
    s.totals.fill(0);
    s.ranks.fill(0);
    s.ninaCards.fill(0);
    s.ranked = 0;
    s.acts = 0;
    s.acting = 0;
    s.granted = 0;
    s.letter++;
  }),
} satisfies Record<string, Node<State>>;

function nextIdle(s: State): number {
  for (let i = 0; i < s.ranked; i++) if ((s.idle >> s.ranks[i]) & 1) return s.ranks[i];
  return 0;
}
function revealed(s: State, seat: number, card: number): number {
  let i = seat * DECK;
  while (s.pileOf[i] !== s.shown[seat] - 1 || s.hand[i] !== card) i++;
  return i;
}
