// What the documents name is there: files, and the commands of npm.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './shared/steps.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.git', 'data']);
const files = fs
  .readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => !file.split(path.sep).some((folder) => SKIPPED.has(folder)))
  .map((file) => file.replaceAll('\\', '/'));
/** What is told of days gone by, or is to be made by whoever reads. */
const OTHERS = /(?:^CHANGELOG|^docs\/add-a-game|^docs\/decisions\/|^docs\/parcels\/)/;
const documents = files.filter((file) => file.endsWith('.md') && !OTHERS.test(file));
const namesIn = (document: string): string[] =>
  [...fs.readFileSync(path.join(ROOT, document), 'utf8').matchAll(/`(\w[\w./-]*\.(?:ts|tsx|mjs|json|jsonl|yaml|css))`/g)].map(
    ([, name]) => name,
  );

test('the files that the documents name are there', () => {
  const named = documents.flatMap((document) => namesIn(document).map((name) => ({ document, name })));
  assert.ok(named.length > 60, `${named.length} are too few`);
  const lost = named.filter(({ name }) => !files.some((file) => file === name || file.endsWith(`/${name}`)));
  assert.deepEqual(lost, []);
});

test('the commands of npm that they name are there', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const named = documents.flatMap((document) =>
    [...fs.readFileSync(path.join(ROOT, document), 'utf8').matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => ({
      document,
      name,
    })),
  );
  assert.ok(named.length > 20, `${named.length} are too few`);
  assert.deepEqual(
    named.filter(({ name }) => !(name in scripts)),
    [],
  );
});
