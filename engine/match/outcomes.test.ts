import assert from 'node:assert/strict';
import test from 'node:test';
import { deck, domain, Impossible, luck, NeedLuck, Outcomes } from '../index.ts';

const DIE = luck('die', domain('face', ['1', '2', '3', '4', '5', '6']));
const CARD = deck('card', domain('card', ['a', 'b', 'c'], { first: 'a' }), [1, 1, 1]);

void test('outcomes: given first, then dealt by number; a step put back asks the same again', () => {
  const o = new Outcomes({ outcome: (n) => n % 6 });
  o.given = ['5'];
  assert.deepEqual([o.draw(DIE, null, 0), o.draw(DIE, null, 0)], [4, 1]);
  o.again();
  assert.deepEqual([o.draw(DIE, null, 0), o.draw(DIE, null, 0)], [4, 1]);
  o.keep();
  assert.deepEqual([o.taken, o.count, o.given], [['5', '2'], 2, []]);
  assert.equal(o.draw(DIE, null, 0), 2);
});

void test('outcomes: put back as a whole, again and again', () => {
  const o = new Outcomes({ outcome: (n) => n });
  o.draw(DIE, null, 0);
  o.keep();
  const putBack = o.save();
  for (let i = 0; i < 2; i++) {
    o.given.push('6');
    assert.equal(o.draw(DIE, null, 0), 5);
    o.keep();
    putBack();
    assert.deepEqual([o.taken, o.count, o.given], [['1'], 1, []]);
  }
});

void test('outcomes: what cannot come up is not taken, from nobody', () => {
  const o = new Outcomes(null);
  assert.throws(() => o.draw(DIE, null, 0), NeedLuck);
  o.given = ['b'];
  assert.throws(
    () => o.draw(CARD, [1, 0, 1], 0),
    (e) => e instanceof Impossible && /possible: a, c/.test(e.message),
  );
  o.given = ['first'];
  assert.equal(o.draw(CARD, [1, 0, 1], 0), 0);
  for (const index of [-1, 3, 1, 0.5, NaN])
    assert.throws(() => new Outcomes({ outcome: () => index }).draw(CARD, [1, 0, 1], 0), /cannot come up/, String(index));
});

void test('outcomes: capitals and underscores do not count in given words', () => {
  const LETTER = deck('letter', domain('letter', ['A', 'Ca-d']), [1, 1]);
  const o = new Outcomes(null);
  o.given = ['a', 'ca_D', 'a'];
  o.forced(LETTER, 0);
  assert.equal(o.draw(LETTER, [0, 1], 0), 1);
  assert.equal(o.draw(LETTER, [1, 0], 0), 0);
  o.keep();
  assert.deepEqual(o.taken, ['Ca-d', 'A']);
});

void test('outcomes: what was forced may be named by hand, and does not stand in a record', () => {
  const hand = new Outcomes(null);
  hand.given = ['a', 'b'];
  hand.forced(CARD, 0);
  assert.equal(hand.draw(CARD, [0, 1, 1], 0), 1);
  const recorded = new Outcomes(null, ['a']);
  recorded.forced(CARD, 0);
  assert.equal(recorded.draw(CARD, [1, 1, 1], 0), 0);
});
