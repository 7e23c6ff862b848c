// 6 SCORING A DISTRICT.
import { ALL, auto, most, type Io, type Node } from '@ridotto/engine';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import { bySeat, district, id } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { SAN_MARCO, SEATS } = box;

/**
 * What a seat gets for a district. The sole largest group of nobles: the first value; then the sole second-largest: the
 * second. Several share the largest: each of them the second value, nobody else anything. Nobles on bridges and players
 * without nobles do not count (A11, A23).
 */
function gain(s: State, d: number, seat: number): number {
  const { nobles, edition } = s;
  const k = d * SEATS;
  return gainOf(nobles[k + seat], nobles[k], nobles[k + 1], nobles[k + 2], nobles[k + 3], edition.first[d], edition.second[d]);
}
/** With `n` nobles, where the four seats have so many (0 for one that is not taken). */
export function gainOf(n: number, s0: number, s1: number, s2: number, s3: number, first: number, second: number): number {
  // Reckoned, not counted in a loop: its branches would be as good as random (docs/speed.md).
  const larger = isLess(n, s0) + isLess(n, s1) + isLess(n, s2) + isLess(n, s3);
  const smaller = isLess(s0, n) + isLess(s1, n) + isLess(s2, n) + isLess(s3, n);
  const sole = larger + smaller === SEATS - 1;
  if (n === 0 || larger > 1) return 0;
  if (larger === 0) return sole ? first : second;
  return sole ? second : 0;
}
/** 1 or 0. */
const isLess = (a: number, b: number): number => (a - b) >>> 31;

export function scoreDistrict(s: State, d: number, io: Io, why: 'doge' | 'final'): void {
  const { prestige } = s;
  for (let p = 0; p < SEATS; p++) prestige[p] += gain(s, d, p);
  io.tell(ALL, 'scored', () => ({ district: district(d), why, gains: bySeat(s, (p) => gain(s, d, p)) }));
}

export const theEnd = {
  // 10 After the third passage each district is scored once, wherever the Doge is.
  final: auto((s, io) => {
    for (let d = 0; d < 6; d++) scoreDistrict(s, d, io, 'final');
    io.tell(ALL, 'ends', () => ({ prestige: bySeat(s, (p) => s.prestige[p]), winners: winners(s).map(id) }));
  }),
} satisfies Record<string, Node<State>>;

/** Most prestige; among the tied, most nobles in San Marco; still tied: together (A28). */
export function winners(s: State): number[] {
  const all = Array.from({ length: s.seats }, (_, p) => p);
  return most(
    most(all, (p) => s.prestige[p]),
    (p) => s.nobles[SAN_MARCO * SEATS + p],
  );
}
