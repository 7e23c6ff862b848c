import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { recordInText } from '@ridotto/table/record-file.ts';
import { positionLink } from '@ridotto/table/position-link.ts';
import { seatIds } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { showInBrowser } from '../terminal/browser.ts';
import { Failure, Misuse, needs, print, say, text, whole, type Command, type Values } from '../terminal/command.ts';
import { called, firstLine, GAME, readText } from '../terminal/files.ts';
import { CASE, readStart, seatOf } from '../terminal/positions.ts';
import { LANG, languageOf, TERMINAL } from '../terminal/words.ts';

/** Where the house gives the record that it shows. */
const SHOWN = '/opened.json';

export const command: Command = {
  name: 'open',
  usage: 'FILE [options]',
  what: 'Opens the page on a record, to look at it move by move, or on a position, to play on from it: a house on this machine that keeps nothing, until it is told to stop (Ctrl-C).',
  more: [
    'FILE is a record, or a position as `ridotto legal` reads it; FILE#NAME is a case of a file. With --house there is no house to be opened: the link leads to that one, and holds the whole position.',
  ],
  options: {
    position: { type: 'string', value: 'FILE', what: 'a position, whatever it looks like' },
    case: CASE,
    at: { type: 'string', value: 'N', what: 'of a record: after its first N entries' },
    as: { type: 'string', value: 'SEAT', what: 'of a record: through the eyes of this player (a name, or s0, s1, …), or of a spectator' },
    game: GAME,
    house: { type: 'string', value: 'URL', what: 'of a position: the house whose page is to be opened' },
    port: { type: 'string', value: 'N', what: 'where the house listens; any free port, if left out' },
    print: { type: 'boolean', what: 'only say the link, and open no browser' },
    lang: LANG,
  },
  most: 1,
  async run(values, args) {
    const words = TERMINAL[languageOf(values)].opened;
    const wanted = whatToOpen(values, args);
    const elsewhere = text(values, 'house');
    if (elsewhere !== undefined) {
      if ('record' in wanted)
        throw new Misuse('--house is for a position: a record is too long for a link; the page of any house takes it as a file');
      await show(new URL(wanted.link, origin(elsewhere)).href);
      return;
    }
    const { serve } = await import('@ridotto/server/serve.ts');
    const data = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-open-'));
    const leave = (): void => fs.rmSync(data, { recursive: true, force: true, maxRetries: 5 });
    const log = (message: string): void => print(`ridotto: ${message}\n`, process.stderr);
    let house;
    try {
      const shows: Record<string, object> = 'record' in wanted ? { [SHOWN]: wanted.record } : {};
      house = await serve({ port: whole(values, 'port', 0, 0, 65_535), host: 'localhost', data, shows, log });
    } catch (e) {
      leave();
      throw new Failure(firstLine(e), { cause: e });
    }
    try {
      if (!house.hasPage) log('the page has not been built, so there is nothing to be seen: node tools/prepare.mjs --page builds it');
      const stopped = new Promise<void>((resolve) => {
        for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
      });
      await show(house.url + wanted.link);
      say(words.untilStopped);
      await stopped;
    } finally {
      await house.close();
      leave();
    }

    async function show(url: string): Promise<void> {
      say(url);
      if (values.print !== true && !(await showInBrowser(url))) say(words.noBrowser);
    }
  },
};

/** The address in the page, without the house; and the record that must be there. */
function whatToOpen(
  values: Values,
  args: readonly string[],
): { readonly link: string } | { readonly link: string; readonly record: object } {
  const position = text(values, 'position');
  if (position !== undefined && args[0] !== undefined) throw new Misuse(`"${args[0]}" and --position ${position}: one of them at a time`);
  const file = position ?? needs(args, 'a FILE with a record or a position', 'open');
  const record = position === undefined && text(values, 'case') === undefined ? recordIn(file) : undefined;
  if (record) {
    const { log, seats } = record;
    const as = text(values, 'as');
    const moment = new URLSearchParams({
      ...(text(values, 'at') !== undefined && { at: String(whole(values, 'at', 0, 0, log.length)) }),
      ...(as !== undefined && { as: seatIds(seats.length)[seatOf(as, seats)] ?? 'spectator' }),
    });
    return { link: `/replay?file=${SHOWN}${moment.size > 0 ? `#${moment.toString()}` : ''}`, record };
  }
  const ofRecords = ['at', 'as'].find((option) => text(values, option) !== undefined);
  if (ofRecords !== undefined) throw new Misuse(`--${ofRecords} is for a record, and ${called(file)} is a position`);
  const { game, names, setup, editionFile, from } = readStart(file, { game: text(values, 'game'), named: text(values, 'case') });
  return {
    link: positionLink({
      game: game.name,
      names,
      options: setup.options,
      ...(editionFile !== game.standard && { edition: editionFile }),
      ...(from && { from: game.write(from, seatIds(names.length)) }),
    }),
  };
}

/** undefined: it looks like none. */
function recordIn(file: string): ReturnType<typeof recordInText> | undefined {
  if (file !== '-' && !fs.existsSync(file) && file.includes('#')) return undefined;
  const written = file === '-' ? '' : readText(file);
  // Nothing but a record says so of itself; whatever begins like one is one, whole or not.
  if (!/^\s*\{[^]*"format"\s*:\s*"ridotto-record\//.test(written)) return undefined;
  try {
    return recordInText(written, gameNamed);
  } catch (e) {
    throw new Failure(`${called(file)}: ${firstLine(e)}`, { cause: e });
  }
}

function origin(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Misuse(`--house ${given}: it is an address like https://ridotto.example.org`);
  return url.origin;
}
