// Which columns the rows of an export may have: those of a store that was made just now.
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type ColumnMetadata } from 'kysely';
import { nodeSqlite } from './dialect.ts';
import { KINDS, type Kind, type Row } from './kept.ts';
import { migrate, type Schema } from './schema.ts';

export type Columns = ReadonlyMap<Kind, readonly ColumnMetadata[]>;

export async function columnsOfToday(): Promise<Columns> {
  const db = new Kysely<Schema>({ dialect: nodeSqlite(new DatabaseSync(':memory:')) });
  try {
    await migrate(db, 'sqlite');
    const tables = await db.introspection.getTables();
    return new Map(KINDS.map((kind) => [kind, tables.find(({ name }) => name === kind)!.columns]));
  } finally {
    await db.destroy();
  }
}

/** What is wrong with the columns of a row; undefined: nothing. What a later Ridotto added has a default, and may be missing. */
export function wrongColumn(columns: Columns, kind: Kind, row: Row): string | undefined {
  const known = columns.get(kind)!;
  const strange = Object.keys(row).find((name) => !known.some((column) => column.name === name));
  if (strange !== undefined) return `"${strange}" is unknown here: a newer Ridotto has written it`;
  for (const { name, dataType, isNullable, hasDefaultValue } of known) {
    const value = row[name];
    if (value === undefined) {
      if (!isNullable && !hasDefaultValue) return `"${name}" is missing`;
    } else if (value === null) {
      if (!isNullable) return `"${name}" must be something`;
    } else if ((typeof value === 'string') !== (dataType.toLowerCase() === 'text')) return `"${name}" must be of the type ${dataType}`;
  }
  return undefined;
}
