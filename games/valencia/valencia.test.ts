// Valencia's own cases, one subtest each, and the battery. The small edition of the battery has half as many cards and only
// fountains that return a card, so that draw piles run out and cards lie at their bottom in random games too.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';
import { battery, type Report } from '@ridotto/engine/battery/index.ts';
import { casesIn, runCase } from '@ridotto/engine';
import { parse } from 'yaml';
import { valencia } from './index.ts';

const folder = path.join(import.meta.dirname, 'cases');
for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.yaml')))
  suite(`valencia/cases/${file}`, () => {
    for (const c of casesIn(parse(fs.readFileSync(path.join(folder, file), 'utf8'))))
      test(c.case, () => assert.equal(runCase(valencia, c), undefined));
  });
export { battery, type Report };
