// Games that are over, to be looked at again: one's own library at the house, and what the house shows everybody.
import { isOneRecord } from '@ridotto/table/one-record.ts';
import { call, Refused } from './http/api.ts';
import { knownKey, ownKey } from './guest.ts';

export interface LibraryGame {
  readonly id: string;
  /** Where it was played, if that is here. */
  readonly table: string | null;
  readonly game: string;
  readonly length: number;
  readonly ended: 'over' | 'stopped';
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly string[];
  readonly at: number;
  readonly came: 'played' | 'watched' | 'imported' | null;
  readonly seat: string | null;
}
interface Leaf {
  readonly games: readonly LibraryGame[];
  readonly next: string | null;
}
/** Left out: any. */
export interface Sought {
  readonly game?: string;
  readonly name?: string;
  readonly players?: string;
  readonly result?: string;
  readonly least?: string;
  readonly most?: string;
  readonly since?: string;
  readonly until?: string;
}
export interface Brought {
  readonly is: 'new' | 'known' | 'refused';
  readonly detail: string;
  readonly why?: string;
}

const asked = (sought: Sought & { readonly after?: string }): string => {
  const query = new URLSearchParams(Object.entries(sought).filter(([, value]) => value !== '' && value !== undefined));
  return query.size > 0 ? `?${query.toString()}` : '';
};

/** Does the house know anybody here? */
export const isKnown = (): boolean => knownKey() !== null;
export const myGames = (sought: Sought, after?: string): Promise<Leaf> =>
  call(`/me/library${asked({ ...sought, ...(after !== undefined && { after }) })}`, ownKey());
/** Without names: nobody is sought by theirs. */
export const houseGames = ({ name: _name, result: _result, ...sought }: Sought, after?: string): Promise<Leaf & { publishes: boolean }> =>
  call(`/library${asked({ ...sought, ...(after !== undefined && { after }) })}`, null);
export const libraryRecord = ({ id, came }: LibraryGame): Promise<object> =>
  came === null ? call(`/library/${id}/record`, null) : call(`/me/library/${id}/record`, ownKey());
/** Of the table where it has ended. */
export const keepGame = (table: string): Promise<unknown> => call('/me/library', ownKey(), { table });
export const putAway = (id: string): Promise<unknown> => call(`/me/library/${id}/remove`, ownKey(), {});

/** All that are sought, as lines of JSON. */
export async function allRecords(sought: Sought): Promise<Blob> {
  const answer = await fetch(`/api/me/library/records${asked(sought)}`, { headers: { Authorization: `Bearer ${ownKey()}` } });
  if (!answer.ok) throw new Refused((await answer.json()) as Refused['problem']);
  return await answer.blob();
}

/** Milliseconds until it is tried again where the house is asked too much at once. */
const AGAIN = 5000;

/** One record, as its line of a file has it. Throws Refused where the house takes no more. */
export async function bring(line: string): Promise<Brought> {
  let record: object;
  try {
    record = JSON.parse(line) as object;
  } catch (e) {
    return { is: 'refused', why: line.trimStart().startsWith('{') ? 'damaged' : 'no-record', detail: (e as Error).message };
  }
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return { is: 'refused', why: 'no-record', detail: '' };
  for (;;)
    try {
      return await call('/me/library/records', ownKey(), record);
    } catch (e) {
      if (!(e instanceof Refused) || e.problem.status !== 429) throw e;
      await new Promise((later) => setTimeout(later, AGAIN));
    }
}
/** What a file has to bring: a record on each line, or one on all of them together. */
export function recordsIn(text: string): readonly string[] {
  const lines = text.split('\n');
  return isOneRecord(lines[0] ?? '') ? [text] : lines.filter((line) => line.trim() !== '');
}
