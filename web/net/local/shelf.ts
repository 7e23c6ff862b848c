// Where tables of this device rest: IndexedDB. An entry is there whole or not at all, whatever becomes of the window; and two
// writers never fork a table: each entry has its number, and a second one with the same number is refused.
import { answered } from './request.ts';
import type { JournalEntry, SeatNotes } from '@ridotto/table/index.ts';
import type { JournalShelf, ShelvedTable } from '@ridotto/table/local/shelf.ts';

/** Tables by id; entries by id and number; pages of notes by id and seat. */
const STORES = ['tables', 'journal', 'notes'] as const;
type Stores = Readonly<Record<(typeof STORES)[number], IDBObjectStore>>;
type Row = Pick<ShelvedTable, 'setup' | 'seats'> & { readonly opened: number };

export class IndexedShelf implements JournalShelf {
  readonly #name: string;
  readonly #appended: (id: string) => void;
  #database: Promise<IDBDatabase> | undefined;

  /** `appended`: is called with the id of each table whose journal has grown here. */
  constructor(name: string, appended: (id: string) => void) {
    this.#name = name;
    this.#appended = appended;
  }

  create({ setup, seats, journal, notes }: ShelvedTable): Promise<void> {
    return this.#do('readwrite', async (at) => {
      await answered(at.tables.add({ setup, seats, opened: Date.now() } satisfies Row, setup.id));
      for (const [n, entry] of journal.entries()) await answered(at.journal.add(entry, [setup.id, n]));
      for (const page of notes) await answered(at.notes.add(page, [setup.id, page.seat]));
    });
  }
  async append(id: string, version: number, entries: readonly JournalEntry[]): Promise<void> {
    await this.#do('readwrite', async ({ journal }) => {
      const before = await answered(journal.getKey([id, version - 1]));
      if (before === undefined) throw new Error(`the journal of table ${id} has fewer than ${version} entries`);
      for (const [n, entry] of entries.entries()) await answered(journal.add(entry, [id, version + n])); // fails where it has more
    });
    this.#appended(id);
  }
  keepNotes(id: string, notes: SeatNotes): Promise<void> {
    return this.#do('readwrite', async (at) => void (await answered(at.notes.put(notes, [id, notes.seat]))));
  }
  load(id: string): Promise<ShelvedTable | undefined> {
    return this.#do('readonly', async (at) => {
      const row = (await answered(at.tables.get(id))) as Row | undefined;
      if (!row) return undefined;
      const journal = (await answered(at.journal.getAll(allOf(id)))) as JournalEntry[];
      const notes = (await answered(at.notes.getAll(allOf(id)))) as SeatNotes[];
      return { setup: row.setup, seats: row.seats, journal, notes };
    });
  }
  list(): Promise<readonly string[]> {
    return this.#do('readonly', async ({ tables }) =>
      ((await answered(tables.getAll())) as Row[]).toSorted((a, b) => a.opened - b.opened).map(({ setup }) => setup.id),
    );
  }
  /** With all that was played there. */
  remove(id: string): Promise<void> {
    return this.#do('readwrite', async ({ tables, journal, notes }) => {
      await Promise.all([answered(tables.delete(id)), answered(journal.delete(allOf(id))), answered(notes.delete(allOf(id)))]);
    });
  }

  /** All of it or nothing; what is written lasts when the promise is kept. */
  async #do<T>(mode: IDBTransactionMode, work: (at: Stores) => Promise<T>): Promise<T> {
    const transaction = (await this.#open()).transaction(STORES, mode, { durability: 'strict' });
    const ended = new Promise<void>((good, bad) => {
      transaction.oncomplete = () => good();
      transaction.onabort = () => bad(transaction.error ?? new Error('nothing was written'));
    });
    const [tables, journal, notes] = STORES.map((name) => transaction.objectStore(name));
    try {
      const result = await work({ tables: tables!, journal: journal!, notes: notes! });
      await ended;
      return result;
    } catch (e) {
      ended.catch(() => undefined);
      if (!transaction.error) transaction.abort();
      throw e;
    }
  }

  #open(): Promise<IDBDatabase> {
    return (this.#database ??= new Promise<IDBDatabase>((good, bad) => {
      const request = indexedDB.open(this.#name, 1);
      request.onupgradeneeded = () => STORES.forEach((name) => request.result.createObjectStore(name));
      request.onerror = () => bad(request.error ?? new Error('this device keeps nothing'));
      request.onsuccess = () => {
        const database = request.result;
        // Closed by the browser, or in the way of a later page: opened again when it is needed.
        database.onclose = () => (this.#database = undefined);
        database.onversionchange = () => {
          database.close();
          this.#database = undefined;
        };
        good(database);
      };
    }).catch((e: unknown) => {
      this.#database = undefined;
      throw e;
    }));
  }
}

/** Numbers come before lists. */
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);
