// Where the house keeps its data.
import path from 'node:path';
import { fromEnvironment } from '@ridotto/server/settings.ts';
import { asked, Failure, Misuse, text, type Values } from './command.ts';

export const DATA = {
  type: 'string',
  value: 'FOLDER',
  what: 'where everything is kept; if left out, the PostgreSQL database of DATABASE_URL; else RIDOTTO_DATA, else data/ of this clone',
} as const;
/** A folder that is named goes before a database of the environment. Throws Misuse when something in the environment is wrong. */
export function placeOf(values: Values): { readonly folder: string; readonly database?: string } {
  const { data, database } = asked(() => fromEnvironment());
  const named = text(values, 'data');
  const folder = named ?? data ?? path.resolve(import.meta.dirname, '..', 'data');
  return { folder, ...(named === undefined && database !== undefined && { database }) };
}
/** For people: there may be a password in the address. */
export const nameOf = ({ folder, database }: { readonly folder: string; readonly database?: string }): string =>
  database === undefined ? folder : 'the database of DATABASE_URL';

/** So many of them, in words. */
export const tables = (n: number): string => `${n} ${n === 1 ? 'table' : 'tables'}`;

/** What goes wrong with a store, in one line. */
export async function withStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (e) {
    throw e instanceof Misuse || e instanceof Failure ? e : new Failure((e as Error).message, { cause: e });
  }
}
