// What a house keeps, out of it and into another, whatever keeps it.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test, { type TestContext } from 'node:test';
import { Io } from '@ridotto/engine';
import { Table } from '@ridotto/table';
import { setupOf } from '@ridotto/table/tests/kit.ts';
import { hashOf } from '../shared/tokens.ts';
import { lookAtStore, openStore, type Place } from '../storage/open.ts';
import { DATABASE } from '../storage/sqlite.ts';
import type { Store, StoredTable } from '../storage/store.ts';
import { folder, newTable, open, Player, playOn } from '../tests/kit.ts';
import { onPostgres } from '../tests/postgres.ts';
import { exportHouse } from './export.ts';
import { importHouse, lookThrough, type Looked } from './import.ts';

async function exportOf(place: Place, ids?: readonly string[]): Promise<string> {
  const store = await lookAtStore(place);
  try {
    return (await Array.fromAsync(exportHouse(store, ids))).join('');
  } finally {
    await store.close();
  }
}
function fileWith(t: TestContext, text: string): string {
  const file = path.join(folder(t), 'export.jsonl');
  fs.writeFileSync(file, text);
  return file;
}
const looked = (file: string, store: Store): Promise<Looked[]> => Array.fromAsync(lookThrough(file, store));
async function takeIn(place: Place, file: string): Promise<void> {
  const store = await openStore(place);
  try {
    const found = await looked(file, store);
    assert.deepEqual(
      found.filter(({ is, why }) => is !== 'new' || why !== undefined),
      [],
    );
    await Array.fromAsync(importHouse(file, store, new Map(found.map(({ n, waits }) => [n, waits]))));
  } finally {
    await store.close();
  }
}

await onPostgres((server) => {
  test('a house moves from SQLite to PostgreSQL and back: tables, seats and notes are the same, and play goes on', async (t) => {
    const sqlite = await open(t);
    const people = await newTable(sqlite.url, { players: 3 });
    await playOn(people, new Io(3), (n) => n >= 12);
    await people[1].ask('message', { message: 'À demain\u00a0!', key: 'later' });
    await people[1].ask('notes', { revision: 0, notes: { mine: ['é', 1] } });
    const before = await Promise.all(people.map(async (player) => [await player.snapshot(), await player.log()] as const));
    await sqlite.close();
    const out = await exportOf({ folder: sqlite.data });
    const lines = out.trim().split('\n');
    assert.deepEqual([lines.length, lines[0], lines.at(-1)], [3, '{"format":"ridotto-export/2"}', '{"tables":1,"rows":0}']);

    const database = await server.database();
    await takeIn({ folder: '', database }, fileWith(t, out));
    assert.equal(await exportOf({ folder: '', database }), out);
    const elsewhere = await open(t, { database });
    const there = people.map(({ table, token }) => new Player(elsewhere.url, table, token));
    assert.deepEqual(await Promise.all(there.map(async (player) => [await player.snapshot(), await player.log()] as const)), before);
    assert.deepEqual((await there[1].ask('notes')).body, { revision: 1, notes: { mine: ['é', 1] } });
    assert.equal((await there[0].ask('message', { message: 'Here we are', key: 'here' })).status, 200);
    assert.equal((await there[2].snapshot()).seq, before[2][0].seq + 1);
    await elsewhere.close();

    const now = await exportOf({ folder: '', database }, [people[0].table]);
    const back = folder(t);
    await takeIn({ folder: back }, fileWith(t, now));
    assert.equal(await exportOf({ folder: back }), now);
  });
});

/** As it is kept, with nothing happening to it. */
function stored(id: string, humans: number): StoredTable {
  const { table, entry } = Table.open({ ...setupOf({ players: 3, humans }), id }, 1000);
  const seats = Array.from({ length: humans }, (_, seat) => ({ seat, hash: hashOf(`${id} ${seat}`) }));
  return { setup: table.setup, seats, journal: [entry], notes: humans > 0 ? [{ seat: 0, revision: 3, notes: 'mine' }] : [] };
}
async function storeWith(t: TestContext, ...tables: readonly StoredTable[]): Promise<Place> {
  const place = { folder: folder(t) };
  const store = await openStore(place);
  for (const table of tables) await store.create(table, table.seats.length > 0 ? 'human' : 'bot');
  await store.close();
  return place;
}

test('who waits is told by the table itself, and the turn of a bot that waits is there to be done', async (t) => {
  const from = await storeWith(t, stored('bots', 0), stored('people', 3));
  const to = { folder: folder(t) };
  const file = fileWith(t, (await exportOf(from)).replace('"waits":"bot"', '"waits":"nobody"'));
  await takeIn(to, file);
  const store = await openStore(to);
  t.after(() => store.close());
  assert.deepEqual(
    (await store.list()).map(({ id, waits }) => [id, waits]),
    [
      ['bots', 'bot'],
      ['people', 'human'],
    ],
  );
  assert.equal((await store.claimJob(1000, 'bot'))?.what, 'bots');
  assert.equal(await store.claimJob(1000, 'bot'), undefined);
});

test('what cannot be played here, or is there already, is named; what is no whole export is refused', async (t) => {
  const from = await storeWith(t, stored('a', 3), stored('b', 3), stored('c', 3));
  const out = await exportOf(from);
  const [head, a, b, c, foot] = out.trim().split('\n');
  const here = await openStore(await storeWith(t, stored('b', 3)));
  t.after(() => here.close());
  const lookAt = (...lines: readonly string[]): Promise<Looked[]> => looked(fileWith(t, `${lines.join('\n')}\n`), here);
  const found = await lookAt(head, a.replace('"luck":["', '"luck":["s9","'), b, c, foot);
  assert.deepEqual(
    found.map(({ what, is }) => [what, is]),
    [
      ['table a', 'faulty'],
      ['table b', 'there'],
      ['table c', 'new'],
    ],
  );
  const one = '{"tables":1}';
  for (const [line, why] of [
    [a.replace('"rules":2', '"rules":99'), /version 99/],
    [a.replace(/"commitment":"../, '"commitment":"zz'), /committed/],
    [a.replace(/"seats":\[.*?\]/, '"seats":[]'), /nobody can sit down at seat s0/],
    [a.replace('"id":"a"', '"id":"b"'), /its setup is that of b/],
    [a.replace('"game":"san-marco"', '"game":"chess"'), /chess/],
  ] as const) {
    assert.notEqual(line, a);
    const [faulty] = await lookAt(head, line, one);
    assert.equal(faulty.is, 'faulty');
    assert.match(faulty.why!, why);
  }
  for (const [lines, why] of [
    [[a, one], /is no export of a house: its first line must be \{"format":"ridotto-export\/2"\}/],
    [[head.replace('/2', '/3'), foot], /was written by a newer Ridotto, as 3 of exports; this one reads 2$/],
    [[head.replace('/2', '/0'), foot], /is no export of a house/],
    [[head, a, b], /is not whole/],
    [[head, a, b, foot], /is not whole/],
    [[head, a, a, '{"tables":2}'], /line 3: the table a is there twice/],
    [[head, a, one, b], /line 4: something follows the last line/],
    [[head, a.slice(0, 100), one], /line 2: it is no JSON, as if the file were cut off there/],
    [[head, `${a}}`, one], /line 2: it is no JSON$/],
    [[head, a.replace('"createdAt":', '"createdAt":-'), one], /line 2: createdAt must be/],
  ] as const)
    await assert.rejects(lookAt(...lines), { message: why });
  await assert.rejects(exportOf(from, ['d']), /there is no table "d"/);
});

test('of a store that is damaged, what can be read is exported, and the rest is named', async (t) => {
  const from = await storeWith(t, stored('a', 3), stored('b', 3), stored('c', 3));
  const db = new DatabaseSync(path.join(from.folder, DATABASE));
  db.exec(`update journal set entry = '{' where table_id = 'b'`);
  db.close();
  await assert.rejects(exportOf(from), /table b: entry 0 of its journal is no JSON/);
  const left: string[] = [];
  const store = await lookAtStore(from);
  const lines = await Array.fromAsync(exportHouse(store, undefined, (what, why) => left.push(`${what}: ${why}`)));
  await store.close();
  assert.equal(left.length, 1);
  assert.match(left[0], /^table b: entry 0 of its journal is no JSON/);
  const to = { folder: folder(t) };
  await takeIn(to, fileWith(t, lines.join('')));
  assert.deepEqual(await exportOf(to), await exportOf(from, ['a', 'c']));
});
test('where the list of tables itself cannot be read to its end, what was listed before is exported', async (t) => {
  const from = await storeWith(t, stored('a', 3), stored('b', 3));
  const store = await lookAtStore(from);
  t.after(() => store.close());
  const broken = Object.assign(Object.create(store) as typeof store, {
    list: async (page?: { readonly after?: string }) => {
      if (page?.after !== undefined) throw new Error('a page is damaged');
      return (await store.list()).slice(0, 1);
    },
  });
  const left: string[] = [];
  const lines = await Array.fromAsync(exportHouse(broken, undefined, (what) => left.push(what)));
  assert.deepEqual([left, lines.length, lines.at(-1)], [['all further tables'], 3, '{"tables":1,"rows":0}\n']);
});
