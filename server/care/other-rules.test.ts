// Tables that today's rules cannot play are said to rest, over HTTP, and disturb nobody.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Game } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import type { Problem } from '@ridotto/table';
import { SqliteStore } from '../storage/sqlite.ts';
import type { StoredTable } from '../storage/store.ts';
import type { Health } from '../tables/house.ts';
import { ask, eventually, finished, folder, newTable, open, Player } from '../tests/kit.ts';

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

/** Tables of version 1 under a version of which nobody has decided what becomes of them, and a version that nobody here knows. */
test('a house with tables for which nothing can be done opens, says how many and why, and is well', async (t) => {
  const data = folder(t);
  const store = await SqliteStore.open(data);
  const { setup } = inkognito;
  for (const [n, rules] of [1, 1, 2, 99].entries())
    await store.create({ ...inkognito, seats: [], setup: { ...setup, rules, id: `a-resting-table${n}` } }, 'human');
  await store.close();
  const said: string[] = [];
  const find = (name: string): Game => {
    const game = gameNamed(name);
    return { ...game, rulesVersion: game.rulesVersion + 1, earlier: { 2: { is: 'same' } } };
  };
  const house = await open(t, { data, find, log: (message) => void said.push(message) });
  const resting = [
    { tables: 2, why: /^and nothing can be done for them here: played by version 1 .*; what becomes of version 1 has not been decided$/ },
    { tables: 1, why: /^and nothing can be done for them here: played by version 99 .*; this house knows up to 3: update it$/ },
  ];
  await eventually(async () => (await ask<Health>(house.url, '/api/health')).body.resting.length > 0);
  const { status, body } = await ask<Health>(house.url, '/api/health');
  assert.deepEqual([status, body.ok, body.resting.length], [200, true, resting.length]);
  for (const [n, { tables, why }] of resting.entries()) {
    assert.equal(body.resting[n].tables, tables);
    assert.match(body.resting[n].why, why);
    const line = `${tables} ${tables === 1 ? 'table rests' : 'tables rest'} ${body.resting[n].why}`;
    assert.equal(said.filter((message) => message === line).length, 1, said.join('\n'));
  }
});

test('a finished table that later rules do not play as it was played: the log says so, and it keeps its result', async (t) => {
  const data = folder(t);
  const { table, journal } = finished();
  const store = await SqliteStore.open(data);
  await store.create({ setup: { ...table.setup, id: 'a-finished-table' }, journal, seats: [], notes: [] }, 'nobody');
  await store.close();
  const { over } = table.snapshot(0);
  const find = (name: string): Game => {
    const game = gameNamed(name);
    const earlier = { ...game.earlier, [game.rulesVersion]: { is: 'same' } as const };
    return { ...game, rulesVersion: game.rulesVersion + 1, earlier, scores: () => [1, 2, 3] };
  };
  const said: string[] = [];
  const house = await open(t, { data, find, log: (message) => void said.push(message) });
  const there = new Player(house.url, 'a-finished-table');
  const now = (await there.snapshot()).over!;
  assert.deepEqual([now.scores, now.winners, now.verified], [over!.scores, over!.winners, false]);
  const { status, body } = await there.ask<Problem>('record');
  assert.deepEqual([status, body.type], [503, 'urn:ridotto:problem:other-rules']);
  assert.match(body.detail, /it ended with .* and ends with 1, 2, 3 /);
  assert.equal(said.filter((message) => message.startsWith('table a-finished-table: it ended with ')).length, 1, said.join('\n'));
});
