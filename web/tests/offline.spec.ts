// The browser keeps the page: where the house is away, tables of this device, the rules and records open as ever.
import { expect, test, type Page } from '@playwright/test';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { OwnHouse } from './house.ts';
import { byMouse } from './kit.ts';
import { aRecord, fileOf } from './replays.ts';

test.use({ serviceWorkers: 'allow' });

/** Until the browser has all that the page is made of. */
const kept = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
/** How many files of each build the browser keeps. */
const builds = (page: Page): Promise<[string, number][]> =>
  page.evaluate(async () =>
    Promise.all(
      (await caches.keys()).map(async (name): Promise<[string, number]> => [name, (await (await caches.open(name)).keys()).length]),
    ),
  );

test('with the house closed the page opens, a table of this device is set up, played on after a reload, and rules and records are read', async ({
  page,
}) => {
  const house = await OwnHouse.open();
  await page.goto(`${house.url}/`);
  await expect(page.locator('h1')).toBeVisible();
  await kept(page);
  await house.close();

  // An address at which this browser has never been.
  await page.goto(`${house.url}/new/venice`);
  await page.locator('.setup[data-game="venice"]').waitFor();
  await page.getByText('2 players', { exact: true }).click();
  const who = page.locator('.setup-seats select');
  await who.nth(0).selectOption('here');
  await who.nth(1).selectOption('random');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\/here-/);
  await page.locator('.vn-card-live').first().click();
  for (let n = 0; n < 3; n++) await byMouse(page, n);
  const told = await page.locator('.log li').count();
  expect(told).toBeGreaterThan(1);
  await page.reload();
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThanOrEqual(told);
  await byMouse(page, 3);

  // A table against bots at one press, of any game.
  await page.goto(`${house.url}/`);
  await expect(page.locator('.game-card')).toHaveCount(4);
  await page.locator('.game-card[data-game="inkognito"] button').click();
  await expect(page).toHaveURL(/\/table\/here-/);
  await expect(page.locator('.prompt-line')).toContainText('four figures');

  // Bots alone, whom one watches.
  await page.goto(`${house.url}/new/san-marco`);
  await page.getByText('3 players', { exact: true }).click();
  for (let n = 0; n < 3; n++) await who.nth(n).selectOption('random');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\/here-/);
  const seen = async (): Promise<number> => await page.locator('.log li').count();
  await expect.poll(seen).toBeGreaterThan(2);
  await page.reload();
  await expect.poll(seen).toBeGreaterThan(5);

  await page.goto(`${house.url}/rules/inkognito`);
  for (const [language, name] of [
    ['pl', 'Polski'],
    ['fr', 'Français'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toContainText('Inkognito');
    await expect(page.locator('.unfetched')).toHaveCount(0);
  }
  await page.goto(`${house.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(fileOf(aRecord('valencia', 40)));
  await expect(page.locator('.history')).toBeVisible();
  await expect(page.locator('.table-board')).toBeVisible();

  // Of what the house knows nothing is kept.
  expect((await page.evaluate(async () => (await caches.match('/api/health')) ?? null)) === null).toBe(true);
  await house.open();
  await page.goto(`${house.url}/`);
  await expect(page.locator('h1')).toBeVisible();
  await house.close();
});

/** What stands before a house, at an address of its own: it can have lost the house, and bring another build's worker. */
interface Before {
  url: string;
  lost: boolean;
  worker(text: string): string;
  page(text: string): string;
  /** The file that another build begins with goes on with this one. */
  begins: string;
  close(): void;
}
async function openBefore(house: OwnHouse): Promise<Before> {
  const pass = async (request: http.IncomingMessage, answer: http.ServerResponse): Promise<void> => {
    const { url, method = 'GET', headers } = request;
    if (before.lost) return void answer.writeHead(502).end('Bad gateway');
    if (url === ANOTHER) return void answer.writeHead(200, { 'content-type': 'text/javascript' }).end(`import '${before.begins}';`);
    const asked = { accept: '*/*', 'content-type': '', authorization: '', ...headers };
    const given = await fetch(`${house.url}${url}`, {
      method,
      headers: Object.fromEntries((['accept', 'content-type', 'authorization'] as const).flatMap((h) => (asked[h] ? [[h, asked[h]]] : []))),
      ...(method === 'POST' && { body: Buffer.concat(await Array.fromAsync<Buffer>(request)) }),
    });
    const type = given.headers.get('content-type') ?? '';
    const body = Buffer.from(await given.arrayBuffer());
    answer.writeHead(given.status, { 'content-type': type, 'cache-control': 'no-cache' });
    const isPage = type.startsWith('text/html');
    answer.end(url === '/sw.js' ? before.worker(body.toString()) : isPage ? before.page(body.toString()) : body);
  };
  const server = http.createServer((request, answer) => void pass(request, answer).catch(() => answer.destroy()));
  await new Promise<void>((open) => server.listen(0, open));
  const before = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    lost: false,
    worker: (text: string) => text,
    page: (text: string) => text,
    begins: '',
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return before;
}

test('what stands before the house says that it is away: the page opens', async ({ page }) => {
  const house = await OwnHouse.open();
  const before = await openBefore(house);
  await page.goto(`${before.url}/`);
  await kept(page);
  before.lost = true;
  await page.goto(`${before.url}/rules/san-marco`);
  await expect(page.locator('h1')).toContainText('San Marco');
  before.close();
  await house.close();
});

const ANOTHER = '/assets/another.js';
/** From now on it brings another build, as far as the page can tell: it begins with another file. */
async function bringAnother(before: Before, name: string, page: Page): Promise<void> {
  before.begins = new URL(await script(page)).pathname;
  before.page = (text) => text.replace(before.begins, ANOTHER);
  before.worker = (text) => text.replace(name, 'ridotto-another').replace(`"${before.begins}"`, `"${before.begins}","${ANOTHER}"`);
}
const askAnew = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
const script = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '');

test('another build waits beside the one whose pages are open, and is there once one goes on, without the house as well', async ({
  page,
  context,
}) => {
  const house = await OwnHouse.open();
  const before = await openBefore(house);
  await page.goto(`${before.url}/`);
  await kept(page);
  const [[name, files]] = (await builds(page)) as [[string, number]];
  // At a table nothing of it is seen, and nothing is begun anew.
  await page.locator('.game-card[data-game="san-marco"] button').click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.table-board')).toBeVisible();
  await bringAnother(before, name, page);
  await askAnew(page);
  await expect
    .poll(() => builds(page))
    .toEqual([
      [name, files],
      ['ridotto-another', files + 1],
    ]);
  expect(await script(page)).not.toContain(ANOTHER);
  await expect(page.locator('.table-board')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.foot [role="status"]')).toContainText('A new version of this page is ready.');
  before.lost = true;
  await page.locator('.house').getByRole('link', { name: 'Rules' }).click();
  await expect.poll(() => script(page).catch(() => '')).toContain(ANOTHER);
  await expect(page.locator('h1')).toContainText('San Marco');
  await expect(page.locator('.foot [role="status"]')).toHaveCount(0);
  before.lost = false;
  await page.goto('about:blank');
  await page.close();
  const next = await context.newPage();
  await next.goto(`${before.url}/`);
  await expect.poll(() => builds(next)).toEqual([['ridotto-another', files + 1]]);
  before.close();
  await house.close();
});

test('each build is kept whole, under a name of its own, and every file that it lists is there', async ({ page, request }) => {
  const house = await OwnHouse.open();
  const worker = await (await request.get(`${house.url}/sw.js`)).text();
  const { NAME, FILES } = JSON.parse(/= (\{.*\});/.exec(worker)![1]!) as { NAME: string; FILES: string[] };
  expect(FILES).toEqual(expect.arrayContaining(['/', '/push.js', '/icon.svg', '/ridotto.webmanifest']));
  expect(FILES.filter((file) => file.startsWith('/assets/')).length).toBeGreaterThan(50);
  for (const file of FILES) expect((await request.get(`${house.url}${file}`)).status(), file).toBe(200);
  await page.goto(`${house.url}/`);
  await kept(page);
  expect(await builds(page)).toEqual([[NAME, FILES.length]]);
  // It can be put among the programs of a device.
  const manifest = await (await request.get(`${house.url}/ridotto.webmanifest`)).json();
  for (const { src } of manifest.icons as { src: string }[]) expect((await request.get(`${house.url}${src}`)).status(), src).toBe(200);
  await house.close();
});
