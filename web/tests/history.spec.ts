// What is past: in a game that goes on, and in one that was played, from its file alone.
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { clean, cleanDayAndNight, human, longUnless, open, type Opened, seatLink } from './kit.ts';
import { allThere, aRecord, fileOf, GAMES, opened, slide, still } from './replays.ts';

/** The address names the moment that is shown: it. */
async function address(page: Page): Promise<string> {
  await still(page);
  const moment = await page.locator('[data-moment]').getAttribute('data-moment');
  await expect(page).toHaveURL((url) => url.hash === moment);
  return page.url();
}
/** All that the page says of a moment, of the board as well, whose pieces keep their places as long as they can. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string): string[] => [...document.querySelectorAll<HTMLElement>(selector)].map((el) => el.innerText);
    const board = [...document.querySelectorAll('.table-board [aria-label], .table-board text')];
    const said = board.map((el) => `${el.getAttribute('aria-label') ?? ''} ${el.textContent}`).sort();
    return [
      ...texts('.film-lines'),
      ...texts('.everybody'),
      ...texts('.table-mine > :not(.history)'),
      ...texts('.top-stage'),
      ...said,
    ].join('\n');
  });
const count = async (page: Page): Promise<number> => Number((await page.locator('.film-count').innerText()).split(/\sof\s/)[1]);

for (const game of GAMES)
  test(`jumping to and fro shows what going forward shows: ${game}`, longUnless(game === 'san-marco'), async ({ page }) => {
    await opened(page, aRecord(game, 40));
    await allThere(page);
    await page.locator('.replay-eyes select').selectOption('s1');
    await still(page);
    await page.keyboard.press('Home');
    const all = Math.min(await count(page), 60);
    const forward: string[] = [];
    for (let n = 1; n <= all; n++) {
      await expect(page.locator('.film-count')).toHaveText(new RegExp(`^${n}\\s`));
      await still(page);
      forward.push(await shown(page));
      // One looks: nothing can be ticked.
      await expect(page.locator('.table-mine input:enabled:not(.history input)')).toHaveCount(0);
      await page.keyboard.press('.');
    }
    expect(new Set(forward).size).toBeGreaterThan(all / 2);
    let lot = 12;
    for (let jump = 0; jump < 16; jump++) {
      lot = (Math.imul(lot, 1103515245) + 12345) >>> 0;
      const n = 1 + ((lot >>> 8) % all);
      await slide(page, n);
      await still(page);
      expect(await shown(page), `step ${n} of ${game}`).toBe(forward[n - 1]);
    }
  });

test('a link to a moment leads there, through the same eyes, also in another window', async ({ page, context }) => {
  await opened(page, aRecord('venice', 60));
  await allThere(page);
  await page.locator('.replay-eyes select').selectOption('s0');
  await still(page);
  await page.keyboard.press('Home');
  for (let n = 0; n < 13; n++) await page.keyboard.press('.');
  const url = await address(page);
  expect(url).toMatch(/#at=\d+&as=s0/);
  const was = await shown(page);
  const other = await context.newPage();
  await other.goto(url);
  await allThere(other);
  await still(other);
  expect(await shown(other)).toBe(was);
  expect(await address(other)).toBe(url);
  // The same moment through other eyes, and back.
  await other.locator('.replay-eyes select').selectOption('s1');
  await expect(other).toHaveURL(/as=s1/);
  await still(other);
  await other.locator('.replay-eyes select').selectOption('s0');
  await expect(other).toHaveURL(/as=s0/);
  await still(other);
  expect(await other.locator('.table-board').innerText()).toBe(await page.locator('.table-board').innerText());
});

test('from a file alone: once the page is there no house is needed', async ({ page, context }) => {
  await page.goto('/replay');
  await allThere(page);
  await context.setOffline(true);
  for (const game of ['inkognito', 'san-marco'] as const) {
    if (game === 'san-marco') await page.getByRole('link', { name: 'Another game' }).click();
    await page.locator('input[type=file]').setInputFiles(fileOf(aRecord(game, 50)));
    await still(page);
    await expect(page.locator('.verdict-chip')).toHaveText(/dealt fairly/);
    await page.locator('.replay-eyes select').selectOption('open');
    await page.keyboard.press('<');
    await still(page);
    await expect(page.locator('.hands-one')).not.toHaveCount(0);
  }
  await context.setOffline(false);
});

test('signs that players made are seen again where they were made', async ({ page }) => {
  const record = aRecord('inkognito', 50);
  await opened(page, { ...record, gestures: [{ after: 9, by: 's1', gesture: 'wink', to: 's0' }] }, '#at=9');
  const told = page.locator('.film-lines');
  await expect(told).toContainText(`${record.seats[1]} winks`);
  await expect(page.locator('.log-shown')).toContainText('winks');
  await page.keyboard.press(',');
  await still(page);
  await expect(told).not.toContainText('winks');
  await page.keyboard.press('.');
  await still(page);
  await expect(told).toContainText('winks');
  expect(await address(page)).toMatch(/#at=9&/);
});

for (const game of GAMES)
  test(`a moment is the same one in each language: ${game}`, longUnless(game === 'san-marco'), async ({ page }) => {
    const record = aRecord(game, 60);
    const steps: number[] = [];
    const shows: string[] = [];
    await opened(page, record);
    await slide(page, 25);
    const url = await address(page);
    for (const language of ['en', 'fr', 'pl']) {
      await page.evaluate((l) => localStorage.setItem('ridotto.language', l), language);
      await page.reload();
      await still(page);
      expect(page.url()).toBe(url);
      steps.push(Number(await page.locator('.history-slider').getAttribute('max')));
      shows.push(`${await page.locator('.history-slider').inputValue()}: ${await page.locator('.log-shown').count()} lines`);
    }
    expect(new Set(steps).size, steps.join()).toBe(1);
    expect(new Set(shows).size, shows.join()).toBe(1);
  });

test('a game that was played can be looked at by keys, by day and night, in three languages and on a phone', async ({ page }) => {
  await page.goto('/replay');
  await clean(page, 'where a file is chosen');
  await opened(page, aRecord('valencia', 50));
  await page.keyboard.press('<');
  await expect(page.locator('.film-count')).not.toHaveText(/^(\d+)\sof\s\1$/);
  await page.keyboard.press('Home');
  await expect(page.locator('.film-count')).toHaveText(/^1\s/);
  await page.keyboard.press('>');
  await page.keyboard.press('End');
  await expect(page.locator('.film-count')).toHaveText(/^(\d+)\sof\s\1$/);
  await page.locator('.history-slider').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.film-count')).not.toHaveText(/^(\d+)\sof\s\1$/);
  await cleanDayAndNight(page, 'a game that was played');
  await page.locator('.verdict-chip').click();
  await clean(page, 'the verdict', '.tabs');
  for (const [button, name] of [
    ['Français', /Vu par/],
    ['Polski', /Oczami/],
  ] as const) {
    await page.getByTitle(button).click();
    await expect(page.locator('.replay-eyes')).toContainText(name);
    await clean(page, `a game that was played, ${button}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await clean(page, 'a game that was played, on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const small = await page.locator('.history button').evaluateAll((all) => all.filter((b) => b.getBoundingClientRect().height < 44).length);
  expect(small).toBe(0);
});

test('from a moment one goes on at a table of this device, and the branches are listed beside the game', async ({ page }) => {
  await opened(page, aRecord('san-marco', 60));
  await slide(page, 30);
  const [url, board] = [await address(page), await page.locator('.table-board').innerText()];
  await page.getByRole('tab', { name: 'What if?' }).click();
  await clean(page, 'what if', '.tabs');
  await page.getByLabel('Name').fill('The other way');
  for (const select of (await page.locator('.what-if select').all()).slice(1)) await select.selectOption('random');
  await page.getByRole('button', { name: 'Go on from here' }).click();
  await expect(page).toHaveURL(/\/table\/here-/);
  await expect(page.locator('.prompt-ask')).toBeVisible();
  await expect(page.locator('.table-board')).toContainText(board.split('\n')[0]!);
  await page.goto('/');
  await expect(page.locator('.my-tables')).toContainText('San Marco – The other way');
  await page.goto(url);
  await still(page);
  await page.getByRole('tab', { name: 'What if?' }).click();
  await expect(page.getByRole('link', { name: 'The other way' })).toBeVisible();
  await expect(
    page
      .getByRole('row', { name: /The other way/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/^\d+$/);
  await clean(page, 'the branches', '.tabs');
  await page.getByRole('button', { name: 'Forget “The other way”' }).click();
  await expect(page.getByRole('link', { name: 'The other way' })).toHaveCount(0);
  // There is no present to come back to: one stays where one is.
  await page.locator('.film-count').click();
  await page.keyboard.press('Escape');
  expect(await address(page)).toBe(url);
  // After the last move there is nothing to go on with.
  await page.keyboard.press('End');
  await still(page);
  await expect(page.getByRole('button', { name: 'Go on from here' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'One step on' })).toHaveAttribute('aria-disabled', 'true');
});

for (const game of GAMES)
  test(`how a game went is drawn, and said in tables: ${game}`, longUnless(game === 'inkognito'), async ({ page }) => {
    const record = aRecord(game, 60);
    await opened(page, record);
    const scores = await page.locator('.one-score').allInnerTexts();
    await page.getByRole('tab', { name: 'Charts' }).click();
    await expect(page.locator('.charts figure')).not.toHaveCount(0);
    // What stands in the table in the end is what everybody has in the end.
    const points = page.locator('.charts [data-series="points"]');
    if (game !== 'inkognito') {
      await points.locator('summary').click();
      const last = await points.locator('tbody tr').last().locator('td').allInnerTexts();
      expect(last).toHaveLength(record.seats.length);
      for (const [i, n] of last.entries()) expect(scores[i]).toContain(n);
    } else await expect(points).toHaveCount(0);
    // Districts, seats of the Council, buildings: who leads in the end is the last cell of each.
    const held = page.locator('.charts [data-series="holders"] .chart-strip');
    if (game === 'inkognito') await expect(held).toHaveCount(0);
    else await expect(held).not.toHaveCount(0);
    await cleanDayAndNight(page, `charts of ${game}`, '.tabs');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

test('notes of one’s own stay at their moments, also after a reload', async ({ page }) => {
  await opened(page, aRecord('venice', 60));
  await slide(page, 7);
  const [url, was] = [await address(page), await shown(page)];
  await page.getByRole('tab', { name: 'My notes' }).click();
  await page.getByLabel(/A note at this moment/).fill('Here I should have gone home.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await clean(page, 'notes', '.tabs');
  await page.keyboard.press('Tab');
  await slide(page, 20);
  await still(page);
  await page.reload();
  await still(page);
  await page.getByRole('tab', { name: 'My notes' }).click();
  await expect(page.locator('.marks li')).toContainText('Here I should have gone home.');
  await page.locator('.marks li a').click();
  await expect(page).toHaveURL(url);
  await still(page);
  expect(await shown(page)).toBe(was);
  await page.getByRole('button', { name: /^Delete the note/ }).click();
  await expect(page.locator('.marks li')).toHaveCount(0);
});

/** One decision of whoever is asked, the first that there is; gives which seat. */
async function decide(request: APIRequestContext, t: Opened, n: number): Promise<string> {
  for (const { seat, token } of t.seats) {
    const headers = { authorization: `Bearer ${token}` };
    const at = `/api/tables/${t.table}`;
    let now = await (await request.get(at, { headers })).json();
    if (!now.awaits.includes(seat)) continue;
    const parts: object[] = [];
    for (let whole = false; !whole;) {
      parts.push(now.legal[0]);
      const preview = await (await request.post(`${at}/try`, { headers, data: { parts } })).json();
      whole = preview.complete || preview.news;
      now = { ...now, legal: preview.legal };
    }
    const answer = await request.post(`${at}/say`, { headers, data: { question: now.question, key: `d${n}`, parts } });
    expect(answer.status()).toBe(200);
    return seat;
  }
  throw new Error('nobody is asked');
}

test('in a game that goes on one looks back at what one saw, while the present comes in', async ({ page, request }) => {
  const t = await open(request, [human('Anne'), human('Benoît'), human('Christian')], { confirm: false });
  for (let n = 0; n < 14; n++) await decide(request, t, n);
  const bytes: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/past')) void answer.text().then((text) => bytes.push(text));
  });
  await page.goto(seatLink(t, 1));
  await expect(page.locator('.log li').first()).toBeVisible();
  const present = await page.locator('.table-board').innerHTML();
  await page.keyboard.press(',');
  await page.keyboard.press('Home');
  await still(page);
  expect(await page.locator('.table-board').innerHTML()).not.toBe(present);
  await expect(page.locator('.history-said')).not.toContainText('Meanwhile');
  await clean(page, 'looking back', '.table-main');
  // Whatever the house said of the past, it said of this seat's past.
  await expect.poll(() => bytes.length).toBeGreaterThan(0);
  for (const text of bytes)
    for (const { snapshot } of (JSON.parse(text) as { past: { snapshot: { you: string } }[] }).past) expect(snapshot.you).toBe('s1');
  await decide(request, t, 100);
  await expect(page.locator('.history-said')).toContainText('Meanwhile 1 more thing has happened.');
  await decide(request, t, 101);
  await expect(page.locator('.history-said')).toContainText('Meanwhile 2 more things have happened.');
  await expect(page.locator('.film-count')).toHaveText(/^1\s/);
  // On by itself, and stopped.
  await page.keyboard.press('k');
  await expect(page.locator('.film-count')).not.toHaveText(/^1\s/);
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Play on by itself' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.history')).toHaveCount(0);
  await expect(page.locator('.table-then')).toHaveCount(0);
});

test('on a phone the tabs move under the finger, and lie under no key', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const t = await open(request, [human('Anne'), human('Benoît'), human('Christian')], { confirm: false });
  for (let n = 0; n < 9; n++) await decide(request, t, n);
  await page.goto(seatLink(t, 1));
  await expect(page.locator('.log li').first()).toBeVisible();
  await page.keyboard.press(',');
  await still(page);
  await page.getByRole('tab', { name: 'What if?' }).click();
  await expect(page.locator('.what-if')).toBeVisible();
  const ends = (selector: string) => page.locator(selector).evaluate((el) => el.getBoundingClientRect());
  const [list, key] = [await ends('.tabs-list'), await ends('.tabs-back')];
  expect(list.right).toBeLessThanOrEqual(key.left);
  // No tab reaches over the end of their list, where the keys are.
  expect(await page.locator('.tabs-list').evaluate((el) => getComputedStyle(el).overflowX)).toBe('auto');
  expect((await ends('.tabs-size')).right).toBeLessThanOrEqual(390);
});

test('the table of a game that is over leads to all its moments', async ({ page, request }) => {
  const t = await open(request, [human('Anne'), human('Benoît'), human('Christian')], { confirm: false });
  for (let n = 0; n < 9; n++) await decide(request, t, n);
  const stop = (i: number, data: object) =>
    request.post(`/api/tables/${t.table}/matter`, {
      headers: { authorization: `Bearer ${t.seats[i]!.token}` },
      data: { ...data, key: `m${i}` },
    });
  await stop(0, { do: 'propose', what: { do: 'stop' } });
  await stop(1, { do: 'agree', proposal: 1 });
  expect((await stop(2, { do: 'agree', proposal: 1 })).status()).toBe(200);
  await page.goto(seatLink(t));
  await page.getByRole('dialog').getByRole('link', { name: 'Look at the game again' }).click();
  await still(page);
  await expect(page).toHaveURL(new RegExp(`/replay/${t.table}#at=`));
  await page.keyboard.press('Home');
  await still(page);
  await expect(page.locator('.film-count')).toHaveText(/^1\s/);
});

test('what if, while the game goes on: from a moment that is past, with what one knew, at a table of this device', async ({
  page,
  request,
}) => {
  const t = await open(request, [human('Anne'), human('Benoît'), human('Christian')], { confirm: false });
  for (let n = 0; n < 14; n++) await decide(request, t, n);
  const asked: string[] = [];
  page.on('request', (r) => r.url().includes('/api/tables/') && r.method() === 'POST' && asked.push(r.url()));
  await page.goto(seatLink(t, 1));
  await expect(page.locator('.log li').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'What if?' })).toHaveCount(0);
  await page.keyboard.press(',');
  await still(page);
  await page.keyboard.press('<');
  await still(page);
  await page.getByRole('tab', { name: 'What if?' }).focus();
  await page.keyboard.press('Enter');
  await clean(page, 'what if, while it is played', '.tabs');
  for (const [button, what] of [
    ['Français', /le reste|imaginé/],
    ['Polski', /zmyślone/],
    ['English', /imagined/],
  ] as const) {
    await page.getByTitle(button).click();
    await expect(page.locator('.what-if')).toContainText(what);
  }
  const before = asked.filter((url) => !url.endsWith('/here')).length;
  await page.getByRole('button', { name: 'Go on from here' }).click();
  await expect(page).toHaveURL(/\/table\/here-/);
  await expect(page.locator('.top-imagined')).toHaveText('Imagined');
  await expect(page.locator('.one[data-seat=s1]')).toContainText('Benoît');
  await cleanDayAndNight(page, 'an imagined table');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.top-imagined')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The others are told nothing.
  expect(asked.filter((url) => !url.endsWith('/here'))).toHaveLength(before);
  await page.locator('.top-imagined').click();
  await expect(page).toHaveURL(new RegExp(t.table));
});

test('a table that was opened without it says so', async ({ page, request }) => {
  const t = await open(request, [human('Anne'), human('Benoît'), human('Christian')], { confirm: false, whatIf: false });
  for (let n = 0; n < 6; n++) await decide(request, t, n);
  await page.goto(seatLink(t, 0));
  await expect(page.locator('.log li').first()).toBeVisible();
  await page.keyboard.press(',');
  await still(page);
  await page.getByRole('tab', { name: 'What if?' }).click();
  await expect(page.locator('.tabs-body')).toContainText('opened without');
  await expect(page.getByRole('button', { name: 'Go on from here' })).toHaveCount(0);
});

test('whoever sets a table up says whether one goes on by oneself while it is played', async ({ page }) => {
  for (const without of [false, true]) {
    await page.goto('/new/valencia');
    if (without) await page.getByText('What if? while it is played').click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.locator('.log li').first()).toBeVisible();
    await page.keyboard.press(',');
    await still(page);
    await page.getByRole('tab', { name: 'What if?' }).click();
    await expect(page.getByRole('button', { name: 'Go on from here' })).toHaveCount(without ? 0 : 1);
    await expect(page.locator('.tabs-body').getByText('opened without')).toHaveCount(without ? 1 : 0);
  }
});
