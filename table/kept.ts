// A record's log as a table would have kept it in its journal.
import type { Entry, Gestured } from '@ridotto/engine';
import type { JournalEntry } from './journal.ts';
import type { Answer, Table } from './table.ts';

/** Before anybody chose; undefined: nothing. */
export function drawnFirst([first]: readonly Entry[]): readonly string[] | undefined {
  return first !== undefined && !('by' in first) ? first.luck : undefined;
}
export function asKept(entry: Entry): JournalEntry {
  if ('say' in entry) return { do: 'say', ...entry };
  if (!('back' in entry)) throw new Error('not a Ridotto record: what was drawn before anybody chose stands first');
  return { do: 'matter', by: entry.by, matter: { do: 'propose', what: { do: 'take-back' }, carried: true }, back: entry.back };
}
/** Of a table that is just there in the log. */
export const gestured = (table: Table, { by, gesture, to }: Gestured, at: number): Answer =>
  table.gesture(Number(by.slice(1)), { gesture, ...(to !== undefined && { to }) }, at);
