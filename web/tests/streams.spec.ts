// One stream for a browser, however many tables: every one of them is live. And where windows have streams of their own.
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { OwnHouse } from './house.ts';
import { greet } from '../net/streams/windows.ts';
import { human, LONG, open, type Opened, seatLink, turn, withOwnStream } from './kit.ts';

const PEOPLE = [human('Anne'), human('Benoît'), human('Christian')];
const chosen = { confirm: false, options: { firstLeader: 'chosen' } };

/** Anne, elsewhere, sets her first bridge; or somebody else, at another pair of districts. */
async function moves(request: APIRequestContext, t: Opened, seat = 0, line = 'on castello/san-marco'): Promise<void> {
  const headers = { Authorization: `Bearer ${t.seats[seat].token}` };
  const { question } = (await (await request.get(`/api/tables/${t.table}`, { headers })).json()) as { question: string };
  const data = { question, key: t.table, line };
  expect((await request.post(`/api/tables/${t.table}/say`, { headers, data })).status()).toBe(200);
}
const told = (page: Page) => expect(page.locator('.log')).toContainText('Anne builds a bridge');
const live = (page: Page) => expect(page.locator('.top-live')).toHaveText('Connected');

test('eight windows of eight tables are all live at once', LONG, async ({ browser, playwright }) => {
  test.setTimeout(400_000);
  const house = await OwnHouse.open();
  const context = await browser.newContext({ baseURL: house.url });
  await context.addInitScript(() => localStorage.setItem('ridotto.choices', 'listed'));
  const request = await playwright.request.newContext({ baseURL: house.url });
  const tables: Opened[] = [];
  const pages: Page[] = [];
  for (let n = 0; n < 8; n++) {
    const t = await open(request, PEOPLE, chosen);
    const page = await context.newPage();
    await page.goto(seatLink(t, 1));
    await live(page);
    tables.push(t);
    pages.push(page);
  }
  for (const t of tables) await moves(request, t);
  for (const page of pages) await told(page);
  // A house that is killed, and comes back where it was.
  await house.close('SIGKILL');
  for (const page of pages) await expect(page.locator('.top-live')).not.toHaveText('Connected');
  await house.open();
  for (const page of pages) await live(page);
  for (const t of tables.slice(0, 6)) await moves(request, t, 1, 'on dorsoduro/san-marco');
  for (const page of pages.slice(0, 6)) await expect(page.locator('.log')).toContainText('Benoît builds a bridge');
  // Windows that go, and one that is loaded again, take nothing from the others.
  for (const page of pages.slice(0, 6)) await page.close();
  await pages[6].reload();
  await live(pages[6]);
  await turn(pages[7]);
  await pages[7].locator('.choice-list button').first().click();
  await pages[7].locator('#confirm').click();
  await expect(pages[7].locator('.log')).toContainText('Benoît builds a bridge');
  const watchers = async (): Promise<number> => ((await (await request.get('/api/health')).json()) as { watchers: number }).watchers;
  // Closed windows watch nothing, even where their good-bye was lost.
  await expect.poll(watchers, { timeout: 60_000 }).toBe(2);
  await pages[7].close();
  await expect.poll(watchers, { timeout: 60_000 }).toBe(1);
  await context.close();
  await request.dispose();
  await house.end();
});

test('the same table in two windows: each is told, and each once', async ({ context, request }) => {
  const t = await open(request, PEOPLE, chosen);
  const pages = [await context.newPage(), await context.newPage()];
  for (const page of pages) {
    await page.goto(seatLink(t, 1));
    await live(page);
  }
  await moves(request, t);
  for (const page of pages) await expect(page.locator('.log li', { hasText: 'Anne builds a bridge' })).toHaveCount(1);
});

for (const [how, deny] of Object.entries({
  'has no shared workers': (): void => void Reflect.deleteProperty(window, 'SharedWorker'),
  'denies shared workers': () => {
    window.SharedWorker = class {
      constructor() {
        throw new DOMException('Access to shared workers is denied.', 'SecurityError');
      }
    } as unknown as typeof SharedWorker;
  },
  'starts no shared worker': () => {
    window.SharedWorker = class extends EventTarget {
      readonly port = new MessageChannel().port1;
      onerror: (() => void) | null = null;
      constructor() {
        super();
        setTimeout(() => this.onerror?.());
      }
    } as unknown as typeof SharedWorker;
  },
}))
  test(`a browser that ${how} is told what happens all the same`, async ({ page, request }) => {
    await page.addInitScript(deny);
    const t = await open(request, PEOPLE, chosen);
    await page.goto(seatLink(t, 1));
    await live(page);
    await moves(request, t);
    await told(page);
  });

test('what is done goes over the socket; an answer that is lost with it is asked for over HTTP, and the deed counts once', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
  let cut = false;
  const sent: string[] = [];
  await page.routeWebSocket('**/api/socket', (ws) => {
    const house = ws.connectToServer();
    ws.onMessage((message) => {
      sent.push(String(message));
      house.send(message);
    });
    house.onMessage((message) => {
      if (!cut || !String(message).startsWith('{"id":')) return ws.send(message);
      cut = false;
      return void ws.close();
    });
  });
  const posted: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && posted.push(new URL(one.url()).pathname.split('/').at(-1)!));
  const t = await open(request, PEOPLE, chosen);
  await page.goto(seatLink(t, 0));
  await live(page);
  const built = page.locator('.log li', { hasText: 'builds a bridge' });
  const build = async (): Promise<void> => {
    await turn(page);
    await page.locator('.choice-list button').first().click();
    await page.locator('#confirm').click();
  };
  await build();
  await expect(built).toHaveCount(1);
  expect(sent.filter((message) => message.includes('"do":"say"'))).toHaveLength(1);
  expect(posted).not.toContain('say');
  await moves(request, t, 1, 'on dorsoduro/san-marco');
  await moves(request, t, 2, 'on san-marco/san-polo');
  await expect(built).toHaveCount(3);
  cut = true;
  await build();
  await expect.poll(() => posted).toContain('say');
  await live(page);
  expect(sent.filter((message) => message.includes('"do":"say"'))).toHaveLength(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a window that says nothing is taken off the list; if it was only frozen, it is told so', async () => {
  const followed = new Set<string>();
  const tables = {
    follow: (table: string) => {
      followed.add(table);
      return () => void followed.delete(table);
    },
    command: () => Promise.resolve(undefined),
    wake: () => undefined,
  };
  const { port1: window, port2: worker } = new MessageChannel();
  const heard: string[] = [];
  let frozen = false;
  const ask = (): void => window.postMessage({ say: 'follow', id: 1, table: 'a', token: null, after: 0 });
  window.onmessage = ({ data }: MessageEvent<{ say: string }>) => {
    if (frozen) return;
    heard.push(data.say);
    if (data.say === 'there?') window.postMessage({ say: 'here' });
    if (data.say === 'forgotten') ask();
  };
  greet(worker as unknown as Parameters<typeof greet>[0], tables, 10);
  ask();
  // It answers, for longer than it would take to be forgotten.
  await expect.poll(() => heard.filter((say) => say === 'there?').length).toBeGreaterThan(8);
  expect([...followed]).toEqual(['a']);
  frozen = true;
  await expect.poll(() => [...followed]).toEqual([]);
  frozen = false;
  window.postMessage({ say: 'look' });
  await expect.poll(() => [...followed]).toEqual(['a']);
  expect(heard).toContain('forgotten');
  // Asked for twice, it is followed once; left, it is followed no longer.
  ask();
  window.postMessage({ say: 'leave', id: 1 });
  await expect.poll(() => [...followed]).toEqual([]);
  window.close();
});

test("a window's own stream rests while nobody looks, and catches up", async ({ page, request }) => {
  await withOwnStream(page);
  await page.clock.install();
  const t = await open(request, PEOPLE, chosen);
  await page.goto(seatLink(t, 1));
  await live(page);
  const look = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const gone = page.waitForEvent('requestfailed', (r) => r.url().endsWith('/api/streams'));
  await look('hidden');
  await page.clock.fastForward(21_000);
  await gone;
  await moves(request, t);
  const again = page.waitForRequest('**/api/streams');
  await look('visible');
  await again;
  await told(page);
  await expect(page.locator('.log li', { hasText: 'Anne builds a bridge' })).toHaveCount(1);
});
