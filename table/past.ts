// What happened at a table, each event with what was seen then: the table is made again from its journal, and one of its viewers
// looks on.
import type { FindGame, TableSetup } from './setup.ts';
import type { JournalEntry } from './journal.ts';
import type { Missed } from './protocol.ts';
import { Table, type Viewer } from './table.ts';

/** No more than the last of them: each has a whole view. */
const MOST_PAST = 60;

/** The events after number `after`, at most the last MOST_PAST before `until`, the number of the viewer's last event. An entry of
    the journal at a step, for whoever has others to serve in between. */
export function* pastOf(
  { setup, journal }: { readonly setup: TableSetup; readonly journal: readonly JournalEntry[] },
  viewer: Viewer,
  { after, until }: { readonly after: number; readonly until: number },
  find?: FindGame,
): Generator<void, readonly Missed[]> {
  const past: Missed[] = [];
  let seen = Math.max(0, after, until - MOST_PAST);
  const steps = Table.rebuilding(setup, journal, find);
  for (;;) {
    const { done, value: table } = steps.next();
    // Whether the record of a finished game is good, is not asked here.
    if (table.over) table.verified ??= { verified: null };
    if (table.seq(viewer) > seen) {
      past.push(...table.since(viewer, seen));
      seen = table.seq(viewer);
    }
    if (done === true) return past;
    yield;
  }
}

/** The same in one go. */
export function wholePast(...about: Parameters<typeof pastOf>): readonly Missed[] {
  const steps = pastOf(...about);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
