import assert from 'node:assert/strict';
import test from 'node:test';
import { MatterCommand } from './matter-schemas.ts';
import { Step } from './people-schemas.ts';
import { ID_PATTERN } from '../shared/tokens.ts';
import { Bare, InTable, NewTable, Said } from './schemas.ts';
import { wrongShape } from './wrong.ts';

const key = 'k';
const DOS =
  '"propose", "agree", "decline", "rest", "concede", "return", "invite", "withdraw-invitation", "gallery", "quiet", "order", "revoke", "away"';

test('of a body that may have several shapes it is said what is wrong with the one that was meant, and what is allowed', () => {
  const wrong: readonly (readonly [object | null, string])[] = [
    [{ key }, `"do" must be one of ${DOS}, and is missing`],
    [{ key, do: 'leave' }, `"do" must be one of ${DOS}, and is "leave"`],
    [{ do: 'rest' }, '"key" is missing; it must be a text of 1 to 64 characters'],
    [{ key, do: 'rest', seat: 's0' }, '"seat" is not known there; what is: key, do, bot'],
    [{ key, do: 'rest', bot: 7 }, '"bot" must be a text of at most 40 characters, and is 7'],
    [{ key, do: 'agree', proposal: '1' }, '"proposal" must be a whole number of at least 1, and is "1"'],
    [{ key, do: 'away', until: -1 }, '"until" must be a whole number of at least 0, and is -1'],
    [
      { key, do: 'quiet', quiet: { from: 0, to: 1440, zone: 'Europe/Warsaw' } },
      '"quiet.to" must be a whole number from 0 to 1439, and is 1440',
    ],
    [{ key, do: 'quiet', quiet: 'never' }, '"quiet" must be an object or null, and is "never"'],
    [
      { key, do: 'propose', what: { do: 'sleep' } },
      '"what.do" must be one of "stop", "pause", "go-on", "take-back", "tempo", "give-to-bot", "new-link", "take-along", and is "sleep"',
    ],
    [
      { key, do: 'propose', what: { do: 'tempo', tempo: { kind: 'turns', each: 1.5, away: 0 } } },
      '"what.tempo.each" must be a whole number of at least 0, and is 1.5',
    ],
    [{ key, do: 'propose', what: [] }, '"what" must be an object, and is []'],
    [null, 'the body must be an object, and is null'],
  ];
  for (const [body, says] of wrong) assert.equal(wrongShape(MatterCommand, body), says);
  assert.equal(wrongShape(Step, { do: 'sit' }), '"name" is missing; it must be a text of at most 200 characters');
  assert.match(wrongShape(Step, { do: 'stand' })!, /^"do" must be one of "sit", "leave", .*, and is "stand"$/);
});

test('of a list it is said which of it is wrong, or how many there may be', () => {
  const human = { name: 'Anne', kind: 'human' };
  const wrong: readonly (readonly [unknown, string])[] = [
    [[human, { ...human, name: 'A'.repeat(201) }], `"seats[1].name" must be a text of at most 200 characters, and is "${'A'.repeat(59)}…`],
    [[human, { ...human, kind: 'dog' }], '"seats[1].kind" must be "human" or "bot", and is "dog"'],
    [[], '"seats" must be a list of 1 to 8, and is []'],
    [[human, 'bot'], '"seats[1]" must be an object, and is "bot"'],
    ['Anne', '"seats" must be a list of 1 to 8, and is "Anne"'],
  ];
  for (const [seats, says] of wrong) assert.equal(wrongShape(NewTable, { game: 'venice', seats }), says);
});

test('of a body of one shape as well: what should not be there is named', () => {
  assert.equal(wrongShape(Said, { parts: [], question: 'q1' }), '"question" is not known there; what is: parts, line');
  assert.equal(wrongShape(Bare, { question: 'q1', key: '' }), '"key" must be a text of 1 to 64 characters, and is ""');
  assert.equal(wrongShape(InTable, { table: 'a/b' }), `"table" must be a text that matches ${ID_PATTERN}, and is "a/b"`);
});

test('of what is right nothing is said', () => {
  assert.equal(wrongShape(MatterCommand, { key, do: 'quiet', quiet: null }), undefined);
  assert.equal(wrongShape(Bare, { question: 'q1', key }), undefined);
  assert.equal(wrongShape(undefined, {}), undefined);
});
