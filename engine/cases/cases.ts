// Cases: rules tested in words, readable beside the rulebook. A case file is a list of cases; whoever has read it (this
// file does no reading) hands over the plain objects.
import { plainWord } from '../notation/choice.ts';
import type { Game } from '../match/game.ts';
import { settleOptions, type Options } from '../match/options.ts';
import { Match, type Setup } from '../match/match.ts';
import { notForSoMany } from '../match/sizes.ts';
import type { Place } from '../flow/place.ts';
import { isMap, Running, type Keys } from './running.ts';
import { isNoName, play } from './steps.ts';

export interface Case {
  readonly case: string;
  /** The game, for files that do not lie in its folder. */
  readonly game?: string;
  /** Where the rulebook says so. */
  readonly cites?: string;
  /** For the reader. */
  readonly note?: string;
  /** Names by seat, or how many. */
  readonly players?: readonly string[] | number;
  readonly options?: Options;
  /** `default`, an edition as its file holds it, or the name of such a file. */
  readonly edition?: unknown;
  /** `start`, or a position. */
  readonly given?: 'start' | Keys;
  /** Left out: the position is one that the game allows, and no more is asked. */
  readonly do?: readonly Keys[];
  /** What is wrong with what stands before its steps, or with their form; such a case fails, and the others of its file go on. */
  readonly unfit?: string;
}
const HEADER = ['case', 'game', 'cites', 'note', 'players', 'options', 'edition', 'given', 'do'];
const NAMES = ['anne', 'benoit', 'christian', 'denise', 'emile'];

/** The cases of a file: a list, or a single one. Throws when there is none in it; what is wrong with one case stands in it. */
export function casesIn(file: unknown): Case[] {
  const list = Array.isArray(file) ? (file as unknown[]) : [file];
  if (file === null || file === undefined || list.length === 0) throw new Error('there is no case in it');
  return list.map((c, i) => checkCase(c, i + 1));
}
function checkCase(c: unknown, number: number): Case {
  const nameless = `case ${number}`;
  if (!isMap(c)) return { case: nameless, unfit: 'it is not a map that begins with "case: NAME"' };
  const name = typeof c.case === 'string' || typeof c.case === 'number' ? String(c.case) : undefined;
  const unfit = name === undefined ? 'it has no name: it begins with "case: NAME"' : wrongWith(c);
  return unfit === undefined ? { ...(c as unknown as Case), case: name! } : { case: name ?? nameless, unfit };
}
function wrongWith(c: Keys): string | undefined {
  const strange = Object.keys(c).find((key) => !HEADER.includes(key));
  if (strange !== undefined) return `"${strange}" is not a key of a case; the keys are ${HEADER.join(', ')}`;
  if (c.game !== undefined && typeof c.game !== 'string') return 'game is the name of a game';
  if (c.given !== undefined && c.given !== 'start' && !isMap(c.given)) return 'given is "start" or a position';
  if (c.options !== undefined && c.options !== null && !isMap(c.options)) return 'options is a map';
  const steps = c.do ?? [];
  if (!Array.isArray(steps)) return 'do is a list of steps';
  const step = steps.findIndex((s: unknown) => !isMap(s));
  return step < 0 ? undefined : `step ${step + 1} is not a map such as "- anne: LINE" or "- expect: { ... }"`;
}

/** The names at the table of a case, its edition and options: what every position needs. Throws with what is wrong. */
export function settleCase<S extends Place, E>(
  game: Game<S, E>,
  c: Pick<Case, 'players' | 'options' | 'edition'>,
  load: (file: string) => unknown = (file) => {
    throw new Error(`edition: ${file} cannot be read here`);
  },
): { names: string[]; setup: Setup<E> } {
  const players = c.players ?? (game.seats.includes(4) ? 4 : game.seats[game.seats.length - 1]);
  if (typeof players !== 'number' && !Array.isArray(players)) throw new Error('players is a list of names, or how many');
  const names = typeof players === 'number' ? NAMES.slice(0, players) : players.map(String);
  const number = typeof players === 'number' ? players : players.length;
  if (!game.seats.includes(number)) throw new Error(notForSoMany(game, number));
  names.forEach((name, p) => {
    if (names.findIndex((other) => plainWord(other) === plainWord(name)) !== p) throw new Error(`two players are called ${name}`);
    if (isNoName(name)) throw new Error(`"${name}" cannot be the name of a player`);
  });
  const file = c.edition ?? 'default';
  const edition = game.edition(file === 'default' ? game.standard : typeof file === 'string' ? load(file) : file);
  return { names, setup: { edition, options: settleOptions(game, c.options ?? {}), seats: names.length } };
}

/** Plays a case. undefined: it holds; else which step failed, what was wanted and what was got. */
export function runCase<S extends Place, E>(game: Game<S, E>, c: Case, load?: (file: string) => unknown): string | undefined {
  if (c.unfit !== undefined) return c.unfit;
  let step = 0;
  let key = '';
  try {
    const { names, setup } = settleCase(game, c, load);
    const given = c.given ?? 'start';
    if (c.do === undefined ? given === 'start' : (c.do ?? []).length === 0)
      return 'it does nothing: it needs steps under do, or a position under given and no do';
    const from = given === 'start' ? undefined : game.read(given, setup.edition, setup.options, names);
    const run = new Running(game, new Match<S, E>(game, setup, null, from), names);
    for (const [i, keys] of (c.do ?? []).entries()) {
      if (Object.keys(keys).length === 0) return `step ${i + 1} does nothing`;
      for (const [name, value] of Object.entries(keys)) {
        step = i + 1;
        key = name;
        play(run as unknown as Running, name, value);
      }
    }
    key = 'the end';
    run.end();
    return undefined;
  } catch (e) {
    const { message } = e as Error;
    return step === 0 ? `given: ${message}` : `step ${step} (${key}): ${message}`;
  }
}
