import assert from 'node:assert/strict';
import test from 'node:test';
import type { Opened, Problem, Snapshot } from '@ridotto/table';
import { request } from '@ridotto/table/tests/kit.ts';
import { GUEST_ROUTES } from './tests/guest-routes.ts';
import { ask, eventually, newTable, open, Player, Stream, type Answer } from './tests/kit.ts';

test('whoever needs a token is told how to send it, and nobody else is', async (t) => {
  const house = await open(t);
  const [mine] = await newTable(house.url);
  const say = async (authorization?: string) =>
    await fetch(`${house.url}/api/tables/${mine.table}/say`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
      body: JSON.stringify({ question: 'q1', key: 'k', parts: [] }),
    });
  for (const refused of [await say(), await say(`Bearer ${'x'.repeat(43)}`)]) {
    assert.equal(refused.status, 401);
    assert.match(refused.headers.get('www-authenticate') ?? 'nothing', /^Bearer realm=/);
  }
  const missing = await fetch(`${house.url}/api/nothing`);
  assert.equal(missing.status, 404);
  assert.equal(missing.headers.get('www-authenticate'), null);
});

function isProblem({ status, type, body }: Answer<Problem>, expected: number, what: string): void {
  assert.equal(status, expected, what);
  assert.match(type, /^application\/problem\+json/, what);
  assert.equal(body.status, expected, what);
  for (const key of ['type', 'title', 'detail'] as const) assert.ok(body[key].length > 5, what);
}

/** Every route of a table: what each kind of caller gets. A route that is not listed fails the test. */
const BARE = { question: 'q999', key: 'k' };
const ROUTES: Record<string, { body?: object; spectator: number; seat: number }> = {
  'get ': { spectator: 200, seat: 200 },
  'get /log': { spectator: 200, seat: 200 },
  'get /past': { spectator: 200, seat: 200 },
  'get /imagined': { spectator: 401, seat: 200 },
  'post /hint': { body: { line: 'stop' }, spectator: 401, seat: 422 },
  'get /reasons': { spectator: 401, seat: 409 },
  'get /edition': { spectator: 200, seat: 200 },
  'get /events': { spectator: 200, seat: 200 },
  'get /record': { spectator: 409, seat: 409 },
  'get /players': { spectator: 200, seat: 200 },
  'get /here': { spectator: 200, seat: 200 },
  'post /here': { body: { seen: 0, looking: false }, spectator: 401, seat: 200 },
  'post /try': { body: { line: 'stop' }, spectator: 401, seat: 422 },
  'post /why': { body: { line: 'stop' }, spectator: 401, seat: 200 },
  'post /gesture': { body: { gesture: 'wink', key: 'k' }, spectator: 401, seat: 422 },
  'post /message': { body: { message: 'Good evening', key: 'm' }, spectator: 401, seat: 200 },
  'post /matter': { body: { do: 'return', key: 'r' }, spectator: 401, seat: 409 },
  'get /along': { spectator: 401, seat: 409 },
  'get /notes': { spectator: 401, seat: 200 },
  'post /notes': { body: { revision: 7, notes: 'x' }, spectator: 401, seat: 409 },
  'post /say': { body: { ...BARE, line: 'stop' }, spectator: 401, seat: 409 },
  'post /confirm': { body: BARE, spectator: 401, seat: 409 },
  'post /undo': { body: BARE, spectator: 401, seat: 409 },
  'post /retract': { body: BARE, spectator: 401, seat: 409 },
};
const OPEN = [
  'get /api/health',
  'get /api/ready',
  'get /api/now',
  'get /api/games',
  'post /api/tables',
  'post /api/handovers',
  'post /api/streams',
  'get /api/socket',
  'get /api/gatherings',
  'get /api/sign-in',
];
/** people/callers.test.ts has what each kind of caller is told there. */
const OF_GUESTS = Object.keys(GUEST_ROUTES).map((route) => route.split('?', 1)[0].replace('{filling}', '{table}'));

test('every route × every kind of caller', async (t) => {
  const house = await open(t);
  const [mine] = await newTable(house.url, { players: 3 });
  const [other] = await newTable(house.url, { players: 3 });
  const { body: api } = await ask<{ openapi: string; paths: Record<string, Record<string, { summary?: string }>> }>(
    house.url,
    '/api/openapi.json',
  );
  const routes = Object.entries(api.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  const listed = [...OPEN, ...OF_GUESTS, ...Object.keys(ROUTES).map((r) => r.replace(' ', ' /api/tables/{table}'))];
  assert.deepEqual(routes.sort(), listed.sort());
  for (const [route, { body, spectator, seat }] of Object.entries(ROUTES)) {
    const [method, what] = route.split(' ');
    const call = async (authorization: string | undefined): Promise<Answer<Problem>> => {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      if (what !== '/events')
        return await ask<Problem>(house.url, `/api/tables/${mine.table}${what}`, { method: method.toUpperCase(), body, headers });
      const answer = await fetch(`${house.url}/api/tables/${mine.table}${what}`, { headers });
      const type = answer.headers.get('content-type') ?? '';
      if (answer.status !== 200) return { status: answer.status, type, text: '', body: (await answer.json()) as Problem };
      await answer.body?.cancel();
      return { status: 200, type, text: '', body: {} as Problem };
    };
    const good = `Bearer ${mine.token}`;
    for (const wrong of [
      `Bearer ${other.token}`,
      'Bearer ',
      'Bearer x',
      `Bearer${mine.token}`,
      `Basic ${mine.token}`,
      `${good}x`,
      `${good} `.padEnd(5000, 'A'),
      mine.token!,
      '',
    ])
      if (wrong.trim() !== good) isProblem(await call(wrong), 401, `${route} with "${wrong.slice(0, 40)}"`);
    assert.equal((await call(undefined)).status, spectator, `${route} as a spectator`);
    if (spectator >= 400) isProblem(await call(undefined), spectator, route);
    // The scheme may be written in any case: RFC 9110, 11.1.
    for (const right of [good, `bearer ${mine.token}`, `BEARER ${mine.token}`])
      assert.equal((await call(right)).status, seat, `${route} with ${right.slice(0, 6)} and the right token`);
  }
  // The seat that is not asked is told no more than that.
  const seats = await newTable(house.url, { players: 3 });
  const snapshots = await Promise.all(seats.map((seat) => seat.snapshot()));
  const idle = snapshots.findIndex(({ question }) => question === null);
  isProblem(await seats[idle].ask('try', { line: 'stop' }), 422, 'try without being asked');
});

test('tokens: one for each human seat, all different, none in what others can read', async (t) => {
  const house = await open(t);
  const players = await newTable(house.url, { players: 4, humans: 3 });
  const tokens = players.map(({ token }) => token!);
  assert.equal(tokens.length, 3);
  assert.equal(new Set(tokens).size, 3);
  for (const [p, player] of players.entries()) {
    const { you } = await player.snapshot();
    assert.equal(you, `s${p}`);
  }
  const spectator = new Player(house.url, players[0].table);
  for (const player of [...players, spectator])
    for (const what of ['', 'log']) {
      const { text } = await player.ask(what);
      for (const token of tokens) assert.ok(!text.includes(token));
      assert.ok(!text.includes('secret'));
    }
});

test('everything refused is a problem document', async (t) => {
  const house = await open(t);
  const [player] = await newTable(house.url, { players: 3 });
  const at = `/api/tables/${player.table}`;
  const post = (address: string, body: unknown, headers = player.headers) => ask<Problem>(house.url, address, { body, headers });
  isProblem(await ask(house.url, '/api/nothing'), 404, 'no route');
  isProblem(await ask(house.url, '/api'), 404, 'no route');
  isProblem(await ask(house.url, at, { method: 'DELETE' }), 404, 'no method');
  isProblem(await ask(house.url, '/assets/missing.js'), 404, 'no asset');
  isProblem(await ask(house.url, '/api/tables/AAAAAAAAAAAAAAAA'), 404, 'no table');
  isProblem(await ask(house.url, '/api/tables/AAAAAAAAAAAAAAAA/events'), 404, 'no table');
  isProblem(await ask(house.url, '/api/tables/x'), 404, 'no id');
  isProblem(await ask(house.url, `/api/tables/${'A'.repeat(100)}`), 404, 'a long id');
  isProblem(await ask(house.url, '/api/tables/%00'), 404, 'no id');
  isProblem(await ask(house.url, '/api/tables/%E0%A4%A'), 400, 'a broken address');
  isProblem(await ask(house.url, `${at}/events?after=-1`), 400, 'after');
  isProblem(await ask(house.url, `${at}/events?after=1&after=2`), 400, 'after');
  isProblem(await ask(house.url, `${at}/events?other=1`), 400, 'other');
  isProblem(await ask(house.url, `${at}/events`, { headers: { 'last-event-id': 'x' } }), 400, 'last-event-id');
  isProblem(await post(`${at}/say`, '{"question":'), 400, 'no JSON');
  isProblem(await post(`${at}/say`, ''), 400, 'nothing');
  isProblem(await post(`${at}/say`, '{"__proto__":{"a":1}}'), 400, '__proto__');
  isProblem(await post(`${at}/say`, 'null'), 400, 'null');
  isProblem(await post(`${at}/say`, []), 400, 'a list');
  isProblem(await post(`${at}/say`, { question: 'q1', key: 'k', parts: [], extra: 1 }), 400, 'more than it has');
  isProblem(await post(`${at}/say`, { question: 1, key: 'k', parts: [] }), 400, 'a number for a text');
  isProblem(await post(`${at}/say`, { question: 'q1', key: '', parts: [] }), 400, 'an empty key');
  isProblem(await post(`${at}/say`, { question: 'q1', key: 'k'.repeat(65), parts: [] }), 400, 'a long key');
  isProblem(await post(`${at}/try`, { parts: [{ do: 7 }] }), 400, 'a number for a verb');
  isProblem(await post(`${at}/try`, { parts: [{ do: 'put', card: { a: 1 } }] }), 400, 'an object for a word');
  isProblem(await post(`${at}/try`, { parts: Array.from({ length: 65 }, () => ({ do: 'stop' })) }), 400, 'too many parts');
  isProblem(await post(`${at}/try`, { line: 'x'.repeat(401) }), 400, 'a long line');
  for (const said of [{}, { parts: [], line: 'stop' }])
    for (const what of ['try', 'why']) isProblem(await post(`${at}/${what}`, said), 400, `${what} ${JSON.stringify(said)}`);
  isProblem(await post(`${at}/why`, { choice: { do: 'stop' }, parts: [] }), 400, 'a choice, and parts');
  isProblem(await post(`${at}/say`, 'x'.repeat(40_000)), 413, 'a large body');
  isProblem(await post('/api/tables', { ...request(), edition: { x: 'x'.repeat(600_000) } }), 413, 'a large edition');
  isProblem(await post(`${at}/say`, 'question=q1', { ...player.headers, 'content-type': 'text/plain' }), 415, 'text');
  isProblem(
    await post(`${at}/say`, 'question=q1', { ...player.headers, 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'a form',
  );
  for (const body of [
    {},
    { ...request(), game: 'chess' },
    { ...request(), seats: [] },
    { ...request(), options: { constructor: true, x: 1 } },
    { ...request(), edition: {} },
  ]) {
    const answer = await post('/api/tables', body);
    isProblem(
      answer,
      Object.keys(body).length === 0 || JSON.stringify(body).includes('"seats":[]') ? 400 : 422,
      JSON.stringify(body).slice(0, 50),
    );
  }
  // What is deep costs no more than what is long.
  isProblem(
    await post('/api/tables', `{"game":"san-marco","seats":[],"edition":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`),
    400,
    'deep',
  );
  const [first] = request().seats;
  const deep = `{"game":"san-marco","seats":${JSON.stringify([first, { ...first, name: 'b' }, { ...first, name: 'c' }])},"edition":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`;
  const answer = await post('/api/tables', deep);
  assert.ok(answer.status >= 400 && answer.status < 500, answer.text.slice(0, 200));
  assert.equal((await ask<{ ok: boolean }>(house.url, '/api/health')).body.ok, true);
});

test('hostile names are kept as they are, and refused where they are none', async (t) => {
  const house = await open(t);
  const names = ['<img src=x onerror=alert(1)>', '"; drop table tables; --', '👩‍👩‍👧 é نور'];
  const seats = names.map((name) => ({ name: ` ${name} `, kind: 'human' }));
  const { status, body } = await ask<{ table: string }>(house.url, '/api/tables', { body: { game: 'san-marco', seats } });
  assert.equal(status, 201);
  assert.deepEqual((await new Player(house.url, body.table).snapshot()).names, names);
  for (const name of ['', '   ', 'x'.repeat(41), 'a\u0007b', '\u202etxt', names[1]]) {
    const answer = await ask<Problem>(house.url, '/api/tables', {
      body: { game: 'san-marco', seats: [{ name, kind: 'human' }, ...seats.slice(1)] },
    });
    isProblem(answer, 422, JSON.stringify(name));
  }
});

test('headers: no script but our own, nothing kept by anybody in between', async (t) => {
  const house = await open(t);
  for (const [address, script] of [
    ['/api/health', /^default-src 'none'; frame-ancestors 'none'$/],
    ['/api/docs', /script-src 'self';/],
    ['/table/none', /script-src 'self';/],
  ] as const) {
    const { headers } = await fetch(`${house.url}${address}`);
    const csp = headers.get('content-security-policy') ?? '';
    assert.match(csp, script);
    assert.ok(!/unsafe-eval|script-src[^;]*unsafe-inline/.test(csp));
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  }
  assert.equal((await fetch(`${house.url}/api/health`)).headers.get('cache-control'), 'no-store');
  const page = await ask(house.url, '/api/docs');
  assert.ok(page.status === 200 && !/<script(?! type="module" src="\/api\/docs\/page.js")|<style|style=|https?:/.test(page.text));
  for (const file of ['page.css', 'page.js']) assert.equal((await ask(house.url, `/api/docs/${file}`)).status, 200);
});

/** The 61st of 61 tries in a minute to open a table, and then one of each other. */
async function tries(url: string, by: (n: number) => string | undefined, others: readonly (string | undefined)[]): Promise<number[]> {
  const create = async (from: string | undefined): Promise<number> =>
    (await ask<Problem>(url, '/api/tables', { body: {}, headers: from === undefined ? {} : { 'x-forwarded-for': from } })).status;
  for (let n = 0; n < 60; n++) assert.equal(await create(by(n)), 400);
  const then: number[] = [];
  for (const from of [by(60), ...others]) then.push(await create(from));
  return then;
}

test('limits: behind a proxy that is named each address has its own, and what a stranger adds is not believed', async (t) => {
  const house = await open(t, { limits: true, trustProxy: ['127.0.0.0/8', '::1'] });
  const { url } = house;
  const then = await tries(url, () => '203.0.113.7', ['127.0.0.1, 203.0.113.7', '10.0.0.1, 203.0.113.7', '203.0.113.8', undefined]);
  assert.deepEqual(then, [429, 429, 429, 400, 400]);
});

test('limits: a household is one, whichever of its addresses of IPv6 it takes', async (t) => {
  const house = await open(t, { limits: true, trustProxy: ['loopback'] });
  const then = await tries(house.url, (n) => `2001:db8:1:2::${n.toString(16)}`, ['2001:DB8:1:2:ffff::1', '2001:db8:1:3::1']);
  assert.deepEqual(then, [429, 429, 400]);
});

test('limits: nobody is believed unless named, and whoever says to be this machine has them too', async (t) => {
  const logged: string[] = [];
  const house = await open(t, { limits: true, log: (message) => logged.push(message) });
  const then = await tries(house.url, (n) => `203.0.113.${n}`, ['127.0.0.1', '::1', undefined]);
  assert.deepEqual(then, [429, 429, 429, 429]);
  assert.equal(logged.filter((line) => /RIDOTTO_TRUST_PROXY/.test(line)).length, 1);
});

test('a hundred tables opened and joined at once: each with its own id, tokens and secret', async (t) => {
  const house = await open(t, { mostLive: 20, restAfter: 200, secretOf: undefined });
  const tables = await Promise.all(Array.from({ length: 100 }, () => newTable(house.url, { players: 3, humans: 2 })));
  const commitments = await Promise.all(tables.map(async ([first]) => (await first.snapshot()).commitment));
  assert.equal(new Set(tables.map(([first]) => first.table)).size, 100);
  assert.equal(new Set(tables.flat().map(({ token }) => token)).size, 200);
  assert.equal(new Set(commitments).size, 100);
  // When nobody has touched them for a while they are put away, and come back.
  await eventually(async () => (await ask<{ tables: number }>(house.url, '/api/health')).body.tables === 0);
  const answers = await Promise.all(tables.map(([first]) => first.log()));
  for (const log of answers) assert.equal(log[0].seq, 1);
});

test('tests deal from known secrets: the same request is the same game, bots and all', async (t) => {
  const logs = await Promise.all(
    [1, 2].map(async () => {
      const house = await open(t);
      const { body } = await ask<Opened>(house.url, '/api/tables', { body: request({ players: 3, humans: 0 }) });
      const spectator = new Player(house.url, body.table);
      const watching = await Stream.open(spectator);
      await watching.until((events) => events.some(({ data }) => data.snapshot.over));
      await watching.close();
      return (await spectator.log()).map(({ by, facts }) => [by, facts]);
    }),
  );
  assert.deepEqual(logs[0], logs[1]);
  assert.ok(logs[0].length > 0);
});

test('the same command many times at once counts once', async (t) => {
  const house = await open(t);
  const players = await newTable(house.url, { players: 3 });
  const snapshots = await Promise.all(players.map((player) => player.snapshot()));
  const p = snapshots.findIndex(({ legal }) => legal.length > 0);
  const { question, legal, seq } = snapshots[p];
  const answers = await Promise.all(Array.from({ length: 20 }, () => players[p].say(question, [legal[0]], 'once')));
  for (const { status, body } of answers) assert.deepEqual([status, body.seq], [200, seq + 1]);
  // Different commands that answer the same question: one of them counts.
  const next = await Promise.all(players.map((player) => player.snapshot()));
  const q = next.findIndex((snapshot) => snapshot.legal.length > 0);
  const many = await Promise.all(next[q].legal.map((part, i) => players[q].say(next[q].question, [part], `rival ${i}`)));
  assert.equal(many.filter(({ status }) => status === 200).length, 1);
  for (const { status, body } of many) {
    if (status === 200) continue;
    assert.equal(status, 409);
    assert.deepEqual((body as { snapshot: Snapshot }).snapshot, await players[q].snapshot());
  }
});
