import assert from 'node:assert/strict';
import test from 'node:test';
import { domain, optional, pickWord, seatDomain, setOf, verbOf, vocabulary } from '../index.ts';

const COLOUR = domain('colour', ['red', 'green', 'grey'], { r: 'red', vert: 'green' });
const SAY = vocabulary({
  pass: {},
  take: { colour: COLOUR, seat: seatDomain(4) },
  show: { colours: setOf(COLOUR) },
  move: { colour: COLOUR, to: optional(domain('to', ['left', 'right'])), with: optional(COLOUR) },
});
const { pass, take, show, move } = SAY;
const { codec } = SAY;
const NAMES = ['Anne', 'Benoit', 'Chris', 'Dee'];

const all = [
  pass.make(),
  ...[0, 1, 2].flatMap((c) => [0, 1, 2, 3].map((p) => take.make(c, p))),
  ...Array.from({ length: 8 }, (_, m) => show.make(m)),
  ...[0, 1, 2].flatMap((c) => [0, 1, 2].flatMap((t) => [0, 1, 2, 3].map((w) => move.make(c, t, w)))),
];

void test('every choice: integer, object, words and back, no two alike', () => {
  assert.equal(new Set(all).size, all.length);
  assert.equal(new Set(all.map((c) => codec.format(c))).size, all.length);
  for (const c of all) {
    assert.ok(codec.has(c));
    assert.equal(codec.fromObject(codec.toObject(c)), c);
    assert.equal(codec.fromObject(JSON.parse(JSON.stringify(codec.toObject(c))) as never), c);
    assert.equal(codec.parse(codec.format(c)), c);
    assert.equal(codec.parse(codec.format(c, NAMES), NAMES), c);
    assert.equal(codec.parse(codec.format(c, NAMES).toUpperCase(), NAMES), c);
  }
});

void test('fields are read as they were made', () => {
  const c = move.make(2, 1, 3);
  assert.deepEqual([verbOf(c), move.colour(c), move.to(c), move.with(c)], [move.tag, 2, 1, 3]);
  assert.deepEqual(codec.toObject(c), { do: 'move', colour: 'grey', to: 'left', with: 'grey' });
  assert.deepEqual(codec.toObject(move.make(0)), { do: 'move', colour: 'red' });
  assert.deepEqual(codec.toObject(show.make(5)), { do: 'show', colours: ['red', 'grey'] });
  assert.equal(codec.format(show.make(0)), 'show none');
  assert.equal(codec.format(take.make(0, 1), NAMES), 'take red Benoit');
});

void test('an integer that is no choice is known as such', () => {
  for (const c of [-1, 4, take.make(3, 0), move.make(3), 1 << 30, 0.5, NaN]) assert.equal(codec.has(c), false, String(c));
});

void test('beginnings, other spellings, and what is allowed when it cannot be read', () => {
  assert.equal(codec.parse('t vert ch', NAMES), take.make(1, 2));
  assert.equal(codec.parse('take r s3', NAMES), take.make(0, 3));
  assert.equal(codec.parse('move grey with red'), move.make(2, 0, 1));
  for (const [line, message] of [
    ['take gr s0', /green or grey/],
    ['take', /needs colour: one of red, green, grey/],
    ['take red', /needs seat/],
    ['fly', /pass, take, show, move/],
    ['', /pass, take/],
    ['pass now', /too much/],
    ['show red+blue', /blue/],
    ['move red to', /needs to/],
  ] as const)
    assert.throws(() => codec.parse(line), message, line);
  for (const o of [
    { do: 'fly' },
    { do: 'take', colour: 'red' },
    { do: 'take', colour: 'blue', seat: 's0' },
    { do: 'take', colour: 'red', seat: 's4' },
    { do: 'pass', colour: 'red' },
    { do: 'take', colour: ['red', 'green'], seat: 's0' },
    { do: 'show', colours: ['blue'] },
    { do: 'toString' },
  ])
    assert.throws(() => codec.fromObject(o as never), Error, JSON.stringify(o));
  assert.equal(pickWord('RED', COLOUR.values, COLOUR.also, 'colour'), 'red');
});

void test('a vocabulary that does not fit is refused when it is declared', () => {
  const big = domain(
    'big',
    Array.from({ length: 200 }, (_, i) => `v${i}`),
  );
  assert.throws(() => vocabulary({ x: { a: big, b: big, c: big, d: big } }), /bits/);
  assert.throws(() => vocabulary(Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`v${i}`, {}]))), /32 verbs/);
});
