// Beside the game: gestures and chat between two devices, and the notes of one seat on two.
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { bot, clean, human, seatLink, tabTo, type Opened } from './kit.ts';

async function open(request: APIRequestContext): Promise<Opened> {
  const seats = [human('Anne'), human('Benoît'), bot('Christian'), bot('Denise')];
  const data = { game: 'inkognito', seats, options: { placing: 'random', firstPlayer: 'chosen' } };
  const answer = await request.post('/api/tables', { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Opened;
}
/** A device of its own; a small one, for the board takes long to draw. */
async function device(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 480, height: 800 }, reducedMotion: 'reduce' })).newPage();
  await page.goto(address);
  await expect(page.locator('.prompt-line')).toBeVisible();
  return page;
}
const log = (page: Page) => page.locator('.log-spoken');
const sign = (page: Page, gesture: string) => page.locator(`[data-gesture="${gesture}"]`);

test('gestures and chat: in turn and out of turn, by mouse and by keyboard, seen by all', async ({ browser, request }) => {
  const table = await open(request);
  const [anne, benoit] = await Promise.all([0, 1].map((i) => device(browser, seatLink(table, i))));
  // What Anne has begun stays hers to confirm.
  await anne!.locator('.choice-list button', { hasText: 'Shake' }).click();
  await expect(anne!.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await benoit!.keyboard.press('g');
  await tabTo(benoit!, '[data-gesture="ear-lobe"]');
  await benoit!.keyboard.press('Enter');
  await benoit!.keyboard.press('l');
  for (const page of [anne!, benoit!]) {
    await expect(page.locator('.bubble')).toContainText('Benoît pulls an ear lobe.');
    await expect(page.getByTestId('live')).toContainText('Benoît pulls an ear lobe.');
    await expect(log(page)).toHaveText([/Benoît pulls an ear lobe\./]);
  }
  // It covers no piece: it stands over the title on a phone, and beside the board on a screen.
  const stands = (): Promise<readonly DOMRect[]> =>
    anne!.evaluate(() => ['.bubbles', '.table-board'].map((s) => document.querySelector(s)!.getBoundingClientRect()));
  // What was chosen stood further down.
  await anne!.evaluate(() => scrollTo(0, 0));
  const [onPhone, below] = await stands();
  expect(onPhone!.top).toBe(0);
  expect(below!.top).toBeGreaterThan(56);
  await anne!.setViewportSize({ width: 1280, height: 720 });
  const [onScreen, beside] = await stands();
  expect(onScreen!.left).toBeGreaterThan(beside!.right);
  await anne!.setViewportSize({ width: 480, height: 800 });
  // What was said is marked as new until one looks.
  await anne!.getByRole('tab', { name: 'Talk' }).click();
  await anne!.locator('.gestures select').selectOption('Benoît');
  for (const gesture of ['wink', 'scorn', 'frown']) await sign(anne!, gesture).click();
  await expect(log(benoit!)).toHaveText([
    /ear lobe/,
    /Anne winks at Benoît\./,
    /Anne gives Benoît a scornful look\./,
    /Anne frowns at Benoît\./,
  ]);
  await sign(anne!, 'wink').click();
  await expect(anne!.getByRole('alert')).toContainText('three gestures in this turn');
  await anne!.getByRole('button', { name: 'Dismiss' }).click();
  await expect(anne!.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  // No shortcut while one writes, and nobody's words are markup.
  await benoit!.keyboard.press('c');
  await expect(benoit!.locator('#message')).toBeFocused();
  await benoit!.keyboard.type('u <b>l?</b> & p');
  await benoit!.keyboard.press('Enter');
  await expect(benoit!.locator('#message')).toHaveValue('');
  await expect(benoit!.locator('dialog[open]')).toHaveCount(0);
  for (const where of ['.chat li', '.bubble:last-child']) await expect(anne!.locator(where)).toContainText('u <b>l?</b> & p');
  await benoit!.keyboard.press('Escape');
  for (const page of [anne!, benoit!]) await page.getByRole('tab', { name: 'Log' }).click();
  for (const page of [anne!, benoit!]) await expect(log(page).last()).toHaveText(/Benoît: u <b>l\?<\/b> & p/);
  await expect(anne!.getByTestId('live')).toContainText('Benoît: u <b>l?</b> & p');
  // However long it is, it leaves the board in sight.
  await benoit!.keyboard.press('c');
  await benoit!.locator('#message').fill('W'.repeat(400));
  await benoit!.keyboard.press('Enter');
  await expect(anne!.locator('.bubble:last-child')).toContainText('WWW');
  expect((await anne!.locator('.bubble:last-child').boundingBox())!.height).toBeLessThan(130);
  await expect(anne!.getByRole('tab', { name: 'Talk' })).toContainText('something new');
  await anne!.getByRole('tab', { name: 'Talk' }).click();
  await clean(anne!, 'gestures and chat');
  await anne!.getByText('Hide messages').click();
  await anne!.getByRole('checkbox', { name: 'Hide the messages of Benoît' }).check();
  await expect(anne!.locator('.chat li')).toHaveCount(0);
  for (const page of [anne!, benoit!]) await page.getByRole('tab', { name: 'Log' }).click();
  await expect(log(anne!)).toHaveCount(4);
  await expect(log(benoit!)).toHaveCount(6);
  // The move that was begun is still there, and made.
  await anne!.locator('#confirm').click();
  await expect(benoit!.locator('.log')).toContainText('The Phantom shows Anne');
  // Who only watches reads the same in another language; what this device hides, it hides there too.
  await anne!.goto('/about');
  await anne!.evaluate(() => {
    localStorage.setItem('ridotto.tables', '[]');
    localStorage.setItem('ridotto.language', 'fr');
  });
  await anne!.goto(`/table/${table.table}`);
  await expect(log(anne!)).toHaveCount(4);
  await expect(log(anne!).nth(1)).toContainText('Anne fait un clin d’œil à Benoît.');
  await expect(anne!.locator('.gestures, .chat')).toHaveCount(0);
});

test('notes: one seat on two devices, and both kept when both write', async ({ browser, request }) => {
  const table = await open(request);
  const [first, second] = await Promise.all([0, 0].map((i) => device(browser, seatLink(table, i))));
  const written = (page: Page) => page.waitForResponse((r) => r.url().endsWith('/notes') && r.request().method() === 'POST' && r.ok());
  const lady = (page: Page) => page.getByRole('button', { name: /^Benoît, .*Zsa Zsa/ });
  const remarks = (page: Page) => page.locator('.ink-free textarea');
  await first!.locator('#ink-notes').click();
  const once = written(first!);
  await lady(first!).click();
  await remarks(first!).fill('Benoît winked');
  await once;
  await second!.locator('#ink-notes').click();
  await expect(lady(second!)).toHaveClass(/ink-mark-1/);
  await expect(remarks(second!)).toHaveValue('Benoît winked');
  // The second one writes; the first one, which does not know, writes too.
  const twice = written(second!);
  await remarks(second!).fill('Benoît winked\nDenise frowned');
  await twice;
  const thrice = written(first!);
  await lady(first!).click();
  await expect(remarks(first!)).toHaveValue('Benoît winked\nDenise frowned');
  await thrice;
  const notes = async (seat: number): Promise<{ revision: number; notes: unknown }> => {
    const headers = { authorization: `Bearer ${table.seats[seat]?.token}` };
    return (await request.get(`/api/tables/${table.table}/notes`, { headers })).json();
  };
  const sheet = { marks: { 's1 ZZ': 2 }, text: 'Benoît winked\nDenise frowned' };
  const kept = await notes(0);
  expect(kept.notes).toEqual(sheet);
  // Three at least: what is written slowly is sent in more than one piece.
  expect(kept.revision).toBeGreaterThanOrEqual(3);
  expect(await notes(1)).toEqual({ revision: 0, notes: null });
  // What cannot be sent is said, and sent later.
  await first!.route('**/notes', (route) => route.abort());
  await remarks(first!).fill('alone');
  await expect(first!.locator('.ink-notes')).toContainText('on this device alone');
  await first!.unroute('**/notes');
  await expect(first!.locator('.ink-notes')).not.toContainText('on this device alone');
  expect(await notes(0)).toMatchObject({ revision: kept.revision + 1, notes: { text: 'alone' } });
});

test('those who watch write to each other as long as a player lets them; one is blocked, and reported', async ({ browser, request }) => {
  const table = await open(request);
  const anne = await device(browser, seatLink(table, 0));
  const [christian, denise] = await Promise.all([0, 1].map(() => device(browser, `/table/${table.table}`)));
  const write = async (page: Page, name: string, message: string): Promise<void> => {
    await page.getByRole('tab', { name: 'Audience' }).click();
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Write to the audience').fill(message);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  await write(christian!, 'Christian', 'She has the map.');
  await write(denise!, 'Denise', 'Who knows?');
  for (const page of [christian!, denise!]) await expect(page.locator('.chat li')).toHaveCount(2);
  await clean(denise!, 'those who watch');
  await expect(anne.getByRole('tab', { name: 'Audience' })).toHaveCount(0);

  const manners = denise!.locator('.chat ol .manners');
  await manners.locator('summary').click();
  await denise!.getByRole('button', { name: 'Report Christian' }).click();
  await denise!.getByLabel('What is the matter?').fill('Tells everybody what they know');
  await manners.getByRole('button', { name: 'Send' }).click();
  await expect(manners).toContainText('Whoever runs the house will see it.');
  await denise!.getByRole('button', { name: 'Block Christian' }).click();
  await expect(denise!.locator('.chat li')).toHaveText([/^Denise: Who knows\?/]);
  await expect(christian!.locator('.chat li')).toHaveCount(2);
  // Those who play, too; whom the house does not know it cannot block.
  await christian!.getByText('Block or report a player').click();
  const player = christian!.locator('.chat details .manners').first();
  await player.locator('summary').click();
  await player.getByRole('button', { name: 'Block' }).click();
  await expect(player).toContainText('The house does not know whom you mean.');
  await player.getByRole('button', { name: 'Report' }).click();
  await player.getByLabel('What is the matter?').fill('Rude');
  await player.getByRole('button', { name: 'Send' }).click();
  await expect(player).toContainText('Whoever runs the house will see it.');

  await anne.locator('.top-menu').click();
  await anne.locator('#company').click();
  await anne.getByLabel('They may write to each other').uncheck();
  await anne.getByRole('button', { name: 'Close' }).click();
  await expect(christian!.getByText('Nothing is written here: those who play do not want it')).toBeVisible();
  await expect(christian!.getByLabel('Write to the audience')).toHaveCount(0);

  await denise!.goto('/me');
  await denise!.getByRole('button', { name: 'Hear of Christian again' }).click();
  await expect(denise!.getByText('People whom you have blocked')).toHaveCount(0);
});
