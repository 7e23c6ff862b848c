// Games that go on elsewhere, over HTTP: from a device at a house, and back.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { suite, test, type TestContext } from 'node:test';
import { Io, type GameRecord } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import {
  commitmentTo,
  handedTo,
  handoverOf,
  takingOver,
  toTheEnd,
  verifyRecord,
  type Handover,
  type Opened,
  type Problem,
  type Snapshot,
  type Table,
} from '@ridotto/table';
import { Played, type Wanted } from '@ridotto/table/tests/kit.ts';
import { Guest, seated } from './tests/guests.ts';
import { ask, eventually, newTable, open, Player, playOn, Stream, type Answer } from './tests/kit.ts';
import { onPostgres } from './tests/postgres.ts';
import type { Serving, ServeOptions } from './serve.ts';

const kind = ({ status, body }: Answer<unknown>): string => (status < 400 ? String(status) : (body as Problem).type.split(':').at(-1)!);
const newKey = (): string => randomBytes(32).toString('base64url');
/** As a device gives it away. */
function given(table: Table): Handover {
  const handover = handoverOf(table);
  assert.ok(!('problem' in handover));
  return handover;
}
function begun(wanted: Wanted, steps: number): Played {
  const played = new Played(wanted);
  for (const luck = new Io(7); steps > 0; steps--) played.step(luck);
  return played;
}
const hand = (url: string, body: object): Promise<Answer<Opened & Problem>> => ask(url, '/api/handovers', { body });
const playersOf = (url: string, { table, seats }: Opened): Player[] => seats.map(({ token }) => new Player(url, table, token));

/** The device of whoever takes a table along. */
class Device {
  readonly secret: string;
  constructor(seed: number) {
    this.secret = Buffer.alloc(32, seed).toString('hex');
  }
  get takes(): object {
    return { do: 'propose', what: { do: 'take-along', commitment: commitmentTo(this.secret) }, key: 'take along' };
  }
  brought(handover: Handover, came: string): Table {
    const about = { id: 'here', from: 'house', came, randomBytes: () => Buffer.from(this.secret, 'hex'), bots: () => ['random'] } as const;
    return toTheEnd(takingOver(handover, about, 0)).table;
  }
}
/** Whoever is awaited chooses blindly, so many times. */
function onTheDevice(table: Table, times: number): void {
  const luck = new Io(3);
  for (let n = 0; n < times && !table.over; n++) {
    const [seat] = table.awaited;
    const legal = table.match.legal(seat);
    assert.ok('entry' in table.play(seat, [table.game.codec.format(legal[luck.pick(legal.length)])], 0));
  }
}

type Jobs = (data: string, database: string | undefined) => Promise<readonly string[]>;
function handovers(name: string, place: () => Promise<Partial<ServeOptions>>, jobs: Jobs): void {
  suite(name, () => {
    const house = async (t: TestContext, more: Partial<ServeOptions> = {}): Promise<Serving> => open(t, { ...(await place()), ...more });

    test('a game of a device goes on at the house, to its end, and its record stands the test', async (t) => {
      const { url } = await house(t);
      const played = begun({ players: 3, humans: 2, seed: 3 }, 9);
      const key = newKey();
      const { status, body, text } = await hand(url, { key, ...given(played.table) });
      assert.equal(status, 201, text);
      assert.equal(body.table, handedTo(key));
      assert.deepEqual(
        body.seats.map(({ seat }) => seat),
        ['s0', 's1'],
      );
      const players = playersOf(url, body);
      const { dealers, commitment, names, players: seats } = await players[0].snapshot();
      const { setup, match } = played.table;
      assert.deepEqual(dealers, [{ by: 'device', entries: match.log.length, commitment: setup.commitment }]);
      assert.notEqual(commitment, setup.commitment);
      assert.deepEqual(names, setup.names);
      assert.deepEqual(seats[2], { kind: 'bot', bot: 'random' });
      // Sent again, it is the same table, wherever it has come to meanwhile.
      await playOn(players, new Io(1), (n) => n === 3);
      assert.deepEqual((await hand(url, { key, ...given(played.table) })).body, body);
      await playOn(players, new Io(2));
      const record = (await players[0].ask<GameRecord>('record')).body;
      const verdict = verifyRecord(gameNamed('san-marco'), record);
      assert.ok(verdict.ok, verdict.detail);
      assert.equal(record.dealers?.[0].secret, setup.secret);
    });

    test('at once from two windows it is one table; what does not fit is refused, and leaves nothing behind', async (t) => {
      const { url } = await house(t);
      const { table } = begun({ players: 3, seed: 3 }, 5);
      const handover = given(table);
      const key = newKey();
      const both = await Promise.all([hand(url, { key, ...handover }), hand(url, { key, ...handover })]);
      assert.deepEqual([kind(both[0]), both[1].body], ['201', both[0].body]);
      const refused = async (change: object, why: string, what = 'not-taken'): Promise<void> => {
        const unused = newKey();
        const answer = await hand(url, { key: unused, ...handover, ...change });
        assert.equal(kind(answer), what, answer.text);
        if (what === 'not-taken') assert.deepEqual(answer.body.facts, { why });
        assert.equal(kind(await ask(url, `/api/tables/${handedTo(unused)}`)), 'no-such-table');
      };
      const { record } = handover;
      await refused({ record: { ...record, secret: 'ab'.repeat(32) } }, 'wrong-secret');
      await refused({ record: { ...record, edition: `sha256:${'ab'.repeat(32)}` } }, 'wrong-edition');
      await refused({ record: { ...record, rules: 99 } }, 'newer-rules');
      await refused({ record: { ...record, log: record.log.slice(1) } }, 'departs');
      await refused({ record: { format: 'none' } }, 'no-record');
      await refused({ players: [] }, '', 'bad-request');
      await refused({ players: handover.players.slice(1) }, 'bad-setup');
      await refused({ key: 'short' }, '', 'bad-request');
      await refused({ came: 'x' }, '', 'bad-request');
      await refused({ record: { ...record, editionFile: { name: 'x'.repeat(5 * 1024 * 1024) } } }, '', 'too-large');
    });

    test('what was begun on a device counts for nobody', async (t) => {
      const { url } = await house(t, { publishes: true });
      const anne = await Guest.known(url, 'Anne');
      const { body } = await hand(url, { key: newKey(), ...given(begun({ players: 3, seed: 3 }, 5).table) });
      await playOn(playersOf(url, body), new Io(2));
      await eventually(async () => (await anne.ask('/api/me/library', { table: body.table })).status === 200);
      assert.deepEqual((await ask<{ games: object[] }>(url, '/api/library')).body.games, []);
    });

    test('taken along: nobody plays there any more, and only whoever takes it is given it; it comes back', async (t) => {
      const { url } = await house(t);
      const [anne, benoit] = await newTable(url, { players: 3, humans: 2 });
      const watcher = new Player(url, anne.table);
      await playOn([anne, benoit], new Io(4), (n) => n === 6);
      const device = new Device(1);
      assert.equal(kind(await watcher.ask('matter', device.takes)), 'seat-needed');
      const stream = await Stream.open(watcher);
      assert.equal((await anne.ask<Snapshot>('matter', device.takes)).body.gone, undefined);
      assert.equal(kind(await anne.ask('along')), 'not-asked');
      // What Benoît adds to the dealing comes after the commitment of the device.
      assert.equal(kind(await benoit.ask('matter', { do: 'agree', proposal: 1, salt: 'line\nbreak', key: 'no' })), 'bad-request');
      assert.equal(kind(await benoit.ask('matter', { do: 'agree', proposal: 1, salt: 'fresh', key: 'yes' })), '200');
      const salts = ['', 'fresh', ''];
      const gone = { to: 'device', by: 's0', commitment: commitmentTo(device.secret), salts };
      for (const who of [anne, benoit, watcher]) {
        const { gone: where, over, awaits, legal } = await who.snapshot();
        assert.deepEqual({ where, over, awaits, legal }, { where: gone, over: null, awaits: [], legal: [] });
      }
      await stream.until((events) => events.at(-1)?.data.snapshot?.gone !== undefined);
      await stream.close();
      assert.deepEqual([kind(await benoit.ask('along')), kind(await watcher.ask('along'))], ['seat-needed', 'seat-needed']);
      assert.equal(kind(await benoit.ask('message', { message: 'Hello', key: 'h' })), 'gone');
      assert.equal(kind(await watcher.ask('record')), 'not-over');
      const { body: handover, status } = await anne.ask<Handover>('along');
      assert.equal(status, 200);
      const table = device.brought(handover, anne.table);
      onTheDevice(table, 8);
      // What is not the game that was taken along is not taken for it.
      const back = (key: string, change: object = {}) => hand(url, { key, came: anne.table, ...given(table), ...change });
      const { record } = given(table);
      const others = given(begun({ players: 3, seed: 3 }, 5).table);
      // Nor what the device has dealt by other salts than those.
      const chosen = device.brought({ ...handover, salts: ['', 'chosen', ''] }, anne.table);
      onTheDevice(chosen, 8);
      for (const change of [others, { record: { ...record, dealers: undefined } }, given(chosen)])
        assert.equal(kind(await back(newKey(), change)), 'not-taken');
      const key = newKey();
      const { body } = await back(key);
      assert.deepEqual((await watcher.snapshot()).gone, { ...gone, table: body.table });
      const [again] = playersOf(url, body);
      const { came, dealers } = await again.snapshot();
      assert.equal(came, anne.table);
      assert.deepEqual(
        dealers?.map(({ by }) => by),
        ['house', 'device'],
      );
      assert.deepEqual((await back(key)).body, body);
      assert.equal(kind(await back(newKey())), 'gone');
      await playOn(playersOf(url, body), new Io(2));
      const played = (await again.ask<GameRecord>('record')).body;
      assert.deepEqual([played.salts, played.dealers?.map((dealer) => dealer.salts?.join())], [salts, [',,', undefined]]);
      const verdict = verifyRecord(gameNamed('san-marco'), played);
      assert.ok(verdict.ok, verdict.detail);
    });

    test('a table with clocks, deadlines and guests ends cleanly when it is taken along', async (t) => {
      const where = await place();
      const { url, data } = await open(t, { ...where, toldAfter: 60_000 });
      const guests = await Promise.all(['Anne', 'Benoît', 'Christian'].map((name) => Guest.known(url, name)));
      assert.equal(kind(await guests[0].ask('/api/me/told', { remind: 3_600_000 })), '200');
      const players = await seated(guests, { tempo: { kind: 'live', bank: 600_000, increment: 0 } });
      const [anne, ...others] = players;
      const due = async () => (await jobs(data, where.database)).filter((key) => key.includes(anne.table));
      assert.notDeepEqual(await due(), []);
      assert.equal(kind(await anne.ask('matter', new Device(2).takes)), '200');
      for (const one of others) assert.equal(kind(await one.ask('matter', { do: 'agree', proposal: 1, key: 'yes' })), '200');
      const { gone, clocks } = await anne.snapshot();
      assert.equal(gone?.to, 'device');
      assert.ok(clocks?.every(({ until }) => until === null));
      assert.deepEqual(await due(), []);
      const { body } = await anne.ask<Handover>('along');
      assert.ok(body.players.every(({ kind: who }) => who === 'human'));
    });
  });
}

const keys = (rows: readonly object[]): string[] => rows.map((row) => (row as { key: string }).key);
handovers(
  'games that go on elsewhere',
  () => Promise.resolve({}),
  (data) => {
    const store = new DatabaseSync(path.join(data, 'ridotto.sqlite'), { readOnly: true });
    const rows = store.prepare('select key from jobs').all();
    store.close();
    return Promise.resolve(keys(rows));
  },
);
await onPostgres((server) =>
  handovers(
    'games that go on elsewhere, on PostgreSQL',
    async () => ({ database: await server.store() }),
    async (_, database) => keys(await server.run('select key from jobs', database!)),
  ),
);
