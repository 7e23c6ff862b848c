// What is printed on somebody's own copy: put in value by value in the page, checked as one types, kept, taken along as a file, and
// played with at a table of the house and of this device, where all can see that it is another edition.
import fs from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { LIST } from '@ridotto/games/list.ts';
import { cleanDayAndNight } from './kit.ts';

const field = (page: Page, id: string) => page.locator(`[data-field="${id}"]`);
const foot = (page: Page) => page.locator('.edition-foot [role="status"]');
async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/edition/${game}`);
  await page.getByRole('button', { name: 'Put in values of your copy' }).click();
  await expect(page.getByLabel('Name')).toBeVisible();
}
const unfold = (page: Page, group: string) => page.locator(`#${group} > summary`).click();

test('a value is put in, checked as it is typed, and put back', async ({ page }) => {
  await begin(page, 'san-marco');
  await expect(foot(page)).toHaveText('It can be played with.');
  await unfold(page, 'values');
  const castello = field(page, 'castello.first');
  await expect(castello.locator('.edition-standing')).toContainText('ours');
  await expect(field(page, 'san-marco.first').locator('.edition-standing')).toHaveText('rulebook');
  const input = castello.getByLabel('Most nobles', { exact: true });

  // What is no such number stays where it is typed, and nowhere else; what counts instead is said beside it, and at the foot.
  await input.fill('9x');
  await expect(castello.getByRole('alert')).toHaveText('A whole number from 0 to 99. 6 still counts.');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(foot(page)).toHaveText(
    'One number is not allowed and does not count: the one before it does. What counts can be played with.',
  );
  await page.getByRole('button', { name: 'Put everything back' }).click();
  await page.getByRole('button', { name: 'Yes, put everything back' }).click();
  await expect(input).toHaveValue('6');
  await expect(foot(page)).toHaveText('It can be played with.');

  // Values that do not go together are refused in the reader's words.
  await input.fill('3');
  await expect(foot(page)).toHaveText('It cannot be played with yet: Castello: most nobles must bring more than second most.');
  await expect(castello.locator('.edition-wrong')).toHaveText('Castello: most nobles must bring more than second most.');
  await expect(page.locator('.edition-foot a')).toHaveCount(0);

  await input.fill('7');
  await expect(foot(page)).toHaveText('It can be played with.');
  await expect(castello.locator('.edition-standing')).toContainText('changed · before: 6');
  // It is kept, from one visit to the next.
  await page.reload();
  await unfold(page, 'values');
  await expect(castello.getByLabel('Most nobles', { exact: true })).toHaveValue('7');
  await castello.getByRole('button', { name: 'Put back: Castello, Most nobles' }).click();
  await expect(castello.getByLabel('Most nobles', { exact: true })).toHaveValue('6');

  // What is the same in one's own copy is ours no more.
  await castello.getByRole('checkbox', { name: 'The same in my copy: Castello, Most nobles' }).check();
  await expect(castello.locator('.edition-standing')).toContainText('as in your copy');
  await page.getByLabel(/^Show/).selectOption('ours');
  await expect(castello).toHaveCount(0);
});

test('a file is saved and opened again; one that is wrong says why, and changes nothing', async ({ page }) => {
  await begin(page, 'venice');
  await page.getByLabel('Name').fill('Anne’s copy');
  await unfold(page, 'missions');
  await field(page, 'mission.5.vp').getByLabel('Reward: points', { exact: true }).fill('8');
  await field(page, 'mission.5.gain').locator('select').selectOption('scrolls');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await saved).path();
  const file = JSON.parse(fs.readFileSync(path, 'utf8')) as {
    name: string;
    game: string;
    missions: { reward: object; permanentEffect: object }[];
  };
  expect(file).toMatchObject({ name: 'Anne’s copy', game: 'venice' });
  expect(file.missions[4]).toMatchObject({ reward: { vp: 8, coins: 3 }, permanentEffect: { gain: { coins: 3, scrolls: 1 } } });

  await page.goto('/edition/venice');
  await page.getByRole('button', { name: 'Delete Anne’s copy' }).click();
  await expect(page.locator('.edition-list li')).toHaveCount(0);
  const choose = page.locator('input[type="file"]');
  const give = async (what: object | string): Promise<void> => {
    const buffer = Buffer.from(typeof what === 'string' ? what : JSON.stringify(what));
    await choose.setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer });
  };
  for (const [wrong, why] of [
    ['{ "name": ', 'not all of it'],
    [{}, 'quays, canals'],
    [{ ...file, game: 'valencia' }, 'It belongs to another game: Valencia.'],
    [{ ...file, missions: file.missions.slice(1) }, 'there are 26 missions'],
    [
      { ...file, missions: file.missions.map((m, i) => (i === 3 ? { ...m, reward: { vp: -2, coins: 0 } } : m)) },
      'mission 4: reward.vp is -2, not a whole number',
    ],
  ] as const) {
    await give(wrong);
    await expect(page.getByRole('status').first()).toContainText(why);
    await expect(page.locator('.edition-list li')).toHaveCount(0);
  }
  await give(file);
  await expect(page.locator('.edition-list li')).toContainText('Anne’s copy');
  await page.getByRole('link', { name: 'Look at Anne’s copy and change it' }).click();
  await unfold(page, 'missions');
  await expect(field(page, 'mission.5.vp').getByLabel('Reward: points', { exact: true })).toHaveValue('8');
});

test('it is played with, at the house and on this device, and everybody sees that it is another edition', async ({ page }) => {
  await begin(page, 'san-marco');
  await page.getByLabel('Name').fill('Émile’s board');
  await unfold(page, 'values');
  await field(page, 'dorsoduro.first').getByLabel('Most nobles', { exact: true }).fill('11');
  await page.getByRole('link', { name: 'Set up a table with Émile’s board' }).click();
  await expect(page.getByLabel('What is printed')).toHaveValue(/./);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\/(?!here)/);
  await expect(page.locator('.top-edition')).toContainText('Émile’s board');
  await expect(page.getByText('11', { exact: true }).first()).toBeAttached();

  await page.goto('/new/san-marco');
  await page.getByLabel('What is printed').selectOption('Émile’s board');
  // However long its names are, on a phone the page is no wider than the window.
  await page.getByRole('button', { name: 'Français' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('Who plays seat 2').selectOption('here');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/table\/here/);
  await page
    .getByRole('button', { name: /^I am / })
    .first()
    .click();
  await expect(page.locator('.top-edition')).toContainText('Émile’s board');
});

for (const { name } of LIST)
  test(`${name}: by the keyboard one comes into a group, and nothing in it is without a name`, async ({ page }) => {
    await begin(page, name);
    const groups = page.locator('.edition-group > summary');
    // The shortest one: what is looked at is the same in all.
    const least = name === 'venice' ? '#council' : name === 'valencia' ? '#boards' : name === 'inkognito' ? '#phantom' : '#values';
    expect(await groups.count()).toBeGreaterThan(2);
    await page.locator(`${least} > summary`).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`${least} .edition-field`).first()).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.edition-field') !== null)).toBe(true);
    await cleanDayAndNight(page, name, '.edition');
  });
