// Valencia in the browser: whole games by mouse and by keyboard, one device for two, a phone; axe finds nothing.
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { bot, changed, clean, cleanDayAndNight, confirm, human, LONG, middle, type Opened, seatLink, shutWhy, uncover } from './kit.ts';

type Seat = ReturnType<typeof bot>;
const SPECIAL = { joker: true, savings: true, twins: true, warehouse: true, support: true, wanderer: true, central: true };

async function open(request: APIRequestContext, seats: Seat[], more: object = {}): Promise<Opened> {
  const answer = await request.post('/api/tables', { data: { game: 'valencia', seats, confirm: true, ...more } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Opened;
}

/** Until there is something to do on this page: what is asked, or that the game is over. */
async function turn(page: Page): Promise<string> {
  const found = await page.waitForFunction(
    () => {
      const there = (s: string): boolean => document.querySelector(s) !== null;
      if (there('dialog[open] .end-table')) return 'over';
      if (there('.cover')) return 'cover';
      const button = document.querySelector('#confirm');
      if (button?.getAttribute('aria-disabled') === 'false') return 'confirm';
      if (!there('.prompt-mine')) return null;
      if (there('.va-choose input')) return 'missions';
      if (there('.va-draw-button')) return 'planning';
      if (there('button.va-pile')) return 'bid';
      if (there('.va-keep')) return 'keep';
      if (there('.vc-sheet .target, .vb-council .target')) return 'board';
      return there('.choice-list button:not([disabled])') ? 'choose' : null;
    },
    undefined,
    { polling: 40, timeout: 60_000 },
  );
  return (await found.jsonValue()) as string;
}
/** What is taken up first and then sent somewhere. */
const GOES = '.vc-member.target, .vc-palm.target';
const asked = (page: Page): Promise<string> => page.locator('.prompt-line').innerText();
const draws = async (page: Page): Promise<void> => {
  const cards = page.locator('.va-planning [data-card]');
  const before = await cards.count();
  // Meant, and confirmed.
  await page.locator('.va-draw-button').click();
  await expect(page.locator('.va-draw-button')).toHaveClass(/meant/);
  await expect(cards).toHaveCount(before);
  await page.locator('.va-draw-button').click();
  await expect(cards).toHaveCount(before + 1);
};

/** One step by mouse: on the board where that is possible. */
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
  const before = await asked(page);
  const click = async (selector: string): Promise<void> => {
    const all = page.locator(selector);
    const many = await all.count();
    if (many === 0) return;
    await all
      .nth(n % many)
      .click({ force: true, timeout: 1500 })
      .catch(() => undefined);
    const item = page.locator('[role="menuitem"]').first();
    if (await item.isVisible()) await item.click();
  };
  if (what === 'missions') await page.locator('.va-choose input').nth(1).check();
  else if (what === 'planning') {
    if (await page.locator('.va-draw-button').isEnabled()) await draws(page);
    if ((await page.locator('[data-card]').count()) < 3 && (await page.locator('.va-draw-button').isEnabled())) return what;
    await page.locator('[data-pile="0"] [data-card]').first().dragTo(page.locator('[data-pile="1"]'));
    await page.locator('.va-quick button').first().click();
  } else if (what === 'bid') await click('button.va-pile');
  else if (what === 'keep') await click('.va-keep');
  else if (what === 'board') {
    if ((await page.locator(GOES).count()) > 0) {
      if ((await page.locator('.vc-taken').count()) === 0) await click(GOES);
      await click('.vc-place.target, .vc-tree.target:not(.vc-palm)');
    } else await click('.vc-sheet .target, .vb-council .target');
  } else await click('.choice-list button');
  await changed(page, before);
  return what;
}

/** The last round. */
const late = ({ round, boards }: { round?: unknown; boards?: unknown }): boolean => round === (boards as string[]).length;

test('a whole game by mouse, for two with Nina', async ({ page, request }) => {
  test.setTimeout(400_000);
  const problems: string[] = [];
  page.on('pageerror', (e) => problems.push(e.message));
  const t = await open(request, [human('Anne'), bot('Benoît')]);
  await page.goto(seatLink(t));
  await expect(page.locator('.prompt-ask')).toContainText('Which missions');
  for (let n = 0; n < 320 && (await byMouse(page, n * 7)) !== 'over'; n++) if (n === 24) await middle(request, t, late);
  await expect(page.locator('.va-sheet tbody tr').first()).toContainText('Council');
  const totals = await page.locator('.va-sheet tfoot td').allInnerTexts();
  expect(totals).toHaveLength(2);
  await page.locator('.va-fountains summary').click();
  await expect(page.locator('.va-fountains tbody tr')).toHaveCount(6);
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|\[object|NaN/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.log')).toContainText('Nina reveals');
  // Who leads at the end stands beside the last board as well.
  expect(await page.locator('.one:not(.one-no-seat) .one-score strong').allInnerTexts()).toEqual(totals);
  await expect(page.locator('.log li').last()).toContainText('The game ends');
  expect(problems).toEqual([]);
});

test('planning: cards are regrouped until everybody is ready, and seen by nobody else', async ({ browser, request }) => {
  const t = await open(request, [human('Anne'), human('Benoît')]);
  const [anne, benoit] = await Promise.all([0, 1].map(async (i) => (await browser.newContext()).newPage().then((p) => enter(p, t, i))));
  for (const page of [anne!, benoit!]) {
    await page.locator('.va-choose input').first().check();
    await page.locator('#confirm[aria-disabled="false"]').click();
    await expect(page.locator('.va-strip li')).toHaveCount(1);
  }
  for (let n = 0; n < 3; n++) await draws(anne!);
  await anne!.locator('[data-card="0"]').click();
  await anne!.locator('[data-pile="1"] .va-tray-head').click();
  await anne!.locator('[data-card="1"]').press('1');
  await anne!.locator('[data-card="2"]').press('2');
  await anne!.locator('#confirm[aria-disabled="false"]').click();
  await expect(anne!.locator('.va-piles .va-pile')).toHaveCount(2);
  // The other sees that she is ready, and neither how many cards nor how many piles.
  await expect(benoit!.locator('.everybody')).toContainText('24 to draw');
  await benoit!.getByRole('tab', { name: 'Players' }).click();
  await expect(benoit!.locator('.va-panel', { hasText: 'Anne' }).locator('.va-backs')).toHaveCount(0);
  await benoit!.getByRole('tab', { name: 'Log' }).click();
  await anne!.getByRole('button', { name: 'Change my choice' }).click();
  await expect(anne!.locator('.va-trays .va-tray')).toHaveCount(3);
  await anne!.locator('[data-card="0"]').press('3');
  await anne!.locator('#confirm[aria-disabled="false"]').click();
  await draws(benoit!);
  await benoit!.locator('.va-quick button').first().click();
  await benoit!.locator('#confirm[aria-disabled="false"]').click();
  await expect(benoit!.locator('.va-bid', { hasText: 'Anne' }).locator('.va-backs')).toHaveText('1×3');
  for (const page of [anne!, benoit!]) await page.context().close();
});
test('planning: a click inside a pile lays the card there; undo takes back that alone, start again everything', async ({
  page,
  request,
}) => {
  await page.goto(seatLink(await open(request, [human('Anne'), bot('Benoît')])));
  await byMouse(page, 0);
  await byMouse(page, 0);
  expect(await turn(page)).toBe('planning');
  for (let n = 0; n < 3; n++) await draws(page);
  const inPile = (pile: number) => page.locator(`[data-pile="${pile}"] [data-card]`);
  for (let n = 0; n < 3; n++) {
    await page.locator(`[data-card="${n}"]`).click();
    await page
      .locator('.va-tray')
      .last()
      .locator('.va-tray-cards')
      .click({ position: { x: 16, y: 20 } });
    await expect(inPile(n + 1)).toHaveCount(1);
  }
  await page.locator('[data-card="2"]').press('1');
  await expect(inPile(1)).toHaveCount(2);
  await page.locator('#undo').click();
  await expect(inPile(3)).toHaveCount(1);
  await page.locator('#undo').click();
  await expect(inPile(0)).toHaveCount(1);
  await page.locator('[data-card="2"]').press('2');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(inPile(0)).toHaveCount(3);
});

test('the longest names keep inside their places on a phone', async ({ browser, request }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const t = await open(request, [human('M'.repeat(40)), bot('Émile'.repeat(8))]);
  await page.goto(seatLink(t));
  for (let n = 0; n < 12 && (await turn(page)) !== 'bid'; n++) await byMouse(page, n);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.context().close();
});

async function enter(page: Page, t: Opened, i: number): Promise<Page> {
  await page.goto(seatLink(t, i));
  await turn(page);
  return page;
}

test('why not: the rule in words, for a square, a seat and a stock', async ({ page, request }) => {
  await page.goto(seatLink(await untilAsked(request, 'guild')));
  await turn(page);
  const dialog = page.getByRole('dialog');
  const other = page
    .locator('.vc-place:not(.vc-now):not(.target)[data-place]')
    .filter({ has: page.locator('.vc-square') })
    .first();
  await other.dispatchEvent('contextmenu');
  await expect(dialog.locator('.why-note')).toContainText('does not belong to the');
  await page.keyboard.press('Escape');
  await page.locator('[data-place="c:merchants"]').click();
  await expect(dialog.locator('.why-note')).toContainText('Merchants offers nothing for this step');
  await page.keyboard.press('Escape');
  await page.locator('.vc-tree[data-place]').first().dispatchEvent('contextmenu');
  await expect(dialog.locator('.why-note')).toContainText('The tree between');
  await page.keyboard.press('Escape');
  const stock = page.locator('.vb-seat:not(.vb-seat-now) .vb-stock').first();
  await stock.click();
  await expect(stock).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.vc-place.vc-dim').first()).toBeVisible();
});

test('how missions stand, only their owner sees; the score that all can count, everybody', async ({ page, request }) => {
  const t = await open(request, [human('Anne'), bot('Benoît'), bot('Christian')]);
  await page.goto(seatLink(t));
  await turn(page);
  for (const box of await page.locator('.va-choose input').all()) await box.check();
  await page.locator('#confirm[aria-disabled="false"]').click();
  await page.locator('#tab-missions').click();
  await expect(page.locator('.va-missions .va-standing')).toHaveCount(5);
  await page.locator('#tab-score').click();
  await expect(page.locator('.va-score td', { hasText: 'secret' })).toHaveCount(2);
  await page.goto(`/table/${t.table}`);
  await page.evaluate(() => localStorage.setItem('ridotto.tables', '[]'));
  await page.reload();
  await page.locator('#tab-missions').click();
  await expect(page.locator('.va-missions')).toContainText('Missions are secret');
  await expect(page.locator('.va-standing')).toHaveCount(0);
});

test('hot-seat: nobody’s missions and cards are in the page before the right one asks', async ({ page }) => {
  await page.goto('/new/valencia');
  await page.getByText('2 players').click();
  for (const i of [0, 1]) await page.locator('.setup-seats select').nth(i).selectOption('here');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const cover = page.locator('.cover h1');
  await expect(cover).toHaveText('Pass the device to Anne');
  await expect(page.locator('.va-mission')).toHaveCount(0);
  const choose = async (): Promise<void> => {
    await page.locator('.va-choose input').first().check();
    await page.locator('#confirm[aria-disabled="false"]').click();
  };
  await page.locator('.cover button').click();
  await choose();
  await expect(cover).toHaveText('Pass the device to Benoît');
  await expect(page.locator('.va-mission')).toHaveCount(0);
  await page.locator('.cover button').click();
  await choose();
  // All have chosen; Benoît, who holds the device, plans first.
  await draws(page);
  await page.locator('.va-quick button').first().click();
  await page.locator('#confirm[aria-disabled="false"]').click();
  await expect(cover).toHaveText('Pass the device to Anne');
  await expect(page.locator('.va-card, .va-goods')).toHaveCount(0);
  await page.locator('.cover button').click();
  await draws(page);
  await page.getByRole('button', { name: 'Hide my view' }).click();
  await expect(page.locator('.cover')).toBeVisible();
  await expect(page.locator('.va-card, .va-goods')).toHaveCount(0);
});

test('axe finds nothing at any question, by day and by night', LONG, async ({ browser, request }) => {
  test.setTimeout(400_000);
  const page = await (await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' })).newPage();
  for (const address of ['/rules/valencia', '/new/valencia']) {
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await cleanDayAndNight(page, address);
  }
  const t = await open(request, [human('Anne'), bot('Benoît'), bot('Christian')], { options: { ...SPECIAL, city: 'random' } });
  await page.goto(seatLink(t));
  const seen = new Set<string>();
  for (let n = 0; n < 30; n++) {
    const what = await turn(page);
    if (!seen.has(what) && what !== 'confirm') await cleanDayAndNight(page, what, seen.size === 0 ? 'html' : '.table-main');
    if (!seen.has(what) && what === 'bid')
      for (const tab of ['missions', 'rounds', 'cards', 'score']) {
        await page.locator(`#tab-${tab}`).click();
        await cleanDayAndNight(page, tab, '.tabs');
        await page.locator('#tab-log').click();
      }
    seen.add(what);
    if (what === 'over') break;
    await byMouse(page, n);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['missions', 'planning', 'bid', 'board']));
  for (const at of ['take-back', 'sale', 'special-cards', 'palm', 'fountain']) {
    await page.goto(seatLink(await untilAsked(request, at, { support: true, wanderer: true })));
    await turn(page);
    await cleanDayAndNight(page, at, '.table-main');
  }
  await page.context().close();
});

/** Plays Anne's seat through the API until she is asked this. */
async function untilAsked(request: APIRequestContext, at: string, options: object = {}): Promise<Opened> {
  for (let tables = 0; tables < 10; tables++) {
    const t = await open(request, [human('Anne'), bot('Benoît'), bot('Christian')], { confirm: false, options });
    const headers = { authorization: `Bearer ${t.seats[0]!.token}` };
    for (let n = 0; n < 600; n++) {
      const now = (await (await request.get(`/api/tables/${t.table}`, { headers })).json()) as Asked;
      if (now.over) break;
      if (now.legal.length === 0) await new Promise((later) => setTimeout(later, 20));
      else if (now.view.at === at) return t;
      else {
        const data = { question: now.question, key: `${tables}-${n}`, parts: [wise(now)] };
        expect((await request.post(`/api/tables/${t.table}/say`, { headers, data })).status()).toBe(200);
      }
    }
  }
  throw new Error(`Anne was never asked: ${at}`);
}
interface Asked {
  over: object | null;
  question: string | null;
  view: { at: string; hand?: { s0: string[] } };
  legal: { do: string }[];
}
/** Draws a few cards, reveals what she can, and does what she may. */
function wise({ view, legal }: Asked): { do: string } {
  const stop = legal.find((c) => c.do === 'stop');
  if (stop && (view.hand?.s0.length ?? 0) >= 4) return stop;
  const order = ['draw', 'reveal', 'seat', 'take', 'place', 'sell', 'draw-missions', 'move', 'wander'];
  return order.map((verb) => legal.find((c) => c.do === verb)).find((c) => c !== undefined) ?? legal.at(-1)!;
}

async function inLanguage(browser: Browser, locale: string, t: Opened): Promise<Page> {
  const page = await (await browser.newContext({ locale, reducedMotion: 'reduce' })).newPage();
  await page.goto(seatLink(t));
  await turn(page);
  return page;
}
for (const locale of ['fr', 'pl'])
  test(`missions, planning and a guild, ${locale}: axe finds nothing`, LONG, async ({ browser, request }) => {
    const t = await open(request, [human('Anne'), bot('Benoît'), bot('Christian')]);
    const page = await inLanguage(browser, locale, t);
    await clean(page, `missions, ${locale}`, '.va-choose');
    await byMouse(page, 0);
    await byMouse(page, 0);
    expect(await turn(page)).toBe('planning');
    await draws(page);
    await clean(page, `planning, ${locale}`, '.va-planning');
    await page.context().close();
    const guild = await inLanguage(browser, locale, await untilAsked(request, 'guild'));
    await clean(guild, `guild, ${locale}`);
    expect(await guild.locator('body').innerText()).not.toMatch(/undefined|\[object|NaN/);
    await guild.context().close();
  });

test('on a phone nothing is wider than the screen, and a square can be tapped', async ({ browser, request }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  const t = await untilAsked(request, 'guild');
  await page.goto(seatLink(t));
  await turn(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const square = page.locator('.vc-place[data-place] .vc-tint').first();
  expect((await square.boundingBox())!.width).toBeGreaterThan(35);
  const target = page.locator('.vc-sheet .target, .vb-council .target').first();
  await target.tap({ force: true });
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await page.context().close();
});
