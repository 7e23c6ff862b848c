// Tables that today's rules cannot play are said to rest, over HTTP, and disturb nobody.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Problem } from '@ridotto/table';
import { SqliteStore } from '../storage/sqlite.ts';
import type { StoredTable } from '../storage/store.ts';
import { folder, newTable, open, Player } from '../tests/kit.ts';

const OLD = fs
  .readFileSync(path.join(import.meta.dirname, 'tables-of-version-1.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { stored: StoredTable }).stored);
const inkognito = OLD.find(({ setup }) => setup.game === 'inkognito')!;

test('a table of other rules answers so to whatever is asked of it, and is left as it was', async (t) => {
  const data = folder(t);
  const store = await SqliteStore.open(data);
  const [resting, foreign] = ['a-resting-table-', 'a-foreign-table-'];
  await store.create({ ...inkognito, seats: [], setup: { ...inkognito.setup, id: resting } }, 'human');
  await store.create({ ...inkognito, seats: [], setup: { ...inkognito.setup, id: foreign, rules: 99 } }, 'human');
  await store.close();
  const house = await open(t, { data });
  const saying: [string, RegExp][] = [
    [resting, /^this table was .*version 1 .*ridotto patch/],
    [foreign, /^this table was .*version 99 of the rules of inkognito; this house knows/],
  ];
  for (const [id, says] of saying)
    for (const what of ['', 'log', 'record', 'events', 'edition', 'notes']) {
      const { status, type, body } = await new Player(house.url, id).ask<Problem>(what);
      assert.equal(status, 503, what);
      assert.match(type, /^application\/problem\+json/);
      assert.equal(body.type, 'urn:ridotto:problem:other-rules');
      assert.match(body.detail, says);
    }
  const [player] = await newTable(house.url, { players: 3 });
  await player.snapshot();
  await house.close();
  const again = await SqliteStore.open(data);
  assert.deepEqual((await again.load(resting))?.journal, inkognito.journal);
  await again.close();
});
