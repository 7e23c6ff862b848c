// Who stands where, and beside what: read from a state by rules and scoring.
import * as geometry from './city.ts';
import * as box from './material.ts';
import type { State } from './state.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { COST_OF, GUILD_OF, PALM_STANDS } = geometry;
const { CELLS, POINTS, POINTS_WIDE, WIDE } = box;

export const isSquare = (s: State, cell: number): boolean => GUILD_OF[s.ground[cell]] >= 0;
export const isFreeSquare = (s: State, cell: number): boolean => GUILD_OF[s.ground[cell]] >= 0 && s.member[cell] === 0;
export const isFreeSpace = (s: State, cell: number): boolean => s.ground[cell] === geometry.FOUNTAIN_SPACE && s.fountain[cell] === 0;
export const isMine = (s: State, seat: number, cell: number): boolean => cell >= 0 && s.member[cell] === seat + 1;
export const costOf = (s: State, cell: number): number => COST_OF[s.ground[cell]];

/** The squares with a member of this seat. */
export function membersOf(s: State, seat: number): number[] {
  const out: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (s.member[cell] === seat + 1) out.push(cell);
  return out;
}
export function countMembers(s: State, seat: number): number {
  let n = 0;
  for (let cell = 0; cell < CELLS; cell++) if (s.member[cell] === seat + 1) n++;
  return n;
}

/** A free square of the guild that so many coins can pay for? */
export function canPlace(s: State, guild: number, coins: number): boolean {
  for (let cell = 0; cell < CELLS; cell++) {
    const ground = s.ground[cell];
    if (GUILD_OF[ground] === guild && s.member[cell] === 0 && COST_OF[ground] <= coins) return true;
  }
  return false;
}

/** R3: does a palm stand on a corner of the square? */
export function isNextToPalm(s: State, cell: number): boolean {
  const x = cell % WIDE;
  const y = (cell - x) / WIDE;
  for (let py = y; py <= y + 1; py++)
    for (let px = x; px <= x + 1; px++)
      if (px > 0 && py > 0 && px <= POINTS_WIDE && py <= POINTS_WIDE && s.trees[(py - 1) * POINTS_WIDE + px - 1] === PALM_STANDS)
        return true;
  return false;
}

/** R4: the next tree up, left, right and down of this one, one or two points away. */
export function treesNear(s: State, point: number): number[] {
  const x = point % POINTS_WIDE;
  const y = (point - x) / POINTS_WIDE;
  const out: number[] = [];
  for (const [dx, dy] of DIRECTIONS)
    for (let n = 1; n <= 2; n++) {
      const [u, v] = [x + dx * n, y + dy * n];
      if (u < 0 || v < 0 || u >= POINTS_WIDE || v >= POINTS_WIDE) break;
      if (s.trees[v * POINTS_WIDE + u] === 0) continue;
      out.push(v * POINTS_WIDE + u);
      break;
    }
  return out;
}
const DIRECTIONS = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

/** R2: the central fountain, there from the start, among those that a square touches; the others are tile + 1. */
export const CENTRAL_FOUNTAIN = 0;
/** The built fountains orthogonally adjacent to a square. */
export function fountainsNear(s: State, cell: number): number[] {
  const { near, atCentre } = s.layout;
  const out = atCentre[cell] === 1 ? [CENTRAL_FOUNTAIN] : [];
  for (let j = cell * 4; j < cell * 4 + 4; j++) if (near[j] >= 0 && s.fountain[near[j]] > 0) out.push(s.fountain[near[j]]);
  return out;
}
export const fountainValue = (s: State, fountain: number): number =>
  fountain === CENTRAL_FOUNTAIN ? s.edition.centralValue : s.edition.fountainValue[fountain - 1];

/** All points with a palm. */
export function palms(s: State): number[] {
  const out: number[] = [];
  for (let point = 0; point < POINTS; point++) if (s.trees[point] === PALM_STANDS) out.push(point);
  return out;
}

const reached = new Int32Array(CELLS);
/** R23: the free squares at most `most` orthogonal steps away, over city squares, taken or not. Added to `out`. */
export function within(s: State, from: number, most: number, out: (cell: number) => void): void {
  const { near } = s.layout;
  reached[0] = from;
  let [n, begin] = [1, 0];
  for (let step = 0; step < most; step++) {
    const end = n;
    for (; begin < end; begin++)
      for (let j = reached[begin] * 4, last = j + 4; j < last; j++) {
        const cell = near[j];
        if (cell < 0 || GUILD_OF[s.ground[cell]] < 0 || reached.subarray(0, n).includes(cell)) continue;
        reached[n++] = cell;
      }
  }
  for (let i = 1; i < n; i++) if (s.member[reached[i]] === 0) out(reached[i]);
}
