// What a house pays for tables that rest: the time until one of them answers, and the memory that it takes then. The same game is
// stored under many names, and each is asked for once, so none is at hand.
import { SqliteStore } from '@ridotto/server/storage/sqlite.ts';
import { played } from '../played.ts';
import { startHouse } from './contest.ts';
import { Line } from './http.ts';
import type { Holds, Used } from './house.ts';

const TABLES = 40;
/** So many make the house warm. */
const WARM = 15;

export interface Rested {
  readonly entries: number;
  /** Milliseconds until it answers, of the table in the middle, and CPU milliseconds of the house. */
  readonly answer: number;
  readonly cpu: number;
  /** Bytes of one. */
  readonly memory: number;
}

/** `data`: a folder where nothing is yet; of the rest see `played`. The game lacks its last entry: what is over is verified first. */
export async function rested(data: string, ...how: Parameters<typeof played>): Promise<Rested> {
  const { setup, journal } = played(...how);
  const store = await SqliteStore.open(data);
  const idOf = (n: number): string => `rested-${String(n).padStart(9, '0')}`;
  const people = setup.players.map(() => ({ kind: 'human' }) as const);
  for (let n = 0; n < TABLES; n++)
    await store.create({ setup: { ...setup, id: idOf(n), players: people }, journal: journal.slice(0, -1), seats: [], notes: [] }, 'human');
  await store.close();
  const house = await startHouse({ data });
  const line = new Line(house.ready.url);
  const times: number[] = [];
  const used = async (): Promise<Used & Holds> => ({ ...(await house.ask<Holds>('memory')), ...(await house.ask<Used>('cpu')) });
  let before: Used & Holds = { cpu: 0, memory: 0 };
  for (let n = 0; n < TABLES; n++) {
    if (n === WARM) before = await used();
    const begun = performance.now();
    await line.ask(`/api/tables/${idOf(n)}`);
    if (n >= WARM) times.push(performance.now() - begun);
  }
  const { cpu } = await house.ask<Used>('cpu');
  const { memory } = await house.ask<Holds>('memory');
  line.close();
  await house.stop();
  return {
    entries: journal.length - 1,
    answer: times.sort((a, b) => a - b)[times.length >> 1],
    cpu: ((cpu - before.cpu) * 1000) / times.length,
    memory: (memory - before.memory) / times.length,
  };
}
