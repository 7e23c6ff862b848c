// A table that was stored at some time, somewhere, as the rules of today play it.
import { carryTable, Table, type CarriedTable, type FindGame } from '@ridotto/table';
import type { StoredTable } from '../storage/store.ts';

export interface Carried {
  readonly table: Table;
  readonly now: CarriedTable;
  /** What shows that these rules do not play it as it was played. */
  readonly departure?: string;
}

/** Throws why it cannot be played here, or was not dealt by its secret. */
export function carried({ setup, journal, notes }: StoredTable, find: FindGame): Carried {
  const now = carryTable(setup, journal, find);
  const table = Table.rebuild(now.setup, now.journal, find, { notes });
  const verdict = table.dealing();
  if (!verdict.ok) throw new Error(verdict.detail);
  const departure = table.departure({ thorough: true });
  return { table, now, ...(departure !== undefined && { departure }) };
}

/** A sentence for each seat that nobody can take, and for what belongs to no seat. */
export function wrongSeats({ setup, seats, notes }: StoredTable): string[] {
  const seated = new Set(seats.map(({ seat }) => seat));
  const empty = setup.players.flatMap(({ kind }, seat) =>
    kind === 'human' && !seated.has(seat) ? [`nobody can sit down at seat s${seat}: its token is missing`] : [],
  );
  const strange = [...new Set([...seated, ...notes.map((page) => page.seat)])].filter((seat) => setup.players[seat] === undefined);
  return [...empty, ...strange.map((seat) => `there is no seat s${seat}, and something of it is kept`)];
}
