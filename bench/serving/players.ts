// Whoever plays: a process of its own. Arguments: JSON of Players. When told `{ seconds }` all tables are played at for so long, a
// move at a time at each, and it answers with Load; a game that is over is followed by another one.
import { Io } from '@ridotto/engine';
import type { Match, Move, Open } from './match.ts';
import { openOurs } from './ours.ts';
import { openTheirs } from './theirs.ts';

export interface Players {
  /** The houses of Ridotto, or a server of boardgame.io and the folder that has its packages. */
  readonly at: readonly string[] | { readonly url: string; readonly folder: string };
  readonly tables: number;
}
export interface Load {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds: half of the moves took no more, and 99 of a hundred. */
  readonly answered: Spread;
  readonly told: Spread;
  /** CPU time of this process, in seconds. */
  readonly cpu: number;
}
interface Spread {
  readonly p50: number;
  readonly p99: number;
}

const { at, tables } = JSON.parse(process.argv[2]) as Players;
const open: Open = 'url' in at ? openTheirs(at.url, at.folder) : openOurs(at);
const lucks = Array.from({ length: tables }, (_, n) => new Io(n + 1));
const matches = await Promise.all(lucks.map(open));

async function play(seconds: number): Promise<Load> {
  const moves: Move[] = [];
  const begun = performance.now();
  const before = process.cpuUsage();
  const until = begun + seconds * 1000;
  await Promise.all(
    lucks.map(async (luck, n) => {
      while (performance.now() < until) {
        if (matches[n].over) matches[n] = await renewed(matches[n], luck);
        moves.push(await matches[n].move());
      }
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return {
    moves: moves.length,
    seconds: (performance.now() - begun) / 1000,
    answered: spread(moves.map(({ answered }) => answered)),
    told: spread(moves.map(({ told }) => told)),
    cpu: (user + system) / 1e6,
  };
}
function renewed(match: Match, luck: Io): Promise<Match> {
  match.close();
  return open(luck);
}
function spread(times: number[]): Spread {
  const sorted = Float64Array.from(times).sort();
  const share = (part: number): number => sorted[Math.floor(sorted.length * part)];
  return { p50: share(0.5), p99: share(0.99) };
}

process.on('message', ({ seconds }: { seconds: number }) => {
  play(seconds).then(
    (load) => process.send!(load),
    (e: unknown) => {
      console.error(e);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());
process.send!('ready');
