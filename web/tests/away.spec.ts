// Parts of the page that cannot be fetched when they are needed, because the house is away: the page says so, in the reader's
// language, and goes on when they can be had.
import { expect, test, type Page } from '@playwright/test';
import { OwnHouse } from './house.ts';
import { byMouse, LONG, longUnless } from './kit.ts';

/** What nobody caught on this page. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (e) => errors.push(e.message));
  return errors;
}
const away = (page: Page): Promise<unknown> => page.context().route('**', (route) => route.abort());
const back = (page: Page): Promise<void> => page.context().unroute('**');
const notice = (page: Page) => page.locator('.unfetched');

const AGAIN = { en: 'Try again', fr: 'Réessayer', pl: 'Spróbuj ponownie' } as const;
async function tryAgain(page: Page, language: keyof typeof AGAIN = 'en'): Promise<void> {
  await notice(page).getByRole('button', { name: AGAIN[language] }).click();
}

test('the words of another language', async ({ page }) => {
  const errors = uncaught(page);
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  for (const [language, name, says] of [
    ['fr', 'Français', 'une partie de cette page'],
    ['pl', 'Polski', 'części tej strony'],
  ] as const) {
    await away(page);
    const before = await page.locator('h1').innerText();
    await page.getByRole('button', { name }).click();
    await expect(notice(page)).toContainText(says);
    await expect(page.locator('h1')).toHaveText(before);
    // Nothing has changed. A try is over when it has asked in vain whether the house is there.
    await Promise.all([page.waitForEvent('requestfailed', (r) => r.url().endsWith('/api/health')), tryAgain(page, language)]);
    await expect(notice(page).getByRole('button')).toBeEnabled();
    await expect(notice(page)).toContainText(says);
    await back(page);
    await tryAgain(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.locator('h1')).not.toHaveText(before);
  }
  // Whatever can be had is had without a fresh page.
  expect(loads).toBe(1);
  expect(errors).toEqual([]);
});

test('whoever changes the language twice reads the second, though the words of the first come later', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  let late: () => void = () => undefined;
  const second = new Promise<void>((there) => (late = there));
  await page.route('**/assets/fr-*.js', async (route) => {
    await second;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('.game-card', { hasText: /Autorzy|Autor:/ })).toHaveCount(4);
  const polish = await page.locator('main').innerText();
  const all = page.waitForResponse(/\/assets\/fr-/).then((r) => r.finished());
  late();
  await all;
  await page.unrouteAll({ behavior: 'wait' });
  // Whatever the late words would bring about has been brought about once the page has been painted again.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  expect(await page.locator('main').innerText()).toBe(polish);
});

/** Not its words, which pages before it have. */
const BOARD = /\/assets\/valencia-[\w-]{8}\.js/;
test('the page of the rules, and that of a table', async ({ page }) => {
  const errors = uncaught(page);
  await page.goto('/');
  await page.locator('.game-card[data-game="venice"]').waitFor();
  await away(page);
  await page.locator('.game-card[data-game="venice"] a[href="/rules/venice"]').click();
  await expect(notice(page)).toContainText('A part of this page could not be fetched');
  await back(page);
  await tryAgain(page);
  const section = page.locator('.rules section').first();
  await expect(section).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  // What was fetched for one language is fetched for the next.
  await expect(section.locator('h2')).toHaveText('What it is about');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(section.locator('h2')).toHaveText('De quoi s’agit-il');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(section.locator('h2')).toHaveText('What it is about');
  await page.locator('.house-name').click();
  // The house is there, and does not have this part any more: it is a newer one.
  await page.context().route(BOARD, (route) => route.abort());
  await page.locator('.game-card[data-game="valencia"] button').click();
  await expect(notice(page)).toContainText('A part of this page could not be fetched');
  // Then only a fresh page can have it.
  await Promise.all([page.waitForEvent('load'), tryAgain(page)]);
  await expect(notice(page)).toContainText('A part of this page could not be fetched');
  await page.context().unroute(BOARD);
  await tryAgain(page);
  await expect(page.locator('.table[data-game="valencia"]')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the very words it would be said in', async ({ page }) => {
  const errors = uncaught(page);
  await page.context().route('**/assets/{en,fr,pl}-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(notice(page)).toContainText('A part of this page could not be fetched');
  await page.context().unroute('**/assets/{en,fr,pl}-*.js');
  await tryAgain(page);
  await expect(page.locator('h1')).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [how, prepare] of [
  ['a worker shared by all windows', (): void => undefined],
  ['a worker of each window', (): void => void Reflect.deleteProperty(window, 'SharedWorker')],
] as const)
  test(
    `a table of this device, of which not all was there when the house went away: ${how}`,
    longUnless(how.includes('shared')),
    async ({ browser }) => {
      const house = await OwnHouse.open();
      const context = await browser.newContext({ baseURL: house.url, reducedMotion: 'reduce' });
      await context.addInitScript(() => localStorage.setItem('ridotto.choices', 'listed'));
      await context.addInitScript(prepare);
      const page = await context.newPage();
      const errors = uncaught(page);
      await context.route(/\/assets\/(client|keep|Replay)/, (route) => route.abort());
      let loads = 0;
      page.on('load', () => loads++);
      await page.goto('/new/venice');
      await page.locator('.setup').waitFor();
      await house.close();
      await page.getByText('2 players', { exact: true }).click();
      for (const i of [0, 1]) await page.locator('.setup-seats select').nth(i).selectOption('here');
      const open = page.locator('.setup button[type="submit"]');
      await open.click();
      await expect(notice(page)).toContainText('A part of this page could not be fetched');
      await expect(open).toBeDisabled();
      await tryAgain(page);
      await expect(notice(page)).toBeVisible();
      await expect(page).toHaveURL(/\/new\/venice$/);
      await house.open();
      await context.unroute(/\/assets\/(client|keep|Replay)/);
      await tryAgain(page);
      await expect(page).toHaveURL(/\/table\/here-/);
      await expect(page.locator('.cover h1')).toContainText('Pass the device to');
      await expect(notice(page)).toHaveCount(0);
      // With its styles, and nobody had to fill in the form again.
      const styles = await page.evaluate(() =>
        [...document.styleSheets].flatMap((sheet) => {
          try {
            return sheet.cssRules.length > 0 ? [sheet.href?.split('/').at(-1)?.split('-')[0]] : [];
          } catch {
            return []; // it could not be had
          }
        }),
      );
      expect(styles).toEqual(expect.arrayContaining(['table', 'venice', 'Replay']));
      expect(loads).toBe(1);
      expect(errors).toEqual([]);
      await context.close();
      await house.end();
    },
  );

test('a whole game on this device without a house: nothing is missing until its record has been checked', LONG, async ({ browser }) => {
  test.setTimeout(900_000);
  const house = await OwnHouse.open();
  const context = await browser.newContext({ baseURL: house.url, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('ridotto.choices', 'listed'));
  await context.addInitScript(() => localStorage.setItem('ridotto.confirm', 'no'));
  const page = await context.newPage();
  const errors = uncaught(page);
  await page.goto('/new/san-marco');
  await page.getByText('3 players').click();
  await page.locator('.setup-seats select').nth(1).selectOption('here');
  await page.locator('.setup-seats select').nth(2).selectOption('random');
  await expect(page.locator('html')).toHaveAttribute('data-ahead', 'fetched', { timeout: 60_000 });
  await house.close();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\/here-/);
  await page.locator('.cover button').click();
  for (let n = 0; n < 700 && (await byMouse(page, n * 7)); n++);
  await expect(page.locator('.end-table')).toBeVisible();
  await page.locator('.buttons button').first().click();
  await expect(page.locator('.verdict')).toContainText(/\d+\s+outcomes match/);
  await expect(notice(page)).toHaveCount(0);
  expect(errors).toEqual([]);
  await context.close();
  await house.end();
});
