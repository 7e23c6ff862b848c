// A device that is passed on: what one player has seen and begun is nowhere in the page once the cover is down, however it came
// down. What the page is then is compared with what it is where nobody has ever looked.
import { expect, test, type Page } from '@playwright/test';
import { drawn, human, open, seatLink } from './kit.ts';

const GAMES = [
  { game: 'san-marco', players: 3 },
  { game: 'inkognito', players: 3 },
  { game: 'valencia', players: 2 },
  { game: 'venice', players: 2 },
];
const NAMES = ['Anne', 'Benoît', 'Christian'];

/** All of the page, and what it leaves where a look at the browser would find it; without what tells one window from another. */
const whole = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    page: document.body.outerHTML,
    address: location.href,
    state: JSON.stringify(history.state),
    window: JSON.stringify(sessionStorage),
  }));
const covered = async (page: Page): Promise<void> => {
  await expect(page.getByTestId('cover')).toBeVisible();
  await expect(page.locator('.cover h1')).toBeFocused();
};
/** Whoever is asked looks, and begins something. */
async function begin(page: Page): Promise<void> {
  await page.locator('.cover button').click();
  await page.locator(CAN).first().dispatchEvent('click');
  await drawn(page);
  await expect(page.locator('[data-busy]')).toHaveCount(0);
}
/** What can be chosen now. */
const CAN = ':is(.table-board [role="button"][data-place], .table-mine :is(input[type="checkbox"], button:not([disabled])))';
/** Is the table gone from the page before anything can be painted? */
const goneAt = (page: Page, what: 'visibilitychange' | 'pagehide') =>
  page.evaluate(async (event) => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
    for (let n = 0; n < 20; n++) await Promise.resolve();
    Reflect.deleteProperty(document, 'visibilityState');
    return document.querySelector('.table, dialog') === null;
  }, what);

for (const { game, players } of GAMES)
  test(`${game}: nothing of what somebody saw is left under the cover`, async ({ page, context, request }) => {
    const t = await open(request, NAMES.slice(0, players).map(human), { game });
    const link = `${seatLink(t)}${t.seats
      .slice(1)
      .map(({ token }) => `&seat=${token}`)
      .join('')}`;
    const fresh = await context.newPage();
    await fresh.goto(link);
    await covered(fresh);
    const untouched = await whole(fresh);
    await fresh.close();

    await page.goto(link);
    await covered(page);
    for (const how of ['visibilitychange', 'pagehide'] as const) {
      await begin(page);
      expect(await goneAt(page, how), how).toBe(true);
      await covered(page);
      expect(await whole(page), how).toEqual(untouched);
    }
    // Nor of what stood over the table.
    await begin(page);
    await page.locator('.everybody .one').last().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await goneAt(page, 'visibilitychange')).toBe(true);
    await covered(page);
    expect(await whole(page), 'with a dialog').toEqual(untouched);
    await page.locator('.cover button').click();
    await expect(page.locator('.prompt')).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    await page.reload();
    await covered(page);
    expect(await whole(page), 'reloaded').toEqual(untouched);

    await begin(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('.top-home')!.click());
    await expect(page.locator('.table')).toHaveCount(0);
    await page.goBack();
    await covered(page);
    expect(await whole(page), 'back').toEqual(untouched);
  });

test('what was begun is there again for whoever had begun it', async ({ page, request }) => {
  const t = await open(request, ['Anne', 'Benoît'].map(human), { game: 'valencia' });
  await page.goto(`${seatLink(t)}&seat=${t.seats[1]!.token}`);
  await covered(page);
  await begin(page);
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  const begun = await page.locator('.prompt-line').innerText();
  expect(await goneAt(page, 'visibilitychange')).toBe(true);
  await covered(page);
  await page.locator('.cover button').click();
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('.prompt-line')).toHaveText(begun);
});
