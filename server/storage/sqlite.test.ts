import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test, { type TestContext } from 'node:test';
import { Io } from '@ridotto/engine';
import { request } from '@ridotto/table/tests/kit.ts';
import type { Opened } from '@ridotto/table';
import { Kysely } from 'kysely';
import { restoreFile } from '../care/restore.ts';
import { ask, eventually, folder, newTable, open, Player, Stream } from '../tests/kit.ts';
import { nodeSqlite } from './dialect.ts';
import { claimJob, isDue } from './jobs.ts';
import type { Schema } from './schema.ts';
import { storeContract, stored, undo, type Shelf } from './tests/contract.ts';
import { jobsContract } from './tests/jobs.ts';
import { accountsContract } from './tests/accounts.ts';
import { libraryContract } from './tests/library.ts';
import { peopleContract } from './tests/people.ts';
import { conductContract } from './tests/conduct.ts';
import { toldContract } from './tests/told.ts';
import { DATABASE, SqliteStore } from './sqlite.ts';
import { SqliteReader } from './sqlite-reader.ts';

const shelf = (t: TestContext): Shelf => {
  const data = folder(t);
  return {
    open: (now) => SqliteStore.open(data, { now }),
    look: () => Promise.resolve(SqliteReader.look(path.join(data, DATABASE))),
    plant: async (statement) => {
      const file = new DatabaseSync(path.join(data, DATABASE));
      file.exec(statement);
      file.close();
    },
  };
};
storeContract('SQLite', shelf);
jobsContract('SQLite', shelf, 25);
peopleContract('SQLite', shelf);
accountsContract('SQLite', shelf);
libraryContract('SQLite', shelf);
toldContract('SQLite', shelf);
conductContract('SQLite', shelf);

test('what is acknowledged is on the disk: the store syncs fully, each write', async (t) => {
  const store = await SqliteStore.open(folder(t));
  t.after(() => store.close());
  // Each connection has its own setting: only the store's own one tells.
  const pragma = (name: string): unknown => store['file'].prepare(`pragma ${name}`).get()?.[name];
  const FULL = 2;
  assert.deepEqual([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys')], ['wal', FULL, 1]);
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

test(
  'whoever deletes the lock by hand lets nobody in',
  { skip: process.platform === 'linux' ? false : 'only Linux has names that no file stands for' },
  async (t) => {
    const data = folder(t);
    const first = await SqliteStore.open(data);
    t.after(() => first.close());
    fs.rmSync(path.join(data, 'ridotto.lock'));
    await assert.rejects(SqliteStore.open(data), /the folder .* is in use by another Ridotto process/);
    await assert.rejects(restoreFile(path.join(data, DATABASE), data, { replace: true }), /in use by another Ridotto process/);
    // Another name of the same folder is no other folder.
    const alias = path.join(folder(t), 'alias');
    fs.symlinkSync(data, alias);
    await assert.rejects(SqliteStore.open(alias), /in use by another Ridotto process/);
  },
);

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

test('a broken file is refused by what it is, and the folder is free again', async (t) => {
  const data = folder(t);
  const name = path.join(data, DATABASE);
  fs.writeFileSync(name, 'this is no database, but it is long enough to look like one'.repeat(20));
  await assert.rejects(SqliteStore.open(data), /damaged \(file is not a database\).*backup/);
  fs.rmSync(name);
  await (await SqliteStore.open(data)).close();
});

test('a row that belongs to no table is found', async (t) => {
  const data = folder(t);
  await (await SqliteStore.open(data)).close();
  const file = new DatabaseSync(path.join(data, DATABASE));
  file.exec("pragma foreign_keys = off; insert into seats values ('x', 'nowhere', 0)");
  file.close();
  const reader = SqliteReader.look(path.join(data, DATABASE));
  t.after(() => reader.close());
  assert.deepEqual(await Array.fromAsync(reader.check()), ['database: a row of seats belongs to no table']);
});

test('a backup holds what was stored, and none is written over another', async (t) => {
  const store = await SqliteStore.open(folder(t));
  await store.create(stored('a'), 'human');
  const file = path.join(folder(t), 'backup');
  const written = store.append('a', 1, [undo(1)], 'human');
  await store.backup(file);
  await written;
  await store.append('a', 2, [undo(2)], 'bot');
  await assert.rejects(store.backup(file), /there already/);
  const copy = SqliteReader.look(file);
  assert.deepEqual((await copy.load('a'))?.journal.slice(1), [undo(1)]);
  await copy.close();
  await store.close();
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
  // In between bots may be looked for.
  assert.equal(logged.filter((message) => message.includes(': entry ')).length, 6);
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

test('what is due is found by its time, not among all that are of its kind', async (t) => {
  const data = folder(t);
  await (await SqliteStore.open(data)).close();
  const file = new DatabaseSync(path.join(data, DATABASE));
  const asked: string[] = [];
  const db = new Kysely<Schema>({ dialect: nodeSqlite(file), log: ({ query }) => void asked.push(query.sql) });
  await isDue(db, 'deadline', 5);
  await db.transaction().execute((writes) => claimJob(writes, 1000, 'deadline', 5));
  const looks = asked.filter((statement) => statement.startsWith('select'));
  assert.equal(looks.length, 2);
  for (const look of looks) {
    const plan = file.prepare(`explain query plan ${look}`).all(...Array<number>(look.split('?').length - 1).fill(0));
    assert.match(JSON.stringify(plan), /SEARCH jobs USING INDEX jobs_run_at/);
  }
  await db.destroy();
});
