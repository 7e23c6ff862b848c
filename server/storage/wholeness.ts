// Is a database whole? Looked at before the house opens; one so large that nobody would wait for it, beside it, in a thread.
import fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { StoreTrouble } from './store.ts';
import { troubleOf } from './troubles.ts';

/** Bytes of a database that is read at the start; in a second it is about as much. */
const AT_ONCE = 64 << 20;

/** Throws StoreTrouble when a small one is damaged; of a large one the promise says later what it is, if it is. */
export function checkWholeness(name: string, atOnce = AT_ONCE): Promise<StoreTrouble | undefined> {
  if (fs.statSync(name).size > atOnce) return checkBeside(name);
  const trouble = damageOf(name);
  if (trouble) throw trouble;
  return Promise.resolve(undefined);
}

function damageOf(name: string): StoreTrouble | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(name, { readOnly: true, timeout: 2000 });
    const found = file
      .prepare('pragma quick_check(1)')
      .all()
      .map((row) => String(row.quick_check));
    if (found[0] === 'ok') return undefined;
    return troubleOf(Object.assign(new Error(found[0].replaceAll('\n', ' ')), { errcode: DAMAGED }), name) as StoreTrouble;
  } catch (e) {
    const trouble = troubleOf(e, name);
    return trouble instanceof StoreTrouble ? trouble : new StoreTrouble('failed', trouble.message, e);
  } finally {
    file?.close();
  }
}
/** SQLITE_CORRUPT. */
const DAMAGED = 11;

async function checkBeside(name: string): Promise<StoreTrouble | undefined> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { name } });
  worker.unref();
  return await new Promise((resolve) => {
    worker.once('message', (found: Found | null) => resolve(found ? new StoreTrouble(found.kind, found.message) : undefined));
    worker.once('error', (e) => resolve(new StoreTrouble('failed', `${name} could not be checked: ${e.message}`, e)));
    worker.once('exit', () => resolve(undefined));
  });
}

type Found = Pick<StoreTrouble, 'kind' | 'message'>;
if (!isMainThread && parentPort && (workerData as { name?: string } | null)?.name !== undefined) {
  const found = damageOf((workerData as { name: string }).name);
  parentPort.postMessage(found ? ({ kind: found.kind, message: found.message } satisfies Found) : null);
}
