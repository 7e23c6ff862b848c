// Automatic players that push a game where random ones do not come: always the first, always the rarest, hoard, starve, ...
import { verbOf, type Choice, type Seat } from '../notation/choice.ts';
import { Io } from '../flow/io.ts';
import type { Place } from '../flow/place.ts';
import type { Bench } from './shared/bench.ts';

export interface Policy {
  readonly name: string;
  choose<S extends Place, E>(bench: Bench<S, E>, s: S, seat: Seat, legal: readonly Choice[]): Choice;
}
const best = (legal: readonly Choice[], worth: (c: Choice) => number): Choice => {
  let found = legal[0];
  let most = -Infinity;
  for (const c of legal) {
    const w = worth(c);
    if (w > most) [most, found] = [w, c];
  }
  return found;
};
function scrambled(seed: number, seat: Seat, choice: Choice): number {
  let h = Math.imul(choice ^ (seat << 28), 0x9e3779b1) ^ Math.imul(seed + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}
const MOST_TRIED = 6;

/** Looks one step ahead on a copy, with luck of its own: is the same seat still at it, how deep, with how many choices? */
function lengthOf<S extends Place, E>(bench: Bench<S, E>, s: S, seat: Seat, choice: Choice): number {
  const t = bench.copy(s);
  bench.game.rules.apply(t, seat, choice, new Io(bench.seed));
  if (t.awaited === 0) return -1000;
  return t.depth * 100 + (t.node === s.node ? 50 : 0) + (t.awaited === s.awaited ? 10 : 0) + bench.legal(t, t.seat).length / 100;
}
const some = <S extends Place, E>(bench: Bench<S, E>, legal: readonly Choice[]): readonly Choice[] =>
  legal.length <= MOST_TRIED ? legal : Array.from({ length: MOST_TRIED }, () => bench.any(legal));
const spoken = <S extends Place, E>(bench: Bench<S, E>, c: Choice): number => bench.report.verbs[bench.game.codec.verbs[verbOf(c)]] ?? 0;

export const POLICIES: readonly Policy[] = [
  { name: 'random', choose: (bench, _, __, legal) => bench.any(legal) },
  { name: 'a rare verb', choose: (bench, _, __, legal) => best(legal, (c) => bench.pick(1000) / 1000 - spoken(bench, c)) },
  // The same likes and dislikes all game long: hoards one thing, starves of another, fills one place.
  { name: 'persistent', choose: (bench, _, seat, legal) => best(legal, (c) => scrambled(bench.seed, seat, c)) },
  {
    name: 'a random verb',
    choose: (bench, _, __, legal) => {
      const verb = bench.any([...new Set(legal.map(verbOf))]);
      return bench.any(legal.filter((c) => verbOf(c) === verb));
    },
  },
  { name: 'whatever goes on', choose: (bench, s, seat, legal) => best(some(bench, legal), (c) => lengthOf(bench, s, seat, c)) },
  { name: 'first', choose: (_, __, ___, legal) => legal[0] },
  { name: 'last', choose: (_, __, ___, legal) => legal[legal.length - 1] },
  { name: 'whatever ends', choose: (bench, s, seat, legal) => best(some(bench, legal), (c) => -lengthOf(bench, s, seat, c)) },
  { name: 'few words', choose: (bench, _, __, legal) => best(legal, (c) => -bench.game.codec.words(c).length) },
  // All seats want the same, so they fight for it.
  { name: 'of one mind', choose: (bench, _, __, legal) => best(legal, (c) => scrambled(bench.seed, 0, c)) },
  {
    name: 'mostly random',
    choose: (bench, _, seat, legal) => (bench.chance(3) ? best(legal, (c) => scrambled(bench.seed, seat, c)) : bench.any(legal)),
  },
];
