import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { combinations } from '@ridotto/engine/battery/index.ts';
import { Choices, Io, settleOptions, verbOf, type Game, type Options } from '@ridotto/engine';
import { SAY, sheet, valencia, type State } from '@ridotto/games/valencia/index.ts';
import { ROUNDS } from '@ridotto/games/valencia/box/material.ts';
import { AT } from '@ridotto/games/valencia/rules/contents.ts';
import { EVERYTHING, NAMES } from '@ridotto/games/valencia/tests/kit.ts';
import { mix, playGame, simulate } from '../arena.ts';
import type { Bot } from '../shared/bot.ts';
import { decide } from '../play.ts';
import { random } from '../random.ts';
import { divide, divisions } from './planning.ts';
import { steady } from './steady.ts';

const game = valencia as unknown as Game<State>;
const edition = valencia.edition(valencia.standard);

/** A whole game; a fault, and an illegal choice is one, ends the test. */
function play(bots: readonly Bot<State>[], seed: number, options: Options = {}, each?: (s: State) => void): State {
  const s = valencia.create(edition, settleOptions(valencia, options), bots.length);
  const own = bots.map((_, p) => new Io(mix(seed, p + 1)));
  const fault = ({ message, error }: { message: string; error?: unknown }): never => assert.fail(`${message} ${String(error)}`);
  playGame(game, s, bots, own, new Io(mix(seed, 0)), fault, () => each?.(s));
  return s;
}

// It should win 9 games of 10. One that does falls under 75 % of 40 games once in 700 runs; one that wins 99 %, as when this
// was written, never. A bot of 55 % stays under it in all but 1 % of runs.
test('steady beats three random players', () => {
  const { seats } = simulate(
    game,
    { players: 4, bots: [steady as unknown as Bot, 'random', 'random', 'random'], games: 40, seed: 20 },
    () => 0,
  );
  assert.ok(seats[0].winShare >= 0.75, `won ${seats[0].winShare}`);
  assert.ok(seats[0].meanScore > 2 * Math.max(...seats.slice(1).map((s) => s.meanScore)));
});

for (const players of valencia.seats)
  test(`${players} players: with options of all kinds games end, and all pieces are there`, () => {
    const any = random as unknown as Bot<State>;
    for (const [n, options] of combinations(valencia.options).entries()) {
      const bots = Array.from({ length: players }, (_, p) => (p > 0 && n % 3 === 0 ? any : steady));
      let round = -1;
      const s = play(bots, players * 100 + n, options, (t) => {
        if (t.round === round) return;
        round = t.round;
        assert.equal(valencia.invariant(t), undefined);
      });
      assert.equal(s.round, ROUNDS);
    }
  });

test('among themselves they fill the city, and keep missions that they mostly fulfil', () => {
  let members = 0;
  let points = 0;
  for (let g = 0; g < 6; g++)
    for (const { city, missions } of sheet(play(Array<Bot<State>>(4).fill(steady), 40 + g))) {
      members += city / 24;
      points += missions.reduce((sum, m) => sum + m.points, 0) / 24;
    }
  // Six members in the rulebook's example, about eight in these games; 7 to 9 points for missions.
  assert.ok(members > 6 && members < 10, `${members} members`);
  assert.ok(points > 3, `${points} points for missions`);
});

test('what it does depends on what its seat knows only: not on its luck, nor on hidden cards and missions', () => {
  for (const players of valencia.seats) {
    const watched: Bot<State> = {
      name: 'watched',
      decide: (q) => {
        const choice = steady.decide(q);
        for (let i = 1; i < 3; i++) assert.equal(decide(game, steady, q.world(), q.seat, new Io(i)), choice); // each in another world
        return choice;
      },
    };
    const rest = Array<Bot<State>>(players - 1).fill(steady);
    play([watched, ...rest], 60 + players, players % 2 ? EVERYTHING : {});
  }
});

const list = new Choices();
/** A position, and what steady does there. */
function doesIn(position: object, players = 4, options: Options = {}, seat = 0): string {
  const names = NAMES.slice(0, players);
  const s = valencia.read(position, edition, settleOptions(valencia, options), names);
  game.rules.legal(s, seat, list);
  assert.ok(list.n > 1, 'it has no choice');
  const choice = decide(game, steady, s, seat, new Io(1), ({ message, error }) => assert.fail(`${message} ${String(error)}`));
  return valencia.codec.format(choice, names);
}

suite('where the right choice is plain', () => {
  // The base city: 6 on b2 touches c2 (P4), a2 (D3), b1 (C3), b3 (W2); 3 on d2 touches c2, too.
  const fountains = { b2: 'f6', d2: 'f3' };
  const placing = { at: 'guild', step: 'B', player: 'anne', ranks: ['anne'], round: 4, fountains, coins: { anne: 9 } };

  test('it places a member between two fountains, at a fountain, at the centre', () => {
    assert.equal(doesIn({ ...placing, guild: 'porcelain', granted: ['place'] }), 'place c2');
    assert.equal(doesIn({ ...placing, guild: 'wine', granted: ['place'] }), 'place b3');
    assert.equal(doesIn({ ...placing, guild: 'wine', granted: ['place'], fountains: {}, palms: ['t2-2'] }), 'place b3'); // a palm
  });
  test('of seat, resource and place the first rank takes all, in that order; the third the better one', () => {
    const position = { ...placing, guild: 'wine' };
    assert.equal(doesIn({ ...position, granted: ['seat', 'take', 'place'] }), 'seat');
    assert.equal(doesIn({ ...position, granted: ['take', 'place'] }), 'take');
    assert.equal(doesIn({ ...position, ranks: ['benoit', 'christian', 'anne'], granted: ['take', 'place', 'either'] }), 'place b3');
    // The last member is worth more at a fountain than on the Council for two rounds.
    assert.equal(doesIn({ ...position, granted: ['seat', 'take', 'place'], supply: { anne: 1 } }), 'take');
  });
  test('a member for a mission, when nothing else decides', () => {
    // The last guild: e2 (W5) is the dearest, and makes two on squares of cost 5.
    const last = { at: 'guild', step: 'F', guild: 'wine', player: 'anne', round: 5, coins: { anne: 9 }, granted: ['place'] };
    assert.equal(doesIn({ ...last, members: { anne: ['g4'] }, missions: { anne: ['cost-5'] } }), 'place e2');
    assert.notEqual(doesIn({ ...last, members: { anne: ['a1'] }, missions: { anne: ['cost-5'] } }), 'place e2');
  });
  test('it builds and plants where its members stand, not where others do', () => {
    const nobility = { round: 5, tiles: { 5: 'f6' }, council: { nobility: ['anne'], church: ['anne'] } };
    const own = { anne: ['g1', 'h2', 'f2'], benoit: ['a2', 'b1'] };
    assert.equal(doesIn({ ...nobility, at: 'fountain', members: own }), 'build g2');
    assert.equal(doesIn({ ...nobility, at: 'fountain', members: { anne: own.benoit, benoit: own.anne } }), 'build b2');
    assert.equal(doesIn({ ...nobility, at: 'palm', members: { anne: ['a1', 'a2', 'b1'], benoit: ['h1', 'h2'] } }), 'plant t1-1');
  });
  test('it moves, by step G or the Wanderer, to a fountain', () => {
    const position = { round: 5, members: { anne: ['h4'] }, fountains: { g2: 'f6' } };
    assert.equal(doesIn({ ...position, at: 'move', player: 'anne', members: { anne: ['h3'] } }), 'move h3 h2');
    const wandering = { ...position, at: 'special-cards', step: 'A', player: 'anne', wanderers: 1 };
    assert.equal(doesIn(wandering, 4, { wanderer: true }), 'wander h4 h2');
  });
  test('it sells what the squares to come ask for, and nothing once it is of no use', () => {
    const sale = { at: 'sale', step: 'E', player: 'anne', round: 4, coins: { anne: 0 }, resources: { anne: ['porcelain'] } };
    assert.equal(doesIn({ ...sale, granted: ['sell'] }), 'sell porcelain');
    assert.equal(doesIn({ ...sale, granted: ['sell'], missions: { anne: ['ten-minus-coins'] }, round: 5, supply: { anne: 0 } }), 'done');
    assert.equal(doesIn({ ...sale, granted: ['merchants'], resources: {} }), 'seat');
  });
  test('it keeps missions without a risk, and not the hardest ones', () => {
    const keeps = (mission: string): string => doesIn({ at: 'missions', 'to-choose': { anne: [mission, 'cost-2'] } });
    for (const mission of ['ten-minus-coins', 'isolated', 'route']) assert.match(keeps(mission), /^(keep|reject) /);
    assert.match(doesIn({ at: 'missions', 'to-choose': { anne: ['ten-minus-coins', 'ten-minus-resources'] } }), /^keep ten-minus-coins/);
    assert.match(doesIn({ at: 'missions', 'to-choose': { anne: ['every-guild', 'isolated'] } }), /^reject every-guild/);
    const drawn = { at: 'keep-mission', player: 'anne', round: 5, step: 'F', members: { anne: ['a1', 'h8'] } };
    assert.equal(doesIn({ ...drawn, 'to-choose': { anne: ['every-guild', 'corners'] } }), 'keep corners');
  });
  test('it takes the best card back, and does not pay for what it cannot learn', () => {
    const idle = {
      at: 'take-back',
      step: 'C',
      round: 2,
      player: 'anne',
      'may-take-back': ['anne'],
      ranks: ['anne'],
      revealed: { anne: 1 },
    };
    assert.equal(doesIn({ ...idle, piles: { anne: [[2, 5, 3]] } }), 'take-back 5');
  });
});

suite('bidding', () => {
  const last = { at: 'bid', round: 5, fountains: { b2: 'f6' }, first: 'benoit', queue: ['anne'], coins: { anne: 9 } };
  const others = { benoit: [[2]], christian: [[3]], denise: [[4]] };
  const revealed = { benoit: 1, christian: 1, denise: 1 };

  test('the last in the queue wins with no more than it takes', () => {
    // At F of the last round nothing is left to save for but the move.
    const position = { ...last, step: 'F', guild: 'wine', revealed, piles: { ...others, anne: [[6], [3], [5]] } };
    assert.match(doesIn(position), /^reveal [13]$/);
    // All others have passed: any pile wins, so the least.
    assert.equal(
      doesIn({ ...last, step: 'D', guild: 'wine', piles: { benoit: [[2]], christian: [[3]], denise: [[4]], anne: [[6], [1], [5]] } }),
      'reveal 2',
    );
  });
  test('it keeps its cards for what it needs', () => {
    // Nothing to sell at C: pass. With three porcelain and no coin, in the middle of the game: a sale.
    const sale = { ...last, step: 'C', piles: { anne: [[6], [5]], benoit: [[6], [6]] } };
    assert.equal(doesIn(sale), 'pass');
    const poor = {
      ...sale,
      coins: { anne: 0 },
      resources: { anne: { porcelain: 2 } },
      piles: { anne: [[2], [6], [5]], benoit: [[6], [6]] },
    };
    assert.match(doesIn(poor), /^reveal/);
  });
  test('in the last auction it reveals for the pawn, if that is its mission', () => {
    const move = { ...last, step: 'G', piles: { anne: [[6]] }, pawn: 'benoit' };
    assert.equal(doesIn({ ...move, missions: { anne: ['pawn'] } }), 'reveal 1');
  });
});

suite('planning', () => {
  test('in the last round it draws all its cards, in the first its share', () => {
    const drawing = { at: 'planning', stopped: {}, hand: { anne: [6, 5, 6, 4, 6, 5, 6, 4, 3] } };
    assert.equal(doesIn(drawing), 'stop');
    assert.equal(doesIn({ ...drawing, round: 5 }), 'draw');
    assert.equal(doesIn({ at: 'planning', hand: { anne: [1] } }), 'draw');
  });
  test('all cards go into piles, of which there are several', () => {
    const s = valencia.read({ at: 'planning', hand: { anne: [6, 5, 3, 2, 1] } }, edition, settleOptions(valencia), NAMES.slice(0, 4));
    const piles = divide(s, 0, [5, 4, 2, 1, 0]);
    assert.deepEqual(
      piles.flat().sort((a, b) => a - b),
      [0, 1, 2, 4, 5],
    );
    assert.ok(piles.length >= 2);
  });
  test('of several ways to divide the cards the first is the one that is taken, and no two are alike', () => {
    const s = valencia.read({ at: 'planning', hand: { anne: [6, 5, 3, 2, 1] } }, edition, settleOptions(valencia), NAMES.slice(0, 4));
    const hand = [5, 4, 2, 1, 0];
    const ways = divisions(s, 0, hand, 4);
    assert.ok(ways.length > 1 && ways.length <= 4);
    assert.deepEqual(ways[0], divide(s, 0, hand));
    const alike = (piles: readonly (readonly number[])[]): string =>
      piles
        .map((cards) => cards.toSorted((a, b) => a - b).join())
        .sort()
        .join('|');
    assert.equal(new Set(ways.map(alike)).size, ways.length);
    for (const piles of ways)
      assert.deepEqual(
        piles.flat().sort((a, b) => a - b),
        [0, 1, 2, 4, 5],
      );
  });
  test('the plan is one plan, whoever asks in between', () => {
    const alone: string[] = [];
    const spy = (into: string[], meanwhile = false): Bot<State> => ({
      name: 'spy',
      decide: (q) => {
        if (meanwhile && q.luck.pick(8) === 0) doesIn({ at: 'bid', step: 'B' });
        const choice = steady.decide(q);
        if (verbOf(choice) === SAY.put.tag) into.push(`${q.seat}: ${q.game.codec.format(choice)}`);
        return choice;
      },
    });
    play(Array<Bot<State>>(3).fill(spy(alone)), 80);
    const disturbed: string[] = [];
    play(Array<Bot<State>>(3).fill(spy(disturbed, true)), 80);
    assert.ok(alone.length > 50);
    assert.deepEqual(disturbed, alone);
  });
  test('who takes over a plan that somebody else has begun finishes it', () => {
    const s = valencia.read(
      { at: 'planning', stopped: { anne: true }, hand: { anne: [6, 5, 3, 2] }, 'pile-of': { anne: [1, 1, 2, 0] } },
      edition,
      settleOptions(valencia),
      NAMES.slice(0, 3),
    );
    assert.equal(s.node, AT.planning);
    game.rules.legal(s, 0, list);
    const choice = decide(game, steady, s, 0, new Io(1), ({ message }) => assert.fail(message));
    assert.ok(list.list().includes(choice));
  });
});
