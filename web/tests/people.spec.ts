// A table that fills: from the set-up to the first move, by invitation and from the lobby.
import { expect, test, type Page } from '@playwright/test';
import { cleanDayAndNight, turn } from './kit.ts';

const seat = (page: Page, n: number) => page.locator('.sit-seats li').nth(n);
async function setUp(page: Page, seats: readonly string[], more: { listed?: boolean } = {}): Promise<string> {
  await page.goto('/new/san-marco');
  await page.getByText('3 players').click();
  for (const [i, who] of seats.entries()) await page.locator('.setup-seats select').nth(i).selectOption(who);
  if (more.listed === true) await page.getByLabel('Show it among the open tables').check();
  await page.getByRole('button', { name: 'Open it and invite' }).click();
  await expect(page.getByRole('heading', { name: 'A table of San Marco is filling' })).toBeVisible();
  return page.locator('#link-invitation').inputValue();
}
async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down', exact: true }).first().click();
}

test('by invitation and from the lobby: everybody sits, is ready, and plays their own seat', async ({ browser, page: anne }) => {
  const link = await setUp(anne, ['here', 'open', 'open'], { listed: true });
  await cleanDayAndNight(anne, 'the host waits');
  const benoit = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await benoit.goto(link);
  // The secret part is in the address no more.
  await expect(benoit).toHaveURL(/\/sit\/[\w-]{16}$/);
  await cleanDayAndNight(benoit, 'somebody has come');
  await sitDown(benoit, 'Anne');
  await expect(benoit.getByRole('alert')).toContainText('differs from those at the table');
  await sitDown(benoit, 'Benoît');
  for (const page of [anne, benoit]) await expect(seat(page, 1)).toContainText('Benoît');
  // Whoever has sat down sees so, and goes on seeing it when others do something.
  await anne.getByRole('button', { name: 'I am ready' }).click();
  await expect(seat(benoit, 0)).toContainText(/(?<!not )ready/);
  await expect(seat(benoit, 1)).toContainText('you, not ready yet');
  await anne.getByRole('button', { name: 'Not ready after all' }).click();

  const christian = await (await browser.newContext()).newPage();
  await christian.goto('/lobby');
  const row = christian.locator('.lobby li', { hasText: 'Anne and Benoît' });
  await expect(row).toContainText('1 open seat');
  await cleanDayAndNight(christian, 'the lobby');
  await row.getByRole('link').click();
  await sitDown(christian, 'Christian');
  await expect(seat(anne, 2)).toContainText('Christian');

  await anne.getByRole('button', { name: 'I am ready' }).click();
  await expect(seat(christian, 0)).toContainText('ready');
  await benoit.getByRole('button', { name: 'I am ready' }).click();
  await expect(christian.getByRole('status')).toHaveCount(0);
  await expect(anne.getByRole('status')).toContainText('Waiting until Christian is ready');
  // Gone for a moment, and known again without the invitation.
  await benoit.goto('/');
  await expect(benoit.locator('.my-tables')).toContainText('San Marco – Anne, Benoît, and Christian not begun yet');
  await christian.getByRole('button', { name: 'I am ready' }).click();
  for (const [page, name] of [
    [anne, 'Anne'],
    [christian, 'Christian'],
  ] as const) {
    await expect(page).toHaveURL(/\/table\/[\w-]{16}$/);
    await expect(page.locator('.one', { hasText: 'you' })).toContainText(name);
  }
  // It has begun in the meantime.
  await expect(benoit.locator('.my-tables')).not.toContainText('not begun yet');
  await benoit.locator('.my-tables li a').first().click();
  await expect(benoit.locator('.one', { hasText: 'you' })).toContainText('Benoît');
});

/** To the end, by the API. */
async function playOut(page: Page): Promise<void> {
  const address = `/api${new URL(page.url()).pathname.replace('/table/', '/tables/')}`;
  const kept = await page.evaluate(() => localStorage.getItem('ridotto.tables') ?? '[]');
  const [{ seats }] = JSON.parse(kept) as [{ seats: [{ token: string }] }];
  const headers = { authorization: `Bearer ${seats[0].token}` };
  for (let n = 0; ; n++) {
    const now = (await (await page.request.get(address, { headers })).json()) as {
      over: object | null;
      held: object | null;
      question: string;
      legal: object[];
    };
    if (now.over !== null) return;
    const command = { question: now.question, key: `out-${n}` };
    if (now.held) await page.request.post(`${address}/confirm`, { headers, data: command });
    else if (now.legal.length > 0)
      await page.request.post(`${address}/say`, { headers, data: { ...command, parts: [now.legal[n % now.legal.length]] } });
  }
}

test('bots take the open seats; and once it is over, the same people are asked for another game', async ({ page }) => {
  await setUp(page, ['here', 'open', 'open']);
  await page.getByText('The invitation as a code for a camera').click();
  await expect(page.getByRole('img', { name: 'The invitation as a code' })).toBeVisible();
  await page.getByRole('button', { name: 'Bots take the open seats' }).click();
  await expect(seat(page, 2)).toContainText('bot: steady');
  await page.getByRole('button', { name: 'I am ready' }).click();
  await turn(page);
  await playOut(page);
  // At the final board one is told that somebody has opened the next table: whoever is at the house by the same key.
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  const key = await page.evaluate(() => localStorage.getItem('ridotto.key'));
  const headers = { authorization: `Bearer ${key}` };
  await page.request.post(`/api${new URL(page.url()).pathname.replace('/table/', '/gatherings/')}/again`, { headers, data: {} });
  await expect(page.locator('.end-buttons')).toContainText('Anne has opened the next table.');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.prompt')).toContainText('Anne has opened the next table.');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page).toHaveURL(/\/sit\/[\w-]{16}$/);
  await expect(seat(page, 0)).toContainText('you, not ready yet');
  await expect(seat(page, 2)).toContainText('bot: steady');
  // Given up, it does not count: the next one is another.
  const first = page.url();
  await page.getByRole('button', { name: 'Give the table up' }).click();
  await expect(page.locator('main')).toContainText('This table was given up.');
  await page.goBack();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(seat(page, 0)).toContainText('you, not ready yet');
  expect(page.url()).not.toBe(first);
});

test('a renewed invitation, a table given up, and a link that leads nowhere are said in words', async ({ browser, page }) => {
  const link = await setUp(page, ['here', 'open', 'open']);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await sitDown(other, 'Benoît');
  await page.getByRole('button', { name: 'Ask Benoît to get up' }).click();
  await expect(other.getByRole('status')).toContainText('You do not sit at this table any more.');
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await other.goto('/');
  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText('its invitation may have been renewed');
  await expect(page.getByRole('status').filter({ hasText: 'worth nothing' })).toBeVisible();
  const next = await page.locator('#link-invitation').inputValue();
  expect(next).not.toBe(link);
  await other.goto(next);
  await expect(other.getByLabel('Your name')).toHaveValue('Benoît');
  // Whoever opened it may get up, and come back.
  await sitDown(other, 'Benoît');
  await page.getByRole('button', { name: 'Get up', exact: true }).click();
  await sitDown(page, 'Anne');
  await expect(seat(page, 0)).toContainText('you, not ready yet');
  await other.getByRole('button', { name: 'Give the table up' }).click();
  await expect(page.locator('main')).toContainText('This table was given up.');
});

test('where the browser keeps nothing, the address keeps who sits here', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await setUp(page, ['here', 'open', 'open']);
  await expect(page).toHaveURL(/#key=[\w-]{43}$/);
  await page.reload();
  await expect(seat(page, 0)).toContainText('you');
  await page.getByRole('button', { name: 'Bots take the open seats' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page).toHaveURL(/\/table\/[\w-]{16}#seat=[\w-]{43}$/);
  await turn(page);
});
