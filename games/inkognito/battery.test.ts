// Inkognito passes the engine's battery, with bounded games (see tests/kit.ts) and on a board where everybody meets everybody,
// for else a random game has hardly a question.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battery, combinations } from '@ridotto/engine/battery/index.ts';
import { inkognito } from './index.ts';
import { bounded, crowded } from './tests/kit.ts';

const LONG = process.env.RIDOTTO_LONG === '1';

/** Enough combinations that every two values meet. */
const all = combinations(inkognito.options);

test('the battery, where everybody meets everybody', () => {
  const report = battery(bounded, {
    edition: crowded(),
    options: LONG ? all : all.filter((_, n) => n % 4 === 0),
    games: LONG ? 12 : 2,
    pace: LONG ? 12 : 60,
    most: 3000,
    noReasonAt: ['hand'],
    belief: false,
  });
  for (const check of 'legal copy notation position lines together luck distribution view facts sample refusal undo replica replay'.split(
    ' ',
  ))
    assert.ok(report.checks[check] > 0, `${check} was never made`);
  const unsaid = inkognito.codec.verbs.filter((verb) => report.verbs[verb] === undefined);
  // All fifteen combinations of one kind are shown to one asker in no game of this length.
  if (LONG) assert.deepEqual(unsaid, ['reduce']);
  console.log(`${report.tables} tables, ${report.games} games, ${report.decisions} decisions, the longest ${report.longest}`);
});
