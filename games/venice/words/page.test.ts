// The words of the page: the same in all languages, nothing left in English, plurals by each language's rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page as en } from './page-en.ts';
import { page as fr } from './page-fr.ts';
import { page as pl } from './page-pl.ts';

function leaves(x: unknown, at = ''): [string, unknown][] {
  if (typeof x !== 'object' || x === null) return [[at, x]];
  return Object.entries(x).flatMap(([k, v]) => leaves(v, `${at}.${k}`));
}
/** The same word in both. */
const SAME = new Set(['Missions', 'Cubes', 'Gondolier']);

test('nothing is left in English, nothing is missing', () => {
  const said = leaves(en);
  for (const other of [fr, pl]) {
    const theirs = new Map(leaves(other));
    assert.deepEqual([...theirs.keys()].sort(), said.map(([k]) => k).sort());
    for (const [key, value] of said)
      if (typeof value === 'string' && !SAME.has(value)) assert.notEqual(theirs.get(key), value, `${key} is left in English`);
  }
});

test('plurals, and buildings in their cases', () => {
  assert.deepEqual(
    [1, 2, 5, 22].map((n) => pl.plan.meetings(n)),
    ['1 spotkanie', '2 spotkania', '5 spotkań', '22 spotkania'],
  );
  assert.deepEqual(
    [0, 1, 2].map((n) => fr.panel.bridges(n)),
    ['0 pont en réserve', '1 pont en réserve', '2 ponts en réserve'],
  );
  assert.equal(fr.plan.moor('docks'), 's’amarrer aux Quais');
  assert.equal(fr.plan.target('court'), 'Préparer un trajet jusqu’à la Cour');
  assert.equal(fr.board.labelled('Quais', 's’y amarrer'), 'Quais : s’y amarrer');
  assert.equal(fr.plan.way('Quais – Cour', ['2 pièces', '1 croisement']), 'Quais – Cour : 2 pièces ; 1 croisement');
  assert.equal(pl.plan.target('bank'), 'Zaplanuj trasę do Mennicy');
  assert.equal(pl.plan.pass('small-council'), 'przepłyń przy Małej Radzie');
  assert.equal(en.plan.pass('st-marks-square'), 'pass St Mark’s Square');
});
