import path from 'node:path';
import { Misuse, needs, say, text, texts, whole, type Command, type Values } from '../terminal/command.ts';
import { BOTS_GIVEN, botsFor, PLAYERS, recordOf, requestOf, SEED, startNew, writeRecord } from '../terminal/company.ts';
import { EDITION, namedGame, OPTION } from '../terminal/files.ts';
import { tablesHere } from '../terminal/here.ts';
import { bridge, resultOf, type Thinker } from '../bridge/bridge.ts';
import { HouseWire } from '../bridge/house-wire.ts';
import { keyIn, newKey } from '../bridge/key.ts';
import { placeIn } from '../bridge/links.ts';
import { Regular } from '../bridge/regular.ts';

export const command: Command = {
  name: 'bot',
  usage: 'GAME [options] -- PROGRAM [ARGUMENT…]',
  what: 'Lets a program play, here against bots or in a house. It reads and writes JSON, one object a line (docs/bots.md): what its seat sees, and what it decides.',
  more: [
    'Here: --players, --seats, --bots, --games, --seed, --option, --edition, --record. In a house: --at a link, for one game, or --house and --key, for every table at which this bot sits, until it is stopped.',
    'Exit status 1: a game did not come to its end.',
  ],
  options: {
    players: PLAYERS,
    seats: { type: 'string', value: 'N', what: 'how many of them the program plays, each in a process of its own; 1, if left out' },
    bots: BOTS_GIVEN,
    games: { type: 'string', value: 'N', what: 'how many games, one after the other; 1, if left out' },
    seed: SEED,
    record: { type: 'string', value: 'FILE', what: 'write the record of the last game there' },
    option: OPTION,
    edition: EDITION,
    at: { type: 'string', value: 'LINK', what: 'a link to a seat, or to sit down at a table that fills' },
    house: { type: 'string', value: 'URL', what: 'the address of a house' },
    key: { type: 'string', value: 'FILE', what: 'where the key is by which a house knows this bot; made where there is none' },
    name: { type: 'string', value: 'NAME', what: "what it is called there; the program's name, if left out" },
    time: { type: 'string', value: 'SECONDS', what: 'how long it may think about a decision; for ever, if left out' },
  },
  async run(values, args) {
    const game = namedGame(needs(args, 'a GAME', 'bot'));
    const program = args.slice(1);
    if (program.length === 0) throw new Misuse('a PROGRAM is missing, after --; see ridotto bot --help');
    const seconds = text(values, 'time') === undefined ? 0 : whole(values, 'time', 0, 1, 86_400);
    const patience = seconds === 0 ? undefined : seconds * 1000;
    const name = text(values, 'name') ?? path.basename(program[0]).slice(0, 40);
    const [at, house, key] = ['at', 'house', 'key'].map((option) => text(values, option));
    if (at !== undefined || house !== undefined) onlyFor(values, ['at', 'house', 'key', 'name', 'time']);
    else onlyFor(values, ['players', 'seats', 'bots', 'games', 'seed', 'record', 'option', 'edition', 'time']);
    if (at !== undefined && house !== undefined) throw new Misuse('--at is a link of a house already: leave --house out');
    if (at !== undefined) {
      const place = placeIn(at);
      const guest = new Regular({
        wire: new HouseWire(place.house),
        key: key === undefined ? newKey() : keyIn(key),
        name,
        game: game.name,
      });
      await guest.playAt(place, { program, patience });
    } else if (house !== undefined) {
      if (key === undefined) throw new Misuse('--house needs --key: where the key is, or is to be, by which the house knows this bot');
      await new Regular({ wire: new HouseWire(house), key: keyIn(key), name, game: game.name }).playOn({ program, patience });
    } else await playHere(values, game, { program, patience });
  },
};

type Game = ReturnType<typeof namedGame>;
function onlyFor(values: Values, allowed: readonly string[]): void {
  const wrong = Object.keys(values).find(
    (option) => !allowed.includes(option) && (text(values, option) ?? texts(values, option)).length > 0,
  );
  if (wrong === undefined) return;
  const here = allowed.includes('seats');
  throw new Misuse(`--${wrong} is for ${here ? 'a house: --at or --house says which' : 'games here: leave --at and --house out'}`);
}

async function playHere(values: Values, game: Game, thinker: Thinker): Promise<void> {
  const start = startNew(values, game);
  const { names } = start;
  const seats = whole(values, 'seats', 1, 1, names.length);
  const games = whole(values, 'games', 1, 1, 1_000_000);
  const bots = botsFor(game.name, text(values, 'bots'), names.length - seats);
  const seed = text(values, 'seed');
  for (let n = 1; n <= games; n++) {
    const { tables, shelf } = tablesHere(seed === undefined ? undefined : `${seed}${n === 1 ? '' : ` ${n}`}`);
    const opened = await tables.open(requestOf(start, seats, bots)).catch((e: unknown) => {
      throw new Misuse((e as Error).message, { cause: e });
    });
    const playing = opened.seats.map(async ({ token }) => await bridge(await tables.sit(opened.table, token), thinker));
    try {
      const [{ over }] = await Promise.all(playing);
      say(`game ${n}: ${resultOf(over!, names)}`);
    } finally {
      await tables.close();
      const file = text(values, 'record');
      if (file !== undefined && n === games) writeRecord(file, await recordOf(shelf, opened.table));
    }
  }
}
