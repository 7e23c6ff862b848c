// The record of a game: one JSON document from which every state, view, fact and score comes again.
import type { Options } from './options.ts';

/** One submission is one entry, one line of the log, one step of undo. Luck stands with the choice that asked for it. */
export type Entry =
  | { readonly by: string; readonly say: readonly string[]; readonly luck?: readonly string[] }
  /** Luck that no choice asked for: the beginning. */
  | { readonly luck: readonly string[] }
  /** Taken back with the consent of all, beyond what undo allows: all entries from number `back` on no longer count. `stays`: what
      came up in them comes up again where the same is asked in the same position. */
  | { readonly back: number; readonly by: string; readonly seen: readonly string[]; readonly stays?: true };

/** A sign that a player made to all, or to one before the eyes of all. */
export interface Gestured {
  /** So many entries of the log came before it. */
  readonly after: number;
  readonly by: string;
  readonly gesture: string;
  readonly to?: string;
}

/** Whoever dealt before the dealer whose commitment and secret the record has: the table went from one place to another. */
export interface EarlierDealer {
  /** A house, or the device of somebody who played there. As the record says: nothing proves it. */
  readonly by: 'house' | 'device';
  /** They dealt the outcomes of the first so many entries that no earlier one had dealt. */
  readonly entries: number;
  readonly commitment: string;
  /** Once the game is over. */
  readonly secret?: string;
  /** What the seats added to this secret; left out: the salts of the record. */
  readonly salts?: readonly string[];
}

export interface GameRecord {
  readonly format: 'ridotto-record/1';
  readonly game: string;
  /** Version of the game's rules. */
  readonly rules: number;
  /** The version by whose number its outcomes were dealt, when that is an earlier one. */
  readonly dealt?: number;
  /** Content hash of the edition; the edition itself when it is not the one that ships. */
  readonly edition: string;
  readonly editionFile?: unknown;
  readonly options: Options;
  /** Names of the players, in order of seats s0, s1, ... */
  readonly seats: readonly string[];
  /** The position it begins with, when not at the start. */
  readonly from?: object;
  /** Hash of the dealer's secret, made public before the deal; empty: luck came from elsewhere. */
  readonly commitment: string;
  /** Values that the seats added to the dealer's secret before the deal; of several dealers to that of the last one. */
  readonly salts?: readonly string[];
  /** The dealer's secret, once the game is over. */
  readonly secret?: string;
  /** Who dealt before, in order; left out: nobody, and all of it was dealt by one secret. */
  readonly dealers?: readonly EarlierDealer[];
  /** All who sat there agreed to stop: the game ends here, without a result. */
  readonly stopped?: true;
  readonly log: readonly Entry[];
  readonly gestures?: readonly Gestured[];
  /** Fingerprints of the state after so many entries. */
  readonly checkpoints?: Readonly<Record<string, string>>;
  /** Finished games keep their facts, so they can be watched whatever becomes of the rules. */
  readonly facts?: readonly object[];
}

/** What a seat is called in records and in the API. */
export const seatId = (seat: number): string => IDS[seat] ?? `s${seat}`;
/** The same texts for all: they stand in every entry of every game. */
const IDS = ['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7'];
export const seatIds = (seats: number): string[] => Array.from({ length: seats }, (_, p) => seatId(p));

/** Why a record is not opened here: it is none; it is written as newer records are; it is not as a record must be, or not whole;
    there is no such game; it was played by newer rules, or by such as nothing was decided about. */
export type Unopened = 'no-record' | 'newer-format' | 'damaged' | 'no-such-game' | 'newer-rules' | 'unknown-rules';

/** What it is about, for whoever says it in other words. */
export interface UnopenedAbout {
  /** Of a record that is damaged: the key of the part that is not as it must be, and the number of the item in it. */
  readonly part?: string;
  readonly item?: number;
  /** By which version of the rules, or of the format, it is, and up to which they are known here. */
  readonly version?: number;
  readonly known?: number;
}
/** The message says it in one sentence. */
export class NotOpened extends Error {
  readonly why: Unopened;
  readonly about: UnopenedAbout;
  constructor(why: Unopened, message: string, { cause, ...about }: UnopenedAbout & { readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.why = why;
    this.about = about;
  }
}

/** This one, and those that may come. */
const FORMAT = /^ridotto-record\/([1-9]\d{0,8})$/;

/** What can be said of any file before its shape is looked at. Throws NotOpened: it is no record, or one of a newer format. */
export function checkFormat(file: unknown): void {
  const none = (what: string): never => {
    throw new NotOpened('no-record', `not a Ridotto record: ${what}`);
  };
  if (!isMap(file)) return none('it is not a JSON object');
  const [, version] = FORMAT.exec(String(file.format)) ?? [];
  if (version === undefined) return none(`format is ${JSON.stringify(file.format)}, not "ridotto-record/1"`);
  if (version !== '1')
    throw new NotOpened('newer-format', `a newer Ridotto wrote this record, in format ${version}; this one reads format 1: update it`, {
      version: Number(version),
      known: 1,
    });
}

/** Throws NotOpened with what is wrong with it as a record; does not replay it. */
export function checkRecord(file: unknown): GameRecord {
  checkFormat(file);
  const r = file as Partial<Record<keyof GameRecord, unknown>>;
  const wrong = (part: string, what: string, item?: number): never => {
    throw new NotOpened('damaged', `not a whole Ridotto record: ${what}`, { part, ...(item !== undefined && { item }) });
  };
  known(r, KEYS, 'it', wrong);
  for (const key of ['game', 'edition', 'commitment'] as const) if (typeof r[key] !== 'string') wrong(key, `${key} is not a text`);
  if (!isVersion(r.rules)) wrong('rules', 'rules is not the number of a version');
  if (r.dealt !== undefined && !(isVersion(r.dealt) && (r.dealt as number) < (r.rules as number)))
    wrong('dealt', 'dealt is not the number of an earlier version');
  if (!isMap(r.options)) wrong('options', 'options is not a map');
  if (!isTexts(r.seats)) wrong('seats', 'seats is not a list of names');
  if (r.salts !== undefined && !(isTexts(r.salts) && (r.salts as string[]).length === (r.seats as string[]).length))
    wrong('salts', 'salts are not one text for each seat');
  if (r.stopped !== undefined && r.stopped !== true) wrong('stopped', 'stopped is not true');
  if (r.secret !== undefined && typeof r.secret !== 'string') wrong('secret', 'secret is not a text');
  const { dealers = NO_DEALERS } = r;
  if (r.dealers !== undefined && !(Array.isArray(dealers) && dealers.length > 0)) wrong('dealers', 'dealers are not a list');
  let dealt = 0;
  (dealers as readonly unknown[]).forEach((d, i) => {
    if (!isMap(d) || (d.by !== 'house' && d.by !== 'device') || typeof d.commitment !== 'string' || typeof (d.secret ?? '') !== 'string')
      return wrong('dealers', `dealer ${i} is not { by: "house" or "device", entries, commitment, secret?, salts? }`, i);
    known(d, DEALER_KEYS, `dealer ${i}`, wrong, { part: 'dealers', item: i });
    const most = Array.isArray(r.log) ? r.log.length : 0;
    if (!isBefore(d.entries, most) || (d.entries as number) < dealt)
      return wrong('dealers', `dealer ${i} dealt up to entry ${String(d.entries)}, which is not between ${dealt} and ${most}`, i);
    dealt = d.entries as number;
    if (d.salts !== undefined && !(isTexts(d.salts) && (d.salts as string[]).length === (r.seats as string[]).length))
      wrong('dealers', `the salts of dealer ${i} are not one text for each seat`, i);
    return undefined;
  });
  if (r.facts !== undefined && !(Array.isArray(r.facts) && r.facts.every(isMap))) wrong('facts', 'facts are not a list of objects');
  (r.facts as object[] | undefined)?.forEach((fact, i) => known(fact, FACT_KEYS, `fact ${i}`, wrong, { part: 'facts', item: i }));
  if (r.from !== undefined && !isMap(r.from)) wrong('from', 'from is not a position');
  if (r.checkpoints !== undefined && !(isMap(r.checkpoints) && isTexts(Object.values(r.checkpoints))))
    wrong('checkpoints', 'checkpoints are not texts');
  if (!Array.isArray(r.log)) return wrong('log', 'log is not a list');
  const ids = seatIds((r.seats as unknown[]).length);
  r.log.forEach((e: unknown, i) => {
    if (!isMap(e) || (e.luck !== undefined && !isTexts(e.luck))) return wrong('log', `entry ${i} of the log is not { by, say, luck? }`, i);
    known(e, e.by === undefined ? ['luck'] : e.back === undefined ? SAID_KEYS : BACK_KEYS, `entry ${i} of the log`, wrong, {
      part: 'log',
      item: i,
    });
    if (e.by === undefined ? e.luck === undefined : !ids.includes(e.by as string))
      wrong('log', `entry ${i} of the log: by is ${JSON.stringify(e.by)}, not one of ${ids.join(', ')}`, i);
    if (e.by === undefined || (isTexts(e.say) && (e.say as unknown[]).length > 0 && e.back === undefined)) return undefined;
    const back = e.back as number;
    if (!Number.isInteger(back) || back < 0 || back >= i || !isTexts(e.seen) || e.say !== undefined || (e.stays ?? true) !== true)
      wrong('log', `entry ${i} of the log is neither { by, say, luck? } nor { by, back, seen } with an earlier entry`, i);
    return undefined;
  });
  if (r.gestures !== undefined && !Array.isArray(r.gestures)) wrong('gestures', 'gestures is not a list');
  (r.gestures as unknown[] | undefined)?.forEach((g, i) => {
    if (!isMap(g) || typeof g.gesture !== 'string' || !isBefore(g.after, (r.log as unknown[]).length))
      return wrong('gestures', `gesture ${i} is not { after, by, gesture, to? } with a number of entries`, i);
    known(g, GESTURE_KEYS, `gesture ${i}`, wrong, { part: 'gestures', item: i });
    for (const seat of [g.by, ...(g.to === undefined ? [] : [g.to])])
      if (!ids.includes(seat as string)) wrong('gestures', `gesture ${i} names ${JSON.stringify(seat)}, not one of ${ids.join(', ')}`, i);
    return undefined;
  });
  return file as GameRecord;
}
// Nothing that nobody looks at: whoever reads a record takes all of it for said.
const KEYS =
  'format game rules dealt edition editionFile options seats from commitment salts secret dealers stopped log gestures checkpoints facts'.split(
    ' ',
  );
const NO_DEALERS: readonly unknown[] = [];
const DEALER_KEYS = ['by', 'entries', 'commitment', 'secret', 'salts'];
const SAID_KEYS = ['by', 'say', 'luck'];
const BACK_KEYS = ['by', 'back', 'seen', 'stays'];
const GESTURE_KEYS = ['after', 'by', 'gesture', 'to'];
const FACT_KEYS = ['entry', 'to', 'what', 'data', 'others'];
/** `at`: the part of the record that `map` stands in; left out: it is the record. */
function known(
  map: object,
  keys: readonly string[],
  what: string,
  wrong: (part: string, what: string, item?: number) => never,
  at?: { readonly part: string; readonly item: number },
): void {
  const strange = Object.keys(map).find((key) => !keys.includes(key));
  if (strange !== undefined)
    wrong(at?.part ?? strange, `${what} has the unknown key "${strange}"; the keys are ${keys.join(', ')}`, at?.item);
}
const isVersion = (x: unknown): boolean => Number.isInteger(x) && (x as number) >= 1;
const isMap = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const isBefore = (x: unknown, most: number): boolean => Number.isInteger(x) && (x as number) >= 0 && (x as number) <= most;
const isTexts = (x: unknown): boolean => Array.isArray(x) && x.every((t) => typeof t === 'string');

/** How many outcomes the first so many entries of a log brought, those that were taken back among them. */
export const outcomesOf = (log: readonly Entry[], entries: number): number =>
  log.slice(0, entries).reduce((sum, entry) => sum + ('luck' in entry ? (entry.luck?.length ?? 0) : 0), 0);

/** Which entries of a log still count, when some were taken back. */
export function whatCounts(log: readonly Entry[]): boolean[] {
  const counts = log.map(() => true);
  log.forEach((entry, n) => {
    if ('back' in entry) counts.fill(false, entry.back, n + 1);
  });
  return counts;
}
