// A record at a moment, behind the port: a seat, or whoever watches, looks at a finished game as it stood after so many entries
// of its record. They see what they saw then, and can try things out; nothing can be done.
import { carryRecord, SPECTATOR, whatCounts, type Entry, type GameRecord } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { TableChair, unlessRefused } from './chair.ts';
import type { JournalEntry } from './journal.ts';
import { Refused, type Chair, type Credential, type Follower, type Tables } from './port.ts';
import { problem } from './problems.ts';
import { wholePast } from './past.ts';
import type { Missed, Notes } from './protocol.ts';
import type { FindGame, TableSetup } from './setup.ts';
import { Table, type Viewer } from './table.ts';
import { verifyRecord } from './verify.ts';

/** Its tables are the moments, called by the number of entries that have been: "0" is the beginning. Who sits there needs no
    secret: the credential is the seat itself, `s0`. */
export class RecordAt implements Tables {
  readonly #file: GameRecord;
  /** As it is played now: where it was rewritten for the rules of today, its entries are numbered anew. */
  readonly #record: GameRecord;
  readonly #find: FindGame;
  /** The moment that was looked at last. */
  #at: { readonly entries: number; readonly table: Table } | undefined;

  /** The record as it was read and checked (`recordFrom`), of whatever version. Throws OtherRules where these rules cannot
      play it. */
  constructor(file: GameRecord, find: FindGame = gameNamed) {
    this.#file = file;
    this.#record = carryRecord(find(file.game), file).record;
    this.#find = find;
  }

  open(): Promise<never> {
    return onlyLooking();
  }

  async sit(moment: string, credential: Credential): Promise<Chair> {
    const { log, seats } = this.#record;
    const entries = /^\d{1,9}$/.test(moment) ? Number(moment) : -1;
    if (entries < 0 || entries > log.length)
      throw new Refused(problem('no-such-table', `a moment of this record is a number from 0 to ${log.length}, not "${moment}"`));
    const viewer = credential === null ? SPECTATOR : seats.findIndex((_, seat) => credential === `s${seat}`);
    if (viewer < 0) throw new Refused(problem('bad-token', `"${credential}" is no seat of this record`));
    if (this.#at?.entries !== entries) this.#at = { entries, table: this.#playedUpTo(entries) };
    const { table } = this.#at;
    const past = (after: number): readonly Missed[] =>
      wholePast(this.#upTo(entries), viewer, { after, until: table.seq(viewer) }, this.#find);
    return await Promise.resolve(new ChairThen(moment, viewer, table, { file: this.#file, past }));
  }

  #upTo(entries: number): { readonly setup: TableSetup; readonly journal: readonly JournalEntry[] } {
    return { setup: setupOf(this.#record), journal: journalOf(this.#record.log.slice(0, entries)) };
  }
  #playedUpTo(entries: number): Table {
    const { setup, journal } = this.#upTo(entries);
    const table = Table.rebuild(setup, journal, this.#find);
    // The table knows nothing of what was taken back: whether all was fair, the whole record says.
    if (table.over) table.verified = { verified: verifyRecord(this.#find(this.#file.game), this.#file).ok };
    return table;
  }
}

function setupOf(record: GameRecord): TableSetup {
  const { game, rules, dealt, options, edition, editionFile, seats: names, commitment, secret = '', from } = record;
  const players = names.map(() => ({ kind: 'human' }) as const);
  const salts = record.salts ?? names.map(() => '');
  const own = { ...(dealt !== undefined && { dealt }), ...(editionFile !== undefined && { editionFile }), ...(from && { from }) };
  return { id: game, game, rules, options, edition, ...own, names, players, confirm: false, chat: false, secret, commitment, salts };
}

/** What had been taken back by then with everybody's consent is not there any more. */
function journalOf(log: readonly Entry[]): JournalEntry[] {
  const counts = whatCounts(log);
  const [first] = log;
  const begun = first !== undefined && !('by' in first);
  const begin: JournalEntry = { do: 'begin', luck: begun ? first.luck : [] };
  return [begin, ...log.flatMap((entry, n): JournalEntry[] => ('say' in entry && counts[n] ? [{ do: 'say', ...entry }] : []))];
}

class ChairThen extends TableChair {
  readonly #table: Table;
  readonly #file: GameRecord;
  readonly #past: (after: number) => readonly Missed[];

  constructor(
    moment: string,
    viewer: Viewer,
    table: Table,
    { file, past }: { readonly file: GameRecord; readonly past: (after: number) => readonly Missed[] },
  ) {
    super(moment, viewer);
    this.#table = table;
    this.#file = file;
    this.#past = past;
  }

  past(after: number): Promise<readonly Missed[]> {
    return Promise.resolve(this.#past(after));
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
