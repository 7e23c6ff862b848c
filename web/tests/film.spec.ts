// What the others do is seen: at a pace, skipped, looked back at; and what one was doing survives a look aside.
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { Happening } from '../net/http/api.ts';
import { viewsBetween } from '../play/between.ts';
import { inSeries, stepsOf, type LogLine, type Step } from '../play/lines.ts';
import { ANNE_AND_BOTS, bot, clean, human, middle, open, seatLink, turn, withOwnStream } from './kit.ts';

const chosen = { options: { firstLeader: 'chosen' } };
const choices = (page: Page) => page.locator('.choice-list button');
const film = (page: Page) => page.locator('.film');
/** A page at which the others' moves are shown in this way. */
async function paced(browser: Browser, pace: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await page.addInitScript((p) => localStorage.setItem('ridotto.pace', p), pace);
  return page;
}
const bridges = (page: Page) => page.locator('.table-board .bridge').count();

test('step by step: each move stays until a key is pressed, on the board as it was then', async ({ browser, request }) => {
  const page = await paced(browser, 'step');
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, chosen)));
  await turn(page);
  await choices(page).first().click();
  await page.locator('#confirm').click();
  await expect(film(page)).toContainText('Benoît builds a bridge');
  expect(await bridges(page)).toBe(2);
  await expect(page.locator('.film-count')).toHaveText(/1\sof\s[2-9]/);
  await clean(page, 'a still', '.table-prompt');
  // All of it can be read on a phone too, above its keys.
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [told, keys, strip] = await page.evaluate(() =>
      ['.film-lines p', '.film-keys', '.film'].map((s) => document.querySelector(s)!.getBoundingClientRect()),
    );
    expect(told!.width, `${width}`).toBeGreaterThan(200);
    expect(told!.bottom, `${width}`).toBeLessThan(keys!.top + 1);
    expect(keys!.bottom, `${width}`).toBeLessThan(strip!.bottom);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('.');
  await expect(film(page)).toContainText('Christian builds a bridge');
  expect(await bridges(page)).toBe(3);
  await page.keyboard.press(',');
  await expect(film(page)).toContainText('Benoît builds a bridge');
  // Nobody has to wait: the prompt for what is asked stands, and Escape leads to the present.
  await page.keyboard.press('Escape');
  await expect(film(page)).toHaveCount(0);
  await turn(page);
  // A line of the log leads back to its moment, by mouse and by keys.
  await page.locator('.log li', { hasText: 'Benoît builds a bridge' }).first().click();
  await expect(film(page)).toContainText('Benoît builds a bridge');
  expect(await bridges(page)).toBe(2);
  // Everybody and the log as they were then, too.
  const christians = page.locator('.one[data-seat="s2"] [data-count="bridges"] > [aria-hidden]');
  await expect(christians).toHaveText('0');
  await expect(page.locator('.log .log-shown')).toContainText('Benoît builds a bridge');
  const later = page.locator('.log li', { hasText: 'Christian builds a bridge' });
  await expect(later).toHaveClass(/log-later/);
  await page.getByRole('button', { name: 'To the present' }).click();
  await expect(christians).toHaveText('1');
  await expect(later).not.toHaveClass(/log-later/);
  // The same after a reload: how the table looked then, the house still knows.
  await page.reload();
  await turn(page);
  await page.locator('.log li', { hasText: 'Benoît builds a bridge' }).first().click();
  await expect(film(page)).toContainText('Benoît builds a bridge');
  await expect.poll(() => bridges(page)).toBe(2);
  await page.getByRole('button', { name: 'To the present' }).click();
  await page.keyboard.press('l');
  await expect(page.locator('#log')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(film(page)).toHaveCount(1);
  await page.context().close();
});

test('who answers a move before the house has confirmed it is shown too', async ({ browser, request }) => {
  const page = await paced(browser, 'step');
  await withOwnStream(page);
  const link = seatLink(await open(request, ANNE_AND_BOTS, chosen));
  const other = await page.context().newPage();
  for (const window of [other, page]) {
    await window.goto(link);
    await turn(window);
  }
  await choices(page).first().click();
  // The house takes the move at once; its answer is on its way until both bots have moved.
  await page.route(/\/confirm$/, async (route) => {
    // The house holds it until it is confirmed, as another window shows; who has confirmed is not asked to again.
    await expect(other.locator('.prompt-ask')).toContainText('This ends your turn');
    await expect(page.locator('.prompt-ask')).not.toContainText('This ends your turn');
    const answer = await route.fetch();
    await expect(page.locator('.log')).toContainText('Christian builds a bridge');
    await route.fulfill({ response: answer });
  });
  await page.locator('#confirm').click();
  await turn(page);
  await expect(film(page)).toContainText('Benoît builds a bridge');
  await page.keyboard.press('.');
  await expect(film(page)).toContainText('Christian builds a bridge');
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});

test('what is chosen while others’ moves are shown counts at once', async ({ browser, request }) => {
  const page = await paced(browser, 'step');
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, chosen)));
  await turn(page);
  await choices(page).first().click();
  await page.locator('#confirm').click();
  await expect(film(page)).toHaveCount(1);
  await expect(page.locator('.prompt-mine')).toHaveCount(1);
  const can = page.locator('.choice-list button, [data-card] button, .offer .take').first();
  await can.click();
  await page.keyboard.press('Escape');
  await expect(film(page)).toHaveCount(0);
  await page.context().close();
});

test('at once: nothing is shown, and nothing is asked for', async ({ browser, request }) => {
  const page = await paced(browser, 'at-once');
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, chosen)));
  await turn(page);
  await choices(page).first().click();
  await page.locator('#confirm').click();
  await expect(page.locator('.log')).toContainText('Christian builds a bridge');
  await expect(film(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Others’ moves').selectOption('calmly');
  expect(await page.evaluate(() => localStorage.getItem('ridotto.pace'))).toBe('calm');
  await page.context().close();
});

test('a draft survives a reload and a look at the rules beside the table', async ({ page, request }) => {
  await page.goto(seatLink(await open(request, [human('Anne'), human('Benoît'), bot('Christian')], chosen)));
  await turn(page);
  await choices(page).first().click();
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  const asked = await page.locator('.prompt-ask').innerText();
  await page.reload();
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('.prompt-ask')).toHaveText(asked);
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  const sheet = page.getByRole('complementary', { name: 'Rules of San Marco' });
  await expect(sheet.locator('h2').nth(1)).toBeVisible();
  await clean(page, 'the rules beside the table', '.sheet');
  await expect(page).toHaveURL(/\/table\//);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.locator('#confirm').click();
  // Confirmed once is confirmed: nothing asks again.
  await expect(page.locator('.prompt-ask')).toContainText('Waiting for Benoît');
  await page.reload();
  await expect(page.locator('.prompt-ask')).toContainText('Waiting for Benoît');
});

test('why not: the answer stands beside the place, and leaves the board in sight', async ({ page, request }) => {
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, chosen)));
  await turn(page);
  const place = page.locator('.table-board [data-place="d:castello"]').first();
  await page.locator('#prompt').focus();
  await place.dispatchEvent('contextmenu');
  const card = page.getByRole('dialog');
  await expect(card).toContainText('Castello');
  const [there, box, board] = [await place.boundingBox(), await card.boundingBox(), await page.locator('.table-board').boundingBox()];
  const apart =
    box!.x >= there!.x + there!.width ||
    box!.x + box!.width <= there!.x ||
    box!.y >= there!.y + there!.height ||
    box!.y + box!.height <= there!.y;
  expect(apart).toBe(true);
  expect(box!.width * box!.height).toBeLessThan(board!.width * board!.height * 0.5);
  await clean(page, 'why not', '.dialog-beside');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(page.locator('#prompt')).toBeFocused();
});

test('at the end of a passage everybody stays in sight, and what each gained stands beside their points', async ({ browser, request }) => {
  const page = await paced(browser, 'step');
  const t = await open(request, ANNE_AND_BOTS);
  await middle(request, t, (view) => Number(view.passage) > 1);
  await page.goto(seatLink(t));
  await turn(page);
  await page.locator('.log li', { hasText: 'ends' }).last().click();
  await expect(film(page)).toContainText('ends');
  await expect(page.locator('.one-gained')).toHaveCount(3);
  const covered = await page.locator('.one').evaluateAll(
    (all) =>
      all.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return [0.1, 0.5, 0.95].some((x) => !one.contains(document.elementFromPoint(left + (right - left) * x, (top + bottom) / 2)));
      }).length,
  );
  expect(covered).toBe(0);
  // Going back, all that a step tells is in sight in the log, which follows as soon as one stays.
  const counted = page.locator('.film-count');
  const told = page.locator('.film-lines p span');
  for (let n = parseInt(await counted.innerText()); n > 1 && (await told.count()) < 2; n--) {
    await page.keyboard.press(',');
    await expect(counted).toHaveText(new RegExp(`^${n - 1}\\s`));
  }
  expect(await told.count()).toBeGreaterThan(1);
  const shown = page.locator('.log .log-shown');
  await expect.poll(() => shown.count()).toBeGreaterThan(1);
  await expect
    .poll(() =>
      shown.evaluateAll((all) => {
        const { top, bottom } = document.querySelector('.log')!.getBoundingClientRect();
        return all.map((e) => e.getBoundingClientRect()).every((line) => line.top >= top - 1 && line.bottom <= bottom + 1);
      }),
    )
    .toBe(true);
  await page.context().close();
});

test('a happening that tells several things is shown in steps', () => {
  const lines: Record<string, LogLine> = Object.fromEntries(
    ['moves', 'pays', 'gains', 'scores', 'draws', 'turn'].map((what) => [what, { text: `Anne ${what}.`, seat: 's0', places: [what] }]),
  );
  lines.scores = { ...lines.scores!, turning: true, gained: { name: 'A scoring', by: { s0: 3, s1: 1 } } };
  lines.turn = { ...lines.turn!, heading: 'Turn 2' };
  const draws = (seat: string): LogLine => ({ ...lines.draws!, seat, series: { key: 'draws', item: seat, say: (who) => who.join(' ') } });
  const shown = (what: readonly string[]): Step[] => {
    const facts = what.map((w) => ({ what: w, data: {} }));
    const happening = { seq: 1, entry: 1, by: 's0', facts } as unknown as Happening;
    return stepsOf(happening, (f) => (f.what.startsWith('s') && f.what !== 'scores' ? draws(f.what) : lines[f.what]));
  };
  const steps = (...what: string[]): string[] => shown(what).map((s) => s.happening.facts.map((f) => f.what).join(' '));
  expect(steps('moves', 'pays')).toEqual(['moves pays']);
  expect(steps('moves', 'pays', 'gains')).toEqual(['moves pays', 'gains']);
  // A turning point stands alone, a heading begins, and what is not said goes with what was said before.
  expect(steps('moves', 'unsaid', 'scores', 'pays', 'turn')).toEqual(['moves unsaid', 'scores', 'pays', 'turn']);
  // Points are those of the step: what is told later has not been gained yet.
  expect(shown(['moves', 'scores', 'scores']).map(({ ahead }) => ahead)).toEqual([{ s0: 6, s1: 2 }, { s0: 3, s1: 1 }, {}]);
  // One series is one line, however many it is about, and then it is about nobody alone.
  expect(steps('s0', 's1', 's2', 's3')).toEqual(['s0 s1 s2 s3']);
  expect(inSeries([draws('s0'), draws('s1')])).toMatchObject([{ text: 's0 s1', seat: null }]);
  expect(inSeries([draws('s1'), draws('s1')])).toMatchObject([{ seat: 's1' }]);
});

test('between two sights of the table its pieces stand as the facts say, if that comes to the second', () => {
  const step = (...to: string[]): Step => ({
    happening: { facts: to.map((at) => ({ what: 'goes', data: { at } })) } as unknown as Happening,
    first: 0,
    ahead: {},
  });
  const goes = (view: object, { data }: { data: object }): object => ({ ...view, doge: (data as { at: string }).at });
  const [before, end] = [
    { doge: 'a', purse: 3 },
    { doge: 'd', purse: 1 },
  ];
  const views = (steps: Step[], from: object | undefined = before) => viewsBetween(from, steps, end, goes);
  expect(views([step('b', 'c'), step('d')])).toEqual([{ doge: 'c', purse: 1 }, end]);
  expect(views([step('b'), step('c')])).toEqual([end, end]);
  expect(viewsBetween(undefined, [step('b'), step('d')], end, goes)).toEqual([end, end]);
});
