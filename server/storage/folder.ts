// The folder in which everything is kept: found good, or refused, before anything is opened in it.
import fs from 'node:fs';
import path from 'node:path';
import { StoreTrouble } from './store.ts';
import { troubleOf } from './troubles.ts';

const PROBE = 'ridotto.probe';

/** Makes the folder where it is missing, and writes in it. Throws StoreTrouble with the reason and what to do. */
export function prepareFolder(folder: string): void {
  const probe = path.join(folder, PROBE);
  try {
    makeFolder(path.resolve(folder));
    fs.writeFileSync(probe, 'May be removed.\n', { flush: true });
    fs.rmSync(probe);
  } catch (e) {
    throw troubleOf(e, folder);
  }
}

/** With those above it, one by one: Node's own `recursive` never ends where the file system lets no folder be made (/proc). */
function makeFolder(folder: string): void {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (path.dirname(folder) !== folder) makeFolder(path.dirname(folder));
  try {
    // Whoever can read what is in it can read every hand.
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (e) {
    // Somebody else may have made it meanwhile.
    if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw e;
  }
}

/** Is there a database? Throws StoreTrouble when there was one, and what is left of it would be taken for a new one. */
export function hasDatabase(file: string): boolean {
  if (fs.statSync(file, { throwIfNoEntry: false })?.isFile() === false)
    throw new StoreTrouble('unwritable', `${file} is no file, so the store cannot be written there: give another folder`);
  const size = sizeOf(file);
  if (size === 0)
    throw new StoreTrouble('damaged', `${file} has no bytes: restore a backup of it, or remove the file to begin with an empty store`);
  if (size === undefined && (sizeOf(`${file}-wal`) ?? 0) > 0)
    throw new StoreTrouble(
      'damaged',
      `${file} is missing, but ${path.basename(file)}-wal is there: bring back both, or remove what is left to begin with an empty store`,
    );
  return size !== undefined;
}

const sizeOf = (file: string): number | undefined => fs.statSync(file, { throwIfNoEntry: false })?.size;

/** An empty file that only its owner may read, for what is about to be written. Throws when something is there already. */
export function reservePath(file: string): void {
  try {
    fs.closeSync(fs.openSync(file, 'wx', 0o600));
  } catch (e) {
    const { code } = e as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new Error(`${file} cannot be written: there is no folder ${path.dirname(path.resolve(file))}`, { cause: e });
    if (code !== 'EEXIST') throw e;
    throw new Error(`${file} is there already: say a path where nothing is yet`, { cause: e });
  }
}
