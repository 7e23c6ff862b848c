import type { Listed, StoredTable } from '@ridotto/server/storage/store.ts';
import { seatId, seatIds, SPECTATOR } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { editionFileOf, type Aside, type Happening, type JournalEntry, type Matter, type Table, type Viewer } from '@ridotto/table';
import { stringify } from 'yaml';
import { Failure, Misuse, needs, say, sayJson, text, whole, type Command } from '../terminal/command.ts';
import { DATA, placeOf, withStore } from '../terminal/data.ts';
import { seatOf } from '../terminal/positions.ts';
import { Speaker } from '../terminal/text.ts';
import { LANG, languageOf, TERMINAL, type TerminalWords } from '../terminal/words.ts';

export const command: Command = {
  name: 'show',
  usage: 'TABLE [options]',
  what: 'Shows a table of the store: the game, who plays, who is awaited since when, what happened last, and the table in words. Changes nothing; the house may be open. No more is shown than a spectator sees, unless asked.',
  more: ['TABLE is its id, which stands in its address: /table/ID. One that begins with - comes after --.'],
  options: {
    as: { type: 'string', value: 'SEAT', what: 'what this player (a name, or s0, s1, …) sees' },
    all: { type: 'boolean', what: 'everything, also what is hidden: the whole position, and the journal' },
    last: { type: 'string', value: 'N', what: 'how much of what happened last; 10, if left out' },
    data: DATA,
    lang: LANG,
    json: { type: 'boolean', what: 'one JSON object; seats are s0, s1, …' },
  },
  most: 1,
  run: (values, args) =>
    withStore(async () => {
      const id = needs(args, 'a TABLE', 'show');
      const last = whole(values, 'last', 10, 0, 100_000);
      const all = values.all === true;
      const language = languageOf(values);
      if (all && values.as !== undefined) throw new Misuse('either --as or --all: what is hidden from nobody has no seat');
      const { carried } = await import('@ridotto/server/care/carried.ts');
      const { lookAtStore } = await import('@ridotto/server/storage/open.ts');
      const store = await lookAtStore(placeOf(values));
      const [listed, stored] = await Promise.all([store.listed(id), store.load(id)]);
      await store.close();
      if (!listed || !stored) throw new Failure(`there is no table "${id}"`);
      const viewer = seatOf(text(values, 'as') ?? 'spectator', stored.setup.names);
      if (values.json !== true) for (const line of known(listed, stored, TERMINAL[language].stored)) say(line);
      let table: Table;
      try {
        ({ table } = carried(stored, gameNamed));
      } catch (e) {
        throw new Failure(`table ${id} cannot be played here: ${(e as Error).message}`, { cause: e });
      }
      const shown = { listed, stored, table, viewer, all, last };
      if (values.json === true) return sayJson(inJson(shown));
      const { game, setup } = table;
      for (const line of inWords(shown, await Speaker.of(game.name, language, setup.names, editionFileOf(game, setup)))) say(line);
    }),
};

interface Shown {
  readonly listed: Listed;
  readonly stored: StoredTable;
  readonly table: Table;
  readonly viewer: Viewer;
  /** Also what is hidden. */
  readonly all: boolean;
  readonly last: number;
}

const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
const lastOf = <T>(list: readonly T[], last: number): readonly T[] => (last === 0 ? [] : list.slice(-last));

/** Of a table that need not come again. */
function known({ id, version, createdAt, changedAt }: Listed, { setup }: StoredTable, words: TerminalWords['stored']): readonly string[] {
  const { game, rules, dealt, names, players, options } = setup;
  const seats = names.map((name, p) => `${seatId(p)} ${players[p].kind === 'bot' ? words.bot(name, players[p].bot) : name}`);
  const listed = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`);
  return [
    words.table(id, game, rules, dealt),
    words.seats(seats.join(', ')),
    words.options(listed.join(', ')),
    words.opened(moment(createdAt), version, moment(changedAt)),
  ];
}

function inWords({ stored, table, viewer, all, last }: Shown, speaker: Speaker): string[] {
  const { names } = table.setup;
  const snapshot = table.snapshot(viewer);
  const seen = speaker.shown(snapshot);
  const words = speaker.words.stored;
  const awaited = table.awaited.map((seat) => ({ name: names[seat], since: moment(table.askedAt(seat)) }));
  const told = ({ seq, by, undone, aside, facts }: Happening): string[] => {
    const who = by === undefined ? '' : ` ${speaker.named(by)}`;
    const sentences = facts.flatMap((fact) => speaker.fact(seen, fact) ?? []);
    const what = aside ? [beside(aside, speaker)] : undone === true ? [words.tookBack] : sentences;
    return [`${seq}${who}: ${what.join(' ')}`];
  };
  return [
    table.over ? words.over : words.awaited(awaited),
    '',
    ...(all
      ? lastOf([...stored.journal.entries()], last).map(([n, entry]) => `${n} ${deed(entry, speaker)}`)
      : lastOf(table.log(viewer), last).flatMap(told)),
    '',
    all ? stringify(table.game.write(table.match.state, names)).trimEnd() : speaker.table(seen, table.over),
    ...(snapshot.over ? [speaker.over(snapshot.over.winners, seen)] : []),
  ];
}
const beside = (aside: Aside, speaker: Speaker): string =>
  'message' in aside
    ? `“${aside.message}”`
    : [aside.gesture, ...(aside.to === undefined ? [] : [`to ${speaker.named(aside.to)}`])].join(' ');
/** In words of the protocol: it is for whoever looks after the house. */
const settled = (matter: Matter): string =>
  [matter.do, ...('what' in matter ? [matter.what.do] : 'seat' in matter ? [matter.seat] : [])].join(' ');

/** An entry of the journal, with its luck. */
function deed(entry: JournalEntry, speaker: Speaker): string {
  const when = entry.at === undefined ? '' : `${moment(entry.at)} `;
  const by = 'by' in entry && entry.by !== undefined ? `${speaker.named(entry.by)}: ` : '';
  const what =
    entry.do === 'aside'
      ? beside(entry.aside, speaker)
      : entry.do === 'matter'
        ? settled(entry.matter)
        : [entry.do, ...('say' in entry ? entry.say : [])].join(' ');
  const luck = 'luck' in entry && entry.luck && entry.luck.length > 0 ? ` (luck: ${entry.luck.join(' ')})` : '';
  return `${when}${by}${speaker.named(what + luck)}`;
}

function inJson({ listed, stored, table, viewer, all, last }: Shown): object {
  const { game, rules, names, players, options } = stored.setup;
  const snapshot = table.snapshot(viewer);
  return {
    ...listed,
    game,
    rules,
    names,
    players,
    options,
    as: viewer === SPECTATOR ? null : seatId(viewer),
    awaits: table.awaited.map((seat) => ({ seat: seatId(seat), since: table.askedAt(seat) })),
    over: snapshot.over,
    ...(all
      ? { journal: lastOf(stored.journal, last), position: table.game.write(table.match.state, seatIds(names.length)) }
      : { happenings: lastOf(table.log(viewer), last), view: snapshot.view }),
  };
}
