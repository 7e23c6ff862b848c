// Pages: languages and colours, remembered; nothing untranslated; axe finds nothing, in both themes.
import { expect, test } from '@playwright/test';
import { ANNE_AND_BOTS, bot, byMouse, clean, human, longUnless, open, seatLink, turn } from './kit.ts';

const PAGES = ['/', '/new', '/rules/san-marco', '/about', '/lobby', '/settings', '/nowhere'];

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page, ${scheme}`, longUnless(scheme === 'light'), async ({ browser, request }) => {
    const page = await (await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce' })).newPage();
    for (const address of PAGES) {
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      await clean(page, address);
    }
    await page.goto('/new');
    await page.locator('summary').first().click();
    await clean(page, '/new, house rules');
    const t = await open(request, [human('Anne'), human('Benoît'), bot('Christian')], { options: { firstLeader: 'chosen' } });
    await page.goto(seatLink(t));
    await turn(page);
    await clean(page, 'table, first bridge');
    await byMouse(page, 3);
    await turn(page);
    await clean(page, 'table, draft');
    for (const tab of ['districts', 'piles']) {
      await page.locator(`#tab-${tab}`).click();
      await clean(page, `table, ${tab}`);
    }
    await page.locator('.top-help').click();
    await clean(page, 'table, help');
    await page.context().close();
  });
}

test('axe finds nothing while cards are split, taken and played, in the middle of a round', async ({ page, request }) => {
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, { options: { firstLeader: 'chosen' } })));
  const seen = new Set<string>();
  for (let n = 0; n < 40 && seen.size < 3; n++) {
    const what = await turn(page);
    const kind =
      what === 'cut'
        ? 'cut'
        : (await page.locator('.offer .take').count()) > 0
          ? 'offers'
          : (await page.locator('.hand-cards').count()) > 0
            ? 'hand'
            : '';
    if (kind !== '' && !seen.has(kind)) {
      seen.add(kind);
      await clean(page, kind);
    }
    await byMouse(page, n);
  }
  expect([...seen].sort()).toEqual(['cut', 'hand', 'offers']);
});

test('language and colours: from the browser first, then as chosen, remembered', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'pl-PL', colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Passer aux couleurs du jour' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expect(page).toHaveTitle(/maison tranquille/);
  await context.close();
});

test('nothing is left in English on French and Polish pages', async ({ browser, request }) => {
  const ENGLISH = /(?<!\p{L})(the|your|you|table of|undo|confirm|choices|rules|players|nothing|offers?|bridge|noble in|to act)(?!\p{L})/iu;
  for (const locale of ['fr', 'pl']) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    for (const address of PAGES) {
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      expect(await page.locator('body').innerText(), `${locale} ${address}`).not.toMatch(ENGLISH);
    }
    await page.goto(seatLink(await open(request, ANNE_AND_BOTS)));
    for (let n = 0; n < 12; n++) {
      await turn(page);
      const spoken = await page.locator('[aria-label]').evaluateAll((els) => els.map((el) => el.getAttribute('aria-label')).join('\n'));
      expect(`${await page.locator('body').innerText()}\n${spoken}`, `${locale}, step ${n}`).not.toMatch(ENGLISH);
      await byMouse(page, n);
    }
    await context.close();
  }
});

test('the first script is small', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (r) => {
    if (r.url().endsWith('.js'))
      scripts.push(
        r.body().then(
          (body) => body.length,
          () => 0,
        ),
      );
  });
  await page.goto('/');
  await page.locator('h1').waitFor();
  const bytes = (await Promise.all(scripts)).reduce((a, b) => a + b, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes / 2.4, 'about so many bytes compressed').toBeLessThan(150_000);
});

for (const game of ['San Marco', 'Inkognito'])
  test(`one click opens ${game} against bots`, async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('button', { name: `Play ${game} now` })
      .first()
      .click();
    await expect(page).toHaveURL(/\/table\//);
    await expect(page.locator('h1')).toContainText(game);
    await expect(page.locator('.one')).toHaveCount(4);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('board on top, prompt under it, targets large enough, nothing wider than the screen', async ({ page, request }) => {
    for (const address of PAGES) {
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBeLessThanOrEqual(0);
    }
    await page.goto(seatLink(await open(request, ANNE_AND_BOTS)));
    for (let n = 0; n < 10; n++) {
      const what = await turn(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if (what === 'choose') {
        // Long lists that the board offers too are folded up at first.
        await page.locator('.choices details').evaluateAll((els) => els.forEach((e) => e.setAttribute('open', '')));
        const heights = await page.locator('.choice-list button').evaluateAll((els) => els.map((e) => e.getBoundingClientRect().height));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      }
      const small = await page.locator('button, summary, select, .top a').evaluateAll((els) =>
        els.flatMap((e) => {
          const { width, height } = e.getBoundingClientRect();
          return width > 0 && (width < 43.5 || height < 43.5) && !e.closest('.hidden') ? [`${e.className} ${e.textContent}`] : [];
        }),
      );
      expect(small).toEqual([]);
      const board = await page.locator('.table-board').boundingBox();
      const prompt = await page.locator('.prompt').boundingBox();
      expect(board!.width).toBeGreaterThanOrEqual(388);
      expect(prompt!.y).toBeGreaterThan(board!.y);
      await byMouse(page, n);
    }
  });
});

test('a whole turn without scrolling at 1280 by 720', async ({ browser, request }) => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS)));
  for (let n = 0; n < 14; n++) {
    const what = await turn(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    for (const part of ['#confirm', '.table-board .sm-board', ...(what === 'confirm' ? [] : ['.cut, .hand, .offer .take, .choice-list'])]) {
      const box = await page.locator(part).first().boundingBox();
      expect(box!.y + Math.min(box!.height, 60), part).toBeLessThanOrEqual(720);
    }
    await byMouse(page, n);
  }
  await page.context().close();
});

test('on its side, a phone shows what is asked', async ({ browser, request }) => {
  const page = await (await browser.newContext({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })).newPage();
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS)));
  await turn(page);
  const box = await page.locator('.prompt').boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(390);
  await page.context().close();
});

test('the board stands still from question to question, and a refusal hides nothing of it', async ({ browser, request }) => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'fr' })).newPage();
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS)));
  const seen = new Set<string>();
  for (let n = 0; n < 16; n++) {
    await turn(page);
    const { x, y, width, height } = (await page.locator('.sm-board').boundingBox())!;
    seen.add([x, y, width, height].map(Math.round).join(' '));
    await byMouse(page, n);
  }
  expect([...seen]).toHaveLength(1);
  await turn(page);
  await page.keyboard.press('/');
  await page.keyboard.type('on castello/santa-croce');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  const box = await page.locator('.sm-board').boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(720);
  await page.context().close();
});

test('from the table of one game to that of another, and its rules; grammar holds in each language', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'fr' })).newPage();
  await page.goto('/new');
  await page.getByRole('navigation', { name: 'Jeux' }).getByText('Inkognito').click();
  await expect(page.locator('h1')).toHaveText('Préparer une table d’Inkognito');
  await page.goto('/rules/san-marco');
  await page.getByRole('navigation', { name: 'Jeux' }).getByText('Inkognito').click();
  await expect(page.locator('h1')).toHaveText('Règles d’Inkognito');
  await page.goto('/');
  await expect(page.locator('.game-card')).toHaveCount(4);
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.locator('.game-card button').last()).toHaveText('Zagraj od razu: Wenecja');
  await page.context().close();
});

test('the rules page of a table says what that table plays', async ({ browser, request }) => {
  const table = await open(request, [human('Anne'), bot('Benoît')], { game: 'valencia', options: { minDraw: 0, route: 'group' } });
  const page = await (await browser.newContext({ locale: 'en' })).newPage();
  await page.goto('/rules/valencia');
  await expect(page.locator('#planning')).toContainText('you draw at least one');
  await page.goto(seatLink(table));
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'The rules of the game' }).click();
  await expect(page.locator('#planning')).toContainText('You may also draw none at all.');
  await expect(page.locator('#missions')).toContainText('A route is a group of squares');
  await expect(page.locator('#settings')).toContainText('The route mission – the largest group.');
  await expect(page.locator('#special')).toHaveCount(0);
  await page.context().close();
});

test('the language changes everywhere at once, on a board with words of its own too', async ({ page, request }) => {
  await page.goto(seatLink(await open(request, [human('Anne'), bot('Benoît')], { game: 'valencia' })));
  const council = page.locator('.vb-council');
  for (const [language, nobility] of [
    ['fr', 'Noblesse'],
    ['pl', 'Szlachta'],
    ['en', 'Nobility'],
    ['fr', 'Noblesse'],
  ] as const) {
    await page.locator(`button[lang="${language}"]`).click();
    await expect(council).toContainText(nobility);
  }
});
