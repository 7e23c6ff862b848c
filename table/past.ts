// What happened at a table, each event with what was seen then: the table is made again from its journal, and one of its viewers
// looks on.
import type { FindGame, TableSetup } from './setup.ts';
import type { JournalEntry } from './journal.ts';
import type { Missed } from './protocol.ts';
import { Table, type Viewer } from './table.ts';
import { toTheEnd } from './to-the-end.ts';

/** No more than the last of them: each has a whole view. */
const MOST_PAST = 60;

/** Numbers of events of one viewer: those after `after`, up to `until`. */
export interface Between {
  readonly after: number;
  readonly until: number;
}

/** `seq`: number of the viewer's last event. */
export const upTo = (seq: number, after: number, until = seq): Between => ({ after, until: Math.min(until, seq) });
/** Of these, the last MOST_PAST, as far as there are so many. */
export const atMost = ({ after, until }: Between): Between => ({ after: Math.max(0, after, until - MOST_PAST), until });

/** The events between, at most the last MOST_PAST of them. An entry of the journal at a step, for whoever has others to serve in
    between; those that come later are not looked at. */
export function* pastOf(
  { setup, journal }: { readonly setup: TableSetup; readonly journal: readonly JournalEntry[] },
  viewer: Viewer,
  between: Between,
  find?: FindGame,
): Generator<void, readonly Missed[]> {
  const past: Missed[] = [];
  const { after, until } = atMost(between);
  let seen = after;
  const steps = Table.rebuilding(setup, journal, find);
  for (;;) {
    const { done, value: table } = steps.next();
    // Whether the record of a finished game is good, is not asked here.
    if (table.over) table.verified ??= { verified: null };
    if (table.seq(viewer) > seen) {
      past.push(...table.since(viewer, seen));
      seen = table.seq(viewer);
    }
    if (done === true || seen >= until) return past.filter(({ happening }) => happening.seq <= until);
    yield;
  }
}

/** The same in one go. */
export function wholePast(...about: Parameters<typeof pastOf>): readonly Missed[] {
  return toTheEnd(pastOf(...about));
}
