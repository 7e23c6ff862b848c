// A copy of the house, in which faults can be planted.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../shared/steps.mjs';

const NOT_COPIED = new Set(['node_modules', '.git', '.cache', 'dist']);

/** Sources are copied; packages are linked to, but for our own, which must lead into the copy. @param {string} to an empty folder */
export function copyOfTheHouse(to) {
  fs.cpSync(ROOT, to, { recursive: true, filter: (from) => !NOT_COPIED.has(path.basename(from)) });
  const packages = path.join(ROOT, 'node_modules');
  fs.mkdirSync(path.join(to, 'node_modules'));
  for (const name of fs.readdirSync(packages)) {
    const from = path.join(packages, name);
    if (name !== '@ridotto') fs.symlinkSync(from, path.join(to, 'node_modules', name));
    else fs.cpSync(from, path.join(to, 'node_modules', name), { recursive: true, verbatimSymlinks: true });
  }
  return to;
}
