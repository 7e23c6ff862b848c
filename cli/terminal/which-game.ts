// Which game a file of cases or a position is of, where neither it nor its path says so: the one whose words it speaks.
import { runCase, settleCase, type Case, type Game } from '@ridotto/engine';
import { GAMES } from '@ridotto/games';
import { Failure, Misuse } from './command.ts';
import { called, editionBeside, firstLine, gameNamedBy } from './files.ts';

/** Throws Misuse when it could be several, Failure when it is none. */
export function whichGame(file: string, all: readonly Case[], named?: string): Game {
  const cases = all.filter((c) => c.unfit === undefined);
  const said = gameNamedBy(file, named ?? cases.find((c) => c.game !== undefined)?.game);
  if (said) return said;
  const load = editionBeside(file);
  const games = Object.values(GAMES);
  if (cases.every((c) => games.every((game) => !reads(game, c, load)))) {
    const why = games.map((game) => `${game.name}: ${complaint(game, cases[0], load)}`);
    throw new Failure(`${called(file)}: no game can read it. ${why.join('; ')}`);
  }
  const readers = most(games, (game) => cases.filter((c) => reads(game, c, load)).length);
  if (readers.length === 1) return readers[0];
  // At the start of a game every one can be read: then the one in which most comes out as it should.
  const players = most(readers, (game) => cases.filter((c) => (c.do ?? []).length > 0 && passes(game, c, load)).length);
  if (players.length === 1) return players[0];
  throw new Misuse(`${called(file)}: of which game? Say --game with one of ${Object.keys(GAMES).join(', ')}`);
}

type Load = (edition: string) => unknown;

/** Why a case is not in this game's words; undefined: it is. */
function complaint(game: Game, c: Case, load: Load): string | undefined {
  try {
    const { names, setup } = settleCase(game, c, load);
    if (c.given !== undefined && c.given !== 'start') game.read(c.given, setup.edition, setup.options, names);
    return undefined;
  } catch (e) {
    return firstLine(e);
  }
}
const reads = (game: Game, c: Case, load: Load): boolean => complaint(game, c, load) === undefined;

function passes(game: Game, c: Case, load: Load): boolean {
  try {
    return runCase(game, c, load) === undefined;
  } catch {
    return false;
  }
}
function most(games: readonly Game[], count: (game: Game) => number): Game[] {
  const counts = games.map(count);
  return games.filter((_, i) => counts[i] === Math.max(...counts));
}
