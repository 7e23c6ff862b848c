// A copy of the house with a fifth game in it, added as docs/add-a-game.md says: three folders, its lines and its records.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const WORKSPACES = ['engine', 'games', 'bots', 'table', 'server', 'web', 'cli'];
const NOT_COPIED = new Set(['node_modules', 'dist', '.cache']);

function insert(file: string, ...lines: readonly (readonly [before: string, line: string])[]): void {
  let text = fs.readFileSync(file, 'utf8');
  for (const [before, line] of lines) {
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
    text = text.replace(before, `${line}${before}`);
  }
  fs.writeFileSync(file, text);
}

/** Gives its folder. */
export function houseWithParcels(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-fifth-'));
  const filter = (from: string): boolean => !NOT_COPIED.has(path.basename(from));
  for (const entry of [...WORKSPACES, 'tools', 'package.json', 'tsconfig.base.json'])
    fs.cpSync(path.join(ROOT, entry), path.join(copy, entry), { recursive: true, filter });
  // The packages are those of the house, but for its own workspaces.
  const packages = path.join(copy, 'node_modules');
  fs.mkdirSync(path.join(packages, '@ridotto'), { recursive: true });
  for (const name of fs.readdirSync(path.join(ROOT, 'node_modules')))
    if (name !== '@ridotto') fs.symlinkSync(path.join(ROOT, 'node_modules', name), path.join(packages, name), 'junction');
  for (const name of WORKSPACES) fs.symlinkSync(path.join(copy, name), path.join(packages, '@ridotto', name), 'junction');

  for (const room of ['games', 'bots', 'web/games'])
    fs.cpSync(path.join(ROOT, 'docs', 'parcels', room, 'parcels'), path.join(copy, room, 'parcels'), { recursive: true });
  insert(
    path.join(copy, 'games', 'list.ts'),
    ['import type { Manifest }', `import { parcels } from './parcels/manifest.ts';\n`],
    ['];', ', parcels'],
  );
  insert(path.join(copy, 'bots', 'list.ts'), ['};', `  parcels: () => import('./parcels/index.ts'),\n`]);
  for (const how of ['make', 'fill']) execFileSync(process.execPath, ['tools/records.ts', how, 'parcels'], { cwd: copy });
  return copy;
}
