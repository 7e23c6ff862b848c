// What is done beside the game: over HTTP, on streams, and after the house was killed.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, type Game } from '@ridotto/engine';
import { inkognito } from '@ridotto/games';
import type { Aside, Problem, Snapshot } from '@ridotto/table';
import { Child, folder, newTable, open, Player, playOn, Stream, type Answer } from './test-kit.ts';

const GAME = inkognito as unknown as Game;
const gesture = (player: Player, made: object, key = player.newKey()): Promise<Answer<Snapshot & Problem>> =>
  player.ask('gesture', { key, ...made });
const told = (stream: Stream): Aside[] => stream.events.flatMap(({ data }) => data.happening?.aside ?? []);

test('a gesture reaches every stream as it is made, a spectator’s too, and outlives the house', async (t) => {
  const data = folder(t);
  const first = await Child.start(t, data);
  const players = await newTable(first.url, { game: GAME, players: 4 });
  const everybody = [...players, new Player(first.url, players[0].table)];
  const streams = await Promise.all(everybody.map((one) => Stream.open(one)));
  assert.equal((await gesture(players[1], { gesture: 'wink', to: 's3' }, 'once')).status, 200);
  assert.equal((await gesture(players[3], { gesture: 'frown' })).status, 200);
  for (const stream of streams) {
    await stream.until(() => told(stream).length === 2);
    assert.deepEqual(told(stream), [{ gesture: 'wink', to: 's3' }, { gesture: 'frown' }]);
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
