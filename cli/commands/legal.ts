import { decisions, formatLine, seatsIn, SPECTATOR, type Match, type Place } from '@ridotto/engine';
import { Failure, Misuse, say, sayJson, text, type Command } from '../terminal/command.ts';
import { GAME } from '../terminal/files.ts';
import { CASE, matchOf, readStart, winnersOf } from '../terminal/positions.ts';
import { Speaker } from '../terminal/text.ts';
import { LANG, languageOf } from '../terminal/words.ts';

export const command: Command = {
  name: 'legal',
  usage: '--position FILE [options]',
  what: 'Lists what each player may choose in a position.',
  more: [
    'FILE is YAML: `players`, `options`, `edition` and `given` as in a case (of a list, the first one), or a position by itself; - is standard input.',
  ],
  options: {
    position: { type: 'string', value: 'FILE', what: 'the position' },
    case: CASE,
    lines: { type: 'boolean', what: 'whole decisions, as they are typed, instead of their next parts' },
    seat: { type: 'string', value: 'NAME', what: 'only what this player may choose' },
    game: GAME,
    lang: LANG,
    json: { type: 'boolean', what: 'one JSON object' },
  },
  most: 0,
  async run(values) {
    const file = text(values, 'position');
    if (file === undefined) throw new Misuse('--position FILE is missing; see ridotto legal --help');
    const start = readStart(file, { game: text(values, 'game'), named: text(values, 'case') });
    const { game, names } = start;
    const match = matchOf(start);
    const only = text(values, 'seat');
    if (only !== undefined && !names.includes(only)) throw new Misuse(`--seat ${only}: the players are ${names.join(', ')}`);
    const awaited = match.waiting ? [] : seatsIn(match.state.awaited);
    const legal = Object.fromEntries(
      awaited
        .filter((seat) => only === undefined || names[seat] === only)
        .map((seat) => [names[seat], values.lines === true ? wholeLines(match, seat, names) : parts(match, seat, names)]),
    );
    const luck = match.waiting?.name ?? null;
    const winners = match.over ? game.winners(match.state).map((seat) => names[seat]) : null;
    if (values.json === true) {
      sayJson({ game: game.name, at: game.rules.names[match.state.node], awaits: awaited.map((p) => names[p]), luck, winners, legal });
      return;
    }
    const speaker = await Speaker.of(game.name, languageOf(values), names, start.editionFile);
    if (luck !== null) say(speaker.words.luck(luck));
    if (match.over) say(speaker.over(winnersOf(match), speaker.seen(match, SPECTATOR)));
    for (const [name, lines] of Object.entries(legal)) {
      say(`${name}:`);
      const seat = names.indexOf(name);
      const { codec } = game;
      const shown =
        values.lines === true
          ? lines.map((line) => `  ${line}`)
          : speaker.choices(
              speaker.seen(match, seat),
              codec,
              match.legal(seat).map((choice) => codec.toObject(choice)),
            );
      for (const line of shown) say(line);
    }
  },
};

const parts = (match: Match<Place>, seat: number, names: readonly string[]): string[] =>
  match.legal(seat).map((choice) => match.game.codec.format(choice, names));
function wholeLines(match: Match<Place>, seat: number, names: readonly string[]): string[] {
  try {
    return decisions(match, seat).map((d) => formatLine(match.game, match.state, seat, d.parts, names));
  } catch (e) {
    throw new Failure((e as Error).message, { cause: e });
  }
}
