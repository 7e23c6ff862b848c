// 4.2 PHASE II, THE AUCTIONS of steps A to G: reveal a pile, pass, or wait; then the ranking.
import { ALL, ask, auto, script, type Io, type Node } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as box from '../box/material.ts';
import * as table from '../box/state.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT as NODES } from './contents.ts';
import { takeAtOnce } from './special-cards.ts';
import { card as nameOf, id, rankId } from './telling.ts';
import { total, totalOfNina } from './totals.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const AT = NODES;
const { verbOf } = choices;
const { AUCTIONS, BASIC, CARDS, DECK, LUCK, NINA, STEPS } = box;
const { cardsOf, clockwise, guildOf, sizeOf } = table;
const { reveal, pass, wait } = SAY;

export const auction = {
  auctions: script([AT.open, AT.bids, AT.ranking, AT.acts, AT['take-back'], AT.clear], (s) => s.letter < AUCTIONS),

  // In every round from A on, the first included (R32). 1. The holder of the pawn is first; the queue is everybody, clockwise.
  open: auto((s, io) => {
    s.first = s.pawn;
    s.queued = s.seats;
    for (let i = 0; i < s.seats; i++) s.queue[i] = clockwise(s, s.first, i);
    const guild = guildOf(s);
    io.tell(ALL, 'step', () => ({
      round: s.round + 1,
      step: STEPS[s.letter],
      ...(guild >= 0 && { guild: box.guildName(guild) }),
      first: id(s.first),
    }));
  }),

  // 2. The head of the queue does exactly one thing. Who has no pile left passes when reached (R15).
  bids: script([AT['next-bidder'], AT.bid, AT['special-cards']], 'queued'),
  'next-bidder': auto((s, io) => {
    s.supports = 0;
    s.wanderers = 0;
    while (s.queued > 0 && s.held[s.queue[0]] === 0) {
      const seat = s.queue[0];
      leaveQueue(s);
      io.tell(ALL, 'passes', () => ({ seat: id(seat), piles: 0 }));
    }
    s.bidding = s.queued > 0 ? 1 : 0;
  }),
  bid: ask({
    while: 'bidding',
    who: (s) => s.queue[0],
    legal(s, seat, out) {
      let piles = 0;
      for (let i = seat * DECK, end = i + s.held[seat]; i < end; i++) piles |= 1 << s.pileOf[i];
      for (let k = 0; piles >> k !== 0; k++) if ((piles >> k) & 1) out.add(reveal.make(k));
      out.add(pass.make());
      if (s.privileges[seat] > 0 && s.queued > 1) out.add(wait.make());
    },
    apply(s, seat, choice, io) {
      const verb = verbOf(choice);
      s.bidding = 0;
      leaveQueue(s);
      if (verb === reveal.tag) turnUp(s, seat, reveal.pile(choice), io);
      else if (verb === pass.tag) io.tell(ALL, 'passes', () => ({ seat: id(seat), piles: piles(s, seat) }));
      else {
        s.privileges[seat]--;
        s.queue[s.queued++] = seat;
        io.tell(ALL, 'waits', () => ({ seat: id(seat), privileges: s.privileges[seat] }));
      }
    },
    whyNot(s, seat, choice) {
      const verb = verbOf(choice);
      if (verb === reveal.tag) return { rule: 'no-such-pile', facts: { seat: id(seat), pile: reveal.pile(choice) + 1 } };
      if (verb !== wait.tag) return undefined;
      if (s.privileges[seat] === 0) return { rule: 'no-privilege', facts: { seat: id(seat) } };
      return { rule: 'nobody-to-wait-for', facts: { seat: id(seat) } };
    },
  }),

  // 3. and 4. Totals; higher first; ties by the distance from the first player when the auction began, waiting or not (R16).
  ranking: auto((s, io) => {
    s.supports = 0;
    s.wanderers = 0;
    if (s.seats === 2) ninaReveals(s, io);
    for (let i = 0; i < s.seats; i++) {
      const seat = clockwise(s, s.first, i);
      if (s.shown[seat] > 0) s.totals[seat] = total(s, seat);
    }
    rank(s);
    const winner = s.ranks[0];
    // 5. The pawn goes to rank 1 at once; not to Nina (R17).
    if (s.ranked > 0 && winner !== NINA) s.pawn = winner;
    s.acts = Math.min(s.ranked, s.edition.auctions[s.letter].acting[s.seats]);
    s.acting = 0;
    io.tell(ALL, 'ranking', () => ({
      ranks: [...s.ranks.subarray(0, s.ranked)].map((seat) => ({ seat: rankId(seat), total: s.totals[seat] })),
      acting: s.acts,
      pawn: id(s.pawn),
    }));
  }),
} satisfies Record<string, Node<State>>;

function leaveQueue(s: State): void {
  s.queued--;
  s.queue.copyWithin(0, 1);
  s.queue[s.queued] = 0;
}
const piles = (s: State, seat: number): number => {
  let n = 0;
  for (let k = 0; k < s.piles[seat]; k++) if (sizeOf(s, seat, k) > 0) n++;
  return n;
};

function turnUp(s: State, seat: number, pile: number, io: Io): void {
  s.shown[seat] = pile + 1;
  for (let i = seat * DECK, end = i + s.held[seat]; i < end; i++) {
    const known = seat * CARDS + s.hand[i];
    if (s.pileOf[i] === pile && s.known[known] > 0) s.known[known]--;
  }
  io.reveal(ALL, 'reveals', () => ({ seat: id(seat), pile: pile + 1, cards: cardsOf(s, seat, pile).map(nameOf) }));
  takeAtOnce(s, seat, pile, io);
}

/** 7: at B, D and F, once both players have finished, even if both passed (R18). Her cards are out of the game. */
function ninaReveals(s: State, io: Io): void {
  const cards = s.edition.auctions[s.letter].ninaCards;
  for (let n = 0; n < cards && s.ninaBag.some((left) => left > 0); n++) s.ninaCards[io.draw(LUCK.nina, s.ninaBag)]++;
  if (s.ninaCards.every((n) => n === 0)) return;
  s.totals[NINA] = totalOfNina(s);
  io.reveal(ALL, 'nina-reveals', () => ({
    cards: Array.from({ length: BASIC }, (_, k) => Array<string>(s.ninaCards[k]).fill(nameOf(k))).flat(),
    total: s.totals[NINA],
  }));
}

/** In rank order; Nina wins every tie. A total of 0 ranks too. */
function rank(s: State): void {
  s.ranked = 0;
  const better = (total: number, than: number): boolean => total > s.totals[than];
  const insert = (seat: number): void => {
    let at = s.ranked++;
    while (at > 0 && better(s.totals[seat], s.ranks[at - 1])) {
      s.ranks[at] = s.ranks[at - 1];
      at--;
    }
    s.ranks[at] = seat;
  };
  if (s.ninaCards.some((n) => n > 0)) insert(NINA);
  s.idle = 0;
  for (let i = 0; i < s.seats; i++) {
    const seat = clockwise(s, s.first, i);
    if (s.shown[seat] === 0) continue;
    insert(seat);
    s.idle |= 1 << seat;
  }
}
