// One WebSocket: what it gives is what streams give, what it takes is what the addresses take, and it is refused in the same words.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Io } from '@ridotto/engine';
import type { Happening, Problem, Snapshot } from '@ridotto/table';
import { ask, eventually, newTable, open, openSocket, Player, playOn, Stream } from './tests/kit.ts';

interface Said {
  readonly of?: number;
  readonly happening?: Happening;
  readonly snapshot?: Snapshot;
  readonly id?: number;
  readonly seq?: number;
  readonly problem?: Problem;
  readonly retry?: number;
}
/** Somebody at a socket, with all that they were told. */
class Visitor {
  readonly heard: Said[] = [];
  code: number | undefined;
  readonly #ws: WebSocket;
  private constructor(ws: WebSocket) {
    this.#ws = ws;
    ws.addEventListener('message', ({ data }) => this.heard.push(JSON.parse(data as string) as Said));
    ws.addEventListener('close', ({ code }) => (this.code = code));
  }
  static async open(t: TestContext, url: string, headers?: Readonly<Record<string, string>>): Promise<Visitor> {
    const ws = await openSocket(url, headers);
    t.after(() => ws.close());
    return new Visitor(ws);
  }
  say(said: object | string): void {
    this.#ws.send(typeof said === 'string' ? said : JSON.stringify(said));
  }
  follow(of: number, { table, token }: Player, after?: number): void {
    this.say({ follow: of, table, token, after });
  }
  close(): void {
    this.#ws.close();
  }
  of(table: number): Said[] {
    return this.heard.filter(({ of }) => of === table);
  }
  /** The answer to a command. */
  async answer(id: number): Promise<Said> {
    await eventually(() => this.heard.some((said) => said.id === id));
    return this.heard.find((said) => said.id === id)!;
  }
}
const kind = ({ problem }: Said): string | undefined => problem?.type.split(':').at(-1);
const watchers = async (url: string): Promise<number> => (await ask<{ watchers: number }>(url, '/api/health')).body.watchers;

test('each table, each seat: the same as on a stream of its own, from the start and resumed', async (t) => {
  const house = await open(t);
  const players = await newTable(house.url, { players: 3 });
  const viewers = [...players, new Player(house.url, players[0].table)];
  const luck = new Io(181);
  await playOn(players, luck, (n) => n >= 3);
  for (const after of [0, 2, undefined]) {
    const visitor = await Visitor.open(t, house.url);
    const own = await Promise.all(viewers.map((viewer) => Stream.open(viewer, { after })));
    for (const [of, viewer] of viewers.entries()) visitor.follow(of, viewer, after);
    for (const stream of own) await stream.until((events) => events.some(({ event }) => event === 'snapshot'));
    await eventually(() => viewers.every((_, of) => visitor.of(of).some(({ happening }) => !happening)));
    await playOn(players, luck, (n) => n >= 2);
    for (const [of, viewer] of viewers.entries()) {
      const { seq } = await viewer.snapshot();
      await own[of].until((events) => events.at(-1)?.data.snapshot.seq === seq);
      await eventually(() => visitor.of(of).at(-1)?.snapshot?.seq === seq);
      const told = visitor.of(of).map(({ happening, snapshot }) => ({ happening, snapshot }));
      assert.deepEqual(
        told,
        own[of].events.map(({ data: { happening, snapshot } }) => ({ happening, snapshot })),
      );
      await own[of].close();
    }
    visitor.close();
  }
});

test('a command: everybody is told, then it is answered; the same key changes nothing; refusals are those of the addresses', async (t) => {
  const house = await open(t);
  const players = await newTable(house.url, { players: 3, options: { firstLeader: 'chosen' } });
  const visitor = await Visitor.open(t, house.url);
  for (const [of, player] of players.entries()) visitor.follow(of, player);
  await eventually(() => visitor.heard.length === 3);
  const { question, legal } = visitor.of(0)[0].snapshot!;
  const say = { id: 1, of: 0, do: 'say', question, key: 'first', parts: [legal[0]] };
  visitor.say(say);
  const { seq } = await visitor.answer(1);
  assert.deepEqual(
    visitor.heard.slice(3).map(({ of, id, happening }) => [of, id, happening?.seq]),
    [
      [0, undefined, seq],
      [1, undefined, seq],
      [2, undefined, seq],
      [undefined, 1, undefined],
    ],
  );
  visitor.say({ ...say, id: 2 });
  assert.equal((await visitor.answer(2)).seq, seq);
  visitor.say({ id: 3, of: 1, do: 'message', message: 'Hello', key: 'hello' });
  assert.equal((await visitor.answer(3)).seq, seq! + 1);
  for (const [id, [said, over]] of [
    [{ ...say, key: 'second' }, players[0].say(question, say.parts as never, 'second')],
    [{ ...say, key: 'third', question: 'q2', parts: [{ do: 'stop' }] }, players[0].say('q2', [{ do: 'stop' }], 'third')],
    [{ ...say, do: 'undo', parts: undefined, key: '' }, players[0].ask<Problem>('undo', { question, key: '' })],
  ].entries() as Iterable<[number, [object, Promise<{ body: Problem }>]]>) {
    visitor.say({ ...said, id: 10 + id });
    const { problem } = await visitor.answer(10 + id);
    const { body } = await over;
    assert.deepEqual({ ...problem, detail: problem!.detail.replace('message/', 'body/') }, body);
  }
});

test('what cannot be understood, or not be followed, is refused by name, and the rest goes on', async (t) => {
  const house = await open(t);
  const [anne] = await newTable(house.url, { players: 3 });
  const [stranger] = await newTable(house.url, { players: 3 });
  const visitor = await Visitor.open(t, house.url);
  const follow = (of: number, table: string, token = anne.token): object => ({ follow: of, table, token });
  for (const [said, refused] of [
    ['x', 'not-json'],
    ['[]', 'bad-request'],
    ['{}', 'bad-request'],
    ['{"__proto__":{}}', 'bad-request'],
    [{ follow: -1, table: anne.table }, 'bad-request'],
    [{ ...follow(0, anne.table), more: 1 }, 'bad-request'],
    [{ id: 1, of: 0, do: 'undo', question: 'q1', key: 'k' }, 'bad-request'],
    [follow(0, 'AAAAAAAAAAAAAAAA'), 'no-such-table'],
    [follow(0, anne.table, stranger.token), 'bad-token'],
    [follow(0, anne.table, 'x'), 'bad-token'],
    [follow(0, anne.table), undefined],
    [{ id: 2, of: 0, do: 'sing', key: 'k' }, 'bad-request'],
  ] as const) {
    const before = visitor.heard.length;
    visitor.say(said);
    await eventually(() => visitor.heard.length > before);
    assert.equal(kind(visitor.heard[before]), refused, JSON.stringify(said));
  }
  // What has been left is not told any more, and its number is free.
  visitor.say({ leave: 0 });
  await eventually(async () => (await watchers(house.url)) === 0);
  visitor.follow(0, stranger);
  await eventually(() => visitor.of(0).at(-1)?.snapshot?.table === stranger.table);
  // As bytes, or too long.
  visitor.say('x'.repeat(40_000));
  await eventually(() => visitor.code === 1009);
  await eventually(async () => (await watchers(house.url)) === 0);
});

test('the house that closes says when to come back; signs of life until then', async (t) => {
  const house = await open(t, { heartbeat: 20 });
  const visitor = await Visitor.open(t, house.url);
  visitor.follow(0, (await newTable(house.url, { players: 3 }))[0]);
  await eventually(() => visitor.of(0).length === 1 && visitor.heard.some((said) => Object.keys(said).length === 0));
  await house.close();
  await eventually(() => visitor.code === 1012);
  assert.ok(visitor.heard.at(-1)!.retry! > 0);
});

test('limits: messages count as requests do, sockets as streams; a page of another house has no business here', async (t) => {
  const house = await open(t, { limits: true, trustProxy: ['loopback'] });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const visitor = await Visitor.open(t, house.url, headers);
  const MANY = 1300;
  for (let id = 0; id < MANY; id++) visitor.say({ id, of: 0, do: 'undo', question: 'q', key: 'k' });
  await eventually(() => visitor.heard.length === MANY);
  assert.deepEqual(
    [0, MANY - 1].map((n) => [visitor.heard[n].id, kind(visitor.heard[n])]),
    [
      [0, 'bad-request'],
      [MANY - 1, 'too-many'],
    ],
  );
  assert.equal((await ask(house.url, '/api/games', { headers })).status, 429);
  const others = { 'x-forwarded-for': '203.0.113.10' };
  const many: Visitor[] = [];
  while (many.length < 101) many.push(await Visitor.open(t, house.url, others));
  await eventually(() => many[100].heard.length > 0 && many[100].code !== undefined);
  assert.equal(kind(many[100].heard[0]), 'too-many');
  assert.ok(many.slice(0, 100).every(({ code }) => code === undefined));
  await assert.rejects(openSocket(house.url, { origin: 'http://elsewhere.example' }), /refused/);
  await openSocket(house.url, { origin: house.url }).then((ws) => ws.close());
  assert.equal((await ask(house.url, '/api/socket')).status, 400);
});
