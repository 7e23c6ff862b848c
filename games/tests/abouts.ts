// For tests: what each game of the house says of itself.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LIST } from '../list.ts';
import type { About } from './about.ts';

const ABOUT = new Map<string, About>();
for (const { name } of LIST) {
  const file = path.join(import.meta.dirname, '..', name, 'tests', 'about.ts');
  if (fs.existsSync(file)) ABOUT.set(name, ((await import(pathToFileURL(file).href)) as { about: About }).about);
}
/** What a game says of itself. */
export const aboutOf = (game: string): About => ABOUT.get(game) ?? {};
