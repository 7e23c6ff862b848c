// What becomes of records when the rules change, on a small game that changes in each way there is.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { parcels } from '../battery/toy/parcels.ts';
import { dealerOf } from '../battery/shared/luck.ts';
import { carriedBy, carryRecord, gameOf, Io, Match, OtherRules, type Fate, type Game, type GameRecord, type Migration } from '../index.ts';
import type { State } from '../battery/toy/parcels.ts';

type Parcels = Game<State>;
const setup = { edition: undefined, options: { rounds: 'four' }, seats: 3 };
const after = (version: number, earlier: Parcels['earlier']): Parcels => ({ ...parcels, rulesVersion: version, earlier });

/** A whole game of the toy, by chance. */
function played(game: Parcels): Match<State> {
  const match = new Match(game, setup, dealerOf(5));
  const luck = new Io(5);
  while (!match.over) {
    const seat = [0, 1, 2].find((p) => (match.state.awaited >> p) & 1)!;
    const legal = match.legal(seat);
    assert.equal(match.submit(seat, [legal[luck.pick(legal.length)]]), undefined);
  }
  return match;
}
const first = played(parcels);
const RECORD: GameRecord = JSON.parse(
  JSON.stringify(first.record({ edition: '', seats: ['Anne', 'Benoît', 'Christian'], commitment: '', facts: first.facts })),
) as GameRecord;
const again = (game: Parcels, record = RECORD): Match<State> => {
  const carried = carryRecord(game, record);
  return Match.replay(carried.carried.game, carried.record, setup);
};

/** What was said aloud is said quietly. */
const spelt: Migration = { deeds: (deeds) => deeds.map(({ at, say }) => ({ at, say: say?.map((words) => words.toLowerCase()) })) };
const shouted: GameRecord = {
  ...RECORD,
  log: RECORD.log.map((e) => ('say' in e ? { ...e, say: e.say.map((w) => w.toUpperCase()) } : e)),
};

suite('what was played by an earlier version', () => {
  test('the same: it plays on, fingerprints and all, and its outcomes keep their number', () => {
    const game = after(3, { 1: { is: 'same' }, 2: { is: 'same' } });
    const { carried, record } = carryRecord(game, RECORD);
    assert.equal(carried.is, 'same');
    assert.equal(carried.game, game);
    assert.deepEqual([record.rules, record.dealt], [3, 1]);
    assert.deepEqual(record.checkpoints, RECORD.checkpoints);
    assert.deepEqual(again(game).facts, first.facts);
    assert.equal(gameOf(game, 1), game);
  });
  test('the same, but what cannot be compared is left out of it', () => {
    const { record } = carryRecord(after(2, { 1: { is: 'same', but: ['states', 'facts'] } }), RECORD);
    assert.deepEqual([record.checkpoints, record.facts], [undefined, undefined]);
  });
  test('migrated: through one rule after another', () => {
    const seen: number[] = [];
    const step = (n: number): Fate<State> => ({
      is: 'migrated',
      by: { deeds: (deeds) => (seen.push(n), spelt.deeds(deeds)) },
    });
    const game = after(4, { 1: step(1), 2: { is: 'same' }, 3: step(3) });
    const { carried, record } = carryRecord(game, shouted);
    assert.equal(carried.is, 'migrated');
    assert.deepEqual(seen, [1, 3]);
    assert.deepEqual([record.rules, record.dealt, record.checkpoints], [4, 1, undefined]);
    assert.deepEqual(Match.replay(game, record, setup).facts, first.facts);
    assert.throws(() => gameOf(game, 1), /begun by version 1 of the rules of parcels, and not yet brought to version 4: "ridotto patch"/);
    assert.equal(gameOf(game, 4), game);
  });
  test('pinned: by the rules that it was played by, on the way from them too', () => {
    const game = after(3, { 1: { is: 'same' }, 2: { is: 'pinned', game: after(2, { 1: { is: 'same' } }) } });
    const { carried, record } = carryRecord(game, RECORD);
    assert.equal(carried.is, 'pinned');
    assert.deepEqual([carried.game.rulesVersion, record.rules, record.dealt], [2, 2, 1]);
    assert.deepEqual(again(game).facts, first.facts);
    assert.equal(gameOf(game, 1), gameOf(game, 2));
  });
  test('carried again: the number of the dealing stays the first one', () => {
    const two = carryRecord(after(2, { 1: { is: 'same' } }), RECORD).record;
    assert.equal(carryRecord(after(3, { 2: { is: 'same' } }), two).record.dealt, 1);
  });
  test('of today: nothing is changed', () => assert.equal(carryRecord(parcels, RECORD).record, RECORD));
  test('by rules that nobody here knows, or has decided about', () => {
    const refused = (game: Parcels, version: number, message: RegExp): void =>
      assert.throws(
        () => carriedBy(game, version),
        (e) => e instanceof OtherRules && message.test(e.message),
      );
    refused(parcels, 3, /^played by version 3 of the rules of parcels; this house knows up to 1: update it$/);
    refused(after(2, {}), 1, /^played by version 1 of the rules of parcels; what becomes of version 1 has not been decided$/);
    refused(after(2, undefined), 1, /has not been decided/);
    refused(after(3, { 1: { is: 'same' } }), 1, /what becomes of version 2 has not been decided/);
    for (const version of [0, -1, 1.5, NaN]) refused(parcels, version, /there is no such version/);
  });
});

suite('migrations', () => {
  const log: GameRecord['log'] = [
    { luck: ['a'] },
    { by: 's0', say: ['x'] },
    { by: 's1', say: ['y'] },
    { by: 's0', say: ['z'], luck: ['b'] },
    { by: 's1', back: 3, seen: ['z'] },
  ];
  const record: GameRecord = {
    ...RECORD,
    log,
    gestures: [
      { after: 0, by: 's0', gesture: 'nod' },
      { after: 3, by: 's0', gesture: 'nod' },
      { after: 5, by: 's0', gesture: 'nod' },
    ],
    facts: [
      { entry: 2, to: 255, what: 'a', data: {} },
      { entry: 3, to: 255, what: 'b', data: {} },
      { entry: 4, to: 255, what: 'taken-back', data: { by: 's1', entry: 3, seen: ['z'] } },
    ],
  };
  const by = (migration: Migration): GameRecord => carryRecord(after(2, { 1: { is: 'migrated', by: migration } }), record).record;
  const without = (word: string): Migration => ({ deeds: (deeds) => deeds.filter(({ say }) => say?.[0] !== word) });

  test('what is counted in entries is counted anew', () => {
    const now = by({ deeds: (deeds) => deeds.filter(({ say }) => say?.[0] !== 'y' && say?.[0] !== 'z') });
    // What was taken back is no longer played, and stays.
    assert.deepEqual(now.log, [log[0], log[1], log[3], { ...log[4], back: 2 }]);
    assert.deepEqual(
      now.gestures?.map((g) => g.after),
      [0, 2, 4],
    );
    assert.deepEqual(
      now.facts?.map((f) => (f as { entry: number }).entry),
      [1, 2, 3],
    );
    assert.deepEqual((now.facts![2] as { data: object }).data, { by: 's1', entry: 2, seen: ['z'] });
  });
  test('a deed that brought luck cannot be left out', () =>
    assert.throws(
      () => carryRecord(after(2, { 1: { is: 'migrated', by: without('z') } }), { ...record, log: log.slice(0, 4) }),
      /entry 3 brought luck/,
    ));
  test('a position is rewritten by a rule of its own', () => {
    const from = { from: { at: 'old' } };
    const carry = (migration: Migration) =>
      carryRecord(after(2, { 1: { is: 'migrated', by: migration } }), { ...record, ...from }).record.from;
    assert.deepEqual(carry({ ...without(''), position: () => ({ at: 'new' }) }), { at: 'new' });
    assert.deepEqual(carry(without('')), from.from);
  });
});
