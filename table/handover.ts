// A game goes on elsewhere: from a device at a house, or the other way round. What is given is its record with the secrets; whoever
// takes it over plays all of it again, and deals from then on by a secret of their own.
import { carriedBy, type EarlierDealer, type Entry, type Game, type GameRecord } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import type { Company } from './company.ts';
import { dealersOf } from './dealing.ts';
import { sameJson } from './canonical-json.ts';
import { editionFileOf, editionHash } from './edition.ts';
import type { JournalEntry } from './journal.ts';
import { asKept, drawnFirst, gestured } from './kept.ts';
import { NoteBook, type SeatNotes } from './notes.ts';
import type { Problem } from './protocol.ts';
import { recordFrom } from './record-file.ts';
import { checkSalt, isAlone, setUp, type House, type SeatRequest, type TableSetup } from './setup.ts';
import { Table } from './table.ts';
import { toTheEnd } from './to-the-end.ts';
import { verifying, type Failing } from './verify.ts';

/** Who plays a seat from then on. */
type HandedSeat = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly bot: string };
/** What whoever goes on with a game is given. */
export interface Handover {
  /** With the secrets, and without what was told. */
  readonly record: GameRecord;
  /** By seat. */
  readonly players: readonly HandedSeat[];
  readonly confirm?: boolean;
  /** Left out: as where a table is opened. */
  readonly chat?: boolean;
  readonly whatIf?: boolean;
  readonly hints?: boolean;
  readonly reasons?: boolean;
  /** What those who agreed to it add, by seat, to the secret of the device that takes it along; left out: what they added before. */
  readonly salts?: readonly string[];
  /** What seats have written for themselves, of those that come along. */
  readonly notes?: readonly { readonly seat: number; readonly notes: unknown }[];
}
/** The same table elsewhere. */
export interface HandedTable {
  readonly setup: TableSetup;
  readonly journal: readonly JournalEntry[];
  readonly notes: readonly SeatNotes[];
  readonly table: Table;
}

/** Why a game is not taken over: its record does not stand the test; it was played by rules of before; it is over; the seats are not
    those of a table. */
export type Unhanded = Failing | 'other-rules' | 'over' | 'bad-setup';
/** The message says it in one sentence. */
export class NotTaken extends Error {
  readonly why: Unhanded;
  constructor(why: Unhanded, message: string, cause?: unknown) {
    super(message, { cause });
    this.why = why;
  }
}

/** Of a table that is to go on elsewhere; `notes`: which come along. */
export function handoverOf(table: Table, notes: readonly SeatNotes[] = []): Handover | { readonly problem: Problem } {
  const record = table.passedOn();
  if ('problem' in record) return record;
  const { confirm, chat, whatIf, hints, reasons } = table.setup;
  return {
    record,
    players: table.company.players.map((_, seat) => handedSeat(table.company, seat)),
    confirm,
    ...(chat !== undefined && { chat }),
    ...(whatIf === false && { whatIf }),
    ...(hints === false && { hints }),
    ...(reasons && { reasons }),
    ...(table.gone?.to === 'device' && table.gone.salts && { salts: table.gone.salts }),
    ...(notes.length > 0 && { notes: notes.map(({ seat, notes: written }) => ({ seat, notes: written })) }),
  };
}
/** Where somebody has conceded, the bot plays for good; who may be back, comes back. */
function handedSeat(company: Company, seat: number): HandedSeat {
  const player = company.players[seat];
  if (player.kind === 'bot') return player;
  return player.standIn?.because === 'conceded' ? { kind: 'bot', bot: player.standIn.bot } : { kind: 'human' };
}

/** `from`: where it was played. `came`: the table of this house that it was taken along from. */
export interface Taking extends House {
  readonly from: EarlierDealer['by'];
  readonly came?: string;
}

/** The same table here, an entry at a step, for whoever has others to serve in between. All of it is played again by the secrets, and
    from then on is dealt by a new one. `at`: the time, in milliseconds since 1970. Throws NotTaken, and NotOpened where the record is
    none that is opened here. */
export function* takingOver(given: Handover, about: Taking, at: number): Generator<undefined, HandedTable> {
  const find = about.find ?? gameNamed;
  const record = recordFrom(given.record, find);
  const game = find(record.game);
  checkFits(game, record);
  const verdict = yield* verifying(game, record, { unfinished: true });
  if (!verdict.ok) throw new NotTaken(verdict.why ?? 'departs', verdict.detail);
  if (verdict.result || record.stopped === true)
    throw new NotTaken('over', 'this game is over: it can be looked at again, and is not played on');
  const setup = settled(given, record, about);
  const steps = playing(setup, record, find, at);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) yield;
  return { setup, ...step.value, notes: settledNotes(given, record.seats.length) };
}
export const takeOver = (...about: Parameters<typeof takingOver>): HandedTable => toTheEnd(takingOver(...about));

/** What is said before anything is played. */
function checkFits(game: Game, record: GameRecord): void {
  if (record.rules !== game.rulesVersion) {
    // Says it of rules that are not known here at all.
    carriedBy(game, record.rules);
    throw new NotTaken(
      'other-rules',
      `it was begun by version ${record.rules} of the rules of ${game.name}, and is played on by version ${game.rulesVersion} here`,
    );
  }
  const printed = editionHash(editionFileOf(game, record));
  if (printed !== record.edition)
    throw new NotTaken('wrong-edition', `the edition is not known here, or is not the one that the record names, ${record.edition}`);
}

function settled(given: Handover, record: GameRecord, about: Taking): TableSetup {
  const { players, confirm, chat, whatIf, hints, reasons } = given;
  const { seats, salts = seats.map(() => ''), commitment, secret = '', log, dealt, dealers = [] } = record;
  if (players.length !== seats.length)
    throw new NotTaken('bad-setup', `${seats.length} sit in the record, and ${players.length} are to play on`);
  try {
    // Only whoever agreed to a table's being taken along was asked for new ones.
    const fresh = about.from === 'house' ? given.salts : undefined;
    if (fresh && fresh.length !== seats.length) throw new Error(`there are ${fresh.length} new salts for ${seats.length} seats`);
    for (const salt of [...salts, ...(fresh ?? [])]) checkSalt(salt);
    const setup = setUp(
      {
        game: record.game,
        seats: players.map((player, p): SeatRequest => ({ name: seats[p], ...player })),
        options: record.options,
        ...(record.editionFile !== undefined && { edition: record.editionFile }),
        confirm,
        ...(chat !== undefined && { chat: chat && players.filter(({ kind }) => kind === 'human').length > 1 }),
        whatIf,
        hints,
        reasons: reasons === true && isAlone(players),
      },
      about,
      record.from,
    );
    const before = [...dealers, { by: about.from, entries: log.length, commitment, secret }];
    const all = fresh ? before.map((dealer) => ({ salts, ...dealer })) : before;
    return {
      ...setup,
      ...(dealt !== undefined && { dealt }),
      salts: fresh ?? salts,
      dealers: dealersOf({ dealers: all, log }),
      ...(about.came !== undefined && { came: about.came }),
    };
  } catch (e) {
    throw e instanceof NotTaken ? e : new NotTaken('bad-setup', (e as Error).message, e);
  }
}

/** The journal of what the record says, and the table that it makes. */
function* playing(
  setup: TableSetup,
  { log, gestures = [] }: GameRecord,
  find: NonNullable<House['find']>,
  at: number,
): Generator<undefined, Pick<HandedTable, 'journal' | 'table'>> {
  const luck = drawnFirst(log);
  const journal: JournalEntry[] = [{ do: 'begin', luck: luck ?? [], at }];
  const table = Table.rebuild(setup, journal, find);
  let made = 0;
  const say = (entry: Entry): JournalEntry => ({ ...asKept(entry), at });
  for (let entries = luck ? 1 : 0; ; entries++) {
    // What nobody could have signed is left out: no rule looks at it.
    for (let next = gestures.at(made); next && next.after <= entries; next = gestures.at(++made)) {
      const answer = gestured(table, next, at);
      if ('entry' in answer) journal.push(answer.entry);
    }
    if (entries >= log.length) {
      if (!sameJson(table.match.log, log)) throw new NotTaken('departs', 'what was taken back in it is taken back otherwise today');
      return { journal, table };
    }
    yield;
    const entry = say(log[entries]);
    table.follow(entry);
    journal.push(entry);
  }
}

function settledNotes({ notes = [] }: Handover, seats: number): SeatNotes[] {
  const book = new NoteBook([]);
  return notes.map(({ seat, notes: written }) => {
    if (seat >= seats) throw new NotTaken('bad-setup', `there are notes of seat s${seat}, and no such seat`);
    const wrong = book.write(seat, { revision: 0, notes: written });
    if (wrong) throw new NotTaken('bad-setup', `the notes of s${seat}: ${wrong.detail}`);
    return { seat, revision: 1, notes: written };
  });
}
