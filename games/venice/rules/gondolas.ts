// 4.6: gondolas lie on one another at a quay; whoever lies below scores when another comes on top.
import { ALL, type Io } from '@ridotto/engine';
import * as box from '../box/material.ts';
import { stackAt, type State } from '../box/state.ts';
import { addVp } from './gains.ts';
import { at, ownerId } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { AFLOAT, DOGE, NOWHERE, SEATS } = box;

/** It leaves its stack; those above drop down. */
export function castOff(s: State, g: number): void {
  const quay = s.gondola[g];
  if (quay === NOWHERE || s.height[g] === AFLOAT) return;
  for (const other of stackAt(s, quay)) if (s.height[other] > s.height[g]) s.height[other]--;
  s.height[g] = AFLOAT;
}
/**
 * On top of those that lie there. `mover`: whose turn it is. A17 and 10: with two players a smuggler's gondola scores only
 * below another smuggler, for the mover's opponent; 11: alone the Doge scores for his.
 */
export function putOnTop(s: State, g: number, quay: number, mover: number, io: Io): void {
  const below = stackAt(s, quay);
  s.gondola[g] = quay;
  s.height[g] = below.length;
  io.tell(ALL, 'moors', () => ({
    owner: ownerId(g >> 1),
    gondola: g % 2 === 0 ? 'first' : 'second',
    at: at(s, quay),
    on: below.map((o) => ownerId(o >> 1)),
  }));
  below.forEach((other, i) => {
    const vp = below.length - i;
    const owner = other >> 1;
    if (owner < SEATS) addVp(s, owner, vp, io);
    else if (s.seats === 1) addVp(s, DOGE, vp, io);
    else if (g >> 1 >= SEATS) addVp(s, 1 - mover, vp, io);
  });
}
