// What the documents say of the house, and what it does.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { TROUBLES } from './shared/trouble.ts';

const page = (name: string): string => fs.readFileSync(path.join(import.meta.dirname, '..', 'docs', name), 'utf8');

test('protocol.md lists every kind of problem with its status, and none that there is not', () => {
  const [, list] = page('protocol.md').split('\n## Problems\n');
  const listed = [...list.matchAll(/^\| `([\w-]+)` \| (\d{3}) \| /gm)].map(([, kind, status]) => [kind, Number(status)] as const);
  assert.deepEqual(Object.fromEntries(listed), Object.fromEntries(Object.entries(TROUBLES).map(([kind, [status]]) => [kind, status])));
});

test('running.md says what can be set in the environment, and nothing else', () => {
  const [, list] = page('running.md').split('\n## What can be set\n');
  const listed = [...list.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const read = ['server/settings.ts', 'cli/terminal/data.ts', 'cli/commands/serve.ts'].flatMap((file) => {
    const text = fs.readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
    return [...text.matchAll(/\benv(?:, '|\.)([A-Z][A-Z_]+)/g)].map(([, name]) => name);
  });
  assert.deepEqual(listed.toSorted(), [...new Set(read)].toSorted());
});
