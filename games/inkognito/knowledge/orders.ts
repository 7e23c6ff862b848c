// What may be ordered beforehand: to let everybody else be who is met in this turn.
import type { StandingOrder } from '@ridotto/engine';
import { PACKETS } from '../box/material.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT } from '../rules/index.ts';

const metStill = (s: State): readonly number[] => Array.from({ length: PACKETS + 1 }, (_, k) => k).filter((k) => s.metBy[k] > 0);
const meets = (s: State, seat: number): boolean => s.node === AT.meetings && s.playing === 1 && s.player === seat;

export const letBe: StandingOrder<State> = {
  name: 'let-be',
  now: (s) => s.turn,
  ends: (s, seat) => (meets(s, seat) && metStill(s).length > 1 ? [s.turn + 1] : []),
  at: () => ({}),
  answer(s, seat) {
    const [k] = metStill(s);
    return meets(s, seat) && k !== undefined ? SAY.nothing.make(s.met[k]) : undefined;
  },
  passesOver: ['nothing', 'question', 'ambassador', 'extra', 'announce', 'escape', 'declare'],
};
