// Several players at one device: nobody's view is in the page before the right one asks for it.
import { expect, test } from '@playwright/test';
import { byMouse, clean, turn } from './kit.ts';

test('hot-seat, kept by the house: set up by form, covered between players', async ({ page }) => {
  await page.goto('/new');
  await page.getByText('3 players').click();
  const who = page.locator('.setup-seats select');
  for (const i of [0, 1, 2]) await who.nth(i).selectOption('here');
  await page.getByText('Keep the table at the house').click();
  await page.getByText('House rules').click();
  await page.getByText('first seat', { exact: true }).click();
  const asked: string[] = [];
  page.on('request', (r) => {
    if (r.url().includes('/api/tables/')) asked.push(r.headers().authorization ?? 'public');
  });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.cover h1')).toHaveText('Pass the device to Anne');
  expect(new Set(asked)).toEqual(new Set(['public']));
  await expect(page.locator('.table')).toHaveCount(0);
  await clean(page, 'cover');
  await page.getByRole('button', { name: 'I am Anne' }).click();
  await turn(page);
  await expect(page.locator('.everybody')).not.toContainText('you');
  await page.getByRole('button', { name: 'Hide my view' }).click();
  await expect(page.locator('.cover')).toBeVisible();
  await page.locator('.cover button').click();
  const covers: string[] = [];
  for (let n = 0; n < 60 && !(await page.locator('.cut').count()); n++) {
    if ((await turn(page)) === 'cover') covers.push(await page.locator('.cover h1').innerText());
    await byMouse(page, n);
  }
  expect(covers.slice(0, 3)).toEqual(['Benoît', 'Christian', 'Anne'].map((name) => `Pass the device to ${name}`));
  // The one who splits sees the cards; after hiding, and after a reload, they are nowhere in the page.
  await expect(page.locator('.cut [data-card]')).toHaveCount(10);
  await page.reload();
  await expect(page.locator('.cover')).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(0);
});
