// Where tables of this process rest: what a shelf must do, and one that lasts as long as the process.
import type { JournalEntry } from '../journal.ts';
import type { SeatNotes } from '../notes.ts';
import type { TableSetup } from '../setup.ts';

/** All that a table is made of. Plain JSON; it holds the dealer's secret and the seats' tokens. */
export interface ShelvedTable {
  readonly setup: TableSetup;
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
  readonly journal: readonly JournalEntry[];
  readonly notes: readonly SeatNotes[];
}

/** What is promised here lasts, as far as the shelf does, when the promise is kept; a promise that is broken has changed nothing. */
export interface JournalShelf {
  /** A new table with the beginning of its journal. */
  create(table: ShelvedTable): Promise<void>;
  /** To a journal that has `version` entries now, all of them or none; rejects when it has not: somebody else writes to it. */
  append(id: string, version: number, entries: readonly JournalEntry[]): Promise<void>;
  /** In place of what the seat had written before. */
  keepNotes(id: string, notes: SeatNotes): Promise<void>;
  load(id: string): Promise<ShelvedTable | undefined>;
  /** Ids of all tables, the newest last. */
  list(): Promise<readonly string[]>;
}

/** In memory, as JSON, so that nothing kept can change behind its back. */
export class MemoryShelf implements JournalShelf {
  readonly #tables = new Map<string, { table: string; readonly journal: string[]; readonly notes: Map<number, string> }>();

  create({ journal, notes, ...table }: ShelvedTable): Promise<void> {
    this.#tables.set(table.setup.id, {
      table: JSON.stringify(table),
      journal: journal.map((entry) => JSON.stringify(entry)),
      notes: new Map(notes.map((page) => [page.seat, JSON.stringify(page)])),
    });
    return Promise.resolve();
  }
  append(id: string, version: number, entries: readonly JournalEntry[]): Promise<void> {
    const journal = this.#tables.get(id)?.journal;
    if (journal?.length !== version)
      return Promise.reject(new Error(`the journal of table ${id} has ${journal?.length ?? 'no'} entries, not ${version}`));
    journal.push(...entries.map((entry) => JSON.stringify(entry)));
    return Promise.resolve();
  }
  keepNotes(id: string, notes: SeatNotes): Promise<void> {
    this.#tables.get(id)?.notes.set(notes.seat, JSON.stringify(notes));
    return Promise.resolve();
  }
  load(id: string): Promise<ShelvedTable | undefined> {
    const kept = this.#tables.get(id);
    if (!kept) return Promise.resolve(undefined);
    return Promise.resolve({
      ...(JSON.parse(kept.table) as Pick<ShelvedTable, 'setup' | 'seats'>),
      journal: kept.journal.map((entry) => JSON.parse(entry) as JournalEntry),
      notes: [...kept.notes.values()].map((page) => JSON.parse(page) as SeatNotes),
    });
  }
  list(): Promise<readonly string[]> {
    return Promise.resolve([...this.#tables.keys()]);
  }
}
