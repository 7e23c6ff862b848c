import assert from 'node:assert/strict';
import test from 'node:test';
import { Choices, Io, sameState, settleOptions, type Choice, type Place, type Seat } from '@ridotto/engine';
import { GAMES } from '@ridotto/games';
import { BOTS, decide, type Bot } from './index.ts';
import { guide as sanMarcos } from './san-marco/guide.ts';
import { withPlans as valencia } from './valencia/guide.ts';
import { guide as venice } from './venice/guide.ts';
import type { Guide } from './search/guide.ts';
import { outcomeOf } from './search/learnt.ts';
import type { Lesson } from './search/lesson.ts';
import { lesson } from './san-marco/noticing.ts';
import { weights as sanMarcoWeights } from './san-marco/weights.ts';
import { playRandomly } from './arena.ts';
import { searching } from './search/search.ts';
import { slipping } from './search/slipping.ts';

const sanMarco = sanMarcos as unknown as Guide;
const guides = new Map<string, Guide>([
  ['san-marco', sanMarco],
  ['valencia', valencia],
  ['venice', venice],
]);
const LITTLE = { milliseconds: 0, games: 9 };
/** The guide, with imagined games that end soon. */
const short = (name: string): Guide => ({ ...guides.get(name)!, horizon: 4, candidates: 4 });
const bots = (name: string): Bot[] => [searching('a search', short(name), LITTLE), slipping('one that slips', short(name))];

interface Moment {
  readonly state: Place;
  readonly seat: Seat;
  readonly legal: readonly Choice[];
}
/** So many decisions of a random game that are worth searching, spread over it. */
function moments(name: string, players: number, seed: number, many: number): Moment[] {
  const game = GAMES[name];
  const all: Moment[] = [];
  const state = game.create(game.edition(game.standard), settleOptions(game), players);
  const io = new Io(seed);
  const list = new Choices();
  game.rules.start(state, io);
  while (state.awaited !== 0) {
    const { seat } = state;
    game.rules.legal(state, seat, list);
    const legal = list.list();
    const guide = guides.get(name)!;
    if (legal.length > 1 && (guide.searched(state, seat) || guide.wholes?.asked(state, seat) === true)) {
      const kept = game.fresh(state);
      kept.copyFrom(state);
      all.push({ state: kept, seat, legal });
    }
    game.rules.apply(state, seat, legal[io.pick(legal.length)], io);
  }
  assert.ok(all.length >= many);
  return Array.from({ length: many }, (_, n) => all[Math.floor((n * all.length) / many)]);
}

for (const name of guides.keys())
  test(`${name}: in worlds that a seat cannot tell apart the search and the slips are the same, and the game is left as it is`, () => {
    const game = GAMES[name];
    let different = 0;
    for (const players of [game.seats[0], game.seats.at(-1)!])
      for (const { state, seat, legal } of moments(name, players, 21, 4)) {
        const before = game.fresh(state);
        before.copyFrom(state);
        const other = game.fresh(state);
        game.sample(other, game.know(state, seat), new Io(7));
        if (!sameState(state, other)) different++;
        for (const bot of bots(name)) {
          const choice = decide(game, bot, state, seat, new Io(8), ({ message }) => assert.fail(message));
          assert.ok(legal.includes(choice));
          assert.equal(decide(game, bot, other, seat, new Io(8)), choice);
          assert.ok(sameState(state, before));
        }
      }
    assert.ok(different > 0);
  });

test('a cut is thought about once: whoever is asked in the middle of it, and remembers nothing, goes on in the same way', () => {
  const game = GAMES['san-marco'];
  let parts = 0;
  for (const { state, seat } of moments('san-marco', 3, 9, 90)) {
    if (sanMarco.wholes?.asked(state, seat) !== true || sanMarco.wholes.done(state, seat) > 0) continue;
    const s = game.fresh(state);
    s.copyFrom(state);
    const [remembers] = bots('san-marco');
    for (let luck = 1; s.awaited !== 0 && sanMarco.wholes.asked(s, seat) && s.seat === seat; luck++) {
      const choice: Choice = decide(game, remembers, s, seat, new Io(luck));
      const [forgets] = bots('san-marco');
      assert.equal(decide(game, forgets, s, seat, new Io(100 + luck)), choice);
      game.rules.apply(s, seat, choice, new Io(1));
      parts++;
    }
  }
  assert.ok(parts >= 20, String(parts));
});

for (const name of ['san-marco', 'valencia'])
  test(`${name}: what was learnt gives all seats together the whole victory, and the end is as it is`, () => {
    const game = GAMES[name];
    const { outcome } = guides.get(name)!;
    for (const players of game.seats) {
      const all = (s: Place): number[] => Array.from({ length: players }, (_, seat) => outcome!(s, seat));
      for (const { state } of moments(name, players, 31, 5)) {
        assert.ok(all(state).every((share) => share > 0 && share < 1));
        assert.ok(Math.abs(all(state).reduce((a, b) => a + b) - 1) < 1e-9);
      }
      const over = game.create(game.edition(game.standard), settleOptions(game), players);
      playRandomly(game.rules, over, new Io(6), new Choices());
      const winners = game.winners(over);
      all(over).forEach((share, seat) => assert.equal(share, winners.includes(seat) ? 1 / winners.length : 0));
    }
  });

test('weights that are of something else are refused', () => {
  const { inputs, hidden, weights } = sanMarcoWeights;
  const learn = (w: typeof sanMarcoWeights) => () => outcomeOf(GAMES['san-marco'], lesson as unknown as Lesson, w);
  assert.throws(learn({ inputs: inputs + 1, hidden, weights }), /weights for 78 inputs, where 77 are noticed: learn again/);
  assert.throws(learn({ inputs, hidden, weights: weights.slice(1) }), /has 709 weights, not 708/);
});

test('it plays the games out: of two choices it takes the one that leads to more, whatever the policy thinks', () => {
  // A guide for which only the noble count in one district matters, and a policy that never goes there.
  const game = GAMES['san-marco'];
  const [{ state, seat, legal }] = moments('san-marco', 4, 3, 1);
  for (const wanted of legal) {
    const other = legal.find((c) => c !== wanted)!;
    const after = game.fresh(state);
    after.copyFrom(state);
    game.rules.apply(after, seat, wanted, new Io(1));
    const guide: Guide = {
      policy: { name: 'blind', decide: (q) => (q.legal.includes(other) ? other : q.legal[0]) },
      searched: () => true,
      candidates: 50,
      horizon: 0,
      enough: 1,
      value: (s) => (sameBoard(s, after) ? 1 : 0),
    };
    const bot = searching('a search', guide, { milliseconds: 0, games: 100 });
    assert.equal(decide(game, bot, state, seat, new Io(4)), wanted);
  }
});

test('what is beyond doubt after sixteen games is imagined no further, better or worse or all the same', () => {
  const game = GAMES['san-marco'];
  const [{ state, seat, legal }] = moments('san-marco', 4, 3, 1);
  const [usual, other] = legal;
  const after = game.fresh(state);
  after.copyFrom(state);
  game.rules.apply(after, seat, other, new Io(1));
  const worths = { better: [1, other], worse: [-1, usual], alike: [0, usual] } as const;
  for (const [worth, chosen] of Object.values(worths)) {
    let games = 0;
    const guide: Guide = {
      policy: { name: 'the first', decide: (q) => (q.legal.includes(usual) ? usual : q.legal[0]) },
      searched: () => true,
      candidates: 50,
      horizon: 0,
      enough: 1,
      value: (s) => (sameBoard(s, after) ? worth : 0),
      outcome: (s, p) => (games++, guide.value(s, p)),
    };
    const bot = searching('a search', guide, { milliseconds: 0, games: 10_000 });
    assert.equal(decide(game, bot, state, seat, new Io(4)), chosen);
    assert.equal(games, 16 * legal.length);
  }
});
const sameBoard = (s: Place, t: Place): boolean => s.all.slice(0, 200).join() === t.all.slice(0, 200).join();

test('by the clock it stops when the time is over, and what it has seen by then decides', () => {
  const game = GAMES['san-marco'];
  // Nothing is ever beyond doubt.
  const coin = new Io(2);
  const doubtful: Guide = { ...short('san-marco'), outcome: () => coin.pick(2) };
  for (const { state, seat, legal } of moments('san-marco', 3, 5, 4)) {
    let now = 0;
    const asked = { now: () => now++, share: 0.5 };
    const bot = searching('a search', doubtful, { milliseconds: 60, games: 100_000 });
    const choice = decide(game, bot, state, seat, new Io(8), ({ message }) => assert.fail(message), asked);
    assert.ok(legal.includes(choice));
    // A clock that goes on by one whenever it is looked at: half of 60, and one look more for each stage.
    assert.ok(now >= 30 && now < 45, String(now));
  }
});

test('the four games have all levels, from the weakest to the strongest', () => {
  for (const name of ['san-marco', 'inkognito', 'valencia', 'venice'])
    assert.deepEqual(Object.keys(BOTS[name]), ['random', 'easy', 'steady', 'strong', 'strongest']);
});
