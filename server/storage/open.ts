// Which store it is: PostgreSQL where the address of a database is given, else SQLite in a folder.
import path from 'node:path';
import { PostgresStore } from './postgres/postgres.ts';
import { DATABASE, SqliteStore } from './sqlite.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { NoStore, StoreTrouble, type Store, type StoreReader } from './store.ts';

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
  /** Milliseconds that a database may take until it is there: it is being started too, or comes back from a fall. Left out: none. */
  readonly coming?: number;
  /** For tests: its clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Told once when it is not there yet, with the reason. */
  readonly waiting?: (why: string) => void;
}

/** Milliseconds between two looks for a database. */
const SOON = 250;

/** Made where there is none. Throws when it is in use and must not be, or of a newer Ridotto, and StoreTrouble when it cannot be
    reached or written, or is damaged. */
export async function openStore({ folder, database }: Place, opening: Opening = {}): Promise<Store> {
  const { patience, checkAtOnce, alone, coming = 0, now, waiting } = opening;
  if (database === undefined) return await SqliteStore.open(folder, { patience, checkAtOnce, now });
  const until = performance.now() + coming;
  for (let said = false; ; said = true)
    try {
      return await PostgresStore.open(database, { patience, alone, now });
    } catch (e) {
      const away = e instanceof StoreTrouble && e.kind === 'unreachable';
      if (!away || performance.now() + SOON > until) throw e;
      if (!said) waiting?.(e.message);
      await new Promise((again) => setTimeout(again, SOON));
    }
}

/** Changes nothing; the house may be open. Throws NoStore when there is none, StoreTrouble when it cannot be read. */
export const lookAtStore = async ({ folder, database }: Place): Promise<StoreReader> =>
  database === undefined ? SqliteReader.look(path.join(folder, DATABASE)) : await PostgresStore.look(database);

/** For orders to the house (people/orders.ts), which may be open. Throws NoStore when there is none. */
export async function openForOrders({
  folder,
  database,
}: Place): Promise<Pick<Store, 'putJob' | 'job' | 'dropJob' | 'listed' | 'hasRow' | 'close'>> {
  if (database === undefined) return SqliteStore.beside(folder);
  await (await PostgresStore.look(database)).close();
  return await PostgresStore.open(database);
}

/** Opened as `openStore` does, but none is made. */
export async function openStoreThatIs(place: Place): Promise<Store | undefined> {
  try {
    await (await lookAtStore(place)).close();
  } catch (e) {
    if (e instanceof NoStore) return undefined;
    throw e;
  }
  return await openStore(place);
}
