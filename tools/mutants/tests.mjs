// Which tests are meant to notice a fault in a file: those of its room, and those of whoever lives by it.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../shared/steps.mjs';

/** @param {string} folder from the root @returns {string[]} */
const testsIn = (folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.long.test.ts') && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));

/** @param {string} file from the root @returns {string[]} */
export function testsFor(file) {
  const [room, game] = file.split('/');
  if (room === 'engine') return [...testsIn('engine'), 'games/cases.test.ts', 'games/case-runner.test.ts'];
  if (room === 'games')
    return [
      `games/cases.test.ts#${game}/`,
      ...testsIn(path.join(room, game)),
      ...(fs.existsSync(path.join(ROOT, room, game, 'battery.test.ts')) ? [] : ['games/battery.test.ts']),
    ];
  return testsIn(room);
}
