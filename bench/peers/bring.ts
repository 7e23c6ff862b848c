// Brings the packages of what Ridotto is measured against, as the lock file here has them, into a folder of their own.
import fs from 'node:fs';
import path from 'node:path';
import { npm, step } from '../../tools/shared/steps.mjs';

const HERE = import.meta.dirname;
const FOLDER = path.join(HERE, '..', '..', '.cache', 'bench', 'peers');
const FILES = ['package.json', 'package-lock.json'];
/** Written last: the packages are those of this lock file. */
const STAMP = path.join(FOLDER, 'brought.json');

/** The folder that has them; the first time, and whenever the lock file has changed, npm fetches them. Throws when it cannot. */
export async function bringPeers(): Promise<string> {
  const wanted = fs.readFileSync(path.join(HERE, 'package-lock.json'), 'utf8');
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted) return FOLDER;
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const file of FILES) fs.copyFileSync(path.join(HERE, file), path.join(FOLDER, file));
  await step('bringing boardgame.io, to be measured against', () => npm(['ci', '--ignore-scripts', '--prefix', FOLDER], FOLDER));
  fs.writeFileSync(STAMP, wanted);
  return FOLDER;
}
