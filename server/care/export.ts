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
  const tables = new Set<string>();
  try {
    for await (const id of ids ?? allIds(store))
      try {
        yield lineOf(await exported(store, id));
        tables.add(id);
      } catch (e) {
        leave(`table ${id}`, e);
      }
  } catch (e) {
    leave('all further tables', e);
  }
  let rows = 0;
  const guests = new Set<string>();
  for (const of of ids ? [] : KINDS)
    try {
      for await (const row of everyRow(store, of)) {
        if (of === 'guests') guests.add(String(row.id));
        else if (!standsBy(of, row, tables, guests)) continue;
        yield lineOf({ of, row });
        rows++;
      }
    } catch (e) {
      leave(`all further ${of}`, e);
    }
  yield lineOf({ tables: tables.size, rows });
}

/** Are those there that it refers to? Somebody may have come, or have begun to play, while this was written: they are left out. */
function standsBy(kind: Kind, row: Row, tables: ReadonlySet<string>, guests: ReadonlySet<string>): boolean {
  if ('guest_id' in row && !guests.has(String(row.guest_id))) return false;
  if ('table_id' in row && !tables.has(String(row.table_id))) return false;
  if (kind !== 'gatherings') return true;
  const { id, state, seats } = JSON.parse(String(row.doc)) as Gathering;
  return (
    (state !== 'begun' || tables.has(id)) && seats.every((seat) => seat.kind !== 'human' || seat.guest === '' || guests.has(seat.guest))
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
