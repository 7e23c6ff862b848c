// What the documents say of the house, and what it does.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { VARIABLES } from './settings.ts';
import { TROUBLES } from './shared/trouble.ts';

const page = (name: string): string => fs.readFileSync(path.join(import.meta.dirname, '..', 'docs', name), 'utf8');

test('protocol.md lists every kind of problem with its status, and none that there is not', () => {
  const [, list] = page('protocol.md').split('\n## Problems\n');
  const listed = [...list.matchAll(/^\| `([\w-]+)` \| (\d{3}) \| /gm)].map(([, kind, status]) => [kind, Number(status)] as const);
  assert.deepEqual(Object.fromEntries(listed), Object.fromEntries(Object.entries(TROUBLES).map(([kind, [status]]) => [kind, status])));
});

test('operations.md has a table of all that can be set in the environment, word for word', () => {
  const [, section] = page('operations.md').split('\n## Configure\n');
  const rows = section.split('\n## ')[0].match(/^\| `.*$/gm);
  assert.deepEqual(
    rows,
    Object.values(VARIABLES).map(({ name, what, allowed, otherwise }) => `| \`${name}\` | ${what} | ${allowed} | ${otherwise} |`),
  );
});
