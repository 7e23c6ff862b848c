// Inkognito passes the engine's battery. Its games have no end but an announcement, and an announcement ends them at once: so
// here nobody announces in the first turns, and nobody may do anything else in the last.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Rules, verbOf, type Choices, type Game, type Seat } from '@ridotto/engine';
import { battery, combinations } from '@ridotto/engine/battery/index.ts';
import { inkognito, SAY, type Edition, type State } from './index.ts';
import { State as StateClass } from './state.ts';
import { AT, nodes } from './rules/index.ts';
import { crowded } from './test-kit.ts';

const LONG = process.env.RIDOTTO_LONG === '1';
const FIRST_ANNOUNCEMENT = 10;
const LAST_SHAKE = 24;

class Bounded extends Rules<State> {
  override legal(s: State, seat: Seat, out: Choices): void {
    super.legal(s, seat, out);
    const drop = (tags: readonly number[]): void => {
      const kept = out.list().filter((c) => !tags.includes(verbOf(c)));
      if (kept.length === 0 || kept.length === out.n) return;
      out.n = 0;
      for (const c of kept) out.add(c);
    };
    if (s.turn < FIRST_ANNOUNCEMENT) drop([SAY.announce.tag, SAY.escape.tag]);
    if (s.turn >= LAST_SHAKE && s.node === AT.shake) drop([SAY.shake.tag]);
  }
}
const bounded: Game<State, Edition> = { ...inkognito, rules: new Bounded(AT, nodes, StateClass.at) };

/** Enough combinations that every two values meet. */
const all = combinations(inkognito.options);
test('the battery, where everybody meets everybody', () => {
  const report = battery(bounded, {
    edition: crowded(),
    options: LONG ? all : all.filter((_, n) => n % 4 === 0),
    games: LONG ? 12 : 2,
    pace: LONG ? 12 : 60,
    most: 3000,
    noReasonAt: ['hand', 'relay'],
    belief: false,
  });
  for (const check of 'legal copy notation position lines together luck distribution view facts sample refusal undo twin replay'.split(' '))
    assert.ok(report.checks[check] > 0, `${check} was never made`);
  const unsaid = inkognito.codec.verbs.filter((verb) => report.verbs[verb] === undefined);
  // All fifteen combinations of one kind are shown to one asker in no game of this length.
  if (LONG) assert.deepEqual(unsaid, ['reduce']);
  console.log(`${report.tables} tables, ${report.games} games, ${report.decisions} decisions, the longest ${report.longest}`);
});
