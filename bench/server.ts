// `--server`: a house as quick as its rules? San Marco with many people at once, every move durable before it is answered, beside
// a server of boardgame.io that keeps the same game in memory.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { played } from './played.ts';
import { median } from './report.ts';
import { boardgame, inTurn, ridotto, type Contestant, type Round } from './serving/contest.ts';
import { crowd } from './serving/crowd.ts';
import { lasting } from './serving/lasting.ts';
import { rested } from './serving/rested.ts';

const TABLES = 12;
const PLAYERS = 4;
const SECONDS = 3;
const CROWD = 2000;
/** The last one: of 2,000 entries, and not over yet. */
const RESTED: readonly Readonly<Parameters<typeof played>>[] = [
  ['san-marco', 4, 'random'],
  ['venice', 5, 'random'],
  ['venice', 5, undefined, 2001],
];

/** Prints what came of it. */
export async function server(rounds: number): Promise<void> {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-bench-'));
  const folder = (name: string): string => path.join(place, name);
  try {
    await contest(rounds, folder);
    await more(folder);
  } finally {
    fs.rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  }
}
const say = (what: string): void => void process.stderr.write(`bench: ${what}\n`);

/** `folder`: a place of that name. */
async function contest(rounds: number, folder: (name: string) => string): Promise<void> {
  say('opening the servers');
  const contestants: Contestant[] = [];
  try {
    contestants.push(await boardgame(TABLES), await ridotto('Ridotto, SQLite', TABLES, { data: folder('sqlite') }));
    const database = await startPostgres();
    if (database) {
      const data = folder('unused');
      contestants.push(await ridotto('Ridotto, PostgreSQL', TABLES, { data, database: await database() }));
      contestants.push(await ridotto('Ridotto, PostgreSQL, 2 nodes', TABLES, { data, database: await database() }, 2));
    }
    say('warming up');
    const tick = (round: number): void => say(`round ${round + 1} of ${rounds}`);
    print(contestants, await inTurn(contestants, { rounds, seconds: SECONDS, tick }));
  } finally {
    for (const one of contestants) await one.stop();
  }
}

/** The rest, each in a house of its own. */
async function more(folder: (name: string) => string): Promise<void> {
  say('long games, tables that rest, and a crowd');
  const { entries, costs } = await lasting(folder('lasting'), 'venice', 5, 'random');
  console.log(
    `\nA move of Venice for five, in each eighth of ${entries} entries, CPU ms: ${costs.map((cost) => cost.toFixed(2)).join('  ')}`,
  );
  for (const [n, how] of RESTED.entries()) {
    const { entries: stored, answer, cpu, memory } = await rested(folder(`rested-${n}`), ...how);
    const [game] = how;
    console.log(
      `A table of ${game} that rests, ${stored} entries: first answer after ${ms(answer)} ms, CPU ${ms(cpu)} ms; at hand it holds ${kilobytes(memory)}`,
    );
  }
  const { streams, told, worst, cpu, memory } = await crowd(folder('crowd'), CROWD);
  console.log(
    `${streams} streams at one table: all told within ${ms(told)} ms, at worst ${ms(worst)}, CPU ${ms(cpu)} ms; an idle one holds ${kilobytes(memory)}`,
  );
}

/** Gives the address of a new database, whenever it is called; undefined: there is no PostgreSQL here. */
async function startPostgres(): Promise<(() => Promise<string>) | undefined> {
  // The one that tests start, and nothing else of theirs.
  // oxlint-disable-next-line no-restricted-imports
  const { PostgresServer, TestServer } = await import('@ridotto/server/tests/postgres.ts');
  try {
    const { url } = await PostgresServer.start();
    const found = new TestServer(url);
    return () => found.database();
  } catch (e) {
    say(`NOTHING IS MEASURED ON POSTGRESQL: ${(e as Error).message}`);
    return undefined;
  }
}

function print(contestants: readonly Contestant[], rounds: readonly (readonly Round[])[]): void {
  console.log(
    `San Marco, ${TABLES * PLAYERS} people at ${TABLES} tables, a move at a time at each; ${rounds[0].length} rounds of ${SECONDS} s in turn, medians, ms`,
  );
  console.log(`${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, Node ${process.version}\n`);
  const row = (name: string, ...cells: string[]): void => console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(20)).join(''));
  row('', 'moves/s', 'answer, p50 / p99', 'all told, p50 / p99', 'CPU per move', 'of the players');
  const of = (round: readonly Round[], what: (round: Round) => number): number => median(round.map(what));
  for (const [n, { name }] of contestants.entries()) {
    const all = rounds[n];
    const spread = (which: 'answered' | 'told'): string => `${ms(of(all, (r) => r[which].p50))} / ${ms(of(all, (r) => r[which].p99))}`;
    row(
      name,
      of(all, perSecond).toFixed(0),
      spread('answered'),
      spread('told'),
      of(all, perMove).toFixed(3),
      of(all, (r) => (r.cpu * 1000) / r.moves).toFixed(3),
    );
  }
  console.log(`\nTimes that of ${contestants[0].name}, within each round: median (least to most)`);
  row('', 'moves/s', 'answer, p99', 'all told, p99', 'CPU per move');
  for (const [n, { name }] of contestants.entries()) {
    if (n === 0) continue;
    const ratio = (what: (round: Round) => number): string => {
      const all = rounds[n].map((round, i) => what(round) / what(rounds[0][i]));
      return `${median(all).toFixed(2)} (${Math.min(...all).toFixed(2)}–${Math.max(...all).toFixed(2)})`;
    };
    row(
      name,
      ratio(perSecond),
      ratio((r) => r.answered.p99),
      ratio((r) => r.told.p99),
      ratio(perMove),
    );
  }
}
const perSecond = ({ moves, seconds }: Round): number => moves / seconds;
/** Milliseconds of the processes that serve. */
const perMove = ({ serving, moves }: Round): number => (serving * 1000) / moves;
const ms = (n: number): string => n.toFixed(1);
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
