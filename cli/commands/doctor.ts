import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { JournalEntry, TableSetup } from '@ridotto/table';
import { Failure, say, sayJson, type Command } from '../command.ts';
import { dataFolder, DATA } from '../data.ts';

export const command: Command = {
  name: 'doctor',
  usage: '[options]',
  what: 'Checks the store: that the database is whole, and that every table comes again from its journal. Changes nothing; the house may be open.',
  more: ['Exit status 0: all is well; 1: something is wrong.'],
  options: { data: DATA, json: { type: 'boolean', what: 'one JSON object' } },
  most: 0,
  async run(values) {
    const folder = dataFolder(values);
    const { DATABASE } = await import('@ridotto/server');
    const file = path.join(folder, DATABASE);
    if (!fs.existsSync(file)) throw new Failure(`there is no store in ${folder}`);
    const db = open(file);
    try {
      const troubles = [...whole(db)];
      const report = troubles.length === 0 ? await tables(db, troubles) : { tables: 0, over: 0, entries: 0 };
      if (values.json === true) sayJson({ folder, ...report, troubles });
      else {
        for (const trouble of troubles) say(trouble);
        say(`${report.tables} tables, ${report.over} of them over, ${report.entries} entries; ${troubles.length} troubles`);
      }
      if (troubles.length > 0) throw new Failure(`${folder}: ${troubles.length} troubles`);
    } finally {
      db.close();
    }
  },
};

function open(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true, timeout: 2000 });
  } catch (e) {
    throw new Failure(`${file}: ${(e as Error).message}`, { cause: e });
  }
}

/** What SQLite itself finds wrong. */
function* whole(db: DatabaseSync): Generator<string> {
  try {
    for (const row of db.prepare('pragma integrity_check').all())
      if (row.integrity_check !== 'ok') yield `database: ${String(row.integrity_check)}`;
    for (const row of db.prepare('pragma foreign_key_check').all()) yield `database: a row of ${String(row.table)} belongs to no table`;
  } catch (e) {
    yield `database: ${(e as Error).message}`;
  }
}

/** Every table again from its journal; what is wrong goes into `troubles`. */
async function tables(db: DatabaseSync, troubles: string[]): Promise<{ tables: number; over: number; entries: number }> {
  const { Table } = await import('@ridotto/table');
  const { waitsFor } = await import('@ridotto/server');
  const counts = { tables: 0, over: 0, entries: 0 };
  const journal = db.prepare('select n, entry from journal where table_id = ? order by n');
  const seats = db.prepare('select seat from seats where table_id = ?');
  for (const row of db.prepare('select id, setup, version, waits from tables order by created_at').all()) {
    counts.tables++;
    const id = String(row.id);
    try {
      const entries = journal.all(id);
      counts.entries += entries.length;
      const gap = entries.findIndex((e, n) => Number(e.n) !== n);
      if (gap >= 0) throw new Error(`entry ${gap} of its journal is missing`);
      if (entries.length !== Number(row.version)) throw new Error(`its journal has ${entries.length} entries, not ${String(row.version)}`);
      const setup = JSON.parse(String(row.setup)) as TableSetup;
      const seated = new Set(seats.all(id).map((s) => Number(s.seat)));
      const lost = setup.players.findIndex(({ kind }, seat) => kind === 'human' && !seated.has(seat));
      if (lost >= 0) throw new Error(`nobody can sit down at seat s${lost}: its token is missing`);
      const table = Table.rebuild(
        setup,
        entries.map((e) => JSON.parse(String(e.entry)) as JournalEntry),
      );
      // A position may be one that no game leads to.
      const broken = setup.from === undefined ? table.game.invariant(table.match.state) : undefined;
      if (broken !== undefined) throw new Error(broken);
      const waits = waitsFor(table);
      if (row.waits !== waits) throw new Error(`it is kept as one that waits for ${String(row.waits)}, and waits for ${waits}`);
      if (table.over) counts.over++;
      const verdict = table.dealing();
      if (!verdict.ok) throw new Error(verdict.detail);
    } catch (e) {
      troubles.push(`table ${id}: ${(e as Error).message}`);
    }
  }
  return counts;
}
