import assert from 'node:assert/strict';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test, { type TestContext } from 'node:test';
import { Io } from '@ridotto/engine';
import type { Told } from './channels.ts';
import { DATABASE } from '../storage/sqlite.ts';
import { Guest, seated } from '../tests/guests.ts';
import { ask, eventually, open, type Player } from '../tests/kit.ts';
import { Browser, MailBox, PostBox } from '../tests/receivers.ts';
import type { ServeOptions } from '../serve.ts';

const HOME = 'https://ridotto.example.org';

async function house(t: TestContext, options: Partial<ServeOptions> = {}) {
  const [box, mail] = [await PostBox.open(t), await MailBox.open(t)];
  const { url, data } = await open(t, { home: HOME, mail: mail.url, webhooks: 'any', toldAfter: 0, log: console.error, ...options });
  const guests = await Promise.all(['Anne', 'Benoît', 'Christian'].map((name) => Guest.known(url, name)));
  return { url, data, box, mail, guests };
}
const wish = (guest: Guest, wishes: object) => guest.ask<Told>('/api/me/told', wishes);
const add = async (guest: Guest, channel: object): Promise<Told> => {
  const { status, body, text } = await guest.ask<Told>('/api/me/channels', channel);
  assert.equal(status, 201, text);
  return body;
};
const link = (text: string, what: 'confirm' | 'stop') => {
  const [, channel, token] = new RegExp(`/me#${what}=([\\w-]+)\\.([\\w-]+)`).exec(text)!;
  return { channel, do: what, token };
};
const webhook = (box: PostBox, path: string, format = 'json') => ({ kind: 'webhook', url: box.url + path, format });

/** Whoever is asked does something; the others are asked next. */
async function move(players: readonly Player[]): Promise<void> {
  for (const player of players) {
    const { question, legal, awaits, you } = await player.snapshot();
    if (question === null || legal.length === 0 || !awaits.includes(you!)) continue;
    for (let parts = [legal[0]]; ;) {
      const { body } = await player.ask<{ complete: boolean; legal: (typeof legal)[number][] }>('try', { parts });
      if (body.complete) return void (await player.say(question, parts));
      parts = [...parts, body.legal[0]];
    }
  }
}
const awaited = async (players: readonly Player[]): Promise<number> => Number((await players[0].snapshot()).awaits[0].slice(1));

test('a turn is told by each way that its guest has chosen, once, in their language, with a link to the table', async (t) => {
  const { url, box, mail, guests } = await house(t);
  const browser = new Browser(`${box.url}/push`);
  for (const guest of guests) {
    await wish(guest, { language: 'fr' });
    await add(guest, { kind: 'push', subscription: browser.subscription });
    await add(guest, webhook(box, '/json'));
    await add(guest, webhook(box, '/discord', 'discord'));
    await add(guest, webhook(box, '/slack', 'slack'));
    const address = `${guest.name.replace('î', 'i').toLowerCase()}@example.org`;
    const { channels } = await add(guest, { kind: 'mail', address });
    assert.equal(channels.at(-1)?.confirmed, false);
    assert.match(mail.to(address)[0].text, /jeu de société/);
    assert.equal((await ask(url, '/api/channels/link', { body: link(mail.to(address)[0].text, 'confirm') })).status, 200);
  }
  const players = await seated(guests);
  const turn = await awaited(players);
  const table = players[0].table;
  await eventually(() => box.posts.length === 4 && mail.mails.length === 4);
  const [told] = box.json<Record<string, string>>('/json');
  const { id, ...rest } = told;
  assert.match(id, /^[0-9a-f]{32}$/);
  assert.deepEqual(
    { ...rest, text: undefined },
    {
      ridotto: 1,
      event: 'turn',
      table,
      seat: `s${turn}`,
      game: 'san-marco',
      language: 'fr',
      title: 'San Marco\u00a0: c’est à vous de jouer',
      text: undefined,
      link: `${HOME}/table/${table}`,
    },
  );
  const others = guests.map(({ name }) => name).filter((_, seat) => seat !== turn);
  for (const name of others) assert.match(told.text, new RegExp(name));
  assert.match(box.json<{ content: string }>('/discord')[0].content, new RegExp(`^\\*\\*San Marco.*\\n${HOME}/table/${table}$`, 's'));
  assert.match(box.json<{ text: string }>('/slack')[0].text, new RegExp(`<${HOME}/table/${table}\\|À la table>$`));
  assert.deepEqual((({ title, path, language }) => ({ title, path, language }))(browser.read<Record<string, string>>(box.at('/push')[0])), {
    title: 'San Marco\u00a0: c’est à vous de jouer',
    path: `/table/${table}`,
    language: 'fr',
  });
  const { head, text } = mail.mails[3];
  assert.match(head, /^Auto-Submitted: auto-generated/m);
  assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  assert.match(text, new RegExp(`${HOME}/table/${table}`));
  // Nobody is told twice of the same turn, and whoever is next is told once.
  await move(players);
  const next = await awaited(players);
  if (next !== turn) await eventually(() => box.posts.length === 8);
  // One click in a program for mail, and there are no more.
  const [, unsubscribe] = /^List-Unsubscribe: <https:\/\/ridotto\.example\.org(.+)>/m.exec(head)!;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  assert.equal((await ask(url, unsubscribe, { body: 'List-Unsubscribe=One-Click', headers })).status, 200);
  const { body } = await guests[turn].ask<Told>('/api/me/told');
  assert.deepEqual(body.channels.map(({ kind }) => kind).toSorted(), ['push', 'webhook', 'webhook', 'webhook']);
});

test('who has the table before their eyes is not told; who looks at another one is', async (t) => {
  const { box, guests } = await house(t, { toldAfter: 1500 });
  await Promise.all(guests.map((guest) => add(guest, webhook(box, `/${guest.name}`))));
  const [one, other] = [await seated(guests), await seated(guests)];
  // All of them look at the first one, and go on looking.
  for (const player of one) {
    const { seq } = await player.snapshot();
    const { status } = await player.ask('here', { seen: seq, looking: true });
    assert.equal(status, 200);
  }
  await eventually(() => box.posts.length > 0);
  const tables = box.posts.map(({ body }) => (JSON.parse(body.toString()) as { table: string }).table);
  assert.deepEqual(tables, [other[0].table]);
  // What is seen has a number, and nobody has seen what has not been told.
  assert.equal((await one[0].ask('here', { seen: 999, looking: true })).status, 400);
  const { body } = await other[1].ask<{ seats: object[] }>('here');
  assert.deepEqual(body.seats, []);
});

test('a turn that is over before anybody was told is told to nobody', async (t) => {
  const { box, guests } = await house(t, { toldAfter: 3000 });
  for (const guest of guests) await add(guest, webhook(box, `/${guest.name}`));
  const players = await seated(guests);
  const first = await awaited(players);
  for (let n = 0; n < 30 && (await awaited(players)) === first; n++) await move(players);
  const second = await awaited(players);
  assert.notEqual(second, first);
  await eventually(() => box.posts.length > 0);
  assert.deepEqual(
    box.posts.map(({ path }) => path),
    [`/${encodeURI(guests[second].name)}`],
  );
});

test('in quiet hours nothing is sent, and at their end what still waits', async (t) => {
  const clock = { now: Date.UTC(2026, 5, 1, 22, 30) };
  const { box, guests } = await house(t, { now: () => clock.now });
  for (const guest of guests) {
    await add(guest, webhook(box, '/'));
    // It is half past midnight there.
    await wish(guest, { zone: 'Europe/Warsaw', quiet: { from: '23:00', to: '07:00' } });
  }
  const players = await seated(guests);
  await eventually(async () => (await guests[await awaited(players)].ask<Told>('/api/me/told')).status === 200);
  await new Promise((later) => setTimeout(later, 1500));
  assert.equal(box.posts.length, 0);
  clock.now = Date.UTC(2026, 5, 2, 4, 59);
  await new Promise((later) => setTimeout(later, 1500));
  assert.equal(box.posts.length, 0);
  clock.now = Date.UTC(2026, 5, 2, 5, 1);
  await eventually(() => box.posts.length === 1);
});

test('a digest is one message a day, about all tables that wait, and none when nothing does', async (t) => {
  const clock = { now: Date.UTC(2026, 5, 1, 10) };
  const { box, guests } = await house(t, { now: () => clock.now });
  for (const guest of guests) {
    await add(guest, webhook(box, `/${encodeURIComponent(guest.name)}`));
    await wish(guest, { zone: 'UTC', digest: '18:00', language: 'pl' });
  }
  const tables = [await seated(guests), await seated(guests), await seated(guests)];
  const waiting = await Promise.all(tables.map(awaited));
  clock.now += 60_000;
  await new Promise((later) => setTimeout(later, 2500));
  assert.equal(box.posts.length, 0);
  clock.now = Date.UTC(2026, 5, 1, 18, 0, 1);
  await eventually(() => box.posts.length === new Set(waiting).size);
  for (const [seat, { name }] of guests.entries()) {
    const mine = waiting.filter((one) => one === seat).length;
    const told = box.json<{ event: string; title: string; text: string }>(`/${encodeURIComponent(name)}`);
    assert.equal(told.length, mine > 0 ? 1 : 0);
    if (mine > 0) assert.deepEqual([told[0].event, told[0].text.split('\n').length], ['digest', mine]);
  }
  clock.now = Date.UTC(2026, 5, 2, 18, 0, 1);
  await new Promise((later) => setTimeout(later, 2500));
  assert.equal(box.posts.length, new Set(waiting).size);
});

test('what has failed is tried again, later each time, by that way alone, and its owner is told why', async (t) => {
  const clock = { now: Date.UTC(2026, 5, 1, 10) };
  const { box, mail, guests } = await house(t, { now: () => clock.now });
  box.answer = ({ path }) => (path === '/ill' ? 503 : path === '/gone' ? 410 : 200);
  for (const guest of guests) {
    await add(guest, webhook(box, '/well'));
    await add(guest, webhook(box, '/ill'));
    await add(guest, { kind: 'push', subscription: new Browser(`${box.url}/gone`).subscription });
  }
  const turn = guests[await awaited(await seated(guests))];
  await eventually(() => box.at('/ill').length === 1);
  const troubles = async () =>
    (await turn.ask<Told>('/api/me/told')).body.channels.map(({ kind, trouble }) => `${kind} ${trouble}`).toSorted();
  await eventually(async () => (await troubles()).length === 2);
  // Of a browser that is no more nothing is kept.
  assert.deepEqual(await troubles(), ['webhook failed answered with 503', 'webhook null']);
  const posts = (n: number) => async (): Promise<boolean> => {
    if (box.at('/ill').length >= n) return true;
    clock.now += 250;
    await new Promise((later) => setTimeout(later, 50));
    return false;
  };
  const failedFirst = clock.now;
  await eventually(posts(2));
  const failedAgain = clock.now;
  assert.ok(failedAgain - failedFirst >= 10_000, `again after ${failedAgain - failedFirst} ms`);
  box.answer = undefined;
  await eventually(posts(3));
  assert.ok(clock.now - failedAgain >= 30_000, `again after ${clock.now - failedAgain} ms`);
  await eventually(async () => (await troubles()).every((one) => one === 'webhook null'));
  assert.deepEqual([box.at('/well').length, box.at('/ill').length, mail.mails.length], [1, 3, 0]);
  // Each time it said which one it was.
  assert.equal(new Set(box.json<{ id: string }>('/ill').map(({ id }) => id)).size, 1);
});

test('to an address that nobody has confirmed nothing goes but the question, and that only a few times', async (t) => {
  const { url, mail, guests } = await house(t, { limits: true });
  const [anne] = guests;
  const asked = async () => await anne.ask<Told>('/api/me/channels', { kind: 'mail', address: 'somebody@example.org' });
  for (let n = 0; n < 3; n++) assert.equal((await asked()).status, 201);
  assert.equal((await asked()).status, 429);
  await seated(guests);
  await new Promise((later) => setTimeout(later, 2000));
  assert.equal(mail.mails.length, 3);
  const { channel, token } = link(mail.mails[0].text, 'confirm');
  // A link is good for what it is for, and for nothing else.
  for (const wrong of [
    { channel, do: 'stop', token },
    { channel, do: 'confirm', token: `${token.slice(1)}A` },
  ])
    assert.equal((await ask(url, '/api/channels/link', { body: wrong })).status, 404);
  assert.equal((await ask(url, '/api/channels/link', { body: { channel, do: 'confirm', token } })).status, 200);
  for (const address of ['a@b', 'x@example.org, y@example.org', 'x@example.org\nBcc: y@example.org', '"x y"@example.org', 'x@exämple.org'])
    assert.equal((await anne.ask('/api/me/channels', { kind: 'mail', address })).status, 422, address);
});

test('however a game goes, with moves taken back, what is to be told is whose turn it is: exactly one of each', async (t) => {
  const { url, data, box, guests } = await house(t, { toldAfter: 3_600_000 });
  const file = new DatabaseSync(path.join(data, DATABASE), { readOnly: true });
  t.after(() => file.close());
  const pending = file.prepare("select key from jobs where key like 'notice %'");
  const [denise, emile] = await Promise.all(['Denise', 'Émile'].map((name) => Guest.known(url, name)));
  for (const guest of [...guests, denise]) await add(guest, webhook(box, '/'));
  const everybody = [guests[0], denise, guests[1], emile];
  for (const [game, seed] of [
    ['venice', 1],
    ['inkognito', 2],
    ['san-marco', 3],
  ] as const) {
    const players = await seated(everybody, { game });
    const luck = new Io(seed);
    for (let n = 0; n < 60; n++) {
      const snapshot = await players[0].snapshot();
      if (snapshot.over) break;
      const said = pending.all().flatMap(({ key }) => (String(key).includes(players[0].table) ? [String(key).split(' ')[3]] : []));
      const told = everybody.flatMap((guest, seat) => (guest !== emile && snapshot.awaits.includes(`s${seat}`) ? [`s${seat}`] : []));
      assert.deepEqual(said.toSorted(), told.toSorted(), `${game}, move ${n}`);
      const player = players[Number(snapshot.awaits[luck.pick(snapshot.awaits.length)].slice(1))];
      const own = await player.snapshot();
      if (own.undo && luck.pick(4) === 0) await player.ask('undo', { question: own.question, key: player.newKey() });
      else if (own.held) await player.ask('confirm', { question: own.question, key: player.newKey() });
      else if (own.legal.length > 0) await player.say(own.question, await player.blindParts(own, luck));
    }
  }
});
