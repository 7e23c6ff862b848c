import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Choices, Io, Match, sameState, seatsIn, settleOptions, type Options } from '@ridotto/engine';
import { sanMarco as game } from '../index.ts';
import { rules } from '../rules/index.ts';

const edition = game.edition(game.standard);
const NAMES = ['anne', 'benoit', 'christian', 'denise'];
const read = (position: object, options: Options = {}, names = NAMES) => game.read(position, edition, settleOptions(game, options), names);

/** Every combination of values of all options. */
const COMBINATIONS = Object.entries(game.options).reduce<Options[]>(
  (all, [name, values]) => all.flatMap((options) => values.map((value) => ({ ...options, [name]: value }))),
  [{}],
);

suite('a position says every fact of a state', () => {
  for (const seats of [3, 4])
    test(`read and written again at every step of random games of ${seats}, with all combinations of options`, () => {
      const list = new Choices();
      const pick = new Io(seats);
      COMBINATIONS.forEach((options, g) => {
        if (g % 2 !== seats % 2) return;
        const names = NAMES.slice(0, seats);
        const s = game.create(edition, options, seats);
        const io = new Io(g);
        rules.start(s, io);
        for (;;) {
          const written = JSON.parse(JSON.stringify(game.write(s, names))) as object;
          const again = game.read(written, edition, options, names);
          if (!sameState(s, again)) assert.deepEqual([...again.all], [...s.all], JSON.stringify(written));
          if (s.awaited === 0) break;
          const awaited = seatsIn(s.awaited);
          const seat = awaited[pick.pick(awaited.length)];
          rules.legal(s, seat, list);
          rules.apply(s, seat, list.at[pick.pick(list.n)], io);
        }
      });
    });
});

suite('a position has a default for whatever it leaves out', () => {
  const MINIMAL: Record<string, object> = {
    'fourth-roll': { roll: { district: 'castello' } },
    'place-nobles': { roll: { made: 1, district: 'castello' } },
    cut: { cuts: [{ of: 'anne', cards: ['doge', 'castello', 1] }] },
    turns: { cuts: [{ of: 'anne', offers: [['doge'], ['castello', 1]] }] },
    turn: { cuts: [{ of: 'anne', offers: [['doge'], ['castello', 1]] }] },
    choose: { cuts: [{ of: 'anne', offers: [['doge'], ['castello', 1]] }] },
    play: { 'to-play': { benoit: ['castello'] } },
    district: { place: 'castello' },
    transfer: { districts: { castello: { benoit: 1 } } },
    seize: { 'bridge-stock': 0, bridges: { 'castello/san-marco': ['benoit'] } },
    victim: { place: 'castello', districts: { castello: { benoit: 1 } } },
    removal: { place: 'castello', districts: { castello: { benoit: 2, christian: 1 } } },
    doge: { doge: 'castello' },
    'from-board': { place: 'castello', districts: { castello: { anne: 1 }, dorsoduro: { anne: 3 } } },
  };
  for (const at of rules.names)
    for (const seats of [3, 4])
      test(`at: ${at}, ${seats} players`, () => {
        const names = NAMES.slice(0, seats);
        const setup = { edition, options: settleOptions(game), seats };
        const s = read({ at, ...MINIMAL[at] }, {}, names);
        const match = new Match(
          game,
          setup,
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
});

suite('a position may be written in other spellings', () => {
  const same = (a: object, b: object): void => assert.ok(sameState(read(a), read(b)));
  test('districts by their codes, with underscores, in capitals, or shortened', () => {
    const plain = { districts: { 'santa-croce': { anne: 2 } }, doge: 'san-marco' };
    same({ districts: { SC: { anne: 2 } }, doge: 'SM' }, plain);
    same({ districts: { santa_croce: { anne: 2 } }, doge: 'san_marco' }, plain);
    same({ districts: { 'Santa-Croce': { anne: 2 } }, doge: 'San-Marco' }, plain);
    same({ districts: { santa: { anne: 2 } }, doge: 'san-m' }, plain);
  });
  test('players in capitals, shortened, or by seat', () => {
    const plain = { districts: { castello: { benoit: 2 } }, leader: 'benoit', 'to-play': { christian: ['doge'] } };
    same({ districts: { castello: { Benoit: 2 } }, leader: 'BENOIT', 'to-play': { Christian: ['Doge'] } }, plain);
    same({ districts: { castello: { b: 2 } }, leader: 's1', 'to-play': { s2: 'doge' } }, plain);
  });
  test('pairs either way round', () => {
    const plain = { bridges: { 'castello/san-marco': ['anne', 'benoit'] } };
    same({ bridges: { 'san-marco/castello': ['benoit', 'anne'] } }, plain);
    same({ bridges: { 'SM/CS': ['anne', 'benoit'] } }, plain);
    same({ bridges: { 'san_marco/castello': ['anne', 'benoit'] } }, plain);
    same({ bridges: { 'SM-CS': ['anne', 'benoit'] } }, plain);
    same({ bridges: { 'CS–SM': ['anne', 'benoit'] } }, plain);
  });
  test('limit cards by their value, cuts by their Distributor', () => {
    const plain = { at: 'cut', cuts: [{ of: 'anne', cards: ['doge', 'limit-1', 'limit-3'] }] };
    same({ at: 'cut', cuts: [{ of: 'anne', cards: ['doge', 1, 3] }] }, plain);
    same({ at: 'cut', cuts: { anne: { cards: ['doge', '1', 'limit-3'] } } }, plain);
    same({ cuts: { anne: { cards: ['doge', '1', 'limit-3'] } } }, plain);
    same({ 'limit-cards': { anne: [1, 'LIMIT-3'], denise: 2 } }, { 'limit-cards': { anne: ['limit-1', 'limit-3'], denise: ['limit-2'] } });
  });
});

suite('limit points may be said by the cards, or by the sum alone', () => {
  test('the cards give the points, and are not in the pile', () => {
    const s = read({ 'limit-cards': { anne: [1, 3, 3] } });
    assert.deepEqual([...s.limit], [7, 0, 0, 0]);
    assert.deepEqual([...s.limitPile], [7, 10, 8]);
    assert.equal(game.invariant(s), undefined);
  });
  test('the sum alone leaves the cards open, and the pile as it is', () => {
    const s = read({ limit: { anne: 7 } });
    assert.deepEqual([...s.limit], [7, 0, 0, 0]);
    assert.ok(s.limitCards.every((n) => n === 0));
    assert.equal(s.limitLeft, 28);
  });
  test('both: the sum may be more, for cards that are not said, and never less', () => {
    assert.deepEqual([...read({ limit: { anne: 9 }, 'limit-cards': { anne: [3] } }).limit], [9, 0, 0, 0]);
    assert.throws(() => read({ limit: { anne: 2 }, 'limit-cards': { anne: [3] } }), /anne has 3 points by limit-cards, more than 2/);
  });
  test('the invariant misses a card that is nowhere, and one that is there twice', () => {
    const s = read({ 'limit-cards': { anne: [1, 1, 2] } });
    s.limitCards[0] = 0; // two cards worth 1 are now one worth 2: the points are right
    s.limitCards[1] = 2;
    assert.match(game.invariant(s) ?? '', /Limit cards of 1 do not add up to 8/);
    s.limitCards[1] = 3;
    assert.match(game.invariant(s) ?? '', /before seat 0 are worth 6, not 4/);
  });
});

suite('a position that cannot be says what is wrong', () => {
  const refused = (position: object, message: RegExp): void => assert.throws(() => read(position), message);
  test('unknown keys, nodes, players, districts', () => {
    refused({ distrikts: {} }, /"distrikts" is not a key of a San Marco position; the keys are at, awaits/);
    refused({ at: 'teatime' }, /"teatime" is not one of game, set-up/);
    refused({ leader: 'emile' }, /player: "emile" is not one of anne, benoit, christian, denise/);
    refused({ doge: 'murano' }, /district: "murano" is not one of cannaregio/);
    refused({ doge: 'san' }, /"san" could be santa-croce or san-polo or san-marco/);
  });
  test('too much of something', () => {
    refused({ districts: { castello: { anne: 26 } } }, /anne has 26 nobles on the board, more than 25/);
    refused({ supply: { anne: -1 } }, /supply is -1/);
    refused({ 'bridge-stock': 13 }, /0 on the board and 13 beside it, more than 12/);
    refused({ bridges: { 'castello/san-polo': ['anne'] } }, /castello\/san-polo are not neighbours/);
    refused({ bridges: { 'castello/san-marco': ['anne', 'anne'] } }, /anne has two on castello\/san-marco/);
    refused({ bridges: { 'castello/san-marco': NAMES } }, /more than 3/);
    refused({ used: { banishment: 5 } }, /only 4 banishment/);
    refused({ prestige: { anne: -1 } }, /prestige is -1/);
  });
  test('what a node needs', () => {
    refused({ at: 'doge' }, /at doge needs doge/);
    refused({ at: 'victim' }, /at victim needs place/);
    refused({ at: 'cut' }, /at cut needs cuts/);
    refused({ at: 'choose' }, /at choose needs cuts/);
    refused({ 'to-play': { anne: ['limit-1'] } }, /limit-1 is not an Action card/);
    refused({ 'limit-cards': { anne: ['doge'] } }, /doge is not a Limit card/);
    refused({ 'limit-cards': { anne: Array.from({ length: 9 }, () => 1) } }, /only 8 limit-1/);
  });
});
