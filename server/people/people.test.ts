import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import type { GameRecord } from '@ridotto/engine';
import { seatToken, type GatheringView, type Problem, type Snapshot } from '@ridotto/table';
import { hashOf } from '../shared/tokens.ts';
import { Guest, opened, stopped, WANTED } from '../tests/guests.ts';
import { ask, eventually, folder, open, Player, type Answer } from '../tests/kit.ts';
import { onPostgres } from '../tests/postgres.ts';
import { Proxy } from '../tests/proxy.ts';

const OPEN = { kind: 'open' };
const MINE = { kind: 'mine' };
const BOT = { kind: 'bot', name: 'Bot', bot: 'random' };
function refused(answer: Answer<unknown>, kind: string): void {
  assert.equal((answer.body as Problem).type, `urn:ridotto:problem:${kind}`, answer.text);
  assert.equal(answer.status, (answer.body as Problem).status);
}

test('from an invitation to the first move: three guests, each with the token that only they can make', async (t) => {
  const { url } = await open(t);
  const [anne, benoit, christian] = await Promise.all(['Anne', 'Benoît', 'Christian'].map((name) => Guest.known(url, name)));
  const { id, invitation, commitment } = await opened(anne);
  assert.equal((await ask(url, `/api/tables/${id}`)).status, 404);
  assert.equal((await benoit.sit(id, invitation, 2)).body.you, 's2');
  assert.equal((await christian.sit(id, invitation)).body.you, 's1');
  for (const [n, guest] of [anne, benoit, christian].entries()) {
    const { body } = await guest.do(id, { do: 'ready', salt: `salt ${n}` });
    assert.equal(body.state, n === 2 ? 'begun' : 'open');
  }
  for (const [seat, guest] of [anne, christian, benoit].entries()) {
    const { status, body } = await ask<Snapshot>(url, `/api/tables/${id}`, {
      headers: { authorization: `Bearer ${seatToken(guest.key, id)}` },
    });
    assert.deepEqual([status, body.you, body.names], [200, `s${seat}`, ['Anne', 'Christian', 'Benoît']]);
    assert.equal(body.commitment, commitment);
    // The key itself is for no seat.
    assert.equal((await ask(url, `/api/tables/${id}`, { headers: { authorization: `Bearer ${guest.key}` } })).status, 401);
    const { tables } = (await guest.ask<{ tables: object[] }>('/api/me/tables')).body;
    assert.partialDeepStrictEqual(tables, [{ table: id, seat: `s${seat}`, game: 'san-marco', state: 'plays' }]);
  }
  refused(await benoit.do(id, { do: 'leave' }), 'has-begun');
  refused(await (await Guest.known(url, 'Denise')).sit(id, invitation), 'has-begun');
});

/** A code that is typed in place of an invitation; `others`: another house on the same store, or the same. */
async function byCode(url: string, others = url): Promise<void> {
  const [anne, benoit, denise] = await Promise.all(['Anne', 'Benoît', 'Denise'].map((name) => Guest.known(url, name)));
  const { id, invitation } = await opened(anne);
  const shown = async (guest: Guest): Promise<string> => {
    const { status, body } = await guest.ask<{ code: string; lasts: number }>(`/api/gatherings/${id}/code`, {});
    assert.equal(status, 200);
    assert.match(body.code, /^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
    assert.ok(body.lasts > 0 && body.lasts <= 30 * 60_000);
    return body.code;
  };
  const type = (code: string) => ask<{ table: string; invitation: string }>(others, '/api/gatherings/code', { body: { code } });
  // Only whoever has the invitation to pass on is shown it.
  refused(await denise.ask(`/api/gatherings/${id}/code`, {}), 'no-such-table');
  const code = await shown(anne);
  // As one types, and by somebody whom the house does not know yet.
  const led = await type(` ${code.toLowerCase().replace('-', ' ')}`);
  assert.deepEqual(led.body, { table: id, invitation });
  benoit.url = others;
  assert.equal((await benoit.sit(led.body.table, led.body.invitation)).status, 200);
  benoit.url = url;
  assert.equal(await shown(benoit), code);
  refused(await type('AAA-AAA'), 'no-such-code');
  // With the invitation its code is worth nothing any more.
  const { body: renewed } = await anne.do(id, { do: 'renew' });
  refused(await type(code), 'no-such-code');
  assert.deepEqual((await type(await shown(anne))).body, { table: id, invitation: renewed.invitation });
  // Nobody sits down any more.
  const last = await shown(anne);
  await anne.do(id, { do: 'give-up' });
  refused(await type(last), 'no-such-code');
  refused(await anne.ask(`/api/gatherings/${id}/code`, {}), 'has-begun');
}
test('a code that is typed leads to its table as long as it fills', async (t) => {
  await byCode((await open(t)).url);
});

test('whoever guesses codes is stopped, and friends behind the same address come in until then', async (t) => {
  const { url } = await open(t, { limits: true, trustProxy: ['loopback'] });
  const anne = await Guest.known(url, 'Anne');
  const { id } = await opened(anne);
  const { code } = (await anne.ask<{ code: string }>(`/api/gatherings/${id}/code`, {})).body;
  const type = (typed: string, from: string) =>
    ask<Problem>(url, '/api/gatherings/code', { body: { code: typed }, headers: { 'x-forwarded-for': from } });
  for (let n = 0; n < 30; n++) {
    assert.equal((await type(code, '10.0.0.1')).status, 200);
    refused(await type('AAA-AAA', '10.0.0.1'), 'no-such-code');
  }
  refused(await type('AAA-AAA', '10.0.0.1'), 'too-many');
  refused(await type(code, '10.0.0.1'), 'too-many');
  assert.equal((await type(code, '10.0.0.2')).status, 200);
});

/** A table on a screen: two sit down by its code, and its device has no part in the game. */
async function onScreen(url: string): Promise<void> {
  const [screen, anne, benoit] = await Promise.all(['Tablet', 'Anne', 'Benoît'].map((name) => Guest.known(url, name)));
  refused(await screen.ask('/api/gatherings', { game: 'valencia', seats: [MINE, OPEN], screen: true }), 'bad-setup');
  const { id, invitation, you, host } = await opened(screen, { game: 'valencia', seats: [OPEN, OPEN], screen: true });
  assert.deepEqual([you, host], [null, true]);
  refused(await screen.sit(id, invitation), 'seated');
  refused(await anne.ask(`/api/gatherings/${id}`), 'no-such-table');
  for (const guest of [anne, benoit]) await guest.sit(id, invitation);
  refused(await (await Guest.known(url, 'Christian')).sit(id, invitation, 0), 'no-open-seat');
  await anne.do(id, { do: 'ready' });
  assert.equal((await benoit.do(id, { do: 'ready' })).body.state, 'begun');
  // By its key it sits nowhere, and sees what whoever watches sees.
  const seat = { headers: { authorization: `Bearer ${seatToken(screen.key, id)}` } };
  assert.equal((await ask(url, `/api/tables/${id}`, seat)).status, 401);
  assert.deepEqual((await screen.ask<{ tables: object[] }>('/api/me/tables')).body.tables, []);
  assert.equal((await screen.ask(`/api/gatherings/${id}`)).body.screen, true);
  await stopped([anne, benoit], id);
  const { body: next } = await anne.do(`${id}/again`, {});
  assert.deepEqual([next.host, next.seats.map(({ kind }) => kind)], [false, ['human', 'human']]);
  const { body: shown } = await screen.ask<{ next: GatheringView }>(`/api/gatherings/${id}/again`);
  assert.deepEqual([shown.next.id, shown.next.host, shown.next.you], [next.id, true, null]);
  assert.equal((await screen.do(`${id}/again`, {})).body.id, next.id);
}
test('around a screen: whose device it is sits nowhere, and is there when they play once more', async (t) => {
  await onScreen((await open(t)).url);
});

test('alone among bots to the end: it is dealt by the secret committed to before, with the salt of whoever sits', async (t) => {
  const secret = createHash('sha256').update('known').digest();
  const { url } = await open(t, { secretOf: () => secret });
  const anne = await Guest.known(url, 'Anne');
  const { id, commitment } = await opened(anne, { game: 'san-marco', seats: [MINE, OPEN, BOT] });
  await anne.do(id, { do: 'fill', bot: 'random' });
  assert.equal((await anne.do(id, { do: 'ready', salt: 'of Anne' })).body.state, 'begun');
  const player = new Player(url, id, seatToken(anne.key, id));
  for (let n = 0; ; n++) {
    const snapshot = await player.snapshot();
    if (snapshot.over) break;
    const { question, legal } = snapshot;
    if (question === null || legal.length === 0) await new Promise((later) => setTimeout(later, 5));
    else await player.ask('say', { question, key: `k${n}`, parts: [legal[n % legal.length]] });
  }
  const { body: record } = await player.ask<GameRecord>('record');
  assert.deepEqual([record.commitment, record.salts], [commitment, ['of Anne', '', '']]);
  const { tables } = (await anne.ask<{ tables: { state: string }[] }>('/api/me/tables')).body;
  assert.equal(tables[0].state, 'over');
  // Once more.
  const { body: next } = await anne.do(`${id}/again`, {});
  assert.deepEqual([next.you, next.seats.map(({ kind }) => kind)], ['s0', ['human', 'bot', 'bot']]);
  assert.equal((await anne.do(next.id, { do: 'ready' })).body.state, 'begun');
  assert.equal(
    (await ask<Snapshot>(url, `/api/tables/${next.id}`, { headers: { authorization: `Bearer ${seatToken(anne.key, next.id)}` } })).body.you,
    's0',
  );
});

test('who presses at once never gets the same seat', async (t) => {
  const { url } = await open(t);
  const anne = await Guest.known(url, 'Anne');
  const { id, invitation } = await opened(anne, { game: 'inkognito', seats: [MINE, OPEN, OPEN, OPEN] });
  const guests = await Promise.all(Array.from({ length: 8 }, (_, n) => Guest.known(url, `Guest ${n}`)));
  const answers = await Promise.all(guests.map((guest) => guest.sit(id, invitation)));
  const seats = answers.filter(({ status }) => status === 200).map(({ body }) => body.you);
  assert.deepEqual(new Set(seats), new Set(['s1', 's2', 's3']));
  assert.equal(seats.length, 3);
  for (const answer of answers) if (answer.status !== 200) refused(answer, 'no-open-seat');
});

test('without its invitation a table that fills is not there, also after the invitation was renewed', async (t) => {
  const { url } = await open(t);
  const [anne, benoit] = await Promise.all(['Anne', 'Benoît'].map((name) => Guest.known(url, name)));
  const { id, invitation } = await opened(anne);
  for (const wrong of [undefined, 'x'.repeat(43), id]) {
    refused(await benoit.ask(`/api/gatherings/${id}`, undefined, wrong), 'no-such-table');
    refused(await benoit.sit(id, wrong), 'no-such-table');
  }
  assert.equal((await ask<GatheringView>(url, `/api/gatherings/${id}`, { headers: { 'ridotto-invitation': invitation } })).body.you, null);
  const { body: renewed } = await anne.do(id, { do: 'renew' });
  assert.notEqual(renewed.invitation, invitation);
  refused(await benoit.sit(id, invitation), 'no-such-table');
  assert.equal((await benoit.sit(id, renewed.invitation)).status, 200);
  // Whoever sits needs it no more.
  assert.equal((await benoit.ask(`/api/gatherings/${id}`)).status, 200);
});

test('the lobby has what is for everybody, and tells no secret; whoever comes from there sits down', async (t) => {
  const { url } = await open(t);
  const [anne, benoit] = await Promise.all(['Anne', 'Benoît'].map((name) => Guest.known(url, name)));
  const { id, invitation } = await opened(anne, { ...WANTED, listed: true, language: 'fr' });
  const { id: hidden } = await opened(anne);
  const { text, body } = await ask<{ gatherings: GatheringView[] }>(url, '/api/gatherings');
  assert.deepEqual(
    body.gatherings.map((one) => [one.id, one.language]),
    [[id, 'fr']],
  );
  for (const secret of [invitation, hidden, hashOf(seatToken(anne.key, id)), anne.key]) assert.ok(!text.includes(secret));
  assert.equal((await benoit.sit(id)).body.you, 's1');
  await anne.do(id, { do: 'list', listed: false });
  assert.deepEqual((await ask<{ gatherings: [] }>(url, '/api/gatherings')).body.gatherings, []);
});

test('whoever waits is told as soon as something changes, and of the end of the house', async (t) => {
  const house = await open(t);
  const [anne, benoit] = await Promise.all(['Anne', 'Benoît'].map((name) => Guest.known(house.url, name)));
  const { id, invitation, version } = await opened(anne);
  const waiting = anne.ask(`/api/gatherings/${id}?after=${version}`);
  const { body: sat } = await benoit.sit(id, invitation);
  assert.deepEqual((await waiting).body.seats, sat.seats);
  const last = anne.ask(`/api/gatherings/${id}?after=${sat.version}`);
  await new Promise((later) => setTimeout(later, 20));
  const closing = house.close();
  refused(await last, 'closing');
  await closing;
});

test('once more: all who ask are led to the same table, and nobody else to any', async (t) => {
  const { url } = await open(t);
  const [anne, benoit, christian, denise] = await Promise.all(
    ['Anne', 'Benoît', 'Christian', 'Denise'].map((name) => Guest.known(url, name)),
  );
  const { id, invitation } = await opened(anne);
  refused(await anne.do(`${id}/again`, {}), 'not-begun');
  for (const guest of [benoit, christian]) await guest.sit(id, invitation);
  for (const guest of [anne, benoit, christian]) await guest.do(id, { do: 'ready' });
  refused(await denise.do(`${id}/again`, {}), 'no-such-table');
  const nextOf = async (guest: Guest, table: string) =>
    (await guest.ask<{ next: GatheringView | null }>(`/api/gatherings/${table}/again`)).body.next;
  assert.equal(await nextOf(anne, id), null);
  refused(await denise.ask(`/api/gatherings/${id}/again`), 'no-such-table');
  refused(await anne.do(`${id}/again`, {}), 'not-over');
  await stopped([anne, benoit, christian], id);
  const nexts = await Promise.all([benoit, anne, christian].map((guest) => guest.do(`${id}/again`, {})));
  assert.equal(new Set(nexts.map(({ body }) => body.id)).size, 1);
  assert.equal(nexts.filter(({ body }) => body.host).length, 1);
  const next = nexts[0].body.id;
  const seen = await nextOf(christian, id);
  const opener = nexts.find(({ body }) => body.host)!.body.you;
  assert.deepEqual(
    [seen?.id, seen?.seats.map((place) => place.kind === 'human' && place.host).indexOf(true)],
    [next, Number(opener!.slice(1))],
  );
  assert.deepEqual(
    (await anne.ask<{ tables: { table: string; state: string }[] }>('/api/me/tables')).body.tables.map(({ table, state }) => [
      table,
      state,
    ]),
    [
      [next, 'fills'],
      [id, 'over'],
    ],
  );
  // Whoever gets up there finds the way back, and what was given up does not count.
  await christian.do(next, { do: 'leave' });
  const { body: back } = await christian.do(`${id}/again`, {});
  assert.deepEqual([back.id, back.you], [next, null]);
  assert.equal((await christian.sit(next, back.invitation)).status, 200);
  for (const guest of [anne, benoit]) await guest.do(next, { do: 'ready' });
  assert.equal((await christian.do(next, { do: 'ready' })).body.state, 'begun');
  await stopped([anne, benoit, christian], next);
  const { body: third } = await anne.do(`${next}/again`, {});
  await anne.do(third.id, { do: 'give-up' });
  assert.equal(await nextOf(benoit, next), null);
  const { body: fourth } = await benoit.do(`${next}/again`, {});
  assert.deepEqual([fourth.id === third.id, fourth.state, fourth.host], [false, 'open', true]);
  assert.equal((await nextOf(anne, next))?.id, fourth.id);
});

test('what cannot be opened is refused with the reason, and so is whoever the house does not know', async (t) => {
  const { url } = await open(t);
  const stranger = new Guest(url, 'Anne');
  for (const [address, body] of [
    ['/api/me', undefined],
    ['/api/me/tables', undefined],
    ['/api/gatherings', WANTED],
    ['/api/gatherings/0123456789abcdef', { do: 'leave' }],
  ] as const)
    refused(await stranger.ask(address, body), 'guest-needed');
  refused(await ask(url, '/api/me', { body: { name: 'Anne' } }), 'guest-needed');
  refused(await stranger.ask('/api/me', { name: ' ' }), 'bad-name');
  const anne = await Guest.known(url, 'Anne');
  for (const wrong of [
    { ...WANTED, seats: [MINE, BOT, BOT] },
    { ...WANTED, seats: [OPEN, OPEN, OPEN] },
    { ...WANTED, seats: [MINE, MINE, OPEN] },
    { ...WANTED, seats: [MINE, OPEN] },
    { ...WANTED, game: 'chess' },
    { ...WANTED, options: { nonsense: true } },
    { ...WANTED, seats: [MINE, OPEN, { ...BOT, bot: 'deep' }] },
  ])
    refused(await anne.ask('/api/gatherings', wrong), 'bad-setup');
  refused(await anne.ask('/api/gatherings', { ...WANTED, seats: [{ kind: 'open', name: 'x' }] }), 'bad-request');
  for (let n = 0; n < 20; n++) await opened(anne);
  refused(await anne.ask('/api/gatherings', WANTED), 'too-many');
});

test('a house that is started again knows its guests, and the tables that fill', async (t) => {
  const data = folder(t);
  const first = await open(t, { data });
  const anne = await Guest.known(first.url, 'Anne');
  const { id } = await opened(anne);
  await first.close();
  anne.url = (await open(t, { data })).url;
  assert.equal((await anne.ask<{ name: string }>('/api/me')).body.name, 'Anne');
  assert.equal((await anne.ask(`/api/gatherings/${id}`)).body.you, 's0');
});

await onPostgres((server) => {
  test('a code that one of two houses shows is typed at the other', async (t) => {
    const database = await server.store();
    const [one, other] = await Promise.all([1, 2].map(() => open(t, { database, data: folder(t) })));
    await byCode(one.url, other.url);
  });

  test('around a screen, on PostgreSQL', async (t) => {
    await onScreen((await open(t, { database: await server.store() })).url);
  });

  test('without its database the house says so, and that one may come back; afterwards all is as it was', async (t) => {
    const way = await Proxy.to(t, await server.store());
    const { url } = await open(t, { database: way.url, patience: 100 });
    const anne = await Guest.known(url, 'Anne');
    const { id } = await opened(anne);
    way.cut();
    for (const answer of [await anne.ask(`/api/gatherings/${id}`), await anne.do(id, { do: 'ready' }), await ask(url, '/api/gatherings')])
      refused(answer, 'cannot-store');
    way.mend();
    await eventually(async () => (await anne.do(id, { do: 'ready' })).status === 200);
  });

  test('through two houses on one database: nobody gets a seat twice, and who waits at one is told of the other', async (t) => {
    const database = await server.store();
    const houses = await Promise.all([1, 2].map(() => open(t, { database })));
    const anne = await Guest.known(houses[0].url, 'Anne');
    const { id, invitation, version } = await opened(anne, { game: 'inkognito', seats: [MINE, OPEN, OPEN, OPEN] });
    const waiting = anne.ask(`/api/gatherings/${id}?after=${version}`);
    const guests = await Promise.all(Array.from({ length: 8 }, (_, n) => Guest.known(houses[n % 2].url, `Guest ${n}`)));
    const answers = await Promise.all(guests.map((guest) => guest.sit(id, invitation)));
    const sat = guests.filter((_, n) => answers[n].status === 200);
    assert.equal(sat.length, 3);
    assert.ok((await waiting).body.version > version);
    for (const guest of [anne, ...sat]) guest.url = houses[1].url;
    const states = [];
    for (const guest of [anne, ...sat]) states.push((await guest.do(id, { do: 'ready' })).body.state);
    assert.deepEqual(states, ['open', 'open', 'open', 'begun']);
    for (const { url } of houses) assert.equal((await ask(url, `/api/tables/${id}`)).status, 200);
  });
});
