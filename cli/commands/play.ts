import { hash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { Io, Match, settleOptions, type Place } from '@ridotto/engine';
import { botNamed, BOTS, type Bot } from '@ridotto/bots';
import { commitmentTo, editionHash, FairDealer } from '@ridotto/table';
import { asked, Failure, Misuse, needs, say, text, whole, type Command } from '../command.ts';
import { EDITION, editionGiven, namedGame, OPTION, optionsGiven } from '../files.ts';
import { readStart, startOf, type Start } from '../positions.ts';
import { Sitting } from '../sitting.ts';
import { Speaker } from '../text.ts';
import { LANG, languageOf } from '../words.ts';

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
    const file = text(values, 'position');
    const start: Start = file === undefined ? fromStart() : readStart(file, { game: game.name, named: text(values, 'case') });
    const { names, setup } = start;
    const humans = whole(values, 'humans', 1, 0, names.length);
    const bots = botsFor(game.name, text(values, 'bots'), names.length - humans);
    const seed = text(values, 'seed');
    const secret = seed === undefined ? randomBytes(32).toString('hex') : hash('sha256', `ridotto play ${seed}`);
    const edition = editionHash(start.editionFile);
    const salts = names.map(() => '');
    const deal = { game: game.name, rules: game.rulesVersion, edition, options: setup.options, seats: names.length, salts };
    const match = new Match<Place>(game, setup, new FairDealer(secret, deal), start.from);
    const luck = new Io(Number.parseInt(hash('sha256', `ridotto thinks ${secret}`).slice(0, 8), 16));

    const speaker = await Speaker.of(game.name, languageOf(values), names, start.editionFile);
    say(`${game.name}: ${names.map((name, p) => `${name}${p < humans ? '' : ` (${bots[p - humans].name})`}`).join(', ')}`);
    const sitting = new Sitting({
      match,
      names,
      humans,
      botOf: (seat) => bots[seat - humans],
      adviser: usualBot(game.name),
      luck,
      speaker,
    });
    const ended = await sitting.play();
    const record = text(values, 'record');
    if (record !== undefined) {
      const own = edition === editionHash(game.standard) ? {} : { editionFile: start.editionFile };
      const about = { edition, ...own, seats: names, commitment: commitmentTo(secret), salts };
      write(record, match.record(ended === 'over' ? { ...about, secret, facts: match.facts } : about));
    }
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
