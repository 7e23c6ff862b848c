// A position by a link: what a failing case, or a moment of a record, becomes in one command.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { clean, cleanDayAndNight, turn } from './kit.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** As the command says it for this house. */
const linkTo = (house: string, position: string): string =>
  execFileSync(process.execPath, ['cli/main.ts', 'open', '--print', '--house', house, position], { cwd: ROOT, encoding: 'utf8' }).trim();

test('a case of a file is a table of this device, for people and bots, and nothing of it goes to the house', async ({ page, baseURL }) => {
  const link = linkTo(baseURL!, 'games/san-marco/cases/doge.yaml#A24 in the second');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  await page.goto(link);
  await expect(page.locator('h1')).toHaveText('A position of San Marco');
  await expect(page.locator('.setup-seats strong').first()).toHaveText('anne');
  await page.locator('summary').click();
  await cleanDayAndNight(page, 'position');
  const who = page.locator('.setup-seats select');
  for (let n = 1; n < (await who.count()); n++) await who.nth(n).selectOption('random');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/\/table\/here-/);
  expect(await turn(page)).toBe('choose');
  await expect(page.locator('.choice-list')).toContainText('Doge');
  expect(posted.filter((address) => address.includes('table'))).toEqual([]);
  // It is there again after a reload, as every table of this device.
  await page.reload();
  expect(await turn(page)).toBe('choose');
});

test('all of them on one device: the one who is to choose is asked for', async ({ page, baseURL }) => {
  await page.goto(linkTo(baseURL!, 'games/san-marco/cases/doge.yaml#A24 in the second'));
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.locator('.cover h1')).toHaveText('Pass the device to anne');
});

test('a link that is not whole says so, in each language, on a phone too', async ({ page, baseURL }) => {
  const link = linkTo(baseURL!, 'games/san-marco/cases/doge.yaml#A24 in the second');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link.slice(0, -10));
  await expect(page.locator('h1')).toHaveText('This link names no position');
  await clean(page, 'no position');
  await page.goto('/position');
  await expect(page.locator('h1')).toHaveText('This link names no position');
  for (const [language, title, position] of [
    ['fr', 'Ce lien ne mène à aucune position', 'Une position de San Marco'],
    ['pl', 'Ten link nie prowadzi do żadnej pozycji', 'Pozycja z gry San Marco'],
  ] as const) {
    await page.evaluate((l) => localStorage.setItem('ridotto.language', l), language);
    await page.goto('/position#x');
    await page.reload();
    await expect(page.locator('h1')).toHaveText(title);
    await page.goto(link);
    await expect(page.locator('h1')).toHaveText(position);
  }
});
