// npm run paint [-- SLOWER PRESSES GAME…]: how long the page takes from a press to the picture that answers it, on a slow
// machine. It plays each game by mouse with the processor slowed down, as the browser can, and says the median and the 95th
// percentile of what the browser itself measures for each press (Event Timing: from the input to the next paint). Of use on an
// otherwise idle machine alone.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ARGUMENTS, bringBrowser } from '../../tools/browser.mjs';
import type { Opened } from './kit.ts';

const [slower = 4, presses = 120] = process.argv.slice(2, 4).map(Number);
const games = process.argv.length > 4 ? process.argv.slice(4) : ['san-marco', 'inkognito', 'valencia', 'venice'];
/** What can be pressed in any game: places on the board, cards, sentences, what is handed in. */
const BOARD = '.table-board .target';
const CARDS = '.table-mine .card:not([disabled]), .table-mine button:not([disabled]), .table-mine .vn-card-live, .table-mine input';
const CONFIRM = '#confirm[aria-disabled="false"]';

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
    const all = await play(game);
    const at = (share: number): number => all[Math.min(all.length - 1, Math.floor(share * all.length))] ?? 0;
    console.log(
      `${game.padEnd(10)} ${String(all.length).padStart(4)} presses  median ${at(0.5)}  95 % within ${at(0.95)}  at most ${all.at(-1)}`,
    );
  }
} finally {
  await chrome.close();
  house.kill();
  fs.rmSync(data, { recursive: true, force: true, maxRetries: 5 });
}

/** Of every press, shortest first. */
async function play(game: string): Promise<number[]> {
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
  await page.goto(`${url}/table/${table}#seat=${opened[0]?.token}`);
  await page.locator('.prompt-mine').waitFor();
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
  let quick = 0;
  for (let n = 0; n < presses; n++) {
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    await page
      .waitForFunction(([a, b, c]) => document.querySelector([a, b, c].join(', ')), [BOARD, CARDS, CONFIRM], { timeout: 20_000 })
      .catch(() => undefined);
    const kind = (await page.locator(CONFIRM).count()) ? CONFIRM : n % 3 === 2 || !(await page.locator(BOARD).count()) ? CARDS : BOARD;
    // What is folded up cannot be pressed.
    const all = page.locator(kind).filter({ visible: true });
    const many = await all.count();
    if (many === 0) continue;
    const before = await page.evaluate(() => (window as unknown as Measured).presses.size);
    const box = await all
      .nth((n * 7) % many)
      .boundingBox()
      .catch(() => null);
    if (!box) continue;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(400);
    // What took less than 16 ms is not told.
    if ((await page.evaluate(() => (window as unknown as Measured).presses.size)) === before) quick++;
    const item = page.locator('[role="menuitem"]').first();
    if (await item.isVisible()) await item.click().catch(() => undefined);
  }
  const told = await page.evaluate(() => [...(window as unknown as Measured).presses.values()]);
  await page.close();
  return [...Array.from({ length: quick }, () => 8), ...told].sort((a, b) => a - b);
}
