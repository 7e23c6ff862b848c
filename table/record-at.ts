// A record at a moment, behind the port: a seat, or whoever watches, looks at a finished game as it stood after so many entries
// of its record. They see what they saw then, and can try things out; nothing can be done.
import { carryRecord, NotOpened, seatId, seatIds, SPECTATOR, type Entry, type GameRecord } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { analysing, weighingMove, type Analysis } from './analysis.ts';
import { TableChair, unlessRefused } from './chair.ts';
import { dealersOf } from './dealing.ts';
import { asKept, drawnFirst, gestured } from './kept.ts';
import { Refused, type Chair, type Credential, type Follower, type Tables } from './port.ts';
import type { LinkedPosition } from './position-link.ts';
import { problem } from './problems.ts';
import { atMost, upTo, type Between } from './past.ts';
import type { Missed, Notes, Verified } from './protocol.ts';
import type { FindGame, TableSetup } from './setup.ts';
import { ALL_EYES } from './stream.ts';
import { Table, type Viewer } from './table.ts';
import { toTheEnd } from './to-the-end.ts';
import { OPEN } from './together.ts';
import { verifying, verifyRecord, type Verdict } from './verify.ts';

/** Its tables are the moments, called by the number of entries that have been: "0" is the beginning, before anybody has chosen. Who sits there needs no
    secret: the credential is the seat itself, `s0`, or OPEN. */
export class RecordAt implements Tables {
  readonly #file: GameRecord;
  /** As it is played now: where it was rewritten for the rules of today, its entries are numbered anew. */
  readonly #record: GameRecord;
  readonly #find: FindGame;
  readonly #judges: boolean;
  /** The moment that was looked at last, but for the end. */
  #at: { readonly entries: number; readonly table: Table } | undefined;
  #whole: Whole | undefined;
  #verdict: Verdict | undefined;

  /** The record as it was read and checked (`recordFrom`), of whatever version. Throws OtherRules where these rules cannot
      play it. `judges`: at its end it is said whether it was dealt fairly, which takes as long as playing it again; else that is not
      known there, and asked for apart. */
  constructor(file: GameRecord, find: FindGame = gameNamed, { judges = true } = {}) {
    this.#file = file;
    this.#record = carryRecord(find(file.game), file).record;
    this.#find = find;
    this.#judges = judges;
  }

  open(): Promise<never> {
    return onlyLooking();
  }

  async sit(moment: string, credential: Credential): Promise<Chair> {
    const { log } = this.#record;
    const entries = /^\d{1,9}$/.test(moment) ? Number(moment) : -1;
    if (entries < 0 || entries > log.length)
      throw new Refused(problem('no-such-table', `a moment of this record is a number from 0 to ${log.length}, not "${moment}"`));
    const viewer = this.viewerOf(credential);
    const table = entries === log.length ? this.#inFull.table : this.#playedUpTo(entries);
    const past = (after: number, until?: number): readonly Missed[] => this.#inFull.past(viewer, upTo(table.seq(viewer), after, until));
    return await Promise.resolve(new ChairThen(moment, viewer, table, { file: this.#file, past }));
  }

  /** Throws Refused where it is no seat of this record. */
  viewerOf(credential: Credential): Viewer {
    if (credential === OPEN) return ALL_EYES;
    const viewer = credential === null ? SPECTATOR : this.#record.seats.findIndex((_, seat) => credential === seatId(seat));
    if (viewer < 0) throw new Refused(problem('bad-token', `"${credential}" is no seat of this record`));
    return viewer;
  }
  /** How many entries of the record had been when each event of this viewer's stream was told: of event number `n`, at `n - 1`. */
  entriesAt(viewer: Viewer): readonly number[] {
    return this.#inFull.entriesAt(viewer);
  }
  /** By the secret, by the rules and by all that the record holds to be compared. */
  get verdict(): Verdict {
    return (this.#verdict ??= verifyRecord(this.#find(this.#file.game), this.#file));
  }
  /** The same; `pause` is waited for again and again, so that whoever wishes for a moment meanwhile need not wait for it. */
  async verdictInPieces(pause: () => Promise<void> | undefined): Promise<Verdict> {
    const steps = verifying(this.#find(this.#file.game), this.#file);
    while (this.#verdict === undefined) {
      const { done, value } = steps.next();
      if (done === true) this.#verdict = value;
      else await pause();
    }
    return this.#verdict;
  }

  get #verified(): Verified {
    return { verified: this.#judges ? this.verdict.ok : null };
  }
  /** With what a table begins that goes on from there: before all of a simultaneous step that was not whole then. */
  position(entries: number): LinkedPosition {
    const { game, seats, options, editionFile } = this.#record;
    const { match } = this.#wholeAt(entries);
    const from = match.game.write(match.state, seatIds(seats.length));
    return { game, names: seats, options, ...(editionFile !== undefined && { edition: editionFile }), from };
  }
  /** The same as a file, with everybody's names, as `ridotto replay --position` writes it. */
  positionFile(entries: number): object {
    const { game, seats, options, editionFile } = this.#record;
    const { match } = this.#wholeAt(entries);
    const given = match.game.write(match.state, seats);
    return { game, players: seats, options, ...(editionFile !== undefined && { edition: editionFile }), given };
  }
  /** What everybody could expect, and which decisions mattered most: yields the share that is done. `now`: milliseconds, by which the
      time that it takes is limited. undefined: nobody gives advice in this game. */
  analysing(about: Parameters<typeof analysing>[2]): Generator<number, Analysis | undefined> {
    return analysing(this.#record, forked(playing(this.#record, this.#find)), about);
  }
  /** The decision that came after so many entries, weighed. undefined: there was nothing to weigh. */
  weighingMove(entries: number, about: Parameters<typeof weighingMove>[3]): ReturnType<typeof weighingMove> {
    return weighingMove(this.#record, entries, this.#playedUpTo(entries).match, about);
  }

  /** As it was read. */
  get file(): GameRecord {
    return this.#file;
  }
  #wholeAt(entries: number): Table {
    for (let n = Math.min(entries, this.#record.log.length); n >= 0; n--) {
      const table = this.#playedUpTo(n);
      if (table.match.drafts.size === 0) return table;
    }
    throw new Error('there is no such moment');
  }

  /** It is played once, and then every moment of it is at hand. */
  get #inFull(): Whole {
    return (this.#whole ??= toTheEnd(this.#play()));
  }
  #play(): Generator<number, Whole> {
    return Whole.of(this.#record, this.#find, () => this.#verified);
  }
  /** The same before anybody asks, so many entries after one another: `pause` is waited for again and again, with the share of it that
      is done. Throws NotOpened where these rules do not play it as it says. */
  async playInPieces(pause: (done: number) => Promise<void> | undefined): Promise<void> {
    const steps = this.#play();
    while (this.#whole === undefined) {
      const { done, value } = steps.next();
      if (done === true) this.#whole = value;
      else await pause(value / this.#record.log.length);
    }
  }
  #playedUpTo(entries: number): Table {
    if (this.#at?.entries !== entries) {
      const table = toTheEnd(playing(this.#record, this.#find, entries));
      if (table.over) table.verified = this.#verified;
      this.#at = { entries, table };
    }
    return this.#at.table;
  }
}

function* forked(steps: ReturnType<typeof playing>): Generator<{ readonly match: Table['match']; readonly entries: number }> {
  for (const { table, entries } of steps) yield { match: table.match, entries };
}

/** A game from its beginning to its end, with every moment of it. */
class Whole {
  /** At its end. */
  readonly table: Table;
  /** By viewer. */
  readonly #entriesAt: ReadonlyMap<Viewer, readonly number[]>;

  private constructor(table: Table, entriesAt: Map<Viewer, number[]>, verified: () => Verified) {
    this.table = table;
    this.#entriesAt = entriesAt;
    // What the table makes of it by itself is less than the whole record says.
    if (table.over) table.verified = verified();
  }
  /** An entry at a step, which it gives the number of. */
  static *of(record: GameRecord, find: FindGame, verified: () => Verified): Generator<number, Whole> {
    const entriesAt = new Map<Viewer, number[]>();
    const steps = playing(record, find);
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) {
      const { table, entries } = step.value;
      for (const viewer of [...table.viewers, ALL_EYES]) count(entriesAt, viewer, { seq: table.seq(viewer), entries });
      yield entries;
    }
    return new Whole(step.value, entriesAt, verified);
  }
  entriesAt(viewer: Viewer): readonly number[] {
    return this.#entriesAt.get(viewer) ?? [];
  }
  past(viewer: Viewer, between: Between): readonly Missed[] {
    const { after, until } = atMost(between);
    const past: Missed[] = [];
    for (const missed of this.table.since(viewer, after)) {
      if (missed.happening.seq > until) break;
      past.push(missed);
    }
    return past;
  }
}
function count(
  entriesAt: Map<Viewer, number[]>,
  viewer: Viewer,
  { seq, entries }: { readonly seq: number; readonly entries: number },
): void {
  let all = entriesAt.get(viewer);
  if (!all) entriesAt.set(viewer, (all = []));
  while (all.length < seq) all.push(entries);
}

function setupOf(record: GameRecord): TableSetup {
  const { game, rules, dealt, options, edition, editionFile, seats: names, commitment, secret = '', from } = record;
  const players = names.map(() => ({ kind: 'human' }) as const);
  const salts = record.salts ?? names.map(() => '');
  const own = {
    ...(record.dealers && { dealers: dealersOf(record) }),
    ...(dealt !== undefined && { dealt }),
    ...(editionFile !== undefined && { editionFile }),
    ...(from && { from }),
  };
  return { id: game, game, rules, options, edition, ...own, names, players, confirm: false, chat: false, secret, commitment, salts };
}

/** The table after so many entries, one after another up to number `most`: each as a table would have kept it, and what was taken back
    with everybody's consent stood until then. With the gestures that were made there; the record may say anything of them, and what
    nobody could have made is left out. */
function* playing(
  { gestures = [], ...record }: GameRecord,
  find: FindGame,
  most = record.log.length,
): Generator<{ readonly table: Table; readonly entries: number }, Table> {
  const luck = drawnFirst(record.log);
  const table = Table.rebuild(setupOf(record), [{ do: 'begin', luck: luck ?? [] }], find, { moments: Infinity });
  let made = 0;
  for (let entries = luck ? 1 : 0; ; entries++) {
    for (let next = gestures.at(made); next && next.after <= entries; next = gestures.at(++made)) gestured(table, next, 0);
    yield { table, entries };
    if (entries >= most) return table;
    follow(table, record.log, entries);
  }
}
/** Throws NotOpened where these rules do not play it so. */
function follow(table: Table, log: readonly Entry[], item: number): void {
  try {
    table.follow(asKept(log[item]));
  } catch (cause) {
    const what = (cause as Error).message.replace(/^entry \d+ of the journal: /, '');
    throw new NotOpened('damaged', `entry ${item} of the log cannot be played: ${what}`, { part: 'log', item, cause });
  }
}

class ChairThen extends TableChair {
  readonly #table: Table;
  readonly #file: GameRecord;
  readonly #past: (after: number, until?: number) => readonly Missed[];

  constructor(
    moment: string,
    viewer: Viewer,
    table: Table,
    { file, past }: { readonly file: GameRecord; readonly past: (after: number, until?: number) => readonly Missed[] },
  ) {
    super(moment, viewer);
    this.#table = table;
    this.#file = file;
    this.#past = past;
  }

  past(after: number, until?: number): Promise<readonly Missed[]> {
    return Promise.resolve(this.#past(after, until));
  }

  protected async look<T>(work: (table: Table) => T): Promise<T> {
    return await Promise.resolve(this.#table).then(work);
  }
  /** The past is told, and nothing comes after it. */
  follow(after: number, follower: Follower): () => void {
    let left = false;
    void this.look((table) => {
      if (left) return;
      follower.line?.({ state: 'live' });
      for (const { happening, snapshot } of table.since(this.viewer, after)) follower.happened(happening, snapshot);
      follower.caughtUp(table.snapshot(this.viewer));
    });
    return () => (left = true);
  }
  /** The whole record as it was read, when this is its end. */
  override record(): Promise<GameRecord> {
    return this.look((table) => (unlessRefused(table.record()), this.#file));
  }
  hint(): Promise<never> {
    return onlyLooking();
  }
  reasons(): Promise<never> {
    return onlyLooking();
  }
  imagine(): Promise<never> {
    return onlyLooking();
  }
  say(): Promise<never> {
    return onlyLooking();
  }
  aside(): Promise<never> {
    return onlyLooking();
  }
  matter(): Promise<never> {
    return onlyLooking();
  }
  override notes(): Promise<Notes> {
    return onlyLooking();
  }
  writeNotes(): Promise<never> {
    return onlyLooking();
  }
}

const onlyLooking = (): Promise<never> =>
  Promise.reject(new Refused(problem('only-looking', 'this is a moment of a game that was played: one can look, and nothing else')));
