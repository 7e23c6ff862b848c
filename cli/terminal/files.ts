// Reading what commands are given: YAML and JSON files, editions, games by name.
import fs from 'node:fs';
import path from 'node:path';
import { notForSoMany, type Game, type GameRecord, type Options } from '@ridotto/engine';
import { GAMES, gameNamed } from '@ridotto/games';
import { recordInText } from '@ridotto/table/record-file.ts';
import { parse } from 'yaml';
import { asked, Failure, Misuse, text, texts, type Values } from './command.ts';
import { trouble } from './trouble.ts';

/** The text of a file; `-` is standard input. */
export function readText(file: string): string {
  try {
    return fs.readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (e) {
    throw new Misuse(trouble(e as Error, called(file)), { cause: e });
  }
}
/** YAML, and so JSON too. */
export function readYaml(file: string): unknown {
  try {
    return parse(readText(file), { merge: true });
  } catch (e) {
    if (e instanceof Misuse) throw e;
    throw new Failure(`${called(file)}: ${firstLine(e)}`, { cause: e });
  }
}
/** What a file is called in messages. */
export const called = (file: string): string => (file === '-' ? 'standard input' : file);
export const firstLine = (e: unknown): string => (e as Error).message.split('\n')[0].replace(/:$/, '');

export function readRecord(file: string): { record: GameRecord; game: Game } {
  const written = readText(file);
  try {
    const record = recordInText(written, gameNamed);
    return { record, game: gameNamed(record.game) };
  } catch (e) {
    throw new Failure(`${called(file)}: ${firstLine(e)}`, { cause: e });
  }
}

/** An edition file named beside `file`. */
export const editionBeside =
  (file: string) =>
  (edition: string): unknown =>
    readYaml(path.resolve(file === '-' ? '.' : path.dirname(file), edition));

/** How many play; `usual`: where nothing is said. Throws Misuse where the game is not for so many. */
export function playersGiven(values: Values, game: Pick<Game, 'name' | 'seats'>, usual = game.seats[game.seats.length - 1]): number {
  const given = text(values, 'players');
  const wanted = given === undefined ? usual : /^-?\d{1,15}$/.test(given) ? Number(given) : JSON.stringify(given);
  const players = game.seats.find((size) => size === wanted);
  if (players === undefined) throw new Misuse(notForSoMany(game, wanted));
  return players;
}

export const namedGame = (name: string): Game => asked(() => gameNamed(name));
/** The game that is named, or that a path names (games/san-marco/…, san-marco.yaml). */
export function gameNamedBy(file: string, named?: string): Game | undefined {
  if (named !== undefined) return namedGame(named);
  const segments = path.resolve(file).split(path.sep).reverse();
  for (const segment of segments)
    for (const name of Object.keys(GAMES)) if (segment === name || segment.split(/[._ ]/).includes(name)) return GAMES[name];
  return undefined;
}

export const OPTION = { type: 'string', value: 'NAME=VALUE', multiple: true, what: 'an option of the game; may be repeated' } as const;
export const EDITION = { type: 'string', value: 'FILE', what: "an edition: what is printed on one's own copy of the game" } as const;
export const GAME = { type: 'string', value: 'GAME', what: 'the game, where the file does not say' } as const;

/** `--option allowDebt=true` */
export function optionsGiven(values: Values, game: Game): Options {
  return Object.fromEntries(
    texts(values, 'option').map((given) => {
      const [name, ...rest] = given.split('=');
      if (rest.length === 0) throw new Misuse(`--option ${given}: it is NAME=VALUE; names are ${Object.keys(game.options).join(', ')}`);
      const value = (game.options[name] ?? []).find((v) => String(v) === rest.join('='));
      return [name, value ?? rest.join('=')];
    }),
  );
}
export function editionGiven(values: Values, game: Game): { file: unknown; edition: unknown } {
  const named = text(values, 'edition');
  const file = named === undefined || named === 'default' ? game.standard : readYaml(named);
  try {
    return { file, edition: game.edition(file) };
  } catch (e) {
    throw new Failure(`${named}: ${firstLine(e)}`, { cause: e });
  }
}
