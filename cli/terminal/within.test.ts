import assert from 'node:assert/strict';
import test from 'node:test';
import { Failure } from './command.ts';
import { within } from './within.ts';

void test('a loop without an end is broken off', () => {
  let n = 0;
  const forever = (): never => {
    for (;;) n++;
  };
  assert.throws(() => within(0.01, forever), Failure);
  assert.ok(n > 0);
});
void test('what ends is returned, or thrown, as it is', () => {
  const thing = { a: 1 };
  assert.equal(
    within(600, () => thing),
    thing,
  );
  const mine = new Error('mine');
  assert.throws(
    () =>
      within(600, () => {
        throw mine;
      }),
    (e) => e === mine,
  );
});
