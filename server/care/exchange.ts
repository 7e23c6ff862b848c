// Tables as lines of JSON, out of one house and into another, whatever keeps them: docs/export.md.
import fs from 'node:fs/promises';
import type { FindGame } from '@ridotto/table';
import { gameNamed } from '@ridotto/games';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { everyTable, type Store, type StoredTable, type StoreReader, type Times, type WaitsFor } from '../storage/store.ts';
import { unknownAlarm } from '../tables/alarms.ts';
import { waitsFor } from '../tables/standing.ts';
import { unclaimed } from '../thinking/job.ts';
import { carried, wrongSeats } from './carried.ts';

const VERSION = 1;
const FORMAT = `ridotto-export/${VERSION}`;

const exact = { additionalProperties: false };
const open = { additionalProperties: true };
const Seat = Type.Integer({ minimum: 0, maximum: 7 });
const Time = Type.Integer({ minimum: 0 });
const Line = Type.Object(
  {
    table: Type.String({ pattern: '^[\\w-]{1,64}$' }),
    createdAt: Time,
    changedAt: Time,
    waits: Type.Enum(['human', 'bot', 'nobody']),
    /** The rest of these two is looked at by making the table again. */
    setup: Type.Object({ id: Type.String(), players: Type.Array(Type.Object({}, open)) }, open),
    seats: Type.Array(Type.Object({ seat: Seat, hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, exact)),
    notes: Type.Array(Type.Object({ seat: Seat, revision: Type.Integer({ minimum: 1 }), notes: Type.Unknown() }, exact)),
    journal: Type.Array(Type.Object({ do: Type.String() }, open), { minItems: 1 }),
  },
  exact,
);
const head = Compile(Type.Object({ format: Type.Literal(FORMAT) }, exact));
const foot = Compile(Type.Object({ tables: Type.Integer({ minimum: 0 }) }, exact));
const line = Compile(Line);
/** What `Line` says of it. */
type Exported = { readonly table: string; readonly waits: WaitsFor } & Times & StoredTable;

/** Line by line, a table at a time. `ids`: of these alone. Throws when one of them is not there, or cannot be read; `left`: it is
    left out instead, and named here with the reason; without an id: all that would have come after it. */
export async function* exportTables(
  store: StoreReader,
  ids?: readonly string[],
  left?: (id: string | undefined, why: string) => void,
): AsyncGenerator<string> {
  yield written({ format: FORMAT });
  let tables = 0;
  const readable = async (id: string): Promise<Exported | undefined> => {
    try {
      return await exported(store, id);
    } catch (e) {
      if (!left) throw e;
      left(id, (e as Error).message);
      return undefined;
    }
  };
  try {
    for await (const id of ids ?? allIds(store)) {
      const table = await readable(id);
      if (!table) continue;
      yield written(table);
      tables++;
    }
  } catch (e) {
    if (!left) throw e;
    left(undefined, (e as Error).message);
  }
  yield written({ tables });
}
async function* allIds(store: StoreReader): AsyncGenerator<string> {
  for await (const { id } of everyTable(store)) yield id;
}
/** These two end a line for some who read lines. */
const written = (value: object): string =>
  `${JSON.stringify(value)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}\n`;

async function exported(store: StoreReader, id: string): Promise<Exported> {
  for (;;) {
    const [listed, stored] = [await store.listed(id), await store.load(id)];
    if (!listed || !stored) throw new Error(`there is no table "${id}"`);
    const { setup, seats, notes, journal } = stored;
    const { createdAt, changedAt, waits, version } = listed;
    // Else somebody has moved in between.
    if (version === journal.length) return { table: id, createdAt, changedAt, waits, setup, seats, notes, journal };
  }
}

export interface Looked {
  readonly id: string;
  /** `there`: the store has a table of this id already. */
  readonly is: 'new' | 'there' | 'faulty';
  /** What is wrong with it; of one that is new: what these rules do not play as it was played. */
  readonly why?: string;
  readonly waits: WaitsFor;
}

/** Looks at every table of an export, and whether it can be played here; stores nothing. `store`: left out where there is none yet.
    Throws when the file is no export, or not the whole of one. */
export async function* lookThrough(file: string, store?: StoreReader, find: FindGame = gameNamed): AsyncGenerator<Looked> {
  const seen = new Set<string>();
  for await (const { n, value } of linesOf(file)) {
    const wrong = [...line.Errors(value)].at(0);
    if (wrong) throw new Error(`${file}, line ${n}: ${`${wrong.instancePath.slice(1)} ${wrong.message}`.trim()}`);
    const table = value as Exported;
    const id = table.table;
    if (seen.has(id)) throw new Error(`${file}, line ${n}: the table ${id} is there twice`);
    seen.add(id);
    yield (await store?.listed(id)) ? { id, is: 'there', waits: table.waits } : look(table, find);
  }
}
function look(table: Exported, find: FindGame): Looked {
  const id = table.table;
  try {
    if (table.setup.id !== id) throw new Error(`its setup is that of ${table.setup.id}`);
    const [seatless] = wrongSeats(table);
    if (seatless !== undefined) throw new Error(seatless);
    const now = carried(table, find);
    return { id, is: 'new', waits: waitsFor(now.table), ...(now.departure !== undefined && { why: now.departure }) };
  } catch (e) {
    return { id, is: 'faulty', waits: table.waits, why: (e as Error).message };
  }
}

/** Stores those of `wanted`, by id with whom they wait for; how many so far is told after each. The jobs of bots are made anew. */
export async function* importTables(file: string, store: Store, wanted: ReadonlyMap<string, WaitsFor>): AsyncGenerator<number> {
  let done = 0;
  for await (const { value } of linesOf(file)) {
    const { table, createdAt, changedAt, setup, seats, notes, journal } = value as Exported;
    const waits = wanted.get(table);
    if (waits === undefined) continue;
    const alarm = unknownAlarm(table, setup, journal);
    await store.create(
      { setup, seats, notes, journal },
      waits,
      { ...unclaimed(table, waits), ...(alarm && { alarm }) },
      { createdAt, changedAt },
    );
    yield ++done;
  }
}

/** Its tables, each with the number of its line. Throws when it is no export, or not the whole of one. */
async function* linesOf(file: string): AsyncGenerator<{ readonly n: number; readonly value: unknown }> {
  let n = 0;
  let last: unknown;
  for await (const text of (await fs.open(file)).readLines()) {
    n++;
    if (foot.Check(last)) throw new Error(`${file}, line ${n}: something follows the last line`);
    try {
      last = JSON.parse(text);
    } catch (e) {
      throw new Error(`${file}, line ${n}: it is no JSON`, { cause: e });
    }
    if (n === 1) {
      const [, format] = /^ridotto-export\/(\d+)$/.exec(String((last as { format?: unknown } | null)?.format)) ?? [];
      if (Number(format) > VERSION)
        throw new Error(`${file} was written by a newer Ridotto, as ${format} of exports; this one reads ${VERSION}`);
      if (!head.Check(last))
        throw new Error(`${file} is no export of a house: its first line must be ${JSON.stringify({ format: FORMAT })}`);
    } else if (!foot.Check(last)) yield { n, value: last };
  }
  if (!foot.Check(last) || last.tables !== n - 2) throw new Error(`${file} is not whole: it must end with the number of its tables`);
}
