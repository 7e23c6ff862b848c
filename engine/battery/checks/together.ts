// A simultaneous step: whatever the order in which parts arrive, each seat may choose the same and all ends the same.
import type { Choice, Seat } from '../../notation/choice.ts';
import { has, seatsIn } from '../../flow/flow.ts';
import { Io } from '../../flow/io.ts';
import type { Place } from '../../flow/place.ts';
import type { Bench } from '../shared/bench.ts';

const MOST_PARTS = 60;

export function together<S extends Place, E>(bench: Bench<S, E>, s: S): void {
  const { rules } = bench.game;
  const seats = seatsIn(s.awaited);
  if (!rules.isTogether(s) || seats.length < 2 || !bench.wants('together')) return;
  const first = arrive(bench, s, () => true, seats);
  for (let order = 0; order < 3; order++) {
    const shuffled = [...seats].sort(() => bench.pick(3) - 1);
    const t = arrive(bench, s, () => order === 0 || bench.chance(2), order === 0 ? shuffled.reverse() : shuffled, first);
    const difference = bench.layout.difference(first.state, t.state, ['seat']);
    if (difference !== undefined) bench.fail('together', `in another order of arrival ${difference}`, s);
  }
}

interface Arrived<S> {
  readonly state: S;
  readonly said: Map<Seat, { readonly legal: string; readonly choice: Choice }[]>;
}
/** All seats do their parts, each with luck of its own; `stays`: does the same seat go on? `like`: the same parts as there. */
function arrive<S extends Place, E>(bench: Bench<S, E>, s: S, stays: () => boolean, seats: readonly Seat[], like?: Arrived<S>): Arrived<S> {
  const { rules } = bench.game;
  const t = bench.copy(s);
  const said: Arrived<S>['said'] = new Map(seats.map((p) => [p, []]));
  const luck = new Map(seats.map((p) => [p, new Io(bench.seed * 8 + p)]));
  const waiting = [...seats];
  while (waiting.length > 0) {
    const seat = waiting[0];
    const mine = said.get(seat)!;
    const list = bench.legal(t, seat);
    const before = like?.said.get(seat)?.[mine.length];
    if (before !== undefined && before.legal !== list.join())
      bench.fail('together', `what is legal depends on what others have chosen: ${bench.said(list)}`, t, seat);
    const choice = before?.choice ?? pickOwn(list, seat, mine.length, bench.seed);
    mine.push({ legal: list.join(), choice });
    if (mine.length > MOST_PARTS) bench.fail('together', `not done after ${MOST_PARTS} parts`, s, seat);
    rules.answer(t, seat, choice, luck.get(seat)!);
    if (!has(t.awaited, seat)) waiting.shift();
    else if (!stays()) waiting.push(waiting.shift()!);
  }
  return { state: t, said };
}
const pickOwn = (list: readonly Choice[], seat: Seat, n: number, seed: number): Choice =>
  list[new Io(seed * 1000 + seat * 100 + n).pick(list.length)];
