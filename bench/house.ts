// A house that opens with many unfinished tables, half of which wait for bots: how soon it answers, and how long anybody waits
// from then on, while its tables are visited eight at a time. The house is a process of its own, asked over HTTP.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GAMES } from '@ridotto/games';
import { SqliteStore } from '@ridotto/server/storage/sqlite.ts';
import { unclaimed } from '@ridotto/server/thinking/job.ts';
import { played, type Played } from './played.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Entries of a journal, visitors at a time, and milliseconds that they come. */
const LONG = 114;
const AT_ONCE = 8;
const VISITING = 12_000;

type Begun = Omit<Played, 'table'>;

/** Prints what came of it. `tables`: how many the house has. */
export async function house(tables: number): Promise<void> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-bench-'));
  try {
    await fill(data, tables);
    console.log(`${tables} unfinished tables of ${LONG} entries or so, of all games; half of them wait for bots`);
    const begun = performance.now();
    const child = spawn(process.execPath, [...process.execArgv, 'cli/main.ts', 'serve'], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', RIDOTTO_DATA: data, RIDOTTO_LIMITS: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await addressOf(child);
    await get(url, idOf(0));
    console.log(`first answer after ${seconds(performance.now() - begun)} s from the start of the program`);
    await visit(url, tables);
    child.kill('SIGTERM');
    await once(child, 'exit');
  } finally {
    fs.rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** One game of each kind, stored again and again under other names. */
async function fill(data: string, tables: number): Promise<void> {
  const games = Object.keys(GAMES).flatMap((game) => [begin(game, 'human'), begin(game, 'bot')]);
  const store = await SqliteStore.open(data);
  for (let n = 0; n < tables; n += 500)
    await Promise.all(
      Array.from({ length: Math.min(500, tables - n) }, (_, i) => {
        const { setup, journal } = games[(n + i) % games.length];
        const waits = (n + i) % 2 === 0 ? 'human' : 'bot';
        const id = idOf(n + i);
        return store.create({ setup: { ...setup, id }, journal, seats: [], notes: [] }, waits, unclaimed(id, waits));
      }),
    );
  await store.close();
}
/** `waits`: whom the table waits for at the end of this beginning. */
function begin(game: string, waits: 'human' | 'bot'): Begun {
  const { setup, journal } = played(game, 3, 'steady', LONG);
  const people = setup.players.map(() => ({ kind: 'human' }) as const);
  return { setup: waits === 'human' ? { ...setup, players: people } : setup, journal };
}
const idOf = (n: number): string => `table-${String(n).padStart(10, '0')}`;

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const text of child.stdout!) {
    const found = /http:\/\/\S+/.exec(String(text));
    if (found) return found[0];
  }
  throw new Error('the house did not open');
}
async function get(url: string, table: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/tables/${table}`);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${table}: answer ${answer.status}`);
  return performance.now() - begun;
}

/** Visitors look at resting tables, each at another; and somebody asks all the while for what needs no table. */
async function visit(url: string, tables: number): Promise<void> {
  const until = performance.now() + VISITING;
  const visits: number[] = [];
  const others: number[] = [];
  let next = 0;
  const visitor = async (): Promise<void> => {
    while (performance.now() < until && next < tables) visits.push(await get(url, idOf(next++)));
  };
  const somebody = async (): Promise<void> => {
    while (performance.now() < until && next < tables) {
      const begun = performance.now();
      await (await fetch(`${url}/api/games`)).arrayBuffer();
      others.push(performance.now() - begun);
      await new Promise((later) => setTimeout(later, 20));
    }
  };
  await Promise.all([...Array.from({ length: AT_ONCE }, visitor), somebody()]);
  console.log(`${visits.length} visits to resting tables, ${AT_ONCE} at a time: ${spread(visits)}`);
  console.log(`${others.length} requests of somebody else meanwhile: ${spread(others)}`);
}
function spread(times: number[]): string {
  times.sort((a, b) => a - b);
  const at = (share: number): string => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]).toString();
  return `median ${at(0.5)} ms, one in a hundred over ${at(0.99)} ms, at worst ${at(1)} ms`;
}
const seconds = (ms: number): string => (ms / 1000).toFixed(1);
