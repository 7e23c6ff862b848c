// Whole copies of a SQLite database, as it is at one moment, also while others write to it.
import fs from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { reservePath } from './folder.ts';

/** Pages that are copied at once: all of them. In between somebody may write, and then it would begin anew. */
const ALL = 0x7fff_ffff;

/** To a path where nothing is yet; there is nothing there either when it fails. Only its owner may read it: it holds every secret. */
export async function copyDatabase(from: DatabaseSync, file: string): Promise<void> {
  reservePath(file);
  const part = `${file}.part`;
  try {
    fs.closeSync(fs.openSync(part, 'w', 0o600));
    await backup(from, part, { rate: ALL });
    alone(part);
    fs.renameSync(part, file);
  } catch (e) {
    for (const left of [file, part, `${part}-journal`]) fs.rmSync(left, { force: true });
    throw e;
  }
}

/** One file and no more, and on the disk. */
function alone(file: string): void {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = delete');
  db.close();
  const handle = fs.openSync(file, 'r+');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
