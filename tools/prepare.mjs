// Makes ready what a command needs and does nothing when it is ready: Node 24, the packages of the lock file,
// the built page. Two commands at once wait for each other.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installNode24, node24 } from './node24.mjs';
import { buildPage, pageToBuild } from './page.mjs';
import { isInstalled, stamp } from './stamp.mjs';
import { CACHE, npm, step } from './shared/steps.mjs';

const LOCK = path.join(CACHE, 'preparing');

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @returns {boolean} whether the lock is ours now */
function takeLock() {
  fs.mkdirSync(CACHE, { recursive: true });
  try {
    fs.writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  try {
    const owner = Number(fs.readFileSync(LOCK, 'utf8'));
    const age = Date.now() - fs.statSync(LOCK).mtimeMs;
    // The owner died, or never came to write its number.
    if (owner > 0 ? !isAlive(owner) : age > 10_000) fs.rmSync(LOCK, { force: true });
  } catch {
    // gone in the meantime
  }
  return false;
}

/** @param {() => Promise<void>} work */
async function alone(work) {
  let said = false;
  while (!takeLock()) {
    if (!said && fs.existsSync(LOCK)) {
      process.stderr.write('ridotto: waiting for another command that is preparing\n');
      said = true;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const unlock = () => fs.rmSync(LOCK, { force: true });
  process.on('exit', unlock);
  try {
    await work();
  } finally {
    process.off('exit', unlock);
    unlock();
  }
}

/**
 * @param {{ dev?: boolean, page?: boolean }} needs dev: what only developers use as well; page: the built web client
 * @returns {Promise<string>} the Node program to go on with
 */
export async function prepare({ dev = false, page = false } = {}) {
  const mode = dev ? 'full' : 'lean';
  const ready = () => node24() !== undefined && isInstalled(mode) && !(page && pageToBuild());
  if (!ready()) {
    await alone(async () => {
      const node = node24() ?? (await installNode24());
      if (!isInstalled(mode)) {
        await step('installing the packages', () => npm(['ci', '--ignore-scripts', ...(dev ? ['--include=dev'] : ['--omit=dev'])]));
        stamp(mode);
      }
      const sources = page && pageToBuild();
      if (sources) await buildPage(node, sources);
    });
  }
  return /** @type {string} */ (node24());
}

/**
 * The environment in which `node` means the Node that prepare() returned, for this program and for all it starts.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(node) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [key]: [path.dirname(node), process.env[key]].filter(Boolean).join(path.delimiter) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await prepare({ dev: process.argv.includes('--dev'), page: process.argv.includes('--page') });
}
