// Rules that are said to lead to the same, and do not: what was kept in the journal shows it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ALL, Io, type Fate, type Game, type Place } from '@ridotto/engine';
import { sanMarco } from '@ridotto/games';
import type { JournalEntry } from './journal.ts';
import { Table } from './table.ts';
import { Played, toys } from './tests/kit.ts';
import { verifyRecord } from './verify.ts';

const now = sanMarco as unknown as Game;
const V = now.rulesVersion;
const played = ((): Played => {
  const game = new Played({ seed: 4, players: 3 });
  const luck = new Io(4);
  while (!game.table.over) game.step(luck);
  return game;
})();
const ended = played.table.snapshot(0).over!;

/** The next version, with this fate for the present one, and something that is done after each choice. */
function next(fate: Fate, twist: (s: Place & { prestige: Int32Array }, io: Io) => void = () => {}): Game {
  const rules = Object.create(now.rules, {
    answer: {
      value(...about: Parameters<Game['rules']['answer']>): boolean {
        const over = now.rules.answer(...about);
        twist(about[0] as Place & { prestige: Int32Array }, about[3]);
        return over;
      },
    },
  }) as Game['rules'];
  return { ...now, rules, rulesVersion: V + 1, earlier: { ...now.earlier, [V]: fate } };
}
const by = (game: Game, journal: readonly JournalEntry[] = played.journal): Table => Table.rebuild(played.table.setup, journal, () => game);
const departure = (game: Game, journal?: readonly JournalEntry[]): string | undefined => by(game, journal).departure({ thorough: true });
const MORE = (s: { prestige: Int32Array }): void => void s.prestige[0]++;
const told = (_: object, io: Io): void => io.tell(ALL, 'applause', () => ({}));

suite('a finished table, and rules that are said to lead to the same', () => {
  test('they do: nothing shows', () => {
    assert.equal(departure(now), undefined);
    assert.equal(departure(next({ is: 'same' })), undefined);
    assert.equal(verifyRecord(now, by(now).record()).ok, true);
  });
  test('another result: said with both, the table keeps its own, and makes no record', () => {
    const table = by(next({ is: 'same' }, MORE));
    const scores = table.match.game.scores(table.match.state);
    assert.notDeepEqual(scores, ended.scores);
    assert.equal(
      table.departure(),
      `it ended with ${ended.scores.join(', ')} (${ended.winners.join(', ')} won) when version ${V} of the rules played it, and ends with ` +
        `${scores.join(', ')} (s0 won) now, though version ${V + 1} is said to lead to the same`,
    );
    const { over } = table.snapshot(0);
    assert.deepEqual([over!.scores, over!.winners, over!.verified], [ended.scores, ended.winners, false]);
    const record = table.record();
    assert.ok('problem' in record && record.problem.type.endsWith(':other-rules') && record.problem.detail.includes(table.departure()!));
  });
  test('though the version is the same, it is said so', () =>
    assert.match(
      departure({ ...next({ is: 'same' }, MORE), rulesVersion: V, earlier: now.earlier })!,
      / now, though the version is the same$/,
    ));
  test('migrated, and with other states and facts: the result is compared all the same', () => {
    for (const is of [{ is: 'same' }, { is: 'migrated', by: { deeds: (deeds) => deeds } }] as const satisfies Fate[]) {
      const game = next({ ...is, but: ['states', 'facts'] }, MORE);
      const table = Table.rebuild({ ...played.table.setup, rules: V + 1, dealt: V }, played.journal, () => game);
      assert.match(table.departure()!, /^it ended with /);
    }
  });
  test('another state is noticed, unless states are said to differ', () => {
    const other = { ...next({ is: 'same' }, MORE), scores: () => ended.scores, winners: now.winners };
    const winners = (): readonly number[] => ended.winners.map((id) => Number(id.slice(1)));
    assert.match(
      departure({ ...other, winners })!,
      /^it stood otherwise when version \d+ of the rules played it than it does now, though /,
    );
    const said = { ...next({ is: 'same', but: ['states'] }, MORE), scores: () => ended.scores, winners };
    assert.equal(departure(said)?.slice(0, 19), 'something else was ');
  });
  test('something else is told: noticed by whoever looks thoroughly, unless facts are said to differ', () => {
    const table = by(next({ is: 'same' }, told));
    assert.equal(table.departure(), undefined);
    assert.match(
      table.departure({ thorough: true })!,
      /^something else was told when version \d+ of the rules played it than is told now, /,
    );
    assert.equal(departure(next({ is: 'same', but: ['facts'] }, told)), undefined);
  });
  test('a journal of long ago, or of a newer house, cannot be compared, and goes on', () => {
    const long = played.journal.map((entry) => ({ ...entry, stood: undefined }));
    assert.notEqual(long.length, 0);
    assert.equal(departure(next({ is: 'same' }, MORE), long), undefined);
    assert.equal('problem' in by(next({ is: 'same' }), long).record(), false);
    const newer = played.journal.map((entry) => (entry.stood ? { ...entry, stood: { ...entry.stood, rules: V + 1, state: 'x' } } : entry));
    assert.equal(departure(now, newer), undefined);
  });
});

suite('an unfinished table', () => {
  const half = played.journal.slice(0, 40);
  test('it is noticed by how it stood', () => {
    assert.equal(departure(next({ is: 'same' }), half), undefined);
    assert.match(departure(next({ is: 'same' }, MORE), half)!, /^it stood otherwise when version/);
  });
  test('how it stands is kept now and then, with drafts, looks and undo in between', () => {
    for (const wanted of [{ seed: 9, players: 4, confirm: true }, ...toys(9)]) {
      const table = new Played(wanted);
      const luck = new Io(9);
      for (let n = 0; n < 120 && !table.table.over; n++) {
        table.step(luck);
        const seat = luck.pick(table.table.setup.names.length);
        if (luck.pick(6) === 0) table.send(seat, { do: 'undo' });
      }
      assert.ok(table.journal.some(({ stood }) => stood));
      assert.equal(table.rebuilt().departure({ thorough: true }), undefined, table.table.game.name);
    }
  });
});
