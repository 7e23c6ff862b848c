// 4.6 MOVE at step G: one own member to an orthogonally adjacent free square. No cost, no refund, no ability.
import { ALL, ask, type Io, type Node, type Reason } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as now from '../box/city-now.ts';
import * as box from '../box/material.ts';
import * as table from '../box/state.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { id, square } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { verbOf } = choices;
const { CELLS } = box;
const { isFreeSquare, isSquare, within } = now;
const { MAY_MOVE } = table;
const { move, done } = SAY;

export const moving = {
  move: ask({
    while: (s) => (s.granted & MAY_MOVE) !== 0,
    who: 'player',
    legal(s, seat, out) {
      for (let from = 0; from < CELLS; from++) if (s.member[from] === seat + 1) within(s, from, 1, (to) => out.add(move.make(from, to)));
      out.add(done.make());
    },
    apply(s, seat, choice, io) {
      s.granted = 0;
      if (verbOf(choice) === move.tag) moveMember(s, seat, move.from(choice), move.to(choice), 'step-g', io);
      else io.tell(ALL, 'declines', () => ({ seat: id(seat), what: 'move' }));
    },
    whyNot: (s, seat, choice) =>
      verbOf(choice) === move.tag ? whyNotMove(s, seat, move.from(choice), move.to(choice), 'not-adjacent') : undefined,
  }),
} satisfies Record<string, Node<State>>;

/** False: no member can move. */
export function grantMove(s: State, seat: number): boolean {
  s.granted = canMove(s, seat, 1) ? MAY_MOVE : 0;
  return s.granted !== 0;
}
/** Is a free square at most so many steps from one of the own members? */
export function canMove(s: State, seat: number, most: number): boolean {
  let can = false;
  for (let from = 0; from < CELLS && !can; from++) if (s.member[from] === seat + 1) within(s, from, most, () => (can = true));
  return can;
}

export function moveMember(s: State, seat: number, from: number, to: number, why: 'step-g' | 'wanderer', io: Io): void {
  s.member[from] = 0;
  s.member[to] = seat + 1;
  io.tell(ALL, 'moves', () => ({ seat: id(seat), from: square(from), to: square(to), why }));
}

export function whyNotMove(s: State, seat: number, from: number, to: number, tooFar: string): Reason {
  const facts = { seat: id(seat), from: square(from), to: square(to) };
  if (from >= CELLS || s.member[from] !== seat + 1) return { rule: 'no-own-member-there', facts };
  if (to >= CELLS || !isSquare(s, to)) return { rule: 'not-a-city-square', facts };
  return isFreeSquare(s, to) ? { rule: tooFar, facts } : { rule: 'square-taken', facts };
}
