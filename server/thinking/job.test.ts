import assert from 'node:assert/strict';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test from 'node:test';
import { stored, undo } from '../storage/tests/contract.ts';
import { DATABASE, SqliteStore } from '../storage/sqlite.ts';
import { JobLost, type WaitsFor } from '../storage/store.ts';
import { ask, eventually, folder, open, Player } from '../tests/kit.ts';
import { BotJob, LEASE, unclaimed } from './job.ts';

test('one of two who see to a table moves at a time; what the other has thought counts no more', async (t) => {
  let now = 1000;
  const store = await SqliteStore.open(folder(t), { now: () => now });
  t.after(() => store.close());
  const [a, b] = [1, 2].map(() => new BotJob('t', (work) => work(store)));
  let version = 0;
  /** An entry by one of them, after which the table waits for `after`. */
  const entry = async (by: BotJob, before: WaitsFor, after: WaitsFor, moved: boolean): Promise<void> => {
    const { effects, stored: done } = by.with({ before, after, moved, wait: 0 });
    if (version === 0) await store.create(stored('t'), after, effects);
    else await store.append('t', version, [undo(version)], after, effects);
    version++;
    done();
  };
  await entry(a, 'nobody', 'bot', false);
  assert.ok((await a.take()) && !(await b.take()));
  // Its bot moves, and the next one is at once its own too.
  await entry(a, 'bot', 'bot', true);
  assert.ok((await a.take()) && !(await b.take()));
  // It is silent for too long.
  now += LEASE;
  assert.ok(await b.take());
  await assert.rejects(entry(a, 'bot', 'bot', true), JobLost);
  a.lose();
  await entry(b, 'bot', 'bot', true);
  // Somebody else's entry, after which the bot is still awaited, takes it from nobody; one after which it is not does.
  await entry(a, 'bot', 'bot', false);
  assert.ok(!(await a.take()));
  assert.ok(await b.take());
  await entry(a, 'bot', 'human', false);
  await assert.rejects(entry(b, 'bot', 'human', true), JobLost);
  assert.equal(await BotJob.find((work) => work(store)), undefined);
  assert.equal((await store.load('t'))?.journal.length, 5);
});

test('one that ends each process that claims it is left alone for longer and longer', async (t) => {
  let now = 1000;
  const store = await SqliteStore.open(folder(t), { now: () => now });
  t.after(() => store.close());
  await store.create(stored('t'), 'bot', unclaimed('t', 'bot'));
  for (const lease of [1, 2, 4, 8].map((times) => times * LEASE)) {
    const job = new BotJob('t', (work) => work(store));
    assert.ok(await job.take());
    now += lease - 1;
    assert.ok(!(await new BotJob('t', (work) => work(store)).take()));
    now++;
  }
  // Not for ever: what comes of it at last begins anew.
  const job = new BotJob('t', (work) => work(store));
  assert.ok(await job.take());
  const { effects, stored: done } = job.with({ before: 'bot', after: 'bot', moved: true, wait: 0 });
  await store.append('t', 1, [undo(1)], 'bot', effects);
  done();
  now += LEASE;
  assert.ok(await new BotJob('t', (work) => work(store)).take());
});

test('it stays claimed while a bot thinks, and is there for others when that has failed', async (t) => {
  let now = 1000;
  const data = folder(t);
  const store = await SqliteStore.open(data, { now: () => now });
  t.after(() => store.close());
  await store.create(stored('t'), 'bot', unclaimed('t', 'bot'));
  const [a, b] = [1, 2].map(() => new BotJob('t', (work) => work(store)));
  const found = await BotJob.find((work) => work(store));
  assert.equal(found?.table, 't');
  await a.begin(found);
  const thinking = Promise.withResolvers<void>();
  const thought = a.during(thinking.promise);
  // It is renewed, in the time of this machine: more than a lease has gone by then.
  now += LEASE - 1;
  const file = new DatabaseSync(path.join(data, DATABASE), { readOnly: true });
  t.after(() => file.close());
  await eventually(() => Number(file.prepare('select leased_until from jobs').get()?.leased_until) === now + LEASE);
  now += LEASE - 1;
  assert.ok(!(await b.take()));
  thinking.resolve();
  await thought;
  await a.putOff();
  // Due in a second, and for whoever asks for this one at once.
  assert.equal(await BotJob.find((work) => work(store)), undefined);
  assert.ok(await b.take());
});

test('bots of tables that cannot be made again are put off, longer each time, and keep nobody from moving', async (t) => {
  const data = folder(t);
  const store = await SqliteStore.open(data);
  for (const id of ['a-table-of-long-', 'another-of-long-']) {
    const table = stored(id);
    await store.create({ ...table, seats: [], setup: { ...table.setup, rules: 999 } }, 'bot', unclaimed(id, 'bot'));
  }
  await store.close();
  const house = await open(t, { data });
  const seats = [1, 2, 3].map((n) => ({ name: `Bot ${n}`, kind: 'bot', bot: 'random' }));
  const { body } = await ask<{ table: string }>(house.url, '/api/tables', { body: { game: 'san-marco', seats } });
  const watcher = new Player(house.url, body.table);
  await eventually(async () => (await watcher.snapshot()).over !== null);
  const file = new DatabaseSync(path.join(data, DATABASE), { readOnly: true });
  t.after(() => file.close());
  const tried = (): number[] =>
    file
      .prepare("select attempts from jobs where key like 'bot %' order by key")
      .all()
      .map(({ attempts }) => Number(attempts));
  await eventually(() => tried().length === 2 && tried().every((times) => times >= 2));
  // Within a minute, at a second, two, four …
  assert.ok(tried().every((times) => times < 8));
});
