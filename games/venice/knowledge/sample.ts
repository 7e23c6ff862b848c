// What a seat knows, and other worlds that it cannot tell from this one. Unknown are the others' unfinished missions and
// influence cards, what another is just choosing from, and cards whose place in a deck only others know: each kind of card
// goes into one heap with what was never seen, and is dealt anew. That a known card from under a deck has been drawn by
// somebody is forgotten: worlds without it are made too.
import { has, type Io, type Seat } from '@ridotto/engine';
import { CARDS, LUCK, MISSIONS, TILES, TYPES } from '../box/material.ts';
import { smugglerDeck } from '../rules/doge.ts';
import { missionsOf } from '../rules/drawing.ts';
import { AT } from '../rules/index.ts';
import { DRAWN, fresh, HAND, held, permanent, smugglers, WITH_NOBODY, type State } from '../box/state.ts';
import { TRIGGER } from '../box/missions.ts';

interface Hidden {
  readonly seat: Seat;
  readonly missions: number;
  readonly drawn: number;
  readonly cards: number;
  /** Has handed in their choice. */
  readonly done: boolean;
}
export interface Known {
  readonly state: State;
  readonly seat: Seat;
  readonly hidden: readonly Hidden[];
  /** Cards that somebody else is choosing from. */
  readonly drawnCards: number;
  readonly drawnSmugglers: number;
}

export function know(s: State, seat: Seat): Known {
  const state = fresh(s);
  state.copyFrom(s);
  return { state, seat, ...hide(state, s, seat) };
}

/** Takes out of `t`, which is a copy of `s`, what is hidden from this seat, but for smugglers put aside: what of it there is. */
export function hide(t: State, s: State, seat: Seat): Omit<Known, 'state' | 'seat'> {
  const hidden: Hidden[] = [];
  for (let p = 0; p < s.seats; p++) {
    if (p === seat) continue;
    const missions = takeMissions(t, p, HAND);
    const drawn = takeMissions(t, p, DRAWN);
    let cards = 0;
    for (let k = 0; k < CARDS; k++) {
      const n = s.hand[p * CARDS + k];
      cards += n;
      t.influence.bag[k] += n;
      t.hand[p * CARDS + k] = 0;
    }
    const done = s.node === AT.returns ? s.returned[p] > 0 : s.pick[p] > 0;
    hidden.push({ seat: p, missions, drawn, cards, done: done && !has(s.awaited, p) });
    t.pick[p] = 0;
    t.turned[p] = 0;
    t.returned[p] = 0;
  }
  t.missions.collectUnknown(seat);
  t.influence.collectUnknown(seat);
  let [drawnCards, drawnSmugglers] = [0, 0];
  if (s.player !== seat) {
    drawnCards = takeDrawn(t.drawn, t.influence.bag);
    drawnSmugglers = takeDrawn(t.smugglerDrawn, smugglers(t, s.letter).bag);
  }
  t.smugglersA.collectUnknown(seat);
  t.smugglersB.collectUnknown(seat);
  for (let i = 0; i < 2 * TILES; i++) if (s.smugglerAside[i] > 0) smugglers(t, i < TILES ? 0 : 1).bag[i % TILES]++;
  return { hidden, drawnCards, drawnSmugglers };
}

/** Back to what nobody has: how many there were. */
function takeMissions(t: State, p: Seat, place: number): number {
  const { mission } = t;
  const what = held(p, place);
  let n = 0;
  for (let m = 0; m < MISSIONS; m++) {
    if (mission[m] !== what) continue;
    mission[m] = WITH_NOBODY;
    t.missions.bag[m]++;
    n++;
  }
  return n;
}
/** `drawn`: kind + 1. */
function takeDrawn(drawn: Int32Array, bag: Int32Array): number {
  let n = 0;
  for (let i = 0; i < drawn.length; i++) {
    if (drawn[i] === 0) continue;
    bag[drawn[i] - 1]++;
    drawn[i] = 0;
    n++;
  }
  return n;
}

export function sample(to: State, known: Known, io: Io): void {
  const { state, seat, hidden } = known;
  to.copyFrom(state);
  const mission = (): number => io.draw(LUCK.mission, to.missions.bag);
  for (const { seat: p, missions, drawn, cards } of hidden) {
    for (let i = 0; i < missions; i++) to.mission[mission()] = held(p, HAND);
    for (let i = 0; i < drawn; i++) to.mission[mission()] = held(p, DRAWN);
    for (let i = 0; i < cards; i++) to.hand[p * CARDS + io.draw(LUCK.influence, to.influence.bag)]++;
  }
  for (let letter = 0; letter < 2; letter++) putAside(to, letter, io);
  for (let i = 0; i < known.drawnCards; i++) to.drawn[i] = 1 + io.draw(LUCK.influence, to.influence.bag);
  const deck = smugglerDeck(to.letter);
  for (let i = 0; i < known.drawnSmugglers; i++) to.smugglerDrawn[i] = 1 + io.draw(deck, smugglers(to, to.letter).bag);
  to.missions.dealUnknown(seat, io, LUCK.mission);
  to.influence.dealUnknown(seat, io, LUCK.influence);
  to.smugglersA.dealUnknown(seat, io, LUCK.smugglerA);
  to.smugglersB.dealUnknown(seat, io, LUCK.smugglerB);
  for (const h of hidden) if (h.done) choose(to, h, io);
}

/** As many cards as before, of those that have never been played. */
function putAside(to: State, letter: number, io: Io): void {
  const first = letter * TILES;
  const aside = to.smugglerAside.subarray(first, first + TILES);
  const n = aside.reduce((a, b) => a + b);
  if (n === 0) return;
  const { bag } = smugglers(to, letter);
  const unseen = bag.map((there, t) => (to.smugglerSeen[first + t] > 0 ? 0 : there));
  aside.fill(0);
  for (let i = 0; i < n; i++) {
    const t = io.draw(smugglerDeck(letter), unseen);
    aside[t] = 1;
    bag[t]--;
  }
}

/** Another's secret choice that has been made: any. */
function choose(to: State, { seat: p }: Hidden, io: Io): void {
  if (to.node === AT.returns) {
    const dealt = missionsOf(to, p, DRAWN);
    to.returned[p] = 1 + dealt[io.pick(dealt.length)];
    return;
  }
  to.turned[p] = to.favour[p] > 0 ? io.pick(3) : 0;
  const picks = [2];
  if (to.scrolls[p] > 0 || to.turned[p] === 2) picks.push(1);
  const g = to.a === p ? p * 2 + to.gondolier[p] - 1 : to.meeting - 1;
  if (permanent(to, p, TRIGGER.encounterPayment) >= 0)
    for (let t = 0; t < TYPES; t++) if (g >> 1 === p && to.cubes[g * TYPES + t] > 0) picks.push(3 + t);
  to.pick[p] = picks[io.pick(picks.length)];
}
