// The rules page tells the rules as the table plays them from which one comes.
import { expect, test } from '@playwright/test';
import { cleanDayAndNight, drawn } from './kit.ts';

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

test('the rules in short, searched without accents, shown on the board, tried there, and back', async ({ page }) => {
  await page.goto('/rules/valencia?short');
  await expect(page.getByRole('link', { name: 'In full: The end' })).toBeVisible();
  await expect(page.locator('#special')).toHaveCount(0);
  await page.getByRole('button', { name: 'Français' }).click();
  const search = page.getByRole('searchbox');
  await search.fill('EGLISE  fontaine');
  await expect(page.locator('search [role=status]')).toHaveText('1 passage');
  await search.press('Enter');
  await expect(page.locator('#palm-and-fountain--0')).toBeFocused();
  await expect(page).toHaveURL(/#palm-and-fountain--0$/);
  await page.getByRole('button', { name: 'English' }).click();
  const scene = page.locator('#palm-and-fountain .scene');
  await scene.scrollIntoViewIfNeeded();
  await expect(scene.locator('.scene-picture .vc-member')).not.toHaveCount(0);
  await cleanDayAndNight(page, 'the rules');
  await scene.getByRole('link', { name: 'Try it here' }).click();
  await expect(page.locator('.guide[data-stage="ask"]')).toContainText('plant the palm');
  await page.getByRole('link', { name: 'Back to the rules' }).click();
  await expect(page.locator('#palm-and-fountain')).toBeInViewport();
  // What was only looked at is not taken for learnt.
  await page.goto('/learn/valencia');
  await expect(page.getByRole('link', { name: 'Begin: A place in the city' })).toBeVisible();
});

test('before the rules have come, nobody says that something is not in them', async ({ page }) => {
  let come = (): void => undefined;
  const held = new Promise<void>((go) => (come = go));
  await page.route(/\/assets\/rules-en-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/rules/valencia');
  await page.getByRole('searchbox').fill('gondola');
  await drawn(page);
  const said = page.locator('search [role=status]');
  await expect(said).toHaveText('');
  come();
  await expect(said).toHaveText('Nothing of the kind is said in the rules.');
});

test('from a question, and from what was refused, to the place in the rules that it is about', async ({ page }) => {
  await page.goto('/learn/san-marco/nobles?at=2&rules=cards');
  await page.locator('.guide[data-step="2"]').waitFor();
  const where = page.locator('.prompt').getByRole('link', { name: 'In the rules' });
  await where.press('Enter');
  await expect(page.locator('.sheet #cards')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(where).toBeFocused();
  await page.locator('.line-field').evaluate((field: HTMLDetailsElement) => (field.open = true));
  await page.locator('#line').fill('castello san-marco');
  await page.locator('#line').press('Enter');
  await page.locator('.problem').getByRole('link', { name: 'In the rules' }).click();
  await expect(page.locator('.sheet #bridges')).toBeInViewport();
  await page.keyboard.press('Escape');
  // Of what is in the way of all else because it waits to be confirmed, that is said.
  await page.goto('/puzzles/venice/which-mission');
  await expect(page.locator('.prompt-line')).toContainText('Ready to confirm');
  await page.getByRole('button', { name: 'Market: Plan a way' }).click({ button: 'right' });
  await expect(page.locator('.why-note')).toHaveText(/^Market: nothing to choose here now\. .+ Ready to confirm\.$/);
  await page.keyboard.press('Escape');
  // Shut while a place of the board is drawn there: nothing goes on with what is gone. Pictures come when the test says so.
  await page.goto('/puzzles/inkognito/not-alone');
  await where.waitFor();
  await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('.prompt-rules a')!;
    const later = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));
    const held = new Map<number, FrameRequestCallback>();
    let count = 0;
    window.requestAnimationFrame = (call) => held.set(++count, call) && count;
    window.cancelAnimationFrame = (id) => held.delete(id);
    const picture = (): void => {
      const calls = [...held.keys()];
      for (const id of calls) {
        const call = held.get(id);
        held.delete(id);
        call?.(performance.now());
      }
    };
    link.click();
    while (!document.querySelector('.scene-sheet')) await later(20);
    await later(100);
    picture();
    document.querySelector<HTMLElement>('.sheet .dialog-head button')!.click();
    await new Promise<void>((gone) => {
      const seen = new MutationObserver(() => document.querySelector('.sheet') ?? (seen.disconnect(), gone()));
      seen.observe(document.body, { childList: true, subtree: true });
    });
    picture();
  });
});
