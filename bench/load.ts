// How long a table that rests takes to be at hand again, beside the bare replay of its record, round by round in one process;
// what verifying a finished game costs whoever serves others, and the thread that does it; and what it holds in memory then. Games of `steady` bots; Venice for five as it is played at random, the longest there is.
import { serialize } from 'node:v8';
import { Match, settleOptions, type GameRecord, type Place } from '@ridotto/engine';
import { GAMES, gameNamed } from '@ridotto/games';
import { Table } from '@ridotto/table';
import { median } from './report.ts';
import { played, type Played } from './played.ts';

const ROUNDS = 15;
const HELD = 24;

/** Prints a line for each game. */
export function load(): void {
  console.log('A rested table against the bare replay of its record: CPU milliseconds, medians; memory with one who looks.');
  console.log('Verifying a finished game: what handing it over takes from the others, and what it takes in its thread.');
  for (const name of Object.keys(GAMES)) line(name, 4, 'steady');
  line('venice', 5, 'random');
}

function line(name: string, players: number, bot: string): void {
  const { setup, journal, record } = stored(name, players, bot);
  const game = gameNamed(name);
  const about = { edition: game.edition(game.standard), options: settleOptions(game, setup.options), seats: players };
  const ways = {
    replay: () => Match.replay<Place, unknown>(game, record, about),
    table: () => Table.rebuild(setup, journal),
    // As the house does it: the game is over, and it is not known yet whether its record stands the test.
    answer: () => {
      const table = Table.rebuild(setup, journal);
      table.verified = { verified: null };
      return JSON.stringify(table.snapshot(0));
    },
    handOver: () => serialize(finished.record()),
    verify: () => finished.dealing(),
  };
  const finished = Table.rebuild(setup, journal);
  const names = ['replay', 'table', 'answer', 'handOver', 'verify'] as const;
  const times = Object.fromEntries(names.map((way) => [way, [] as number[]])) as Record<(typeof names)[number], number[]>;
  for (let round = -2; round < ROUNDS; round++)
    for (const way of names) {
      const before = process.cpuUsage();
      ways[way]();
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) times[way].push((user + system) / 1000);
    }
  const [replay, table, answer, handOver, verify] = names.map((way) => median(times[way]));
  const what = `${name}, ${players} ${bot}, ${journal.length} entries`.padEnd(40);
  const kilobytes = memory(() => {
    const held = Table.rebuild(setup, journal);
    held.verified = { verified: null };
    held.log(0);
    held.snapshot(0);
    return held;
  });
  console.log(
    `${what} replay ${ms(replay)}  table ${ms(table)} (${(table / replay).toFixed(2)})  first answer ${ms(answer)} (${(answer / replay).toFixed(2)})  verifying ${ms(handOver)} here, ${ms(verify)} there  ${kilobytes}`,
  );
}

/** As it comes from the store. */
function stored(name: string, players: number, bot: string): Omit<Played, 'table'> & { readonly record: GameRecord } {
  const { setup, journal, table } = played(name, players, bot);
  return JSON.parse(JSON.stringify({ setup, journal, record: table.record() })) as ReturnType<typeof stored>;
}

/** Kilobytes of one, among several of them. */
function memory(make: () => unknown): string {
  const { gc } = globalThis as { gc?: () => void };
  if (!gc) return 'memory: only with --expose-gc';
  const held: unknown[] = [make()];
  const before = used(gc);
  while (held.length < HELD) held.push(make());
  return `${Math.round((used(gc) - before) / (held.length - 1) / 1000)} kB`;
}
function used(gc: () => void): number {
  for (let n = 0; n < 4; n++) gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
const ms = (n: number): string => n.toFixed(1).padStart(7);
