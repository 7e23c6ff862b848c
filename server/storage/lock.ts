// One process at a time has the folder.
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreTrouble } from './store.ts';
import { troubleOf } from './troubles.ts';

const LOCK = 'ridotto.lock';

export interface Lock {
  close(): void;
}

/** A lock that the operating system lets go when the process ends, however it ends. Throws when somebody has it. */
export async function takeLock(folder: string): Promise<Lock> {
  const file = lockFile(folder);
  try {
    const name = await lockName(folder);
    return {
      close() {
        name?.close();
        file.close();
      },
    };
  } catch (e) {
    file.close();
    throw e;
  }
}

/** A transaction that stays open. It holds wherever there are files, and between machines and containers that share them. */
function lockFile(folder: string): DatabaseSync {
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
    throw inUse(folder, e);
  }
}

/** On Linux a name besides, of which nothing lies in the folder: whoever deletes the file by hand lets nobody in. Elsewhere there
    are no such names. */
async function lockName(folder: string): Promise<net.Server | undefined> {
  if (process.platform !== 'linux') return undefined;
  const { dev, ino } = fs.statSync(folder);
  const server = net.createServer((socket) => socket.destroy()).unref();
  try {
    await once(server.listen(`\0ridotto ${dev} ${ino}`), 'listening');
    return server;
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'EADDRINUSE') throw inUse(folder, e);
    // A machine that lets nobody have such names has the file.
    return undefined;
  }
}

const inUse = (folder: string, cause: unknown): Error =>
  new Error(`the folder ${folder} is in use by another Ridotto process; stop that one, or give another folder`, { cause });
