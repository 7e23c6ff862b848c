import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Match, sameState, seatsIn, settleCase, settleOptions, type Options } from '@ridotto/engine';
import { inkognito as game } from './index.ts';
import { rules } from './rules/index.ts';
import { edition, namesOf, play } from './test-kit.ts';

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

suite('a position has a default for whatever it leaves out', () => {
  const MINIMAL: Record<string, object> = {
    answer: { question: { asker: 'red', target: 'green', kind: 'identity' } },
    hand: { hand: { of: 'red', to: 'green' } },
    meetings: { figures: { 'red-tall': 's53', 'green-tall': 's53' } },
    over: { winners: ['red'] },
  };
  for (const at of rules.names)
    for (const seats of game.seats) {
      // These are for the Ambassador player.
      if ((at === 'relay' || at === 'sheet') && seats < 5) continue;
      test(`at: ${at}, ${seats} players`, () => {
        const names = namesOf(seats);
        const s = read({ at, ...MINIMAL[at] }, {}, names);
        const match = new Match(
          game,
          { edition, options: settleOptions(game), seats },
          { outcome: (_, q, w, from) => q.domain.values.findIndex((_v, k) => !w || w[from + k] > 0) },
          s,
        );
        // it plays on for a while, and whoever is awaited can choose
        for (let n = 0; n < 40 && !match.over; n++) {
          const seat = seatsIn(match.state.awaited)[0];
          const legal = match.legal(seat);
          assert.ok(legal.length > 0, `nothing is legal at ${rules.names[match.state.node]}`);
          assert.equal(match.submit(seat, [legal[n % legal.length]]), undefined);
        }
      });
    }
});

suite('a position may be written in other spellings', () => {
  const same = (a: object, b: object, names = namesOf(4)): void => assert.ok(sameState(read(a, {}, names), read(b, {}, names)));
  const deal = { red: { identity: 'ZZ', disguise: 'fat', letter: 'D' } };
  test('agents by name, letters in small', () => {
    same({ deal }, { deal: { red: { identity: 'Madame Zsa Zsa', disguise: 'Fat', letter: 'd' } } });
    same({ deal }, { deal: { red: { identity: 'zz', disguise: 'fat', letter: 'D' } } });
    same({ deal }, { deal: { red: 'ZZ fat D' } });
    same({ deal }, { deal: { red: ['D', 'zsa_zsa', 'fat'] } });
  });
  test('figures either way round, or by colour; the Ambassador among them or apart', () => {
    const plain = { figures: { 'red-tall': 's03', ambassador: 's29' } };
    same(plain, { figures: { 'tall-red': 's03' }, ambassador: 's29' });
    same(plain, { figures: { 'red tall': 'S03', 'The Ambassador': 's29' } });
    same(plain, { figures: { red: { tall: 's03' } }, ambassador: 's29' });
  });
  test('players by name, seat, colour, or shortened', () => {
    const names = ['anne', 'benoit', 'christian', 'denise'];
    const plain = { player: 'benoit', deal: { benoit: 'CB tall A' } };
    same(plain, { player: 'Benoit', deal: { s1: 'CB tall A' } }, names);
    same(plain, { player: 's1', deal: { green: 'CB tall A' } }, names);
    same(plain, { player: 'b', deal: { be: 'CB tall A' } }, names);
  });
  test('combinations in any order', () => {
    const shown = (of: string) => ({ questions: [{ asker: 'red', target: 'green', kind: 'identity', cards: ['LF', 'AX'], of }] });
    same(shown('LF-AX-tall'), shown('tall-ax-lf'));
  });
});

suite('a position that cannot be says what is wrong', () => {
  const refused = (position: object, message: RegExp, names = namesOf(4)): void => assert.throws(() => read(position, {}, names), message);
  test('unknown keys, nodes, players, words', () => {
    refused({ figurs: {} }, /"figurs" is not a key of an Inkognito position; the keys are at, awaits/);
    refused({ at: 'teatime' }, /"teatime" is not one of game, set-up/);
    refused({ player: 'emile' }, /player: "emile" is not one of red, green, blue, yellow/);
    refused({ figures: { 'red-huge': 's02' } }, /figure: "red-huge" is not one of red-tall/);
    refused({ ambassador: 's59' }, /space: "s59" is not one of s01/);
    refused({ deal: { red: 'LF huge' } }, /"huge" is no identity, disguise or letter/);
    refused({ deal: { red: { name: 'LF' } } }, /"name" is not a key of deal/);
    refused({ balls: ['pink'] }, /ball: "pink" is not one of white/);
  });
  test('what cannot be together', () => {
    refused({ figures: { 'red-tall': 's03', 'red-fat': 's03' } }, /red-tall and red-fat share a space/);
    refused({ figures: { ambassador: 's03' }, ambassador: 's04' }, /the ambassador stands in two places/);
    refused({ deal: { red: 'LF', green: 'LF' } }, /LF stands twice/);
    refused({ balls: ['white', 'white', 'white', 'orange'] }, /4 shown, more than 3/);
    refused({ balls: ['purple', 'purple'] }, /there are only 1 purple/);
    refused({ declared: true }, /declared needs sheet/);
    refused({ figures: { 'yellow-tall': 's02' } }, /yellow-tall takes no part/, namesOf(3));
    refused({ colours: { red: 'red', green: 'red', blue: 'blue', yellow: 'yellow' } }, /every player needs one of his own/);
  });
  test('what a node needs', () => {
    refused({ at: 'answer' }, /at answer needs question/);
    refused({ question: { asker: 'red' } }, /needs asker and target/);
    refused({ question: { asker: 'red', target: 'red' } }, /red cannot be asked by red/);
    refused({ at: 'hand' }, /at hand needs hand/);
    refused({ at: 'over' }, /over needs winners/);
    refused({ questions: [{ asker: 'red', target: 'green' }] }, /each needs cards/);
  });
  test('two players, or six', () => {
    assert.throws(() => settleCase(game, { players: 2 }), /inkognito is for 3 or 4 or 5 players, not 2/);
    assert.throws(() => settleCase(game, { players: ['a', 'b', 'c', 'd', 'e', 'f'] }), /not 6/);
  });
});
