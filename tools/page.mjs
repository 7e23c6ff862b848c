// Builds the web client when one of its sources changed since the page was last built.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { quietly, ROOT, step } from './shared/steps.mjs';

const WEB = path.join(ROOT, 'web');
const STAMP = path.join(WEB, 'dist', '.ridotto-build');
const SOURCES = ['web', 'engine', 'games', 'bots', 'table'];
const NOT_IN_THE_PAGE = new Set(['node_modules', 'dist', 'tests', 'cases', 'fixtures']);

/** @param {string} folder @param {string[]} lines */
function list(folder, lines) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || NOT_IN_THE_PAGE.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) list(file, lines);
    else if (!/\.(test\.ts|md)$/.test(entry.name)) {
      const { size, mtimeMs } = fs.statSync(file);
      lines.push(`${file} ${size} ${mtimeMs}`);
    }
  }
}

/** Names, sizes and times of all that the page is made from, in one short word. */
function fingerprint() {
  /** @type {string[]} */
  const lines = [];
  for (const folder of SOURCES) list(path.join(ROOT, folder), lines);
  lines.push(
    createHash('sha256')
      .update(fs.readFileSync(path.join(ROOT, 'package-lock.json')))
      .digest('hex'),
  );
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

/** What the page would be built from now, or undefined when it is up to date (or there is nothing to build). */
export function pageToBuild() {
  if (!fs.existsSync(path.join(WEB, 'index.html'))) return undefined;
  const now = fingerprint();
  try {
    if (fs.readFileSync(STAMP, 'utf8').trim() === now) return undefined;
  } catch {
    // not built yet
  }
  return now;
}

/** @param {string} node @param {string} sources what pageToBuild said */
export async function buildPage(node, sources) {
  await step('building the web client', async () => {
    const vite = path.dirname(createRequire(path.join(WEB, 'package.json')).resolve('vite/package.json'));
    await quietly(node, [path.join(vite, 'bin', 'vite.js'), 'build', '--outDir', 'dist', '--emptyOutDir', '--logLevel', 'warn'], {
      cwd: WEB,
    });
    fs.writeFileSync(STAMP, `${sources}\n`);
  });
}
