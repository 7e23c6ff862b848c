// Where the house keeps its data.
import fs from 'node:fs';
import path from 'node:path';
import { fromEnvironment } from '@ridotto/server/settings.ts';
import { asked, Failure, Misuse, text, type Values } from './command.ts';
import { trouble } from './trouble.ts';

export const DATA = {
  type: 'string',
  value: 'FOLDER',
  what: 'where everything is kept; if left out, the PostgreSQL database of DATABASE_URL; else RIDOTTO_DATA, else data/ of this clone',
} as const;
const CLONE = path.resolve(import.meta.dirname, '..', '..');

/** Where everything is kept when nobody says where: data/ of this clone. For some days it was cli/data/ by mistake, and a store that
    lies there alone is still used. Throws Misuse when there is one in each. */
export function usualFolder(clone = CLONE): string {
  const [usual, former] = [path.join(clone, 'data'), path.join(clone, 'cli', 'data')];
  const isThere = (folder: string): boolean => fs.existsSync(path.join(folder, 'ridotto.sqlite'));
  if (!isThere(former)) return usual;
  if (!isThere(usual)) return former;
  throw new Misuse(
    `there is a store in ${usual} and another one in ${former}, where it was kept for some days by mistake; say by RIDOTTO_DATA or --data which one is meant, or move the other one away`,
  );
}

/** A folder that is named goes before a database of the environment. Throws Misuse when something in the environment is wrong. */
export function placeOf(values: Values): { readonly folder: string; readonly database?: string } {
  const { data, database } = asked(() => fromEnvironment());
  const named = text(values, 'data');
  const chosen = named ?? data;
  if (named === undefined && database !== undefined) return { folder: chosen ?? path.join(CLONE, 'data'), database };
  return { folder: chosen ?? usualFolder() };
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
    throw e instanceof Misuse || e instanceof Failure ? e : new Failure(trouble(e as Error), { cause: e });
  }
}
