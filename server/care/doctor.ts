// Is a store well? Reads everything, changes nothing; the house may be open.
import { Table, type FindGame } from '@ridotto/table';
import { gameNamed } from '@ridotto/games';
import { waitsFor } from '../tables/standing.ts';
import { wrongSeats } from './carried.ts';
import { everyTable, type Listed, type StoreReader } from '../storage/store.ts';

export interface Examined {
  tables: number;
  over: number;
  entries: number;
  /** A sentence for each thing that is wrong. */
  readonly troubles: string[];
}

export async function examine(store: StoreReader, find: FindGame = gameNamed): Promise<Examined> {
  const found: Examined = { tables: 0, over: 0, entries: 0, troubles: [] };
  for await (const trouble of store.check()) found.troubles.push(trouble);
  if (found.troubles.some((trouble) => trouble.startsWith('database'))) return found;
  for await (const listed of everyTable(store)) {
    found.tables++;
    found.entries += listed.version;
    try {
      for (const wrong of await wrongWith(store, listed, find, found)) found.troubles.push(`table ${listed.id}: ${wrong}`);
    } catch (e) {
      const trouble = `table ${listed.id}: ${(e as Error).message.replace(`table ${listed.id}: `, '')}`;
      if (!found.troubles.includes(trouble)) found.troubles.push(trouble);
    }
  }
  return found;
}

async function wrongWith(store: StoreReader, { id, waits }: Listed, find: FindGame, found: Examined): Promise<string[]> {
  const stored = await store.load(id);
  if (!stored) return ['it is listed, and not there'];
  const { setup, journal, notes } = stored;
  const wrong = wrongSeats(stored);
  const table = Table.rebuild(setup, journal, find, { notes });
  const broken = table.game.invariant(table.match.state);
  if (broken !== undefined) wrong.push(`it has come to what no game comes to: ${broken}`);
  if (waits !== waitsFor(table)) wrong.push(`it is kept as one that waits for ${waits}, and waits for ${waitsFor(table)}`);
  if (table.over) found.over++;
  const departure = table.departure({ thorough: true });
  if (departure !== undefined) wrong.push(departure);
  const verdict = table.dealing();
  if (!verdict.ok) wrong.push(verdict.detail);
  return wrong;
}
