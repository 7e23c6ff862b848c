import { asked, Misuse, needs, say, sayJson, text, whole, type Command } from '../terminal/command.ts';
import { EDITION, editionGiven, namedGame, OPTION, optionsGiven, playersGiven } from '../terminal/files.ts';
import { settleOptions } from '@ridotto/engine';

export const command: Command = {
  name: 'simulate',
  usage: 'GAME [options]',
  what: 'Lets bots play many games, and says who wins how often and how fast they play. The same seed plays the same games.',
  options: {
    players: { type: 'string', value: 'N', what: 'how many play; the most that can, if left out' },
    bots: {
      type: 'string',
      value: 'A,B,…',
      what: 'bots by name, gone through again when there are fewer than players; random, if left out',
    },
    games: { type: 'string', value: 'N', what: 'how many games; 100, if left out' },
    seed: { type: 'string', value: 'S', what: 'a whole number; 1, if left out' },
    option: OPTION,
    edition: EDITION,
    json: { type: 'boolean', what: 'one JSON object' },
  },
  most: 1,
  async run(values, args) {
    const game = namedGame(needs(args, 'a GAME', 'simulate'));
    const { simulate, botNamed } = await import('@ridotto/bots');
    const players = playersGiven(values, game);
    const bots = (text(values, 'bots') ?? 'random').split(',').map((name) => name.trim());
    for (const bot of bots) asked(() => botNamed(game.name, bot));
    if (bots.length > players) throw new Misuse(`${bots.length} bots are too many for ${players} players`);
    const options = asked(() => settleOptions(game, optionsGiven(values, game)));
    const games = whole(values, 'games', 100, 1, 10_000_000);
    const seed = whole(values, 'seed', 1, -2_147_483_648, 4_294_967_295);
    const { edition } = editionGiven(values, game);
    const result = simulate(game, { players, bots, games, seed, options, edition }, () => performance.now());
    if (values.json === true) {
      sayJson(result);
      return;
    }
    say(
      `${result.games} games of ${result.game} with ${result.players} player${result.players > 1 ? 's' : ''}, ${result.decisions} decisions, ${result.decisionsPerSecond}/s`,
    );
    const width = Math.max(...result.seats.map((s) => s.bot.length)) + 2;
    for (const s of result.seats)
      say(`${s.bot.padEnd(width)}${(s.winShare * 100).toFixed(1).padStart(5)} % won  mean score ${s.meanScore.toFixed(1)}`);
    const { min, mean, max } = result.lengths;
    say(`decisions per game: ${min} to ${max}, mean ${mean.toFixed(1)}`);
  },
};
