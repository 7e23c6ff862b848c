import assert from 'node:assert/strict';
import test from 'node:test';
import type { GatheringView } from '@ridotto/table';
import { Guest, opened, seated, stopped } from '../tests/guests.ts';
import { eventually, newTable, open, Player } from '../tests/kit.ts';
import { onPostgres } from '../tests/postgres.ts';

const DAY = 24 * 3_600_000;
const YEAR = 365 * DAY;
const closed = async (player: Player): Promise<boolean> => (await player.snapshot()).over?.closed === true;
const fills = async (guest: Guest, id: string): Promise<string> => (await guest.ask<GatheringView>(`/api/gatherings/${id}`)).body.state;

test('what nobody has come back to for a year is closed, whether it is played or fills, and nothing else', async (t) => {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const logged: string[] = [];
  const about = { now: () => clock.now, log: (message: string) => logged.push(message) };
  const first = await open(t, { ...about, abandonedAfter: YEAR });
  const [left] = await newTable(first.url, { players: 3, humans: 3 });
  const [kept] = await newTable(first.url, { players: 3, humans: 3 });
  const guests = await Promise.all(['Anne', 'Benoît', 'Christian'].map((name) => Guest.known(first.url, name)));
  const [over] = await seated(guests);
  await stopped(guests, over.table);
  const { id } = await opened(guests[0]);
  clock.now += 200 * DAY;
  await kept.ask('message', { message: 'Are you there?', key: 'hello' });
  const { id: later } = await opened(guests[1]);
  await first.close();

  clock.now += 166 * DAY;
  const next = async (): Promise<void> => {
    const { url } = await open(t, { ...about, data: first.data, abandonedAfter: YEAR });
    for (const one of [left, kept, over, ...guests]) one.url = url;
  };
  await next();
  await eventually(() => logged.some((line) => line.startsWith('2 tables that nobody had come back to')));
  assert.deepEqual(await Promise.all([left, kept, over].map(closed)), [true, false, false]);
  assert.deepEqual([await fills(guests[0], id), await fills(guests[1], later)], ['given-up', 'open']);
  // It is a game that ended without a result, to be looked at as ever.
  assert.partialDeepStrictEqual((await left.snapshot()).over, { stopped: true, winners: [] });
  assert.equal((await left.ask('record')).status, 200);
});

test('a house that may keep them keeps them', async (t) => {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const about = { now: () => clock.now, abandonedAfter: 0 };
  const first = await open(t, about);
  const [left] = await newTable(first.url, { players: 3, humans: 3 });
  await first.close();
  clock.now += 100 * YEAR;
  const { url } = await open(t, { ...about, data: first.data });
  left.url = url;
  // Whatever was to be done at the start is done by then.
  await newTable(url, { players: 3, humans: 3 });
  assert.equal(await closed(left), false);
});

await onPostgres((server) => {
  void test('of several houses on PostgreSQL one closes them, a page at a time', async (t) => {
    const database = await server.store();
    const before = await open(t, { database, abandonedAfter: 0 });
    const players = await Promise.all(Array.from({ length: 120 }, async () => (await newTable(before.url, { players: 3, humans: 3 }))[0]));
    await before.close();
    const logged: string[] = [];
    const about = { database, abandonedAfter: 1, log: (message: string) => logged.push(message) };
    const [{ url }] = await Promise.all([open(t, about), open(t, about)]);
    await eventually(() => logged.some((line) => line.startsWith('120 tables that nobody had come back to')));
    for (const player of players) player.url = url;
    assert.ok(await closed(players[0]));
    assert.ok(await closed(players[119]));
    assert.equal(logged.filter((line) => /come back to/.test(line)).length, 1);
  });
});
