import { seatIds } from '@ridotto/engine';
import { usualBot } from '@ridotto/bots';
import type { Chair } from '@ridotto/table';
import { Failure, Misuse, needs, say, text, whole, type Command } from '../terminal/command.ts';
import { BOTS_GIVEN, botsFor, PLAYERS, recordOf, requestOf, SEED, startNew, writeRecord } from '../terminal/company.ts';
import { EDITION, namedGame, OPTION } from '../terminal/files.ts';
import { tablesHere } from '../terminal/here.ts';
import { CASE, readStart, type Start } from '../terminal/positions.ts';
import { Sitting } from '../terminal/sitting.ts';
import { Speaker } from '../terminal/text.ts';
import { LANG, languageOf } from '../terminal/words.ts';

export const command: Command = {
  name: 'play',
  usage: '[GAME] [options]',
  what: 'Plays a game in the terminal, from its start or from a position: you (the first player) against bots. Choices are typed as lines; ? lists what is legal, help says what else can be typed.',
  more: ['Lines may come from a pipe. Exit status 1: the input ended before the game did.'],
  options: {
    players: PLAYERS,
    humans: { type: 'string', value: 'N', what: 'how many of them are people, in turns at this terminal; 1, if left out' },
    bots: BOTS_GIVEN,
    position: { type: 'string', value: 'FILE', what: 'begin at a position, as `ridotto legal` reads it; GAME may be left out' },
    case: CASE,
    seed: SEED,
    record: { type: 'string', value: 'FILE', what: 'write the record there, at the end' },
    lang: LANG,
    option: OPTION,
    edition: EDITION,
  },
  most: 1,
  async run(values, args) {
    const position = text(values, 'position');
    const start: Start =
      position === undefined
        ? startNew(values, namedGame(needs(args, 'a GAME', 'play')))
        : readStart(position, { game: args[0] && namedGame(args[0]).name, named: text(values, 'case') });
    const { game, names } = start;
    const humans = whole(values, 'humans', 1, 0, names.length);
    const bots = botsFor(game.name, text(values, 'bots'), names.length - humans);
    const { tables, shelf } = tablesHere(text(values, 'seed'));
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
    if (file !== undefined) writeRecord(file, await recordOf(shelf, opened.table));
    if (ended === 'input') throw new Failure('the input ended before the game did');
  },
};
