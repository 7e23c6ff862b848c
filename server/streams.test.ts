import assert from 'node:assert/strict';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import { sanMarco } from '@ridotto/games';
import { verifyRecord } from '@ridotto/table';
import { eventually, newTable, open, Player, playOn, Stream, type Event } from './tests/kit.ts';

const happenings = (events: readonly Event[]): Event[] => events.filter(({ event }) => event === 'happening');

test('a stream that is cut and resumed gives what one that was never cut gives', async (t) => {
  const house = await open(t);
  const players = await newTable(house.url, { players: 4, humans: 2, confirm: true });
  const viewers = [...players, new Player(house.url, players[0].table)];
  const whole = await Promise.all(viewers.map((viewer) => Stream.open(viewer, { after: 0 })));
  const pieces: Event[][] = viewers.map(() => []);
  const luck = new Io(91);
  for (let over = false; !over;) {
    const streams = await Promise.all(viewers.map((viewer, i) => Stream.open(viewer, { last: pieces[i].at(-1)?.id ?? 0 })));
    const length = 2 + luck.pick(8);
    over = (await playOn(players, luck, (n) => n >= length)) < length;
    // Cut without waiting for what is still on its way; something happens while nobody listens.
    await Promise.all(streams.map((stream) => stream.close()));
    streams.forEach((stream, i) => pieces[i].push(...happenings(stream.events)));
    if (!over) await playOn(players, luck, (n) => n >= luck.pick(3));
  }
  for (const [i, viewer] of viewers.entries()) {
    const { seq } = await viewer.snapshot();
    await whole[i].until((events) => events.at(-1)?.id === seq);
    const last = await Stream.open(viewer, { last: pieces[i].at(-1)?.id ?? 0 });
    await last.until((events) => events.some(({ event }) => event === 'snapshot'));
    pieces[i].push(...happenings(last.events));
    assert.deepEqual(last.events.at(-1), { id: seq, event: 'snapshot', data: { snapshot: await viewer.snapshot() } });
    await last.close();
    assert.deepEqual(
      pieces[i].map(({ id, data }) => [id, data.happening]),
      happenings(whole[i].events).map(({ id, data }) => [id, data.happening]),
    );
    assert.deepEqual(
      pieces[i].map(({ data }) => data.happening),
      await viewer.log(),
    );
    // Of what was missed only shortly the snapshots are the same too.
    for (const [n, { data }] of pieces[i].entries()) {
      const then = happenings(whole[i].events)[n].data.snapshot;
      assert.ok(data.snapshot.seq === then.seq ? assert.deepEqual(data.snapshot, then) === undefined : data.snapshot.seq > then.seq);
    }
  }
  await Promise.all(whole.map((stream) => stream.close()));
  const verdict = verifyRecord(sanMarco, (await players[0].ask('record')).body);
  assert.equal(verdict.ok, true, verdict.detail);
});

test('without a number a stream begins now; with one too high, too', async (t) => {
  const house = await open(t);
  const players = await newTable(house.url, { players: 3 });
  await playOn(players, new Io(92), (n) => n >= 5);
  const { seq } = await players[0].snapshot();
  for (const from of [{}, { after: 9999 }, { last: seq }]) {
    const stream = await Stream.open(players[0], from);
    await stream.until((events) => events.length > 0);
    assert.deepEqual(
      stream.events.map(({ event, id }) => [event, id]),
      [['snapshot', seq]],
    );
    await stream.close();
  }
  // Last-Event-ID goes before `after`: it is what a browser adds when it comes back to the same address.
  const both = await Stream.open(players[0], { after: 0, last: seq - 1 });
  await both.until((events) => events.length === 2);
  assert.equal(both.events[0].id, seq);
  await both.close();
});

test('streams show signs of life, are forgotten when they end, and end when the house closes', async (t) => {
  const house = await open(t, { heartbeat: 20 });
  const players = await newTable(house.url, { players: 3 });
  const watchers = async (): Promise<number> => ((await (await fetch(`${house.url}/api/health`)).json()) as { watchers: number }).watchers;
  const streams = await Promise.all(players.map((player) => Stream.open(player)));
  assert.equal(await watchers(), 3);
  await streams[0].close();
  await eventually(async () => (await watchers()) === 2);
  const answer = await fetch(`${house.url}/api/tables/${players[0].table}/events`);
  const reader = answer.body!.getReader();
  let text = '';
  while (!text.includes('\n:\n\n')) text += new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();
  await house.close();
  await Promise.all(streams.map((stream) => stream.done));
  assert.ok(streams[1].ended && streams[2].ended);
});

test('a stranger has a hundred streams at most, and gets new ones when old ones end', async (t) => {
  const house = await open(t, { limits: true, trustProxy: ['loopback'] });
  const [player] = await newTable(house.url, { players: 3 });
  const address = `${house.url}/api/tables/${player.table}/events`;
  const stranger = () => fetch(address, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const answers = await Promise.all(Array.from({ length: 101 }, stranger));
  assert.equal(answers.filter(({ status }) => status === 200).length, 100);
  assert.equal(answers.filter(({ status }) => status === 429).length, 1);
  // A stream that could not be opened takes no place.
  assert.equal((await fetch(`${house.url}/api/tables/AAAAAAAAAAAAAAAA/events`)).status, 404);
  for (const { body } of answers) await body?.cancel();
  await eventually(async () => {
    const { status, body } = await stranger();
    await body?.cancel();
    return status === 200;
  });
});

test('closing finishes what is under way, and what was acknowledged is there when it opens again', async (t) => {
  const house = await open(t);
  const tables = await Promise.all(Array.from({ length: 8 }, () => newTable(house.url, { players: 3, humans: 1 })));
  const luck = new Io(93);
  const acknowledged = new Map<Player, number>();
  const playing = tables.map(async ([player]) => {
    for (;;) {
      const snapshot = await player.snapshot();
      if (snapshot.legal.length === 0) continue;
      const { status, body } = await player.say(snapshot.question, await player.blindParts(snapshot, luck));
      if (status === 200) acknowledged.set(player, body.seq);
    }
  });
  await eventually(() => acknowledged.size === 8);
  await Promise.all([house.close(), ...playing.map((one) => one.catch(() => undefined))]);
  const again = await open(t, { data: house.data });
  for (const [player, seq] of acknowledged) {
    player.url = again.url;
    assert.ok((await player.snapshot()).seq >= seq);
  }
});
