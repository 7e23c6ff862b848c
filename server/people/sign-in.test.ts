import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { seatToken, type Problem } from '@ridotto/table';
import { Authenticator, type Asked } from '../tests/authenticator.ts';
import { GUEST_ROUTES } from '../tests/guest-routes.ts';
import { Guest, opened, seated } from '../tests/guests.ts';
import { ask, eventually, open, Player, type Answer } from '../tests/kit.ts';
import { onPostgres } from '../tests/postgres.ts';
import { MailBox } from '../tests/receivers.ts';
import type { ServeOptions } from '../serve.ts';

const HOME = 'https://ridotto.example.org';
const ADDRESS = 'anne@example.org';
const NAMES = ['Anne', 'Benoît', 'Christian'];
const kind = ({ status, body }: Answer<unknown>): string => (status < 400 ? String(status) : (body as Problem).type.split(':').at(-1)!);
const tokenIn = (text: string): string => /\/me#sign-in=([\w-]{43})\s/.exec(text)![1];

async function house(t: TestContext, options: Partial<ServeOptions> = {}) {
  const logged: string[] = [];
  const mail = await MailBox.open(t);
  const log = (message: string, error?: unknown): void => void logged.push(`${message} ${String(error)}`);
  const { url } = await open(t, { home: HOME, mail: mail.url, log, ...options });
  const guests = await Promise.all(NAMES.map((name) => Guest.known(url, name)));
  return { url, mail, logged, guests };
}
/** The mail that comes of it. */
async function asked(who: Guest, mail: MailBox, address = ADDRESS): Promise<string> {
  const before = mail.to(address).length;
  assert.equal(kind(await who.ask('/api/sign-in/mail', { address, language: 'fr' })), '200');
  await eventually(() => mail.to(address).length > before);
  return mail.to(address).at(-1)!.text;
}
const follow = (who: Guest, token: string) => who.ask<{ name: string; joined: boolean }>('/api/sign-in/link', { token, name: 'Firefox' });
/** The address is theirs from now on. */
async function withAddress(who: Guest, mail: MailBox): Promise<void> {
  assert.deepEqual((await follow(who, tokenIn(await asked(who, mail)))).body.joined, false);
}
const tablesOf = async (who: Guest) =>
  (await who.ask<{ tables: { table: string }[] }>('/api/me/tables')).body.tables.map(({ table }) => table);

test('by a link in a mail a guest becomes an account, and another device one of theirs, with all that it had as a guest', async (t) => {
  const { url, mail, logged, guests } = await house(t);
  const [anne, ...others] = guests;
  const [{ table }] = await seated(guests);
  const token = tokenIn(await asked(anne, mail));
  const about = await ask(url, '/api/sign-in/link/look', { body: { token } });
  assert.deepEqual(about.body, { address: ADDRESS, name: 'Anne', account: false });
  assert.partialDeepStrictEqual((await follow(anne, token)).body, { name: 'Anne', joined: false });
  assert.equal(kind(await follow(anne, token)), 'no-such-link');

  // A device on which somebody has played as a guest, at a table that has begun and at one that fills.
  const phone = await Guest.known(url, 'Annie');
  const [played] = await seated([phone, ...others]);
  const { id: filling } = await opened(phone);
  const second = tokenIn(await asked(phone, mail, 'Anne@Example.ORG'.toLowerCase()));
  assert.deepEqual((await ask(url, '/api/sign-in/link/look', { body: { token: second } })).body, {
    address: ADDRESS,
    name: 'Anne',
    account: true,
  });
  // Of two who press at once one has used it, and both are told the truth.
  const once = await Promise.all([follow(phone, second), follow(new Guest(url, 'Émile'), second)]);
  assert.deepEqual(once.map(kind).toSorted(), ['200', 'no-such-link']);
  if (kind(once[0]) !== '200') await follow(phone, tokenIn(await asked(phone, mail)));
  assert.deepEqual((await tablesOf(phone)).toSorted(), [table, played.table, filling].toSorted());
  assert.deepEqual((await tablesOf(anne)).toSorted(), (await tablesOf(phone)).toSorted());
  // The phone goes on where it sat; each of the devices can play at all tables.
  assert.equal((await new Player(url, played.table, seatToken(phone.key, played.table)).snapshot()).you, 's0');
  for (const [device, at] of [
    [anne, played.table],
    [phone, table],
  ] as const) {
    await device.ask(`/api/me/tables/${at}`, {});
    assert.equal((await new Player(url, at, seatToken(device.key, at)).snapshot()).you, 's0');
  }
  assert.partialDeepStrictEqual((await anne.ask(`/api/gatherings/${filling}`)).body, { host: true, you: 's0' });

  const everything = JSON.stringify((await anne.ask('/api/me/everything')).body);
  assert.ok(everything.includes(ADDRESS));
  for (const secret of [token, second, anne.key, phone.key, ADDRESS]) assert.ok(!logged.join('\n').includes(secret), logged.join('\n'));
});

test('whoever asks for a link is not told whether the house knows the address', async (t) => {
  const { url, mail, guests } = await house(t);
  await withAddress(guests[0], mail);
  const stranger = new Guest(url, 'Denise');
  const answers = await Promise.all(
    [ADDRESS, 'nobody@example.org'].map((address) => stranger.ask('/api/sign-in/mail', { address, language: 'en' })),
  );
  assert.equal(answers[0].text, answers[1].text);
  await eventually(() => mail.mails.length === 3);
  // There is a mail for both; that to nobody leads nowhere.
  const [{ text }] = mail.to('nobody@example.org');
  assert.match(text, /nobody plays with it here/);
  assert.ok(!text.includes('#sign-in'));
  for (const address of ['anne', 'a@b', 'anne@example.org, x@example.org', 'Anne <anne@example.org>'])
    assert.equal(kind(await stranger.ask('/api/sign-in/mail', { address })), 'bad-way');
});

test('links are few for an address and for whoever asks, and old ones are worth nothing', async (t) => {
  let later = 0;
  const { url, mail, guests } = await house(t, { limits: true, now: () => Date.now() + later });
  const [anne] = guests;
  const token = tokenIn(await asked(anne, mail));
  later = 20 * 60_000;
  assert.deepEqual(
    [kind(await follow(anne, token)), kind(await ask(url, '/api/sign-in/link/look', { body: { token } }))],
    ['no-such-link', 'no-such-link'],
  );
  const four = await Promise.all(Array.from({ length: 5 }, () => anne.ask('/api/sign-in/mail', { address: ADDRESS })));
  assert.deepEqual(four.map(kind).toSorted(), ['200', '200', '200', '200', 'too-many']);
  const more = await Promise.all(Array.from({ length: 4 }, (_, n) => guests[1].ask('/api/sign-in/mail', { address: `n${n}@example.org` })));
  assert.ok(more.every((answer) => answer.status === 200));
  // From this address ten were asked for, whoever does.
  assert.equal(kind(await new Guest(url, '').ask('/api/sign-in/mail', { address: 'more@example.org' })), 'too-many');
});

test('an account is never taken along, and nobody comes to sit at one table twice', async (t) => {
  const { url, mail, guests } = await house(t);
  const [anne, benoit] = guests;
  await seated(guests);
  await withAddress(anne, mail);
  assert.equal(kind(await follow(benoit, tokenIn(await asked(benoit, mail)))), 'both-sit');
  const denise = await Guest.known(url, 'Denise');
  await follow(denise, tokenIn(await asked(denise, mail, 'denise@example.org')));
  const token = tokenIn(await asked(denise, mail));
  assert.equal(kind(await follow(denise, token)), 'other-account');
  // Left there, the device is nobody's; and Denise comes back by her address, with nothing else.
  const { devices } = (await denise.ask<{ devices: { id: string }[] }>('/api/me/devices')).body;
  assert.equal(kind(await denise.ask(`/api/me/devices/${devices[0].id}/remove`, {})), '200');
  assert.equal(kind(await denise.ask('/api/me')), 'guest-needed');
  assert.partialDeepStrictEqual((await follow(denise, token)).body, { name: 'Anne', joined: true });
  const again = new Guest(url, 'Denise');
  assert.partialDeepStrictEqual((await follow(again, tokenIn(await asked(again, mail, 'denise@example.org')))).body, {
    name: 'Denise',
    joined: true,
  });
  const { addresses } = (await again.ask<{ addresses: { address: string }[] }>('/api/me/account')).body;
  assert.deepEqual(
    addresses.map(({ address }) => address),
    ['denise@example.org'],
  );
  assert.deepEqual((await again.ask<object>('/api/me/account', { do: 'remove-address', address: 'denise@example.org' })).body, {
    addresses: [],
    passkeys: [],
  });
  const only = (await again.ask<{ devices: { id: string }[] }>('/api/me/devices')).body.devices[0].id;
  assert.equal(kind(await again.ask(`/api/me/devices/${only}/remove`, {})), 'last-device');
});

const toMake = async (who: Guest) => (await who.ask<Asked>('/api/me/passkeys/options', {})).body;
const toUse = async (who: Guest) => (await who.ask<Asked>('/api/sign-in/passkey/options', {})).body;
const make = (who: Guest, response: object) => who.ask<{ passkeys: { id: string }[] }>('/api/me/passkeys', { response, name: 'Telephone' });
const use = (who: Guest, response: object) =>
  who.ask<{ name: string; joined: boolean }>('/api/sign-in/passkey', { response, name: 'Tablet' });

async function byPasskey(t: TestContext, options: Partial<ServeOptions>, other?: Partial<ServeOptions>): Promise<void> {
  const { url, guests } = await house(t, options);
  const there = other ? (await open(t, { home: HOME, ...other })).url : url;
  const [anne, benoit] = guests;
  const telephone = new Authenticator(HOME);
  const options_ = await toMake(anne);
  // What Anne was asked is not for somebody else, and what was asked once is answered once.
  assert.equal(kind(await make(benoit, telephone.make(options_))), 'bad-passkey');
  assert.equal(kind(await make(anne, telephone.make(options_))), 'bad-passkey');
  assert.equal(kind(await make(anne, new Authenticator('https://elsewhere.example.org').make(await toMake(anne)))), 'bad-passkey');
  const made = await make(anne, telephone.make(await toMake(anne)));
  assert.equal(made.status, 201, made.text);
  assert.equal(made.body.passkeys.length, 1);
  assert.equal(kind(await make(benoit, telephone.make(await toMake(benoit)))), 'bad-passkey');

  const tablet = new Guest(there, 'Tablet');
  const used = telephone.use(await toUse(tablet));
  assert.partialDeepStrictEqual((await use(tablet, used)).body, { name: 'Anne', joined: true });
  assert.equal((await tablet.ask<{ name: string }>('/api/me')).body.name, 'Anne');
  assert.equal(kind(await use(new Guest(there, ''), used)), 'bad-passkey');
  // A copy has been used less often.
  telephone.counter = 0;
  assert.equal(kind(await use(new Guest(there, ''), telephone.use(await toUse(tablet)))), 'bad-passkey');
  telephone.counter = 7;
  // Somebody else's, a page of another house, and what was never asked.
  for (const wrong of [
    new Authenticator(HOME).use(await toUse(tablet)),
    Object.assign(telephone.use(await toUse(tablet)), {
      response: (new Authenticator(HOME).use(await toUse(tablet)) as { response: object }).response,
    }),
    telephone.use({ challenge: 'x'.repeat(43) }),
    {},
    { id: 'x', response: 7 },
  ])
    assert.match(kind(await use(new Guest(there, ''), wrong)), /^bad-(passkey|request)$/);
  assert.partialDeepStrictEqual((await use(new Guest(there, ''), telephone.use(await toUse(tablet)))).body, { name: 'Anne', joined: true });
  assert.deepEqual((await anne.ask<object>('/api/me/account', { do: 'remove-passkey', passkey: made.body.passkeys[0].id })).body, {
    addresses: [],
    passkeys: [],
  });
  assert.equal(kind(await use(new Guest(there, ''), telephone.use(await toUse(tablet)))), 'bad-passkey');
}

test('by a passkey: made for one guest, asked for once, counted, and gone when it is taken away', (t) => byPasskey(t, {}));

test('a house that says nowhere where it is reached has no accounts, and one without TLS no passkeys', async (t) => {
  for (const [home, ways] of [
    [undefined, []],
    ['http://ridotto.example.org', ['mail']],
    ['https://192.168.1.5', ['mail']],
    ['http://localhost:8080', ['mail', 'passkey']],
  ] as const) {
    const { url } = await open(t, { home, mail: 'smtp://127.0.0.1:1' });
    assert.deepEqual((await ask(url, '/api/sign-in')).body, { ways });
    const anne = await Guest.known(url, 'Anne');
    if (!ways.some((way) => way === 'passkey')) assert.equal(kind(await anne.ask('/api/me/passkeys/options', {})), 'no-sign-in');
    if (ways.length === 0) assert.equal(kind(await anne.ask('/api/sign-in/mail', { address: ADDRESS })), 'no-sign-in');
  }
});

test('no cookie is ever set, and no page of another house is let ask in the name of a browser', async (t) => {
  const { url, guests } = await house(t);
  const headers = { origin: 'https://elsewhere.example.org', authorization: `Bearer ${guests[0].key}`, 'content-type': 'application/json' };
  const sent: readonly (readonly [string, string, object?])[] = [
    ['GET', '/'],
    ['GET', '/me'],
    ['GET', '/api/sign-in'],
    ['OPTIONS', '/api/me'],
    ['OPTIONS', '/api/sign-in/link'],
    ...Object.entries(GUEST_ROUTES)
      .filter(([route]) => !route.includes('{') && !route.endsWith('forget'))
      .map(
        ([route, { body }]) =>
          [...(route.replace(/^(get|post) /, (method) => method.toUpperCase()).split(' ') as [string, string]), body] as const,
      ),
  ];
  for (const [method, address, body] of sent) {
    const answer = await fetch(url + address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    await answer.body?.cancel();
    assert.deepEqual(answer.headers.getSetCookie(), [], address);
    assert.deepEqual(
      [...answer.headers.keys()].filter((name) => name.startsWith('access-control-')),
      [],
      address,
    );
  }
  // What a form of another page could send without asking is not taken.
  const form = await fetch(`${url}/api/sign-in/mail`, {
    method: 'POST',
    body: JSON.stringify({ address: ADDRESS }),
    headers: { 'content-type': 'text/plain' },
  });
  assert.equal(form.status, 415);
});

await onPostgres((server) => {
  test('what one house has asked for is answered at another', async (t) => {
    const database = await server.store();
    await byPasskey(t, { database }, { database });
  });
});
