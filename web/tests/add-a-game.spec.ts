// Whoever follows docs/add-a-game.md has a fifth game: in the page, on the server, in the terminal.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { houseWithParcels } from './fifth-game.ts';
import { OwnHouse } from './house.ts';
import { LONG, open } from './kit.ts';

const require = createRequire(import.meta.url);

/** Tests that every game of the house goes through. */
const FOR_ALL_GAMES = [
  ...['battery', 'cases', 'records', 'references', 'rules-pages'].map((what) => `games/${what}.test.ts`),
  'tools/games.test.ts',
  'bots/play.test.ts',
  'table/numbering.test.ts',
  'table/record-at.test.ts',
];
/** How many of them there are at least for one game: so many ran when this was written. */
const LEAST = 35;

async function handIn(page: Page): Promise<void> {
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await page.locator('#confirm').click();
}

test('a fifth game is three folders, its lines and its records', LONG, async ({ page, playwright }) => {
  test.setTimeout(1_800_000);
  const folder = houseWithParcels();
  const run = (args: readonly string[], cwd = folder): string => execFileSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
  for (const room of ['games', 'bots', 'web']) run([tsc, '--project', room]);
  expect(run(['cli/main.ts', 'simulate', 'parcels', '--players', '3', '--games', '5', '--bots', 'steady,random,random'])).toContain(
    'steady',
  );

  // It passes what every game of the house passes.
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--test', '--test-name-pattern', 'parcels', '--test-reporter', 'tap', ...FOR_ALL_GAMES],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  expect(status, stdout).toBe(0);
  expect(Number(/^# pass (\d+)$/m.exec(stdout)?.[1]), stdout).toBeGreaterThanOrEqual(LEAST);

  const vite = path.join(path.dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
  run([vite, 'build', '--outDir', 'dist', '--logLevel', 'error'], path.join(folder, 'web'));
  const house = await OwnHouse.open(folder);
  try {
    // It is offered like any other, and one may read its rules.
    await page.goto(`${house.url}/`);
    await expect(page.locator('.game-card[data-game="parcels"]')).toContainText('Parcels');
    await page.goto(`${house.url}/rules/parcels`);
    await expect(page.locator('#bids')).toContainText('four coins');

    const request = await playwright.request.newContext({ baseURL: house.url });
    const bots = ['Benoît', 'Christian'].map((name) => ({ name, kind: 'bot' as const, bot: 'steady' }));
    const { table, seats } = await open(request, [{ name: 'Anne', kind: 'human' }, ...bots], { game: 'parcels' });
    await request.dispose();
    await page.goto(`${house.url}/table/${table}#seat=${seats[0]?.token}`);
    await expect(page.locator('.parcels-board [data-seat="s0"]')).toContainText('Anne: 8 coins');

    // The steady ones bid one coin: with two, Anne has the parcel to herself, and sees what is in it.
    await page.getByRole('button', { name: 'Bid 2 coins' }).click();
    await handIn(page);
    await expect(page.locator('.parcels-board [data-seat="s0"]')).toContainText('Anne: 6 coins');
    await expect(page.locator('.parcels-board [data-parcel]')).toHaveText(/^[1-5]$/);
    await expect(page.locator('.log')).toContainText('Anne bids 2, Benoît bids 1, and Christian bids 1');
    await page.getByRole('button', { name: 'Keep it closed' }).click();
    await handIn(page);
    await expect(page.locator('.parcels-board [data-seat="s0"]')).toContainText('1 closed parcel');
    await expect(page.locator('.top-stage')).toHaveText('Round 2');
  } finally {
    await house.end();
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
