// The library: games that are over are found, looked at, taken along, and brought from elsewhere.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { keptRecords } from '@ridotto/games/tests/records.ts';
import { clean, cleanDayAndNight } from './kit.ts';
import { OwnHouse } from './house.ts';

/** Played elsewhere: one of each game, to its end. */
const RECORDS = ['san-marco', 'inkognito', 'valencia', 'venice'].map(
  (game) => keptRecords(game).find(({ record, ends }) => record.secret !== undefined && ends[record.rules]!.winners !== null)!.record,
);
const line = (record: object): string => JSON.stringify(record);
const upload = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** Somebody whom the house knows, in this browser. */
async function known(page: Page, request: APIRequestContext, name = 'Anne'): Promise<void> {
  const key = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  const answer = await request.post('/api/me', { headers: { authorization: `Bearer ${key}` }, data: { name } });
  expect(answer.status()).toBe(200);
  await page.addInitScript((k) => localStorage.setItem('ridotto.key', k), key);
}
const chosen = (page: Page) => page.locator('input[type=file]');
const games = (page: Page) => page.locator('.library > li');

test('games come from elsewhere, each line with its verdict; they are sought, looked at, taken along and put away', async ({
  page,
  request,
}) => {
  await known(page, request);
  await page.goto('/me');
  await page.getByRole('link', { name: 'One by one' }).click();
  await expect(page.locator('h1')).toHaveText('Games');
  await expect(page.getByText('No game is here yet.')).toBeVisible();
  await clean(page, 'an empty library');
  const [first] = RECORDS;
  const lines = [
    ...RECORDS.map(line),
    line(first!),
    line({ ...first!, rules: 99 }),
    line({ ...first!, secret: '0'.repeat(64) }),
    line(RECORDS[1]!).slice(0, 300),
    'Dear diary',
  ];
  await chosen(page).setInputFiles(upload('many.jsonl', lines.join('\n')));
  await expect(page.getByText('4 kept, 1 there already, 4 refused.')).toBeVisible();
  await expect(page.locator('.library-verdicts li')).toHaveText([
    /Line 1 Kept/,
    /Line 2 Kept/,
    /Line 3 Kept/,
    /Line 4 Kept/,
    /Line 5 It is in your library already/,
    /Line 6 It was played by newer rules/,
    /Line 7 The secret in it is not the one/,
    /Line 8 It is damaged/,
    /Line 9 This is no record/,
  ]);
  await expect(games(page)).toHaveCount(4);
  await expect(games(page).first()).toContainText('brought from elsewhere');
  await cleanDayAndNight(page, 'library');

  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('venice');
  await expect(games(page)).toHaveCount(1);
  await page.getByLabel('How it ended for me').selectOption('won');
  await expect(page.getByText('No game is like that.')).toBeVisible();
  await page.getByLabel('How it ended for me').selectOption('');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('');
  await page.getByLabel('A player’s name').fill('benoit');
  await page.keyboard.press('Enter');
  await expect(games(page)).toHaveCount(RECORDS.filter(({ seats }) => seats.includes('Benoît')).length);
  await page.getByLabel('A player’s name').fill('Ludovico');
  await page.keyboard.press('Enter');
  await expect(games(page)).toHaveCount(0);
  await page.getByLabel('A player’s name').fill('');
  await page.keyboard.press('Enter');
  await expect(games(page)).toHaveCount(4);

  // All of them in one file, and one alone: as they came.
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the records of all' }).click(),
  ]);
  expect(all.suggestedFilename()).toBe('ridotto-games.jsonl');
  const written = fs
    .readFileSync(await all.path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(new Set(written.map((one) => line(JSON.parse(one))))).toEqual(new Set(RECORDS.map(line)));
  const own = games(page).filter({ hasText: 'San Marco' });
  const [one] = await Promise.all([page.waitForEvent('download'), own.getByRole('button', { name: 'Download San Marco' }).click()]);
  expect(JSON.parse(fs.readFileSync(await one.path(), 'utf8'))).toEqual(first);

  // On the board.
  await own.getByRole('button', { name: 'Look again at San Marco' }).click();
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.locator('.table')).toBeVisible();
  await page.goBack();
  await games(page).filter({ hasText: 'San Marco' }).getByRole('button', { name: 'Take away San Marco' }).click();
  await expect(games(page)).toHaveCount(3);
  await page.reload();
  await expect(games(page)).toHaveCount(3);
});

test('whoever is not known is told so; by keyboard, in each language, on a phone', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Games that are over' }).click();
  await expect(page.getByText('The house does not know you on this device yet')).toBeVisible();
  await clean(page, 'a library of nobody');
  await known(page, request, 'Benoît');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/games');
  await chosen(page).setInputFiles(upload('one.json', JSON.stringify(RECORDS[2], null, 2)));
  await expect(games(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Take away' }).focus();
  for (const [language, title, verdict] of [
    ['fr', 'Parties', 'Il est déjà dans votre bibliothèque.'],
    ['pl', 'Gry', 'Jest już w twojej bibliotece.'],
  ] as const) {
    await page.evaluate((l) => localStorage.setItem('ridotto.language', l), language);
    await page.reload();
    await expect(page.locator('h1')).toHaveText(title);
    await chosen(page).setInputFiles(upload('one.json', JSON.stringify(RECORDS[2], null, 2)));
    await expect(page.getByText(verdict)).toBeVisible();
    await clean(page, language);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await page.evaluate(() => localStorage.setItem('ridotto.language', 'en'));
  await page.reload();
  await page.getByRole('button', { name: 'Take away' }).focus();
  await page.keyboard.press('Enter');
  await expect(games(page)).toHaveCount(0);
});

test('a house that publishes shows its games without names', async ({ page }) => {
  const house = await OwnHouse.open(undefined, () => ({ RIDOTTO_PUBLISH: 'on' }));
  try {
    const bots = ['Anne', 'Benoît', 'Christian'].map((name) => ({ name, kind: 'bot', bot: 'random' }));
    const opened = await page.request.post(`${house.url}/api/tables`, { data: { game: 'san-marco', seats: bots } });
    expect(opened.status()).toBe(201);
    await expect
      .poll(async () => ((await (await page.request.get(`${house.url}/api/library`)).json()) as { games: unknown[] }).games.length)
      .toBe(1);
    await page.goto(`${house.url}/games`);
    await page.getByRole('link', { name: 'Games of this house' }).click();
    await expect(games(page)).toHaveCount(1);
    await expect(games(page)).toContainText('Player 1');
    await expect(page.locator('main')).not.toContainText('Anne');
    await clean(page, 'games of the house');
    await page.getByRole('link', { name: /^Look again at/ }).click();
    await expect(page.locator('.table')).toBeVisible();
    await expect(page.locator('.everybody').first()).toContainText('Player 1');
  } finally {
    await house.end();
  }
});

test('a record by one command is on the board, and no house has it', async ({ page }) => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-')), 'record.json');
  fs.writeFileSync(file, line(RECORDS[0]!));
  const root = path.resolve(import.meta.dirname, '..', '..');
  const command = spawn(process.execPath, ['cli/main.ts', 'open', file, '--at', '9', '--as', 's1', '--print'], { cwd: root });
  const gone = once(command, 'close');
  try {
    const [said] = (await once(command.stdout, 'data')) as [Buffer];
    await page.goto(String(said).split('\n')[0]!);
    await expect(page.locator('.table')).toBeVisible();
    await expect(page).toHaveURL(/#at=9&as=s1$/);
  } finally {
    command.kill('SIGTERM');
    await gone;
  }
});

test('a game of a table that came by links is kept from its last page', async ({ page, request }) => {
  await known(page, request);
  const seats = ['Benoît', 'Christian', 'Denise'].map((name) => ({ name, kind: 'bot', bot: 'random' }));
  const answer = await request.post('/api/tables', { data: { game: 'san-marco', seats } });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/table/${table}`);
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('button', { name: 'Keep among my games' }).click();
  await sheet.getByRole('link', { name: 'My games' }).click();
  await expect(page.locator('h1')).toHaveText('Games');
  await expect(games(page)).toHaveCount(1);
  await expect(games(page).first()).toContainText('Benoît');
});

test('a table is set up with the name that one has given', async ({ page, request }) => {
  await known(page, request, 'Denise');
  await page.addInitScript(() => localStorage.setItem('ridotto.name', 'Denise'));
  await page.goto('/new/san-marco');
  // Nobody is there twice.
  const names = page.locator('.setup-seats input');
  await expect(names).toHaveCount(4);
  expect(await names.evaluateAll((all) => all.map((el) => (el as HTMLInputElement).value))).toEqual([
    'Denise',
    'Benoît',
    'Christian',
    'Anne',
  ]);
});
