// Which store it is: PostgreSQL where the address of a database is given, else SQLite in a folder.
import path from 'node:path';
import { PostgresStore } from './postgres/postgres.ts';
import { DATABASE, SqliteStore } from './sqlite.ts';
import { SqliteReader } from './sqlite-reader.ts';
import type { Store, StoreReader } from './store.ts';

export interface Place {
  readonly folder: string;
  /** As in DATABASE_URL. */
  readonly database?: string;
}
export interface Opening {
  /** Milliseconds that a write waits for somebody else's. */
  readonly patience?: number;
  /** Bytes of a SQLite database up to which it is read as a whole before it is opened. */
  readonly checkAtOnce?: number;
  /** Nobody else may have it open; of a folder that is always so. */
  readonly alone?: boolean;
}

/** Made where there is none. Throws when it is in use and must not be, or of a newer Ridotto, and StoreTrouble when it cannot be
    reached or written, or is damaged. */
export const openStore = ({ folder, database }: Place, { patience, checkAtOnce, alone }: Opening = {}): Promise<Store> =>
  database === undefined ? SqliteStore.open(folder, { patience, checkAtOnce }) : PostgresStore.open(database, { patience, alone });

/** Changes nothing; the house may be open. Throws StoreTrouble when there is none, or one that cannot be read. */
export const lookAtStore = async ({ folder, database }: Place): Promise<StoreReader> =>
  database === undefined ? SqliteReader.look(path.join(folder, DATABASE)) : await PostgresStore.look(database);
