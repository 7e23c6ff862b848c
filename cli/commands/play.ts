import { hash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { Io, seatIds, settleOptions } from '@ridotto/engine';
import { botNamed, BOTS, type Bot } from '@ridotto/bots';
import { SECRET_BYTES, Table, type Chair, type SeatRequest, type TableRequest } from '@ridotto/table';
import { MemoryShelf } from '@ridotto/table/local/shelf.ts';
import { LocalTables } from '@ridotto/table/local/tables.ts';
import { asked, Failure, Misuse, needs, say, text, whole, type Command } from '../terminal/command.ts';
import { EDITION, editionGiven, namedGame, OPTION, optionsGiven } from '../terminal/files.ts';
import { readStart, startOf, type Start } from '../terminal/positions.ts';
import { Sitting } from '../terminal/sitting.ts';
import { Speaker } from '../terminal/text.ts';
import { LANG, languageOf } from '../terminal/words.ts';

const NAMES = ['anne', 'benoit', 'christian', 'denise', 'emile'];

export const command: Command = {
  name: 'play',
  usage: 'GAME [options]',
  what: 'Plays a game in the terminal: you (the first player) against bots. Choices are typed as lines; ? lists what is legal, help says what else can be typed.',
  more: ['Lines may come from a pipe. Exit status 1: the input ended before the game did.'],
  options: {
    players: { type: 'string', value: 'N|A,B,…', what: 'how many play, or their names; the most that can, if left out' },
    humans: { type: 'string', value: 'N', what: 'how many of them are people, in turns at this terminal; 1, if left out' },
    bots: { type: 'string', value: 'A,B,…', what: 'bots by name for the other seats' },
    position: { type: 'string', value: 'FILE', what: 'begin at a position, as `ridotto legal` reads it' },
    case: { type: 'string', value: 'NAME', what: 'which case, of a file with several' },
    seed: { type: 'string', value: 'S', what: 'any text: the same seed deals the same' },
    record: { type: 'string', value: 'FILE', what: 'write the record there, at the end' },
    lang: LANG,
    option: OPTION,
    edition: EDITION,
  },
  most: 1,
  async run(values, args) {
    const game = namedGame(needs(args, 'a GAME', 'play'));
    const position = text(values, 'position');
    const start: Start = position === undefined ? fromStart() : readStart(position, { game: game.name, named: text(values, 'case') });
    const { names } = start;
    const humans = whole(values, 'humans', 1, 0, names.length);
    const bots = botsFor(game.name, text(values, 'bots'), names.length - humans);
    const seed = text(values, 'seed');
    const luck = luckFrom(seed === undefined ? randomBytes(SECRET_BYTES) : hash('sha256', `ridotto play ${seed}`, 'buffer'));
    const shelf = new MemoryShelf();
    const tables = new LocalTables({ shelf, now: Date.now, randomBytes: luck, later, pace: { bot: 0 } });
    const speaker = await Speaker.of(game.name, languageOf(values), names, start.editionFile);
    const from = start.from && game.write(start.from, seatIds(names.length));
    const opened = await tables.open(requestOf(start, humans, bots), from).catch((e: unknown) => {
      throw new Misuse((e as Error).message, { cause: e });
    });

    say(`${speaker.title}: ${names.map((name, p) => `${name}${p < humans ? '' : ` (${bots[p - humans].name})`}`).join(', ')}`);
    const chairs = await Promise.all(opened.seats.map(({ token }) => tables.sit(opened.table, token)));
    const spectator = await tables.sit(opened.table, null);
    const tokenOf = (chair: Chair): string => opened.seats.find(({ seat }) => seat === chair.seat)!.token;
    const advise = (chair: Chair): Promise<readonly string[]> => tables.advise(opened.table, tokenOf(chair), usualBot(game.name).name);
    const ended = await new Sitting({ game, names, chairs, spectator, advise, speaker }).play();
    await tables.close();
    const file = text(values, 'record');
    if (file !== undefined) write(file, await recordOf(shelf, opened.table));
    if (ended === 'input') throw new Failure('the input ended before the game did');

    function fromStart(): Start {
      const given = text(values, 'players') ?? String(game.seats[game.seats.length - 1]);
      const players = /^\d+$/.test(given) ? NAMES.slice(0, Number(given)) : given.split(',').map((name) => name.trim());
      if (!game.seats.includes(players.length))
        throw new Misuse(`${game.name} is for ${game.seats.join(' or ')} players, not ${/^\d+$/.test(given) ? given : players.length}`);
      const wrong = players.find((name, p) => name === '' || players.findIndex((n) => n.toLowerCase() === name.toLowerCase()) !== p);
      if (wrong !== undefined) throw new Misuse(`--players ${given}: names must differ, and none may be empty`);
      const options = asked(() => settleOptions(game, optionsGiven(values, game)));
      return startOf(game, players, options, editionGiven(values, game));
    }
  },
};

function requestOf({ game, names, setup, editionFile }: Start, humans: number, bots: readonly Bot[]): TableRequest {
  const seats = names.map((name, p): SeatRequest =>
    p < humans ? { name, kind: 'human' } : { name, kind: 'bot', bot: bots[p - humans].name },
  );
  return { game: game.name, seats, options: setup.options, edition: editionFile };
}

/** A record has the secret only when the game is over; till then it says what was played, and the table has it from its journal. */
async function recordOf(shelf: MemoryShelf, id: string): Promise<object> {
  const { setup, journal } = (await shelf.load(id))!;
  return Table.rebuild(setup, journal).soFar();
}

/** The dealer's secret, and whatever else is drawn by lot: the same from the same seed. */
function luckFrom(secret: Buffer): (n: number) => Uint8Array {
  const others = new Io(hash('sha256', `ridotto thinks ${secret.toString('hex')}`, 'buffer').readUInt32BE());
  return (n) => (n === SECRET_BYTES ? secret : Uint8Array.from({ length: n }, () => others.pick(256)));
}
const later = (ms: number, job: () => void): (() => void) => {
  const timer = setTimeout(job, ms);
  return () => clearTimeout(timer);
};

/** The first that plays this game by more than chance. */
const usualBot = (game: string): Bot => Object.values(BOTS[game]).find((bot) => bot.name !== 'random') ?? botNamed(game, 'random');

function botsFor(game: string, given: string | undefined, seats: number): Bot[] {
  const named = (given ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  if (named.length > seats) throw new Misuse(`${named.length} bots are too many for ${seats} seats`);
  return Array.from({ length: seats }, (_, i) =>
    named.length === 0 ? usualBot(game) : asked(() => botNamed(game, named[i % named.length])),
  );
}

function write(file: string, record: object): void {
  try {
    fs.writeFileSync(file, `${JSON.stringify(record)}\n`);
  } catch (e) {
    throw new Failure(`${file}: ${(e as Error).message}`, { cause: e });
  }
}
