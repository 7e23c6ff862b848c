// What nobody could find again is kept a second time. What a page writes into its storage browsers write down some seconds later; one
// that ends before, or is ended, has lost it: the seats of a table that was just opened, or the secret by which one was taken along.
import { answered } from './local/request.ts';

const KEPT = /^ridotto\.(tables|key|editions)$/;
/** The number of the last writing, beside what was written: it is lost with it. */
const LAST = 'ridotto.last';
interface Copy {
  /** null: it was removed. */
  readonly value: string | null;
  readonly at: number;
}

let looked: Promise<boolean> | undefined;
let database: Promise<IDBDatabase> | undefined;
function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= new Promise((good, bad) => {
    const request = indexedDB.open('ridotto twice', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('copies');
    request.onerror = () => bad(request.error ?? new Error('this device keeps nothing'));
    request.onsuccess = () => good(request.result);
  });
  return database.then((there) => there.transaction('copies', mode).objectStore('copies'));
}
const last = (): number => Number(localStorage.getItem(LAST) ?? 0);

/** Keeps what stands under this key now, if it is one of those; without one, the page begins anew with what was lost, if anything was. */
export async function twice(key?: string): Promise<void> {
  // Before anything is kept by this page: it would be kept over what was lost.
  const lost = await (looked ??= findAgain());
  if (key === undefined) {
    if (lost) location.reload();
  } else if (KEPT.test(key)) await keep(key);
}

async function keep(key: string): Promise<void> {
  const copy: Copy = { value: localStorage.getItem(key), at: Math.max(Date.now(), last() + 1) };
  localStorage.setItem(LAST, String(copy.at));
  await answered((await store('readwrite')).put(copy, key));
}

/** Writes again what was lost. True: there was something. */
async function findAgain(): Promise<boolean> {
  const copies = await store('readonly');
  const [keys, found] = await Promise.all([answered(copies.getAllKeys()), answered(copies.getAll())]);
  const known = last();
  const lost = (found as Copy[]).map((copy, i) => ({ ...copy, key: keys[i] as string })).filter(({ at }) => at > known);
  for (const { key, value } of lost)
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  localStorage.setItem(LAST, String(Math.max(known, ...lost.map(({ at }) => at))));
  return lost.length > 0;
}
