// A seat that is not asked, and may speak all the same: with a question of its own, and nobody else's changes.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, SPECTATOR } from '@ridotto/engine';
import { Played, toys } from './tests/kit.ts';

const canal = toys(31)[0];

/** Until one seat alone is asked, and what it has handed in waits for it. */
function heldTable(): { played: Played; asked: number; other: number } {
  const played = new Played({ ...canal, confirm: true });
  const luck = new Io(31);
  const { table } = played;
  for (;;) {
    const asked = table.awaited.find((seat) => table.snapshot(seat).held);
    const other = asked === undefined ? undefined : [0, 1, 2].find((p) => p !== asked && table.snapshot(p).legal.length > 0);
    if (asked !== undefined && other !== undefined) return { played, asked, other };
    played.step(luck);
  }
}

test('who speaks out of turn has a question that outlasts the moves of others, and is not awaited', () => {
  const { played, asked, other } = heldTable();
  const { table } = played;
  const { question, legal, awaits, undo } = table.snapshot(other);
  assert.notEqual(question, null);
  assert.deepEqual(legal, [{ do: 'bet' }]);
  assert.ok(!awaits.includes(`s${other}`) && !undo);
  played.send(asked, { do: 'undo' });
  assert.equal(table.snapshot(other).question, question);
  const preview = table.preview(other, { parts: [{ do: 'bet' }] });
  assert.ok('legal' in preview && !preview.complete && !preview.news);
  assert.equal(preview.legal.length, 6);
  const whole = table.preview(other, { line: 'bet on q3' });
  assert.ok('legal' in whole && whole.complete && whole.news);
});

test('what waits for its confirmation still waits, and shows what was said out of turn', () => {
  const { played, asked, other } = heldTable();
  const { table } = played;
  const before = table.snapshot(asked);
  const viewers = table.viewers.map((v) => table.seq(v));
  const answer = played.send(other, { do: 'say', parts: [{ do: 'bet' }, { do: 'on', quay: 'q2' }] });
  assert.ok('entry' in answer);
  const after = table.snapshot(asked);
  assert.deepEqual([after.question, after.held, after.awaits], [before.question, before.held, before.awaits]);
  assert.equal((after.view as { bets: boolean[] }).bets[other], true);
  for (const [i, v] of table.viewers.entries()) {
    assert.equal(table.seq(v), viewers[i] + 1);
    const told = table.log(v).at(-1)!;
    assert.deepEqual(told.facts, [{ what: 'bets', data: v === other ? { seat: other, quay: 'q2' } : { seat: other } }]);
  }
  assert.equal(table.snapshot(other).question, null);
  assert.equal(table.snapshot(SPECTATOR).question, null);
  assert.deepEqual(played.rebuilt().snapshot(asked), after);
  assert.ok('entry' in played.send(asked, { do: 'confirm' }));
});

test('half of it, or what others may say, is refused, and says nothing of what they are asked', () => {
  const { played, other } = heldTable();
  const half = played.send(other, { do: 'say', parts: [{ do: 'bet' }] });
  assert.ok('problem' in half);
  assert.match(half.problem.detail, /ended in the same submission/);
  const others = played.send(other, { do: 'say', parts: [{ do: 'moor' }] });
  assert.ok('problem' in others && others.problem.rule === undefined);
  for (const verb of ['undo', 'retract', 'confirm'] as const) assert.ok('problem' in played.send(other, { do: verb }));
});
