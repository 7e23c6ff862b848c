// What the guide points at is in sight on a phone, through every lesson of every game; what is asked for is shown to whoever wants it;
// what was said before can be read once more.
import { expect, test, type Page } from '@playwright/test';
import { isReply, isTask } from '@ridotto/engine';
import { LIST } from '@ridotto/games/list.ts';
import { sanMarco } from '@ridotto/games/san-marco/manifest.ts';
import { cleanDayAndNight, longUnless } from './kit.ts';

const guide = (page: Page) => page.locator('.guide');
const at = (page: Page, step: number, stage = '') =>
  expect(page.locator(`.guide[data-step="${step}"]${stage && `[data-stage="${stage}"]`}`)).toBeVisible();

/** What is wrong with where the ring is; empty: nothing. */
const hidden = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const ring = document.querySelector('.pointer-line > *')?.getBoundingClientRect();
    if (!ring) return 'there is no ring';
    const prompt = document.querySelector('.table-prompt')!.getBoundingClientRect();
    const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return `it is out of the window, at ${x}, ${y}`;
    if (ring.bottom > prompt.top + 4 && ring.top < prompt.bottom - 4) return `it lies from ${ring.top} to ${ring.bottom}, under the guide`;
    return '';
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const { name, course } of LIST) {
    if (!course) continue;
    test(
      `${name}: each ring of the guide is in sight, and neither guide nor question lies over it`,
      longUnless(name === 'valencia'),
      async ({ page }) => {
        for (const { id, steps } of (await course()).lessons) {
          await page.goto(`/learn/${name}/${id}`);
          for (const [n, step] of steps.entries()) {
            if (isReply(step)) continue;
            await at(page, n, isTask(step) ? 'ask' : 'tell');
            if (step.at !== undefined) await expect.poll(() => hidden(page), `${id}, step ${n}, ${step.at}`).toBe('');
            if (isTask(step)) await guide(page).getByRole('button', { name: 'Show me' }).click();
            else await guide(page).getByRole('button', { name: 'Go on' }).click();
          }
          await at(page, steps.length, 'over');
        }
      },
    );
  }
  test('at the end of a puzzle the guide does not lie over the field in which it was solved', async ({ page }) => {
    await page.goto('/puzzles/san-marco/rather-a-tie');
    await at(page, 0, 'ask');
    await page.locator('.line-field summary').click();
    const { solutions } = (await sanMarco.course()).puzzles.find(({ id }) => id === 'rather-a-tie')!;
    for (const [n, line] of solutions[0]!.entries()) {
      if (n > 0) await expect(page.locator('#line')).toHaveValue('');
      await page.locator('#line').fill(line);
      await page.locator('#line').press('Enter');
    }
    await at(page, 1, 'over');
    await expect(page.locator('#line')).toBeFocused();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [field, over] = [document.activeElement!, document.querySelector('.table-prompt')!].map((el) => el.getBoundingClientRect());
          return field!.top < over!.bottom && over!.top < field!.bottom;
        }),
      )
      .toBe(false);
  });
});

test('what the guide said before is read once more, and one goes on where one was', async ({ page }) => {
  await page.goto('/learn/san-marco/nobles');
  await at(page, 0, 'tell');
  const earlier = guide(page).getByRole('button', { name: 'What the guide said before' });
  await expect(earlier).toHaveCount(0);
  await guide(page).getByRole('button', { name: 'Go on' }).click();
  await at(page, 1);
  await guide(page).getByRole('button', { name: 'Go on' }).click();
  await at(page, 2, 'ask');
  await earlier.click();
  await expect(guide(page)).toContainText('Said before: Look at Castello');
  await expect(page.locator('.pointer')).toHaveCount(0);
  await earlier.click();
  await expect(guide(page)).toContainText('Said before: Welcome to Venice');
  await cleanDayAndNight(page, 'what the guide said before');
  await guide(page).getByRole('button', { name: 'Back to where I was' }).click();
  await expect(guide(page)).toContainText('Your move:');
  await at(page, 2, 'ask');
});

test('a puzzle whose solution was shown says why, and is not solved', async ({ page }) => {
  await page.goto('/puzzles/san-marco/first-doge');
  await at(page, 0, 'ask');
  await guide(page).getByRole('button', { name: 'Show a solution' }).click();
  await at(page, 1, 'over');
  await expect(guide(page)).toContainText('The solution:');
  await guide(page).getByRole('link', { name: 'All lessons and puzzles' }).click();
  await expect(page.getByText('0 of 10 solved')).toBeVisible();
});

test('after the last lesson one plays against easy bots', async ({ page }) => {
  await page.goto('/learn/valencia');
  const asked = page.waitForRequest((r) => r.method() === 'POST' && r.url().endsWith('/api/tables'));
  await page.getByRole('button', { name: 'Play against easy bots' }).click();
  const { seats } = (await asked).postDataJSON() as { seats: { kind: string; bot?: string }[] };
  expect(seats.map(({ kind, bot }) => bot ?? kind)).toEqual(['human', 'easy', 'easy', 'easy']);
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.everybody')).toContainText('Denise');
});
