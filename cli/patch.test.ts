// `ridotto patch` from end to end: it says what would become of a store of version 1, and does it.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Io } from '@ridotto/engine';
import { DATABASE, SqliteStore } from '@ridotto/server/storage/sqlite.ts';
import type { StoredTable } from '@ridotto/server/storage/store.ts';
import { Played } from '@ridotto/table/tests/kit.ts';
import { folderWith, ridotto } from './tests/kit.ts';

const OLD = fs
  .readFileSync(path.join(import.meta.dirname, '..', 'server', 'care', 'tables-of-version-1.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { stored: StoredTable }).stored);
const resting = OLD.filter(({ setup }) => setup.game === 'inkognito').map(({ setup }) => setup.id);

/** All that is kept, in words. */
function kept(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true });
  const all = ['tables', 'journal', 'seats', 'notes'].map((name) => db.prepare(`select * from ${name} order by 1, 2`).all());
  db.close();
  return JSON.stringify(all);
}
async function storeIn(data: string, tables: readonly StoredTable[]): Promise<void> {
  const store = await SqliteStore.open(data);
  for (const table of tables) await store.create(table, 'human');
  await store.close();
}

test('ridotto patch says what would become of each table; --do makes a copy, and does it; then nothing is left to do', async () => {
  assert.ok(resting.length > 0);
  const data = folderWith();
  await storeIn(data, OLD);
  const file = path.join(data, DATABASE);
  const before = kept(file);
  const files = fs.readdirSync(data).sort();

  const dry = await ridotto(['patch', '--data', data]);
  assert.equal(dry.status, 0, dry.err);
  for (const id of resting) assert.match(dry.out, new RegExp(`^table ${id}: migrated: rewritten for the rules of today$`, 'm'));
  assert.match(dry.out, new RegExp(`^\\d+ today, \\d+ same, ${resting.length} migrated, 0 pinned, 0 otherwise, 0 dead$`, 'm'));
  assert.match(dry.out, /^nothing was changed: ridotto patch --do does it$/m);
  assert.equal(kept(file), before);
  assert.deepEqual(fs.readdirSync(data).sort(), files);

  const open = await SqliteStore.open(data);
  const refused = await ridotto(['patch', '--do'], '', { RIDOTTO_DATA: data });
  assert.equal(refused.status, 1);
  assert.match(refused.err, /in use by another Ridotto process/);
  assert.equal(kept(file), before);
  await open.close();

  const done = await ridotto(['patch', '--do'], '', { RIDOTTO_DATA: data });
  assert.equal(done.status, 0, done.err);
  const copy = /^a copy of the store as it was: (.*)$/m.exec(done.out)![1];
  assert.equal(path.dirname(copy), data);
  assert.equal(kept(copy), before);
  assert.notEqual(kept(file), before);
  for (const id of resting) assert.match(done.out, new RegExp(`^table ${id}: migrated: `, 'm'));
  assert.doesNotMatch(done.out, /nothing was changed/);

  const again = await ridotto(['patch', '--data', data]);
  assert.equal(again.status, 0, again.err);
  assert.match(again.out, /, 0 migrated, 0 pinned, 0 otherwise, 0 dead$/m);
  // Nothing is to be done, so no copy is made either.
  const copies = () => fs.readdirSync(data).filter((name) => name.startsWith('before-patch'));
  const now = copies();
  const nothing = await ridotto(['patch', '--do', '--data', data]);
  assert.equal(nothing.status, 0, nothing.err);
  assert.doesNotMatch(nothing.out, /copy/);
  assert.deepEqual(copies(), now);
  assert.equal((await ridotto(['doctor', '--data', data])).status, 0);
});

test('ridotto patch names the tables that nobody can play any more, and why', async () => {
  const data = folderWith();
  await storeIn(data, [OLD[0], { ...OLD[1], setup: { ...OLD[1].setup, rules: 99 } }]);
  const { status, out, err } = await ridotto(['patch', '--data', data]);
  assert.equal(status, 1);
  assert.match(out, new RegExp(`^table ${OLD[1].setup.id}: dead: .*version 99 of the rules`, 'm'));
  assert.match(out, /1 dead$/m);
  assert.match(err, /^ridotto: \S+: 1 table cannot be played\n$/);
  // Nothing can be done for it, so no copy is made either.
  const files = fs.readdirSync(data).sort();
  const done = await ridotto(['patch', '--do', '--data', data]);
  assert.deepEqual([done.status, done.out], [1, out]);
  assert.deepEqual(
    fs
      .readdirSync(data)
      .sort()
      .filter((name) => name.endsWith('.sqlite')),
    files.filter((name) => name.endsWith('.sqlite')),
  );
});

test('ridotto patch names the tables that would not come out as they were played', async () => {
  const data = folderWith();
  const played = new Played({ seed: 4, players: 3 });
  for (const luck = new Io(4); !played.table.over;) played.step(luck);
  const { setup } = played.table;
  // As if other scores had been kept: what the rules of today make of it is then another result.
  const journal = played.journal.map((entry) =>
    entry.stood?.end ? { ...entry, stood: { ...entry.stood, end: { ...entry.stood.end, scores: [1, 2, 3] } } } : entry,
  );
  await storeIn(data, [{ setup, journal, notes: [], seats: setup.players.map((_, seat) => ({ seat, hash: `${seat}` })) }]);
  for (const more of [[], ['--do']]) {
    const { status, out, err } = await ridotto(['patch', '--data', data, ...more]);
    assert.equal(status, 1);
    assert.match(out, new RegExp(`^table ${setup.id}: otherwise: it ended with 1, 2, 3 .* now, though the version is the same$`, 'm'));
    assert.match(out, /1 otherwise, 0 dead$/m);
    assert.match(err, /^ridotto: \S+: 1 table would not come out as played\n$/);
  }
  assert.equal((await ridotto(['doctor', '--data', data])).status, 1);
});

test('ridotto patch where there is no store makes none', async () => {
  const data = path.join(folderWith(), 'nothing');
  for (const more of [[], ['--do']]) {
    const { status, err } = await ridotto(['patch', '--data', data, ...more]);
    assert.equal(status, 1);
    assert.match(err, /^ridotto: there is no store in [^\n]+\n$/);
    assert.equal(fs.existsSync(data), false);
  }
});
