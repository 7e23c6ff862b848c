// npm run paint [-- SLOWER PRESSES GAME…]: how long the page takes from a press to the picture that answers it, on a slow
// machine. It plays each game by mouse with the processor slowed down, as the browser can, and says the median and the 95th
// percentile of what the browser itself measures for each press (Event Timing: from the input to the next paint); beside it how
// much processor time the page's main thread used for each press, with all that comes of it: what somebody else does on the
// machine changes that least. It is slowed down as well, so whoever wants to know what the page needs says 1. The same game each time: its deal is known. Of use on an otherwise idle
// machine alone.
import { chromium, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ARGUMENTS, bringBrowser } from '../../tools/browser.mjs';
import type { Opened } from './kit.ts';

const [slower = 4, presses = 120] = process.argv.slice(2, 4).map(Number);
const games = process.argv.length > 4 ? process.argv.slice(4) : ['san-marco', 'inkognito', 'valencia', 'venice'];
/** What can be pressed in any game: what is handed in, places on the board, cards and sentences. What is folded up cannot. */
const CONFIRM = '#confirm[aria-disabled="false"]';
const BOARD = '.table-board .target';
const CARDS = '.table-mine .card:not([disabled]), .table-mine button:not([disabled]), .table-mine .vn-card-live, .table-mine input';

interface Measured {
  /** The longest time of each press, by its number. */
  readonly presses: Map<number, number>;
}

const browser = await bringBrowser();
if (!browser) throw new Error('no browser was found: install one, for example with apt-get install chromium-headless-shell');
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-paint-'));
const house = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../server/tests/house.ts'), data, '0', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise<string>((resolve) => house.stdout.once('data', (line) => resolve(String(line).trim())));
const chrome = await chromium.launch({ executablePath: browser.program, args: ARGUMENTS });
try {
  console.log(`From a press to the next paint, the processor ${slower} times slower; milliseconds, which the browser rounds to 8.`);
  for (const game of games) {
    const { presses: all, processor } = await play(game);
    const [took, used] = [rank(all), rank(processor)];
    console.log(
      `${game.padEnd(10)} ${String(all.length).padStart(4)} presses  median ${took(0.5)}  95 % within ${took(0.95)}  at most ${took(1)}; ` +
        `processor median ${used(0.5)}  95 % within ${used(0.95)}  all ${Math.round(processor.reduce((a, b) => a + b, 0))}`,
    );
  }
} finally {
  await chrome.close();
  house.kill();
  fs.rmSync(data, { recursive: true, force: true, maxRetries: 5 });
}

/** Which of them is longer than this share of them. */
function rank(all: readonly number[]): (share: number) => number {
  const sorted = all.toSorted((a, b) => a - b);
  return (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

/** Of every press, in milliseconds: until it was answered; and what the main thread did until the next. */
async function play(game: string): Promise<{ readonly presses: number[]; readonly processor: number[] }> {
  const seats = [{ name: 'Anne', kind: 'human' }, ...['Benoît', 'Christian'].map((name) => ({ name, kind: 'bot', bot: 'random' }))];
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats, confirm: true }),
  });
  if (!answer.ok) throw new Error(`no table of ${game}: ${await answer.text()}`);
  const { table, seats: opened } = (await answer.json()) as Opened;
  const page = await chrome.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(() => {
    Object.assign(window, { presses: new Map() });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        const known = (window as unknown as Measured).presses;
        if (interactionId) known.set(interactionId, Math.max(duration, known.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const pressed = (): Promise<number> => page.evaluate(() => (window as unknown as Measured).presses.size);
  await page.goto(`${url}/table/${table}#seat=${opened[0]?.token}`);
  await page.locator('.prompt-mine').waitFor();
  const chromes = await page.context().newCDPSession(page);
  await chromes.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await chromes.send('Performance.enable');
  const used = async (): Promise<number> =>
    1000 * (await chromes.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value;
  await chromes.send('Emulation.setCPUThrottlingRate', { rate: slower });
  let quick = 0;
  const processor: number[] = [];
  for (let n = 0; n < presses; n++) {
    const [before, was] = [await pressed(), await used()];
    if (!(await press(page, n))) break;
    await page.waitForTimeout(400);
    processor.push((await used()) - was);
    // What took less than 16 ms is not told.
    if ((await pressed()) === before) quick++;
  }
  const told = await page.evaluate(() => [...(window as unknown as Measured).presses.values()]);
  await page.close();
  return { presses: [...Array.from({ length: quick }, () => 8), ...told], processor };
}

/** The next thing that can be pressed, whichever number says; false: the game is over. */
async function press(page: Page, n: number): Promise<boolean> {
  if (await page.locator('dialog[open] .end-table').count()) return false;
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  const visible = (kind: string) => page.locator(kind).filter({ visible: true });
  for (;;) {
    await visible([CONFIRM, BOARD, CARDS].join(', ')).first().waitFor();
    const kinds = [CONFIRM, ...(n % 3 === 2 ? [CARDS, BOARD] : [BOARD, CARDS])];
    for (const kind of kinds) {
      const all = visible(kind);
      const many = await all.count();
      const box =
        many > 0 &&
        (await all
          .nth((n * 7) % many)
          .boundingBox({ timeout: 1000 })
          .catch(() => null));
      if (!box) continue;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      const item = page.locator('[role="menuitem"]').first();
      if (await item.isVisible()) await item.click().catch(() => undefined);
      return true;
    }
  }
}
