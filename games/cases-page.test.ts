// docs/cases.md: it explains every step that there is and no other, and its examples hold.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { casesIn, runCase, STEPS, type Case } from '@ridotto/engine';
import { parse } from 'yaml';
import { sanMarco } from './index.ts';

const page = fs.readFileSync(path.join(import.meta.dirname, '../docs/cases.md'), 'utf8');
const examples: Case[] = [...page.matchAll(/^```yaml\n([^]*?)^```$/gm)].flatMap(([, yaml]) => casesIn(parse(yaml)));

test('a heading for every step, and no other', () => {
  const headings = [...page.matchAll(/^### `(.*)`$/gm)].map(([, step]) => step);
  assert.deepEqual(headings.sort(), [...Object.keys(STEPS), 'NAME'].sort());
});
test('an example with every step', () => {
  const used = new Set(examples.flatMap((c) => (c.do ?? []).flatMap((step) => Object.keys(step))));
  assert.deepEqual(
    Object.keys(STEPS).filter((step) => !used.has(step)),
    [],
  );
});
for (const c of examples) test(c.case, () => assert.equal(runCase(sanMarco, c), undefined));
