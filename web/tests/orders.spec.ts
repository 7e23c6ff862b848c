// Standing orders on the page: given and switched off by mouse and by keyboard, in each language, seen by oneself alone.
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { cleanDayAndNight, human, open, seatLink, type Opened } from './kit.ts';

interface Seen {
  readonly awaits: readonly string[];
  readonly question: string | null;
  readonly legal: readonly object[];
  readonly view: { readonly at: string };
  readonly orders?: { readonly may: readonly object[] };
}
/** A table of Valencia at the first auction, played blindly through the API; gives the seat that bids second. */
async function atTheAuction(request: APIRequestContext): Promise<{ table: Opened; second: number }> {
  const table = await open(request, ['Anne', 'Benoît', 'Christian'].map(human), { game: 'valencia', confirm: false });
  const of = (seat: number) => ({ authorization: `Bearer ${table.seats[seat]!.token}` });
  const look = async (seat: number): Promise<Seen> =>
    (await (await request.get(`/api/tables/${table.table}`, { headers: of(seat) })).json()) as Seen;
  for (let n = 0; n < 500; n++) {
    const { awaits, view } = await look(0);
    const seat = Number(awaits[0]!.slice(1));
    if (view.at === 'bid') {
      const second = (seat + 1) % 3;
      if (((await look(second)).orders?.may.length ?? 0) > 2) return { table, second };
    }
    const { question, legal } = await look(seat);
    const parts: object[] = [];
    // The last of what may be chosen: whoever draws goes on drawing no longer than they must.
    for (let [may, whole] = [legal, false]; !whole;) {
      parts.push(may.at(-1)!);
      const preview = await (await request.post(`/api/tables/${table.table}/try`, { headers: of(seat), data: { parts } })).json();
      whole = preview.complete === true || preview.news === true;
      may = preview.legal;
    }
    const said = await request.post(`/api/tables/${table.table}/say`, { headers: of(seat), data: { question, key: `k${n}`, parts } });
    expect(said.status()).toBe(200);
  }
  throw new Error('no auction came');
}
const offered = (page: Page) => page.locator('.orders');
const given = (page: Page) => page.locator('.prompt-order');

test('an order is given and switched off, is one plain sentence, and nobody else sees it', async ({ browser, request }) => {
  const { table, second } = await atTheAuction(request);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await page.goto(seatLink(table, second));
  await offered(page).locator('summary').click();
  await expect(offered(page)).toContainText('until then or until there is news for you. Nobody else is told.');
  await offered(page).getByRole('combobox').selectOption({ label: 'Pass in every auction before step C' });
  await cleanDayAndNight(page, 'standing orders');
  await offered(page).getByRole('button', { name: 'Order it' }).click();
  await expect(given(page)).toContainText('You pass in every auction before step C.');
  await cleanDayAndNight(page, 'a standing order');
  // What stands above the board leaves it whole.
  const board = await page.locator('.table-board svg').first().boundingBox();
  expect(board!.y + board!.height).toBeLessThanOrEqual(720);
  // Found again after a reload, and in each language.
  await page.getByTitle('Français').click();
  await expect(given(page)).toContainText('Vous passez à toutes les enchères avant l’étape C.');
  await page.getByTitle('Polski').click();
  await expect(given(page)).toContainText('Pasujesz w każdej licytacji przed etapem C.');
  await page.getByTitle('English').click();
  await page.reload();
  await expect(given(page)).toContainText('You pass in every auction before step C.');
  const watching = await (await browser.newContext()).newPage();
  await watching.goto(`/table/${table.table}`);
  await expect(watching.locator('.prompt')).toBeVisible();
  await expect(watching.locator('.log')).not.toContainText('standing order');
  await expect(page.locator('.log')).toContainText('gives a standing order.');

  // By keyboard: off, and another one.
  await given(page).getByRole('button', { name: 'Switch off' }).focus();
  await page.keyboard.press('Enter');
  await expect(given(page)).toHaveCount(0);
  const summary = offered(page).locator('summary');
  if ((await offered(page).getAttribute('open')) === null) {
    await summary.focus();
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Tab');
  await expect(offered(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(given(page)).toContainText('You pass in all auctions that are left in this round.');
});

test('on a phone it stands with what is asked', async ({ browser, request }) => {
  const { table, second } = await atTheAuction(request);
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pl-PL' })).newPage();
  await page.goto(seatLink(table, second));
  await offered(page).locator('summary').click();
  await cleanDayAndNight(page, 'standing orders on a phone');
  await offered(page).getByRole('button', { name: 'Zleć' }).click();
  await expect(given(page)).toContainText('Pasujesz w każdej licytacji przed etapem B.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
