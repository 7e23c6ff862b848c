import assert from 'node:assert/strict';
import test from 'node:test';
import { best } from './best.ts';

test('the first of those that are worth most, also where nothing is worth anything', () => {
  assert.equal(
    best([4, 7, 2, 9, 5], (c) => (c === 7 || c === 9 ? 3 : 1)),
    7,
  );
  assert.equal(
    best([4, 7, 2], () => 0),
    4,
  );
  assert.equal(
    best([4, 7, 2], () => -Infinity),
    4,
  );
  assert.equal(
    best([4, 7, 2], (c) => -c),
    2,
  );
});
