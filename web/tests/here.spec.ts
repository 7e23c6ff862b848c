// Tables of this device: all people at one device, the rules and the dealer in the page's own worker. No house is needed.
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { OwnHouse } from './house.ts';
import { byMouse, longUnless, uncover } from './kit.ts';

const GAMES = { 'san-marco': 3, inkognito: 3, valencia: 2, venice: 2 } as const;

/** A table on this device for the first so many, without leaving the page. */
async function openHere(page: Page, game: string, people: number, bots = 0, bot = 'random'): Promise<void> {
  await page.locator(`.house nav a[href="/new"], .games a[href="/new/${game}"]`).last().click();
  await page.locator(`.games a[href="/new/${game}"]`).click();
  await page.locator(`.setup[data-game="${game}"]`).waitFor();
  const number = people + bots;
  await page.getByText(number === 1 ? '1 player' : `${number} players`, { exact: true }).click();
  const who = page.locator('.setup-seats select');
  for (let i = 0; i < people; i++) await who.nth(i).selectOption('here');
  for (let i = people; i < number; i++) await who.nth(i).selectOption(bot);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\/here-/);
}
/** Until everything that a table needs is here. */
async function fetchedAhead(page: Page): Promise<void> {
  await page.goto('/new/san-marco');
  await page.locator('.setup').waitFor();
  await expect(page.locator('html')).toHaveAttribute('data-ahead', 'fetched');
}
/** How many entries the journal of the table on this page has. */
const entries = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const id = location.pathname.split('/here-').at(-1);
    const done = <T>(request: IDBRequest<T>): Promise<T> => new Promise((good) => (request.onsuccess = () => good(request.result)));
    const database = await done(indexedDB.open('ridotto'));
    const keys = await done(database.transaction('journal').objectStore('journal').getAllKeys());
    database.close();
    return keys.filter((key) => (key as [string, number])[0] === id).length;
  });
/** Until something more is in the journal; a decision may be of many parts. */
async function move(page: Page, before: number): Promise<number> {
  for (let k = 0; k < 40; k++) {
    await uncover(page);
    // Missions are chosen in places of their own.
    const game = await page.locator('.table').getAttribute('data-game');
    if (game === 'valencia') await page.locator('.va-choose input').nth(1).check();
    if (game === 'venice') await page.locator('.vn-card-live').first().click();
    await byMouse(page, k);
    const now = await entries(page);
    if (now > before) return now;
  }
  throw new Error('nothing was decided in forty steps');
}

test('bots that search think in the worker of the page, and move', async ({ page }) => {
  await page.goto('/');
  await openHere(page, 'san-marco', 2, 2, 'strong');
  const cover = page.locator('.cover button');
  let k = 0;
  await expect(async () => {
    // Bots move when they like: a person's turn may come and go between two looks.
    if (await cover.count()) await cover.first().click({ timeout: 1000 });
    else await byMouse(page, k++);
    const log = await page.locator('.log').innerText({ timeout: 1000 });
    for (const bot of ['Christian', 'Denise']) expect(log).toMatch(new RegExp(`^\\s*${bot} `, 'm'));
  }).toPass({ timeout: 120_000, intervals: [100] });
});

for (const [game, people] of Object.entries(GAMES))
  test(
    `once the page is loaded, without a house; and the table is there when it is back: ${game}`,
    longUnless(game === 'venice'),
    async ({ browser }) => {
      const house = await OwnHouse.open();
      const context: BrowserContext = await browser.newContext({ baseURL: house.url, reducedMotion: 'reduce' });
      await context.addInitScript(() => localStorage.setItem('ridotto.choices', 'listed'));
      const page = await context.newPage();
      await fetchedAhead(page);
      await house.close();
      await openHere(page, game, people);
      await expect(page.locator('.cover h1')).toContainText('Pass the device to');
      const played = await move(page, await move(page, 1));
      await uncover(page);
      await expect(page.locator('.top-live')).toHaveText('Connected');
      await expect(page.getByRole('alert')).toHaveCount(0);
      const address = new URL(page.url()).pathname;
      await page.locator('.top-home').click();
      await expect(page.locator('.my-tables li')).toHaveCount(1);
      await house.open();
      await page.goto(address);
      await uncover(page);
      expect(await entries(page)).toBe(played);
      await context.close();
      await house.end();
    },
  );

/** Three people at a table of San Marco, the first one's view shown. */
async function threeHere(page: Page): Promise<string> {
  await page.goto('/new/san-marco');
  await page.getByText('3 players').click();
  for (const i of [0, 1, 2]) await page.locator('.setup-seats select').nth(i).selectOption('here');
  await page.getByText('House rules').click();
  await page.getByText('first seat', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\/here-/);
  await uncover(page);
  return page.url();
}
const bridge = async (page: Page): Promise<void> => {
  await page.locator('.choice-list button').first().click();
  await page.locator('#confirm').click();
};

for (const [how, prepare] of [
  ['a worker shared by all windows', (): void => undefined],
  ['a worker of each window', (): void => void Reflect.deleteProperty(window, 'SharedWorker')],
] as const)
  test(`two windows of one table do not fork it: ${how}`, async ({ context }) => {
    await context.addInitScript(prepare);
    const [one, other] = [await context.newPage(), await context.newPage()];
    const address = await threeHere(one);
    await other.goto(address);
    await uncover(other);
    // Both move at what both believe to be Anne's first bridge.
    await bridge(one);
    await expect(one.locator('.cover, .prompt-ask')).toContainText('Benoît');
    const played = await entries(one);
    if (await other.locator('.choice-list button').count()) await bridge(other).catch(() => undefined);
    await expect(other.locator('.cover h1, .prompt-line')).toContainText('Benoît');
    expect(await entries(one)).toBe(played);
  });

test('a window that dies in the middle of a move has its table when it comes back', async ({ context }) => {
  const page = await context.newPage();
  const address = await threeHere(page);
  await bridge(page);
  await expect(page.locator('.cover h1')).toContainText('Benoît');
  await uncover(page);
  await page.locator('.choice-list button').first().click();
  const crashed = page.waitForEvent('crash');
  await Promise.all([crashed, page.goto('chrome://crash').catch(() => undefined)]);
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.locator('.cover h1')).toContainText('Benoît');
  await uncover(again);
  await expect(again.locator('.log')).toContainText('Anne builds a bridge');
});

test('with a bot, to the end: its record is dealt as the seal said; and a table that is forgotten is gone', async ({ page }) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => localStorage.setItem('ridotto.confirm', 'no'));
  // Inkognito ends with whoever announces a mission, rightly or not.
  await page.goto('/new/inkognito');
  await page.getByText('3 players').click();
  for (const i of [0, 1]) await page.locator('.setup-seats select').nth(i).selectOption('here');
  await page.locator('.setup-seats select').nth(2).selectOption('random');
  await page.getByText('House rules').click();
  for (const setting of ['first seat', 'by lot']) await page.getByText(setting, { exact: true }).first().click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\/here-/);
  await uncover(page);
  await page.locator('.ink-announce').click();
  await page.locator('.ink-go').click();
  for (let n = 0; n < 40 && (await byMouse(page, n)); n++);
  await expect(page.locator('.end-table')).toBeVisible();
  await page.locator('.buttons button').first().click();
  await expect(page.locator('.verdict')).toContainText(/\d+\s+outcomes match/);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  expect((await file).suggestedFilename()).toMatch(/^ridotto-inkognito-here-/);
  expect(await entries(page)).toBeGreaterThan(2);
  const address = page.url();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.locator('.my-tables button').click();
  await expect(page.locator('.my-tables li')).toHaveCount(0);
  await page.goto(address);
  await expect(page.locator('main')).toContainText('does not exist');
  expect(await entries(page)).toBe(0);
});
