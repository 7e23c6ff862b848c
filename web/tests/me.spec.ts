// The page about oneself: name, when one is told, a second device, and being forgotten; and who looks at a table.
import { expect, test, type Page } from '@playwright/test';
import { cleanDayAndNight } from './kit.ts';

/** A table of three that has begun, one of them a bot. */
async function together(anne: Page, benoit: Page): Promise<string> {
  await anne.goto('/new/san-marco');
  await anne.getByText('3 players').click();
  for (const [i, who] of ['here', 'open', 'random'].entries()) await anne.locator('.setup-seats select').nth(i).selectOption(who);
  await anne.getByRole('button', { name: 'Open it and invite' }).click();
  await benoit.goto(await anne.locator('#link-invitation').inputValue());
  await benoit.getByLabel('Your name').fill('Benoît');
  await benoit.getByRole('button', { name: 'Sit down', exact: true }).first().click();
  for (const page of [anne, benoit]) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of [anne, benoit]) await expect(page).toHaveURL(/\/table\/[\w-]{16}$/);
  return new URL(anne.url()).pathname;
}

test('a second device by a code, both at the same seat; then it is taken away, and in the end everything', async ({
  browser,
  page: anne,
}) => {
  const benoit = await (await browser.newContext()).newPage();
  const table = await together(anne, benoit);
  // Who looks is seen, and who has gone.
  const mark = (page: Page, seat: string) => page.locator(`.one[data-seat="${seat}"] .one-here`);
  await anne.reload();
  await expect(mark(anne, 's1')).toHaveAttribute('title', 'looking at it now');
  await benoit.goto('/me');
  await anne.reload();
  await expect(mark(anne, 's1')).toHaveAttribute('title', /last here: /);

  // From the table to the page, by keyboard.
  await anne.getByRole('link', { name: 'Tell me when it is my turn' }).press('Enter');
  await expect(anne.getByRole('heading', { name: 'Me', exact: true })).toBeVisible();
  await anne.getByLabel('Quiet hours, in which nothing comes').press('Space');
  await anne.getByLabel('from', { exact: true }).fill('21:30');
  await expect(anne.getByRole('status').filter({ hasText: 'Saved.' })).toBeInViewport();
  await anne.reload();
  await expect(anne.getByLabel('from', { exact: true })).toHaveValue('21:30');
  await anne.getByRole('button', { name: 'Bring another device' }).click();
  const code = await anne.locator('.me-digits').innerText();
  await cleanDayAndNight(anne, 'Me');

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(`/me#join=${code}`);
  await cleanDayAndNight(phone, 'Me, of nobody');
  await phone.getByRole('button', { name: 'This is another device of mine' }).click();
  await expect(phone.getByLabel('My name')).toHaveValue('Anne');
  // What is used up is shown no longer.
  await expect(anne.locator('.me-digits')).toHaveCount(0, { timeout: 10_000 });
  await expect(anne.getByText('The other device is here now.')).toBeInViewport();
  await phone.getByRole('link', { name: 'Ridotto' }).first().click();
  await phone.locator(`.my-tables a[href="${table}"]`).click();
  await expect(phone.locator('.one[data-seat="s0"]')).toContainText('you');

  await anne.reload();
  await anne
    .getByRole('listitem')
    .filter({ hasNotText: 'this one' })
    .getByRole('button', { name: /^Take away/ })
    .last()
    .click();
  await expect(anne.getByRole('button', { name: /^Take away/ })).toHaveCount(0);
  await phone.goto('/me');
  await expect(phone.getByText('The house does not know you yet.')).toBeVisible();

  // Whoever looks on is told at once, in their own language.
  const christian = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  for (const page of [benoit, christian]) await page.goto(table);
  await expect(christian.locator('.one[data-seat="s0"]')).toContainText('Anne');
  await anne.getByRole('button', { name: 'Forget me' }).click();
  await anne.getByRole('button', { name: 'Yes, forget me' }).click();
  await expect(anne.getByText('The house does not know you any more.')).toBeVisible();
  for (const [page, name, said] of [
    [benoit, 'A former guest', 'A former guest has left the house for good. A bot plays on.'],
    [christian, 'Une personne partie', 'Une personne partie a quitté la maison pour toujours. Un robot continue.'],
  ] as const) {
    await expect(page.locator('.one[data-seat="s0"]')).toContainText(name);
    await expect(page.locator('.log')).toContainText(said);
    await page.reload();
    await expect(page.locator('.log')).toContainText(said);
  }
});
