// San Marco at 1280 by 720, on one's own turn, at every kind of question: all that lies open on a real table is in sight.
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { QUESTIONS } from '@ridotto/games/san-marco/words/shape.ts';
import { human, LONG, open, type Opened } from './kit.ts';

interface Choice {
  readonly do: string;
  readonly card?: string;
}
interface Asked {
  readonly seat: number;
  readonly at: string;
  readonly question: string;
  readonly legal: readonly Choice[];
  readonly view: { readonly players: number; readonly cuts: readonly { readonly of: string; readonly cards?: readonly string[] }[] };
}
const ALL = ['Anne', 'Benoît', 'Christian', 'Denise'];
const tables = (t: Opened): string => `/api/tables/${t.table}`;
const bearer = (t: Opened, seat: number) => ({ authorization: `Bearer ${t.seats[seat]?.token ?? ''}` });

/** Who is asked, and what; undefined: the game is over. */
async function asked(request: APIRequestContext, t: Opened): Promise<Asked | undefined> {
  const of = async (seat: number) => (await request.get(tables(t), { headers: bearer(t, seat) })).json();
  let snap = await of(0);
  if (snap.over) return undefined;
  const seat = Number((snap.awaits[0] as string).slice(1));
  if (seat > 0) snap = await of(seat);
  return { seat, at: snap.view.at, question: snap.question, legal: snap.legal, view: snap.view };
}
/** One answer: known deals, so that the same questions come each time. Cards are used, and what is full empties the supply. */
async function answer(request: APIRequestContext, t: Opened, q: Asked, n: number): Promise<void> {
  const cut = q.view.cuts.find((c) => c.of === `s${q.seat}` && c.cards);
  const offers = q.view.players === 3 ? 3 : 2;
  const wanted = q.legal.filter((c) => c.do !== 'nothing' && c.do !== 'stop');
  const choices = wanted.length > 0 ? wanted : q.legal;
  const parts =
    q.at === 'cut' && cut
      ? cut.cards!.map((card, i) => ({ do: 'put', card, offer: String(1 + (i % offers)) }))
      : [choices[(n * 7) % choices.length]];
  const said = await request.post(`${tables(t)}/say`, { headers: bearer(t, q.seat), data: { question: q.question, key: `n${n}`, parts } });
  expect(said.status(), JSON.stringify(parts)).toBeLessThan(300);
}

/** Those who sit there each with a page of their own, as a new player has it: the choices folded. */
async function pageOf(browser: Browser, t: Opened, seat: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto(`/table/${t.table}#seat=${t.seats[seat]?.token ?? ''}`);
  return page;
}

/** What is not wholly inside the window and uncovered, of all that must be. */
async function hidden(page: Page, players: number): Promise<string[]> {
  return page.evaluate((seats) => {
    const faults: string[] = [];
    const inside = (r: DOMRect): boolean =>
      r.width > 0 && r.height > 0 && r.left >= -0.5 && r.top >= -0.5 && r.right <= innerWidth + 0.5 && r.bottom <= innerHeight + 0.5;
    /** `within`: what may scroll, and clips it. */
    const seen = (name: string, el: Element | null | undefined, within?: Element | null): void => {
      if (!el) return void faults.push(`${name} is not there`);
      const r = el.getBoundingClientRect();
      if (!inside(r)) return void faults.push(`${name} is outside the window: ${Math.round(r.top)} to ${Math.round(r.bottom)}`);
      const c = within?.getBoundingClientRect();
      if (c && (r.top < c.top - 1 || r.bottom > c.bottom + 1 || r.left < c.left - 1 || r.right > c.right + 1))
        return void faults.push(`${name} is cut off`);
      // Cards lie over one another like a hand: what is seen of them is their left edge.
      const x = el.closest('.fan, .tray-cards') ? r.left + 6 : r.left + r.width / 2;
      const over = document.elementFromPoint(x, r.top + r.height / 2);
      const own = over !== null && (el.contains(over) || over.contains(el) || (el.closest('svg') !== null && over.closest('.table-board')));
      if (!own) faults.push(`${name} is covered by ${over?.className ?? 'nothing'}`);
    };
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    seen('the prompt', document.querySelector('.prompt-line'));
    seen('Confirm', document.querySelector('#confirm'));
    seen('the board', document.querySelector('.table-board .sea-sheet'));
    for (const part of [
      '.one-name strong',
      '.one-score strong',
      '[data-count="limit"]',
      '[data-count="supply"]',
      '[data-count="bridges"]',
    ]) {
      if (all(`.everybody ${part}`).length !== seats) faults.push(`${part} is not there for everybody`);
      for (const [i, el] of all(`.everybody ${part}`).entries()) seen(`${part} of ${i}`, el);
    }
    const mine = document.querySelector('.table-mine')!;
    if (mine.scrollHeight > mine.clientHeight) faults.push(`what I do has to be scrolled: ${mine.scrollHeight} of ${mine.clientHeight}`);
    for (const el of all('.cards-area .card, .cards-area button, .tray, .idle-offer, .mine-foot summary')) seen(el.className, el, mine);
    for (const el of all('.choice-list button').filter((b) => b.checkVisibility())) seen(el.textContent ?? '', el, mine);
    for (const el of all('.table-board [data-place].target')) seen(el.getAttribute('data-place') ?? '', el);
    const log = document.querySelector('.log');
    const rows = all('.log li').slice(-5);
    if (rows.length === 0) faults.push('no event is there');
    for (const el of rows) seen(`“${el.textContent?.trim() ?? ''}”`, el, log);
    const root = document.scrollingElement!;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) faults.push('the page has to be scrolled');
    return faults;
  }, players);
}
/** Board, prompt and the split to its last tray are on the screen at once, on a phone and on its side. */
async function wholeOnPhones(page: Page): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const ends = await page.evaluate(() =>
      [...document.querySelectorAll('.table-board .sea-sheet, .prompt, .tray')].map((el) => Math.round(el.getBoundingClientRect().bottom)),
    );
    expect(Math.max(...ends), `${width} by ${height}: ${ends.join(' ')}`).toBeLessThanOrEqual(height);
  }
}
/** Cards of which less than a finger's breadth can be touched, on a phone and on its side. */
async function crampedOnPhones(page: Page, cards: string): Promise<string[]> {
  const cramped: string[] = [];
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    cramped.push(
      ...(await page.locator(cards).evaluateAll((all) =>
        all.flatMap((card) => {
          card.scrollIntoView({ block: 'nearest' });
          const { left, top } = card.getBoundingClientRect();
          const own = [2, 42].every((d) => card.contains(document.elementFromPoint(left + d, top + d)));
          return own ? [] : `${card.textContent} at ${innerWidth} by ${innerHeight}`;
        }),
      )),
    );
  }
  return cramped;
}
const NEAR = ['victim', 'removal', 'bridge'];
/** Does what is asked about come near on a phone? Turned, or in a window that is made wider, there is the whole board again. */
async function comesNear(page: Page): Promise<boolean> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.locator('.table-board .target').first()).toBeVisible();
  const near = (await page.locator('.stage-zoomed').count()) > 0;
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator('.stage-zoomed')).toHaveCount(0);
  return near;
}
const onBoard = (page: Page) => page.locator('.table-board [data-place].target').count();

/** Plays on until each kind has been asked, and looks at it in the page of whoever is asked. */
async function look(browser: Browser, request: APIRequestContext, t: Opened, kinds: readonly string[]): Promise<string[]> {
  const left = new Set(kinds);
  const near: boolean[] = [];
  for (let n = 0; left.size > 0 && n < 400; n++) {
    const q = await asked(request, t);
    if (!q) break;
    if (left.delete(q.at)) {
      // A window of its own: who comes back to one is told in the log what is new since.
      const page = await pageOf(browser, t, q.seat);
      await expect(page.locator('.prompt-mine')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => hidden(page, t.seats.length), { message: q.at, timeout: 3000 }).toEqual([]);
      // Something can be chosen where one looks, and the list of it is folded.
      const shown = page.locator('.cards-area button, .choice-list button:visible, #confirm:not([aria-disabled="true"])');
      expect((await onBoard(page)) + (await shown.count()), q.at).toBeGreaterThan(0);
      // Nor does what is looked up in the place of the log cover any of it.
      if (q.at === 'play' || q.at === 'choose') {
        await page.getByRole('tab', { name: 'Players' }).click();
        await expect(page.locator('#tab-body')).toHaveAttribute('aria-labelledby', 'tab-players');
        expect((await hidden(page, t.seats.length)).filter((fault) => fault !== 'no event is there')).toEqual([]);
      }
      // A window nearly as high as it is wide: there are fewer events, and all else is in sight.
      await page.setViewportSize({ width: 1024, height: 768 });
      const missing = async (): Promise<string[]> => (await hidden(page, t.seats.length)).filter((f) => !/^“|^no event/.test(f));
      await expect.poll(missing, { message: `${q.at} at 1024 by 768`, timeout: 3000 }).toEqual([]);
      if (q.at === 'cut') {
        await wholeOnPhones(page);
        expect(await crampedOnPhones(page, '.tray-rest .card')).toEqual([]);
      }
      if (q.at === 'choose') expect(await crampedOnPhones(page, '.fan .card')).toEqual([]);
      if (NEAR.includes(q.at)) near.push(await comesNear(page));
      await page.context().close();
    }
    await answer(request, t, q, n);
  }
  if (kinds.includes('removal')) expect(near).toContain(true);
  return [...left];
}

test('every kind of question but one: everything is in sight', async ({ browser, request }) => {
  const options = { firstLeader: 'chosen', roleAssignment: 'leaderChooses' };
  const t = await open(request, ALL.slice(0, 3).map(human), { confirm: false, options, salt: 'view421' });
  expect(
    await look(
      browser,
      request,
      t,
      QUESTIONS.filter((q) => q !== 'from-board'),
    ),
  ).toEqual([]);
});

test('a noble from the board, late in a game: everything is in sight', LONG, async ({ browser, request }) => {
  const t = await open(request, ALL.slice(0, 3).map(human), { confirm: false, options: { firstLeader: 'chosen' }, salt: 'view9' });
  expect(await look(browser, request, t, ['from-board'])).toEqual([]);
});

test('four, with both pairs’ offers face up: everything is in sight', LONG, async ({ browser, request }) => {
  const options = { firstLeader: 'chosen', openOffers4p: 'faceUp' };
  const t = await open(request, ALL.map(human), { confirm: false, options });
  expect(await look(browser, request, t, ['first-bridge', 'cut', 'choose', 'play', 'district', 'bridge'])).toEqual([]);
});
