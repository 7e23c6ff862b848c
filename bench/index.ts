// The command: `npm run bench [-- --game NAME --players N --rounds N --json | --library | --search | --load | --house | --server]`, `ridotto bench`.
import { parseArgs } from 'node:util';
import { notForSoMany } from '@ridotto/engine';
import { GAMES } from '@ridotto/games';
import { house } from './house.ts';
import { library } from './library.ts';
import { load } from './load.ts';
import { native, reference, type Reference } from './reference.ts';
import { page, report, type Measurable, type Rounds } from './report.ts';
import { inRounds, job, type Runner } from './rounds.ts';
import { search } from './search.ts';
import { server } from './server.ts';

const HELP = `ridotto bench [--game NAME] [--players N] [--rounds N] [--json]

Plays a game at random and says how fast: San Marco for four against the same game in C++
(needs g++), any other against that San Marco; and what checking, recording and telling
add. They run in turn, so that a busy machine slows all; compare ratios, not absolute
figures.

  --game NAME    which game (san-marco)
  --players N    how many play (4)
  --rounds N     how many rounds, at least 1 (9)
  --json         one JSON object on stdout
  --library      instead: games played at random, and observations, for each second
  --search       instead: games imagined at random and by the search, for each second, and
                 beside the search of boardgame.io, which npm fetches the first time
  --load         instead: how long tables that rest take to be at hand again, beside bare
                 replays (with NODE_OPTIONS=--expose-gc also what they hold in memory)
  --house        instead: a house that opens with 10,000 unfinished tables, half of which
                 wait for bots: its first answer, and the longest wait from then on
  --tables N     so many instead
  --server       instead: a house at which 48 people play San Marco, beside a server of
                 boardgame.io, which npm fetches the first time; on SQLite and PostgreSQL
`;
/** What there is in C++, and what other games are held against. */
const YARDSTICK: Measurable = { game: 'san-marco', players: 4 };
/** Long enough for the clock of CPU time, short enough that a machine stays the same. */
const SECONDS = 0.3;

/** The exit status. */
export async function bench(args: readonly string[]): Promise<number> {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        game: { type: 'string', default: YARDSTICK.game },
        players: { type: 'string', default: String(YARDSTICK.players) },
        rounds: { type: 'string', default: '9' },
        json: { type: 'boolean' },
        library: { type: 'boolean' },
        search: { type: 'boolean' },
        load: { type: 'boolean' },
        house: { type: 'boolean' },
        server: { type: 'boolean' },
        tables: { type: 'string', default: '10000' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (e) {
    return wrong((e as Error).message);
  }
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (values.library) {
    await library();
    return 0;
  }
  if (values.load) {
    load();
    return 0;
  }
  if (values.house) {
    const tables = Number(values.tables);
    if (!Number.isInteger(tables) || tables < 2) return wrong(`--tables is a whole number from 2, not ${values.tables}`);
    await house(tables);
    return 0;
  }
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) return wrong(`--rounds is a whole number from 1, not ${values.rounds}`);
  if (values.server) {
    await server(rounds);
    return 0;
  }
  if (values.search) {
    await search(rounds);
    return 0;
  }
  const { game } = values;
  if (!Object.hasOwn(GAMES, game)) return wrong(`there is no game "${game}"; the games are ${Object.keys(GAMES).join(', ')}`);
  const players = Number(values.players);
  if (!GAMES[game].seats.includes(players)) return wrong(notForSoMany(GAMES[game], values.players));
  const what = { game, players };
  const isYardstick = game === YARDSTICK.game && players === YARDSTICK.players;
  const c = isYardstick ? reference() : undefined;
  if (isYardstick && !c)
    process.stderr.write(
      'bench: THERE IS NO g++ HERE. Without a C++ compiler nothing can be compared, and absolute figures say little. Install g++ for the ratios.\n',
    );
  process.stderr.write('bench: warming up\n');
  const measured = await inRounds(runners(what, c, isYardstick), rounds, SECONDS, (round) =>
    process.stderr.write(`bench: round ${round + 1} of ${rounds}\n`),
  );
  const result = report(what, measured, rounds, c?.compiler ?? null);
  process.stdout.write(values.json ? `${JSON.stringify(result, undefined, 2)}\n` : page(result));
  return 0;
}
function wrong(message: string): number {
  process.stderr.write(`ridotto: ${message}\n`);
  return 2;
}

/** In the order of a round: what is compared stands side by side. */
function runners({ game, players }: Measurable, c: Reference | undefined, isYardstick: boolean): Readonly<Record<keyof Rounds, Runner>> {
  const names = ['submit', 'play', 'nativePlay', 'yardstick', 'iterate', 'nativeIterate', 'copy', 'nativeCopy'] as const;
  const made = names.flatMap((name): [string, Runner][] => {
    if (name === 'yardstick') return isYardstick ? [] : [[name, job('play', YARDSTICK.game, YARDSTICK.players)]];
    if (!name.startsWith('native')) return [[name, job(name, game, players)]];
    return c ? [[name, native(c, name.slice('native'.length).toLowerCase())]] : [];
  });
  return Object.fromEntries(made) as Record<keyof Rounds, Runner>;
}
