import os from 'node:os';
import { settleOptions } from '@ridotto/engine';
import { fixtures, standings, type Fixture, type Played } from '@ridotto/bots/tournament.ts';
import { Threads } from '@ridotto/server/shared/threads.ts';
import { keep, playedBefore, type Terms } from '../arena/kept.ts';
import type { ArenaResult, ArenaTask } from '../arena/worker.ts';
import { asked, Failure, listed, Misuse, needs, say, text, whole, type Command } from '../terminal/command.ts';
import { namedGame, OPTION, optionsGiven, playersGiven } from '../terminal/files.ts';

const WORKER = new URL('../arena/worker.ts', import.meta.url);
/** Milliseconds for one game: two seconds for each of its decisions take a long time. */
const LIMIT = 6 * 3_600_000;
/** Milliseconds between two writings of the file. */
const WRITTEN_EVERY = 5000;

export const command: Command = {
  name: 'arena',
  usage: 'GAME --bots A,B[,…] [options]',
  what: 'A round robin of bots: each sits alone among those of every other kind, as often at one seat as at another. Says who wins how often, and how strong each is, with 95 % intervals.',
  more: [
    'Ratings are those of the model of Plackett and Luce (of two players: Bradley and Terry), in points of Elo around their mean. The same seed plays the same games, however many jobs there are.',
  ],
  options: {
    bots: { type: 'string', value: 'A,B,…', what: 'two or more bots, by name' },
    players: { type: 'string', value: 'N', what: 'how many play; 4, or the most that can, if left out' },
    games: {
      type: 'string',
      value: 'N',
      what: 'games of each bot among those of each other kind, rounded up to all seats; 100, if left out',
    },
    jobs: { type: 'string', value: 'N', what: 'how many games at once; 1, if left out' },
    seed: { type: 'string', value: 'S', what: 'a whole number; 1, if left out' },
    option: OPTION,
    json: { type: 'string', value: 'FILE', what: 'where results are kept, as JSON; what is there already is not played again' },
  },
  most: 1,
  async run(values, args) {
    const game = namedGame(needs(args, 'a GAME', 'arena'));
    const { botNamed } = await import('@ridotto/bots');
    const bots = listed(text(values, 'bots'));
    for (const bot of bots) asked(() => botNamed(game.name, bot));
    if (bots.length < 2) throw new Misuse('name at least two bots: --bots A,B');
    if (new Set(bots).size < bots.length) throw new Misuse(`--bots ${bots.join(',')}: each of them once`);
    const sizes = { name: `an arena of ${game.name}`, seats: game.seats.filter((size) => size > 1) };
    const players = playersGiven(values, sizes, Math.min(4, game.seats[game.seats.length - 1]));
    const games = whole(values, 'games', 100, 1, 1_000_000);
    const jobs = whole(values, 'jobs', 1, 1, 4 * os.availableParallelism());
    const seed = whole(values, 'seed', 1, -2_147_483_648, 4_294_967_295);
    const options = asked(() => settleOptions(game, optionsGiven(values, game)));
    const terms: Terms = { game: game.name, rules: game.rulesVersion, players, seed, options };
    const file = text(values, 'json');
    const before = file === undefined ? [] : playedBefore(file, terms);

    const all = fixtures(bots, players, games);
    const nameOf = ({ one, among, game: n }: Fixture): string => `${n} ${one} ${among}`;
    const done = new Map(before.map((p) => [nameOf(p), p]));
    await playAll(
      all.filter((fixture) => !done.has(nameOf(fixture))),
      jobs,
      terms,
      (played, last) => {
        done.set(nameOf(played), played);
        if (file !== undefined && last()) keepAll();
      },
    );
    const inOrder = (): Played[] => all.flatMap((fixture) => done.get(nameOf(fixture)) ?? []);
    /** With games of other bots, and more of these, which the file has from another time. */
    function keepAll(): void {
      const names = [...new Set([...done.values()].flatMap(({ one, among }) => [one, among]))].toSorted();
      const played = [...done.values()].toSorted((a, b) => a.game - b.game || (nameOf(a) < nameOf(b) ? -1 : 1));
      keep(file!, terms, names, standings(names, players, played), played);
    }
    if (file !== undefined) keepAll();
    const result = standings(bots, players, inOrder());
    const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
    say(`${inOrder().length} games of ${game.name} with ${players} players`);
    const width = Math.max(...bots.map((bot) => bot.length)) + 2;
    for (const { bot, elo, within } of result.ratings.toSorted((a, b) => b.elo - a.elo))
      say(`${bot.padEnd(width)}${elo.toFixed(0).padStart(6)} ± ${within.toFixed(0)}`);
    for (const { one, among, games: n, share, least, most, fair } of result.pairs)
      say(
        `${one} among ${among}: wins ${percent(share)} of ${n} games (${percent(least)} to ${percent(most)}; a fair share is ${percent(fair)})`,
      );
  },
};

/** `each`: what was played, and whether it is time to write it down. */
async function playAll(
  left: readonly Fixture[],
  jobs: number,
  { game, players, seed, options }: Terms,
  each: (played: Played, due: () => boolean) => void,
): Promise<void> {
  const threads = new Threads<ArenaTask, ArenaResult>({ file: WORKER, limit: LIMIT, most: jobs });
  let written = performance.now();
  const due = (): boolean => {
    const now = performance.now();
    if (now - written < WRITTEN_EVERY) return false;
    written = now;
    return true;
  };
  try {
    await Promise.all(
      left.map(async (fixture) => {
        const result = await threads.run({ game, players, seed, options, fixture });
        if ('error' in result) throw new Failure(result.error);
        each(result.played, due);
      }),
    );
  } finally {
    await threads.close();
  }
}
