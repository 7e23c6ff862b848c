// Notes of a seat over HTTP: on two devices, after the house was killed, and nothing of them for anybody else.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Notes, Problem } from '@ridotto/table';
import { Child, folder, newTable, open, Player, Stream, type Answer } from './tests/kit.ts';

const SECRET = 'Christian is Agent X';
const write = (player: Player, revision: number, notes: unknown): Promise<Answer<Notes & Problem>> =>
  player.ask('notes', { revision, notes });
const read = async (player: Player): Promise<Notes> => (await player.ask<Notes>('notes')).body;

test('two devices of a seat: the slower one is told, and after kill -9 all is there', async (t) => {
  const data = folder(t);
  const first = await Child.start(t, data);
  const [mine] = await newTable(first.url, { players: 3 });
  const sameSeat = new Player(first.url, mine.table, mine.token);
  assert.deepEqual(await read(mine), { revision: 0, notes: null });
  assert.deepEqual((await write(mine, 0, { text: SECRET })).body, { revision: 1, notes: { text: SECRET } });
  const stale = await write(sameSeat, 0, { text: 'late' });
  assert.equal(stale.status, 409);
  assert.match(stale.body.type, /stale-notes$/);
  assert.deepEqual(stale.body.notes, { revision: 1, notes: { text: SECRET } });
  assert.equal((await write(sameSeat, 1, { text: `${SECRET}, late` })).status, 200);
  await first.kill();
  const second = await Child.start(t, data);
  mine.url = second.url;
  assert.deepEqual(await read(mine), { revision: 2, notes: { text: `${SECRET}, late` } });
  assert.equal((await write(mine, 2, null)).status, 200);
  await second.kill();
});

test('other seats and spectators get nothing of them: no answer, no event, no byte', async (t) => {
  const house = await open(t);
  const [mine, other] = await newTable(house.url, { players: 3 });
  const spectator = new Player(house.url, mine.table);
  const everybody = [mine, other, spectator];
  const streams = await Promise.all(everybody.map((one) => Stream.open(one)));
  const before = await Promise.all(everybody.map((one) => one.snapshot()));
  for (let n = 0; n < 5; n++) assert.equal((await write(mine, n, SECRET.repeat(n + 1))).status, 200);
  assert.deepEqual(await Promise.all(everybody.map((one) => one.snapshot())), before);
  assert.equal((await spectator.ask('notes')).status, 401);
  assert.equal((await write(spectator, 5, 'x')).status, 401);
  assert.deepEqual(await read(other), { revision: 0, notes: null });
  assert.equal((await write(other, 0, 'mine')).status, 200);
  assert.equal((await read(mine)).notes, SECRET.repeat(5));
  // A message comes after all of it, and is the first that any stream tells.
  assert.equal((await other.ask('message', { key: 'k', message: 'Good evening' })).status, 200);
  for (const stream of streams) {
    await stream.until((events) => events.some(({ data }) => data.happening?.aside));
    assert.equal(stream.events.filter(({ event }) => event === 'happening').length, 1);
    assert.ok(!JSON.stringify(stream.events).includes(SECRET));
  }
  for (const one of everybody) assert.ok(!JSON.stringify(await one.log()).includes(SECRET));
});

test('what are no notes is refused', async (t) => {
  const house = await open(t);
  const [mine] = await newTable(house.url, { players: 3 });
  for (const wrong of [
    {},
    { revision: 0 },
    { notes: 1 },
    { revision: -1, notes: 1 },
    { revision: 0.5, notes: 1 },
    { revision: '0', notes: 1 },
  ])
    assert.equal((await mine.ask('notes', wrong)).status, 400, JSON.stringify(wrong));
  assert.equal((await write(mine, 0, 'x'.repeat(16 * 1024))).status, 413);
  assert.equal((await write(mine, 0, 'x'.repeat(33 * 1024))).status, 413);
  // Deep enough, it would be more than the stack can hold.
  const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
  assert.equal((await write(mine, 0, nested(1000))).status, 400);
  assert.equal((await write(mine, 1, 'x')).status, 409);
  assert.deepEqual(await read(mine), { revision: 0, notes: null });
});
