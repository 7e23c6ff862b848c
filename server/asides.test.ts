// What is done beside the game: over HTTP, on streams, and after the house was killed.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, type Game } from '@ridotto/engine';
import { inkognito } from '@ridotto/games';
import type { Aside, Problem, Snapshot } from '@ridotto/table';
import { Child, folder, newTable, open, Player, playOn, Stream, type Answer } from './tests/kit.ts';

const GAME = inkognito as unknown as Game;
const gesture = (player: Player, made: object, key = player.newKey()): Promise<Answer<Snapshot & Problem>> =>
  player.ask('gesture', { key, ...made });
const write = (player: Player, message: string): Promise<Answer<Snapshot & Problem>> =>
  player.ask('message', { key: player.newKey(), message });
const told = (stream: Stream): Aside[] => stream.events.flatMap(({ data }) => data.happening?.aside ?? []);

test('gestures and messages reach every stream as they are made, a spectator’s too, and outlive the house', async (t) => {
  const data = folder(t);
  const first = await Child.start(t, data);
  const players = await newTable(first.url, { game: GAME, players: 4 });
  const everybody = [...players, new Player(first.url, players[0].table)];
  const streams = await Promise.all(everybody.map((one) => Stream.open(one)));
  assert.equal((await gesture(players[1], { gesture: 'wink', to: 's3' }, 'once')).status, 200);
  assert.equal((await gesture(players[3], { gesture: 'frown' })).status, 200);
  const message = '<img src=x onerror="alert(1)"> & c.';
  assert.equal((await write(players[0], message)).status, 200);
  for (const stream of streams) {
    await stream.until(() => told(stream).length === 3);
    assert.deepEqual(told(stream), [{ gesture: 'wink', to: 's3' }, { gesture: 'frown' }, { message }]);
  }
  const before = await Promise.all(everybody.map((one) => one.log()));
  await first.kill();
  const second = await Child.start(t, data);
  for (const one of everybody) one.url = second.url;
  assert.deepEqual(await Promise.all(everybody.map((one) => one.log())), before);
  assert.equal((await gesture(players[1], { gesture: 'wink', to: 's3' }, 'once')).status, 200);
  assert.deepEqual(await Promise.all(everybody.map((one) => one.log())), before);
  await second.kill();
});

test('gestures have a limit, and are nothing for spectators; what is asked stays as it was', async (t) => {
  const house = await open(t);
  const players = await newTable(house.url, { game: GAME, players: 4 });
  const spectator = new Player(house.url, players[0].table);
  const { question } = await players[0].snapshot();
  assert.deepEqual((await spectator.snapshot()).gestures, ['wink', 'ear-lobe', 'scorn', 'frown']);
  for (let n = 0; n < 3; n++) assert.equal((await gesture(players[0], { gesture: 'scorn' })).status, 200);
  const refused = await gesture(players[0], { gesture: 'scorn' });
  assert.equal(refused.status, 429);
  assert.match(refused.body.type, /too-many-gestures$/);
  assert.match(refused.body.detail, /3 gestures/);
  assert.equal((await players[0].snapshot()).question, question);
  assert.equal((await gesture(spectator, { gesture: 'scorn' })).status, 401);
  for (const wrong of [{ gesture: 'nod' }, { gesture: 'wink', to: 's0' }, { gesture: 'wink', to: 's9' }])
    assert.equal((await gesture(players[0], wrong)).status, 422, JSON.stringify(wrong));
  for (const wrong of [{}, { gesture: 1 }, { gesture: 'wink', to: 'x'.repeat(9) }, { gesture: 'wink', more: 1 }])
    assert.equal((await gesture(players[0], wrong)).status, 400, JSON.stringify(wrong));
  await playOn(players, new Io(5), (n) => n >= 1);
});

test('ten messages in a minute, none from spectators, none where there is no chat', async (t) => {
  const house = await open(t);
  const [first, second] = await newTable(house.url, { players: 3, humans: 2 });
  for (let n = 0; n < 10; n++) assert.equal((await write(first, `${n}`)).status, 200);
  const refused = await write(first, 'more');
  assert.equal(refused.status, 429);
  assert.match(refused.body.type, /too-many-messages$/);
  assert.equal((await write(second, 'Good evening')).status, 200);
  assert.equal((await write(second, 'x'.repeat(401))).status, 422);
  assert.equal((await write(second, 'x'.repeat(2001))).status, 400);
  assert.equal((await write(new Player(house.url, first.table), 'Hello')).status, 401);
  const [alone] = await newTable(house.url, { players: 3, humans: 1 });
  assert.equal((await write(alone, 'Hello')).status, 409);
});
