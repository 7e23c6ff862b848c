// A table that was opened under an earlier version of the rules, brought to that of today.
import { carriedBy, keptOf, type Deed, type Fate, type Migration } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import type { JournalEntry } from './journal.ts';
import type { FindGame, TableSetup } from './setup.ts';

export interface CarriedTable {
  readonly is: Fate['is'];
  readonly setup: TableSetup;
  readonly journal: readonly JournalEntry[];
}

/** Setup and journal as the rules of today play them: changed only where they are migrated. Throws OtherRules, and what is
    wrong with a journal that cannot be rewritten. */
export function carryTable(setup: TableSetup, journal: readonly JournalEntry[], find: FindGame = gameNamed): CarriedTable {
  const carried = carriedBy(find(setup.game), setup.rules);
  if (carried.migrations.length === 0) return { is: carried.is, setup, journal };
  const { from } = setup;
  const now: TableSetup = {
    ...setup,
    rules: carried.game.rulesVersion,
    dealt: setup.dealt ?? setup.rules,
    ...(from && { from: carried.migrations.reduce((position, { position: rule }) => rule?.(position) ?? position, from) }),
  };
  return { is: carried.is, setup: now, journal: carried.migrations.reduce(migrateJournal, journal) };
}

function migrateJournal(journal: readonly JournalEntry[], migration: Migration): JournalEntry[] {
  const deedOf = (entry: JournalEntry, at: number): Deed | undefined => {
    if (entry.do === 'begin' || entry.do === 'aside' || entry.do === 'matter') return undefined;
    return { at, by: entry.by, do: entry.do, ...('say' in entry && { say: entry.say }) };
  };
  return keptOf(journal, deedOf, migration).map(({ entry }) => entry);
}
