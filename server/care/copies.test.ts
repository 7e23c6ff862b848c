// Copies of a store, made while the house is open and brought back when it is closed.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test, { type TestContext } from 'node:test';
import { Worker } from 'node:worker_threads';
import { DATABASE, SqliteStore } from '../storage/sqlite.ts';
import { SqliteReader } from '../storage/sqlite-reader.ts';
import { lookAtStore, openStore } from '../storage/open.ts';
import { stored, undo } from '../storage/tests/contract.ts';
import type { StoreReader } from '../storage/store.ts';
import { folder } from '../tests/kit.ts';
import { onPostgresWithPrograms } from '../tests/postgres.ts';
import { dumpDatabase, restoreDump } from './postgres-copy.ts';
import { restoreFile } from './restore.ts';

const idsIn = async (reader: StoreReader): Promise<string[]> => (await reader.list()).map(({ id }) => id);
async function tablesIn(file: string): Promise<string[]> {
  const reader = SqliteReader.look(file);
  try {
    return await idsIn(reader);
  } finally {
    await reader.close();
  }
}
/** A copy of a store with this table. */
async function copyOf(t: TestContext, id: string): Promise<string> {
  const store = await SqliteStore.open(folder(t));
  const file = path.join(folder(t), 'copy.sqlite');
  await store.create(stored(id), 'human');
  await store.backup(file);
  await store.close();
  return file;
}
/** Whoever writes to it in another thread for as long as the test takes. */
const WRITER = `
  const { workerData, parentPort } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const db = new DatabaseSync(workerData, { timeout: 5000 });
  db.exec('pragma synchronous = off');
  const write = db.prepare('update house set probed_at = probed_at + 1');
  for (let n = 0; ; n++) {
    write.run();
    if (n === 0) parentPort.postMessage('written');
  }
`;

test(
  'a copy is made while others write all the time: one file, whole, for its owner alone, and never over another',
  { timeout: 60_000 },
  async (t) => {
    const data = folder(t);
    const store = await SqliteStore.open(data);
    await store.create(stored('a'), 'human');
    await store.append('a', 1, [undo(1), undo(2)], 'human');
    // Many times as much as is copied at once by default, so that somebody writes in between.
    const large = new DatabaseSync(path.join(data, DATABASE), { timeout: 5000 });
    large.exec('create table ballast as select zeroblob(20000000) as it');
    large.close();
    const writer = new Worker(WRITER, { eval: true, workerData: path.join(data, DATABASE) });
    await new Promise((written) => writer.once('message', written));
    t.after(async () => {
      await writer.terminate();
      await store.close();
    });
    const place = folder(t);
    const file = path.join(place, 'copy.sqlite');
    const reader = await lookAtStore({ folder: data });
    await reader.backup!(file);
    await assert.rejects(reader.backup!(file), /copy\.sqlite is there already/);
    await reader.close();
    assert.deepEqual(fs.readdirSync(place), ['copy.sqlite']);
    assert.equal(fs.statSync(file).mode & 0o777, 0o600);
    const copy = SqliteReader.look(file);
    for await (const fault of copy.check()) assert.fail(fault);
    assert.equal((await copy.load('a'))!.journal.length, 3);
    await copy.close();
  },
);

test('a copy is brought back to an empty place; a store that is there stays, or is put aside whole', async (t) => {
  const copy = await copyOf(t, 'old');
  const data = path.join(folder(t), 'new', 'place');
  assert.deepEqual(await restoreFile(copy, data), { tables: 1 });
  assert.deepEqual(await tablesIn(path.join(data, DATABASE)), ['old']);

  const store = await SqliteStore.open(data);
  await store.create(stored('newer'), 'human');
  await assert.rejects(restoreFile(copy, data, { replace: true }), /in use by another Ridotto process/);
  await store.close();
  await assert.rejects(restoreFile(copy, data), /there is a store in .* already: with --replace it is put aside/);
  assert.deepEqual(await tablesIn(path.join(data, DATABASE)), ['newer', 'old']);
  const { aside } = await restoreFile(copy, data, { replace: true });
  assert.deepEqual(await tablesIn(path.join(data, DATABASE)), ['old']);
  assert.deepEqual(await tablesIn(aside!), ['newer', 'old']);
  await (await SqliteStore.open(data)).close();
});

test('what is no sound copy is refused, and what is there stays', async (t) => {
  const data = folder(t);
  const store = await SqliteStore.open(data);
  await store.create(stored('here'), 'human');
  await store.close();
  const refused = async (message: RegExp, spoil: (file: string) => void): Promise<void> => {
    const file = await copyOf(t, 'old');
    spoil(file);
    await assert.rejects(restoreFile(file, data, { replace: true }), { message });
    assert.deepEqual(await tablesIn(path.join(data, DATABASE)), ['here']);
  };
  const by =
    (statement: string) =>
    (file: string): void => {
      const db = new DatabaseSync(file);
      db.exec(statement);
      db.close();
    };
  await refused(/there is no file /, (file) => fs.rmSync(file));
  await refused(/is a copy of a store in PostgreSQL, and DATABASE_URL names no database/, (file) => fs.writeFileSync(file, 'PGDMP\u0001'));
  await refused(/has no bytes/, (file) => fs.truncateSync(file));
  await refused(/is damaged/, (file) => fs.truncateSync(file, 40_000));
  await refused(/is no copy of a store, or is damaged, .*: file is not a database/, (file) =>
    fs.writeFileSync(file, 'Once upon a time'.repeat(1000)),
  );
  await refused(/holds no store/, by('drop table kysely_migration'));
  await refused(/written by a newer Ridotto \(it has "099-later"\)/, by("insert into kysely_migration values ('099-later', 'now')"));
  await refused(/no sound copy.*table old: its journal has 0 entries, not 1/, by('delete from journal'));
});

await onPostgresWithPrograms((server, bin) => {
  test('a store in PostgreSQL is copied while houses are open, and brought back when none is; what was there is put aside', async (t) => {
    const home = process.env.PATH;
    t.after(() => (process.env.PATH = home));
    process.env.PATH = folder(t);
    const database = await server.database();
    const file = path.join(folder(t), 'copy.dump');
    await assert.rejects(dumpDatabase(database, file), /there is no store in the database of DATABASE_URL/);
    const open = await openStore({ folder: '', database });
    t.after(() => open.close());
    await open.create(stored('old'), 'human');
    await assert.rejects(dumpDatabase(database, file), (e: Error) => {
      assert.ok(!e.message.includes(new URL(database).password), e.message);
      return /pg_dump is not on the PATH: install .*PGHOST=127\.0\.0\.1 .*pg_dump --format=custom /.test(e.message);
    });
    assert.equal(fs.existsSync(file), false);
    process.env.PATH = `${bin}${path.delimiter}${home}`;
    await dumpDatabase(database, file);
    assert.equal(fs.statSync(file).mode & 0o777, 0o600);
    await assert.rejects(dumpDatabase(database, file), /is there already/);
    await open.create(stored('newer'), 'human');
    await assert.rejects(restoreDump(file, database, { replace: true }), /a house has it open/);
    await open.close();
    await assert.rejects(
      restoreDump(await copyOf(t, 'old'), database),
      /is a copy of a store in SQLite, and DATABASE_URL names a PostgreSQL/,
    );
    await assert.rejects(restoreDump(file, database), /there is a store .* already: with --replace it is put aside/);
    const { aside } = await restoreDump(file, database, { replace: true });
    const again = await openStore({ folder: '', database });
    t.after(() => again.close());
    assert.deepEqual(await idsIn(again), ['old']);
    assert.deepEqual(await again.load('old'), stored('old'));
    assert.deepEqual(
      (await server.run(`select id from ${aside}.tables order by id`)).map(({ id }) => id),
      ['newer', 'old'],
    );
    await again.close();

    // Into an empty place, under the same name.
    const schema = /search_path=(\w+)/.exec(new URL(database).searchParams.get('options')!)![1];
    await server.run(`drop schema ${schema} cascade`);
    await server.run(`create schema ${schema}`);
    assert.deepEqual(await restoreDump(file, database), {});
    const look = await lookAtStore({ folder: '', database });
    assert.deepEqual(await idsIn(look), ['old']);
    await look.close();

    await server.run(`insert into ${schema}.kysely_migration values ('099-later', 'now')`);
    const newer = path.join(folder(t), 'newer.dump');
    await dumpDatabase(database, newer);
    await assert.rejects(restoreDump(newer, database, { replace: true }), /newer Ridotto \(it has "099-later"\)/);
    await assert.rejects(
      restoreDump(file, await server.database()),
      /holds tables of the schema .*, and DATABASE_URL leads to the schema /,
    );
    fs.truncateSync(file, fs.statSync(file).size - 200);
    await assert.rejects(restoreDump(file, database, { replace: true }));
    fs.writeFileSync(file, 'no dump');
    await assert.rejects(restoreDump(file, database, { replace: true }), /pg_restore: error/);
  });
});
