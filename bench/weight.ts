// npm run weight [-- GAME… --shifts --still]: what the page weighs, held against a budget: the compressed script and everything else that comes before
// the first picture of a game, how much of it moves by itself while it loads and while somebody plays, and how soon a press is answered
// with the processor four times slower (that is npm run paint). Only the last depends on what else
// the machine does; `--still` leaves it out, and `--shifts` says what moved.
import { chromium, type Browser, type Page } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ARGUMENTS, bringBrowser } from '../tools/browser.mjs';

/** At most: kilobytes as they come over the line, a share of the window as browsers reckon it, milliseconds. */
const BUDGET = { script: 100, style: 30, font: 150, image: 60, loading: 0, playing: 0, press: 100 } as const;
type Part = keyof typeof BUDGET;
const UNIT: Readonly<Record<Part, string>> = {
  script: ' kB',
  style: ' kB',
  font: ' kB',
  image: ' kB',
  loading: '',
  playing: '',
  press: ' ms',
};
const SAID: Readonly<Record<Part, string>> = {
  script: 'script',
  style: 'style',
  font: 'fonts',
  image: 'images',
  loading: 'moves while it loads',
  playing: 'moves in twelve moves',
  press: 'press, 95 of 100 within',
};
const MOVES = 12;
/** Shifts too small to see, by rounding. */
const SEEN = 0.0005;

const given = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const games = given.length > 0 ? given : ['san-marco', 'inkognito', 'valencia', 'venice'];
const ROOT = path.resolve(import.meta.dirname, '..');

function say(what: string, weighed: Partial<Record<Part, number>>): void {
  console.log(what);
  for (const [part, n] of Object.entries(weighed) as [Part, number][]) {
    const good = n <= BUDGET[part] + (UNIT[part] === '' ? SEEN : 0);
    if (!good) missed++;
    const is = UNIT[part] === '' ? n.toFixed(3) : `${Math.round(n)}${UNIT[part]}`;
    console.log(
      `  ${SAID[part].padEnd(24)} ${is.padStart(9)}   aim ${String(BUDGET[part]).padStart(3)}${UNIT[part]}${good ? '' : '   MISSED'}`,
    );
  }
}

/** The same deal each time; one person and two bots. */
async function tableOf(game: string): Promise<string> {
  const seats = [{ name: 'Anne', kind: 'human' }, ...['Benoît', 'Christian'].map((name) => ({ name, kind: 'bot', bot: 'random' }))];
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats, confirm: true }),
  });
  if (!answer.ok) throw new Error(`no table of ${game}: ${await answer.text()}`);
  const { table, seats: opened } = (await answer.json()) as { table: string; seats: { token: string }[] };
  return `/table/${table}#seat=${opened[0].token}`;
}

/** What comes until the first picture: what the page had asked for when `there` was on it. What it fetches for later, when the browser
    has time, is left out, however soon that is: here the browser never has any. `played`: it is played on, too. */
async function weigh(with_: Browser, address: string, there: string, played = false): Promise<Partial<Record<Part, number>>> {
  const context = await with_.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watch(there));
  await page.goto(url + address);
  await page.locator(there).first().waitFor();
  await page.waitForTimeout(2500);
  const came = (await page.evaluate(CAME)) as Record<string, number>;
  const of = (...endings: string[]): number => endings.reduce((all, ending) => all + (came[ending] ?? 0), 0) / 1000;
  const loading = await shifted(page);
  const weighed = { script: of('js'), style: of('css'), font: of('woff2'), image: of('svg', 'png', 'webp', 'jpg'), loading };
  if (!played) return await context.close().then(() => weighed);
  const [, , table] = new URL(url + address).pathname.split('/');
  for (let n = 0; n < MOVES; n++) {
    await move(table, new URL(url + address).hash.slice('#seat='.length), n);
    await page.waitForTimeout(900);
  }
  const playing = (await shifted(page)) - loading;
  await context.close();
  return { ...weighed, playing };
}

/** In the page: when the picture is there. */
const watch = (there: string): string => `
  performance.setResourceTimingBufferSize(2000);
  window.requestIdleCallback = () => 0;
  window.pictured = Infinity;
  new MutationObserver((_, observer) => {
    if (!document.querySelector(${JSON.stringify(there)})) return;
    window.pictured = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  ${SHIFTS}`;
/** Bytes on the line, by the ending of the file's name. */
const CAME = `Object.fromEntries(
  Object.entries(Object.groupBy(
    performance.getEntriesByType('resource').filter((e) => e.startTime <= window.pictured || /\\.(woff2|svg|png|webp|jpg)$/.test(e.name)),
    (e) => new URL(e.name).pathname.split('.').at(-1),
  )).map(([ending, all]) => [ending, all.reduce((n, e) => n + e.encodedBodySize, 0)]),
)`;

/** What moves without anybody having pressed something, as browsers reckon it, all added up; and what it was, to look for it. */
const SHIFTS = `
  window.shifted = 0;
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.shifted += entry.value;
      for (const { node, previousRect: a, currentRect: b } of entry.sources ?? [])
        window.shifts.push(entry.value.toFixed(4) + ' ' + (node?.nodeType === 1 ? node.tagName + '.' + (node.getAttribute('class') ?? '') : String(node?.parentElement?.className)) + ' ' + [a.x, a.y, a.width, a.height].map(Math.round) + ' -> ' + [b.x, b.y, b.width, b.height].map(Math.round));
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;
async function shifted(page: Page): Promise<number> {
  if (process.argv.includes('--shifts')) console.log(((await page.evaluate('window.shifts.splice(0)')) as string[]).join('\n'));
  return (await page.evaluate('window.shifted')) as number;
}

/** The seat does the first thing that it may, from elsewhere: nothing on the page is pressed, so that whatever moves, moves by itself. */
async function move(table: string, token: string, n: number): Promise<void> {
  const address = `${url}/api/tables/${table}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (what = '', data?: object): Promise<Asked> =>
    (await (await fetch(address + what, { headers, ...(data && { method: 'POST', body: JSON.stringify(data) }) })).json()) as Asked;
  for (let tries = 0; tries < 100; tries++) {
    const { question, held, legal, over } = await ask();
    const command = { question, key: `weight-${n}-${tries}` };
    if (over !== null) return;
    if (held !== null) return void (await ask('/confirm', command));
    if (legal.length === 0) {
      await new Promise((later) => setTimeout(later, 50));
      continue;
    }
    const parts: object[] = [];
    for (let now: Pick<Asked, 'legal' | 'complete' | 'news'> = { legal }; now.complete !== true && now.news !== true;) {
      parts.push(now.legal[(n * 7 + parts.length) % now.legal.length]);
      now = await ask('/try', { parts });
    }
    return void (await ask('/say', { ...command, parts }));
  }
}
interface Asked {
  readonly question: string | null;
  readonly held: readonly object[] | null;
  readonly over: object | null;
  readonly legal: readonly object[];
  readonly complete?: boolean;
  readonly news?: boolean;
}

/** As npm run paint measures it. */
function press(game: string): { readonly press: number } {
  const args = [path.join(ROOT, 'web/tests/paint.ts'), '4', '40', game];
  const said = execFileSync(process.execPath, args, { encoding: 'utf8', cwd: ROOT });
  return { press: Number(/95 % within (\d+)/.exec(said)?.[1] ?? Number.NaN) };
}

const browser = await bringBrowser();
if (!browser) throw new Error('no browser was found: install one, for example with apt-get install chromium-headless-shell');
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-weight-'));
const house = spawn(process.execPath, [path.join(ROOT, 'server/tests/house.ts'), data, '0', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const url = await new Promise<string>((resolve) => house.stdout.once('data', (line) => resolve(String(line).trim())));
const chrome = await chromium.launch({ executablePath: browser.program, args: ARGUMENTS });
let missed = 0;
try {
  say('first page', await weigh(chrome, '/', 'h1'));
  for (const game of games) {
    say(`${game}, to set up`, await weigh(chrome, `/new/${game}`, 'form.setup'));
    say(`${game}, a table`, {
      ...(await weigh(chrome, await tableOf(game), '.prompt-mine', true)),
      ...(process.argv.includes('--still') ? {} : press(game)),
    });
  }
} finally {
  await chrome.close();
  house.kill();
  fs.rmSync(data, { recursive: true, force: true, maxRetries: 5 });
}
console.log(missed === 0 ? 'All within the budget.' : `${missed} over the budget.`);
