// Records of games, as files hold them, into the library of a guest: JSON lines, or one record.
import fs from 'node:fs/promises';
import { NotOpened } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { recordInText, verifyRecord, type FindGame } from '@ridotto/table';
import { isOneRecord } from '@ridotto/table/one-record.ts';
import { keepJudged, roomFor, type Import } from '../profiles/library.ts';
import type { Store } from '../storage/store.ts';

/** Of one line: `good` where it was only looked at; `full`: the guest may keep no more. */
export interface LineImport extends Pick<Import, 'why' | 'detail'> {
  /** Counted from 1. */
  readonly n: number;
  readonly is: Import['is'] | 'full' | 'good';
}
/** Where they are kept; left out: nowhere. `room`: how many the guest may keep. */
export interface Into {
  readonly store: Pick<Store, 'library'>;
  readonly guest: string;
  readonly room: number;
}

/** Each as soon as it has been looked at; empty lines are none. Throws where the file cannot be read. */
export async function* importRecords(file: string, into?: Into, find: FindGame = gameNamed): AsyncGenerator<LineImport> {
  for await (const { n, text } of recordsIn(file)) yield { n, ...(await take(text, into, find)) };
}

/** A file that one does not read line by line is one record. */
async function* recordsIn(file: string): AsyncGenerator<{ readonly n: number; readonly text: string }> {
  let n = 0;
  for await (const text of (await fs.open(file)).readLines()) {
    n++;
    if (n === 1 && isOneRecord(text)) return yield { n, text: await fs.readFile(file, 'utf8') };
    if (text.trim() !== '') yield { n, text };
  }
}

async function take(text: string, into: Into | undefined, find: FindGame): Promise<Omit<LineImport, 'n'>> {
  try {
    const record = recordInText(text, find);
    const verdict = verifyRecord(find(record.game), record);
    if (!into && verdict.ok) return { is: 'good', detail: verdict.detail };
    const { is, why, detail } = await keepJudged(record, verdict, (incoming) =>
      into!.store.library.take(into!.guest, incoming, roomFor(into!.room)),
    );
    return { is, detail, ...(why !== undefined && { why }) };
  } catch (e) {
    if (!(e instanceof NotOpened)) throw e;
    return { is: 'refused', why: e.why, detail: e.message };
  }
}
