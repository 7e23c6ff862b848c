// 6 SCORING A DISTRICT.
import { ALL, auto, type Io, type Node } from '@ridotto/engine';
import * as box from '../material.ts';
import type { State } from '../state.ts';
import { bySeat, district, id } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { SAN_MARCO, SEATS } = box;
/**
 * The sole largest group of nobles: the first value; then the sole second-largest: the second. Several share the largest:
 * each of them the second value, nobody else anything. Nobles on bridges and players without nobles do not count (A11, A23).
 */
export function scoreDistrict(s: State, d: number, io: Io, why: 'doge' | 'final'): void {
  const { nobles, prestige, edition } = s;
  const k = d * SEATS;
  let best = 0;
  let bests = 0;
  let second = 0;
  let seconds = 0;
  for (let p = 0; p < SEATS; p++) {
    const n = nobles[k + p];
    if (n > best) {
      second = best;
      seconds = bests;
      best = n;
      bests = 1;
    } else if (n === best) bests++;
    else if (n > second) {
      second = n;
      seconds = 1;
    } else if (n === second) seconds++;
  }
  const forBest = best === 0 ? 0 : bests === 1 ? edition.first[d] : edition.second[d];
  const forSecond = bests === 1 && second > 0 && seconds === 1 ? edition.second[d] : 0;
  for (let p = 0; p < SEATS; p++) {
    const n = nobles[k + p];
    if (n === best) prestige[p] += forBest;
    else if (n === second) prestige[p] += forSecond;
  }
  io.tell(ALL, 'scored', () => ({
    district: district(d),
    why,
    gains: bySeat(s, (p) => (nobles[k + p] === best ? forBest : nobles[k + p] === second ? forSecond : 0)),
  }));
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
  const most = (seats: number[], of: (p: number) => number): number[] => seats.filter((p) => of(p) === Math.max(...seats.map(of)));
  const all = Array.from({ length: s.seats }, (_, p) => p);
  return most(
    most(all, (p) => s.prestige[p]),
    (p) => s.nobles[SAN_MARCO * SEATS + p],
  );
}
