// The turn in view, in every kind of question of Inkognito: prompt, board, everybody, one's own cards, what one chooses from and
// the last events are in the window at once; answers are given from the hand, lie face up, and nothing happens without Confirm.
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { clean, human, lasting, LONG, type Opened, seatLink } from './kit.ts';

// As a new player has it: the list of choices folded up.
test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1280, height: 720 } });

type Choice = { do: string } & Record<string, string | undefined>;
interface Seen {
  over: object | null;
  question: string | null;
  you: string;
  awaits: string[];
  legal: Choice[];
  view: {
    at: string;
    turn: number;
    colours: Record<string, string>;
    figures: Record<string, string>;
    ambassador: string;
    moved: string[];
    questions: { asker: string; target: string }[];
  };
}
const NAMES = ['Anne', 'Benoît', 'Christian', 'Denise', 'Émile'];

async function open(request: APIRequestContext, players: number, options: object = {}): Promise<Opened> {
  const seats = NAMES.slice(0, players).map(human);
  const answer = await request.post('/api/tables', {
    data: { game: 'inkognito', seats, confirm: false, options: { firstPlayer: 'chosen', placing: 'random', ...options } },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Opened;
}
const headers = (t: Opened, i: number) => ({ authorization: `Bearer ${t.seats[i]!.token}` });
const look = async (request: APIRequestContext, t: Opened, i: number): Promise<Seen> =>
  (await (await request.get(`/api/tables/${t.table}`, { headers: headers(t, i) })).json()) as Seen;
let said = 0;
async function say(request: APIRequestContext, t: Opened, i: number, seen: Seen, choice: Choice): Promise<void> {
  const data = { question: seen.question, key: `k${said++}`, parts: [choice] };
  expect((await request.post(`/api/tables/${t.table}/say`, { headers: headers(t, i), data })).status()).toBe(200);
}
/** Onto somebody, if a ball leads there; else on, by the number of the step. Nobody announces, everybody asks. */
function sociable({ view, legal, you }: Seen, n: number): Choice {
  const own = view.colours[you] ?? '';
  const others = Object.entries({ ...view.figures, ambassador: view.ambassador }).filter(([p]) => p.split('-')[0] !== own);
  const met = others.some(([, space]) => Object.entries(view.figures).some(([p, s]) => s === space && view.moved.includes(p)));
  const may = legal.filter((c) => !['announce', 'escape', 'declare'].includes(c.do));
  const meets = (c: Choice): boolean => c.do === 'move' && c.figure?.startsWith(own) === true && others.some(([, s]) => s === c.to);
  return (
    (met ? may.find((c) => c.do === 'end') : undefined) ??
    may.find((c) => meets(c) || c.do === 'question' || c.do === 'ambassador') ??
    may[(n * 7919) % may.length]!
  );
}
/** All seats are played here, until one of them is asked what is looked for. */
async function play(request: APIRequestContext, t: Opened, stop: (seen: Seen, seat: number) => boolean): Promise<Seen> {
  for (let n = 0; n < 400; n++)
    for (const i of t.seats.keys()) {
      const seen = await look(request, t, i);
      if (!seen.awaits.includes(seen.you)) continue;
      if (stop(seen, i)) return seen;
      await say(request, t, i, seen, sociable(seen, n));
      break;
    }
  throw new Error('it was never asked');
}
const annes = (at: string) => (seen: Seen, i: number) => i === 0 && seen.view.at === at;

/** All of it is in the window, nothing lies over it, and what one does needs no scrolling. */
async function inView(page: Page, kind: string, players: number, own: string, choices: readonly string[]): Promise<void> {
  // As soon as what was played is on the page: the log comes after it.
  await expect.poll(() => faultsOf(page, players, own, choices), { message: kind, timeout: 10_000 }).toEqual([]);
}
const faultsOf = (page: Page, players: number, own: string, choices: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ({ many, mine, from }) => {
      const found: string[] = [];
      const seen = (el: Element, name: string): void => {
        const r = el.getBoundingClientRect();
        if (r.width < 1 || r.height < 1) found.push(`${name} is not drawn`);
        else if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1) found.push(`${name} is outside`);
      };
      /** Its middle is not covered by something else. */
      const open = (el: Element, name: string): void => {
        seen(el, name);
        const r = el.getBoundingClientRect();
        const top = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
        if (top && !el.contains(top) && !top.contains(el)) found.push(`${name} lies below ${top.className}`);
      };
      const all = (selector: string, least: number, check: (el: Element, name: string) => void): void => {
        const els = [...document.querySelectorAll(selector)];
        if (els.length < least) found.push(`${selector}: ${els.length} instead of ${least}`);
        for (const el of els) check(el, selector);
      };
      all('.prompt-line', 1, open);
      all('.table-board .sea-sheet', 1, seen);
      all('.everybody .one', many, open);
      if (mine !== '') all(mine, 1, open);
      for (const selector of from) all(selector, 1, selector.includes('target') ? seen : open);
      const lines = [...document.querySelectorAll('.log li')].slice(-5);
      const log = document.querySelector('.log')!.getBoundingClientRect();
      for (const li of lines) {
        const r = li.getBoundingClientRect();
        if (r.top < log.top - 2 || r.bottom > log.bottom + 2) found.push(`not in the log's window: ${li.textContent}`);
      }
      const place = document.querySelector('.table-mine')!;
      if (place.scrollHeight > place.clientHeight) found.push(`what one does scrolls: ${place.scrollHeight} > ${place.clientHeight}`);
      if (document.documentElement.scrollHeight > innerHeight) found.push('the page scrolls');
      return found;
    },
    { many: players, mine: own, from: choices },
  );
/** Whatever lies face up is noted. */
async function noteAll(page: Page): Promise<void> {
  for (const noted = page.locator('.ink-noted'); (await noted.count()) > 0; await page.waitForTimeout(50))
    await noted.click({ timeout: 1500 }).catch(() => undefined);
}
const asked = (page: Page) => page.locator('.prompt-ask');
const OWN = '.ink-secret .ic';

test('at 1280 by 720 everything is in view, whatever is asked', async ({ page, request }) => {
  const placing = await open(request, 5, { placing: 'chosen' });
  await page.goto(seatLink(placing));
  await expect(asked(page)).toContainText('Put your four figures');
  await inView(page, 'placing', 5, '.ink-piece', ['.ink-lot']);

  const t = await open(request, 5);
  await page.goto(seatLink(t));
  await expect(asked(page)).toContainText('Shake');
  await inView(page, 'shake', 5, OWN, ['.ink-shake', '.ik-phantom.target', '.ink-announce', '.choices-all summary']);

  await play(request, t, annes('movement'));
  await expect(page.locator('.ink-ball').first()).toBeVisible();
  await inView(page, 'movement', 5, OWN, ['.ink-ball', '.ik-piece.target', '.ink-end']);

  await play(request, t, annes('meetings'));
  await expect(page.locator('.ink-meeting').first()).toBeVisible();
  await inView(page, 'meetings', 5, OWN, ['.ink-kind', '.ink-meeting-title']);

  await play(request, t, annes('dismissal'));
  await expect(page.locator('.ink-noted')).toBeFocused();
  await inView(page, 'an answer face up', 5, '.ink-shown .ic', ['.ink-noted']);
  await expect(page.locator('.ik-space.target')).toHaveCount(0);
  await page.locator('.ink-noted').click();
  await expect(asked(page)).toContainText('away');
  await inView(page, 'dismissal', 5, OWN, ['.ik-space.target', '.ink-away']);

  await play(request, t, annes('end'));
  await noteAll(page);
  await expect(page.locator('.ink-end')).toBeVisible();
  await inView(page, 'end', 5, OWN, ['.ink-end']);

  await play(request, t, annes('answer'));
  await expect(page.locator('.ink-pick')).toHaveCount(11);
  await inView(page, 'answer', 5, '.ink-hand .ic', ['.ink-pick']);
  await expect(page.locator('.ik-lit')).toHaveCount(1);
  // In languages that need more words, too, and with a question of three lines, as long names make it.
  for (const lang of ['fr', 'pl', 'en']) {
    await page.locator(`button[lang="${lang}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await inView(page, `answer, ${lang}`, 5, '.ink-hand .ic', ['.ink-pick']);
    const high = (): Promise<number> => page.locator('.prompt-line').evaluate((line) => line.getClientRects()[0]!.height);
    const two = await high();
    while ((await high()) === two) await page.locator('.prompt-also').evaluate((also) => also.append(' · · ·'));
    await inView(page, `answer, ${lang}, three lines`, 5, '.ink-hand .ic', ['.ink-pick']);
  }

  const seen = await play(request, t, (s, i) => i === 1 && s.view.at === 'shake');
  await inView(page, 'somebody else decides', 5, '.ink-secret .ic, .ink-shown .ic', []);
  await say(request, t, 1, seen, { do: 'announce', partner: 's0' });
  await noteAll(page);
  await expect(asked(page)).toContainText('holds out a hand');
  await inView(page, 'hand', 5, OWN, ['.ink-hand-offered button']);
});

test('at 1280 by 720 the Ambassador player and five at the table have everything in view', LONG, async ({ page, request }) => {
  const t = await open(request, 5, { ambassadorSeat: 1 });
  await page.goto(seatLink(t));
  await expect(asked(page)).toContainText('Walk the Ambassador');
  await inView(page, 'walk', 5, '.ink-secret-none', ['.ink-end', '.ink-declare', '.ik-space.target']);
  await page.locator('.ink-declare').click();
  await expect(page.locator('.ink-sheet select')).toHaveCount(8);
  await inView(page, 'sheet', 5, '', ['.ink-sheet select']);
  await page.locator('#undo').click();
  await play(request, t, annes('meetings'));
  await expect(page.locator('.ink-meeting').first()).toBeVisible();
  await inView(page, 'meetings of the Ambassador player', 5, '.ink-secret-none', ['.ink-kind']);
});

test('an answer is picked from the hand: what fits glows, and it counts with Confirm alone', async ({ page, request }) => {
  const t = await open(request, 4);
  await play(request, t, annes('answer'));
  await page.goto(seatLink(t));
  // Who asks, which figures meet, and where.
  await expect(asked(page)).toHaveText(
    /^\S+’s (tall|short|fat|thin) figure meets (your|the) .+ at .+: \S+ asks about your (identity|disguise)\.$/,
  );
  // On a phone the place where they meet has come near, with its name; on a wide board all of it is seen.
  const shown = (): Promise<number> =>
    page.locator('.table-board svg.sea-sheet').evaluate((sheet) => (sheet as SVGSVGElement).viewBox.baseVal.width);
  const wide = await shown();
  const place = (await asked(page).innerText()).match(/ at (.+): /)![1]!;
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(shown).toBeLessThan(wide / 2);
  await expect(
    page
      .locator('.table-board .ik-label')
      .filter({ hasText: place.split(' ')[0]! })
      .first(),
  ).toBeVisible();
  await page.locator('.ik-whole').click();
  await expect.poll(shown).toBe(wide);
  // Nor does the button lie over what stands beside it, in any language.
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const)
    for (const lang of ['fr', 'pl', 'en']) {
      await page.setViewportSize({ width, height });
      const menu = page.locator('.top-menu');
      if (await menu.isVisible()) await menu.click();
      await page.locator(`button[lang="${lang}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      if (await menu.isVisible()) await menu.click();
      const over = (): Promise<string[]> =>
        page.evaluate(() => {
          const said = document.createRange();
          said.selectNodeContents(document.querySelector('.ink-answers h3')!);
          const button = document.querySelector('#ink-notes')!.getBoundingClientRect();
          return [...said.getClientRects()]
            .filter((r) => r.right > button.left && r.left < button.right && r.bottom > button.top && r.top < button.bottom)
            .map((r) => `${Math.round(r.left)} to ${Math.round(r.right)}, button from ${Math.round(button.left)}`);
        });
      expect(await lasting(page, over), `${lang} at ${width}`).toEqual([]);
    }
  const picks = page.locator('.ink-pick');
  const pick = (name: RegExp) => page.locator('.ink-hand').getByRole('button', { name });
  // The true ones are marked: identity and disguise in colour and grey, and no more.
  await expect(pick(/, true/)).toHaveCount(4);
  const picked = page.locator('.ink-pick[aria-pressed="true"]');
  await expect(page.locator('.ink-pick.ink-adds')).toHaveCount(11);
  await pick(/, true/)
    .first()
    .click();
  await expect(picked).toHaveCount(1);
  // Its grey counterpart cannot lie beside it.
  await expect(page.locator('.ink-pick.ink-adds')).toHaveCount(9);
  while ((await page.locator('#confirm').getAttribute('aria-disabled')) === 'true') {
    const before = await picked.count();
    await page.locator('.ink-pick.ink-adds').first().click();
    await expect(picked).toHaveCount(before + 1);
    if (before === 3) throw new Error('four cards fit nothing');
    await page.waitForTimeout(150);
  }
  expect((await look(request, t, 0)).view.at).toBe('answer');
  // The note sheet is at hand beside one's cards, which it does not cover.
  await page.locator('#ink-notes').click();
  await expect(page.locator('#ink-sheet')).toBeVisible();
  await pick(/, true/)
    .last()
    .click({ trial: true });
  await clean(page, 'answering', '.table-main');
  await page.locator('#ink-notes').click();
  // Another card takes the place of one that does not fit beside it.
  const all = await picks.count();
  for (let n = 0; n < all; n++)
    if ((await picks.nth(n).getAttribute('aria-pressed')) === 'false') {
      await picks.nth(n).click();
      await expect(picks.nth(n)).toHaveAttribute('aria-pressed', 'true');
      break;
    }
  await page.reload();
  await page.locator('.ink-pick').first().waitFor();
  // What was picked before is tried anew: then it counts, or another card fits beside it.
  const counts = page.locator('#confirm:not([aria-disabled="true"])');
  const pressed = page.locator('.ink-pick[aria-pressed="true"]');
  await expect(pressed).not.toHaveCount(0);
  while (true) {
    const adds = page.locator('.ink-pick.ink-adds').first();
    await expect(counts.or(adds).first()).toBeVisible();
    if ((await counts.count()) > 0) break;
    const before = await pressed.count();
    await adds.click();
    await expect(pressed).not.toHaveCount(before);
  }
  await page.locator('#confirm').click();
  // What was shown lies there, for the one who showed it too.
  await expect(page.locator('.ink-shown')).toContainText(/You showed/);
  await expect(page.locator('.log')).toContainText(/Anne shows/);
});

test('what one was shown goes to the note sheet, which uses one’s own cards from the beginning', async ({ page, request }) => {
  const t = await open(request, 4);
  await page.goto(seatLink(t));
  await expect(asked(page)).toContainText('Shake');
  await page.locator('#ink-notes').click();
  const sheet = page.locator('.ink-drawer');
  // One identity, one disguise, one letter of one's own, for each of three others.
  await expect(sheet.locator('.ink-out')).toHaveCount(9);
  await expect(sheet.locator('.ink-out').first()).toHaveAttribute('aria-label', /because it is yours/);
  // What one does stays in sight beside it.
  await inView(page, 'the sheet open', 4, OWN, ['.ink-shake', '.ink-mark']);
  await clean(page, 'the note sheet', '.ink-drawer');
  await page.keyboard.press('Escape');
  await play(request, t, annes('dismissal'));
  await expect(page.locator('.ink-shown .ic-name').first()).toBeVisible();
  const cards = await page.locator('.ink-shown .ic-name').allInnerTexts();
  expect(cards.length).toBeGreaterThan(1);
  await page.locator('.ink-noted').click();
  await expect(page.locator('#ink-notes.ink-news')).toBeVisible();
  await page.locator('#ink-notes').click();
  const row = sheet.locator('tr.ink-news');
  await expect(row).toHaveCount(1);
  await expect(row.locator('.ink-chip')).toHaveCount(cards.length);
  await sheet.getByLabel('Also what follows').check();
  // It stays open, at another visit too; then nothing is new any more.
  await page.reload();
  await expect(sheet).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.locator('.ink-shown')).toHaveCount(0);
  // On a phone too every name on it is whole.
  await page.setViewportSize({ width: 390, height: 844 });
  const cut = sheet
    .locator('tbody th')
    .evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent));
  expect(await cut).toEqual([]);
});

test('nothing that cannot be taken back happens without Confirm: a hand, an escape', async ({ page, request }) => {
  const t = await open(request, 3);
  await page.goto(seatLink(t));
  await page.locator('.ink-announce').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Escape').check();
  await dialog.getByRole('button', { name: 'Escape' }).click();
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  expect((await look(request, t, 0)).over).toBeNull();
  await page.locator('#undo').click();
  const seen = await play(request, t, (s, i) => i === 1 && s.view.at === 'shake');
  await say(request, t, 1, seen, { do: 'announce', partner: 's0' });
  await page.getByRole('button', { name: /^Shake the hand/ }).click();
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  expect((await look(request, t, 0)).over).toBeNull();
  await page.locator('#confirm').click();
  await expect(page.locator('.log')).toContainText('Anne shakes the hand');
});

test('the last ball, the end of movement and of the turn are one Confirm', async ({ page, request }) => {
  const t = await open(request, 4);
  await page.goto(seatLink(t));
  const seen = await play(request, t, annes('movement'));
  await expect(page.locator('.ink-ball').first()).toBeVisible();
  // Where nobody is met.
  await expect(page.locator('.ink-end')).toHaveText('End your turn');
  await page.locator('.ink-end').click();
  await page.locator('#confirm').click();
  await expect.poll(async () => (await look(request, t, 1)).view.turn).toBe(seen.view.turn + 1);
});

test('names on the board can be read at every size, and no figure covers one at the start', async ({ browser, request }) => {
  const t = await open(request, 4);
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
    [844, 390],
    [1280, 720],
  ] as const) {
    const page = await (await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })).newPage();
    await page.goto(seatLink(t));
    await expect(asked(page)).toContainText('Shake');
    const seen = await page.evaluate(() => {
      const labels = [...document.querySelectorAll<SVGTextElement>('.ik-label')].filter((l) => getComputedStyle(l).display !== 'none');
      const figures = [...document.querySelectorAll('.ik-piece .fg-body')].map((f) => f.getBoundingClientRect());
      const small = labels.filter((l) => parseFloat(getComputedStyle(l).fontSize) * l.getScreenCTM()!.a < 9.4);
      const covered = labels.filter((l) => {
        const r = l.getBoundingClientRect();
        const over = figures.reduce((sum, f) => {
          const w = Math.min(r.right, f.right) - Math.max(r.left, f.left);
          const h = Math.min(r.bottom, f.bottom) - Math.max(r.top, f.top);
          return sum + Math.max(0, w) * Math.max(0, h);
        }, 0);
        return over > r.width * r.height * 0.12;
      });
      const names = (list: readonly Element[]): string[] => list.map((l) => l.textContent ?? '');
      return { shown: labels.length, small: names(small), covered: names(covered) };
    });
    expect(seen.small, `${width}`).toEqual([]);
    expect(seen.covered, `${width}`).toEqual([]);
    // On a phone not all have room: who is asked about a space sees its name.
    expect(seen.shown, `${width}`).toBeGreaterThan(width > 1200 ? 57 : width > 900 ? 55 : 37);
    if (width < 1200) {
      await page.context().close();
      continue;
    }
    // Whoever has walked on stands below the names.
    await play(request, t, (now) => now.view.turn > 3);
    await expect(page.locator('.ik-piece .fg-body')).not.toHaveCount(0);
    const below = await page.evaluate(() => {
      const over = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const names = [...document.querySelectorAll<SVGTextElement>('.ik-label:not(.ik-label-late)')];
      const figures = [...document.querySelectorAll('.ik-piece .fg-body')];
      const last = new Map(names.map((name) => [name.textContent, name]));
      return [...last.values()].flatMap((name) =>
        figures
          .filter((f) => over(name.getBoundingClientRect(), f.getBoundingClientRect()))
          .map((f) => [name.textContent, (name.compareDocumentPosition(f) & Node.DOCUMENT_POSITION_PRECEDING) > 0]),
      );
    });
    expect(below.length).toBeGreaterThan(0);
    expect(below.filter(([, seen]) => seen === false)).toEqual([]);
    await page.context().close();
  }
});
