// Hints: asked for by keyboard, said in words, shown on the board, taken as a draft; of a table without, none.
import { expect, test } from '@playwright/test';
import { ANNE_AND_BOTS, clean, human, open, seatLink } from './kit.ts';
import { aRecord, opened, still } from './replays.ts';

test('a hint by keyboard: a few choices with their shares and reasons; one of them taken is the draft', async ({ page, request }) => {
  const t = await open(request, ANNE_AND_BOTS);
  await page.goto(seatLink(t));
  await expect(page.locator('#hint')).toBeEnabled();
  await page.keyboard.press('h');
  const choices = page.locator('.hint-choices li');
  await expect(choices).toHaveCount(3);
  await expect(page.locator('.hint [role=status]')).toContainText('A hint:');
  for (const choice of await choices.all()) await expect(choice.locator('p')).toContainText(/\d+% of the points ± \d+.*\. .+\.$/);
  await clean(page, 'a hint', '.hint');
  const first = choices.first().getByRole('button');
  const said = await first.innerText();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#prompt')).toContainText(said);
  // Taken back it is as if nobody had asked; the same question has the same answer.
  await expect(page.locator('#hint')).toHaveCount(0);
  await page.keyboard.press('u');
  await page.locator('#hint').click();
  await expect(first).toHaveText(said);
  await page.keyboard.press('h');
  await expect(choices).toHaveCount(0);
  await expect(page.locator('#hint')).toBeFocused();
});

test('a table of this device weighs its hints itself, and a table without hints has none', async ({ page, request }) => {
  await page.goto('/new/san-marco');
  const asked: string[] = [];
  page.on('request', (r) => void (r.url().includes('/hint') && asked.push(r.url())));
  await page.getByText('3 players').click();
  for (const i of [0, 1, 2]) await page.locator('.setup-seats select').nth(i).selectOption('here');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.cover button').click();
  await page.locator('#hint').click();
  await expect(page.locator('.hint-choices li')).toHaveCount(3);
  expect(asked).toEqual([]);

  const t = await open(request, [human('Anne'), human('Benoît'), human('Christian')], { hints: false });
  await page.goto(seatLink(t));
  await expect(page.locator('#prompt')).toBeVisible();
  await expect(page.locator('#hint')).toHaveCount(0);
  await page.getByRole('button', { name: 'At the table' }).click();
  await expect(page.getByRole('dialog')).toContainText('nobody asks for hints');
});

test('where one person plays against bots, and wished so, bots say why they chose as they did', async ({ page }) => {
  await page.goto('/new/san-marco');
  await page.getByText('3 players').click();
  await page.getByLabel('Bots say why').check();
  await page.locator('.setup-seats select').nth(1).selectOption('here');
  await expect(page.getByLabel('Bots say why')).toHaveCount(0);
  await page.locator('.setup-seats select').nth(1).selectOption('steady');
  await page.getByRole('button', { name: 'Open the table' }).click();
  // One's own first bridge, and those of the others.
  await page.locator('.choice-list button').first().click();
  await page.locator('#confirm').click();
  await page.getByRole('tab', { name: 'Bots’ reasons' }).click();
  const answer = page.locator('.analysis [role=status]');
  // Until one of them has put its bridge there is nothing to ask about.
  await expect(async () => {
    await page.getByRole('button', { name: 'Why did the bot choose so?' }).click();
    await expect(answer).toContainText(/% of the points|has decided anything/);
    await expect(answer).toContainText(/% of the points/, { timeout: 1 });
  }).toPass();
  await clean(page, 'bots’ reasons', '.analysis');
});

test('a game that was played is weighed where one asks for it: a decision with what else there was; the whole, until one stops it', async ({
  page,
}) => {
  await opened(page, aRecord('san-marco', 120), '#at=40&as=s0');
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: 'Why this?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.analysis [role=status]')).toContainText(/% of the points ± \d/);
  await page.getByRole('button', { name: 'Weigh the whole game' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // It goes on behind other tabs, and the board answers meanwhile.
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.keyboard.press(',');
  await still(page);
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await clean(page, 'a game is weighed', '.tabs');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Weigh the whole game' })).toBeVisible();
});
