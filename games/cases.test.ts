// Runs every games/*/cases/*.yaml: one subtest per case.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';
import { casesIn, runCase } from '@ridotto/engine';
import { parse } from 'yaml';
import { GAMES } from './index.ts';

for (const [name, game] of Object.entries(GAMES)) {
  const folder = path.join(import.meta.dirname, name, 'cases');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.yaml')) : [];
  for (const file of files.sort()) {
    const load = (edition: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, edition), 'utf8'));
    suite(`${name}/cases/${file}`, () => {
      for (const c of casesIn(parse(fs.readFileSync(path.join(folder, file), 'utf8'))))
        test(c.case, () => assert.equal(runCase(game, c, load), undefined));
    });
  }
}
