import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import { request } from '@ridotto/table/tests/kit.ts';
import type { Opened } from '@ridotto/table';
import { ask, eventually, folder, newTable, open, Player, Stream } from '../tests/kit.ts';
import { storeContract, stored, undo } from './tests/contract.ts';
import { DATABASE, SqliteStore } from './sqlite.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { StoreTrouble } from './store.ts';

storeContract('SQLite', (t) => {
  const data = folder(t);
  return {
    open: (now) => SqliteStore.open(data, { now }),
    look: (backup = path.join(data, DATABASE)) => Promise.resolve(SqliteReader.look(backup)),
  };
});

test('what is acknowledged is on the disk: the store syncs fully, each write', async (t) => {
  const store = await SqliteStore.open(folder(t));
  t.after(() => store.close());
  // Each connection has its own setting: only the store's own one tells.
  const pragma = (name: string): unknown => store['file'].prepare(`pragma ${name}`).get()?.[name];
  const FULL = 2;
  assert.deepEqual([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys')], ['wal', FULL, 1]);
});

test('what was handed in before it is closed is written before it is closed', async (t) => {
  const data = folder(t);
  const store = await SqliteStore.open(data);
  const writing = store.create(stored('late'), 'human');
  await Promise.all([writing, store.close()]);
  const again = await SqliteStore.open(data);
  t.after(() => again.close());
  assert.deepEqual(await again.load('late'), stored('late'));
});

test('one process at a time has the folder: another is refused, changes nothing, and has it as soon as the first is gone', async (t) => {
  const data = folder(t);
  const first = await SqliteStore.open(data);
  await first.create(stored('a'), 'human');
  await assert.rejects(SqliteStore.open(data), /the folder .* is in use by another Ridotto process; stop that one/);
  await first.append('a', 1, [undo(1)], 'human');
  await first.close();
  const second = await SqliteStore.open(data);
  t.after(() => second.close());
  assert.deepEqual((await second.load('a'))?.journal.slice(1), [undo(1)]);
});

test('tokens are kept as hashes', async (t) => {
  const house = await open(t);
  const players = await newTable(house.url, { players: 3 });
  const file = new DatabaseSync(path.join(house.data, DATABASE), { readOnly: true });
  assert.equal(file.prepare('select count(*) as n from seats').get()?.n, 3);
  file.close();
  const bytes = fs
    .readdirSync(house.data)
    .map((name) => fs.readFileSync(path.join(house.data, name), 'latin1'))
    .join();
  for (const { token } of players) assert.ok(!bytes.includes(token!));
});

test('a broken or newer file is refused by what it is, and the folder is free again', async (t) => {
  const data = folder(t);
  const name = path.join(data, DATABASE);
  fs.writeFileSync(name, 'this is no database, but it is long enough to look like one'.repeat(20));
  await assert.rejects(SqliteStore.open(data), /damaged \(file is not a database\).*backup/);
  fs.rmSync(name);
  await (await SqliteStore.open(data)).close();
  const file = new DatabaseSync(name);
  file.exec("insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')");
  file.close();
  await assert.rejects(SqliteStore.open(data), /newer Ridotto.*999-later/);
});

/** Each plants one fault in a store of two tables, and says how it is to be called. */
const FAULTS: Record<string, { plant: (file: DatabaseSync) => void; said: RegExp }> = {
  'an entry is missing': {
    plant: (f) => f.exec("delete from journal where table_id = 'a' and n = 1"),
    said: /table a: its journal has 2 entries, not 3/,
  },
  'the last entry is missing': {
    plant: (f) => f.exec("delete from journal where table_id = 'a' and n = 2"),
    said: /table a: its journal has 2 entries/,
  },
  'an entry has another number': {
    plant: (f) => f.exec("update journal set n = 7 where table_id = 'a' and n = 1"),
    said: /table a: its journal/,
  },
  'there are more entries': {
    plant: (f) => f.exec("update tables set version = 2 where id = 'a'"),
    said: /table a: its journal has 3 entries, not 2/,
  },
  'the setup is no JSON': { plant: (f) => f.exec("update tables set setup = '{' where id = 'a'"), said: /table a: its setup is no JSON/ },
  'an entry is no JSON': {
    plant: (f) => f.exec("update journal set entry = '{' where table_id = 'a' and n = 1"),
    said: /table a: entry 1 .*no JSON/,
  },
  'notes are no JSON': {
    plant: (f) => f.exec("update notes set notes = 'x' where table_id = 'a'"),
    said: /table a: the notes of s0 are no JSON/,
  },
  'a seat of no table': {
    plant: (f) => f.exec("pragma foreign_keys = off; insert into seats values ('x', 'nowhere', 0)"),
    said: /a row of seats belongs to no table/,
  },
};
for (const [what, { plant, said }] of Object.entries(FAULTS))
  test(`planted: ${what}; it is found, and no other table suffers`, async (t) => {
    const data = folder(t);
    const store = await SqliteStore.open(data);
    for (const id of ['a', 'b']) {
      await store.create(stored(id), 'human');
      await store.append(id, 1, [undo(1), undo(2)], 'human');
      await store.keepNotes(id, { seat: 0, revision: 1, notes: {} });
    }
    await store.close();
    const file = new DatabaseSync(path.join(data, DATABASE));
    plant(file);
    file.close();
    const reader = SqliteReader.look(path.join(data, DATABASE));
    t.after(() => reader.close());
    const faults = await Array.fromAsync(reader.check());
    assert.equal(faults.length, 1, faults.join('; '));
    assert.match(faults[0], said);
    assert.equal((await reader.load('b'))?.journal.length, 3);
    if (/table a/.test(faults[0])) await assert.rejects(reader.load('a'), (e) => e instanceof StoreTrouble && e.kind === 'damaged');
  });

test('a table whose journal is broken is refused, and no other one suffers', async (t) => {
  const logged: string[] = [];
  const data = folder(t);
  const house = await open(t, { data });
  const [good] = await newTable(house.url, { players: 3 });
  const [bad] = await newTable(house.url, { players: 3, humans: 1 });
  await house.close();
  const file = new DatabaseSync(path.join(data, DATABASE));
  file.prepare('update journal set entry = \'{"do":"begin","luck":["nonsense"]}\' where table_id = ? and n = 0').run(bad.table);
  file.prepare("update tables set waits = 'bot' where id = ?").run(bad.table);
  file.close();
  const again = await open(t, { data, log: (message) => logged.push(message) });
  good.url = bad.url = again.url;
  await good.snapshot();
  const { status, type, text } = await bad.ask();
  assert.equal(status, 500);
  assert.match(type, /problem\+json/);
  assert.ok(!text.includes('nonsense'));
  assert.match(logged.join(), /cannot be made again/);
});

/** Somebody else writes, and does not stop. */
function block(data: string): () => void {
  const other = new DatabaseSync(path.join(data, DATABASE));
  other.exec('begin immediate');
  return () => {
    other.exec('rollback');
    other.close();
  };
}
async function awaited(players: readonly Player[]): Promise<Player> {
  for (const player of players) if ((await player.snapshot()).legal.length > 0) return player;
  throw new Error('nobody is awaited');
}

test('what cannot be stored does not count: the table is as before, nobody is told, and the same command works later', async (t) => {
  const logged: string[] = [];
  const house = await open(t, { patience: 30, log: (message) => logged.push(message) });
  const players = await newTable(house.url, { players: 3 });
  const luck = new Io(95);
  const watching = await Stream.open(new Player(house.url, players[0].table));
  for (let n = 0; n < 6; n++) {
    const player = await awaited(players);
    const before = await Promise.all(players.map(async (p) => [await p.snapshot(), await p.log()] as const));
    const snapshot = await player.snapshot();
    const parts = await player.blindParts(snapshot, luck);
    const key = player.newKey();
    const release = block(house.data);
    const refused = await player.say(snapshot.question, parts, key);
    assert.equal(refused.status, 503, refused.text);
    assert.match(refused.type, /^application\/problem\+json/);
    assert.deepEqual(await Promise.all(players.map(async (p) => [await p.snapshot(), await p.log()] as const)), before);
    release();
    const answer = await player.say(snapshot.question, parts, key);
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.body.seq, snapshot.seq + 1);
  }
  // One more, stored at once: when it is told, all that was told before has come. Each thing once, and in order.
  const { seq } = await players[0].snapshot();
  while ((await players[0].snapshot()).seq === seq) {
    const player = await awaited(players);
    const snapshot = await player.snapshot();
    assert.equal((await player.say(snapshot.question, await player.blindParts(snapshot, luck))).status, 200);
  }
  await watching.until((events) => events.some(({ id }) => id > seq));
  await watching.close();
  assert.deepEqual(
    watching.events.map(({ id }) => id),
    watching.events.map((_, i) => watching.events[0].id + i),
    'told before it was stored',
  );
  assert.equal(logged.length, 6);
});

test('a bot whose move cannot be stored moves later', async (t) => {
  const logged: string[] = [];
  const house = await open(t, { patience: 30, log: (message) => logged.push(message) });
  // Bots alone, and somebody who looks on: they move until the end, whoever is asked.
  const { status, body, text } = await ask<Opened>(house.url, '/api/tables', { body: request({ players: 3, humans: 0 }) });
  assert.equal(status, 201, text);
  const spectator = new Player(house.url, body.table);
  const watching = await Stream.open(spectator);
  const release = block(house.data);
  await eventually(() => logged.some((message) => /could not be stored/.test(message)));
  const { seq } = await spectator.snapshot();
  release();
  await watching.until((events) => events.some(({ id }) => id > seq));
  await watching.close();
});
