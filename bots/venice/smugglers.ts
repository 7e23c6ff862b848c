// Sending a smuggler, or a gondola of the Doge: whom it passes, on whom it comes to lie, which assistants it pushes; alone,
// what the Doge gets for his assistant.
import { GONDOLAS, NOWHERE, SEATS, TILES } from '@ridotto/games/venice/box/material.ts';
import { nextQuays } from '@ridotto/games/venice/rules/routes.ts';
import { placed, type State } from '@ridotto/games/venice/box/state.ts';
import { dogePoints } from './solo.ts';

/** Paying a scroll or intrigue, in points. */
const PAYMENT = 0.9;
const PUSHED = 0.6;

/** What it brings the seat to send this gondola there; most of it costs something. */
export function voyage(s: State, seat: number, g: number, goal: number): number {
  const quay = s.quayOf[goal];
  let at = s.gondola[g];
  let worth = 0;
  if (at !== quay) {
    if (at !== NOWHERE) {
      let passed = 1 << at;
      while (at !== quay) {
        at = bestWay(s, seat, at, quay, passed);
        passed |= 1 << at;
        if (at !== quay) worth += passing(s, seat, at);
      }
    }
    worth += landing(s, seat, g, quay);
  }
  return worth + advancing(s, seat, g >> 1, goal);
}
/** Of equally cheap ways the one that costs this seat least, a quay at a time. */
export function bestWay(s: State, seat: number, from: number, goal: number, passed: number): number {
  const next = nextQuays(s, from, goal, passed);
  return next.reduce((a, b) => (ahead(s, seat, b, goal, passed) > ahead(s, seat, a, goal, passed) ? b : a));
}
/** A quay, and what comes after it by the first way. */
function ahead(s: State, seat: number, quay: number, goal: number, passed: number): number {
  let worth = 0;
  for (let at = quay; at !== goal; at = nextQuays(s, at, goal, passed)[0]) {
    worth += passing(s, seat, at);
    passed |= 1 << at;
  }
  return worth;
}
/** Its owner alone pays. */
function passing(s: State, seat: number, quay: number): number {
  let worth = 0;
  for (let g = 0; g < 2 * SEATS; g++) if (s.gondola[g] === quay) worth += g >> 1 === seat ? -PAYMENT : PAYMENT;
  return worth;
}
function landing(s: State, seat: number, sent: number, quay: number): number {
  let n = 0;
  for (let g = 0; g < GONDOLAS; g++) if (g !== sent && s.gondola[g] === quay) n++;
  let worth = 0;
  for (let g = 0; g < GONDOLAS; g++) if (g !== sent && s.gondola[g] === quay) worth += (g >> 1 === seat ? 1 : -1) * (n - s.height[g]);
  return worth;
}
function advancing(s: State, seat: number, owner: number, tile: number): number {
  const space = s.space[owner * TILES + tile];
  const comes = space === 0 ? (placed(s, owner) < s.edition.file.perPlayer.assistants ? 1 : 0) : Math.min(4, space + 1);
  let worth = s.seats === 1 ? -dogePoints(s, comes) : 0;
  if (comes === 0 || space === 4) return worth;
  for (let to = comes; to < 4; to++) {
    const there = Array.from({ length: SEATS + 2 }, (_, o) => o).find((o) => o !== owner && s.space[o * TILES + tile] === to);
    if (there === undefined) break;
    if (there < SEATS) worth += there === seat ? PUSHED : -PUSHED;
  }
  return worth;
}
