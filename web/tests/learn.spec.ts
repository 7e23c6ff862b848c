// Learning at a table: the guide says what is to be done, what goes wrong is taken back, and one goes on where one was.
import { expect, test, type Page } from '@playwright/test';
import { sanMarco } from '@ridotto/games/san-marco/manifest.ts';
import { venice } from '@ridotto/games/venice/manifest.ts';
import { isReply, isTask } from '@ridotto/engine';
import { cleanDayAndNight, tabTo } from './kit.ts';

const guide = (page: Page) => page.locator('.guide');
const at = (page: Page, step: number, stage = '') =>
  expect(page.locator(`.guide[data-step="${step}"]${stage && `[data-stage="${stage}"]`}`)).toBeVisible();
async function type(page: Page, line: string): Promise<void> {
  await page.locator('.line-field').evaluate((field: HTMLDetailsElement) => (field.open = true));
  await page.locator('#line').fill(line);
  await page.locator('#line').press('Enter');
}

test('a first game: from the first page, by keyboard, with an error, across a reload and without the house', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn by playing' }).first().click();
  await cleanDayAndNight(page, 'the page of lessons');
  await page.getByRole('link', { name: 'Begin: Nobles and majorities' }).press('Enter');
  await at(page, 0, 'tell');
  await expect(guide(page).getByRole('button', { name: 'Go on' })).toBeFocused();
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await at(page, 1);
  await expect(page.locator('.pointer')).toBeVisible();
  await expect(guide(page).getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await at(page, 2, 'ask');
  await expect(page.locator('.guide-says')).toBeFocused();
  await expect(page.locator('.guide-says')).toHaveAttribute('role', 'status');
  await cleanDayAndNight(page, 'a lesson');
  // A poor move is played, explained, and taken back; a refused one is explained by its rule and by the guide.
  await tabTo(page, '[data-kind="castello"] button');
  await page.keyboard.press('Enter');
  await type(page, 'castello cannaregio');
  await at(page, 2, 'poor');
  await expect(guide(page)).toContainText('Well seen');
  await guide(page).getByRole('button', { name: 'Take it back' }).press('Enter');
  await at(page, 2, 'ask');
  await type(page, 'castello san-marco');
  await expect(page.locator('.problem')).toContainText('one bridge of your own');
  await expect(guide(page)).toContainText('That bridge is Benoît’s');
  await type(page, 'castello castello');
  await at(page, 3, 'tell');
  await context.setOffline(false);
  await page.reload();
  await at(page, 3, 'tell');
  const { lessons } = await sanMarco.course();
  for (const [n, step] of lessons[0]!.steps.entries()) {
    if (n < 3 || isReply(step)) continue;
    await at(page, n);
    if (isTask(step)) await type(page, step.right[0]!);
    else await guide(page).getByRole('button', { name: 'Go on' }).click();
  }
  await expect(page.locator('.guide[data-stage="over"]')).toBeVisible();
  await cleanDayAndNight(page, 'the end of a lesson');
  await guide(page).getByRole('link', { name: 'All lessons and puzzles' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nobles and majorities' })).toContainText('done');
});

test('the others answer by themselves, and the rest of the game can be played on', async ({ page }) => {
  await page.goto('/learn/san-marco/choose');
  for (const n of [0, 1]) {
    await at(page, n, 'tell');
    await guide(page).getByRole('button', { name: 'Go on' }).click();
  }
  await at(page, 2, 'ask');
  await page
    .getByRole('button', { name: /^Take offer 2/ })
    .first()
    .click();
  await page.locator('#confirm').click();
  await at(page, 3, 'ask');
  await type(page, 'san-marco san-marco');
  await at(page, 8, 'tell');
  await guide(page).getByRole('button', { name: 'Go on' }).click();
  await at(page, 12, 'tell');
  await guide(page).getByRole('button', { name: 'Go on' }).click();
  await guide(page).getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\/here-/);
  await expect(page.locator('.everybody')).toContainText('Denise');
  await expect(page.locator('.guide')).toHaveCount(0);
});

test('the last part goes to the end of a game, and its final scores are at hand', async ({ page }) => {
  const { lessons } = await venice.course();
  const last = lessons.at(-1)!;
  const step = last.steps.length - 1;
  await page.addInitScript(([key, at]) => localStorage.setItem('ridotto.learnt', JSON.stringify({ [key]: { step: at, done: false } })), [
    `venice/lesson/${last.id}`,
    step,
  ] as const);
  await page.goto(`/learn/venice/${last.id}`);
  await at(page, step, 'tell');
  await guide(page).getByRole('button', { name: 'Final scores' }).click();
  const scores = page.getByRole('dialog');
  await expect(scores.getByRole('heading', { name: 'Anne wins' })).toBeVisible();
  await expect(scores).toContainText('77');
  await cleanDayAndNight(page, 'the final scores of a lesson');
  await page.keyboard.press('Escape');
  await guide(page).getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('.guide[data-stage="over"]').getByRole('button', { name: 'Final scores' })).toBeVisible();
});
