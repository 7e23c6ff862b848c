// The storage port: what the house asks of whatever keeps its tables. Everything promised here is durable when the promise
// is kept; writes of one turn of the event loop may share a transaction.
import type { JournalEntry, SeatNotes, TableSetup } from '@ridotto/table';

/** Whom a table waits for: bots are woken after a restart. */
export type WaitsFor = 'human' | 'bot' | 'nobody';

export interface StoredSeat {
  readonly seat: number;
  /** SHA-256 of the seat's token: whoever reads the store cannot play. */
  readonly hash: string;
}
export interface StoredTable {
  readonly setup: TableSetup;
  readonly seats: readonly StoredSeat[];
  readonly journal: readonly JournalEntry[];
  readonly notes: readonly SeatNotes[];
}

export interface Store {
  /** A new table with the beginning of its journal. */
  create(table: StoredTable, waits: WaitsFor): Promise<void>;
  /** To a journal that has `version` entries now; else Conflict, and nothing is stored. */
  append(id: string, version: number, entries: readonly JournalEntry[], waits: WaitsFor): Promise<void>;
  /** In place of what the seat had written before. */
  keepNotes(id: string, notes: SeatNotes): Promise<void>;
  load(id: string): Promise<StoredTable | undefined>;
  /** Ids of the tables that wait for a bot. */
  waitingForBots(): Promise<string[]>;
  /** After what is being stored. */
  close(): Promise<void>;
}

/** Somebody else has written to this journal. */
export class Conflict extends Error {}
