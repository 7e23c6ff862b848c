// A table goes on elsewhere: begun on a device and handed to the house, taken along from the house and handed back.
import { expect, test, type Page } from '@playwright/test';
import { OwnHouse } from './house.ts';
import { byMouse, clean, human, LONG, type Opened, seatLink, uncover } from './kit.ts';

test.use({ serviceWorkers: 'allow' });

const kept = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
const told = (page: Page): Promise<number> => page.locator('.log li').count();

/** San Marco for three on this device: the first so many are people. */
async function openHere(page: Page, url: string, people: number): Promise<void> {
  await page.goto(`${url}/new/san-marco`);
  await page.locator('.setup[data-game="san-marco"]').waitFor();
  await page.getByText('3 players', { exact: true }).click();
  const who = page.locator('.setup-seats select');
  for (let i = 0; i < 3; i++) await who.nth(i).selectOption(i < people ? 'here' : 'random');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\/here-/);
}
/** Until whoever is asked here has decided something. */
async function decide(page: Page): Promise<void> {
  await uncover(page);
  const before = await told(page);
  for (let k = 0; k < 40; k++) {
    await uncover(page);
    await byMouse(page, k);
    if ((await told(page)) > before) return;
  }
  throw new Error('nothing was decided in forty steps');
}
/** Presses this in the dialog of the table; a bot that moves just then may have the device passed on. */
const press = (page: Page, button: string): Promise<void> =>
  expect(async () => {
    await uncover(page);
    if ((await page.locator('dialog[open]').count()) === 0) await page.locator('#company').click({ timeout: 2000 });
    await page.locator('dialog[open]').getByRole('button', { name: button }).click({ timeout: 2000 });
  }).toPass();
const dealers = async (page: Page): Promise<ReturnType<Page['locator']>> => {
  await page.locator('.tabs-list [role=tab]').last().click();
  return page.locator('.dealers li');
};

/** Whoever of the two is asked decides, and the other one is told. */
async function bothPlayOn(one: Page, other: Page): Promise<void> {
  await expect(async () => expect((await asked(one)) || (await asked(other))).toBe(true)).toPass();
  const [first, second] = (await asked(one)) ? [one, other] : [other, one];
  await second.locator('.tabs-list [role=tab]').first().click();
  await first.locator('.tabs-list [role=tab]').first().click();
  const seen = await told(second);
  await decide(first);
  await expect.poll(() => told(second)).toBeGreaterThan(seen);
}
const asked = async (page: Page): Promise<boolean> => (await page.locator('.prompt-mine').count()) > 0;

test('begun with the house closed, handed over when it is open, and there from two browsers', LONG, async ({ page, browser }) => {
  const house = await OwnHouse.open();
  await page.goto(`${house.url}/`);
  await kept(page);
  await house.close();
  await openHere(page, house.url, 3);
  for (let n = 0; n < 2; n++) await decide(page);
  await uncover(page);
  const before = page.url();

  // The house is away: it is on its way, and goes on here if one wishes.
  await press(page, 'Hand this table to the house');
  await expect(page.locator('.prompt-line')).toContainText('on its way to the house');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.prompt')).toContainText('on its way to the house');
  await page.getByRole('button', { name: 'Play on here after all' }).click();
  await uncover(page);
  await decide(page);
  await uncover(page);

  await house.open();
  await page.locator('#company').click();
  await clean(page, 'the dialog', 'dialog');
  await press(page, 'Hand this table to the house');
  await expect(page).toHaveURL(/\/table\/[\w-]{16}\/links$/);
  // Another browser takes the two other seats.
  await expect(page.locator('.links input')).toHaveCount(4); // theirs, to watch, and for a screen
  const [link, third] = await page
    .locator('.links input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await page.getByRole('link', { name: 'To the table' }).click();
  await expect(page.locator('.prompt-line')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${link}&${new URL(third!).hash.slice(1)}`);
  await uncover(other);
  // Who dealt what is said to both.
  for (const one of [page, other]) await expect((await dealers(one)).first()).toContainText('dealt by somebody’s device');
  // Where it was begun, there is no second future.
  await page.goto(before);
  await page.locator('.prompt a.primary').click();
  await expect(page).toHaveURL(/\/table\/[\w-]{16}$/);
  await house.end();
});

test('taken along from the house, played on with the house closed, and handed back', async ({ page, browser }) => {
  const house = await OwnHouse.open();
  const data = {
    game: 'san-marco',
    seats: [human('Anne'), human('Benoît'), { name: 'Christian', kind: 'bot', bot: 'random' }],
    confirm: true,
  };
  const answer = await page.request.post(`${house.url}/api/tables`, { data });
  const opened = (await answer.json()) as Opened;
  await page.goto(`${house.url}${seatLink(opened)}`);
  await expect(page.locator('.prompt-line')).toBeVisible();
  await kept(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${house.url}${seatLink(opened, 1)}`);

  await press(page, 'Take this table along');
  await press(page, 'Propose to the others');
  await page.keyboard.press('Escape');
  await expect(other.locator('.proposals')).toContainText('Anne proposes to take this table along');
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect(other.locator('.prompt')).toContainText('Anne has taken this table along');
  await page.getByRole('button', { name: 'Go on at this device' }).click();
  await expect(page).toHaveURL(/\/table\/here-/);
  await house.close();
  await page.reload();
  for (let n = 0; n < 2; n++) await decide(page);
  await uncover(page);

  await house.open();
  await press(page, 'Hand this table to the house');
  await expect(page).toHaveURL(/\/links$/);
  const link = await page.locator('.links input').first().inputValue();
  // Where it was taken along from, it says where it goes on.
  await other.reload();
  await expect(other.locator('.prompt-line')).toHaveText('The game has come back to the house.');
  await other.goto(link);
  await expect(await dealers(other)).toHaveCount(3);
  await page.getByRole('link', { name: 'To the table' }).click();
  await bothPlayOn(page, other);
  await house.end();
});

test('a table of bots alone that a device keeps goes on at the house, for whoever watches there', async ({ page }) => {
  await page.goto('/new/san-marco');
  await page.locator('.setup[data-game="san-marco"]').waitFor();
  await page.getByText('3 players', { exact: true }).click();
  for (const i of [0, 1, 2]) await page.locator('.setup-seats select').nth(i).selectOption('random');
  // Opened as where the house is away.
  await page.route('**/api/tables', (route) => route.abort());
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\/here-/);
  await expect(page.locator('.log li').nth(3)).toBeVisible();
  await page.locator('#company').click();
  await expect(page.locator('dialog[open] h3')).toHaveText(['Where it is played']);
  await page.locator('dialog[open]').getByRole('button', { name: 'Hand this table to the house' }).click();
  await expect(page).toHaveURL(/\/table\/[\w-]{16}$/);
  await expect(page.locator('.log li').nth(3)).toBeVisible();
});
