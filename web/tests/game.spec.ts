// A whole game in the browser by mouse against bots, to the proof of fair dealing; by keys alone: reader.spec.ts.
import { expect, test } from '@playwright/test';
import { ANNE_AND_BOTS, byMouse, clean, LONG, middle, open, rows, seatLink } from './kit.ts';

/** The last passage, and somebody near its end. */
const late = ({ passage, limit }: { passage?: unknown; limit?: unknown }): boolean =>
  passage === 3 && Object.values(limit as Record<string, number>).some((sum) => sum > 6);

test('a whole game by mouse', LONG, async ({ page, request }) => {
  test.setTimeout(400_000);
  const problems: string[] = [];
  page.on('pageerror', (e) => problems.push(e.message));
  const t = await open(request, ANNE_AND_BOTS);
  await page.goto(seatLink(t));
  await expect(page.locator('.prompt-ask')).toBeVisible();
  expect(page.url()).not.toContain('#');
  for (let n = 0; n < 500 && (await byMouse(page, n * 7)); n++) if (n === 30) await middle(request, t, late);
  await expect(page.locator('.end-table')).toBeVisible();
  const totals = await page.locator('.end-table tfoot td').allInnerTexts();
  const parts = await page
    .locator('.end-table tbody tr:not(.end-sub)')
    .evaluateAll((trs) => trs.map((tr) => [...tr.querySelectorAll('td')].map((td) => Number(td.innerText.replace('−', '-')))));
  totals.forEach((total, seat) => expect(parts.reduce((sum, row) => sum + (row[seat] ?? 0), 0)).toBe(Number(total)));
  await page.locator('.buttons button').first().click();
  await expect(page.locator('.verdict')).toContainText(/\d+\s+outcomes match/);
  await clean(page, 'end sheet by day');
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(page, 'end sheet by night');
  expect(await rows(page).count()).toBeGreaterThan(100);
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/undefined|\[object|NaN/);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.prompt-ask')).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(problems).toEqual([]);
});
