// What a seat knows: worlds counted, and other worlds that it cannot tell from its own.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Io, sameState, settleOptions, SPECTATOR } from '@ridotto/engine';
import { inkognito as game, type State } from './index.ts';
import { know, sample } from './knowledge/sample.ts';
import { edition, interrogated, legal, namesOf, play } from './tests/kit.ts';

const fresh = (s: State): State => {
  const t = game.create(edition, settleOptions(game), s.seats);
  t.copyFrom(s);
  return t;
};

/** For every seat and the spectator: a world that looks the same, plays by the rules, and leads back by the same luck. Which secrets moved. */
function check(s: State, luck: number, moved: Set<string>): void {
  const names = namesOf(s.seats);
  for (const seat of [...names.keys(), SPECTATOR]) {
    const known = know(s, seat);
    const other = fresh(s);
    sample(other, known, new Io(luck));
    assert.equal(game.invariant(other), undefined);
    assert.deepEqual(game.view(other, seat, names), game.view(s, seat, names));
    if (seat !== SPECTATOR) assert.deepEqual(legal(other, seat), legal(s, seat));
    assert.equal(other.awaited, s.awaited);
    const again = fresh(s);
    const twice = fresh(s);
    sample(again, known, new Io(luck + 1));
    sample(twice, know(other, seat), new Io(luck + 1));
    assert.ok(sameState(again, twice), 'sample after sample is not the last sample');
    for (const secret of game.secrets) {
      const [a, b] = [other, s].map((x) => (x as unknown as Record<string, Int32Array>)[secret].join());
      if (a !== b) moved.add(secret);
    }
  }
}

suite('another world of the same seat', () => {
  for (const seats of game.seats)
    test(`looks the same to it, in random games of ${seats}`, () => {
      const moved = new Set<string>();
      for (let seed = 0; seed < 12; seed++) {
        let n = 0;
        play({ seats, seed, turns: 60 }, (s) => {
          if (n++ % 7 === 0) check(s, n, moved);
        });
      }
      assert.deepEqual(
        [...game.secrets].filter((secret) => !moved.has(secret) && (seats === 5 || secret !== 'sheet')),
        [],
      );
    });

  // Ledgers that fill up: pairs and triples exhausted, reduced answers, single cards.
  for (const seats of game.seats)
    test(`after many questions, with ${seats} players`, () => {
      for (let seed = 0; seed < 30; seed++) {
        const s = interrogated(seats, seed, 4 + seed * 2);
        assert.equal(game.invariant(s), undefined);
        check(s, seed, new Set());
      }
    });
});
