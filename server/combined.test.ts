// Several tables on one connection: what each gives is what its own stream gives.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import { ask, eventually, newTable, open, Player, playOn, Stream, type Event } from './tests/kit.ts';

/** The events of one table, as its own stream would give them. */
const of = (events: readonly Event[], table: number): unknown[] => plain(events.filter(({ data }) => data.of === table));
const plain = (events: readonly Event[]): unknown[] =>
  events.map(({ event, data: { happening, snapshot } }) => ({ event, happening, snapshot }));

test('each table, each seat, on one stream: the same as on streams of their own, from the start and resumed', async (t) => {
  const house = await open(t);
  const tables = await Promise.all([
    newTable(house.url, { players: 3 }),
    newTable(house.url, { players: 4, humans: 2 }),
    newTable(house.url, { players: 3, confirm: true }),
  ]);
  const luck = new Io(181);
  for (const players of tables) await playOn(players, luck, (n) => n >= 3);
  const viewers = [...tables.flat(), new Player(house.url, tables[0][0].table)];
  for (const after of [0, 2, undefined]) {
    const one = await Stream.combined(
      viewers,
      viewers.map(() => after),
    );
    const own = await Promise.all(viewers.map((viewer) => Stream.open(viewer, { after })));
    for (const stream of own) await stream.until((events) => events.some(({ event }) => event === 'snapshot'));
    await one.until((events) => events.filter(({ event }) => event === 'snapshot').length === viewers.length);
    for (const players of tables) await playOn(players, luck, (n) => n >= 2);
    for (const [i, viewer] of viewers.entries()) {
      const { seq } = await viewer.snapshot();
      const there = (events: readonly Event[]): boolean => events.at(-1)?.data.snapshot?.seq === seq;
      await own[i].until(there);
      await one.until((events) => there(events.filter(({ data }) => data.of === i)));
      assert.deepEqual(of(one.events, i), plain(own[i].events));
    }
    await Promise.all([one, ...own].map((stream) => stream.close()));
  }
});

test('what cannot be followed is refused by name, and the others are followed', async (t) => {
  const house = await open(t);
  const [anne] = await newTable(house.url, { players: 3 });
  const [stranger] = await newTable(house.url, { players: 3 });
  const nowhere = new Player(house.url, 'AAAAAAAAAAAAAAAA', anne.token);
  const impostor = new Player(house.url, anne.table, stranger.token);
  const garbled = new Player(house.url, anne.table, 'x');
  const stream = await Stream.combined([nowhere, impostor, garbled, anne]);
  await stream.until((events) => events.length === 4);
  assert.deepEqual(
    stream.events.map(({ event, data }) => [event, data.of, data.problem?.type.split(':').at(-1)]),
    [
      ['refused', 0, 'no-such-table'],
      ['refused', 1, 'bad-token'],
      ['refused', 2, 'bad-token'],
      ['snapshot', 3, undefined],
    ],
  );
  await stream.close();
});

test('it counts as one stream, watches as many tables as it names, and gives them all back', async (t) => {
  const house = await open(t, { limits: true, trustProxy: ['loopback'] });
  const players = await newTable(house.url, { players: 4 });
  const watchers = async (): Promise<number> => (await ask<{ watchers: number }>(house.url, '/api/health')).body.watchers;
  const stream = await Stream.combined(players);
  await eventually(async () => (await watchers()) === 4);
  await stream.close();
  await eventually(async () => (await watchers()) === 0);
  // As many as one address may have; a browser behind it takes one of them, whatever it follows.
  const body = JSON.stringify({ tables: players.map(({ table, token }) => ({ table, token })) });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
  const stranger = () => fetch(`${house.url}/api/streams`, { method: 'POST', headers, body });
  const answers = await Promise.all(Array.from({ length: 101 }, stranger));
  assert.deepEqual(
    [200, 429].map((status) => answers.filter((answer) => answer.status === status).length),
    [100, 1],
  );
  for (const answer of answers) await answer.body?.cancel();
  await eventually(async () => (await watchers()) === 0);
});

test('it ends when the house closes', async (t) => {
  const house = await open(t);
  const stream = await Stream.combined(await newTable(house.url, { players: 3 }));
  await stream.until((events) => events.length === 3);
  await house.close();
  await stream.done;
  assert.ok(stream.ended);
});

test('a list that says nothing, or too much, is refused with what is wrong', async (t) => {
  const house = await open(t);
  const [{ table }] = await newTable(house.url, { players: 3 });
  const lists = [
    undefined,
    [],
    Array.from({ length: 201 }, () => ({ table })),
    [{ table, after: -1 }],
    [{ table, more: 1 }],
    [{ token: 'x' }],
  ];
  for (const tables of lists) assert.equal((await ask(house.url, '/api/streams', { body: { tables } })).status, 400);
  assert.equal((await ask(house.url, '/api/streams', { method: 'GET' })).status, 404);
});
