// 4.10 and 4.13: missions and influence cards are drawn, one is kept, the others go under the deck.
import { ALL, ask, auto, only, verbOf, type Io, type Node } from '@ridotto/engine';
import * as box from '../box/material.ts';
import { TRIGGER } from '../box/missions.ts';
import { cardsLeft, DRAWN, HAND, held, permanent, WITH_NOBODY, type State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT } from './contents.ts';
import { addCoins, triggerEnd } from './gains.ts';
import { cardName, missionName, ownerId } from './telling.ts';
import { taxes } from './ways.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { CARDS, LUCK, MISSIONS } = box;

export function drawMission(s: State, seat: number, io: Io): void {
  s.mission[s.missions.draw(io, LUCK.mission)] = held(seat, DRAWN);
  s.drawing++;
}
export const missionsOf = (s: State, seat: number, place: number): number[] => {
  const out: number[] = [];
  for (let m = 0; m < MISSIONS; m++) if (s.mission[m] === held(seat, place)) out.push(m);
  return out;
};
export function revealDrawn(s: State, seat: number, io: Io): void {
  io.reveal(
    only(seat),
    'draws-missions',
    () => ({ seat: ownerId(seat), missions: missionsOf(s, seat, DRAWN).map(missionName) }),
    () => ({ seat: ownerId(seat), count: s.drawing }),
  );
}
function keep(s: State, seat: number, kept: number, io: Io): void {
  for (const m of missionsOf(s, seat, DRAWN)) {
    if (m === kept) continue;
    s.mission[m] = WITH_NOBODY;
    s.missions.putUnder(m, only(seat));
  }
  s.mission[kept] = held(seat, HAND);
  s.drawing = 0;
  io.tell(
    only(seat),
    'keeps-mission',
    () => ({ seat: ownerId(seat), mission: missionName(kept) }),
    () => ({ seat: ownerId(seat) }),
  );
  // 9.1 (a), A12: after the draw.
  if (s.missions.size === 0) triggerEnd(s, 'missions', io);
}

/** 4.13: from the deck; when it runs out, from the discards, shuffled. */
function drawCard(s: State, io: Io): number {
  if (s.influence.size === 0) {
    for (let k = 0; k < CARDS; k++) for (; s.discard[k] > 0; s.discard[k]--) s.influence.add(k);
    s.influence.shuffle();
    io.tell(ALL, 'shuffles', () => ({ deck: 'influence', cards: s.influence.size }));
  }
  return s.influence.draw(io, LUCK.influence);
}
const drawnCards = (s: State): number => (s.drawn[0] > 0 ? 1 : 0) + (s.drawn[1] > 0 ? 1 : 0) + (s.drawn[2] > 0 ? 1 : 0);
function takeDrawn(s: State, k: number): void {
  const i = s.drawn.indexOf(k + 1);
  s.drawn.copyWithin(i, i + 1);
  s.drawn[2] = 0;
}
function keepCard(s: State, seat: number, k: number, io: Io): void {
  takeDrawn(s, k);
  s.hand[seat * CARDS + k]++;
  io.tell(
    only(seat),
    'keeps-card',
    () => ({ seat: ownerId(seat), card: cardName(k) }),
    () => ({ seat: ownerId(seat) }),
  );
}
function under(s: State, seat: number, k: number): void {
  takeDrawn(s, k);
  s.influence.putUnder(k, only(seat));
}

/** 11: alone, each draw of a mission costs the Doge a card, unseen. */
function boxDogeCard(s: State, io: Io): void {
  if (s.seats > 1 || s.regular === 0 || s.doge.unseen === 0) return;
  s.doge.unseen--;
  io.tell(ALL, 'boxes', () => ({ deck: 'doge', left: s.doge.size }));
}

export const drawingNodes = {
  // a: the seat, b: 1 with taxes, two cards; 0 a single one.
  'draw-mission': auto<State>((s, io) => {
    const { a: seat, b: taxed } = s;
    if (taxed > 0) {
      const due = taxes(s, seat);
      if (due > 0) io.tell(ALL, 'taxes', () => ({ seat: ownerId(seat), coins: due }));
      addCoins(s, seat, -due, io);
    }
    for (let i = 0; i < 1 + taxed && s.missions.size > 0; i++) drawMission(s, seat, io);
    boxDogeCard(s, io);
    revealDrawn(s, seat, io);
    if (s.drawing === 1) keep(s, seat, missionsOf(s, seat, DRAWN)[0], io);
    else s.call(AT['keep-mission'], seat);
  }),
  'keep-mission': ask<State>({
    who: (s) => s.a,
    legal(s, seat, out) {
      for (const m of missionsOf(s, seat, DRAWN)) out.add(SAY.keep.make(m));
    },
    apply: (s, seat, choice, io) => keep(s, seat, SAY.keep.mission(choice), io),
    whyNot: (_, __, choice) =>
      verbOf(choice) === SAY.keep.tag
        ? { rule: 'mission-not-drawn', facts: { mission: missionName(SAY.keep.mission(choice)) } }
        : undefined,
  }),

  // Mission 13: three instead of two.
  'draw-influence': auto<State>((s, io) => {
    const seat = s.a;
    const m = permanent(s, seat, TRIGGER.influenceDraw);
    const n = Math.min(m >= 0 ? s.edition.missions[m].to : 2, cardsLeft(s));
    if (n === 0) return;
    for (let i = 0; i < n; i++) s.drawn[i] = drawCard(s, io) + 1;
    io.reveal(
      only(seat),
      'draws-cards',
      () => ({ seat: ownerId(seat), cards: [...s.drawn].filter((k) => k > 0).map((k) => cardName(k - 1)) }),
      () => ({ seat: ownerId(seat), count: n }),
    );
    if (n === 1) keepCard(s, seat, s.drawn[0] - 1, io);
    else s.call(AT['keep-influence'], seat, n);
  }),
  // a: the seat, b: how many were drawn. First the one to keep, then the order of those that go under.
  'keep-influence': ask<State>({
    while: (s) => s.drawn[0] > 0,
    who: (s) => s.a,
    legal(s, _, out) {
      const keeps = drawnCards(s) === s.b;
      for (let i = 0; i < 3; i++) {
        const k = s.drawn[i] - 1;
        if (k < 0 || s.drawn.indexOf(k + 1) < i) continue;
        out.add(keeps ? SAY.take.make(k) : SAY.under.make(k));
      }
    },
    apply(s, seat, choice, io) {
      if (verbOf(choice) === SAY.take.tag) keepCard(s, seat, SAY.take.card(choice), io);
      else under(s, seat, SAY.under.card(choice));
      if (drawnCards(s) === 1) under(s, seat, s.drawn[0] - 1);
    },
    whyNot(s, _, choice) {
      const verb = verbOf(choice);
      if (verb === SAY.take.tag) return { rule: 'card-not-drawn', facts: { card: cardName(SAY.take.card(choice)) } };
      return verb === SAY.under.tag
        ? { rule: 'card-not-drawn', facts: { card: cardName(SAY.under.card(choice)), drawn: drawnCards(s) } }
        : undefined;
    },
  }),
} satisfies Record<string, Node<State>>;
