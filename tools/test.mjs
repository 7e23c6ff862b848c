// npm test: everything. Checks, then node:test, then the browser; what fails does not stop the rest.
// npm run test:long: what takes too long for each time: the files named *.long.test.ts, and in the browser what has the tag @long
// (in the other games, languages and colours what npm test tries in one) and whole games, of which npm test plays the beginning
// and the end on the page, and the middle by the API.
// The last line is always `N passed, N failed`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bringBrowser } from './browser.mjs';
import { check } from './check.mjs';
import { nodeTests } from './node-tests.mjs';
import { openly, ROOT, seconds } from './shared/steps.mjs';

const ci = Boolean(process.env.CI);
const long = process.argv.includes('--long');
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-test-'));
// Hundreds of processes load the same files: what the first has taken types from and compiled, the others take as it is.
process.env.NODE_COMPILE_CACHE ??= path.join(scratch, 'compiled');
const start = Date.now();
/** What has to be said again at the end. @type {string[]} */
const notes = [];
let passed = 0;
let failed = 0;

/** @param {string} title */
const headline = (title) => console.log(`\n== ${title} (after ${seconds(start)}) ==`);

async function browserTests() {
  const folder = path.join(ROOT, 'web', 'tests');
  const hasTests = fs.existsSync(folder) && fs.readdirSync(folder, { recursive: true }).some((file) => String(file).endsWith('.spec.ts'));
  if (!hasTests) return console.log('no browser tests yet');
  const browser = await bringBrowser();
  if (!browser) {
    notes.push('NO BROWSER WAS FOUND, SO THE BROWSER TESTS DID NOT RUN. Install one, for example: apt-get install chromium-headless-shell');
    if (ci) failed += 1;
    return;
  }
  console.log(`with ${browser.program} (${browser.source})`);
  const counts = path.join(scratch, 'counts.json');
  const env = {
    ...process.env,
    RIDOTTO_BROWSER: browser.program,
    RIDOTTO_TEST_DATA: path.join(scratch, 'data'),
    RIDOTTO_TEST_COUNTS: counts,
    ...(long && { RIDOTTO_WHOLE_GAMES: '1' }),
  };
  const playwright = path.join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  const which = long ? ['--grep', '@long|a whole game'] : [];
  const { code } = await openly(
    process.execPath,
    [playwright, 'test', '--config', path.join(ROOT, 'web', 'playwright.config.ts'), ...which],
    { env },
  );
  let bad = 0;
  try {
    const { stats } = JSON.parse(fs.readFileSync(counts, 'utf8'));
    passed += stats.expected + stats.flaky;
    bad = stats.unexpected;
    if (stats.flaky > 0) notes.push(`${stats.flaky} BROWSER TESTS PASSED ONLY AT THE SECOND TRY, see above: they are to be mended`);
  } catch {
    notes.push('Playwright ended before it could count its tests');
  }
  failed += code !== 0 && bad === 0 ? 1 : bad;
}

if (!long) {
  headline('Checks: types, lint, what nothing uses, format');
  const unchecked = await check();
  failed += unchecked.length;
  notes.push(...unchecked.map((name) => `the check of ${name} failed`));
}

headline('Tests in Node');
const counts = await nodeTests(long);
passed += counts.passed;
failed += counts.failed;
notes.push(...counts.skipped);
if (!counts.postgres)
  notes.push('NO POSTGRESQL WAS FOUND, SO NOTHING WAS TESTED ON ONE. Install one, for example: apt-get install postgresql');

headline('Tests in the browser');
await browserTests();

if (ci && passed + failed === 0) {
  notes.push('no test ran at all');
  failed += 1;
}
fs.rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
headline('Done');
for (const note of notes) console.log(note);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
