// How what is asked of a store goes to it, whichever it is.
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Moment } from './writes.ts';

/** How a store reads and writes, and what it calls now. */
export interface Way {
  read<T>(work: (db: Kysely<Schema>, now: Moment) => Promise<T>): Promise<T>;
  /** In a transaction, which may be carried out once more when the connection was lost. */
  write<T>(work: (db: Transaction<Schema>, now: Moment) => Promise<T>): Promise<T>;
  /** It has several writers: rows are to be locked. */
  readonly rows?: 'locked';
}
