// What the others do is seen: at a pace, skipped, looked back at; and what one was doing survives a look aside.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { ANNE_AND_BOTS, bot, clean, human, open, seatLink, turn } from './kit.ts';

const chosen = { options: { firstLeader: 'chosen' } };
const choices = (page: Page) => page.locator('.choice-list button');
const film = (page: Page) => page.locator('.film');
/** A page at which the others' moves are shown in this way. */
async function paced(browser: Browser, pace: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await page.addInitScript((p) => localStorage.setItem('ridotto.pace', p), pace);
  return page;
}
const bridges = (page: Page) => page.locator('.table-board .bridge').count();

test('step by step: each move stays until a key is pressed, on the board as it was then', async ({ browser, request }) => {
  const page = await paced(browser, 'step');
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, chosen)));
  await turn(page);
  await choices(page).first().click();
  await page.locator('#confirm').click();
  await expect(film(page)).toContainText('Benoît builds a bridge');
  expect(await bridges(page)).toBe(2);
  await expect(page.locator('.film-count')).toHaveText(/1\sof\s[2-9]/);
  await clean(page, 'a still', '.table-prompt');
  await page.keyboard.press('.');
  await expect(film(page)).toContainText('Christian builds a bridge');
  expect(await bridges(page)).toBe(3);
  await page.keyboard.press(',');
  await expect(film(page)).toContainText('Benoît builds a bridge');
  // Nobody has to wait: the prompt for what is asked stands, and Escape leads to the present.
  await page.keyboard.press('Escape');
  await expect(film(page)).toHaveCount(0);
  await turn(page);
  // A line of the log leads back to its moment, by mouse and by keys.
  await page.locator('.log li', { hasText: 'Benoît builds a bridge' }).first().click();
  await expect(film(page)).toContainText('Benoît builds a bridge');
  expect(await bridges(page)).toBe(2);
  await page.getByRole('button', { name: 'To the present' }).click();
  // The same after a reload: how the table looked then, the house still knows.
  await page.reload();
  await turn(page);
  await page.locator('.log li', { hasText: 'Benoît builds a bridge' }).first().click();
  await expect(film(page)).toContainText('Benoît builds a bridge');
  await expect.poll(() => bridges(page)).toBe(2);
  await page.getByRole('button', { name: 'To the present' }).click();
  await page.keyboard.press('l');
  await expect(page.locator('#log')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(film(page)).toHaveCount(1);
  await page.context().close();
});

test('who answers a move before the house has confirmed it is shown too', async ({ browser, request }) => {
  const page = await paced(browser, 'step');
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, chosen)));
  await turn(page);
  await choices(page).first().click();
  // The house takes the move at once; its answer is on its way until both bots have moved.
  await page.route(/\/confirm$/, async (route) => {
    const answer = await route.fetch();
    await expect(page.locator('.log')).toContainText('Christian builds a bridge');
    await route.fulfill({ response: answer });
  });
  await page.locator('#confirm').click();
  await turn(page);
  await expect(film(page)).toContainText('Benoît builds a bridge');
  await page.keyboard.press('.');
  await expect(film(page)).toContainText('Christian builds a bridge');
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});

test('what is chosen while others’ moves are shown counts at once', async ({ browser, request }) => {
  const page = await paced(browser, 'step');
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, chosen)));
  await turn(page);
  await choices(page).first().click();
  await page.locator('#confirm').click();
  await expect(film(page)).toHaveCount(1);
  await expect(page.locator('.prompt-mine')).toHaveCount(1);
  const can = page.locator('.choice-list button, [data-card] button, .offer .take').first();
  await can.click();
  await page.keyboard.press('Escape');
  await expect(film(page)).toHaveCount(0);
  await page.context().close();
});

test('at once: nothing is shown, and nothing is asked for', async ({ browser, request }) => {
  const page = await paced(browser, 'at-once');
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, chosen)));
  await turn(page);
  await choices(page).first().click();
  await page.locator('#confirm').click();
  await expect(page.locator('.log')).toContainText('Christian builds a bridge');
  await expect(film(page)).toHaveCount(0);
  await page.getByLabel('Others’ moves').selectOption('calmly');
  expect(await page.evaluate(() => localStorage.getItem('ridotto.pace'))).toBe('calm');
  await page.context().close();
});

test('a draft survives a reload and a look at the rules beside the table', async ({ page, request }) => {
  await page.goto(seatLink(await open(request, [human('Anne'), human('Benoît'), bot('Christian')], chosen)));
  await turn(page);
  await choices(page).first().click();
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  const asked = await page.locator('.prompt-ask').innerText();
  await page.reload();
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('.prompt-ask')).toHaveText(asked);
  await page.getByRole('link', { name: 'Rules' }).click();
  const sheet = page.getByRole('complementary', { name: 'Rules of San Marco' });
  await expect(sheet.locator('h2').nth(1)).toBeVisible();
  await clean(page, 'the rules beside the table', '.sheet');
  await expect(page).toHaveURL(/\/table\//);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.locator('#confirm').click();
  // Confirmed once is confirmed: nothing asks again.
  await expect(page.locator('.prompt-ask')).toContainText('Waiting for Benoît');
  await page.reload();
  await expect(page.locator('.prompt-ask')).toContainText('Waiting for Benoît');
});

test('why not: the answer stands beside the place, and leaves the board in sight', async ({ page, request }) => {
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, chosen)));
  await turn(page);
  const place = page.locator('.table-board [data-place="d:castello"]').first();
  await page.locator('#prompt').focus();
  await place.dispatchEvent('contextmenu');
  const card = page.getByRole('dialog');
  await expect(card).toContainText('Castello');
  const [there, box, board] = [await place.boundingBox(), await card.boundingBox(), await page.locator('.table-board').boundingBox()];
  const apart =
    box!.x >= there!.x + there!.width ||
    box!.x + box!.width <= there!.x ||
    box!.y >= there!.y + there!.height ||
    box!.y + box!.height <= there!.y;
  expect(apart).toBe(true);
  expect(box!.width * box!.height).toBeLessThan(board!.width * board!.height * 0.5);
  await clean(page, 'why not', '.dialog-beside');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(page.locator('#prompt')).toBeFocused();
});
