// What is told of a table: in what language whoever is told reads, and nothing that not everybody at the table may know, for a
// webhook may be read by all of them.
import { seatId, SPECTATOR } from '@ridotto/engine';
import type { Seen } from '@ridotto/engine/teller.ts';
import type { Language } from '@ridotto/engine/words.ts';
import { manifestOf } from '@ridotto/games/list.ts';
import { due, editionFileOf, type Table } from '@ridotto/table';
import { awaitedPeople } from '../tables/standing.ts';
import type { Notice } from './carrier.ts';
import { NOTICE_WORDS } from './words.ts';

/** Sentences about what others have done since. */
const MOST = 3;

/** What of a table is needed for it, taken at one moment. */
export interface Standing {
  readonly game: string;
  readonly awaited: boolean;
  /** When the time of the seat is over, in milliseconds since 1970; undefined: it has as much as it likes. */
  readonly due: number | undefined;
  readonly others: readonly string[];
  /** What a teller needs, and what everybody was told since the seat last did something. */
  readonly seen: Seen;
  readonly told: readonly Parameters<Awaited<ReturnType<ReturnType<typeof manifestOf>['teller']>>['fact']>[0][];
}

export function standingAt(table: Table, seat: number): Standing {
  const { setup, game } = table;
  const { names } = table.company;
  const happenings = table.log(SPECTATOR);
  const mine = happenings.findLastIndex(({ by }) => by === seatId(seat));
  const { view } = table.snapshot(SPECTATOR);
  return {
    game: setup.game,
    awaited: awaitedPeople(table).includes(seat),
    due: due(table, { bot: 0 }).find((next) => next.do === 'time-out' && next.seat === seat)?.at,
    others: names.filter((_, p) => p !== seat),
    seen: { view, names, edition: editionFileOf(game, setup), me: null },
    told: happenings.slice(mine + 1).flatMap(({ facts }) => facts),
  };
}

async function titleOf(game: string, language: Language): Promise<string> {
  return (await manifestOf(game).teller(language)).title;
}

export interface Turn {
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly language: Language;
  /** Of a reminder: when time is over, in words. */
  readonly due?: string;
}
export async function turnNotice({ id, table, seat, language, due }: Turn, { game, others, seen, told }: Standing): Promise<Notice> {
  const words = NOTICE_WORDS[language];
  const teller = await manifestOf(game).teller(language);
  const news = told.flatMap((fact) => teller.fact(fact, seen) ?? []).slice(-MOST);
  return {
    id,
    event: due === undefined ? 'turn' : 'reminder',
    language,
    title: due === undefined ? words.turn(teller.title) : words.reminder(teller.title),
    lines: due === undefined ? [...news, words.turnLine(others)] : [words.reminderLine(due), ...news],
    path: `/table/${table}`,
    go: words.go,
    about: { table, seat: seatId(seat), game },
  };
}

export async function digestNotice(id: string, language: Language, tables: readonly Standing[]): Promise<Notice> {
  const words = NOTICE_WORDS[language];
  const lines = await Promise.all(tables.map(async ({ game, others }) => words.digestLine(await titleOf(game, language), others)));
  return { id, event: 'digest', language, title: words.digest(tables.length), lines, path: '/', go: words.goAll };
}

export const trialNotice = (id: string, language: Language): Notice => {
  const { trial, trialLine, goAll } = NOTICE_WORDS[language];
  return { id, event: 'trial', language, title: trial, lines: [trialLine], path: '/', go: goAll };
};
