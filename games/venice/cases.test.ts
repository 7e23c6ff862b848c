// Runs cases/*.yaml: one subtest per case.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';
import { casesIn, runCase } from '@ridotto/engine';
import { parse } from 'yaml';
import { venice } from './index.ts';

const folder = path.join(import.meta.dirname, 'cases');
for (const file of fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .sort()) {
  const load = (edition: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, edition), 'utf8'));
  suite(file, () => {
    for (const c of casesIn(parse(fs.readFileSync(path.join(folder, file), 'utf8'))))
      test(c.case, () => assert.equal(runCase(venice, c, load), undefined));
  });
}
