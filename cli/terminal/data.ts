// Where the house keeps its data.
import path from 'node:path';
import { text, type Values } from './command.ts';

export const DATA = {
  type: 'string',
  value: 'FOLDER',
  what: 'where everything is kept; if left out, the PostgreSQL database of DATABASE_URL; else RIDOTTO_DATA, else data/ of this clone',
} as const;
const dataFolder = (values: Values): string =>
  text(values, 'data') ?? (process.env.RIDOTTO_DATA || path.resolve(import.meta.dirname, '..', 'data'));
/** A folder that is named goes before a database of the environment. */
export function placeOf(values: Values): { readonly folder: string; readonly database?: string } {
  const database = text(values, 'data') === undefined ? process.env.DATABASE_URL || undefined : undefined;
  return { folder: dataFolder(values), ...(database !== undefined && { database }) };
}
/** For people: there may be a password in the address. */
export const nameOf = ({ folder, database }: { readonly folder: string; readonly database?: string }): string =>
  database === undefined ? folder : 'the database of DATABASE_URL';
