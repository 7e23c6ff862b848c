// Whoever was away for long is told all of it, in order, however large the edition of the table.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { test, type TestContext } from 'node:test';
import { Io, type Game } from '@ridotto/engine';
import { gameNamed, venice } from '@ridotto/games';
import type { Happening, Snapshot } from '@ridotto/table';
import { Played } from '@ridotto/table/tests/kit.ts';
import { SqliteStore } from './storage/sqlite.ts';
import { ask, eventually, folder, open, Player, Stream } from './tests/kit.ts';

/** A game of five bots to its end, with an edition of one's own as long as may be. Its id. */
async function longTable(url: string): Promise<string> {
  const standard = gameNamed('venice').standard as object;
  const edition = { ...standard, name: 'of one’s own', notes: Array.from({ length: 400 }, () => 'x'.repeat(1000)) };
  const seats = ['Anne', 'Benoît', 'Christian', 'Denise', 'Émile'].map((name) => ({ name, kind: 'bot', bot: 'random' }));
  const opened = await ask<{ table: string }>(url, '/api/tables', { body: { game: 'venice', seats, edition } });
  assert.equal(opened.status, 201, JSON.stringify(opened.body).slice(0, 400));
  return opened.body.table;
}

interface Told {
  readonly happening?: Happening;
  readonly snapshot?: Snapshot;
}
async function catchUp(url: string, table: string): Promise<{ readonly told: Told[] }> {
  const answer = await fetch(`${url}/api/tables/${table}/events?after=0`);
  const told: Told[] = [];
  let rest = '';
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: '));
      if (data) told.push(JSON.parse(data.slice(6)) as Told);
    }
    if (told.length > 0 && told.at(-1)!.happening === undefined) break;
  }
  return { told };
}

test('hundreds of missed events come in order, the edition apart from them', async (t) => {
  const house = await open(t, {});
  const table = await longTable(house.url);
  await eventually(async () => ((await ask<Snapshot>(house.url, `/api/tables/${table}`)).body.seq ?? 0) > 300);
  const { told } = await catchUp(house.url, table);
  const happenings = told.flatMap(({ happening }) => happening ?? []);
  assert.ok(happenings.length > 300);
  assert.deepEqual(
    happenings.map(({ seq }) => seq),
    happenings.map((_, i) => i + 1),
  );
  assert.equal(told.at(-1)!.snapshot!.seq, happenings.length);
  assert.equal(told[0].snapshot, undefined, 'what is long past needs no snapshot');
  // What happens while one reads has a snapshot each, and is not counted.
  const past = told.filter(({ happening }) => happening !== undefined && happening.seq <= 300);
  assert.ok(JSON.stringify(past).length < 2_000_000, `${JSON.stringify(past).length} characters`);
  const edition = await fetch(`${house.url}/api/tables/${table}/edition`);
  assert.match(edition.headers.get('cache-control') ?? '', /immutable/);
  assert.equal(((await edition.json()) as { notes: string[] }).notes.length, 400);
});

const LONG = 'a-very-long-game';
/** A store with a game of Venice of which whoever watches was told more than a thousand events. */
async function longAgo(t: TestContext): Promise<{ readonly data: string; readonly events: number }> {
  const data = folder(t);
  const played = new Played({ game: venice as unknown as Game, seed: 3, players: 5, humans: 0 });
  const { table, journal } = played;
  const luck = new Io(3);
  while (!table.over) {
    const [seat] = table.awaited;
    const legal = table.match.legal(seat);
    played.keep(table.play(seat, [table.game.codec.format(legal[luck.pick(legal.length)])], journal.length));
  }
  const events = table.seq(table.viewers.at(-1)!);
  assert.ok(events > 1000, `only ${events} events`);
  const store = await SqliteStore.open(data);
  await store.create({ setup: { ...table.setup, id: LONG }, seats: [], journal, notes: [] }, 'nobody');
  await store.close();
  return { data, events };
}

test('more than a thousand missed events come in order, none twice and none left out, from wherever one was', async (t) => {
  const { data, events } = await longAgo(t);
  const house = await open(t, { data });
  const watcher = new Player(house.url, LONG);
  const log = await watcher.log();
  assert.equal(log.length, events);
  for (const after of [0, 1, events - 1000, events - 13, events - 1, events]) {
    const stream = await Stream.open(watcher, { after });
    await stream.until((told) => told.some(({ event }) => event === 'snapshot'));
    const told = stream.events.filter(({ event }) => event === 'happening');
    assert.deepEqual(
      told.map(({ data: { happening } }) => happening),
      log.slice(after),
    );
    assert.equal(stream.events.find(({ event }) => event === 'snapshot')!.data.snapshot.seq, events);
    await stream.close();
  }
});

test('a reader who takes nothing is cut off when the patience is over, and nobody else', async (t) => {
  const { data } = await longAgo(t);
  const house = await open(t, { data, streamPatience: 200, heartbeat: 20 });
  const watching = async (): Promise<number> => (await ask<{ watchers: number }>(house.url, '/api/health')).body.watchers;
  const reading = await Stream.open(new Player(house.url, LONG));
  // More than any buffer on the way takes: the same long past again and again.
  const body = JSON.stringify({ tables: Array.from({ length: 200 }, () => ({ table: LONG, after: 0 })) });
  const { hostname, port } = new URL(house.url);
  const socket = net.connect({ host: hostname, port: Number(port) }).pause();
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  const head = ['POST /api/streams HTTP/1.1', 'Host: x', 'Content-Type: application/json', `Content-Length: ${body.length}`];
  socket.write([...head, '', body].join('\r\n'));
  await eventually(async () => (await watching()) > 1);
  await eventually(async () => (await watching()) === 1);
  assert.equal(reading.ended, false);
  await reading.close();
  socket.destroy();
});
