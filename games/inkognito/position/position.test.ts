import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Match, sameState, seatsIn, settleCase, settleOptions, type Options } from '@ridotto/engine';
import { inkognito as game } from '../index.ts';
import { rules } from '../rules/index.ts';
import { edition, namesOf, play } from '../tests/kit.ts';

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
      if (['walk', 'sheet'].includes(at) && seats < 5) continue;
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
    // A combination is named once all fifteen have been shown: Green is AX and short.
    const pairs = ['LF AX', 'CB AX', 'ZZ AX'].flatMap((pair) => ['tall', 'short', 'fat', 'thin'].map((d) => `${pair} ${d}`));
    const all = [...pairs, 'LF CB short', 'LF ZZ short', 'CB ZZ short'].map((cards) => ({ cards: cards.split(' ') }));
    const shown = (of: string) => ({
      questions: [...all, { cards: ['LF', 'AX'], of }].map((q) => ({ asker: 'red', target: 'green', kind: 'identity', ...q })),
    });
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
  test('at movement only own figures may share a space, and only if balls are left to part them', () => {
    const both = { 'red-tall': 's53', 'red-fat': 's53' };
    read({ balls: ['orange'], figures: both });
    refused({ balls: ['blue'], figures: both }, /at movement: no ball that is left makes an end of it \(L1\)/);
    refused({ at: 'movement', figures: both }, /\(L1\)/);
    refused({ balls: ['orange'], figures: { 'blue-tall': 's53', 'blue-fat': 's53' } }, /blue-tall and blue-fat share a space/);
    refused({ at: 'movement', used: ['black'], moved: ['ambassador'], figures: { 'blue-tall': 's58' } }, /\(L3\)/);
  });
  test('each ball moves one piece: none moves without', () => {
    refused({ at: 'movement', balls: ['blue'], moved: ['red-tall'] }, /moved: red-tall, by 0 used balls/);
    refused(
      { at: 'movement', balls: ['blue'], used: ['orange'], moved: ['red-tall', 'red-fat'] },
      /moved: red-tall, red-fat, by 1 used balls/,
    );
    read({ balls: ['blue'], used: ['orange', 'black'], moved: ['red-tall', 'ambassador'], ambassador: 's29' });
  });
  test('no words at all', () => {
    for (const key of ['at', 'player', 'phase']) refused({ [key]: { red: 1 } }, new RegExp(`${key} is {"red":1}, not a word`));
    refused({ balls: { white: 3 } }, /balls is {"white":3}, not a word/);
  });
  test('what a node needs', () => {
    refused({ at: 'answer' }, /at answer needs question/);
    refused({ question: { asker: 'red' } }, /needs asker and target/);
    refused({ question: { asker: 'red', target: 'red' } }, /red cannot be asked by red/);
    refused({ at: 'hand' }, /at hand needs hand/);
    refused({ at: 'over' }, /over needs winners/);
    refused({ questions: [{ asker: 'red', target: 'green' }] }, /each needs cards/);
  });
  const five = namesOf(5);
  test('the Ambassador player where nobody is, and figures that are not his', () => {
    for (const at of ['walk', 'sheet']) refused({ at }, new RegExp(`at ${at}: nobody is the Ambassador player`));
    refused({ walked: 1 }, /only the Ambassador player walks/);
    refused({ sheet: { red: { identity: 'LF', disguise: 'tall' } } }, /sheet: nobody is the Ambassador player/);
    for (const at of ['shake', 'movement'])
      refused({ at, player: 'ambassador' }, new RegExp(`at ${at}: ambassador is the Ambassador player`), five);
    refused({ at: 'walk', player: 'red' }, /at walk: nothing is to be decided there/, five);
    refused({ deal: { ambassador: { identity: 'LF' } } }, /the Ambassador player has no cards/, five);
    refused({ sheet: { ambassador: { identity: 'LF', disguise: 'tall' } } }, /the Ambassador player has no row/, five);
    refused({ sheet: { red: 'LF tall' } }, /each row of the sheet is a map/, five);
    refused({ sheet: { red: null } }, /each row needs identity and disguise/, five);
    const twice = { red: { identity: 'LF', disguise: 'tall' }, green: { identity: 'LF', disguise: 'short' } };
    refused({ sheet: twice }, /somebody is twice on the sheet/, five);
  });
  test('a hand, a question, a dismissal that is not of this turn, or of nobody', () => {
    refused({ hand: { of: 'red', to: 'red' } }, /red cannot be named/);
    refused({ hand: 'red' }, /hand is a map/);
    refused({ hand: { of: 'red', to: 'ambassador' } }, /ambassador cannot be named/, five);
    refused({ hand: { of: 'ambassador', to: 'red' } }, /the Ambassador player has no mission/, five);
    refused({ player: 'blue', hand: { of: 'red', to: 'green' } }, /hand: it is the turn of blue/);
    refused({ player: 'blue', question: { asker: 'red', target: 'green' } }, /question: it is the turn of blue/);
    refused({ question: { asker: 'red', target: 'green', piece: 'blue-tall' } }, /blue-tall is no figure of who is asked/);
    refused({ player: 'red', dismiss: 'red-tall' }, /red-tall is one's own/);
    refused({ player: 'ambassador', dismiss: 'ambassador' }, /ambassador is one's own/, five);
  });
  test('meetings that are none', () => {
    const together = { 'red-tall': 's49', 'green-tall': 's49', 'red-fat': 's50', 'green-fat': 's50' };
    refused({ at: 'meetings' }, /at meetings: nothing is to be decided there/);
    refused({ at: 'meetings', figures: together }, /green-tall and green-fat, two of the same player \(L2\)/);
    const meet = (piece: string, other?: string) => ({ at: 'meetings', figures: together, meetings: [{ piece, with: other }] });
    refused(meet('green-tall', 'red-tall'), /green-tall and red-tall do not meet in this turn/);
    refused(meet('red-tall', 'red-fat'), /red-tall and red-fat do not meet in this turn/);
    refused(meet('red-tall', 'green-fat'), /red-tall has left green-fat/);
    refused(meet('red-tall'), /each needs piece and with/);
    refused({ at: 'meetings', meetings: 5 }, /each of meetings is a map/);
  });
  test('balls, letters, turns and cards at the wrong time', () => {
    refused({ at: 'shake', balls: ['white'] }, /balls: white not yet used, at shake/);
    refused({ at: 'shake', moved: 'red-tall' }, /before the shake nothing is/);
    refused({ at: 'placing', deal: { red: 'LF' } }, /nothing has been dealt at placing/);
    refused({ at: 'placing', placed: { 'red-tall': 's14' } }, /s14 is no start space of red-tall/);
    refused({ at: 'placing', placed: { 'red-tall': 's02', 'red-fat': 's02' } }, /red-tall and red-fat share a space/);
    refused({ placed: { 'red-tall': 's02' } }, /the figures stand on the board/);
    refused({ deal: { red: 'LF CB' } }, /LF CB has two of identity/);
    refused({ winners: ['red'] }, /winners: the game is not over/);
    refused({ how: 'mission' }, /how: the game is not over/);
  });
  test('a history that was not legal', () => {
    const shown = (...all: object[]) => ({ questions: all.map((q) => ({ asker: 'red', target: 'green', ...q })) });
    refused(shown({ cards: ['LF', 'CB', 'tall'] }), /answer 1, LF CB tall of green, was not legal \(one-true\)/);
    refused(shown({ cards: ['AX', 'LF', 'tall'] }, { cards: ['AX', 'LF', 'tall'] }), /answer 2, LF AX tall of green, was not legal \(R1\)/);
    refused(shown({ cards: ['AX', 'LF'], channel: 'direct' }), /was not legal \(three-cards\)/);
    refused(shown({ cards: ['AX', 'LF'], of: 'AX-LF-tall' }), /was not legal \(not-exhausted\)/);
    refused(shown({ cards: ['AX', 'LF', 'tall'], turn: 2 }), /questions.turn is 2/);
    refused(shown({ cards: ['AX', 'LF', 'mission'], letter: 'B' }), /B is not the letter that these cards show/);
    refused(shown({ cards: ['AX', 'LF', 'tall'], letter: 'A' }), /A is not the letter that these cards show/);
  });
  test('two players, or six', () => {
    assert.throws(() => settleCase(game, { players: 2 }), /inkognito is for 3, 4 or 5 players, not 2/);
    assert.throws(() => settleCase(game, { players: ['a', 'b', 'c', 'd', 'e', 'f'] }), /not 6/);
  });
});
