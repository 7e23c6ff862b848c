import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Match, sameState, seatsIn, settleOptions, type Options } from '@ridotto/engine';
import { inkognito as game } from './index.ts';
import { rules } from './rules/index.ts';
import { edition, NAMES, namesOf, play } from './test-kit.ts';

const read = (position: object, options: Options = {}, names = namesOf(4)) =>
  game.read(position, edition, settleOptions(game, options), names);

suite('a position says every fact of a state', () => {
  for (const seats of game.seats)
    for (const options of [{}, { placing: 'random', absentColour: 'green', ambassadorSeat: 2, firstPlayer: 'chosen' }] as Options[])
      test(`read and written again at every step of random games of ${seats}, ${JSON.stringify(options)}`, () => {
        const names = ['anne', 'benoit', 'christian', 'denise', 'emile'].slice(0, seats);
        const settled = settleOptions(game, options);
        for (let seed = 0; seed < 6; seed++)
          play({ seats, seed, options, turns: 40 }, (s) => {
            assert.equal(game.invariant(s), undefined);
            const written = JSON.parse(JSON.stringify(game.write(s, names))) as object;
            const again = game.read(written, edition, settled, names);
            if (!sameState(s, again)) assert.deepEqual([...again.all], [...s.all], JSON.stringify(written));
          });
      });
});
void [Match, seatsIn, rules, NAMES, read];
