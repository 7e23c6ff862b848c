import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, settleOptions } from '@ridotto/engine';
import { GAMES, sanMarco } from '@ridotto/games';
import { mix, playGame } from './arena.ts';
import { random, simulate, type Bot, type Simulation } from './index.ts';

const now = (): number => performance.now();
const untimed = (how: Simulation) => ({ ...simulate(GAMES['san-marco'], how, now), decisionsPerSecond: 0 });

test('the same seed plays the same games, another seed others', () => {
  for (const bots of [['random'], ['steady', 'random']]) {
    const how = { players: 4, bots, games: 12, seed: 5 };
    assert.deepEqual(untimed(how), untimed(how));
    assert.notDeepEqual(untimed(how), untimed({ ...how, seed: 6 }));
  }
});

test('every bot sits everywhere, shares add up, decisions are counted', () => {
  const { seats, decisions, lengths, games } = untimed({ players: 3, bots: ['steady', 'random'], games: 30, seed: 1 });
  assert.deepEqual(
    seats.map((s) => s.bot),
    ['steady', 'random', 'steady'],
  );
  assert.ok(Math.abs(seats.reduce((sum, s) => sum + s.winShare, 0) - 1) < 1e-9);
  for (const s of seats) assert.equal(s.winShare, s.wins / games);
  assert.equal(lengths.mean, decisions / games);
  assert.ok(lengths.min <= lengths.mean && lengths.mean <= lengths.max);

  const sat: number[] = [];
  const watcher: Bot = { name: 'watcher', decide: (q) => (sat.push(q.seat), q.legal[0]) };
  simulate(GAMES['san-marco'], { players: 4, bots: [watcher, 'random', 'random', 'random'], games: 4, seed: 1 }, now);
  assert.deepEqual(new Set(sat), new Set([0, 1, 2, 3]));
});

test('of a single game shortest, mean and longest are its length', () => {
  const { decisions, lengths } = untimed({ players: 3, bots: ['random'], games: 1, seed: 1 });
  assert.deepEqual(lengths, { min: decisions, mean: decisions, max: decisions });
});

test('a victory that is shared is split, whoever shares it', () => {
  const shared = { ...sanMarco, winners: () => [0, 2] };
  const { seats } = simulate(shared, { players: 3, bots: ['random'], games: 3, seed: 1 }, now);
  // In three games each bot sits once at each seat, and so twice at one that has won.
  assert.deepEqual(
    seats.map(({ wins, winShare }) => [wins, winShare]),
    seats.map(() => [1, 1 / 3]),
  );
});

test('a random bot that thinks plays like the random games on the bare rules', () => {
  // Two ways through the same game. Means of 1,500 games of about 350 decisions, standard deviation 25: apart by less than
  // five standard errors.
  const slow: Bot = { name: 'slow', decide: ({ legal, luck }) => legal[luck.pick(legal.length)] };
  const [a, b] = [['random'], [slow]].map((bots) => untimed({ players: 4, bots, games: 1500, seed: 2 }));
  assert.ok(Math.abs(a.lengths.mean - b.lengths.mean) < 4.6, `${a.lengths.mean} and ${b.lengths.mean}`);
});

test('thinking does not change the deal', () => {
  // The luck of the game: what the first leader is and where nobles are rolled, whatever the bots sample before.
  const deal = (bot: Bot): string[] => {
    const state = sanMarco.create(sanMarco.edition(sanMarco.standard), settleOptions(sanMarco), 4);
    const own = [0, 1, 2, 3].map((seat) => new Io(mix(3, seat + 1)));
    const seen: string[] = [];
    playGame(
      GAMES['san-marco'],
      state,
      Array<Bot>(4).fill(bot),
      own,
      new Io(3),
      () => assert.fail('a fault'),
      () => seen.push(state.cards.join()),
    );
    return seen;
  };
  const first: Bot = { name: 'first', decide: (q) => q.legal[0] };
  const sampling: Bot = { name: 'sampling', decide: (q) => (q.world(), q.world(), q.luck.pick(6), q.legal[0]) };
  assert.deepEqual(deal(sampling), deal(first));
});

test('alone one may lose: such a game counts, and nobody has won it', () => {
  const { games, seats } = simulate(GAMES.venice, { players: 1, bots: ['random'], games: 6, seed: 4 }, now);
  assert.equal(games, 6);
  assert.deepEqual(
    seats.map(({ wins, winShare }) => [wins, winShare]),
    [[0, 0]],
  );
});

test('seeds differ', () => {
  const seeds = new Set<number>();
  for (let seed = 0; seed < 100; seed++) for (let g = 0; g < 100; g++) seeds.add(mix(seed, g));
  assert.equal(seeds.size, 10_000);
});

test('what cannot be simulated is refused with what is wrong', () => {
  const how = { players: 4, bots: ['random'], games: 1, seed: 1 };
  assert.throws(() => untimed({ ...how, players: 5 }), /3 or 4 players, not 5/);
  assert.throws(() => untimed({ ...how, bots: [] }), /at least one bot/);
  assert.throws(() => untimed({ ...how, bots: Array<string>(5).fill('random') }), /5 bots are too many/);
  assert.throws(() => untimed({ ...how, bots: ['nobody'] }), /no bot called "nobody"/);
  assert.throws(() => untimed({ ...how, games: 0 }), /at least 1, not 0/);
  assert.throws(() => untimed({ ...how, options: { banishDie: 'd20' } }), /banishDie/);
});

test('a failing bot ends the simulation, unless somebody listens', () => {
  const broken: Bot = { name: 'broken', decide: () => -1 };
  const how = { players: 4, bots: [broken, random], games: 2, seed: 1 };
  assert.throws(() => untimed(how), /broken chose .* not legal/);
  let faults = 0;
  untimed({ ...how, onFault: () => faults++ });
  assert.ok(faults > 100);
});
