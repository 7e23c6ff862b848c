import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import { Table, type JournalEntry } from '@ridotto/table';
import { setupOf } from '@ridotto/table/test-kit.ts';
import { folder, newTable, open, Player, Stream } from '../test-kit.ts';
import { DATABASE, SqliteStore } from './sqlite.ts';
import { Conflict, type StoredTable } from './store.ts';

const undo = (n: number): JournalEntry => ({ do: 'undo', by: 's0', key: `${n}` });
function stored(id: string): StoredTable {
  const { table, entry } = Table.open({ ...setupOf(), id });
  return { setup: table.setup, seats: [{ seat: 0, hash: `hash of ${id}` }], journal: [entry], notes: [] };
}

test('what was stored is there again, in order, after closing', async (t) => {
  const data = folder(t);
  const store = await SqliteStore.open(data);
  const [a, b] = [stored('a'), stored('b')];
  await Promise.all([store.create(a, 'human'), store.create(b, 'bot')]);
  await Promise.all(Array.from({ length: 20 }, (_, n) => store.append('a', n + 1, [undo(n)], n < 19 ? 'human' : 'nobody')));
  assert.deepEqual(await store.waitingForBots(), ['b']);
  await store.close();
  const again = await SqliteStore.open(data);
  assert.deepEqual(await again.load('a'), { ...a, journal: [...a.journal, ...Array.from({ length: 20 }, (_, n) => undo(n))] });
  assert.deepEqual(await again.load('b'), b);
  assert.equal(await again.load('c'), undefined);
  await again.close();
});

test('a journal that has grown meanwhile is a conflict; others in the same transaction stand', async (t) => {
  const store = await SqliteStore.open(folder(t));
  await Promise.all([store.create(stored('a'), 'human'), store.create(stored('b'), 'human')]);
  const results = await Promise.allSettled([
    store.append('a', 1, [undo(1)], 'human'),
    store.append('a', 1, [undo(2)], 'bot'),
    store.append('b', 1, [undo(3)], 'human'),
    store.append('c', 0, [undo(4)], 'human'),
  ]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled', 'rejected'],
  );
  assert.ok(results[1].status === 'rejected' && results[1].reason instanceof Conflict);
  assert.deepEqual((await store.load('a'))?.journal.slice(1), [undo(1)]);
  assert.deepEqual((await store.load('b'))?.journal.slice(1), [undo(3)]);
  assert.deepEqual(await store.waitingForBots(), []);
  await store.close();
});

test('tokens are kept as hashes, and the file syncs fully', async (t) => {
  const house = await open(t);
  const players = await newTable(house.url, { players: 3 });
  const file = new DatabaseSync(path.join(house.data, DATABASE), { readOnly: true });
  assert.equal(file.prepare('pragma journal_mode').get()?.journal_mode, 'wal');
  assert.equal(file.prepare('select count(*) as n from seats').get()?.n, 3);
  file.close();
  const bytes = fs
    .readdirSync(house.data)
    .map((name) => fs.readFileSync(path.join(house.data, name), 'latin1'))
    .join();
  for (const { token } of players) assert.ok(!bytes.includes(token!));
});

test('a newer or broken file is refused, and the folder is free again', async (t) => {
  const data = folder(t);
  fs.writeFileSync(path.join(data, DATABASE), 'this is no database, but it is long enough to look like one'.repeat(20));
  await assert.rejects(SqliteStore.open(data), /not a database/);
  fs.rmSync(path.join(data, DATABASE));
  await (await SqliteStore.open(data)).close();
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
    const told = watching.events.length;
    await new Promise((later) => setTimeout(later, 10));
    assert.equal(watching.events.length, told, 'told before it was stored');
    assert.ok(watching.events.every(({ id }) => id <= before[0][0].seq));
    const answer = await player.say(snapshot.question, parts, key);
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.body.seq, snapshot.seq + 1);
  }
  await watching.until((events) => events.length >= 6);
  await watching.close();
  assert.equal(logged.length, 6);
});

test('a bot whose move cannot be stored moves later', async (t) => {
  const house = await open(t, { patience: 30 });
  const release = block(house.data);
  setTimeout(release, 300);
  const waiting = newTable(house.url, { players: 3, humans: 1 }).catch(() => undefined);
  await waiting;
  await new Promise((later) => setTimeout(later, 320));
  const [player] = await newTable(house.url, { players: 3, humans: 1 });
  const again = block(house.data);
  await new Promise((later) => setTimeout(later, 60));
  again();
  const luck = new Io(96);
  for (let n = 0; n < 5;) {
    const snapshot = await player.snapshot();
    if (snapshot.legal.length === 0) await new Promise((later) => setTimeout(later, 20));
    else {
      assert.equal((await player.say(snapshot.question, await player.blindParts(snapshot, luck))).status, 200);
      n++;
    }
  }
});
