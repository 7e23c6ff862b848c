// The browser tests: a house of their own on a free port, with data of its own, and one browser. The house deals the same
// request alike each time, whichever test comes first, and its bots' chance follows from the deal; so does the page on its device.
import { defineConfig } from '@playwright/test';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ARGUMENTS, findBrowser } from '../tools/browser.mjs';

const root = path.resolve(import.meta.dirname, '..');
const ci = Boolean(process.env.CI);

/** Playwright reads this file once more in every worker: what is chosen the first time is kept in the environment. */
async function once(name: string, choose: () => string | Promise<string>): Promise<string> {
  return (process.env[name] ??= await choose());
}

function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(String(port)));
    });
  });
}

const port = await once('RIDOTTO_TEST_PORT', freePort);
const data = await once('RIDOTTO_TEST_DATA', () => fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-browser-')));
const browser = findBrowser();

export default defineConfig({
  testDir: 'tests',
  outputDir: '../.cache/playwright',
  forbidOnly: ci,
  // What takes too long for each time belongs to `npm run test:long` (tools/test.mjs).
  grepInvert: process.env.RIDOTTO_WHOLE_GAMES === '1' ? undefined : /@long/,
  workers: 3,
  // No test needs another: whichever worker is free takes the next.
  fullyParallel: true,
  // On a shared machine a page may be starved. What passes only at the second try is said at the end (tools/test.mjs).
  retries: ci ? 1 : 0,
  // What hangs is found out too late rather than what is slow taken for it: the machine may be a busy one.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: process.env.RIDOTTO_TEST_COUNTS ?? path.join(root, '.cache', 'playwright.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // The choices as sentences, which are folded up otherwise: most tests choose by them.
    storageState: {
      cookies: [],
      origins: [{ origin: `http://localhost:${port}`, localStorage: [{ name: 'ridotto.choices', value: 'listed' }] }],
    },
    // A page that the browser keeps asks nobody, and what tests do to its requests would be in vain; offline.spec.ts is about it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace copies the whole page, an engraved board, at every action: three times slower, and games did not end in time.
    trace: 'off',
    // What moves has the page painted again and again, and is waited for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: ARGUMENTS, ...(browser ? { executablePath: browser.program } : {}) },
  },
  webServer: {
    command: `"${process.execPath}" server/tests/house.ts "${data}" 0 ${port}`,
    cwd: root,
    env: { RIDOTTO_TEST_LUCK: 'known' },
    url: `http://localhost:${port}/`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'pipe',
    timeout: 60_000,
  },
});
