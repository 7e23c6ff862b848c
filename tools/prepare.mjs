// Makes ready what a command needs and does nothing when it is ready: Node 24, the packages of the lock file,
// the built page. Two commands at once wait for each other.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { alone } from './alone.mjs';
import { installNode24, node24 } from './node24.mjs';
import { buildPage, pageToBuild } from './page.mjs';
import { isInstalled, stamp, toInstall } from './stamp.mjs';
import { CACHE, npm, step } from './shared/steps.mjs';

const LOCK = path.join(CACHE, 'preparing');

/**
 * @param {{ dev?: boolean, page?: boolean }} needs dev: what only developers use as well; page: the built web client
 * @returns {Promise<string>} the Node program to go on with
 */
export async function prepare({ dev = false, page = false } = {}) {
  const mode = dev ? 'full' : 'lean';
  const ready = () => node24() !== undefined && isInstalled(mode) && !(page && pageToBuild());
  if (!ready()) {
    const waits = () => void process.stderr.write('ridotto: waiting for another command that is preparing\n');
    await alone(
      LOCK,
      async () => {
        const node = node24() ?? (await installNode24());
        const install = toInstall(mode);
        if (install) {
          await step('installing the packages', () => npm(install));
          stamp(mode);
        }
        const sources = page && pageToBuild();
        if (sources) await buildPage(node, sources);
      },
      { waits },
    );
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
