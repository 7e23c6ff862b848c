// 4 THE ROUND, with four, three (11.2) or two players who are not out.
import { ask, auto, only, script, together, ALL, type Io, type Node } from '@ridotto/engine';
import * as flow from '@ridotto/engine/flow/flow.ts';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import * as table from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT as NODES } from './contents.ts';
import { card as nameOf, cardsOf, id, offersOf } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const AT = NODES;
const { has, lowest } = flow;
const { verbOf } = choices;
const { ACTIONS, BANISHMENT, BRIDGE, CARD, DOGE, LIMITS, LUCK, NOWHERE, SEATS, TRANSFER } = box;
const { role: ROLE, action: ACTION_CARD, limit: LIMIT_CARD } = LUCK;
const { count, cutOf, cuts, distributor, HANDFUL, offers, UNASSIGNED } = table;
const { role, put, take, play } = SAY;
const ALL_OFFERS = 7;

export const round = {
  rounds: script([AT.roles, AT.assign, AT.draw, AT.cut, AT.turns, AT.limits], (s) => s.passageOver === 0),

  // 4.1 The leader is First Distributor. The others' roles are drawn at random, in the order of the role plate.
  roles: auto((s, io) => {
    const { pawns, role, leader, active } = s;
    let players = 1;
    for (let p = 0; p < SEATS; p++) {
      const drawn = p !== leader && has(active, p) ? 1 : 0;
      pawns[p] = drawn;
      role[p] = 0;
      players += drawn;
    }
    role[0] = leader;
    s.players = players;
    s.assigned = 1;
    s.turn = 0;
    s.cut = 0;
    clearCuts(s);
    if (s.settings.leaderChooses && s.players > 2) return;
    io.deal(ROLE, pawns, players - 1, role, 1);
    s.assigned = players;
    tellRoles(s, io);
  }),
  // Setting roleAssignment: the leader gives them out.
  assign: ask({
    while: (s) => s.assigned < s.players,
    who: 'leader',
    legal(s, _, out) {
      for (let p = 0; p < SEATS; p++) if (s.pawns[p] === 1) out.add(role.make(p));
    },
    apply(s, _, choice, io) {
      giveRole(s, role.seat(choice));
      if (s.assigned === s.players - 1) giveRole(s, s.pawns.indexOf(1));
      if (s.assigned === s.players) tellRoles(s, io);
    },
    whyNot(s, _, choice) {
      if (verbOf(choice) !== role.tag) return undefined;
      const seat = role.seat(choice);
      return { rule: has(s.active, seat) ? 'role-given' : 'not-in-the-passage', facts: { seat: id(seat) } };
    },
  }),

  // 4.2 First Distributor draws five Action and three Limit cards, then Second the same; a sole Distributor among three: six and four.
  draw: auto((s, io) => {
    const actions = s.players === 3 ? 6 : 5;
    const limits = s.players === 3 ? 4 : 3;
    for (let cut = 0; cut < cuts(s); cut++) {
      s.left[cut] = (1 << offers(s)) - 1;
      s.drawn[cut] = drawCards(s, cut * HANDFUL, actions, limits, io) - cut * HANDFUL;
      io.reveal(
        only(distributor(s, cut)),
        'drew',
        () => ({ seat: id(distributor(s, cut)), cards: cardsOf(s, cut) }),
        () => ({ seat: id(distributor(s, cut)), count: s.drawn[cut] }),
      );
    }
  }),

  // 4.3 Both Distributors, at the same time and secretly, divide all their cards into offers of at least one card each.
  cut: together({
    who: (s) => {
      let seats = 0;
      for (let cut = 0; cut < cuts(s); cut++) if (s.drawn[cut] > 0) seats |= 1 << distributor(s, cut);
      return seats;
    },
    legal(s, seat, out) {
      const cut = cutOf(s, seat);
      const i = s.split[cut];
      const left = s.drawn[cut] - i;
      if (left === 0) return;
      const card = s.cards[cut * HANDFUL + i];
      const filled = s.filled[cut];
      const all = offers(s);
      const open = left > all - count(filled) ? ALL_OFFERS : ~filled;
      if (has(open, 0)) out.add(put.make(card, 0));
      if (has(open, 1)) out.add(put.make(card, 1));
      if (has(open, 2) && all === 3) out.add(put.make(card, 2));
    },
    apply(s, seat, choice) {
      const cut = cutOf(s, seat);
      const offer = put.offer(choice);
      s.offerOf[cut * HANDFUL + s.split[cut]++] = offer;
      s.filled[cut] |= 1 << offer;
    },
    done: (s, seat) => s.split[cutOf(s, seat)] === s.drawn[cutOf(s, seat)],
    commit(s, io) {
      io.tell(ALL, 'cut', () => ({
        cuts: Array.from({ length: cuts(s) }, (_, cut) => ({
          seat: id(distributor(s, cut)),
          sizes: offersOf(s, cut).map((o) => o.length),
        })),
      }));
      // Fewer than four players lay them face up at once (11.2, A32).
      if (s.players < 4 || s.settings.openOffers) for (let cut = 0; cut < cuts(s); cut++) turnUp(s, cut, io);
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) !== put.tag) return undefined;
      const cut = cutOf(s, seat);
      const next = s.cards[cut * HANDFUL + s.split[cut]];
      if (s.split[cut] === s.drawn[cut]) return { rule: 'split-complete', facts: { seat: id(seat) } };
      if (put.card(choice) !== next) return { rule: 'split-in-order', facts: { next: nameOf(next), card: nameOf(put.card(choice)) } };
      if (put.offer(choice) >= offers(s)) return { rule: 'no-such-offer', facts: { offers: offers(s), offer: put.offer(choice) + 1 } };
      return { rule: 'offer-empty', facts: { offers: offers(s), cards: s.drawn[cut] - s.split[cut] } };
    },
  }),

  // 4.4, 4.5 First Decision Maker, First Distributor, Second Decision Maker, Second Distributor; among three (A26) both
  // Decision Makers, then the Distributor.
  turns: script([AT.turn, AT.choose, AT.play], (s) => s.turn < s.players),
  turn: auto((s, io) => {
    const turn = s.turn++;
    s.cut = s.players === 4 && turn >= 2 ? 1 : 0;
    const choosers = s.players === 4 ? 1 : s.players - 1;
    const i = turn - s.cut * 2;
    s.player = s.role[s.cut * 2 + (i < choosers ? i + 1 : 0)];
    if (i === 0 && s.open[s.cut] === 0) turnUp(s, s.cut, io);
    s.choosing = i < choosers ? 1 : 0;
    if (s.choosing === 0) takeOffer(s, s.player, lowest(s.left[s.cut]), io); // the last offer needs no choice
  }),
  choose: ask({
    while: 'choosing',
    who: 'player',
    legal(s, _, out) {
      for (let offer = 0; offer < 3; offer++) if (has(s.left[s.cut], offer)) out.add(take.make(offer));
    },
    apply(s, seat, choice, io) {
      s.choosing = 0;
      takeOffer(s, seat, take.offer(choice), io);
    },
    whyNot(s, _, choice) {
      if (verbOf(choice) !== take.tag) return undefined;
      const facts = { offer: take.offer(choice) + 1, offers: offers(s) };
      return { rule: facts.offer > facts.offers ? 'no-such-offer' : 'offer-taken', facts };
    },
  }),

  // Their Action cards at once, one after another, in any order they like, each fully resolved before the next. None may be kept (A31).
  play: ask({
    while: 'kinds',
    who: 'player',
    legal(s, _, out) {
      for (let kinds = s.kinds; kinds !== 0; kinds &= kinds - 1) out.add(play.make(lowest(kinds)));
    },
    apply(s, seat, choice, io) {
      const card = play.card(choice);
      if (--s.hand[card] === 0) s.kinds &= ~(1 << card);
      s.used[card]++;
      io.tell(ALL, 'plays', () => ({ seat: id(seat), card: nameOf(card) }));
      if (card < BRIDGE) s.call(AT.district, card);
      else if (card === BRIDGE) s.call(s.stock > 0 ? AT.bridge : AT.seize);
      else if (card === TRANSFER) s.call(AT.transfer);
      else if (card === BANISHMENT) s.call(AT.banishment);
      else if (s.doge === NOWHERE) s.call(AT['first-doge']);
      else {
        s.visited = 1 << s.doge;
        s.call(AT.doge);
      }
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) === play.tag) return { rule: 'card-not-in-hand', facts: { seat: id(seat), card: CARD.values[play.card(choice)] } };
      if (verbOf(choice) !== SAY.nothing.tag && verbOf(choice) !== SAY.stop.tag) return undefined;
      return s.hand[DOGE] > 0 ? { rule: 'doge-compulsory', facts: { seat: id(seat) } } : { rule: 'card-first', facts: { seat: id(seat) } };
    },
  }),
} satisfies Record<string, Node<State>>;

function clearCuts(s: State): void {
  const { offerOf, cards } = s;
  for (let i = 0; i < 2 * HANDFUL; i++) {
    offerOf[i] = UNASSIGNED;
    cards[i] = 0;
  }
  for (let cut = 0; cut < 2; cut++) {
    s.drawn[cut] = 0;
    s.split[cut] = 0;
    s.filled[cut] = 0;
    s.open[cut] = 0;
    s.left[cut] = 0;
  }
}
function giveRole(s: State, seat: number): void {
  s.pawns[seat] = 0;
  s.role[s.assigned++] = seat;
}
function tellRoles(s: State, io: Io): void {
  io.tell(ALL, 'roles', () => ({
    roles: [...s.role.subarray(0, s.players)].map(id),
    round: s.round + 1,
    passage: s.passage + 1,
    last: s.lastRound === 1,
  }));
}

/** From place `to` on; gives the place after the last. The pile cannot run out in the standard game; where it does, the used
    cards are shuffled into a new one, and what is still missing is not drawn (section 9, A27). */
function drawCards(s: State, to: number, actions: number, limits: number, io: Io): number {
  let at = drawActions(s, to, actions, io);
  if (at < to + actions) {
    reshuffle(s, io);
    at = drawActions(s, at, to + actions - at, io);
  }
  const drawn = Math.min(limits, s.limitLeft);
  s.limitLeft -= drawn;
  io.deal(LIMIT_CARD, s.limitPile, drawn, s.cards, at, ACTIONS);
  return at + drawn;
}
function drawActions(s: State, to: number, actions: number, io: Io): number {
  const drawn = Math.min(actions, s.actionLeft);
  s.actionLeft -= drawn;
  io.deal(ACTION_CARD, s.actionPile, drawn, s.cards, to);
  return to + drawn;
}
function reshuffle(s: State, io: Io): void {
  s.actionPile.set(s.used);
  s.used.fill(0);
  for (const n of s.actionPile) s.actionLeft += n;
  if (s.actionLeft > 0) io.tell(ALL, 'reshuffled', () => ({ cards: s.actionLeft }));
}

function turnUp(s: State, cut: number, io: Io): void {
  s.open[cut] = 1;
  io.reveal(ALL, 'turned-up', () => ({ seat: id(distributor(s, cut)), offers: offersOf(s, cut) }));
}

/** Limit cards go face up in front of them, Action cards are theirs to play. */
function takeOffer(s: State, seat: number, offer: number, io: Io): void {
  const { cards, offerOf, hand, limitCards } = s;
  const before = seat * LIMITS - ACTIONS;
  const first = s.cut * HANDFUL;
  let limit = 0;
  let kinds = 0;
  for (let i = first, end = first + s.drawn[s.cut]; i < end; i++) {
    const card = cards[i];
    // Is it in this offer, 1 or 0: reckoned, for a branch would be as good as random (docs/speed.md).
    const taken = ((offerOf[i] ^ offer) - 1) >>> 31;
    if (card >= ACTIONS) {
      limit += taken * (card - ACTIONS + 1);
      limitCards[before + card] += taken;
    } else {
      hand[card] += taken;
      kinds |= taken << card;
    }
  }
  s.limit[seat] += limit;
  s.kinds = kinds;
  s.left[s.cut] &= ~(1 << offer);
  io.tell(ALL, 'takes', () => ({
    seat: id(seat),
    of: id(distributor(s, s.cut)),
    offer: offer + 1,
    cards: offersOf(s, s.cut)[offer],
    limit: s.limit[seat],
    chose: s.left[s.cut] !== 0,
  }));
}
