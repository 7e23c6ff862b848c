import type { Net } from './net.ts';

/** Of the victory, each seat's share by what was noticed about it: as e to the network's number is to the sum of all. Alone, the
    other side's number is 0. */
export function shares(net: Net, noticed: ArrayLike<number>, seats: number): number[] {
  const alone = seats === 1;
  const numbers = Array.from({ length: seats }, (_, p) => net.of(noticed, p * net.inputs));
  if (alone) numbers.push(0);
  const most = Math.max(...numbers);
  const each = numbers.map((x) => Math.exp(x - most));
  const all = each.reduce((a, b) => a + b, 0);
  return each.slice(0, seats).map((x) => x / all);
}
