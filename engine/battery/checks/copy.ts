// A copy is the whole state: it looks and plays on like the original, and does not disturb it.
import type { Seat } from '../../notation/choice.ts';
import { Pile } from '../../state/pile.ts';
import { Place, sameState } from '../../flow/place.ts';
import type { Bench } from '../shared/bench.ts';

/** The fields of a place are among the numbers. */
const OF_PLACE = Object.keys(new Place());

/** What a state holds besides its numbers, as text: must never change. Views of the numbers are left out. */
export function outsideNumbers(s: Place): string {
  const seen = new Set<unknown>();
  const show = (x: unknown): unknown => {
    if (x instanceof Pile) return 'a pile';
    if (ArrayBuffer.isView(x)) return (x as Int32Array).buffer === s.all.buffer ? 'a view' : Array.from(x as Int32Array);
    if (x instanceof Map || x instanceof Set) return [...x].map(show);
    if (typeof x === 'function') return 'a function';
    if (typeof x !== 'object' || x === null) return x;
    if (seen.has(x)) return 'the same';
    seen.add(x);
    return Object.fromEntries(Object.getOwnPropertyNames(x).map((key) => [key, show((x as Record<string, unknown>)[key])]));
  };
  const own = Object.getOwnPropertyNames(s).filter((key) => !OF_PLACE.includes(key) && key !== 'edition');
  return JSON.stringify(own.map((key) => [key, show((s as unknown as Record<string, unknown>)[key])]));
}

/** `pooled` has been other states before; now it is a copy of this one. */
export function copied<S extends Place, E>(bench: Bench<S, E>, s: S, pooled: S): void {
  pooled.copyFrom(s);
  if (!sameState(s, pooled)) bench.fail('copy', `forgets ${bench.layout.difference(s, pooled)}`, s);
  if (outsideNumbers(pooled) !== outsideNumbers(s))
    bench.fail('copy', `forgets what lies outside the numbers: ${outsideNumbers(pooled)} against ${outsideNumbers(s)}`, s);
  const viewer = bench.any(bench.viewers);
  if (bench.view(s, viewer) !== bench.viewAmongOthers(pooled, viewer)) bench.fail('copy', 'the copy looks different', s, viewer);
}

/** A state made from another is as at the start, and of the same shape: rules that meet two shapes slow down. */
export function made<S extends Place, E>(bench: Bench<S, E>, s: S): void {
  const fresh = bench.game.fresh(s);
  const start = bench.fresh();
  const shape = (t: S): string => Object.keys(t).join(', ');
  if (fresh === s || fresh.numbers.buffer === s.numbers.buffer) bench.fail('fresh', 'a fresh state is the old one', s);
  if (!sameState(fresh, start)) bench.fail('fresh', `a fresh state is not as at the start: ${bench.layout.difference(start, fresh)}`, s);
  if (
    outsideNumbers(fresh) !== outsideNumbers(start) ||
    shape(fresh) !== shape(start) ||
    Object.getPrototypeOf(fresh) !== Object.getPrototypeOf(start)
  )
    bench.fail('fresh', `a fresh state is not made like one of the start: ${outsideNumbers(fresh)} against ${outsideNumbers(start)}`, s);
}

/** `play`: a choice, on the copy. */
export function undisturbed<S extends Place, E>(bench: Bench<S, E>, s: S, pooled: S, play: (t: S) => void, seat: Seat): void {
  const numbers = Int32Array.from(s.all);
  const rest = outsideNumbers(s);
  play(pooled);
  if (s.all.some((v, i) => v !== numbers[i]) || outsideNumbers(s) !== rest)
    bench.fail('copy', 'playing on a copy changes the original', s, seat);
}
