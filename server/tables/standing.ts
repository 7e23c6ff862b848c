// Whom a table waits for, and what changes of that with an entry: whose turn begins, and whose is over.
import type { Table } from '@ridotto/table';
import type { Turns, WaitsFor } from '../storage/store.ts';

export interface Standing {
  readonly waits: WaitsFor;
  /** People who are awaited: their seats. Left out where nobody is told of their turn. */
  readonly people?: readonly number[];
}

export const waitsFor = (table: Table): WaitsFor => (table.over || table.gone ? 'nobody' : table.awaitedBots.length > 0 ? 'bot' : 'human');

/** `filled`: the house may know who sits there. */
export function standingOf(table: Table, filled: boolean): Standing {
  const waits = waitsFor(table);
  if (!filled) return { waits };
  return { waits, people: awaitedPeople(table) };
}
/** Seats, without those that a bot plays; none while the table rests. */
export const awaitedPeople = ({ over, awaited, company }: Table): readonly number[] =>
  over || company.paused ? [] : awaited.filter((seat) => company.botAt(seat) === undefined);
/** Of a table that is not there yet. */
export const NOTHING: Standing = { waits: 'nobody', people: [] };

/** undefined: nobody's turn has begun or is over. Whoever was awaited and still is goes on with the same turn. `wait`: milliseconds
    until somebody is told. */
export function turnsBetween(before: Standing, after: Standing, table: Table, wait: number): Turns | undefined {
  if (!before.people || !after.people) return undefined;
  const { people: were } = before;
  const over = were.filter((seat) => !after.people!.includes(seat));
  const begun = after.people.filter((seat) => !were.includes(seat));
  if (over.length + begun.length === 0) return undefined;
  return { table: table.setup.id, over, begun: begun.map((seat) => ({ seat, seq: table.seq(seat) })), wait };
}
