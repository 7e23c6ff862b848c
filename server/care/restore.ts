// A copy of a SQLite store in the place of the one in a folder: looked at first, and what was there is put aside.
import fs from 'node:fs';
import path from 'node:path';
import { takeLock } from '../storage/lock.ts';
import { prepareFolder } from '../storage/folder.ts';
import { DATABASE } from '../storage/sqlite.ts';
import { SqliteReader } from '../storage/sqlite-reader.ts';
import { StoreTrouble } from '../storage/store.ts';
import { beginOf, DUMP } from './copies.ts';
import { stamp } from './stamp.ts';

export interface Restored {
  readonly tables: number;
  /** Where what was there before is now. */
  readonly aside?: string;
}

/** `replace`: also where there is a store already. Throws what is wrong with the copy, and when a house has the folder open, or a
    store is there that must not be replaced; then nothing was changed. */
export async function restoreFile(copy: string, folder: string, { replace = false } = {}): Promise<Restored> {
  if (!fs.statSync(copy, { throwIfNoEntry: false })?.isFile()) throw new Error(`there is no file ${copy}`);
  if (beginOf(copy).startsWith(DUMP))
    throw new Error(
      `${copy} is a copy of a store in PostgreSQL, and DATABASE_URL names no database: set it to restore the copy there; ridotto export and ridotto import bring it over`,
    );
  const reader = SqliteReader.look(copy);
  try {
    const tables = await soundTables(reader, copy);
    prepareFolder(folder);
    const lock = await takeLock(folder);
    try {
      const file = path.join(folder, DATABASE);
      const there = PARTS.some((part) => fs.existsSync(file + part));
      if (there && !replace)
        throw new Error(`there is a store in ${folder} already: with --replace it is put aside, and nothing of it is lost`);
      const restored = `${file}.restored`;
      fs.rmSync(restored, { force: true });
      await reader.backup(restored);
      const aside = there ? putAside(folder) : undefined;
      fs.renameSync(restored, file);
      return { tables, ...(aside !== undefined && { aside }) };
    } finally {
      lock.close();
    }
  } finally {
    await reader.close();
  }
}

/** How many there are. Throws when anything of it is not as it must be. */
async function soundTables(reader: SqliteReader, copy: string): Promise<number> {
  try {
    await reader.fit();
  } catch (e) {
    if (!(e instanceof StoreTrouble) || e.kind !== 'damaged') throw e;
    throw new Error(`${copy} is no copy of a store, or is damaged, and nothing was changed: ${(e.cause as Error).message}`, { cause: e });
  }
  for await (const fault of reader.check()) throw new Error(`${copy} is no sound copy of a store, and nothing was changed: ${fault}`);
  return (await reader.rules()).reduce((sum, { tables }) => sum + tables, 0);
}

const PARTS = ['', '-wal', '-shm'];
/** The database first: a log without its database is noticed, a database without its log is not. */
function putAside(folder: string): string {
  const aside = path.join(folder, `before-restore-${stamp()}.sqlite`);
  for (const part of PARTS)
    if (fs.existsSync(path.join(folder, DATABASE + part))) fs.renameSync(path.join(folder, DATABASE + part), aside + part);
  return aside;
}
