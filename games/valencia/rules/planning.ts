// 4.1 PHASE I, PLANNING. All at once and in secret: draw, then divide into piles. Others see how much was drawn, and how it
// is grouped, only when everybody is ready (R42).
import { ALL, only, together, type Io, type Node } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as cards from '../box/draw-pile.ts';
import * as box from '../box/material.ts';
import * as table from '../box/state.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { bySeat, card as nameOf, id } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { verbOf } = choices;
const { drawCard } = cards;
const { CARDS, DECK } = box;
const { drawPile, NO_PILE, sizes } = table;
const { draw, stop, put } = SAY;

export const planning = {
  planning: together({
    // An empty draw pile means no cards in this round.
    who(s) {
      let seats = 0;
      for (let p = 0; p < s.seats; p++) if (drawPile(s, p) + s.held[p] > 0) seats |= 1 << p;
      return seats;
    },
    legal(s, seat, out) {
      if (s.stopped[seat] === 0) {
        // a) The top card, a look, then another or enough. None goes back. At least one (R6).
        if (drawPile(s, seat) > 0) out.add(draw.make());
        if (s.held[seat] >= s.settings.minDraw) out.add(stop.make());
        return;
      }
      // b) All of them into piles of one or more.
      const first = seat * DECK;
      let kinds = 0;
      for (let i = first, end = first + s.held[seat]; i < end; i++) if (s.pileOf[i] === NO_PILE) kinds |= 1 << s.hand[i];
      const last = Math.min(s.piles[seat], DECK - 1);
      for (let k = 0; k < CARDS; k++) if ((kinds >> k) & 1) for (let pile = 0; pile <= last; pile++) out.add(put.make(k, pile));
    },
    apply(s, seat, choice, io) {
      const verb = verbOf(choice);
      if (verb === stop.tag) s.stopped[seat] = 1;
      else if (verb === draw.tag) {
        const card = drawCard(s, seat, io);
        if (drawPile(s, seat) === 0) s.stopped[seat] = 1;
        io.reveal(only(seat), 'draws', () => ({ seat: id(seat), card: nameOf(card) }));
      } else {
        const pile = put.pile(choice);
        s.pileOf[undivided(s, seat, put.card(choice))] = pile;
        s.put[seat]++;
        if (pile === s.piles[seat]) s.piles[seat]++;
      }
    },
    done: (s, seat) => s.stopped[seat] === 1 && s.put[seat] === s.held[seat],
    commit(s, io) {
      for (let p = 0; p < s.seats; p++) layDown(s, p);
      io.reveal(ALL, 'planned', () => ({
        piles: bySeat(s, (p) => sizes(s, p)),
        left: bySeat(s, (p) => drawPile(s, p)),
      }));
    },
    whyNot(s, seat, choice) {
      const verb = verbOf(choice);
      const facts = { seat: id(seat), drawn: s.held[seat] };
      if (verb === draw.tag)
        return s.stopped[seat] === 1 && drawPile(s, seat) > 0 ? { rule: 'has-stopped', facts } : { rule: 'draw-pile-empty', facts };
      if (verb === stop.tag) return s.stopped[seat] === 1 ? { rule: 'has-stopped', facts } : { rule: 'draw-at-least-one', facts };
      if (verb !== put.tag) return undefined;
      if (s.stopped[seat] === 0) return { rule: 'draw-first', facts };
      const card = nameOf(put.card(choice));
      if (undivided(s, seat, put.card(choice)) < 0) return { rule: 'card-not-drawn', facts: { seat: id(seat), card } };
      return { rule: 'next-pile-in-order', facts: { seat: id(seat), piles: s.piles[seat], pile: put.pile(choice) + 1 } };
    },
  }),
} satisfies Record<string, Node<State>>;

/** Where such a card lies that is in no pile yet; -1: nowhere. */
function undivided(s: State, seat: number, card: number): number {
  for (let i = seat * DECK, end = i + s.held[seat]; i < end; i++) if (s.hand[i] === card && s.pileOf[i] === NO_PILE) return i;
  return -1;
}

/** The piles lie face down. In what order their cards were drawn is over; which of them all must know is noted (9). */
function layDown(s: State, seat: number): void {
  const first = seat * DECK;
  const held = s.held[seat];
  const drawnHidden = noteKnown(s, seat);
  // A hidden card from the bottom may be one that all knew to be somewhere aside: that is not known any more.
  if (drawnHidden) s.knownAside.fill(0, seat * CARDS, (seat + 1) * CARDS);
  const rows = Array.from({ length: held }, (_, i) => s.pileOf[first + i] * CARDS + s.hand[first + i]).sort((a, b) => a - b);
  rows.forEach((row, i) => {
    s.pileOf[first + i] = Math.floor(row / CARDS);
    s.hand[first + i] = row % CARDS;
  });
  s.stopped[seat] = 0;
  s.put[seat] = 0;
  s.deep[seat] = s.unseen[seat];
}
/** Was a card drawn from the bottom that only its owner knew? */
function noteKnown(s: State, seat: number): boolean {
  let hidden = false;
  for (let i = 0; i < s.held[seat]; i++) {
    const at = seat * DECK + i;
    if (s.handSeen[at] === 1) s.known[seat * CARDS + s.hand[at]]++;
    else if (i >= s.deep[seat]) hidden = true;
    s.handSeen[at] = 0;
  }
  return hidden;
}

/** At the end of phase II: piles never revealed go to the discard face down. */
export function putAway(s: State, seat: number, io: Io): void {
  const first = seat * DECK;
  const held = s.held[seat];
  for (let i = first; i < first + held; i++) s.hiddenDiscard[seat * CARDS + s.hand[i]]++;
  if (held > 0)
    io.tell(
      only(seat),
      'puts-away',
      () => ({ seat: id(seat), cards: [...s.hand.subarray(first, first + held)].map(nameOf) }),
      () => ({ seat: id(seat), count: held }),
    );
  s.hand.fill(0, first, first + held);
  s.pileOf.fill(NO_PILE, first, first + held);
  s.held[seat] = 0;
  s.piles[seat] = 0;
  s.deep[seat] = s.unseen[seat];
  for (let k = seat * CARDS; k < (seat + 1) * CARDS; k++) {
    s.knownAside[k] += s.known[k];
    s.known[k] = 0;
  }
}
