// An account: by a link in an e-mail, by a passkey, on a second device and left again; and what is shown of games that are over.
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { seatToken } from '@ridotto/table/seat-token.ts';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { OwnHouse } from './house.ts';
import { cleanDayAndNight } from './kit.ts';

/** A house that sends its mails into a folder of its own. */
const withMails = (): Promise<OwnHouse> =>
  OwnHouse.open(undefined, ({ url, data }) => ({ RIDOTTO_URL: url, RIDOTTO_SMTP: pathToFileURL(path.join(data, 'mails')).href }));
/** The link of the mail that comes next. */
async function linkIn({ data }: OwnHouse, known: Set<string>): Promise<string> {
  const folder = path.join(data, 'mails');
  let link: string | undefined;
  // It may be there before all of it has been written.
  await expect(() => {
    const name = fs.readdirSync(folder).find((one) => !known.has(one));
    expect(name).toBeDefined();
    const text = fs.readFileSync(path.join(folder, name!), 'utf8').replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '=');
    link = /http:\S+#sign-in=[\w-]{43}/.exec(text)?.[0];
    expect(link).toBeDefined();
    known.add(name!);
  }).toPass();
  return link!;
}
/** Every address that this page asks for, and what is kept as a cookie. */
function watched(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}
async function device(browser: Browser, phone = false): Promise<Page> {
  return await (await browser.newContext(phone ? { viewport: { width: 390, height: 844 } } : {})).newPage();
}
async function callMyself(page: Page, name: string): Promise<void> {
  await page.getByLabel('My name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'My devices' })).toBeVisible();
}

test('an account by a link: another device takes along what it had; one leaves, and comes back', async ({ browser }) => {
  const house = await withMails();
  try {
    const mails = new Set<string>();
    const [anne, phone] = [await device(browser), await device(browser, true)];
    const asked = [watched(anne), watched(phone)];
    await anne.goto(`${house.url}/me`);
    await callMyself(anne, 'Anne');
    await expect(anne.getByText('You need none')).toBeVisible();
    await anne.locator('#sign-in-mail').fill('anne@example.org');
    await anne.getByRole('button', { name: 'Send me a link' }).click();
    await expect(anne.getByText('A message is on its way.')).toBeVisible();
    const first = await linkIn(house, mails);
    await anne.goto(first);
    await cleanDayAndNight(anne, 'Me, with a link');
    await anne.getByRole('button', { name: 'Yes, it is mine' }).click();
    await expect(anne.getByRole('listitem').filter({ hasText: 'anne@example.org' })).toBeVisible();
    expect(anne.url()).toBe(`${house.url}/me`);

    // On the telephone somebody has played as a guest.
    await phone.goto(`${house.url}/new/san-marco`);
    await phone.getByText('3 players').click();
    await phone.locator('.setup-seats select').nth(1).selectOption('open');
    await phone.getByRole('button', { name: 'Open it and invite' }).click();
    await expect(phone).toHaveURL(/\/sit\//);
    await phone.goto(`${house.url}/me`);
    await phone.locator('#sign-in-mail').fill('anne@example.org');
    await phone.getByRole('button', { name: 'Send me a link' }).click();
    await expect(phone.getByText('A message is on its way.')).toBeVisible();
    await phone.goto(await linkIn(house, mails));
    await expect(phone.getByRole('heading', { name: 'Sign in as Anne?' })).toBeVisible();
    await cleanDayAndNight(phone, 'Me, about to sign in');
    await phone.getByRole('button', { name: 'Yes, sign in' }).click();
    await expect(phone.getByLabel('My name')).toHaveValue('Anne');
    await anne.goto(house.url);
    await expect(anne.locator('.my-tables').getByText('San Marco')).toBeVisible();

    // Left there, it is nobody; a link that was used is worth nothing.
    await phone.getByRole('button', { name: 'Sign out on this device' }).click();
    await phone.getByRole('button', { name: 'Yes, sign out here' }).click();
    await expect(phone.getByRole('heading', { name: 'I have an account' })).toBeVisible();
    await phone.goto('about:blank');
    await phone.goto(first);
    await expect(phone.getByText('This link was used already')).toBeVisible();
    const token = first.split('=').at(-1)!;
    const key = (await anne.evaluate(() => localStorage.getItem('ridotto.key')))!;
    for (const url of asked.flat()) for (const secret of [token, key]) expect(url.split('#')[0]).not.toContain(secret);
    for (const page of [anne, phone]) expect(await page.context().cookies()).toEqual([]);
  } finally {
    await house.end();
  }
});

/** What keeps passkeys, built into this browser. */
async function authenticator(
  page: Page,
): Promise<{ id: string; client: Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>> }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId: id } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  return { id, client };
}

test('an account by a passkey, on a second device with nothing else', async ({ browser }) => {
  const house = await withMails();
  try {
    const [anne, tablet] = [await device(browser), await device(browser)];
    await anne.goto(`${house.url}/me`);
    await callMyself(anne, 'Anne');
    const loaded = watched(anne);
    const own = await authenticator(anne);
    await anne.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(anne.getByText('From now on you can sign in with this passkey.')).toBeVisible();
    // What it takes was fetched only now.
    expect(loaded.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
    const { credentials } = await own.client.send('WebAuthn.getCredentials', { authenticatorId: own.id });
    expect(credentials.length).toBe(1);

    await tablet.goto(`${house.url}/me`);
    const other = await authenticator(tablet);
    await tablet.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(tablet.getByText('No passkey was used.')).toBeVisible();
    await other.client.send('WebAuthn.addCredential', { authenticatorId: other.id, credential: credentials[0]! });
    await tablet.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(tablet.getByLabel('My name')).toHaveValue('Anne');
    await expect(tablet.getByRole('button', { name: /^Take away: / })).toHaveCount(2);
    await tablet.getByRole('heading', { name: 'My account' }).scrollIntoViewIfNeeded();
  } finally {
    await house.end();
  }
});

interface Guest {
  readonly key: string;
  readonly name: string;
}
/** A game of three that is over: both people have conceded, and bots played on. */
async function played(request: APIRequestContext, house: string, guests: readonly Guest[]): Promise<string> {
  const as = async (key: string, address: string, data: object): Promise<Record<string, string>> => {
    const answer = await request.post(house + address, { data, headers: { authorization: `Bearer ${key}` } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Record<string, string>;
  };
  const [host, other] = guests as [Guest, Guest];
  for (const { key, name } of guests) await as(key, '/api/me', { name });
  const seats = [{ kind: 'mine' }, { kind: 'open' }, { kind: 'bot', name: 'Bot', bot: 'random' }];
  const { id, invitation } = await as(host.key, '/api/gatherings', { game: 'san-marco', seats });
  const sit = await request.post(`${house}/api/gatherings/${id}`, {
    data: { do: 'sit', name: other.name },
    headers: { authorization: `Bearer ${other.key}`, 'ridotto-invitation': invitation! },
  });
  expect(sit.ok()).toBe(true);
  for (const { key } of guests) await as(key, `/api/gatherings/${id}`, { do: 'ready' });
  for (const { key } of guests) await as(seatToken(key, id!), `/api/tables/${id}/matter`, { do: 'concede', key: 'c' });
  return id!;
}

test('games that are over: for oneself, and on a page of one’s own for whoever is let see it', async ({ browser, request }) => {
  const house = await withMails();
  try {
    const guests = ['Anne', 'Benoît'].map((name) => ({ name, key: randomBytes(32).toString('base64url') }));
    const table = await played(request, house.url, guests);
    const [anne, benoit] = await Promise.all(
      guests.map(async ({ key }, n) => {
        const page = await device(browser, n === 1);
        await page.addInitScript((own) => localStorage.setItem('ridotto.key', own), key);
        return page;
      }),
    );
    await expect(async () => {
      await anne!.goto(`${house.url}/me`);
      await expect(anne!.locator('.played-list li').first()).toContainText('San Marco', { timeout: 2000 });
    }).toPass();
    await expect(anne!.locator('.played-list').last()).toContainText('Benoît');
    await expect(anne!.getByRole('link', { name: 'As others see it' })).toHaveCount(0);
    await anne!.getByLabel('Results').selectOption('everybody');
    await anne!.getByLabel('Against each other').selectOption('everybody');
    await cleanDayAndNight(anne!, 'Me, with games');

    // From the final board to Anne's page, on a telephone, as somebody who was there.
    await benoit!.goto(house.url);
    await benoit!.locator(`.my-tables a[href="/table/${table}"]`).click();
    await benoit!.getByRole('dialog').getByRole('link', { name: 'Anne', exact: true }).click();
    await expect(benoit!.getByRole('heading', { name: 'Anne', exact: true })).toBeVisible();
    await expect(benoit!.getByRole('heading', { name: 'Between you and Anne' })).toBeVisible();
    await expect(benoit!.locator('.played')).not.toContainText('Rating');
    await cleanDayAndNight(benoit!, 'a player, on a telephone');

    const published = anne!.getByLabel(/shows finished games without names/);
    const kept = anne!.waitForResponse((r) => r.url().endsWith('/api/me/profile') && r.request().method() === 'POST');
    await published.click();
    expect((await kept).status()).toBe(200);
    await anne!.reload();
    await expect(published).not.toBeChecked();
    await anne!.getByLabel('Results').selectOption('nobody');
    await anne!.getByLabel('Against each other').selectOption('me');
    await expect(anne!.locator('.played-places')).toHaveCount(0);
    await benoit!.reload();
    await expect(benoit!.getByText('Nobody is shown here.')).toBeVisible();
  } finally {
    await house.end();
  }
});
