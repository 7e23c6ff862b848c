// Games that were played, looked at on this device, with or without a house: from a file, or from the table where one was played.
import type { Analysis } from '@ridotto/table/analysis.ts';
import type { Verdict } from '@ridotto/table/verify.ts';
import type { LinkedPosition } from '@ridotto/table/position-link.ts';
import type { ReadRecord } from './local/messages.ts';
import { REPLAY } from './local/name.ts';
import { chairAt, here } from './tables.ts';

export type { ReadRecord } from './local/messages.ts';

/** What its table is called behind the port. */
export const replayOf = (id: string): string => REPLAY + id;

type Asked = Parameters<Awaited<ReturnType<typeof here>>['record']>[0];
/** Is told which share of it is done. */
type Done = (share: number) => void;
const asked = async <T>(what: Asked, done?: Done, stop?: AbortSignal): Promise<T> => (await here()).record<T>(what, done, stop);

/** The text of a file. Throws Refused with why it cannot be opened. */
export const readRecord = (text: string, done?: Done): Promise<ReadRecord> => asked({ what: 'read', text }, done);

/** Of a file that was opened here, or of a table: from the house, and where that is away as it was when it was looked at last. */
export async function recordOf(id: string, done?: Done): Promise<ReadRecord> {
  if (!isFile(id))
    try {
      const record = await (await chairAt(id, null)).record();
      return await asked({ what: 'read', text: JSON.stringify(record), id }, done);
    } catch (e) {
      return await asked<ReadRecord>({ what: 'reopen', id }, done).catch(() => {
        throw e;
      });
    }
  return asked({ what: 'reopen', id }, done);
}
const isFile = (id: string): boolean => id.startsWith('file-');

/** How many entries of the record had been at each event of this seat's stream: of event number `n`, at `n - 1`. */
export function momentsOf(id: string, seat: string | null): Promise<readonly number[]> {
  const key = `${id} ${seat ?? ''}`;
  const moments = known.get(key) ?? asked<readonly number[]>({ what: 'moments', id, seat });
  known.set(key, moments);
  moments.catch(() => known.delete(key));
  return moments;
}
/** A record does not change. */
const known = new Map<string, Promise<readonly number[]>>();

/** The whole game weighed; undefined: it was stopped, or nobody can in this game. */
export const analysisOf = (id: string, done: Done, stop: AbortSignal): Promise<Analysis | undefined> =>
  asked({ what: 'analysis', id }, done, stop);
/** What was decided after so many entries, weighed; undefined: it was stopped. */
export const decidedAt = (id: string, at: number, stop: AbortSignal): Promise<Pick<Analysis, 'of' | 'moves'> | undefined> =>
  asked({ what: 'decided', id, at }, undefined, stop);
export const verdictOf = (id: string): Promise<Verdict> => asked({ what: 'verdict', id });
/** The record as it was read, and one of its moments as a position: to be saved. */
export const fileOf = (id: string): Promise<object> => asked({ what: 'file', id });
export const positionFileOf = (id: string, at: number): Promise<object> => asked({ what: 'positionFile', id, at });
/** With what a table begins that goes on from there. */
export const positionOf = (id: string, at: number): Promise<LinkedPosition> => asked({ what: 'position', id, at });
