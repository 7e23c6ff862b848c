// npm run check: types, lint, what nothing uses, format. npm run format [-- PATH…]: writes the format instead of checking it.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openly, ROOT, seconds } from './shared/steps.mjs';

/** The configurations of TypeScript: what runs everywhere, each without Node and browser; the client; its tests; the rest. */
const PROJECTS = ['engine', 'games', 'bots', 'library', 'table', 'web', 'web/tests', '.'];

/** @param {string} name the package that brings the program @param {string} file @param {string[]} args */
async function tool(name, file, args) {
  const { code } = await openly(process.execPath, [path.join(ROOT, 'node_modules', name, file), ...args]);
  return code === 0;
}

/** Has this configuration any file to check? An empty workspace is not an error. @param {string} project */
function hasSources(project) {
  const [workspace] = project.split('/');
  if (workspace === '.') return true;
  const files = fs.readdirSync(path.join(ROOT, workspace), { recursive: true, encoding: 'utf8' });
  return files.some((file) => /(?<!\.d|\.test)\.tsx?$/.test(file) && !file.includes('node_modules'));
}

async function types() {
  let good = true;
  for (const project of PROJECTS.filter(hasSources)) {
    good = (await tool('typescript', 'bin/tsc', ['--project', path.join(ROOT, project)])) && good;
  }
  return good;
}

const lint = () => tool('oxlint', 'bin/oxlint', ['--type-aware', '--quiet']);

/** Files, exports and packages: knip.jsonc. */
const unused = () => tool('knip', 'bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors']);

/** @param {'--check' | '--write'} how @param {string[]} [paths] */
const format = (how, paths = ['.']) =>
  tool('prettier', 'bin/prettier.cjs', [how, ...paths, '--log-level=warn', '--cache', '--cache-location=.cache/prettier']);

/**
 * Runs all checks, whatever the first ones say.
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function check() {
  const failed = [];
  for (const [name, run] of /** @type {[string, () => Promise<boolean>][]} */ ([
    ['types', types],
    ['lint', lint],
    ['what nothing uses', unused],
    ['format', () => format('--check')],
  ])) {
    const start = Date.now();
    const good = await run();
    if (!good) failed.push(name);
    console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${seconds(start)})`);
  }
  return failed;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [how, ...paths] = process.argv.slice(2);
  const good = how === '--write' ? await format(how, paths.length > 0 ? paths : ['.']) : (await check()).length === 0;
  process.exitCode = good ? 0 : 1;
}
