import {
  carryRecord,
  Match,
  seatIds,
  settleOptions,
  SPECTATOR,
  toldTo,
  type Game,
  type GameRecord,
  type Happened,
  type Place,
  type Told,
} from '@ridotto/engine';
import { editionFileOf, editionHash } from '@ridotto/table/edition.ts';
import { stringify } from 'yaml';
import { Failure, Misuse, needs, say, sayJson, text, whole, type Command, type Values } from '../terminal/command.ts';
import { firstLine, readRecord } from '../terminal/files.ts';
import { fileOf, seatOf, winnersOf } from '../terminal/positions.ts';
import { Speaker } from '../terminal/text.ts';
import { LANG, languageOf } from '../terminal/words.ts';

export const command: Command = {
  name: 'replay',
  usage: 'FILE [options]',
  what: 'Shows a recorded game: what was chosen, what came up and what was told, and the position it leads to.',
  more: [
    'With --facts or --position that alone. What --position writes, `ridotto play`, `legal` and `open` read; it holds what nobody saw.',
  ],
  options: {
    at: { type: 'string', value: 'N', what: 'only after the first N entries of the record' },
    as: { type: 'string', value: 'SEAT', what: 'only what this player (a name, or s0, s1, …) or a spectator was told and sees' },
    facts: { type: 'boolean', what: 'fact by fact what was told, and to whom' },
    position: { type: 'boolean', what: 'the position, as a file that begins there' },
    lang: LANG,
    json: { type: 'boolean', what: 'one JSON object; seats are s0, s1, …' },
  },
  most: 1,
  async run(values, args) {
    const file = needs(args, 'a FILE with a record', 'replay');
    checkTogether(values);
    const { record, game } = ofToday(readRecord(file), file);
    const names = record.seats;
    const at = whole(values, 'at', record.log.length, 0, record.log.length);
    const as = text(values, 'as');
    const viewer = as === undefined ? undefined : seatOf(as, names);
    const match = play(game, record, at, file);
    if (values.position === true) {
      const position = positionIn(match, record, file);
      if (values.json === true) sayJson(position);
      else say(stringify(position).trimEnd());
      return;
    }
    const facts = match.facts.flatMap((fact) => {
      const told = viewer === undefined ? { what: fact.what, data: fact.data } : toldTo(viewer, fact);
      return told ? [{ entry: fact.entry, ...told }] : [];
    });
    const apiece = viewer === undefined ? match.facts.flatMap((fact) => toldApart(fact, names.length)) : facts;
    if (values.facts === true && values.json === true) {
      sayJson(apiece);
      return;
    }
    const winners = match.over ? game.winners(match.state) : undefined;
    if (values.json === true) {
      const ids = seatIds(names.length);
      sayJson({
        game: game.name,
        names,
        options: record.options,
        entries: record.log.length,
        at,
        as: as ?? null,
        over: match.over,
        awaits: match.waiting ? [] : ids.filter((_, p) => (match.state.awaited >> p) & 1),
        luck: match.waiting?.name ?? null,
        scores: [...game.scores(match.state)],
        winners: winners?.map((p) => ids[p]) ?? null,
        ...(record.gestures && { gestures: record.gestures.filter((g) => g.after <= at) }),
        ...(viewer === undefined
          ? { log: record.log.slice(0, at), position: game.write(match.state, ids) }
          : { view: game.view(match.state, viewer, ids) }),
        facts,
      });
      return;
    }
    const speaker = await Speaker.of(game.name, languageOf(values), names, editionFileOf(game, record));
    const shown: Shown = { record, speaker, sentences: (entry) => facts.flatMap((f) => (f.entry === entry ? sentence(f) : [])) };
    if (values.facts === true) {
      const { toAll, toOthers, to: toThese, watching } = speaker.words.toldTo;
      const called = (id: string): string => (id === 'spectator' ? watching : inNames(id, names));
      for (const { to, ...fact } of apiece as readonly ToldThen[]) {
        const whom = to === undefined ? '' : `${to === 'all' ? toAll : to === 'others' ? toOthers : toThese(to.map(called).join(', '))} `;
        say(`${fact.entry}  ${whom}${sentence(fact)[0] ?? inNames(`${fact.what} ${JSON.stringify(fact.data)}`, names)}`);
      }
      return;
    }
    if (viewer === undefined) withLog(shown, at);
    else
      for (let n = 0; n <= at; n++) {
        gestures(shown, n);
        shown.sentences(n).forEach((s) => say(s));
      }
    say();
    say(
      viewer === undefined ? stringify(game.write(match.state, names)).trimEnd() : speaker.table(speaker.seen(match, viewer), match.over),
    );
    if (match.over) say(speaker.over(winnersOf(match), speaker.seen(match, SPECTATOR)));

    function sentence(told: Told): string[] {
      const said = speaker.fact(speaker.seen(match, viewer ?? SPECTATOR), told);
      return said === undefined ? [] : [said];
    }
  },
};

interface ToldThen extends Told {
  readonly entry: number;
  /** Seats, and `spectator`; left out: it is one viewer's own. */
  readonly to?: 'all' | 'others' | readonly string[];
}
/** To some one thing may be told, and another one to the others. */
function toldApart({ entry, to, what, data, others }: Happened, seats: number): ToldThen[] {
  const whom = [...seatIds(seats), 'spectator'].filter((_, p) => (to >> (p === seats ? SPECTATOR : p)) & 1);
  return [
    ...(whom.length > 0 ? [{ entry, to: whom.length > seats ? ('all' as const) : whom, what, data }] : []),
    ...(others && whom.length <= seats ? [{ entry, to: 'others' as const, what, data: others }] : []),
  ];
}
/** Throws Failure where a moment is no position. */
function positionIn(match: Match<Place>, record: GameRecord, file: string): object {
  try {
    return fileOf(match, record.seats, editionFileOf(match.game, record));
  } catch (e) {
    const then = match.log.length === 0 ? 'before the first entry' : `after entry ${match.log.length - 1}`;
    throw new Failure(`${file}: ${then} there is no position to write: ${firstLine(e)}`, { cause: e });
  }
}

function checkTogether(values: Values): void {
  if (values.position !== true) return;
  if (values.facts === true) throw new Misuse('--facts and --position: one of them at a time');
  if (text(values, 'as') !== undefined) throw new Misuse('--position holds what nobody saw, so it is as nobody saw it: leave out --as');
}

interface Shown {
  readonly record: GameRecord;
  readonly speaker: Speaker;
  /** What was told with an entry. */
  sentences(entry: number): readonly string[];
}
function withLog(shown: Shown, at: number): void {
  const { record, speaker } = shown;
  const { seats: names } = record;
  gestures(shown, 0);
  record.log.slice(0, at).forEach((entry, n) => {
    const came = 'luck' in entry && entry.luck && entry.luck.length > 0 ? speaker.words.cameUp(inNames(entry.luck.join(' '), names)) : '';
    if ('back' in entry) say(`${n}  ${speaker.words.tookBack(inNames(entry.by, names), entry.back)}`);
    else if ('say' in entry) say(`${n}  ${inNames(`${entry.by}: ${entry.say.join(' ')}`, names)}${came === '' ? '' : `  (${came})`}`);
    else say(`${n}  ${came}`);
    for (const sentence of shown.sentences(n)) say(`     ${sentence}`);
    gestures(shown, n + 1);
  });
}
/** Those that were made when the log had so many entries. */
function gestures({ record, speaker }: Shown, after: number): void {
  const name = (seat: string): string => inNames(seat, record.seats);
  for (const g of record.gestures ?? [])
    if (g.after === after) say(`     ${speaker.words.gesture(name(g.by), g.gesture, g.to === undefined ? undefined : name(g.to))}`);
}
const inNames = (words: string, names: readonly string[]): string =>
  words.replaceAll(/\bs(\d)\b/g, (id, seat: string) => names[Number(seat)] ?? id);

/** As the rules of today play it. */
function ofToday(read: ReturnType<typeof readRecord>, file: string): { record: GameRecord; game: Game } {
  try {
    const { carried, record } = carryRecord(read.game, read.record);
    return { record, game: carried.game };
  } catch (e) {
    throw new Failure(`${file}: ${firstLine(e)}`, { cause: e });
  }
}

function play(game: Game, record: GameRecord, at: number, file: string): Match<Place> {
  try {
    const editionFile = editionFileOf(game, record);
    if (editionHash(editionFile) !== record.edition)
      throw new Error(`its edition, ${record.edition}, is neither in it nor the one that ships`);
    const setup = { edition: game.edition(editionFile), options: settleOptions(game, record.options), seats: record.seats.length };
    return Match.replay(game, record, setup, at);
  } catch (e) {
    throw new Failure(`${file}: ${firstLine(e)}`, { cause: e });
  }
}
