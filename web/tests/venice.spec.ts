// Venice in the browser: whole games by mouse and by keyboard, one device for two, a phone; axe finds nothing.
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { bot, clean, COLOURS, confirm, human, LONG, middle, type Opened, seatLink, shutWhy, uncover } from './kit.ts';

type Seat = ReturnType<typeof bot>;

async function open(request: APIRequestContext, seats: Seat[], more: object = {}): Promise<Opened> {
  const answer = await request.post('/api/tables', { data: { game: 'venice', seats, confirm: false, ...more } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Opened;
}
/** Moves are handed in as soon as they are whole. */
async function quick(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('ridotto.confirm', 'no'));
}

const CARDS = '.vn-card-live, .vn-load';
const BOARD =
  '.table-board .target[data-place]:has(.vn-glow), .table-board .vn-space.target, .table-board .vn-gondola .target, .table-board .vn-price .target';
const SENTENCES = '.choice-list button:not([disabled])';
/** What brings a turn on. */
const ENDS = /^(Finish at|Use nothing more|Complete no mission)/;

/** Until there is something to do on this page. */
async function turn(page: Page): Promise<'over' | 'cover' | 'confirm' | 'choose'> {
  const found = await page.waitForFunction(
    ([cards, board, sentences]) => {
      if (document.querySelector('dialog[open] .end-table')) return 'over';
      if (document.querySelector('.cover')) return 'cover';
      if (document.querySelector('#confirm')?.getAttribute('aria-disabled') === 'false') return 'confirm';
      if (!document.querySelector('.prompt-mine')) return null;
      return document.querySelector([cards, board, sentences].join(', ')) ? 'choose' : null;
    },
    [CARDS, BOARD, SENTENCES] as const,
    { polling: 25, timeout: 60_000 },
  );
  return (await found.jsonValue()) as 'over';
}

/** One step by mouse: now the board, now a card, now a sentence, as far as they are there. */
async function byMouse(page: Page, n: number): Promise<string> {
  await shutWhy(page);
  const what = await turn(page);
  if (what === 'over') return what;
  if (what === 'cover') {
    await uncover(page);
    return what;
  }
  if (what === 'confirm') {
    await confirm(page);
    return what;
  }
  const before = await written(page);
  const end = page.locator(SENTENCES).filter({ hasText: ENDS }).first();
  if (n % 3 > 0 && (await end.isVisible())) await end.click({ timeout: 1500 }).catch(() => undefined);
  else {
    const kinds = [BOARD, CARDS, SENTENCES];
    const many = await page.evaluate((all) => all.map((s) => document.querySelectorAll(s).length), kinds);
    const there = [0, 1, 2].filter((k) => (many[k] ?? 0) > 0);
    const kind = there[n % there.length] ?? 2;
    await page
      .locator(kinds[kind]!)
      .nth((n * 7) % (many[kind] ?? 1))
      .click({ force: kind === 0, timeout: 1500, ...(kind === 0 && { position: { x: 12, y: 12 } }) })
      .catch(() => undefined); // the others' play may have taken it away
  }
  const item = page.locator('[role="menuitem"]').first();
  if (await item.isVisible()) await item.click({ timeout: 1500 }).catch(() => undefined);
  await moved(page, before);
  return what;
}
/** Everything that is written on the table. */
const written = (page: Page): Promise<string> => page.locator('.table-main').innerText();
/** Something on the table has changed. */
async function moved(page: Page, before: string): Promise<void> {
  await page
    .waitForFunction(
      (was) =>
        document.querySelector<HTMLElement>('.table-main')?.innerText !== was || document.querySelector('.cover, dialog[open]') !== null,
      before,
      { polling: 20, timeout: 1500 },
    )
    .catch(() => undefined);
}

/** Plays Anne's seat through the API until she is asked this: by lot, but at a building `first` part b, if she can. */
async function untilAsked(request: APIRequestContext, t: Opened, stop: (now: Asked) => boolean, first?: string): Promise<Asked> {
  const headers = { authorization: `Bearer ${t.seats[0]!.token}` };
  for (let n = 0, lot = 5; n < 2500; n++) {
    const now = (await (await request.get(`/api/tables/${t.table}`, { headers })).json()) as Asked;
    if (now.over !== null) return now;
    if (now.question === null || now.legal.length === 0) {
      await new Promise((later) => setTimeout(later, 15));
      continue;
    }
    if (stop(now)) return now;
    lot = (Math.imul(lot, 1103515245) + 12345) >>> 0;
    const there = now.legal.find((c) => first !== undefined && (c.building === first || (c.do === 'use' && c.effect === 'b')));
    const parts = [there ?? now.legal[(lot >>> 8) % now.legal.length]];
    const answer = await request.post(`/api/tables/${t.table}/say`, {
      headers,
      data: { question: now.question, key: `${t.table}-${n}`, parts },
    });
    expect([200, 409]).toContain(answer.status());
  }
  throw new Error('she was never asked');
}
interface Asked {
  over: object | null;
  question: string | null;
  view: { at: string; turn: number };
  legal: { do: string; building?: string; effect?: string }[];
}

test('a figure on a card stays on the card, with nothing below it', async ({ page, request }) => {
  const t = await open(request, [human('Anne')]);
  await page.goto(seatLink(t));
  const card = page.locator('.table-board .vn-g-card').filter({ hasText: '≥4' });
  await expect(card).toHaveCount(1);
  await expect(card.locator('.vn-g-card-mark')).toHaveCount(0);
  const wide = (part: string): Promise<number> => card.locator(part).evaluate((e) => (e as SVGGraphicsElement).getBBox().width);
  expect(await wide('text')).toBeLessThan(await wide('rect'));
});

/** The last of the Doge's cards. */
const late = (view: { 'doge-deck'?: unknown }): boolean => Number(view['doge-deck']) < 2;

test('a whole game alone by mouse; the Doge’s turn is told; the result is kept', LONG, async ({ page, request }) => {
  test.setTimeout(400_000);
  const problems: string[] = [];
  page.on('pageerror', (e) => problems.push(e.message));
  await quick(page);
  await page.goto('/new/venice');
  await page.getByText('1 player', { exact: true }).click();
  await expect(page.locator('.setup-seats li')).toHaveCount(1);
  await page.getByText('Hard', { exact: true }).click();
  await page.getByText('Confirm the end of a turn').click();
  const opened = page.waitForResponse((response) => response.url().endsWith('/api/tables') && response.status() === 201);
  await page.getByRole('button', { name: 'Open the table' }).click();
  const t = (await (await opened).json()) as Opened;
  await expect(page.locator('.prompt-ask')).toContainText('mission that you give back');
  await expect(page.locator('.vn-drawn .vn-mission')).toHaveCount(3);
  let told = false;
  for (let n = 0; n < 900 && (await byMouse(page, n)) !== 'over'; n++) {
    if (n === 60) await middle(request, t, late);
    if (!told && (await page.locator('.log li').filter({ hasText: 'The Doge plays' }).count()) > 0) {
      await expect(page.locator('.one[data-seat="doge"]')).toContainText('VP');
      await page.locator('#tab-doge').click();
      await expect(page.locator('.vn-last-turn')).toContainText('Colour A');
      await page.locator('#tab-log').click();
      told = true;
    }
  }
  expect(told).toBe(true);
  // What one gains at a time stands in one line.
  const gainers = (await page.locator('.log li').allInnerTexts()).map((line) => /^\s*(.+): [+−]\d/.exec(line)?.[1]);
  expect(gainers.filter((who) => who !== undefined).length).toBeGreaterThan(5);
  expect(gainers.filter((who, i) => who !== undefined && who === gainers[i - 1])).toEqual([]);
  await expect(page.locator('.end-table thead th')).toHaveText(['Anne', 'The Doge']);
  await expect(page.locator('.vn-results')).toContainText('Difficulty: Hard');
  await expect(page.locator('.vn-results li')).toHaveCount(1);
  await page.locator('.vn-end-why summary').click();
  await expect(page.locator('.vn-end-why dt')).toHaveCount(7);
  // Why so many for each of them stands there, too: on a phone the table leaves it out.
  await expect(page.locator('.vn-end-why')).toContainText('Anne · ');
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|\[object|NaN/);
  await page.goto('/new/venice');
  await page.getByText('1 player', { exact: true }).click();
  await expect(page.locator('.vn-results')).toContainText('Difficulty: Hard');
  expect(problems).toEqual([]);
});

test('one click opens Venice against bots', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Venice now' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('h1')).toContainText('Venice');
  await expect(page.locator('.one')).toHaveCount(4);
});

test('a way is planned before anything is decided: its price, meetings, what it can activate', async ({ page, request }) => {
  const t = await open(request, [human('Anne'), bot('Benoît'), bot('Christian')], { options: { layout: 'example' } });
  await untilAsked(request, t, (now) => now.view.at === 'move' && now.view.turn > 6);
  await page.goto(seatLink(t));
  const plan = page.locator('.vn-plan');
  await expect(plan).toContainText('Plan a way');
  const goals = await plan.locator('option').evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value).filter((v) => v !== ''));
  expect(goals.length).toBeGreaterThan(11);
  for (const goal of goals) {
    await plan.locator('select').selectOption(goal);
    await expect(plan.locator('.vn-way')).toContainText(/coin/);
    // The way before this one may still be there: it is found a moment later.
    await expect(async () => {
      expect(await page.locator('.vn-route .vn-stop').count()).toBe(await plan.locator('.vn-legs > li').count());
    }).toPass();
    expect(await plan.locator('.vn-legs > li').last().textContent()).toMatch(/^moor at/);
  }
  await plan.locator('.vn-plan-steps summary').click();
  await expect(plan.locator('.vn-legs')).toBeVisible();
  await expect(page.locator('.one[data-seat="s0"] [data-count="coins"]')).toBeVisible();
  const first = await plan.locator('.vn-way').innerText();
  await plan.getByRole('button', { name: 'The next way' }).click();
  await expect(plan.locator('.vn-way')).not.toHaveText(first);
  const go = plan.locator('.vn-go');
  for (const goal of goals) {
    await plan.locator('select').selectOption(goal);
    if (await go.isVisible()) break;
  }
  const step = (await go.innerText()).replace('As planned: ', '');
  const place = step.replace(/^(pass|moor at) (the )?/, '');
  await go.click();
  await expect(page.locator('.prompt-line')).not.toContainText('where does it go');
  await expect(page.locator(`.vn-gondola[aria-label*="${place}"][aria-label^="Anne"]`)).toHaveCount(1);
});

test('two on one device: covered in between, each chooses in secret', async ({ page }) => {
  await quick(page);
  await page.goto('/new/venice');
  await page.getByText('2 players', { exact: true }).click();
  for (const i of [0, 1]) await page.locator('.setup-seats select').nth(i).selectOption('here');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.cover h1')).toHaveText('Pass the device to Anne');
  await expect(page.locator('.vn-mission')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Anne' }).click();
  await expect(page.locator('.vn-drawn .vn-mission')).toHaveCount(3);
  await page.getByRole('button', { name: 'Hide my view' }).click();
  await expect(page.locator('.cover')).toBeVisible();
  await expect(page.locator('.vn-mission')).toHaveCount(0);
  await page.locator('.cover button').first().click();
  await page.locator('.vn-drawn .vn-card-live').first().click();
  await expect(page.locator('.cover h1')).toHaveText('Pass the device to Benoît');
  await expect(page.locator('.vn-mission')).toHaveCount(0);
  await page.locator('.cover button').first().click();
  await expect(page.locator('.vn-drawn .vn-mission')).toHaveCount(3);
});

test('why not: the rule in words, for a place and for a card', async ({ page, request }) => {
  const t = await open(request, [human('Anne'), bot('Benoît')], {
    options: { layout: 'example', firstPlayer: 'chosen', favourCards: 'none' },
  });
  await untilAsked(request, t, (now) => now.view.at === 'move');
  await page.goto(seatLink(t));
  await page.locator('.vn-plot[data-place="b:market"]').click({ button: 'right', position: { x: 12, y: 12 } });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Market');
  await expect(dialog.locator('.why-note')).not.toBeEmpty();
  await expect(dialog).toContainText('Space 4');
  await page.keyboard.press('Escape');
  await page.locator('.vn-hand .vn-mission').first().click();
  await expect(dialog).toContainText(/Mission \d+/);
});

/** What one may be asked, and a table where it soon is. */
const QUESTIONS: readonly [string, number, (now: Asked) => boolean, string?][] = [
  ['returns', 4, (now) => now.view.at === 'returns'],
  ['place', 4, (now) => now.view.at === 'place'],
  ['start', 2, (now) => now.view.at === 'start' && now.view.turn > 4],
  ['move', 1, (now) => now.view.at === 'move' && now.view.turn > 2],
  ['smuggler', 1, (now) => now.view.at === 'smuggler'],
  ['activate', 3, (now) => now.view.at === 'activate' && now.legal.length > 2],
  ['cubes', 3, (now) => now.view.at === 'cubes'],
  ['keep-mission', 2, (now) => now.view.at === 'keep-mission', 'st-marks-square'],
  ['bridge', 3, (now) => now.view.at === 'bridge', 'great-council'],
  ['encounter', 5, (now) => now.view.at === 'encounter' || now.view.at === 'pay'],
];
const NAMES = ['Benoît', 'Christian', 'Denise', 'Émile'];
async function cleanAt(browser: Browser, request: APIRequestContext, scheme: 'light' | 'dark', locale: string, which: typeof QUESTIONS) {
  const page = await (await browser.newContext({ colorScheme: scheme, locale, reducedMotion: 'reduce' })).newPage();
  for (const [name, players, stop, first] of which) {
    const t = await open(request, [human('Anne'), ...NAMES.slice(0, players - 1).map(bot)]);
    await untilAsked(request, t, stop, first);
    await page.goto(seatLink(t));
    await turn(page);
    // By night it is the colours that differ, once what stands beside the table has been looked at.
    const other = scheme === 'dark' && name !== which[0]?.[0];
    await clean(page, `${name}, ${scheme}, ${locale}`, other ? '.table-main' : 'html', other ? COLOURS : []);
    if (name === 'move') {
      await page.locator('.vn-goal select').selectOption({ index: 4 });
      await clean(page, `plan, ${scheme}, ${locale}`);
      await page.locator('#tab-doge').click();
      await clean(page, `the Doge, ${scheme}, ${locale}`);
    }
    if (name === 'start' && scheme === 'dark')
      for (const tab of ['missions', 'effects', players === 2 ? 'smugglers' : 'players']) {
        await page.locator(`#tab-${tab}`).click();
        await clean(page, `${tab}, ${scheme}, ${locale}`);
      }
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|\[object|NaN/);
  }
  await page.context().close();
}
/* every question in both themes, every language */
for (const [scheme, locale, which] of [
  ['light', 'en', QUESTIONS],
  ['dark', 'fr', QUESTIONS.slice(0, 5)],
  ['dark', 'pl', QUESTIONS.slice(4)],
] as const)
  test(`axe finds nothing at any question, ${scheme}, ${locale}`, LONG, async ({ browser, request }) => {
    test.setTimeout(400_000);
    await cleanAt(browser, request, scheme, locale, which);
  });

test('axe finds nothing on the pages about Venice and on the scoring sheet', async ({ browser, request }) => {
  test.setTimeout(400_000);
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto('/new/venice');
  await page.getByText('1 player', { exact: true }).click();
  await expect(page.locator('.vn-levels')).toBeVisible();
  await clean(page, 'setting up');
  await page.goto('/rules/venice');
  await page.locator('h1').first().waitFor();
  await clean(page, 'rules');
  const t = await open(request, [human('Anne')], { options: { soloFinalTurns: 0 } });
  await untilAsked(request, t, () => false);
  await page.goto(seatLink(t));
  await expect(page.locator('.end-table')).toBeVisible();
  await clean(page, 'the end');
  await page.context().close();
});

test('on a phone nothing is wider than the screen, and what is asked about comes nearer', async ({ browser, request }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  const t = await open(request, [human('Anne'), bot('Benoît')], { options: { layout: 'example' } });
  await untilAsked(request, t, (now) => now.view.at === 'move');
  await page.goto(seatLink(t));
  await turn(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(page.locator('.vn-board.vn-cut')).toBeVisible();
  const small = await page.locator('button, summary, select, .top a').evaluateAll((els) =>
    els.flatMap((e) => {
      const { width, height } = e.getBoundingClientRect();
      return width > 0 && (width < 43.5 || height < 43.5) && !e.closest('.hidden') ? [`${e.className} ${e.textContent}`] : [];
    }),
  );
  expect(small).toEqual([]);
  const tile = await page.locator('.vn-plot.target:has(.vn-glow) .vn-tile').first().boundingBox();
  expect(tile!.width).toBeGreaterThan(75);
  const before = await written(page);
  await page
    .locator('.vn-plot.target:has(.vn-glow)')
    .first()
    .tap({ force: true, position: { x: 10, y: 8 } });
  await page.locator('[role="menuitem"]').first().tap();
  await moved(page, before);
  await expect(page.locator('.prompt-line')).not.toContainText('where does it go');
  await page.context().close();
});
