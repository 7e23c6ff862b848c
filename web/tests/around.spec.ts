// One device as the board, phones as hands: from setting up to playing once more.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { clean } from './kit.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The address behind the code, as it stands below it. */
const invitation = (screen: Page): Promise<string> => screen.locator('.around-code code').innerText();

async function sitDown(browser: Browser, url: string, name: string): Promise<Page> {
  const phone = await (await browser.newContext(PHONE)).newPage();
  await phone.goto(url);
  await phone.locator('.sit-name input').fill(name);
  await phone.locator('.sit-name button').click();
  await expect(phone.locator('.sit-mine')).toContainText(name);
  return phone;
}

test('a table around a screen: set up, joined by its code, played on phones, and once more', async ({ page: screen, browser }) => {
  await screen.goto('/new/valencia');
  await screen.getByText('2 players').click();
  await screen.getByText('Around this screen').click();
  await screen.locator('.setup button.primary').click();
  await expect(screen.locator('.around-code svg')).toBeVisible();
  await clean(screen, 'seats are taken');
  const url = await invitation(screen);

  const anne = await sitDown(browser, url, 'Anne');
  const benoit = await sitDown(browser, url, 'Benoît');
  await expect(screen.locator('.sit-seats')).toContainText('Benoît');
  // Every seat has somebody: the code is gone, and whoever kept it finds no seat.
  await expect(screen.locator('.around-code svg')).toHaveCount(0);
  const late = await (await browser.newContext(PHONE)).newPage();
  await late.goto(url);
  await expect(late.locator('.sit-name button')).toBeDisabled();
  await expect(late.locator('.sit-seats button')).toHaveCount(0);
  await late.close();

  for (const phone of [anne, benoit]) await phone.getByRole('button', { name: 'I am ready' }).click();
  await expect(screen.locator('.screen .table-board')).toBeVisible();
  await expect(screen).toHaveURL(/\/screen$/);
  // Missions are chosen in secret: whose they are sees them, the screen sees none.
  await expect(anne.locator('.table-mine input[type="checkbox"]')).toHaveCount(5);
  await expect(anne.locator('.table-board')).toBeHidden();
  await anne.getByRole('button', { name: 'Show the board' }).click();
  await expect(anne.locator('.table-board')).toBeVisible();
  await anne.getByRole('button', { name: 'Back to my hand' }).click();
  await expect(anne.locator('.table-board')).toBeHidden();
  await expect(screen.locator('.table-mine, input, #confirm')).toHaveCount(0);
  await expect(screen.locator('.prompt-line')).toContainText('Benoît');
  await clean(screen, 'the screen');
  await clean(anne, 'a hand');

  await anne.locator('.table-mine input[type="checkbox"]').first().check();
  await anne.locator('#confirm').click();
  await expect(screen.locator('.prompt-line')).not.toContainText('Anne');

  // All agree to stop; on the screen it is begun once more, and everybody is led there.
  await anne.getByRole('button', { name: 'Menu' }).click();
  await anne.locator('#company').click();
  await anne.getByRole('button', { name: /stop/i }).first().click();
  await benoit.getByRole('button', { name: 'Agree' }).click();
  await screen.getByRole('button', { name: 'Once more' }).click();
  await expect(screen.locator('.sit-seats')).toContainText('Benoît');
  await expect(screen.locator('.around-code svg')).toHaveCount(0);
});
