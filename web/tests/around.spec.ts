// One device as the board, phones as hands: from setting up to playing once more.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { keptUp } from '../play/kept-up.ts';
import { bot, clean, human, open } from './kit.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The address behind the code, as it stands below it. */
const invitation = (screen: Page): Promise<string> => screen.locator('.around-code code').innerText();

const aPhone = async (browser: Browser): Promise<Page> => (await browser.newContext(PHONE)).newPage();

async function sitDown(browser: Browser, url: string, name: string): Promise<Page> {
  const phone = await aPhone(browser);
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
  // Whoever leaves the page finds the table again.
  const fills = screen.url();
  await screen.goto('/');
  await screen.locator('.my-tables').getByRole('link', { name: 'Valencia' }).click();
  await expect(screen).toHaveURL(fills);
  await expect(screen.locator('.around-code svg')).toBeVisible();
  const url = await invitation(screen);

  const anne = await sitDown(browser, url, 'Anne');
  // Who has no camera types a code, first wrongly.
  const benoit = await aPhone(browser);
  await benoit.goto('/lobby');
  await benoit.getByRole('link', { name: 'I have a code' }).click();
  await benoit.getByLabel('The code').fill('aaa aaa');
  await benoit.getByRole('button', { name: 'To the table' }).click();
  await expect(benoit.getByRole('alert')).toContainText('No table fills by this code');
  await clean(benoit, 'a code that is none');
  await expect(screen.locator('.typed-code')).toHaveText(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
  const code = await screen.locator('.typed-code').innerText();
  await benoit.getByLabel('The code').fill(code.toLowerCase().replace('-', ' '));
  await benoit.getByRole('button', { name: 'To the table' }).click();
  // The field for the code may still be there.
  await benoit.getByLabel('Your name').fill('Benoît');
  await benoit.getByRole('button', { name: 'Sit down' }).first().click();
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

test('a lost phone: the others agree to a new link, its code brings another phone to the seat, and the old one is worth nothing', async ({
  page: screen,
  browser,
}) => {
  await screen.goto('/new/valencia');
  await screen.getByText('3 players').click();
  await screen.getByText('Around this screen').click();
  await screen.locator('.setup button.primary').click();
  const url = await invitation(screen);
  const phones: Page[] = [];
  for (const name of ['Anne', 'Benoît', 'Christian']) phones.push(await sitDown(browser, url, name));
  for (const phone of phones) await phone.getByRole('button', { name: 'I am ready' }).click();
  await expect(screen).toHaveURL(/\/screen$/);
  const [anne, benoit, lost] = phones as [Page, Page, Page];
  const missions = (phone: Page): Promise<string[]> => phone.locator('.table-mine label').allInnerTexts();
  await expect(lost.locator('.table-mine input[type="checkbox"]')).toHaveCount(5);
  const hand = await missions(lost);

  const company = async (phone: Page): Promise<void> => {
    const menu = phone.getByRole('button', { name: 'Menu' });
    if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
    await phone.locator('#company').click();
  };
  await company(anne);
  await anne.getByText('Somebody has vanished').click();
  await anne.getByRole('button', { name: 'A new link for Christian' }).click();
  await anne.keyboard.press('Escape');
  // Whoever has the phone could object: they are not there. Nobody is asked on the screen.
  await expect(screen.getByRole('button', { name: 'Agree' })).toHaveCount(0);
  await benoit.getByRole('button', { name: 'Agree' }).click();
  await company(anne);
  await anne.getByText('The link for Christian as a code', { exact: false }).click();
  await expect(anne.locator('.code svg')).toBeVisible();
  await clean(anne, 'the code of a new link', 'dialog');
  const link = await anne.locator('.company-links input').inputValue();
  // Neither the screen nor anybody else is shown it.
  expect(await screen.content()).not.toContain(link.split('invitation=')[1]!);
  expect(await benoit.content()).not.toContain(link.split('invitation=')[1]!);

  const found = await aPhone(browser);
  await found.goto(link);
  await expect(found.locator('h1')).toContainText('Christian');
  await found.locator('.sit-name input').fill('Christian');
  await found.locator('.sit-name button').click();
  // The same hand, on a phone that holds one.
  await expect(found.locator('.table-mine input[type="checkbox"]')).toHaveCount(5);
  expect(await missions(found)).toEqual(hand);
  await expect(found.locator('.table-board')).toBeHidden();
  await expect(lost.getByText('Somebody else has this seat now', { exact: false })).toBeVisible();
  await expect(lost.locator('.table-mine')).toHaveCount(0);
  await lost.reload();
  await expect(lost.locator('.table-mine')).toHaveCount(0);
  // Whoever has photographed the code comes too late.
  const late = await aPhone(browser);
  await late.goto(link);
  await expect(late.locator('.sit-name button')).toHaveCount(0);
  await found.locator('.table-mine input[type="checkbox"]').first().check();
  await found.locator('#confirm').click();
  await expect(screen.locator('.prompt-line')).not.toContainText('Christian');
});

test('a screen keeps up with those who play, and tells what bots do one after the other', () => {
  const told = [0, 1, 1, 0, 2, 2, 0].map((by, seq) => ({
    happening: { seq: seq < 2 ? seq : seq - 1, entry: seq, by: `s${by}`, facts: [] },
  }));
  const people =
    (...seats: string[]) =>
    (seat: string) =>
      seats.includes(seat);
  // The second event is told in two steps: it is gone on with at its first.
  expect(keptUp(told, 0, people('s1'))).toBe(1);
  expect(keptUp(told, 3, people('s1'))).toBe(3);
  expect(keptUp(told, 0, people('s0', 's1'))).toBe(6);
  expect(keptUp(told, 2, people())).toBe(2);
  expect(keptUp([], 0, people('s0'))).toBe(0);
});

test('what happened is read from afar on a screen, and who is who, in every game', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const game of ['san-marco', 'inkognito', 'valencia', 'venice']) {
    const { table } = await open(request, [human('Anne'), human('Benoît'), bot('Christian'), human('Denise')], { game });
    await page.goto(`/table/${table}/screen`);
    // As large as what is asked at a table, which one sits before.
    await expect(page.locator('.screen-log .log'), game).toHaveCSS('font-size', '17px');
    const names = page.locator('.one-name strong');
    await expect(names, game).toHaveCount(4);
    expect(await names.evaluateAll((all) => all.filter((el) => el.scrollWidth > el.clientWidth).map((el) => el.textContent)), game).toEqual(
      [],
    );
  }
});
