// Random games of one to five players come to their end, and nothing is lost on the way.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Options } from '@ridotto/engine';
import { invariant } from './position/invariant.ts';
import { venice as game } from './index.ts';
import { sheet } from './rules/scoring.ts';
import { randomGame } from './tests/kit.ts';

suite('random games', () => {
  for (const seats of game.seats)
    test(`of ${seats}`, () => {
      for (let seed = 1; seed <= 5; seed++) {
        const s = randomGame(
          seats,
          seed,
          { activateAtOwnGondola: seed % 2 === 0, favourCards: seed === 3 ? 'none' : 'all' },
          undefined,
          (t) => {
            const wrong = invariant(t);
            if (wrong !== undefined) assert.fail(wrong);
          },
        );
        assert.equal(s.on, 0);
        if (seats > 1) assert.equal(game.winners(s).length, 1);
        const rows = sheet(s);
        game.scores(s).forEach((vp, p) => assert.equal(rows[`s${p}`].total, vp));
      }
    });
  for (const [name, options] of Object.entries<Options>({
    easiest: { soloAssistants: false, soloVpSpace4: 3, soloScrolls: 1, soloFinalTurns: 2 },
    hardest: { soloExtraCards: 2, soloHeadStart: 5, soloVpSpace1: 1, soloScrolls: 3, soloFinalTurns: 0 },
  }))
    test(`alone, the ${name}`, () => {
      for (let seed = 1; seed <= 5; seed++) assert.equal(randomGame(1, seed, options).on, 0);
    });
});
