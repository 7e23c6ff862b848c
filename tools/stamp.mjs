// Remembers which lock file node_modules was made from. Called by prepare.mjs, and by npm itself after every
// `npm install` or `npm ci` somebody does by hand (the postinstall script of the root package).
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './shared/steps.mjs';

const FILE = path.join(ROOT, 'node_modules', '.ridotto-install');

const lockHash = () =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');

/** @typedef {'full' | 'lean'} Mode with or without what only developers need */

/** @param {Mode} mode */
export function stamp(mode) {
  fs.writeFileSync(FILE, `${lockHash()} ${mode}\n`);
}

/** What is installed of this lock file. @returns {Mode | 'none'} */
function installed() {
  try {
    const [hash, has] = fs.readFileSync(FILE, 'utf8').trim().split(' ');
    return hash === lockHash() && (has === 'full' || has === 'lean') ? has : 'none';
  } catch {
    return 'none';
  }
}
/** Is what is installed made from this lock file, and enough for this mode? @param {Mode} mode */
export const isInstalled = (mode, has = installed()) => has === 'full' || has === mode;

/** What npm is to do for this mode; undefined: nothing. What developers use is added to what is there: another command may be running
    on that, and `npm ci` would take it away first. @param {Mode} mode @returns {string[] | undefined} */
export function toInstall(mode, has = installed()) {
  if (isInstalled(mode, has)) return undefined;
  const which = mode === 'full' ? '--include=dev' : '--omit=dev';
  return has === 'none' ? ['ci', '--ignore-scripts', which] : ['install', '--no-save', '--ignore-scripts', which];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lean = /\bdev\b/.test(process.env.npm_config_omit ?? '') || process.env.NODE_ENV === 'production';
  stamp(lean ? 'lean' : 'full');
}
