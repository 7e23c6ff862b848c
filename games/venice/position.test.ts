import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Choices, Io, sameState, settleOptions } from '@ridotto/engine';
import { venice as game } from './index.ts';
import { rules } from './rules/index.ts';
import { edition, NAMES, randomGame, read } from './test-kit.ts';

suite('a position says every fact of a state', () => {
  for (const seats of game.seats)
    test(`read and written again in random games of ${seats}`, () => {
      const names = NAMES.slice(0, seats);
      const options = settleOptions(game, {});
      let n = 0;
      randomGame(seats, 40 + seats, {}, new Io(seats), (s) => {
        if (n++ % (seats === 1 ? 1 : 7) !== 0 && s.awaited !== 0) return;
        const written = JSON.parse(JSON.stringify(game.write(s, names))) as object;
        const again = game.read(written, edition, options, names);
        if (sameState(s, again)) return;
        const at = [...s.all].findIndex((x, i) => x !== again.all[i]);
        assert.fail(`at ${rules.names[s.node]}, number ${at}: ${s.all[at]} is read as ${again.all[at]}: ${JSON.stringify(written)}`);
      });
    });
});

suite('positions that make no sense are refused', () => {
  const wrong = (position: object, message: RegExp): void => assert.throws(() => read(position), message);
  test('with the reason', () => {
    wrong({ at: 'nowhere' }, /at: "nowhere" is not one of/);
    wrong({ gold: 1 }, /"gold" is not a key of a Venice position/);
    wrong({ gondolas: { anne: ['market', 'market'] } }, /the two of anne share a quay/);
    wrong({ gondolas: { emile: ['market'] } }, /"emile" is not one of anne, benoit, christian/);
    wrong({ assistants: { bank: { anne: 2, benoit: 2 } } }, /two on space 2 of bank/);
    wrong({ missions: { anne: ['m1'], benoit: ['m1'] } }, /mission m1: there are not so many/);
    wrong({ cards: { anne: ['testify', 'testify', 'testify'] } }, /influence card testify: there are not so many/);
    wrong({ cubes: { anne: ['3/3/0'] } }, /five at most/);
    wrong({ bridges: { c30: 'anne' } }, /there is no canal c30/);
    wrong({ intrigue: { anne: 9 } }, /intrigue is 9/);
    wrong({ layout: { market: 't1' } }, /every tile lies somewhere/);
    wrong({ progress: { luck: 1 } }, /progress: "luck" is not one of/);
  });
});

test('a question that stands after the favour card has been turned, with nothing left to choose', () => {
  const s = read({ at: 'move', coins: { anne: 0 }, gondolas: { anne: ['docks'] }, favour: { anne: true } });
  const list = new Choices();
  for (const line of ['moor great-council', 'use a', 'favour scrolls']) {
    rules.legal(s, 0, list);
    const choice = list.list().find((c) => game.codec.format(c) === line);
    assert.ok(choice !== undefined, line);
    rules.apply(s, 0, choice, new Io(1));
  }
  assert.equal(rules.names[s.node], 'activate');
  assert.deepEqual(read(game.write(s, NAMES.slice(0, 3))).all, s.all);
});
