// What a seat knows, and other worlds that it cannot tell from this one (9). Coins and resources need no imagining: whoever
// has counted along knows them. Of another's cards all that nobody else has seen go into one heap, and are dealt anew to the
// places where hidden cards are; so are the missions that this seat has not seen.
import { has, UNKNOWN, type Io, type Seat } from '@ridotto/engine';
import { CARDS, DECK, LUCK, MISSIONS } from '../box/material.ts';
import { CHOOSING, fresh, isOver, KEPT, NO_PILE, NOBODY, REJECTED, type State } from '../box/state.ts';
import { isChoosing, isPlanning } from './view.ts';

interface Hidden {
  readonly seat: Seat;
  /** Still at it in a simultaneous step. */
  readonly waits: boolean;
  readonly kept: number;
  readonly rejected: number;
  readonly choosing: number;
  /** Cards out of play, face down. */
  readonly aside: number;
}
export interface Known {
  /** The state without what is hidden: unknown cards are in the bags, unknown missions in the deck. */
  readonly state: State;
  readonly hidden: readonly Hidden[];
}

export function know(s: State, seat: Seat): Known {
  const state = fresh(s);
  state.copyFrom(s);
  return { state, hidden: hide(state, s, seat) };
}

/** Takes out of `t`, which is a copy of `s`, or `s` itself, what is hidden from this seat: what of it the others have. */
export function hide(t: State, s: State, seat: Seat): Hidden[] {
  const hidden: Hidden[] = [];
  for (let p = 0; p < s.seats; p++) {
    if (p === seat) continue;
    const missions = hideMissions(t, p);
    const aside = hideCards(t, p);
    hidden.push({
      seat: p,
      waits: has(s.awaited, p),
      kept: missions[KEPT],
      rejected: missions[REJECTED],
      choosing: missions[CHOOSING],
      aside,
    });
  }
  return hidden;
}

/** Into the deck; at the end the kept ones have been shown. [KEPT, REJECTED, CHOOSING] how many there were. */
function hideMissions(t: State, p: Seat): Int32Array {
  const { missionOf } = t;
  const counts = new Int32Array(CHOOSING + 1);
  const shown = isOver(t);
  for (let m = 0; m < MISSIONS; m++) {
    const of = missionOf[m] - p;
    if (of !== REJECTED && of !== CHOOSING && of !== KEPT) continue;
    counts[of]++;
    if (of === KEPT && shown) continue;
    missionOf[m] = NOBODY;
    t.missionDeck[m] = 1;
  }
  return counts;
}

/** Into the bag, but for those that all have seen. Cards that all know to be among the hidden ones stay out of it too. How many
    were out of play, face down. */
function hideCards(t: State, p: Seat): number {
  const heap = p * CARDS;
  if (isPlanning(t)) undoPlanning(t, p);
  for (let i = p * DECK; i < p * DECK + t.held[p]; i++) {
    if (t.pileOf[i] === t.shown[p] - 1) continue;
    t.bag[heap + t.hand[i]]++;
    t.hand[i] = UNKNOWN;
  }
  for (let i = p * DECK; i < p * DECK + t.unders[p]; i++) {
    if (t.underSeen[i] === 1) continue;
    t.bag[heap + t.under[i]]++;
    t.under[i] = UNKNOWN;
  }
  let aside = 0;
  for (let k = heap; k < heap + CARDS; k++) {
    aside += t.hiddenDiscard[k];
    t.bag[k] += t.hiddenDiscard[k] - t.known[k] - t.knownAside[k];
    t.hiddenDiscard[k] = 0;
  }
  return aside;
}
/** Back to when planning began: what is drawn, and how many cards, is a secret. */
export function undoPlanning(t: State, p: Seat): void {
  const first = p * DECK;
  const fromUnder = Math.max(0, t.held[p] - t.deep[p]);
  for (const [under, hand] of [
    [t.under, t.hand],
    [t.underSeen, t.handSeen],
  ]) {
    under.copyWithin(first + fromUnder, first, first + t.unders[p]);
    for (let i = 0; i < fromUnder; i++) under[first + i] = hand[first + t.deep[p] + i];
  }
  t.unders[p] += fromUnder;
  for (let i = first; i < first + t.held[p] - fromUnder; i++) t.bag[p * CARDS + t.hand[i]]++;
  for (const field of [t.hand, t.handSeen]) field.fill(0, first, first + t.held[p]);
  t.pileOf.fill(NO_PILE, first, first + t.held[p]);
  for (const field of [t.held, t.stopped, t.put, t.piles]) field[p] = 0;
  t.unseen[p] = t.deep[p];
}

export function sample(to: State, known: Known, io: Io): void {
  to.copyFrom(known.state);
  for (const hidden of known.hidden) {
    dealMissions(to, hidden, io);
    dealCards(to, hidden, io);
  }
}

function dealMissions(to: State, { seat: p, waits, kept, rejected, choosing }: Hidden, io: Io): void {
  const deal = (n: number, where: number): void => {
    for (let i = 0; i < n; i++) to.missionOf[io.draw(LUCK.mission, to.missionDeck)] = where + p;
  };
  if (!isChoosing(to)) {
    if (!isOver(to)) deal(kept, KEPT);
    deal(rejected, REJECTED);
    deal(choosing, CHOOSING);
    return;
  }
  // Another's choice: not begun while they are at it, else any.
  const all = kept + rejected + choosing;
  const least = Math.min(all, to.edition.keptMin);
  const keeps = waits ? 0 : least + io.pick(all - least + 1);
  deal(keeps, KEPT);
  deal(all - keeps, waits ? CHOOSING : REJECTED);
}

function dealCards(to: State, { seat: p, waits, aside }: Hidden, io: Io): void {
  const draw = (): number => io.draw(LUCK.card, to.bag, p * CARDS);
  const first = p * DECK;
  // Face-down piles: the known cards somewhere among them.
  const inPiles = places(first, first + to.held[p], (i) => to.pileOf[i] !== to.shown[p] - 1);
  shuffle(inPiles, io);
  const open = cardsIn(to.known, p);
  inPiles.forEach((i, n) => (to.hand[i] = open[n] ?? draw()));
  sortPiles(to, p);
  // Aside: hidden cards at the bottom, and so many in the discard.
  const bottom = places(first, first + to.unders[p], (i) => to.underSeen[i] === 0);
  const cards = [...cardsIn(to.knownAside, p)];
  while (cards.length < bottom.length + aside) cards.push(draw());
  shuffle(cards, io);
  bottom.forEach((i, n) => (to.under[i] = cards[n]));
  for (const card of cards.slice(bottom.length)) to.hiddenDiscard[p * CARDS + card]++;
  if (isPlanning(to) && !waits) planSomehow(to, p, draw, io);
}

/** Another's plan: not begun while they are at it, else any complete one. */
function planSomehow(to: State, p: Seat, draw: () => number, io: Io): void {
  const all = to.unseen[p] + to.unders[p];
  if (all === 0) return;
  const least = Math.min(all, to.settings.minDraw);
  const held = least + io.pick(all - least + 1);
  const first = p * DECK;
  for (let i = 0; i < held; i++)
    if (i < to.deep[p]) to.hand[first + i] = draw();
    else {
      to.hand[first + i] = to.under[first + i - to.deep[p]];
      to.handSeen[first + i] = to.underSeen[first + i - to.deep[p]];
    }
  const fromUnder = Math.max(0, held - to.deep[p]);
  for (const field of [to.under, to.underSeen]) {
    field.copyWithin(first, first + fromUnder, first + to.unders[p]);
    field.fill(0, first + to.unders[p] - fromUnder, first + to.unders[p]);
  }
  to.unseen[p] -= held - fromUnder;
  to.unders[p] -= fromUnder;
  to.held[p] = held;
  to.put[p] = held;
  to.stopped[p] = 1;
  for (let i = first; i < first + held; i++) {
    to.pileOf[i] = io.pick(to.piles[p] + 1);
    if (to.pileOf[i] === to.piles[p]) to.piles[p]++;
  }
}

function places(from: number, to: number, holds: (i: number) => boolean): number[] {
  const out: number[] = [];
  for (let i = from; i < to; i++) if (holds(i)) out.push(i);
  return out;
}
const cardsIn = (counts: Int32Array, p: Seat): number[] =>
  Array.from({ length: CARDS }, (_, k) => Array<number>(counts[p * CARDS + k]).fill(k)).flat();
function shuffle(list: number[], io: Io): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = io.pick(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}
/** As they lie once planned: pile by pile, by kind. */
function sortPiles(to: State, p: Seat): void {
  const first = p * DECK;
  const rows = Array.from({ length: to.held[p] }, (_, i) => to.pileOf[first + i] * CARDS + to.hand[first + i]).sort((a, b) => a - b);
  rows.forEach((row, i) => (to.hand[first + i] = row % CARDS));
}
