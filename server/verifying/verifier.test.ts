// Finished games are verified in a thread, and nobody waits for it; over HTTP, by a real house.
import assert from 'node:assert/strict';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test, { type TestContext } from 'node:test';
import { Io } from '@ridotto/engine';
import type { Over, Snapshot } from '@ridotto/table';
import { Played } from '@ridotto/table/tests/kit.ts';
import { DATABASE, SqliteStore } from '../storage/sqlite.ts';
import { ask, eventually, folder, newTable, open, Player, program, Stream } from '../tests/kit.ts';

const NEVER = program('parentPort.on("message", () => { for (;;); })');

const TABLE = 'a-finished-table';
/** A store with a finished game in it, which nobody has verified. */
async function finished(t: TestContext): Promise<{ readonly data: string; readonly table: string }> {
  const data = folder(t);
  const played = new Played({ seed: 5, players: 3, humans: 0 });
  const luck = new Io(5);
  while (!played.table.over) played.step(luck);
  const store = await SqliteStore.open(data);
  await store.create({ setup: { ...played.table.setup, id: TABLE }, seats: [], journal: played.journal, notes: [] }, 'nobody');
  await store.close();
  return { data, table: TABLE };
}
const overOf = async (player: Player): Promise<Over> => (await player.snapshot()).over!;

test('while a game is being verified, it is not known what will come of it, and everybody is served', async (t) => {
  const house = await open(t, { verifying: { file: NEVER } });
  const seats = ['Anne', 'Benoît', 'Christian'].map((name) => ({ name, kind: 'bot', bot: 'random' }));
  const { body } = await ask<{ table: string }>(house.url, '/api/tables', { body: { game: 'san-marco', seats } });
  const watcher = new Player(house.url, body.table);
  const stream = await Stream.open(watcher, { after: 0 });
  await stream.until((events) => Boolean(events.at(-1)?.data.snapshot?.over));
  assert.equal(stream.events.at(-1)!.data.snapshot.over!.verified, null);
  const over = await overOf(watcher);
  assert.deepEqual([over.verified, 'unverified' in over], [null, false]);
  assert.equal((await watcher.ask('record')).status, 200);
  const [player] = await newTable(house.url, { players: 3 });
  await player.snapshot();
  await stream.close();
  await house.close();
});

test('whoever follows is told what came of it by another snapshot, alone or on a stream of several tables', async (t) => {
  const { data, table } = await finished(t);
  for (const combined of [false, true]) {
    const house = await open(t, { data });
    const watcher = new Player(house.url, table);
    const stream = combined ? await Stream.combined([watcher]) : await Stream.open(watcher);
    await stream.until((events) => events.length === 2);
    const [before, after] = stream.events;
    assert.deepEqual([before.event, after.event, after.id], ['snapshot', 'snapshot', before.id]);
    const { over, ...rest } = before.data.snapshot;
    assert.deepEqual(after.data.snapshot, { ...rest, over: { ...over, verified: true } });
    assert.equal(over!.verified, null);
    assert.deepEqual(await watcher.snapshot(), after.data.snapshot satisfies Snapshot);
    await stream.close();
    await house.close();
  }
});

test('a game that was not dealt by its secret is said to be none', async (t) => {
  const { data, table } = await finished(t);
  const file = new DatabaseSync(path.join(data, DATABASE));
  file.exec(`update tables set setup = replace(setup, '"salts":[""', '"salts":["x"')`);
  file.close();
  const logged: string[] = [];
  const house = await open(t, { data, log: (message) => logged.push(message) });
  const watcher = new Player(house.url, table);
  await eventually(async () => (await overOf(watcher)).verified !== null);
  const over = await overOf(watcher);
  assert.deepEqual([over.verified, 'unverified' in over], [false, false]);
  assert.match(logged.join('\n'), /does not stand the test: outcome 0, in entry 0, is .* by the secret; the record says /);
});

test('a verifier that breaks or takes too long is not taken for a verdict: it is said, written down, and tried again', async (t) => {
  const { data, table } = await finished(t);
  const programs: [string, RegExp][] = [
    ['parentPort.on("message", () => { for (;;); })', /took longer than 60 ms/],
    ['parentPort.on("message", () => process.exit(1))', /its thread has ended/],
    ['parentPort.on("message", () => { throw new Error("oh no"); })', /oh no/],
    ['throw new Error("not even begun");', /not even begun/],
  ];
  for (const [text, says] of programs) {
    const logged: string[] = [];
    const limit = text.includes('for (;;)') ? 10 : 20_000;
    const house = await open(t, { data, verifying: { file: program(text), limit }, log: (message) => logged.push(message) });
    const watcher = new Player(house.url, table);
    const stream = await Stream.open(watcher);
    await stream.until((events) => events.length === 2);
    const { over } = stream.events[1].data.snapshot;
    assert.equal(over!.verified, null);
    assert.match(over!.unverified!, /the house could not verify this record/);
    assert.match(logged.join('\n'), new RegExp(`table ${table}: its record could not be verified: .*${says.source}`));
    const [player] = await newTable(house.url, { players: 3 });
    await player.snapshot();
    await stream.close();
    await house.close();
  }
  const house = await open(t, { data });
  const watcher = new Player(house.url, table);
  await eventually(async () => (await overOf(watcher)).verified === true);
});

test('a table that is put away before its turn is verified when it comes back, and what is known stays known', async (t) => {
  const { data, table } = await finished(t);
  const house = await open(t, { data, restAfter: 20 });
  const watcher = new Player(house.url, table);
  await overOf(watcher);
  await eventually(async () => (await ask<{ tables: number }>(house.url, '/api/health')).body.tables === 0);
  await eventually(async () => (await overOf(watcher)).verified === true);
  await eventually(async () => (await ask<{ tables: number }>(house.url, '/api/health')).body.tables === 0);
  assert.equal((await overOf(watcher)).verified, true, 'at the first look');
});
