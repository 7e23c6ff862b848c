import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { folderWith } from '../tests/kit.ts';
import { Misuse } from './command.ts';
import { usualFolder } from './data.ts';

void test('everything is kept in data/ of the clone, as README and --help say', () => {
  const clone = path.resolve(import.meta.dirname, '..', '..');
  assert.ok(fs.existsSync(path.join(clone, 'package-lock.json')));
  const there = fs.existsSync(path.join(clone, 'cli', 'data', 'ridotto.sqlite'));
  assert.equal(
    usualFolder(there ? folderWith() : clone)
      .split(path.sep)
      .at(-1),
    'data',
  );
  if (!there) assert.equal(usualFolder(), path.join(clone, 'data'));
});
void test('a store that was begun in cli/data/ is not lost; of two, one has to be named', () => {
  const former = folderWith({ 'cli/data/ridotto.sqlite': 'x' });
  assert.equal(usualFolder(former), path.join(former, 'cli', 'data'));
  const both = folderWith({ 'cli/data/ridotto.sqlite': 'x', 'data/ridotto.sqlite': 'x' });
  assert.throws(
    () => usualFolder(both),
    (e) => e instanceof Misuse && e.message.includes(path.join(both, 'cli', 'data')) && e.message.includes('RIDOTTO_DATA'),
  );
  const usual = folderWith({ 'data/ridotto.sqlite': 'x' });
  assert.equal(usualFolder(usual), path.join(usual, 'data'));
});
