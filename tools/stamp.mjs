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

/** Is what is installed made from this lock file, and enough for this mode? @param {Mode} mode */
export function isInstalled(mode) {
  let text;
  try {
    text = fs.readFileSync(FILE, 'utf8');
  } catch {
    return false;
  }
  const [hash, has] = text.trim().split(' ');
  return hash === lockHash() && (has === 'full' || has === mode);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lean = /\bdev\b/.test(process.env.npm_config_omit ?? '') || process.env.NODE_ENV === 'production';
  stamp(lean ? 'lean' : 'full');
}
