// What a seat knows, and other worlds that it cannot tell from this one. Hidden are only the cards and splits of cuts that
// are not yet face up: their cards go back to those never seen, and are drawn anew.
import { has, type Io, type Seat } from '@ridotto/engine';
import { ACTIONS, LUCK } from '../box/material.ts';
import { cuts, distributor, fresh, HANDFUL, offers, UNASSIGNED, type State } from '../box/state.ts';
import { cutting, seesCut } from './view.ts';

interface Hidden {
  readonly cut: number;
  /** Drawn openly, by their backs. */
  readonly actions: number;
  /** How many cards each offer holds, once the splits are done (A34); else: is this one done? */
  readonly sizes: readonly number[] | undefined;
  readonly done: boolean;
}
export interface Known {
  /** The state without what is hidden. */
  readonly state: State;
  readonly hidden: readonly Hidden[];
}

export function know(s: State, seat: Seat): Known {
  const state = fresh(s);
  state.copyFrom(s);
  return { state, hidden: hide(state, s, seat) };
}

/** In `cards`, where a seat does not see them: what the back says. */
const ACTION_BACK = -1;
const LIMIT_BACK = -2;

/** Takes out of `t`, which is a copy of `s`, what is hidden from this seat: what of it there is. */
export function hide(t: State, s: State, seat: Seat): Hidden[] {
  const hidden: Hidden[] = [];
  for (let cut = 0; cut < cuts(s); cut++) {
    if (s.drawn[cut] === 0 || seesCut(s, seat, cut)) continue;
    const first = cut * HANDFUL;
    const last = first + s.drawn[cut];
    let actions = 0;
    const sizes = cutting(s) ? undefined : Array<number>(offers(s)).fill(0);
    for (let i = first; i < last; i++) {
      const card = s.cards[i];
      const isAction = card < ACTIONS;
      if (isAction) {
        t.actionPile[card]++;
        actions++;
      } else t.limitPile[card - ACTIONS]++;
      t.cards[i] = isAction ? ACTION_BACK : LIMIT_BACK;
      if (sizes && s.offerOf[i] !== UNASSIGNED) sizes[s.offerOf[i]]++;
    }
    hidden.push({ cut, actions, sizes, done: !has(s.awaited, distributor(s, cut)) });
    t.offerOf.fill(UNASSIGNED, first, last);
    t.split[cut] = 0;
    t.filled[cut] = 0;
  }
  return hidden;
}

export function sample(to: State, known: Known, io: Io): void {
  to.copyFrom(known.state);
  for (const { cut, actions, sizes, done } of known.hidden) {
    const first = cut * HANDFUL;
    for (let i = 0; i < to.drawn[cut]; i++)
      to.cards[first + i] = i < actions ? io.draw(LUCK.action, to.actionPile) : ACTIONS + io.draw(LUCK.limit, to.limitPile);
    if (sizes) deal(to, cut, sizes, io);
    else if (done) splitSomehow(to, cut, io);
  }
}

/** Face down: the sizes are known, which card lies where is not. */
function deal(to: State, cut: number, sizes: readonly number[], io: Io): void {
  const places = sizes.flatMap((n, offer) => Array<number>(n).fill(offer));
  for (let i = places.length - 1; i >= 0; i--) {
    const j = io.pick(i + 1);
    to.offerOf[cut * HANDFUL + i] = places[j];
    places[j] = places[i];
  }
  finish(to, cut);
}
/** Another's draft: not begun, if they are awaited; else any complete one. */
function splitSomehow(to: State, cut: number, io: Io): void {
  const all = offers(to);
  do for (let i = 0; i < to.drawn[cut]; i++) to.offerOf[cut * HANDFUL + i] = io.pick(all);
  while (finish(to, cut) !== (1 << all) - 1);
}
function finish(to: State, cut: number): number {
  let filled = 0;
  for (let i = 0; i < to.drawn[cut]; i++) filled |= 1 << to.offerOf[cut * HANDFUL + i];
  to.filled[cut] = filled;
  to.split[cut] = to.drawn[cut];
  return filled;
}
