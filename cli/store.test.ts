// The commands that copy a store, carry its tables elsewhere, or show one: from end to end, on SQLite.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { SqliteStore } from '@ridotto/server/storage/sqlite.ts';
import type { StoredTable } from '@ridotto/server/storage/store.ts';
import { DATABASE } from '@ridotto/server/storage/sqlite.ts';
import { Table } from '@ridotto/table';
import { setupOf } from '@ridotto/table/tests/kit.ts';
import { folderWith, ridotto, type Ran } from './tests/kit.ts';

const ID = 'a-known-table_id';
const { table, entry } = Table.open({ ...setupOf({ players: 3 }), id: ID }, Date.UTC(2026, 10, 29, 8));
const STORED: StoredTable = {
  setup: table.setup,
  seats: [0, 1, 2].map((seat) => ({ seat, hash: `${seat}`.repeat(64) })),
  journal: [entry],
  notes: [],
};
async function storeWith(...tables: readonly StoredTable[]): Promise<string> {
  const data = folderWith();
  const store = await SqliteStore.open(data);
  for (const one of tables)
    await store.create(one, 'human', {}, { createdAt: Date.UTC(2026, 10, 29, 8), changedAt: Date.UTC(2026, 10, 29, 8) });
  await store.close();
  return data;
}
/** It must have gone well. */
function well({ status, out, err }: Ran): string {
  assert.deepEqual([status, err], [0, '']);
  return out;
}
function ill({ status, out, err }: Ran, message: RegExp): string {
  assert.equal(status, 1, err);
  assert.match(err, message);
  assert.match(err, /^ridotto: [^\n]+\n$/);
  return out;
}

test('ridotto backup and restore', async () => {
  const data = await storeWith(STORED);
  const file = path.join(folderWith(), 'copy.sqlite');
  assert.match(well(await ridotto(['backup', file, '--data', data])), /^a copy of the store, 1 table: \/.*copy\.sqlite\n$/);
  ill(await ridotto(['restore', file, '--data', data]), /--replace/);
  ill(await ridotto(['restore', `${file}.not`, '--data', data]), /there is no file .*copy\.sqlite\.not/);
  const letter = path.join(folderWith({ 'letter.txt': 'Cher Benoît, '.repeat(1000) }), 'letter.txt');
  ill(await ridotto(['restore', letter, '--data', data]), /letter\.txt is no copy of a store, or is damaged, and nothing was changed/);
  const out = well(await ridotto(['restore', file, '--replace', '--data', data]));
  const [, aside] = /^restored to .*\nwhat was there is kept as (.*\.sqlite)\nridotto doctor .*\n$/.exec(out)!;
  assert.ok(fs.existsSync(aside));
});

test('ridotto export and import', async () => {
  const [from, to] = [await storeWith(STORED), await storeWith()];
  const store = await SqliteStore.open(from);
  await store.keepGuest({ id: 'anne', name: 'Anne' }, 'a'.repeat(64));
  await store.close();
  const out = well(await ridotto(['export', ID, '--data', from]));
  const file = path.join(folderWith(), 'all.jsonl');
  well(await ridotto(['export', '--to', file, '--data', from]));
  const all = fs.readFileSync(file, 'utf8').split('\n');
  assert.equal([...all.slice(0, 2), '{"tables":1,"rows":0}', ''].join('\n'), out);
  assert.deepEqual(all.slice(4), ['{"tables":1,"rows":2}', '']);
  assert.equal(fs.statSync(file).mode & 0o777, 0o600);
  assert.match(
    well(await ridotto(['import', file, '--data', to])),
    /^1 table stored in .*, 0 there already, 0 faulty\nand of people 2 rows stored, 0 there already, 0 faulty\n$/,
  );
  const again = ill(await ridotto(['import', file, '--data', to]), /nothing was stored: 1 table is there already \(--skip leaves it out\)/);
  assert.match(again, new RegExp(`^table ${ID}: it is there already$`, 'm'));
  fs.writeFileSync(file, out.replace('"luck":["', '"luck":["s9","'));
  const nowhere = path.join(folderWith(), 'new');
  ill(await ridotto(['import', file, '--data', nowhere]), /nothing was stored: 1 table cannot be kept here/);
  assert.ok(!fs.existsSync(nowhere), 'a store was made for nothing');
  const other = await storeWith();
  assert.match(
    well(await ridotto(['import', file, '--skip-faulty', '--data', other])),
    /^0 tables stored in .*, 0 there already, 1 faulty$/m,
  );
});

test('ridotto show says what a spectator may know, unless asked for more', async () => {
  const data = await storeWith(STORED);
  const out = well(await ridotto(['show', ID, '--data', data]));
  assert.match(out, new RegExp(`^table ${ID}: san-marco, by version \\d+ of its rules$`, 'm'));
  assert.match(out, /^seats: s0 Player 1, s1 Player 2, s2 Player 3$/m);
  assert.match(out, /^opened 2026-11-29 08:00:00 UTC; 1 entry 2026-11-29 08:00:00 UTC$/m);
  assert.match(out, /^awaited: Player \d since 2026-11-29 08:00:00 UTC$/m);
  assert.match(out, /^1: Set-up: Player \d leads first\./m);
  assert.match(out, /^ +San Polo /m);
  assert.ok(!out.includes('luck:'));
  const all = well(await ridotto(['show', ID, '--all', '--data', data]));
  assert.match(all, /^0 2026-11-29 08:00:00 UTC begin \(luck: .*\)$/m);
  assert.match(all, /^districts:$/m);
  const french = well(await ridotto(['show', ID, '--lang', 'fr', '--data', data]));
  assert.match(french, /^sièges\u00a0?.*: s0 Player 1, s1 Player 2, s2 Player 3$/m);
  assert.doesNotMatch(french, /^(table|seats|opened|awaited)[^\n]* (by|the|since)/m);
  const german = await ridotto(['show', ID, '--lang', 'de', '--data', path.join(data, 'nowhere')]);
  assert.deepEqual([german.status, german.out], [2, '']);
  assert.match(german.err, /--lang de: it is one of en, fr, pl/);
  const json = JSON.parse(well(await ridotto(['show', ID, '--as', 's1', '--json', '--data', data]))) as Record<string, unknown>;
  assert.deepEqual([json.id, json.as, json.version, 'position' in json], [ID, 's1', 1, false]);
  const other = await storeWith({ ...STORED, setup: { ...STORED.setup, rules: 99 } });
  const rests = ill(await ridotto(['show', ID, '--data', other]), /cannot be played here: .*version 99/);
  assert.match(rests, /^table a-known-table_id: san-marco, by version 99/);
});

test('ridotto export --sound saves what can be read of a damaged store, as ridotto doctor says', async () => {
  const other = { ...STORED, setup: { ...STORED.setup, id: 'another' }, seats: [] };
  const data = await storeWith(STORED, other);
  const db = new DatabaseSync(path.join(data, DATABASE));
  db.exec(`update journal set entry = '{' where table_id = 'another'`);
  db.close();
  ill(await ridotto(['export', '--data', data]), /table another: entry 0 of its journal is no JSON/);
  const sound = await ridotto(['export', '--sound', '--data', data]);
  assert.equal(sound.status, 1);
  assert.match(
    sound.err,
    /^ridotto: table another: entry 0 of its journal is no JSON.*\nridotto: not all could be read: the rest is exported\n$/,
  );
  assert.equal(sound.out, well(await ridotto(['export', ID, '--data', data])));
  ill(await ridotto(['doctor', '--data', data]), /ridotto export --sound --to FILE saves the tables that can be read/);
});
