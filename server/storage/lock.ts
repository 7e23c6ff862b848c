// One process at a time has the folder.
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreTrouble } from './store.ts';
import { troubleOf } from './troubles.ts';

const LOCK = 'ridotto.lock';

/** A lock that the operating system lets go when the process ends, however it ends: a transaction that stays open. */
export function takeLock(folder: string): DatabaseSync {
  const file = path.join(folder, LOCK);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('begin exclusive');
    return lock;
  } catch (e) {
    lock?.close();
    const trouble = troubleOf(e, file);
    if (!(trouble instanceof StoreTrouble) || trouble.kind !== 'busy') throw trouble;
    throw new Error(`the folder ${folder} is in use by another Ridotto process; stop that one, or give another folder`, { cause: e });
  }
}
