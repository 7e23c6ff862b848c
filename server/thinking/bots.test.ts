import assert from 'node:assert/strict';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import { sanMarco } from '@ridotto/games';
import { botTask, gesture, think, verifyRecord } from '@ridotto/table';
import { BEGUN, Played } from '@ridotto/table/tests/kit.ts';
import { ask, eventually, newTable, open, Player, playOn, program } from '../tests/kit.ts';

test('people and bots play a whole game, and its record verifies', async (t) => {
  const house = await open(t);
  const players = await newTable(house.url, { players: 3, humans: 1, confirm: true });
  await playOn(players, new Io(71));
  const verdict = verifyRecord(sanMarco, (await players[0].ask('record')).body);
  assert.ok(verdict.ok, verdict.detail);
  await eventually(async () => (await players[0].snapshot()).over?.verified === true);
});

test('a bot that never answers, dies, or talks nonsense is helped out of it; the house answers meanwhile', async (t) => {
  const programs: [string, RegExp][] = [
    ['parentPort.on("message", () => { for (;;); })', /took longer than 60 ms/],
    ['parentPort.on("message", () => process.exit(1))', /its thread has ended/],
    ['parentPort.on("message", () => { throw new Error("oh no"); })', /oh no/],
    ['throw new Error("not even begun");', /not even begun/],
    ['parentPort.on("message", () => parentPort.postMessage({ say: ["stop"], faults: ["a little one"] }))', /chose stop.*not legal/],
    ['parentPort.on("message", () => parentPort.postMessage({ say: ["gibberish !"], faults: [] }))', /gibberish/],
    ['parentPort.on("message", () => parentPort.postMessage({ error: "it gave up", faults: [] }))', /it gave up/],
  ];
  for (const [text, says] of programs) {
    const logged: string[] = [];
    const house = await open(t, {
      bots: { file: program(text), limit: text.includes('for (;;)') ? 10 : 20_000 },
      log: (message) => logged.push(message),
    });
    const { body } = await ask<{ table: string }>(house.url, '/api/tables', {
      body: { game: 'san-marco', seats: [1, 2, 3].map((n) => ({ name: `Bot ${n}`, kind: 'bot', bot: 'random' })) },
    });
    const watcher = new Player(house.url, body.table);
    await eventually(async () => (await watcher.snapshot()).seq > 2);
    assert.match(logged.join('\n'), says);
    await house.close();
  }
});

test('careless bots make gestures, within the limit, and the game goes on', async (t) => {
  const faults: string[] = [];
  const house = await open(t, { log: (message) => faults.push(message) });
  const seats = ['Anne', 'Benoît', 'Christian'].map((name) => ({ name, kind: 'bot', bot: 'random' }));
  const { body } = await ask<{ table: string }>(house.url, '/api/tables', {
    body: { game: 'inkognito', seats, options: { placing: 'random' } },
  });
  const watcher = new Player(house.url, body.table);
  const gestures = async (): Promise<string[]> =>
    (await watcher.log()).flatMap(({ aside, by }) => (aside && 'gesture' in aside ? [`${by} ${aside.gesture}`] : []));
  await eventually(async () => (await gestures()).length >= 3);
  assert.deepEqual(faults, []);
});

test('bots that search think in their threads, and come to something legal', async (t) => {
  const logged: string[] = [];
  const house = await open(t, { bots: { limit: 60_000 }, log: (message) => logged.push(message) });
  const seats = ['strong', 'strongest', 'easy'].map((bot, n) => ({ name: `Bot ${n}`, kind: 'bot', bot }));
  const { body } = await ask<{ table: string }>(house.url, '/api/tables', { body: { game: 'san-marco', seats } });
  const watcher = new Player(house.url, body.table);
  await eventually(async () => (await watcher.snapshot()).seq >= 6);
  assert.deepEqual(logged, []);
});

test('a closing house does not wait for a bot that thinks', async (t) => {
  const house = await open(t, { bots: { file: program('parentPort.on("message", () => { for (;;); })'), limit: 60_000 } });
  await newTable(house.url, { players: 3, humans: 1 });
  await new Promise((later) => setTimeout(later, 50));
  const start = Date.now();
  await house.close();
  assert.ok(Date.now() - start < 5000);
});

test("how bots think changes nothing of what is dealt, and a bot's luck is its own", () => {
  const logs = [1, 2].map((seed) => {
    const played = new Played({ seed: 72, players: 3, humans: 0 });
    const { table } = played;
    const luck = new Io(seed);
    for (let n = 0; n < 30; n++) {
      const [seat] = table.awaited;
      // One of the two houses thinks about everything many times over.
      for (let i = 0; i < (seed === 1 ? 1 : 5); i++) {
        const task = botTask(table, seat, luck.pick(60_000));
        const said = think(task);
        gesture(task);
        assert.deepEqual(think(task), said);
      }
      played.keep(table.play(seat, [table.game.codec.format(table.match.legal(seat)[0])], BEGUN));
    }
    return table.match.log;
  });
  assert.deepEqual(logs[0], logs[1]);
});
