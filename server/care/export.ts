// What a house keeps as lines of JSON, whatever keeps it: docs/export.md.
import type { Gathering } from '@ridotto/table';
import { KINDS, type Kind, type Row } from '../storage/kept.ts';
import { everyTable, type StoreReader } from '../storage/store.ts';
import { FORMAT, lineOf, type TableLine } from './export-lines.ts';

/** Line by line. `ids`: these tables alone, and nothing of people. Throws when one of them is not there, or something cannot be
    read; `left`: it is left out instead, and named here with the reason. */
export async function* exportHouse(
  store: StoreReader,
  ids?: readonly string[],
  left?: (what: string, why: string) => void,
): AsyncGenerator<string> {
  const leave = (what: string, e: unknown): void => {
    if (!left) throw e;
    left(what, (e as Error).message.replace(`${what}: `, ''));
  };
  yield lineOf({ format: FORMAT });
  const there: There = { tables: new Set(), guests: new Set(), games: new Set() };
  try {
    for await (const id of ids ?? allIds(store))
      try {
        yield lineOf(await exported(store, id));
        there.tables.add(id);
      } catch (e) {
        leave(`table ${id}`, e);
      }
  } catch (e) {
    leave('all further tables', e);
  }
  let rows = 0;
  for (const of of ids ? [] : KINDS)
    try {
      for await (const row of everyRow(store, of)) {
        if (!standsBy(of, row, there)) continue;
        if (of === 'guests' || of === 'games') there[of].add(String(row.id));
        yield lineOf({ of, row });
        rows++;
      }
    } catch (e) {
      leave(`all further ${of}`, e);
    }
  yield lineOf({ tables: there.tables.size, rows });
}

/** Ids of what has been written so far. */
type There = Readonly<Record<'tables' | 'guests' | 'games', Set<string>>>;

/** Are those there that it refers to? Somebody may have come, or have begun to play, while this was written: they are left out. */
function standsBy(kind: Kind, row: Row, { tables, guests, games }: There): boolean {
  if ('guest_id' in row && !guests.has(String(row.guest_id))) return false;
  if ((row.table_id ?? null) !== null && !tables.has(String(row.table_id))) return false;
  if ('game_id' in row && !games.has(String(row.game_id))) return false;
  if (kind !== 'gatherings') return true;
  const { id, state, seats, screen, host } = JSON.parse(String(row.doc)) as Gathering;
  return (
    (state !== 'begun' || tables.has(id)) &&
    (!screen || host === '' || guests.has(host)) &&
    seats.every((seat) => seat.kind !== 'human' || seat.guest === '' || guests.has(seat.guest))
  );
}

async function* allIds(store: StoreReader): AsyncGenerator<string> {
  for await (const { id } of everyTable(store)) yield id;
}
async function* everyRow(store: StoreReader, kind: Kind): AsyncGenerator<Row> {
  for (let page = await store.rows(kind); page.length > 0; page = await store.rows(kind, page.at(-1))) yield* page;
}

async function exported(store: StoreReader, id: string): Promise<TableLine> {
  for (;;) {
    const [listed, stored] = [await store.listed(id), await store.load(id)];
    if (!listed || !stored) throw new Error(`there is no table "${id}"`);
    const { setup, seats, notes, journal } = stored;
    const { createdAt, changedAt, waits, version } = listed;
    // Else somebody has moved in between.
    if (version === journal.length) return { table: id, createdAt, changedAt, waits, setup, seats, notes, journal };
  }
}
