// The rules page tells the rules as the table plays them from which one comes.
import { expect, test } from '@playwright/test';

test('the rules of a table are still its own after a reload, and lead back to it', async ({ page, request }) => {
  const seats = ['Anne', 'Benoît', 'Christian'].map((name) => ({ name, kind: 'human' }));
  const opened = await request.post('/api/tables', { data: { game: 'san-marco', options: { banishDie: 'fixed3' }, seats } });
  const { table } = (await opened.json()) as { table: string };
  await page.goto(`/table/${table}`);
  await page.locator('.table').first().waitFor();
  await page.keyboard.press('?');
  const link = page.getByRole('dialog').getByRole('link');
  const address = await link.getAttribute('href');
  await link.click();
  const setting = page.getByText('it always removes three nobles');
  await expect(setting).toBeVisible();
  // Beside the table, and in a window of its own.
  await expect(page).toHaveURL(new RegExp(`/table/${table}$`));
  await page.goto(address!);
  await expect(setting).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/rules/san-marco\\?table=${table}$`));
  await page.reload();
  await expect(setting).toBeVisible();
  await page.getByRole('link', { name: /←/ }).click();
  await expect(page).toHaveURL(new RegExp(`/table/${table}$`));
});
