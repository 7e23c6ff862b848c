// Who plays at a table in this process, by the options of the command line, and what is left of it.
import fs from 'node:fs';
import { notForSoMany, settleOptions, type Game } from '@ridotto/engine';
import { botNamed, usualBot, type Bot } from '@ridotto/bots';
import { Table, type SeatRequest, type TableRequest } from '@ridotto/table';
import type { MemoryShelf } from '@ridotto/table/local/shelf.ts';
import { asked, Failure, listed, Misuse, text, type Values } from './command.ts';
import { trouble } from './trouble.ts';
import { editionGiven, optionsGiven } from './files.ts';
import { startOf, type Start } from './positions.ts';

export const PLAYERS = { type: 'string', value: 'N|A,B,…', what: 'how many play, or their names; the most that can, if left out' } as const;
export const BOTS_GIVEN = { type: 'string', value: 'A,B,…', what: 'bots by name for the other seats' } as const;
export const SEED = { type: 'string', value: 'S', what: 'any text: the same seed deals the same' } as const;

const NAMES = ['anne', 'benoit', 'christian', 'denise', 'emile'];

/** At the start of a game, with the players, options and edition that were given. */
export function startNew(values: Values, game: Game): Start {
  const given = text(values, 'players') ?? String(game.seats[game.seats.length - 1]);
  const number = /^-?\d+$/.test(given) ? Number(given) : undefined;
  const players = number === undefined ? given.split(',').map((name) => name.trim()) : NAMES.slice(0, number);
  if (!game.seats.includes(number ?? players.length)) throw new Misuse(notForSoMany(game, number ?? players.length));
  const wrong = players.find((name, p) => name === '' || players.findIndex((n) => n.toLowerCase() === name.toLowerCase()) !== p);
  if (wrong !== undefined) throw new Misuse(`--players ${given}: names must differ, and none may be empty`);
  const options = asked(() => settleOptions(game, optionsGiven(values, game)));
  return startOf(game, players, options, editionGiven(values, game));
}

/** The first `humans` seats are played by whoever has their tokens. */
export function requestOf({ game, names, setup, editionFile }: Start, humans: number, bots: readonly Bot[]): TableRequest {
  const seats = names.map((name, p): SeatRequest =>
    p < humans ? { name, kind: 'human' } : { name, kind: 'bot', bot: bots[p - humans].name },
  );
  return { game: game.name, seats, options: setup.options, edition: editionFile };
}

/** A record has the secret only when the game is over; till then it says what was played, and the table has it from its journal. */
export async function recordOf(shelf: MemoryShelf, id: string): Promise<object> {
  const { setup, journal } = (await shelf.load(id))!;
  return Table.rebuild(setup, journal).soFar();
}

/** For so many seats, by their names, gone through again when there are fewer. */
export function botsFor(game: string, given: string | undefined, seats: number): Bot[] {
  const named = listed(given);
  if (named.length > seats) throw new Misuse(`${named.length} bots are too many for ${seats} seats`);
  return Array.from({ length: seats }, (_, i) =>
    named.length === 0 ? usualBot(game) : asked(() => botNamed(game, named[i % named.length])),
  );
}

/** Throws Failure where it cannot be written. */
export function writeRecord(file: string, record: object): void {
  try {
    fs.writeFileSync(file, `${JSON.stringify(record)}\n`);
  } catch (e) {
    throw new Failure(trouble(e as Error, file), { cause: e });
  }
}
