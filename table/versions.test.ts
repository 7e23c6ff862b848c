// A table that was opened under an earlier version of the rules, and its record.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Io, type Fate, type Game, type GameRecord } from '@ridotto/engine';
import { venice } from '@ridotto/games';
import { Table } from './table.ts';
import { Played } from './tests/kit.ts';
import { verifyRecord } from './verify.ts';

const toy = (played: Played): Game => played.table.game as unknown as Game;
const after = (game: Game, fate?: Fate): Game => ({
  ...game,
  rulesVersion: game.rulesVersion + 1,
  earlier: { ...game.earlier, ...(fate && { [game.rulesVersion]: fate }) },
});
function begun(entries: number, game?: Game): Played {
  const played = new Played({ seed: 3, players: 3, game: game ?? (venice as unknown as Game) });
  const luck = new Io(3);
  for (let n = 0; n < entries && !played.table.over; n++) played.step(luck);
  return played;
}
const rebuilt = (played: Played, game: Game): Table => Table.rebuild(played.table.setup, played.journal, () => game);
/** Part by part, whatever is legal; so many parts, or to the end. */
function blindly(table: Table, seed: number, parts = Infinity): void {
  const luck = new Io(seed);
  for (let n = 0; n < parts && !table.over; n++) {
    const seat = table.awaited[luck.pick(table.awaited.length)];
    const legal = table.match.legal(seat);
    const answer = table.play(seat, [table.game.codec.format(legal[luck.pick(legal.length)])], 0);
    assert.ok('entry' in answer);
  }
}
const seen = (table: Table): unknown => table.viewers.map((v) => table.snapshot(v).view);

suite('a table of Venice, and a new version of the rules', () => {
  const played = begun(25);
  const now = toy(played);
  test('nobody has decided: it says so', () =>
    assert.throws(
      () => rebuilt(played, after(now)),
      /played by version \d+ of the rules of venice; what becomes of version \d+ has not been decided/,
    ));
  test('the house is older than the table', () =>
    assert.throws(
      () => Table.rebuild({ ...played.table.setup, rules: 99 }, played.journal),
      /version 99 of the rules of venice; this house knows up to \d+: update it/,
    ));
  for (const [name, fate] of [
    ['the same', { is: 'same' }],
    ['pinned', { is: 'pinned', game: now }],
  ] as const)
    test(`${name}: it plays on, dealt as before, and its record says how`, () => {
      const table = rebuilt(played, after(now, fate));
      assert.deepEqual(seen(table), seen(played.table));
      const old = played.rebuilt();
      for (const t of [table, old]) blindly(t, 8, 12);
      assert.deepEqual(seen(table), seen(old));
      assert.deepEqual(table.dealing(), old.dealing());
    });
  test('migrated: it waits to be brought over', () =>
    assert.throws(
      () => rebuilt(played, after(now, { is: 'migrated', by: { deeds: (deeds) => deeds } })),
      /not yet brought to version \d+: "ridotto patch" does it/,
    ));
});
suite('the record of a table that was carried over', () => {
  const played = new Played({ seed: 4, players: 3 });
  const luck = new Io(4);
  for (let n = 0; n < 20; n++) played.step(luck);
  const now = toy(played);
  const record = (game: Game): GameRecord => {
    const table = rebuilt(played, game);
    blindly(table, 6);
    return JSON.parse(JSON.stringify(table.record())) as GameRecord;
  };
  test('keeps the number it was dealt by, and verifies', () => {
    const later = after(now, { is: 'same' });
    const file = record(later);
    assert.deepEqual([file.rules, file.dealt], [now.rulesVersion + 1, now.rulesVersion]);
    const { ok, detail } = verifyRecord(later, file);
    assert.ok(ok, detail);
    const { dealt: _, ...without } = file;
    assert.match(verifyRecord(later, without).detail, /by the secret; the record says/);
    assert.match(
      verifyRecord(now, file).detail,
      /^played by version \d+ of the rules of san-marco; this house knows up to \d+: update it$/,
    );
  });
  test('a record of before: the verdict says what could not be compared', () => {
    const file = record(now);
    const { ok, unproved } = verifyRecord(after(now, { is: 'same', but: ['states', 'facts'] }), file);
    assert.ok(ok);
    assert.ok(
      unproved.includes(
        `it was played by version ${now.rulesVersion} of the rules: what was told and fingerprints of states cannot be compared`,
      ),
      unproved.join('\n'),
    );
  });
  test('what nothing proves is said', () => {
    const file = record(now);
    const said = (change: object): readonly string[] => verifyRecord(now, { ...file, ...change }).unproved;
    assert.deepEqual(said({}), ['who played and what they chose is as the file says: nothing proves it']);
    assert.deepEqual(said({ seats: [...file.seats].reverse() }), said({}));
    assert.equal(said({ facts: undefined })[1], 'what was told is not in it, and was not compared');
    assert.equal(said({ checkpoints: undefined })[1], 'fingerprints of its states are not in it, and were not compared');
    assert.match(verifyRecord(now, { ...file, applause: 3 }).detail, /unknown key "applause"/);
  });
});
