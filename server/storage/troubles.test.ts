// A store that cannot be written, or is not whole: refused at the start by its cause, and told by its cause when it happens later.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import type { Problem } from '@ridotto/table';
import { request } from '@ridotto/table/tests/kit.ts';
import { ask, eventually, folder, newTable, open } from '../tests/kit.ts';
import { stored } from './tests/contract.ts';
import { DATABASE, SqliteStore } from './sqlite.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { StoreTrouble, type StoreTroubleKind } from './store.ts';

const refused = async (data: string, kind: StoreTroubleKind, message: RegExp): Promise<void> =>
  await assert.rejects(SqliteStore.open(data), (e: unknown) => {
    assert.ok(e instanceof StoreTrouble, String(e));
    assert.equal(e.kind, kind);
    assert.match(e.message, message);
    return true;
  });
/** Tables enough for a few hundred pages. */
/** With so many tables that most of its pages hold them, and few how they are laid out. */
async function filled(data: string): Promise<string> {
  const store = await SqliteStore.open(data);
  await Promise.all(Array.from({ length: 400 }, (_, n) => store.create(stored(`table ${n}`), 'human')));
  await store.close();
  return path.join(data, DATABASE);
}

test('a folder that is none, or below a file, is refused with what to do', async (t) => {
  const data = folder(t);
  const file = path.join(data, 'file');
  fs.writeFileSync(file, 'x');
  await refused(file, 'unwritable', /file is not a folder.*another folder/);
  await refused(path.join(file, 'below'), 'unwritable', /file is not a folder.*another folder/);
  assert.equal(fs.readFileSync(file, 'utf8'), 'x');
});

test(
  'a folder where none can be made is refused, and not tried for ever',
  { skip: fs.existsSync('/proc/self') ? false : 'there is no /proc here' },
  async () => {
    await refused('/proc/ridotto', 'unwritable', /\/proc\/ridotto cannot be made.*another folder/);
    await refused('/proc/ridotto/below', 'unwritable', /\/proc\/ridotto cannot be made.*another folder/);
  },
);

test('a database that is a folder is refused', async (t) => {
  const data = folder(t);
  fs.mkdirSync(path.join(data, DATABASE));
  await refused(data, 'unwritable', /no file.*another folder/);
});

test('a database of no bytes is refused, and so is a missing one whose journal is left', async (t) => {
  const data = folder(t);
  const name = await filled(data);
  fs.truncateSync(name);
  await refused(data, 'damaged', /has no bytes.*backup/);
  assert.equal(fs.statSync(name).size, 0);
  assert.throws(() => SqliteReader.look(name), /has no bytes/);
  fs.rmSync(name);
  fs.writeFileSync(`${name}-wal`, 'what was written last');
  await refused(data, 'damaged', /is missing, but/);
  fs.rmSync(`${name}-wal`);
  await (await SqliteStore.open(data)).close();
});

test('a store whose making was cut off is made anew', async (t) => {
  const data = folder(t);
  fs.writeFileSync(path.join(data, `${DATABASE}.new`), 'half of it');
  const store = await SqliteStore.open(data);
  assert.deepEqual(await store.list(), []);
  await store.close();
  assert.ok(!fs.existsSync(path.join(data, `${DATABASE}.new`)));
});

/** Pages in the middle that are not what they were. */
function damage(name: string): void {
  const file = fs.openSync(name, 'r+');
  const pages = Math.floor(fs.fstatSync(file).size / 4096);
  for (const page of [3, 4, 5]) fs.writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, Math.floor((pages * page) / 7) * 4096);
  fs.closeSync(file);
}

test('a damaged database is refused at the start, by its name and with what to do', async (t) => {
  const data = folder(t);
  const name = await filled(data);
  damage(name);
  await refused(data, 'damaged', /ridotto\.sqlite is damaged.*doctor.*backup/);
  await assert.rejects(open(t, { data }), /is damaged/);
});

test('of a large one it is said as soon as all of it has been read', async (t) => {
  const data = folder(t);
  const logged: string[] = [];
  damage(await filled(data));
  const house = await open(t, { data, checkAtOnce: 0, log: (message, error) => logged.push(`${message}: ${String(error)}`) });
  await eventually(async () => (await ask(house.url, '/api/health')).status === 503);
  const { body } = await ask<{ ok: boolean; trouble: string }>(house.url, '/api/health');
  assert.equal(body.ok, false);
  assert.match(body.trouble, /damaged/);
  assert.ok(!body.trouble.includes(data));
  assert.match(logged.join('\n'), /store is damaged.*ridotto\.sqlite is damaged/);
});

/** On a disk of so many KiB, where this user may make one; the test says so where they may not. */
async function onSmallDisk(t: TestContext, size: number, run: (place: string) => Promise<void>): Promise<void> {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}k`, 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    fs.rmdirSync(place);
    t.skip(NO_MOUNT);
    return;
  }
  try {
    await run(place);
  } finally {
    execFileSync('umount', ['--lazy', place]);
    fs.rmdirSync(place);
  }
}
const NO_MOUNT = 'this user may not mount a file system: needs root on Linux';

test('a folder on a disk that cannot be written is refused', (t) =>
  onSmallDisk(t, 1024, async (place) => {
    execFileSync('mount', ['-o', 'remount,ro', place]);
    await refused(place, 'unwritable', /cannot be written.*read-only.*another folder/);
  }));

test('a full disk: the log and the health say so, the player is not told to try again, and it goes on by itself', (t) =>
  onSmallDisk(t, 2048, async (data) => {
    const logged: string[] = [];
    const house = await open(t, {
      data,
      log: (message, error) => logged.push(`${message}: ${error instanceof Error ? error.message : ''}`),
    });
    const ballast = path.join(data, 'ballast');
    const file = fs.openSync(ballast, 'w');
    assert.throws(() => {
      for (;;) fs.writeSync(file, Buffer.alloc(4096));
    }, /ENOSPC/);
    fs.closeSync(file);
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask<Problem>(house.url, '/api/tables', { body: request() })));
    const last = answers.at(-1)!;
    assert.equal(last.status, 503);
    assert.equal(last.body.type, 'urn:ridotto:problem:cannot-store');
    assert.match(last.body.detail, /disk is full/);
    assert.ok(!/again|\//.test(last.body.detail), last.body.detail);
    const health = await ask<{ ok: boolean; trouble: string }>(house.url, '/api/health');
    assert.deepEqual([health.status, health.body.ok], [503, false]);
    assert.match(health.body.trouble, /disk is full/);
    assert.match(logged.join('\n'), /disk that holds .* is full: make room/);
    assert.ok(!/rollback/.test(logged.join('\n')));
    fs.rmSync(ballast);
    await eventually(async () => (await ask(house.url, '/api/health')).status === 200);
    const [player] = await newTable(house.url);
    assert.equal((await player.snapshot()).seq, 1);
    await house.close();
  }));

test('a backup for which the disk has no room is refused, and leaves no half of itself behind', async (t) => {
  const data = folder(t);
  await filled(data);
  const store = await SqliteStore.open(data);
  await onSmallDisk(t, 64, async (place) => {
    await assert.rejects(store.backup(path.join(place, 'backup')), /disk/);
    assert.deepEqual(fs.readdirSync(place), []);
  });
  await store.close();
});
