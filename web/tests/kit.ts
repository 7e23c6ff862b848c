// What the browser tests share: tables opened through the API, and players that use a mouse or nothing but a keyboard.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type axe from 'axe-core';
import fs from 'node:fs';
import { createRequire } from 'node:module';

export interface Opened {
  table: string;
  seats: { seat: string; token: string }[];
}
type Seat = { name: string; kind: 'human' } | { name: string; kind: 'bot'; bot: string };

export const human = (name: string): Seat => ({ name, kind: 'human' });
export const bot = (name: string): Seat => ({ name, kind: 'bot', bot: 'random' });
export const ANNE_AND_BOTS: Seat[] = [human('Anne'), bot('Benoît'), bot('Christian')];

export async function open(request: APIRequestContext, seats: Seat[], more: object = {}): Promise<Opened> {
  const answer = await request.post('/api/tables', { data: { game: 'san-marco', seats, confirm: true, ...more } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Opened;
}
export const seatLink = (t: Opened, i = 0): string => `/table/${t.table}#seat=${t.seats[i]?.token ?? ''}`;
/** As where browsers have no workers that windows share: by itself, over HTTP alone, where its requests can be stopped. */
export const withOwnStream = (page: Page) =>
  page.addInitScript(() => ['SharedWorker', 'WebSocket'].forEach((name) => Reflect.deleteProperty(window, name)));
export const rows = (page: Page) => page.locator('.log li');

/** What is wrong with the page and stays so: just after a change it may be on its way to how it will be. */
export async function lasting(page: Page, faults: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let found = await faults();
  for (let again = 0; found.length > 0 && again < 30; again++) {
    await page.waitForTimeout(100);
    found = await faults();
  }
  return found;
}

/** What axe finds on the page, or in a part of it, a line for each. What it does not object to is not asked for, and ornament
    that nobody is told of is not looked at: boards are large. */
async function faults(page: Page, part = 'html', rules: readonly string[] = []): Promise<string[]> {
  // Once for each page that was loaded: half the time of a look went into bringing it again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([include, only]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: [include], exclude: ['svg [aria-hidden="true"]'] },
        { resultTypes: ['violations'], ...(only.length > 0 && { runOnly: { type: 'rule', values: [...only] } }) },
      );
      return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
    },
    [part, rules] as const,
  );
}
const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function clean(page: Page, where: string, part = 'html', rules: readonly string[] = []): Promise<void> {
  // A page that is still being fetched has nothing yet.
  if (part === 'html') await expect(page.locator('h1').first(), where).toBeAttached();
  expect(await faults(page, part, rules), where).toEqual([]);
}
/** What may differ by day and by night. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];
/** The same by day, and the colours by night; leaves it as it is by day. */
export async function cleanDayAndNight(page: Page, where: string, part = 'html'): Promise<void> {
  await clean(page, where, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await clean(page, `${where}, by night`, part, COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
}

/** For `npm run test:long` alone. */
export const LONG = { tag: '@long' };
/** Of several that are alike, in other games, languages or colours, `npm test` tries the first; `npm run test:long` the others. */
export const longUnless = (first: boolean): { tag?: string } => (first ? {} : LONG);
/** Whole games, each step of them on the page: `npm run test:long`. Else what lies in the middle of one goes by the API. */
export const WHOLE = process.env.RIDOTTO_WHOLE_GAMES === '1';

interface Asked {
  readonly over: object | null;
  readonly question: string | null;
  readonly legal: readonly object[];
  readonly held: readonly object[] | null;
  readonly view: Readonly<Record<string, unknown>>;
}
/** Plays the first seat through the API, by lot and alike each time, until its end is near; the page sees it happen. `always`: also
    where whole games are played on the page. `never`: what is not chosen as long as there is anything else. */
export async function middle(
  request: APIRequestContext,
  t: Opened,
  late: (view: Asked['view']) => boolean,
  always = false,
  never = '',
): Promise<void> {
  if (WHOLE && !always) return;
  const address = `/api/tables/${t.table}`;
  const headers = { authorization: `Bearer ${t.seats[0]?.token ?? ''}` };
  const post = (what: string, data: object) => request.post(`${address}/${what}`, { headers, data });
  let lot = 5;
  for (let n = 0; n < 4000; n++) {
    const now = (await (await request.get(address, { headers })).json()) as Asked;
    const command = { question: now.question, key: `middle-${n}` };
    if (now.over !== null) throw new Error('the game was over before its end was near');
    if (now.held !== null) await post('confirm', command);
    else if (now.legal.length === 0) await new Promise((later) => setTimeout(later, 10));
    else if (late(now.view)) return;
    else {
      const parts: object[] = [];
      let { legal } = now;
      for (let whole = false; !whole;) {
        lot = (Math.imul(lot, 1103515245) + 12345) >>> 0;
        const wanted = legal.filter((choice) => (choice as { do?: string }).do !== never);
        const among = wanted.length > 0 ? wanted : legal;
        parts.push(among[(lot >>> 8) % among.length]!);
        const preview = await (await post('try', { parts })).json();
        whole = preview.complete === true || preview.news === true;
        legal = preview.legal;
      }
      expect((await post('say', { ...command, parts })).status()).toBe(200);
    }
  }
  throw new Error('the end was never near');
}

/** Until there is something to do on this page, and nothing that was done is still under way. */
export async function turn(page: Page): Promise<'over' | 'confirm' | 'cut' | 'cover' | 'choose'> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('dialog[open] .end-table')) return 'over';
      if (document.querySelector('.cover')) return 'cover';
      const confirm = document.querySelector('#confirm');
      if (confirm === null || document.querySelector('[data-busy]') !== null) return null;
      if (confirm.getAttribute('aria-disabled') === 'false') return 'confirm';
      if (document.querySelector('.cut')) return 'cut';
      if (document.querySelector('.choice-list button:not([disabled])')) return 'choose';
      return null;
    },
    undefined,
    { polling: 40, timeout: 60_000 },
  );
  return (await found.jsonValue()) as 'over';
}

/** A press that comes a moment late, on what is no target any more, asks "why not?": read, and shut. */
export async function shutWhy(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) > 0 && (await page.locator('dialog[open] .end-table').count()) === 0)
    await page.keyboard.press('Escape');
}

/** The view of whoever is asked, the first of them if there are several. A bot that moves just then may ask somebody else. */
export const uncover = (page: Page): Promise<void> =>
  expect(async () => {
    await page.locator('.cover button, .prompt-line').first().waitFor();
    if (await page.locator('.cover').count()) await page.locator('.cover button').first().click({ timeout: 2000 });
    await page.locator('.prompt-line').waitFor({ timeout: 2000 });
  }).toPass();
/** Until what the last press led to has been drawn: the press itself is answered a picture before. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(later)))));

/** The board, the cards or the sentences, by mouse. */
export async function byMouse(page: Page, n: number): Promise<boolean> {
  await shutWhy(page);
  const what = await turn(page);
  if (what === 'over') return false;
  if (what === 'cover') await uncover(page);
  else if (what === 'confirm') await confirm(page);
  else if (what === 'cut') await cutByMouse(page);
  else {
    const places = page.locator('.table-board [role="button"][data-place]');
    const cards = page.locator('.hand-cards button.card, .offer .take');
    const sentences = page.locator('.choice-list button');
    const [onBoard, inHand] = [await places.count(), await cards.count()];
    const before = await page.locator('.prompt-line').innerText();
    if (onBoard > 0) {
      await places
        .nth(n % onBoard)
        .click({ force: true, timeout: 1500 })
        .catch(() => undefined);
      const menu = page.locator('[role="menuitem"]').first();
      if (await menu.isVisible()) await menu.click();
    } else if (inHand > 0)
      await cards
        .nth(n % inHand)
        .click({ timeout: 1500 })
        .catch(() => undefined); // what has only one way may have begun by itself meanwhile
    else
      await sentences
        .first()
        .click({ timeout: 1500 })
        .catch(() => undefined);
    await changed(page, before);
  }
  return true;
}
async function cutByMouse(page: Page): Promise<void> {
  const rest = page.locator('[data-tray="0"] [data-card]');
  const offers = (await page.locator('[data-tray]').count()) - 1;
  for (let n = 0; (await rest.count()) > 0; n++) {
    const card = rest.first();
    const id = await card.getAttribute('data-card');
    if (n === 0) await card.dragTo(page.locator('[data-tray="1"]'));
    else for (let k = 0; k <= n % offers; k++) await page.locator(`[data-card="${id}"] button`).click();
    // What a press leads to is drawn a picture later.
    await expect(page.locator(`[data-tray="0"] [data-card="${id}"]`)).toHaveCount(0);
  }
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
}
/** What one player's hand does; the others' play may take the button away meanwhile, and the next look says what is there then. */
export async function confirm(page: Page): Promise<void> {
  const before = await page.locator('.prompt-line').innerText();
  await page
    .locator('#confirm')
    .click({ timeout: 1500 })
    .catch(() => undefined);
  await changed(page, before);
}
/** Something came of it. */
export async function changed(page: Page, before: string): Promise<void> {
  await page
    .waitForFunction(
      (was) => {
        const now = document.querySelector<HTMLElement>('.prompt-line')?.innerText;
        return now !== was || document.querySelector('.cover, dialog[open]') !== null;
      },
      before,
      { polling: 30, timeout: 3000 },
    )
    .catch(() => undefined);
}

/** Tab until this has the focus, or the end sheet has come over everything. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 140; n++) {
    const there = (s: string): boolean =>
      document.activeElement?.matches(s) === true || document.querySelector('dialog[open] .end-table') !== null;
    if (await page.evaluate(there, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}`);
}
