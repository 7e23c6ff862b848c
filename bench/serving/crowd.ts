// Many who look on at one table: how soon the last of them has been told of a move, and what a stream takes where nothing
// happens. Whoever looks on is a process of its own (onlookers.ts).
import { startHouse } from './contest.ts';
import type { Holds, Used } from './house.ts';
import type { Told } from './onlookers.ts';
import { Program } from './program.ts';

/** Moves that are timed, and as many before, so that all is warm. */
const MOVES = 20;
/** Streams that are there before it is measured what more of them take. */
const FEW = 100;

export interface Crowd {
  readonly streams: number;
  /** Milliseconds from sending the move, of the move in the middle, and at worst. */
  readonly told: number;
  readonly worst: number;
  /** CPU milliseconds of the house for a move. */
  readonly cpu: number;
  /** Bytes of a stream in the house. */
  readonly memory: number;
}

/** `data`: a folder where nothing is yet. */
export async function crowd(data: string, streams: number): Promise<Crowd> {
  const house = await startHouse({ data, mostStreams: 2 * streams + 100 });
  const onlookers = await Program.start<'ready'>('serving/onlookers.ts', JSON.stringify(house.ready.url));
  await onlookers.ask({ streams: FEW });
  const before = await house.ask<Holds>('memory');
  await onlookers.ask({ streams });
  const after = await house.ask<Holds>('memory');
  await onlookers.ask<Told>({ moves: MOVES });
  const { cpu } = await house.ask<Used>('cpu');
  const told = (await onlookers.ask<Told>({ moves: MOVES })).told.toSorted((a, b) => a - b);
  const used = (await house.ask<Used>('cpu')).cpu - cpu;
  await onlookers.stop();
  await house.stop();
  return {
    streams,
    told: told[told.length >> 1],
    worst: told.at(-1)!,
    cpu: (used * 1000) / MOVES,
    memory: (after.memory - before.memory) / (streams - FEW),
  };
}
