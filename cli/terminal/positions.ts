// A position in a file: the header of a case (`players`, `options`, `edition`, `given`), or a position by itself.
import fs from 'node:fs';
import {
  casesIn,
  hashState,
  Match,
  seatId,
  settleCase,
  settleOptions,
  SPECTATOR,
  type Case,
  type Game,
  type Place,
  type Seat,
  type Setup,
} from '@ridotto/engine';
import { Failure, Misuse } from './command.ts';
import { called, editionBeside, firstLine, readYaml } from './files.ts';
import { whichGame } from './which-game.ts';

export interface Start {
  readonly game: Game;
  readonly names: readonly string[];
  readonly setup: Setup<unknown>;
  /** As the edition's file holds it. */
  readonly editionFile: unknown;
  /** undefined: at the start. */
  readonly from: Place | undefined;
}
export interface Wanted {
  readonly game?: string;
  /** Of several cases: which. */
  readonly named?: string;
}
export const CASE = {
  type: 'string',
  value: 'NAME',
  what: 'which case, of a file with several, by its name or how that begins; FILE#NAME says the same',
} as const;
/** `FILE#NAME`, where there is no file of that whole name. */
function apart(given: string, wanted: Wanted): { readonly file: string; readonly wanted: Wanted } {
  const at = given.lastIndexOf('#');
  if (at <= 0 || wanted.named !== undefined || fs.existsSync(given)) return { file: given, wanted };
  return { file: given.slice(0, at), wanted: { ...wanted, named: given.slice(at + 1) } };
}
const HEADER = ['case', 'game', 'cites', 'note', 'options', 'edition', 'given', 'position', 'do'];

/** `given`: a file, `-`, or `FILE#CASE`. */
export function readStart(given: string, about: Wanted = {}): Start {
  const { file, wanted } = apart(given, about);
  const whole = readYaml(file);
  try {
    const c = headerOf(whole, wanted);
    const game = whichGame(file, [c], wanted.game);
    const load = editionBeside(file);
    const { names, setup } = settleCase(game, c, load);
    const position = c.given ?? 'start';
    const from = position === 'start' ? undefined : game.read(position, setup.edition, setup.options, names);
    const { edition = 'default' } = c;
    const editionFile = edition === 'default' ? game.standard : typeof edition === 'string' ? load(edition) : edition;
    return { game, names, setup, editionFile, from };
  } catch (e) {
    if (e instanceof Misuse || e instanceof Failure) throw e;
    throw new Failure(`${called(file)}: ${firstLine(e)}`, { cause: e });
  }
}

function headerOf(whole: unknown, { named }: Wanted): Case {
  if (Array.isArray(whole)) {
    const cases = casesIn(whole);
    const found = named === undefined ? cases[0] : (cases.find((c) => c.case === named) ?? cases.find((c) => c.case.startsWith(named)));
    if (!found) throw new Error(`there is no case "${named}"`);
    if (found.unfit !== undefined) throw new Error(`${found.case}: ${found.unfit}`);
    return found;
  }
  if (typeof whole !== 'object' || whole === null) throw new Error('it holds no position');
  const map = whole as Record<string, unknown>;
  if ('commitment' in map && 'log' in map)
    throw new Error('it is the record of a game, and no position: `ridotto replay FILE --at N --position` writes one of its moments');
  const header = Object.fromEntries(Object.entries(map).filter(([key]) => HEADER.includes(key)));
  const rest = Object.fromEntries(Object.entries(map).filter(([key]) => !HEADER.includes(key)));
  // A position counts its players; the header of a case names them.
  const given = map.given ?? map.position;
  if (Array.isArray(rest.players) || given !== undefined) {
    header.players = rest.players;
    delete rest.players;
  }
  if (given !== undefined && Object.keys(rest).length > 0)
    throw new Error(`"${Object.keys(rest)[0]}" stands beside the position; it belongs into it`);
  const { position: _position, do: _do, ...head } = header;
  return { case: 'position', ...(head as object), given: (given ?? rest) as Case['given'], do: [] };
}

/** The seat that --as names. Throws Misuse when there is none. */
export function seatOf(as: string, names: readonly string[]): Seat {
  if (as.toLowerCase() === 'spectator') return SPECTATOR;
  const seat = names.findIndex((name, p) => name.toLowerCase() === as.toLowerCase() || as === `s${p}`);
  if (seat < 0) throw new Misuse(`--as ${as}: it is spectator, or one of ${names.map((name, p) => `${name} (s${p})`).join(', ')}`);
  return seat;
}

/** What readStart reads as this position: options whole, an edition only where it is not the one that ships. Throws with why there
    is none. */
export function fileOf(match: Match<Place>, names: readonly string[], editionFile: unknown): object {
  const { game, setup, state, waiting } = match;
  if (waiting !== undefined)
    throw new Error(`luck is asked (${waiting.name}), and a position begins where somebody is to choose: look one entry earlier or later`);
  const given = game.write(state, names);
  if (hashState(game.read(given, setup.edition, setup.options, names)) !== hashState(state))
    throw new Error('not all of this moment can be said as a position');
  return {
    game: game.name,
    players: names,
    options: setup.options,
    ...(editionFile !== game.standard && { edition: editionFile }),
    given,
  };
}

/** A match that begins there. */
export const matchOf = ({ game, setup, from }: Start): Match<Place, unknown> => new Match(game, setup, null, from);
/** Seats. */
export const winnersOf = (match: Match<Place>): string[] => match.game.winners(match.state).map(seatId);
/** The start of a game. */
export function startOf(game: Game, names: readonly string[], options: object, edition: { file: unknown; edition: unknown }): Start {
  const setup = { edition: edition.edition, options: settleOptions(game, options as never), seats: names.length };
  return { game, names, setup, editionFile: edition.file, from: undefined };
}
