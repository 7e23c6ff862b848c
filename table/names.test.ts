import assert from 'node:assert/strict';
import test from 'node:test';
import { GAMES } from '@ridotto/games';
import { canonicalJson } from './canonical-json.ts';
import { editionHash, editionName } from './edition.ts';
import { checkNames, settleNames } from './names.ts';
import { bytesFrom, request } from './tests/kit.ts';
import { setUp, type TableRequest } from './setup.ts';

test('any text up to 40 characters is a name, trimmed', () => {
  const fine = [
    'a',
    ' Anne-Marie d’Orléans ',
    '<script>alert(1)</script>',
    '"; DROP TABLE tables; --',
    '👩‍👩‍👧',
    'نور',
    'constructor',
    '0',
    '漢'.repeat(40),
  ];
  assert.deepEqual(
    settleNames(fine),
    fine.map((name) => name.trim()),
  );
});

test('what is no name is refused, with the seat', () => {
  const wrong: [string[], RegExp][] = [
    [['a', '  '], /seat s1 is empty/],
    [['a', '\u200d\u200b'], /seat s1/],
    [['a'.repeat(41)], /longer than 40/],
    [['anne', 'S1'], /means a seat/],
    [['Spectator'], /means a seat/],
    [['anne', 'anne\u200b'], /must differ/],
    [['a\u0000b'], /control character/],
    [['a\nb'], /control character/],
    [['\u202eevil'], /control character/],
    [['\ud800'], /./],
    [['Anna', 'b', ' anna '], /seats s0 and s2 are both called/],
    [['ﬁn', 'fin'], /both called/],
    // Nothing to be seen: Hangul fillers, Braille without dots, a joiner of graphemes.
    [['a', '\u3164'], /seat s1 is empty/],
    [['\u2800\u2800'], /seat s0 is empty/],
    [['\u1160'], /seat s0 is empty/],
    [['\u034f\ufe0f'], /seat s0 is empty/],
    // Nothing to tell them apart by.
    ...['a\ufe0f', 'a\u034f', 'a\u3164', 'а', 'A'].map((other): [string[], RegExp] => [['a', other], /seats s0 and s1 are/]),
    [['Anna', 'b', 'Аnna'], /seats s0 and s2 are called "Anna" and "Аnna", which look alike/],
    [['Ian', 'lan'], /look alike/],
    [['Player 1', 'Player l'], /look alike/],
  ];
  for (const [names, says] of wrong) assert.throws(() => settleNames(names), says, JSON.stringify(names));
});

test('names that differ by an accent, or that are of one script of their own, differ', () => {
  for (const names of [
    ['Emile', 'Émile'],
    ['Łucja', 'Lucja'],
    ['Анна', 'Anna'],
    ['Anne', 'Anna'],
    ['Zoë', 'Zoe'],
    ['s0me', 'Some one'],
  ])
    assert.deepEqual(settleNames(names), names);
});

test('what was played is read though its names look alike', () => {
  const names = ['Ian', 'lan', '\u3164'];
  assert.throws(() => settleNames(names));
  assert.deepEqual(checkNames(names), names);
});

test('a setup is refused with what is wrong and what is allowed', () => {
  const open = (change: object): unknown =>
    setUp({ ...request(), ...change } as TableRequest, { id: 't', randomBytes: bytesFrom(1), bots: () => ['random'] });
  const seat = (name: string) => ({ name, kind: 'human' as const });
  const wrong: [object, RegExp][] = [
    [{ game: 'chess' }, /there is no game "chess"; the games are san-marco/],
    [{ game: 'constructor' }, /there is no game/],
    [{ seats: [seat('a'), seat('b')] }, /for 3 or 4 players, not 2/],
    [
      { seats: [seat('a'), seat('b'), { name: 'c', kind: 'bot', bot: 'deep' }] },
      /s2: "deep" is no bot that plays san-marco; those that do: random/,
    ],
    [{ options: { speed: 3 } }, /no option "speed"/],
    [{ options: { allowDebt: 'maybe' } }, /allowDebt/],
    [{ edition: { districts: [] } }, /edition/],
    [{ edition: {} }, /edition/],
    [{ edition: { name: 'a\nb' } }, /its name holds a control character/],
    [{ edition: { edition: 'a\nb' } }, /its name holds a control character/],
    [{ edition: { list: ['\u202etxt'] } }, /"list.0" holds a control character/],
    [{ edition: { 'a\u0000': 1 } }, /a key holds a control character/],
    [{ salt: 'x'.repeat(201) }, /at most 200/],
  ];
  for (const [change, says] of wrong) assert.throws(() => open(change), says, JSON.stringify(change));
  open({});
});

test('every edition that ships has a name, and one of an owner’s own is named by it', () => {
  for (const { name, standard } of Object.values(GAMES)) assert.notEqual(editionName(standard), '', name);
  assert.equal(editionName({ name: 'Mine', edition: 'standard' }), 'Mine');
  assert.equal(editionName({}), '');
});

test('the same content has the same hash, however it is written', () => {
  assert.equal(canonicalJson({ b: [1, { d: null, c: 'é' }], a: undefined }), '{"b":[1,{"c":"é","d":null}]}');
  assert.equal(editionHash({ a: 1, b: 2 }), editionHash(JSON.parse('{ "b": 2, "a": 1 }')));
  assert.notEqual(editionHash({ a: 1 }), editionHash({ a: '1' }));
  assert.match(editionHash({}), /^sha256:[0-9a-f]{64}$/);
});
