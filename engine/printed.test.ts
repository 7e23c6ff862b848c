// A form of a game that nobody has: ways into a file, and what is said of a value.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, called, changed, find, look, nth, put, sameValue, standing, takes, type Field, type Takes } from './printed.ts';

const STANDARD = {
  cards: [
    { id: 'fool', worth: 1 },
    { id: 'the-king', worth: 7, extra: { coins: 2 } },
  ],
  track: [0, 1, 3],
};
const field = (over: Partial<Field>): Field => ({
  id: 'fool.worth',
  label: 'Worth',
  takes: { is: 'number', least: 0, most: 9 },
  sure: false,
  ...at(['cards', called('id', 'fool'), 'worth']),
  ...over,
});

test('a way leads into maps and lists, and what is written there changes a copy', () => {
  const before = structuredClone(STANDARD);
  const other = changed(STANDARD, ['cards', called('id', 'The_King'), 'worth'], 8);
  assert.equal(look(other, ['cards', nth(1), 'worth']), 8);
  assert.equal(look(other, ['cards', nth(9), 'worth']), undefined);
  assert.equal(look(other, ['track', nth(2)]), 3);
  assert.deepEqual(STANDARD, before);
});
test('what means the same as nothing is not written, and no empty map stays behind', () => {
  const coins = at(['cards', called('id', 'the-king'), 'extra', 'coins'], 0);
  assert.equal(coins.read(STANDARD), 2);
  assert.deepEqual(look(coins.write(STANDARD, 0), ['cards', nth(1)]), { id: 'the-king', worth: 7 });
  assert.equal(coins.read(coins.write(STANDARD, 0)), 0);
  const fool = at(['cards', called('id', 'fool'), 'extra', 'coins'], 0);
  assert.deepEqual(look(fool.write(STANDARD, 3), ['cards', nth(0)]), { id: 'fool', worth: 1, extra: { coins: 3 } });
});
test('sets and amounts say the same in any order, and nothing is 0', () => {
  assert.ok(sameValue(['a', 'b'], ['b', 'a']));
  assert.ok(sameValue({ coins: 2, vp: 0 }, { coins: 2 }));
  assert.ok(!sameValue({ coins: 2 }, { coins: 3 }));
  assert.ok(!sameValue('1', 1));
});
test('only what may stand there is taken', () => {
  const of = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  const good: readonly (readonly [Takes, unknown, boolean])[] = [
    [{ is: 'number', least: 1, most: 6 }, 6, true],
    [{ is: 'number', least: 1, most: 6 }, 7, false],
    [{ is: 'number', least: 1, most: 6 }, 1.5, false],
    [{ is: 'number', least: 1, most: 6 }, '3', false],
    [{ is: 'choice', of }, 'b', true],
    [{ is: 'choice', of }, 'c', false],
    [{ is: 'yes-no' }, true, true],
    [{ is: 'yes-no' }, 'true', false],
    [{ is: 'text', longest: 2 }, 'ab', true],
    [{ is: 'text', longest: 2 }, 'abc', false],
    [{ is: 'set', of }, ['b'], true],
    [{ is: 'set', of }, ['b', 'b'], false],
    [{ is: 'set', of }, ['c'], false],
    [{ is: 'amounts', of, most: 3 }, { a: 3 }, true],
    [{ is: 'amounts', of, most: 3 }, { a: 4 }, false],
    [{ is: 'amounts', of, most: 3 }, { c: 1 }, false],
  ];
  for (const [wanted, value, is] of good) assert.equal(takes(wanted, value as never), is, JSON.stringify([wanted, value]));
});
test('a value is ours, the rulebook’s, found to be so, or changed; a file remembers which were found so', () => {
  const ours = field({});
  assert.equal(standing(ours, STANDARD, STANDARD), 'ours');
  assert.equal(standing(field({ sure: true }), STANDARD, STANDARD), 'rulebook');
  const found = find(ours, STANDARD, true);
  assert.deepEqual(found.checked, ['fool.worth']);
  assert.equal(standing(ours, found, STANDARD), 'found');
  assert.deepEqual(find(ours, found, false), STANDARD);
  const other = put(ours, found, 4);
  assert.equal(standing(ours, other, STANDARD), 'changed');
  assert.deepEqual(put(ours, other, 1), STANDARD);
});
