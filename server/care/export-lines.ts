// How an export is written, line by line: docs/export.md.
import fs from 'node:fs/promises';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { KINDS, type Kind, type Row } from '../storage/kept.ts';
import type { StoredTable, Times, WaitsFor } from '../storage/store.ts';

/** What this one writes; it reads those before it, too. */
const VERSION = 2;
export const FORMAT = `ridotto-export/${VERSION}`;

const exact = { additionalProperties: false };
const open = { additionalProperties: true };
const Seat = Type.Integer({ minimum: 0, maximum: 7 });
const Time = Type.Integer({ minimum: 0 });
const Count = Type.Integer({ minimum: 0 });
const TableLine = Compile(
  Type.Object(
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
  ),
);
const RowLine = Compile(
  Type.Object(
    { of: Type.Enum(KINDS as Kind[]), row: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])) },
    exact,
  ),
);
const foot = Compile(Type.Object({ tables: Count, rows: Type.Optional(Count) }, exact));

/** What `TableLine` says of it. */
export type TableLine = { readonly table: string; readonly waits: WaitsFor } & Times & StoredTable;
export interface RowLine {
  readonly of: Kind;
  readonly row: Row;
}
export type Line = TableLine | RowLine;

/** One line, with its end. These two characters end a line for some who read lines. */
export const lineOf = (value: object): string =>
  `${JSON.stringify(value)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}\n`;

/** Does a line end before its JSON does? */
const isCutOff = (e: unknown): boolean => /unexpected end|unterminated/i.test((e as Error).message);

/** All between the first line and the last, each with its number. Throws when it is no export, or not the whole of one, or a line
    is not as it must be. */
export async function* linesOf(file: string): AsyncGenerator<{ readonly n: number; readonly line: Line }> {
  let n = 0;
  let last: unknown;
  const count = { tables: 0, rows: 0 };
  for await (const text of (await fs.open(file)).readLines()) {
    n++;
    if (foot.Check(last)) throw new Error(`${file}, line ${n}: something follows the last line`);
    try {
      last = JSON.parse(text);
    } catch (e) {
      throw new Error(`${file}, line ${n}: it is no JSON${isCutOff(e) ? ', as if the file were cut off there' : ''}`, { cause: e });
    }
    if (n === 1) checkHead(file, last);
    else if (!foot.Check(last)) {
      const isRow = typeof last === 'object' && last !== null && 'of' in last;
      const wrong = [...(isRow ? RowLine : TableLine).Errors(last)].at(0);
      if (wrong) throw new Error(`${file}, line ${n}: ${`${wrong.instancePath.slice(1)} ${wrong.message}`.trim()}`);
      count[isRow ? 'rows' : 'tables']++;
      yield { n, line: last as Line };
    }
  }
  if (!foot.Check(last) || last.tables !== count.tables || (last.rows ?? 0) !== count.rows)
    throw new Error(`${file} is not whole: it must end with the number of its tables`);
}

function checkHead(file: string, head: unknown): void {
  const [, written] = /^ridotto-export\/([1-9]\d*)$/.exec(String((head as { format?: unknown } | null)?.format)) ?? [];
  if (written === undefined)
    throw new Error(`${file} is no export of a house: its first line must be ${JSON.stringify({ format: FORMAT })}`);
  if (Number(written) > VERSION)
    throw new Error(`${file} was written by a newer Ridotto, as ${written} of exports; this one reads ${VERSION}`);
}
