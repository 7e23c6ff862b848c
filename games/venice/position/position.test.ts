import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Choices, Io, sameState, settleOptions } from '@ridotto/engine';
import { venice as game } from '../index.ts';
import { rules } from '../rules/index.ts';
import { edition, NAMES, randomGame, read } from '../tests/kit.ts';

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
  test('what there is only with fewer players', () => {
    wrong({ 'doge-row': ['fortune'] }, /"doge-row" is there only when one plays alone/);
    wrong({ 'smuggler-tops': { a: ['bank'] } }, /"smuggler-tops" is there only when one or two play/);
    wrong({ gondolas: { 'letter-a': ['bank'] } }, /"letter-a" is there only when one or two play/);
    wrong({ at: 'draw-smugglers' }, /no smugglers at "draw-smugglers" with 3 players/);
    wrong({ at: 'doge-card' }, /only when one plays alone/);
    const two = (position: object, message: RegExp): void => assert.throws(() => read(position, 2), message);
    two({ gondolas: { 'letter-a': ['bank', 'docks'] } }, /letter-a has one/);
    two({ assistants: { bank: { 'letter-b': 2 } } }, /those of both smugglers are those of letter-a/);
    two({ bridges: { c01: 'letter-a' } }, /bridges: smugglers have none/);
    two({ 'smuggler-tops': { c: ['bank'] } }, /"c" is not one of a, b/);
    assert.throws(() => read({ scrolls: { doge: 6 } }, 1), /scrolls: doge is 6/);
  });
  test('what is there too often, or contradicts what it follows from', () => {
    wrong({ bridges: { c01: 'anne', c02: 'anne', c03: 'anne' } }, /too many bridges/);
    wrong({ missions: { anne: ['m1', 'm2', 'm3', 'm4'] } }, /too many missions/);
    wrong({ supply: { anne: 3 } }, /supply: anne 3 does not go with the rest, from which 10 follows/);
    wrong({ gondolas: { anne: ['bank'], benoit: ['bank'] }, stacks: { bank: ['anne', 'anne'] } }, /stacks: bank has other gondolas/);
    wrong({ gondolas: { anne: ['bank'] }, afloat: 'benoit' }, /afloat: that gondola is not on the board/);
  });
  test('places from which the rules cannot go on', () => {
    wrong({ at: 'move' }, /the one that anne moves is not on the board/);
    wrong({ at: 'encounter', draft: { anne: { pick: 'coins' } } }, /draft: pick is one of none, scroll/);
    wrong({ at: 'place', progress: { placings: 6 } }, /there is no such seat at "place"/);
    wrong({ at: 'returns' }, /anne is asked at "returns", and has nothing to choose/);
    wrong({ at: 'choose', parameters: [200, 0], interrupted: ['start'] }, /the rules cannot go on from "choose"/);
    wrong({ at: 'bridge', bridges: { c01: 'anne', c02: 'anne' } }, /whoever builds has no bridge left/);
    wrong({ at: 'lay', missions: { anne: ['m1'] } }, /the mission that is laid is among those of anne in "archived"/);
    assert.throws(
      () => read({ 'smuggler-tops': { a: ['church', 'senate', 'bank'] } }, 2),
      /smuggler-tops: 3 known cards on the deck of a, 2 at most/,
    );
    assert.throws(() => read({ at: 'voyage' }, 2), /at: "voyage" needs "goal"/);
    assert.throws(() => read({ at: 'sail', goal: 'bank' }, 2), /needs "progress" with "sent"/);
  });
  test('what was interrupted may be left out: the turn ends afterwards', () => {
    const s = read({ at: 'lay', archived: { anne: ['m1'] } });
    const list = new Choices();
    rules.legal(s, 0, list);
    rules.apply(s, 0, list.at[0], new Io(1));
    assert.deepEqual([rules.names[s.node], s.awaited], ['start', 1 << 1]);
  });
  test('whoever has no gondola on the board cannot take a turn', () => {
    const s = read({ gondolas: { benoit: ['bank'] } });
    assert.throws(() => rules.legal(s, 0, new Choices()), /player 1 has no gondola on the board/);
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
