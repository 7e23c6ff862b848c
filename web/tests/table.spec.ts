// At the table: coming back, several browsers, refusals, undo, asking why not, hostile names.
import { expect, test, type Page } from '@playwright/test';
import { ANNE_AND_BOTS, bot, byMouse, human, middle, open, seatLink, turn, withOwnStream } from './kit.ts';

const choices = (page: Page) => page.locator('.choice-list button');

test('a reload in mid-game finds the seat again, and so does the plain address', async ({ page, request }) => {
  const t = await open(request, ANNE_AND_BOTS);
  await page.goto(seatLink(t));
  for (let n = 0; n < 6; n++) await byMouse(page, n);
  await turn(page);
  const panel = page.locator('.one').first();
  // Where there is one way to begin, the page begins it a moment later: what is read too early is read again.
  await expect(async () => {
    const score = await panel.innerText();
    await page.reload();
    await turn(page);
    await expect(panel).toHaveText(score, { useInnerText: true, timeout: 5000 });
  }).toPass();
  await page.goto('/');
  await page.locator('.my-tables li a').first().click();
  await turn(page);
  await expect(page.locator('.one').first()).toContainText('you');
});

test('a draft is undone before it is handed in, and a move after it', async ({ page, request }) => {
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, { options: { firstLeader: 'chosen' } })));
  await turn(page);
  const before = await choices(page).allInnerTexts();
  await choices(page).first().click();
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('.one').first()).toContainText('1 bridge');
  await page.keyboard.press('u');
  await expect(page.locator('.one').first()).toContainText('0 bridges');
  expect(await choices(page).allInnerTexts()).toEqual(before);
  // The same move with the table's own confirmation: held, then taken back.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Confirm each move').uncheck();
  await page.keyboard.press('Escape');
  await choices(page).first().click();
  await expect(page.locator('.prompt-ask')).toContainText('This ends your turn');
  await page.locator('#undo').click();
  await expect(page.locator('.one').first()).toContainText('0 bridges');
});

test('two browsers at one table, and one that only watches', async ({ browser, page, request }) => {
  const t = await open(request, [human('Anne'), human('Benoît'), bot('Christian')], { options: { firstLeader: 'chosen' } });
  const other = await (await browser.newContext({ locale: 'fr' })).newPage();
  const watcher = await (await browser.newContext({ locale: 'pl' })).newPage();
  await page.goto(seatLink(t, 0));
  await other.goto(seatLink(t, 1));
  await watcher.goto(`/table/${t.table}`);
  await turn(page);
  await expect(other.locator('.prompt-ask')).toContainText('On attend Anne');
  await expect(watcher.locator('.prompt-ask')).toContainText('Czekamy na: Anne');
  await choices(page).first().click();
  await page.locator('#confirm').click();
  await turn(other);
  await expect(other.locator('.log')).toContainText('Anne construit un pont entre');
  await expect(watcher.locator('.log')).toContainText('Anne buduje most między');
  await expect(other.getByTestId('live')).toContainText('Anne construit un pont');
  await expect(watcher.locator('#confirm')).toHaveCount(0);
  await expect(watcher.locator('.choice-list')).toHaveCount(0);
  await other.context().close();
  await watcher.context().close();
});

test('a refusal stays, is announced, and keeps the draft', async ({ page, request }) => {
  await withOwnStream(page);
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, { options: { firstLeader: 'chosen' } })));
  await turn(page);
  await choices(page).first().click();
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await page.route('**/api/tables/**', (route) => route.abort());
  // On a phone, too, and wherever on the page one is.
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 780 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator('#confirm').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The house cannot be reached');
  await expect(alert).toContainText('Your draft is kept');
  await expect(alert).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width, height });
  await page.unroute('**/api/tables/**');
  // The house is back: nothing says that it is not.
  await expect(alert).toHaveCount(0);
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await page.locator('#confirm').click();
  await expect(alert).toHaveCount(0);
  await expect(page.locator('.log')).toContainText('Anne builds a bridge');
});

test('the line is cut and comes back: said honestly, nothing lost, nothing played twice', async ({ browser, page, request }) => {
  const t = await open(request, [human('Anne'), human('Benoît'), bot('Christian')], { options: { firstLeader: 'chosen' } });
  const other = await (await browser.newContext()).newPage();
  await withOwnStream(other);
  await page.goto(seatLink(t, 0));
  await other.goto(seatLink(t, 1));
  await turn(page);
  await expect(other.locator('.top-live')).toHaveText('Connected');
  // Benoît's stream is cut, again and again; meanwhile Anne plays.
  await other.route('**/api/streams', (route) => route.abort());
  await other.reload();
  await expect(other.locator('.top-live')).toContainText('Connection lost');
  await choices(page).first().click();
  await page.locator('#confirm').click();
  await expect(page.locator('.prompt-ask')).toContainText('Waiting for Benoît');
  await expect(other.locator('.log')).not.toContainText('Anne builds');
  await other.unroute('**/api/streams');
  await expect(other.locator('.log')).toContainText('Anne builds a bridge');
  await turn(other);
  // Benoît’s answer is lost on the way back, after the server had it: sent again with the same key, it counts once.
  let lost = 0;
  await other.route('**/say', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await choices(other).first().click();
  await other.locator('#confirm').click();
  await expect(other.locator('.log')).toContainText('Benoît builds');
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expect(other.locator('.log li', { hasText: 'Benoît builds' })).toHaveCount(1);
  await other.context().close();
});

test('what the page begins by itself is not refused aloud when the table has moved on', async ({ page, request }) => {
  const t = await open(request, ANNE_AND_BOTS, { options: { firstLeader: 'chosen' } });
  // One card is left: the page takes it up. Meanwhile it is played elsewhere.
  const lastCard = ({ at, 'to-play': cards }: Readonly<Record<string, unknown>>): boolean =>
    at === 'play' && (cards as Record<string, string[]>).s0?.length === 1;
  await middle(request, t, lastCard);
  const headers = { authorization: `Bearer ${t.seats[0]!.token}` };
  const refused = page.waitForResponse((r) => r.url().endsWith('/try') && !r.ok());
  await page.route('**/try', async (route) => {
    const { parts } = route.request().postDataJSON() as { parts: readonly object[] };
    const now = await (await request.get(`/api/tables/${t.table}`, { headers })).json();
    if (lastCard(now.view as Record<string, unknown>))
      await request.post(`/api/tables/${t.table}/say`, { headers, data: { question: now.question, key: 'elsewhere', parts } });
    await route.continue();
  });
  // Nothing else tells this page.
  await withOwnStream(page);
  await page.route('**/api/streams', (route) => route.abort());
  await page.goto(seatLink(t));
  await (await refused).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(page.locator('.prompt-mine')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a stale page is told so, and shows the present state', async ({ browser, page, request }) => {
  const t = await open(request, ANNE_AND_BOTS, { options: { firstLeader: 'chosen' } });
  const stale = await (await browser.newContext()).newPage();
  await withOwnStream(stale);
  await stale.route('**/api/streams', (route) => route.abort());
  await stale.goto(seatLink(t));
  await page.goto(seatLink(t));
  await turn(page);
  await turn(stale);
  await choices(stale).first().click();
  await expect(stale.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  await choices(page).last().click();
  await page.locator('#confirm').click();
  await expect(page.locator('.log')).toContainText('Anne builds');
  await stale.locator('#confirm').click();
  await expect(stale.getByRole('alert')).toContainText('The table has moved on');
  await expect(stale.locator('.one').first()).toContainText('1 bridge');
  await stale.context().close();
});

test('a typed line is played, a wrong one is refused in words', async ({ page, request }) => {
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, { options: { firstLeader: 'chosen' } })));
  await turn(page);
  await page.keyboard.press('/');
  await expect(page.locator('#line')).toBeFocused();
  await page.keyboard.type('on castello/santa-croce');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('are not neighbours');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  // What is no move at all is not said to be one that is not possible: what can be asked is.
  await page.locator('#line').fill('asdf');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('answer')).toContainText('not understood');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Shortcuts are off while one types: u and l are letters here.
  await page.locator('#line').fill('');
  await page.locator('#line').focus();
  await page.keyboard.type('u l');
  await expect(page.locator('#line')).toHaveValue('u l');
  await page.locator('#line').fill('on castello/san-marco');
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt-ask')).toContainText(/ends your turn|Waiting|Set a bridge/);
});

test('why not: the rule, in words', async ({ page, request }) => {
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, { options: { firstLeader: 'chosen' } })));
  await turn(page);
  await page.locator('.table-board [data-place="d:castello"]').first().dispatchEvent('contextmenu');
  const dialog = page.getByRole('dialog');
  // And what the step is.
  const step = await page.locator('.prompt-ask').innerText();
  await expect(dialog).toContainText(`Castello offers nothing for this step. ${step}`);
  await expect(dialog).toContainText('6');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.locator('#prompt').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Keys and help');
  await page.keyboard.press('Escape');
  // The signs of a player's line, in words for whoever touches it.
  await page.locator('.one[data-seat="s1"] .one-score').click();
  await expect(dialog).toContainText('Benoît');
  await expect(dialog.locator('li')).toContainText([/prestige: \d+/, /limit/, /in supply/, /bridge/]);
});

test('what the others did is said, every event of it, and told again where a turn begins', async ({ page, request }) => {
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS)));
  await turn(page);
  const there = await page.locator('.log li').count();
  const said = await page.evaluateHandle(() => {
    const lines: string[] = [];
    const live = document.querySelector('[data-testid="live"]')!;
    new MutationObserver((all) => {
      for (const m of all) for (const node of m.addedNodes) if (node.textContent) lines.push(node.textContent);
    }).observe(live, { childList: true });
    return lines;
  });
  let recaps = 0;
  for (let n = 0; n < 24; n++) {
    await turn(page);
    const since = page.locator('.tabs-since');
    if (await since.count()) {
      recaps++;
      const offered = await since.innerText();
      await since.click();
      // Each still tells the next lines of the log, and the last one leads back to the present; there are as many as was offered.
      const stills = Number((await page.locator('.film-count').innerText()).split(/\sof\s/)[1]);
      expect(offered).toBe(`▸ ${stills}`);
      const shown: string[] = [];
      for (let k = 0; k < stills; k++) {
        shown.push(...(await page.locator('.film-lines p span').allInnerTexts()));
        await page.keyboard.press('.');
      }
      await expect(page.locator('.film')).toHaveCount(0);
      const lines = (await page.locator('.log li').allInnerTexts()).map((x) => x.trim());
      expect(lines.slice(-shown.length)).toEqual(shown.map((x) => x.trim()));
    }
    await byMouse(page, n);
  }
  expect(recaps).toBeGreaterThan(0);
  await turn(page);
  const heard = (await said.jsonValue()).join(' ');
  for (const line of (await page.locator('.log li').allInnerTexts()).slice(there)) expect(heard).toContain(line.trim().split('\n').at(-1)!);
});

test('the focus goes on from a sentence to the split, whose list is folded', async ({ page, request }) => {
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, { options: { firstLeader: 'chosen' } })));
  for (let n = 0; n < 12 && (await turn(page)) !== 'cut'; n++) {
    const confirm = page.locator('#confirm');
    if ((await confirm.getAttribute('aria-disabled')) === 'false') await confirm.click();
    else {
      await choices(page).first().focus();
      await page.evaluate(() => localStorage.setItem('ridotto.confirm', 'no'));
      if (n === 0) {
        await page.reload();
        await turn(page);
        await choices(page).first().focus();
      }
      await page.keyboard.press('Enter');
    }
    await page.waitForTimeout(300);
  }
  await expect(page.locator('.cut')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('a name from the right to the left turns nothing around it', async ({ page, request }) => {
  await page.goto(seatLink(await open(request, [human('שלום'), bot('Benoît'), bot('Christian')], { options: { firstLeader: 'chosen' } })));
  await turn(page);
  await expect(page.locator('.prompt-line strong')).toHaveText('\u2068שלום\u2069');
});

test('names are text, whatever they say', async ({ page, request }) => {
  const evil = '<img src=x onerror=alert(1)>';
  let alerted = false;
  page.on('dialog', (d) => {
    alerted = true;
    void d.dismiss();
  });
  const t = await open(request, [human(evil), bot('"><script>1</script>'), bot('Christian')]);
  await page.goto(seatLink(t));
  for (let n = 0; n < 4; n++) await byMouse(page, n);
  await expect(page.locator('.everybody')).toContainText(evil);
  await expect(page.locator('main img, main script')).toHaveCount(0);
  expect(alerted).toBe(false);
});

test('a table or seat that is not there', async ({ page, request }) => {
  await page.goto('/table/nothing-of-the-kind');
  await expect(page.locator('main')).toContainText('does not exist');
  await expect(page.getByRole('link', { name: 'To the entrance' })).toBeVisible();
  const t = await open(request, ANNE_AND_BOTS);
  await page.goto(`/table/${t.table}#seat=wrong`);
  await expect(page.getByRole('alert')).toContainText('not valid');
  await expect(page.locator('.prompt-also')).toContainText('You are watching');
});

test('a seat that somebody else has now is not taken for a table that is gone: one may watch', async ({ page, request }) => {
  const { table } = await open(request, [human('Anne'), human('Benoît'), human('Christian')]);
  await page.goto('/');
  await page.evaluate(
    ([id, token]) => {
      const remembered = { id, game: 'san-marco', names: [], seats: [{ seat: 's0', token }], invites: [], seen: 0, opened: Date.now() };
      localStorage.setItem('ridotto.tables', JSON.stringify([remembered]));
    },
    [table, 'A'.repeat(43)] as const,
  );
  await page.goto(`/table/${table}`);
  await expect(page.locator('main')).toContainText('Somebody else has this seat now');
  await page.getByRole('button', { name: 'Watch the table' }).click();
  await expect(page.locator('.table-board svg').first()).toBeVisible();
  await expect(page.locator('#confirm')).toHaveCount(0);
});
