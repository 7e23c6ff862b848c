// Inkognito in the browser: whole games by mouse and by keyboard, one device for three, a phone; axe finds nothing.
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { bot, changed, clean, cleanDayAndNight, confirm, human, LONG, type Opened, seatLink, shutWhy, uncover } from './kit.ts';

type Seat = ReturnType<typeof bot>;
const ANNE_AND_BOTS: Seat[] = [human('Anne'), bot('Benoît'), bot('Christian'), bot('Denise')];

async function open(request: APIRequestContext, seats: Seat[], more: object = {}): Promise<Opened> {
  const answer = await request.post('/api/tables', { data: { game: 'inkognito', seats, confirm: true, ...more } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Opened;
}

/** Until there is something to do on this page: what is asked, or that the game is over. */
async function turn(page: Page): Promise<string> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('dialog[open] .end-table')) return 'over';
      if (document.querySelector('.cover')) return 'cover';
      const confirm = document.querySelector('#confirm');
      if (confirm?.getAttribute('aria-disabled') === 'false') return 'confirm';
      if (!document.querySelector('.prompt-mine')) return null;
      const there = (s: string): boolean => document.querySelector(s) !== null;
      if (there('.ink-piece')) return 'placing';
      if (there('.ink-noted')) return 'noted';
      if (there('.ink-pick')) return 'answer';
      if (there('.ik-phantom.target')) return 'shake';
      if (there('.ink-meeting .ink-kind')) return 'meetings';
      if (there('.ik-space.target') && !there('.ik-piece.target')) return 'dismissal';
      if (there('.ik-piece.target')) return 'movement';
      return there('.choice-list button:not([disabled])') ? 'choose' : null;
    },
    undefined,
    { polling: 40, timeout: 60_000 },
  );
  return (await found.jsonValue()) as string;
}
const asked = (page: Page): Promise<string> => page.locator('.prompt-line').innerText();
const EARLY = /accomplished|Escape:/;

/** One step by mouse. Does not announce by chance, only when a game has lasted long enough. */
async function byMouse(page: Page, n: number): Promise<string> {
  await shutWhy(page);
  const what = await turn(page);
  if (what === 'over') return what;
  if (what === 'cover') {
    await uncover(page);
    return what;
  }
  const before = await asked(page);
  const click = async (selector: string): Promise<boolean> => {
    const all = page.locator(selector);
    const many = await all.count();
    if (many === 0) return false;
    await all
      .nth(n % many)
      .click({ force: true, timeout: 1500 })
      .catch(() => undefined);
    const item = page.locator('[role="menuitem"]').first();
    if (await item.isVisible()) await item.click();
    return true;
  };
  if (what === 'confirm') {
    await confirm(page);
    return what;
  } else if (what === 'placing') {
    await click('.ink-piece');
    await click('.ik-space.target .ik-hit');
    return what;
  } else if (what === 'movement') {
    if ((await page.locator('.ik-taken').count()) === 0) await click('.ik-piece.target');
    const reached = await click('.ik-space.target .ik-hit');
    if (!reached)
      await page
        .locator('.ink-end')
        .click({ timeout: 1500 })
        .catch(() => undefined);
  } else if (what === 'shake') await click('.ik-phantom.target');
  else if (what === 'meetings') await click('.ink-kind');
  else if (what === 'noted') await click('.ink-noted');
  else if (what === 'answer') {
    // The prompt stays: what changes is the hand.
    await click('.ink-pick.ink-adds');
    return what;
  } else if (what === 'dismissal') await click('.ik-space.target .ik-hit');
  else
    await page
      .locator('.choice-list button')
      .filter({ hasNotText: EARLY })
      .first()
      .click({ timeout: 1500 })
      .catch(() => undefined);
  await changed(page, before);
  return what;
}

test('a whole game by mouse, and a true reveal', LONG, async ({ page, request }) => {
  test.setTimeout(400_000);
  const problems: string[] = [];
  page.on('pageerror', (e) => problems.push(e.message));
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS)));
  await expect(page.locator('.prompt-ask')).toContainText('Put your four figures');
  for (let n = 0; n < 300; n++) {
    const what = await turn(page);
    if (what === 'over') break;
    if (what === 'shake' && n > 40) {
      await page.locator('.ink-announce').click();
      await page.locator('.ink-go').click();
      await page.waitForTimeout(100);
    } else await byMouse(page, n * 7);
  }
  await expect(page.locator('.end-table tbody tr')).toHaveCount(4);
  expect((await page.locator('.end-table tbody td:nth-child(2)').allInnerTexts()).sort()).toEqual([
    'Agent X',
    'Colonel Bubble',
    'Lord Fiddlebottom',
    'Madame Zsa Zsa',
  ]);
  // Nothing of it is cut on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.locator('dialog[open]');
  await expect.poll(() => dialog.evaluate((d) => d.scrollWidth - d.clientWidth)).toBe(0);
  await page.locator('.buttons button').first().click();
  await expect(page.locator('.verdict')).toContainText(/\d+\s+outcomes match/);
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|\[object|NaN/);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.prompt-ask')).toContainText('Put your four figures');
  expect(problems).toEqual([]);
});

test('announcing asks first, and shows what one believes', async ({ page, request }) => {
  const t = await open(request, [human('Anne'), human('Benoît'), human('Christian')], {
    options: { placing: 'random', firstPlayer: 'chosen' },
  });
  await page.goto(seatLink(t));
  await expect(page.locator('.prompt-ask')).toContainText('Shake');
  const announce = page.getByRole('button', { name: 'Mission accomplished, with Benoît' });
  await announce.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This ends the game');
  await expect(dialog).toContainText('Your partner, you say: Benoît');
  await expect(dialog).toContainText(/with letter [ABCD]; your partner is/);
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.prompt-ask')).toContainText('Shake');
  await announce.click();
  await dialog.getByRole('button', { name: 'Announce it' }).click();
  await page.locator('#confirm').click();
  await expect(page.locator('.log')).toContainText('Anne: mission accomplished! The hand is held out to Benoît.');
});

test('secret cards can be hidden; own marks stay on this device, for this seat', async ({ page, request }) => {
  const t = await open(request, [human('Anne'), bot('Benoît'), human('Christian')], {
    options: { placing: 'random', firstPlayer: 'chosen' },
  });
  await page.goto(seatLink(t));
  await expect(page.locator('.ink-secret .ic-name')).toHaveCount(3);
  await page.locator('.ink-hide').click();
  await expect(page.locator('.ink-secret .ic-name')).toHaveCount(0);
  await page.locator('#ink-notes').click();
  const mark = page.getByRole('button', { name: /^Benoît, Agent X: no mark/ });
  await mark.click();
  await expect(page.getByRole('button', { name: /^Benoît, Agent X: crossed out/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Benoît, Agent X: crossed out/ })).toBeVisible();
  await page.locator('#tab-missions').click();
  await expect(page.locator('.ink-missions table:not(.ink-all) tbody tr')).toHaveCount(3);
  await expect(page.locator('.ink-all td')).toHaveCount(24);
  await expect(page.locator('.ink-missions')).toContainText('If you are alone: escape');
});

test('why not: the rule of the ball, in words', async ({ page, request }) => {
  const t = await open(request, [human('Anne'), bot('Benoît'), bot('Christian')], {
    options: { placing: 'random', firstPlayer: 'chosen' },
  });
  await page.goto(seatLink(t));
  await turn(page);
  await page.locator('.ik-phantom.target').click();
  await page.locator('#confirm').click();
  await expect(page.locator('.ink-balls')).toBeVisible();
  await page.locator('[data-place="s:s28"]').first().dispatchEvent('contextmenu');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Giudecca Gardens, space number 8');
  await expect(dialog.locator('.why-note')).not.toHaveText('');
});

test('hot-seat: nobody’s cards are in the page before the right one asks', async ({ page }) => {
  await page.goto('/new/inkognito');
  await page.getByText('3 players').click();
  for (const i of [0, 1, 2]) await page.locator('.setup-seats select').nth(i).selectOption('here');
  await page.getByText('House rules').click();
  await page.getByText('first seat', { exact: true }).first().click();
  await page.getByText('by lot', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.cover h1')).toHaveText('Pass the device to Anne');
  await expect(page.locator('.ic')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Anne' }).click();
  await expect(page.locator('.ink-secret .ic')).toHaveCount(3);
  await page.getByRole('button', { name: 'Hide my view' }).click();
  await expect(page.locator('.cover')).toBeVisible();
  await expect(page.locator('.ic, .ink-drawer')).toHaveCount(0);
  await page.locator('.cover button').click();
  await page.locator('.ik-phantom.target').click();
  await page.locator('#confirm').click();
  await page.locator('.ink-end').click();
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await page.locator('#confirm').click();
  await expect(page.locator('.cover h1')).toHaveText('Pass the device to Benoît');
  await expect(page.locator('.ic, .ink-drawer')).toHaveCount(0);
});

test('axe finds nothing at any question, by day and by night', LONG, async ({ browser, request }) => {
  test.setTimeout(400_000);
  const page = await (await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' })).newPage();
  for (const address of ['/rules/inkognito', '/new/inkognito', '/']) {
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await cleanDayAndNight(page, address);
  }
  const t = await open(request, [human('Anne'), bot('Benoît'), bot('Christian'), bot('Denise'), bot('Émile')], {
    options: { notes: 'deductions' },
  });
  await page.goto(seatLink(t));
  const seen = new Set<string>();
  const sure = ['placing', 'shake', 'movement', 'meetings', 'confirm']; // what every game asks; the rest as it comes
  for (let n = 0; n < 60 && !sure.every((what) => seen.has(what)); n++) {
    const what = await turn(page);
    if (!seen.has(what)) await clean(page, what);
    seen.add(what);
    if (what === 'over') break;
    if (what === 'shake') {
      await page.locator('#ink-notes').click();
      await page.locator('#tab-missions').click();
      await clean(page, 'notes and missions');
      await page.locator('#tab-log').click();
      await page.locator('#ink-notes').click();
    }
    await byMouse(page, n);
  }
  expect([...seen]).toEqual(expect.arrayContaining(sure.slice(0, 3)));
  await page.context().close();
});

/** Plays Anne's seat through the API, past what does not matter, until the others' play asks her this. */
async function untilAsked(request: APIRequestContext, at: string): Promise<Opened> {
  const steady = (name: string): Seat => ({ name, kind: 'bot', bot: 'steady' });
  const last = ['announce', 'escape', 'accept'];
  for (let tables = 0; tables < 10; tables++) {
    const seats = [human('Anne'), steady('Benoît'), steady('Christian'), steady('Denise')];
    const t = await open(request, seats, { confirm: false, options: { placing: 'random' } });
    const headers = { authorization: `Bearer ${t.seats[0]!.token}` };
    for (let n = 0; n < 600; n++) {
      const now = (await (await request.get(`/api/tables/${t.table}`, { headers })).json()) as Asked;
      if (now.over) break;
      if (now.question === null) await new Promise((later) => setTimeout(later, 30));
      else if (now.view.at === at) return t;
      else {
        const choice =
          ['shake', 'end', 'nothing', 'refuse'].map((verb) => now.legal.find((c) => c.do === verb)).find((c) => c !== undefined) ??
          now.legal.find((c) => !last.includes(c.do));
        const data = { question: now.question, key: `${tables}-${n}`, parts: [choice] };
        expect((await request.post(`/api/tables/${t.table}/say`, { headers, data })).status()).toBe(200);
      }
    }
  }
  throw new Error(`nobody came to ask: ${at}`);
}
interface Asked {
  over: object | null;
  question: string | null;
  view: { at: string };
  legal: { do: string }[];
}

for (const locale of ['en', 'fr', 'pl'])
  test(`axe finds nothing among the answers one may give, ${locale}`, async ({ browser, request }) => {
    const page = await (await browser.newContext({ locale, reducedMotion: 'reduce' })).newPage();
    await page.goto(seatLink(await untilAsked(request, 'answer')));
    await turn(page);
    await expect(page.locator('.ink-pick').first()).toBeVisible();
    await clean(page, `answer, ${locale}`);
    await page.context().close();
  });

test('placing in three languages: axe finds nothing', LONG, async ({ browser, request }) => {
  for (const locale of ['en', 'fr', 'pl']) {
    const page = await (await browser.newContext({ locale, reducedMotion: 'reduce' })).newPage();
    await page.goto(seatLink(await open(request, ANNE_AND_BOTS)));
    await expect(page.locator('.ink-piece').first()).toBeVisible();
    await clean(page, `placing, ${locale}`);
    await page.context().close();
  }
});

test('on a phone nothing is wider than the screen, and what is asked about comes nearer', async ({ browser, request }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  const t = await open(request, [human('Anne'), bot('Benoît'), bot('Christian')], {
    options: { placing: 'random', firstPlayer: 'chosen' },
  });
  await page.goto(seatLink(t));
  await turn(page);
  await page.locator('.ik-phantom.target').click();
  await page.locator('#confirm').click();
  await expect(page.locator('.ink-balls')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await turn(page);
  if ((await page.locator('.ik-taken').count()) === 0) await page.locator('.ik-piece.target').first().tap({ force: true });
  await expect(page.locator('.ik-space.target').first()).toBeVisible();
  const size = await page.locator('.ik-space.target .ik-halo').first().boundingBox();
  expect(size!.width).toBeGreaterThan(15);
  await page.context().close();
});

test('the Ambassador player seals a sheet while somebody else decides', async ({ browser, request }) => {
  const table = await open(request, [human('Anne'), bot('Benoît'), bot('Christian'), bot('Denise'), human('Émile')], {
    options: { placing: 'random', firstPlayer: 'chosen' },
  });
  const device = async (i: number): Promise<Page> => {
    const page = await (await browser.newContext({ viewport: { width: 480, height: 800 }, reducedMotion: 'reduce' })).newPage();
    await page.goto(seatLink(table, i));
    await expect(page.locator('.choice-list button').first()).toBeVisible();
    return page;
  };
  const [anne, emile] = await Promise.all([device(0), device(1)]);
  await anne!.locator('.choice-list button', { hasText: 'Shake' }).click();
  await expect(anne!.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await expect(emile!.locator('.prompt-mine')).toHaveCount(0);
  await emile!.locator('.choice-list button', { hasText: 'I know everybody' }).click();
  const sheet = emile!.locator('.ink-sheet');
  for (const [i, name] of ['Anne', 'Benoît', 'Christian', 'Denise'].entries()) {
    await sheet.getByLabel(`${name}: Identity`).selectOption({ index: i + 1 });
    await sheet.getByLabel(`${name}: Disguise`).selectOption({ index: i + 1 });
  }
  await expect(emile!.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await emile!.locator('#confirm').click();
  await expect(emile!.locator('.log')).toContainText('Émile seals the sheet: Anne Lord Fiddlebottom, tall');
  await expect(emile!.locator('.choice-list')).toHaveCount(0);
  await expect(anne!.locator('.log')).toContainText('Émile knows everybody, and seals a sheet.');
  await expect(anne!.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await anne!.locator('#confirm').click();
  await expect(anne!.locator('.log')).toContainText('The Phantom shows Anne');
});
