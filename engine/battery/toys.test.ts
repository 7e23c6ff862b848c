// The engine's contract carries what other games need: toys with luck inside a simultaneous step and secret lengths, with
// interruptions and piles of which somebody knows a part, with answers shown to one seat. All pass the battery.
import assert from 'node:assert/strict';
import test from 'node:test';
import { battery, combinations, type Report } from './index.ts';
import { canalGame } from './toy/canal.ts';
import { cellarGame } from './toy/cellar.ts';
import { masksGame } from './toy/masks.ts';

/** Nothing was left out: every check was made, every verb said. */
function whole(report: Report, verbs: readonly string[], except: readonly string[] = []): void {
  const checks = 'legal copy notation position lines together luck distribution sample awaited view secret-legal secret-reason facts';
  for (const check of `${checks} refusal undo undo-information retract replica replay invariant ending belief`.split(' '))
    if (!except.includes(check)) assert.ok(report.checks[check] > 0, `${check} was never made`);
  assert.deepEqual(Object.keys(report.verbs).sort(), [...verbs].sort());
}

void test('cellar: luck in a simultaneous step, piles of one’s own, a length that is a secret', () => {
  // How many were drawn, players decide: so belief looks where that is known.
  const report = battery(cellarGame, { games: 12, belief: { fields: ['hand'], nodes: ['bid', 'tuck'], decisions: 3 } });
  whole(report, cellarGame.codec.verbs);
});

void test('canal: an interruption with a secret choice, a favour at any time, cards on and under a pile', () => {
  const report = battery(canalGame, { games: 12 });
  whole(report, canalGame.codec.verbs);
  assert.ok(report.checks['out-of-turn'] > 0);
});

void test('masks: answers shown to single seats, and what follows from them', () => {
  whole(battery(masksGame, { games: 12 }), masksGame.codec.verbs);
});

void test('combinations of options: all when they are few, else every two values meet', () => {
  assert.equal(combinations({}).length, 1);
  assert.equal(combinations({ a: [1, 2], b: ['x', 'y', 'z'] }).length, 6);
  const many = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`o${i}`, i % 2 ? [false, true] : ['x', 'y', 'z']]));
  const some = combinations(many);
  assert.ok(some.length < 30, `${some.length}`);
  assert.deepEqual(some[0], Object.fromEntries(Object.entries(many).map(([k, v]) => [k, v[0]])));
  for (const [a, xs] of Object.entries(many))
    for (const [b, ys] of Object.entries(many))
      if (a !== b)
        for (const x of xs)
          for (const y of ys)
            assert.ok(
              some.some((o) => o[a] === x && o[b] === y),
              `${a}=${x} with ${b}=${y}`,
            );
});
