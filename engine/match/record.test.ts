import assert from 'node:assert/strict';
import test from 'node:test';
import { checkRecord, settleOptions } from '../index.ts';

const good = {
  format: 'ridotto-record/1',
  game: 'toy',
  rules: 1,
  edition: 'x',
  options: {},
  seats: ['Anne', 'Benoit'],
  commitment: '',
  log: [{ luck: ['a'] }, { by: 's0', say: ['take x'], luck: ['b'] }, { by: 's1', back: 1, seen: [] }],
  checkpoints: { 3: 'ff' },
};

void test('a record that is one is taken', () => {
  assert.equal(checkRecord(good), good);
  const later = { ...good, rules: 2, dealt: 1 };
  assert.equal(checkRecord(later), later);
});

void test('whatever is no record is refused with what is wrong with it', () => {
  const wrong: [unknown, RegExp][] = [
    [null, /object/],
    [[], /object/],
    ['x', /object/],
    [{ ...good, format: 'ridotto-record/2' }, /format/],
    [{ ...good, game: 1 }, /game/],
    [{ ...good, rules: '1' }, /rules/],
    [{ ...good, rules: 0 }, /rules/],
    [{ ...good, rules: 1.5 }, /rules/],
    [{ ...good, dealt: 1 }, /dealt/],
    [{ ...good, rules: 2, dealt: '1' }, /dealt/],
    [{ ...good, options: [] }, /options/],
    [{ ...good, applause: 3 }, /it has the unknown key "applause"; the keys are format, game/],
    [{ ...good, log: [{ luck: ['a'], say: ['x'] }] }, /entry 0 of the log has the unknown key "say"/],
    [{ ...good, log: [{ by: 's0', say: ['x'], seen: [] }] }, /entry 0 of the log has the unknown key "seen"/],
    [{ ...good, log: [...good.log, { by: 's0', back: 0, seen: [], luck: ['a'] }] }, /entry 3 of the log has the unknown key "luck"/],
    [{ ...good, facts: [{ what: 'x', too: 1 }] }, /fact 0 has the unknown key "too"/],
    [{ ...good, gestures: [{ after: 0, by: 's0', gesture: 'nod', slowly: true }] }, /gesture 0 has the unknown key "slowly"/],
    [{ ...good, options: null }, /options/],
    [{ ...good, seats: 'Anne' }, /seats/],
    [{ ...good, from: [] }, /from/],
    [{ ...good, checkpoints: { 1: 2 } }, /checkpoints/],
    [{ ...good, salts: 'x' }, /salts/],
    [{ ...good, salts: ['x'] }, /salts/],
    [{ ...good, salts: ['x', 1] }, /salts/],
    [{ ...good, secret: 1 }, /secret/],
    [{ ...good, facts: {} }, /facts/],
    [{ ...good, facts: [1] }, /facts/],
    [{ ...good, log: {} }, /log/],
    [{ ...good, log: [null] }, /entry 0/],
    [{ ...good, gestures: {} }, /gestures/],
    [{ ...good, gestures: [{ after: 4, by: 's0', gesture: 'nod' }] }, /gesture 0/],
    [{ ...good, gestures: [{ after: 0, by: 's0' }] }, /gesture 0/],
    [{ ...good, gestures: [{ after: 0, by: 's2', gesture: 'nod' }] }, /s2/],
    [{ ...good, gestures: [{ after: 0, by: 's1', gesture: 'nod', to: 'Anne' }] }, /Anne/],
    [{ ...good, log: [{}] }, /entry 0/],
    [{ ...good, log: [{ luck: [1] }] }, /entry 0/],
    [{ ...good, log: [{ by: 's2', say: ['x'] }] }, /s2/],
    [{ ...good, log: [{ by: 'anne', say: ['x'] }] }, /anne/],
    [{ ...good, log: [{ by: 's0', say: [] }] }, /entry 0/],
    [{ ...good, log: [{ by: 's0', say: 'x' }] }, /entry 0/],
    [{ ...good, log: [...good.log, { by: 's0', back: 3, seen: [] }] }, /entry 3/],
    [{ ...good, log: [...good.log, { by: 's0', back: -1, seen: [] }] }, /entry 3/],
    [{ ...good, log: [...good.log, { by: 's0', back: 1 }] }, /entry 3/],
    [{ ...good, dealers: [{ by: 'house', entries: 1, commitment: '', salts: ['a'] }] }, /salts of dealer 0/],
    [{ ...good, dealers: [{ by: 'house', entries: 1, commitment: '', salts: ['a', 1] }] }, /salts of dealer 0/],
  ];
  for (const [file, message] of wrong) assert.throws(() => checkRecord(file), message, JSON.stringify(file));
});

void test('options: defaults for what is left out; no other names, no other values', () => {
  const game = { name: 'toy', options: { debt: [false, true], lead: ['random', 'chosen'] } } as const;
  assert.deepEqual(settleOptions(game), { debt: false, lead: 'random' });
  assert.deepEqual(settleOptions(game, { lead: 'chosen' }), { debt: false, lead: 'chosen' });
  assert.throws(() => settleOptions(game, { debts: true }), /no option "debts"/);
  assert.throws(() => settleOptions(game, { debt: 'true' }), /not one of/);
  for (const name of ['constructor', 'toString', '__proto__'])
    assert.throws(() => settleOptions(game, JSON.parse(`{ "${name}": "x" }`) as Record<string, string>), /no option/);
});
