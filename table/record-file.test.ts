// Records never die: those of every version that ever shipped open, and one that cannot be opened says why.
import assert from 'node:assert/strict';
import test from 'node:test';
import { NotOpened, type Unopened } from '@ridotto/engine';
import { GAMES, gameNamed } from '@ridotto/games';
import { keptRecords } from '@ridotto/games/tests/records.ts';
import { RecordAt } from './record-at.ts';
import { recordFrom, recordInText } from './record-file.ts';
import { verifyRecord } from './verify.ts';

for (const game of Object.values(GAMES))
  test(`records of every version that shipped open: ${game.name}`, () => {
    const records = keptRecords(game.name).map(({ record }) => record);
    const versions = new Set(records.map(({ rules }) => rules));
    assert.deepEqual(
      [...versions].toSorted((a, b) => a - b),
      Array.from({ length: game.rulesVersion }, (_, n) => n + 1),
    );
    for (const record of records) new RecordAt(recordInText(JSON.stringify(record), gameNamed));
  });

test('whatever cannot be opened says why: for people, and for whoever says it in another language', () => {
  const [{ record }] = keptRecords('san-marco');
  const written = JSON.stringify(record);
  const cases: readonly [Unopened, unknown, RegExp][] = [
    ['no-record', '', /^not JSON: /],
    ['no-record', 'Dear diary', /^not JSON: /],
    ['no-record', '[]', /not a Ridotto record: it is not a JSON object/],
    ['no-record', { format: 'ridotto-export/2' }, /^not a Ridotto record: format is "ridotto-export\/2"/],
    ['no-record', { ...record, format: 'ridotto-record/0' }, /^not a Ridotto record/],
    // Of a newer house nothing else is looked at.
    [
      'newer-format',
      { format: 'ridotto-record/2', moves: [] },
      /^a newer Ridotto wrote this record, in format 2; this one reads format 1: update it$/,
    ],
    ['no-such-game', { ...record, game: 'chess' }, /^there is no game "chess"; the games are san-marco/],
    ['no-such-game', { ...record, game: 'chess', board: 8 }, /^there is no game "chess"/],
    ['newer-rules', { ...record, rules: 99 }, /^played by version 99 of the rules of san-marco; this house knows up to \d+: update it$/],
    ['newer-rules', { ...record, rules: 99, novelty: true }, /^played by version 99/],
    ['damaged', written.slice(0, 2000), /^not JSON, or not the whole of it: /],
    ['damaged', { ...record, log: undefined }, /^not a whole Ridotto record: log is not a list$/],
    ['damaged', { ...record, rules: 'two' }, /rules is not the number of a version/],
    ['damaged', { ...record, novelty: true }, /it has the unknown key "novelty"/],
    ['damaged', { ...record, seats: record.seats.with(0, '') }, /the name of seat s0 is empty/],
    ['damaged', { ...record, commitment: 'a\u001b[2J' }, /commitment holds a control character/],
  ];
  for (const [why, file, says] of cases) {
    const text = typeof file === 'string' ? file : JSON.stringify(file);
    assert.throws(
      () => recordInText(text, gameNamed),
      (e) => e instanceof NotOpened && e.why === why && says.test(e.message),
      text.slice(0, 80),
    );
    if (typeof file === 'string') continue;
    const verdict = verifyRecord(gameNamed('san-marco'), file);
    assert.deepEqual([verdict.ok, verdict.why], [false, why], text.slice(0, 80));
  }
});

test('what is wrong is named too, for whoever says it in another language', () => {
  const [{ record }] = keptRecords('san-marco');
  const about = (file: object): NotOpened['about'] => {
    try {
      new RecordAt(recordInText(JSON.stringify(file), gameNamed)).entriesAt(0);
    } catch (e) {
      assert.ok(e instanceof NotOpened, String(e));
      return e.about;
    }
    throw new Error('it opened');
  };
  const said = record.log.findIndex((entry) => 'say' in entry);
  const log = (entry: object): object => ({ ...record, log: record.log.with(said, entry as never) });
  assert.deepEqual(about({ ...record, format: 'ridotto-record/2' }), { version: 2, known: 1 });
  assert.deepEqual(about({ ...record, rules: 99 }), { version: 99, known: gameNamed('san-marco').rulesVersion });
  assert.deepEqual(about({ ...record, salts: 'x' }), { part: 'salts' });
  assert.deepEqual(about({ ...record, novelty: true }), { part: 'novelty' });
  assert.deepEqual(about({ ...record, seats: record.seats.with(0, '') }), { part: 'seats' });
  assert.deepEqual(about({ ...record, gestures: [{ after: 0, by: 's9', gesture: 'nod' }] }), { part: 'gestures', item: 0 });
  assert.deepEqual(about(log({ by: 's0', say: 'x' })), { part: 'log', item: said });
  assert.deepEqual(about(log({ ...record.log[said], say: ['fly'] })), { part: 'log', item: said });
});

test('without the games, what any file says of itself is said', () => {
  const [{ record }] = keptRecords('venice');
  assert.equal(recordFrom(record), record);
  assert.equal(recordFrom({ ...record, game: 'chess', rules: 99 }).game, 'chess');
});

test('of what opens, the verdict says in which way it fails', () => {
  const { record } = keptRecords('san-marco').find(({ record: one, ends }) => one.secret !== undefined && ends[1].winners !== null)!;
  const why = (changed: object): string | undefined => verifyRecord(gameNamed('san-marco'), { ...record, ...changed }).why;
  assert.equal(why({}), undefined);
  assert.equal(why({ secret: undefined }), 'no-secret');
  assert.equal(why({ secret: '0'.repeat(64) }), 'wrong-secret');
  assert.equal(why({ edition: 'sha256:0' }), 'wrong-edition');
  assert.equal(why({ log: record.log.slice(0, -3), checkpoints: {} }), 'unfinished');
  assert.equal(why({ log: record.log.slice(1), checkpoints: {} }), 'departs');
});
