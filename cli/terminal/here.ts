// Tables in this process, dealt from a seed or by lot.
import { hash, randomBytes } from 'node:crypto';
import { Io } from '@ridotto/engine';
import { SECRET_BYTES } from '@ridotto/table';
import { MemoryShelf } from '@ridotto/table/local/shelf.ts';
import { LocalTables } from '@ridotto/table/local/tables.ts';

/** `seed`: any text; the same deals the same. Left out: by lot. `shelf`: where their journals are. */
export function tablesHere(seed?: string): { readonly tables: LocalTables; readonly shelf: MemoryShelf } {
  const luck = luckFrom(seed === undefined ? randomBytes(SECRET_BYTES) : hash('sha256', `ridotto play ${seed}`, 'buffer'));
  const shelf = new MemoryShelf();
  return { tables: new LocalTables({ shelf, now: Date.now, randomBytes: luck, later, pace: { bot: 0 } }), shelf };
}

/** The dealer's secret, and whatever else is drawn by lot: the same from the same seed. */
function luckFrom(secret: Buffer): (n: number) => Uint8Array {
  const others = new Io(hash('sha256', `ridotto thinks ${secret.toString('hex')}`, 'buffer').readUInt32BE());
  return (n) => (n === SECRET_BYTES ? secret : Uint8Array.from({ length: n }, () => others.pick(256)));
}
const later = (ms: number, job: () => void): (() => void) => {
  const timer = setTimeout(job, ms);
  return () => clearTimeout(timer);
};
