// Observations: a seat sees the same numbers in worlds that it cannot tell apart, and other numbers wherever it sees anything else.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Choices, Io, seatIds, settleOptions, SPECTATOR, type Game, type Options, type Seat } from '@ridotto/engine';
import { combinations } from '@ridotto/engine/battery/options.ts';
import { GAMES } from './index.ts';

/** Looked at before each of so many choices, and before one in so many from then on. */
const [ALL, ONE_IN] = [20, 43];

/** What is wrong in one game at random. */
function faults(game: Game, players: number, seed: number, options: Options): string[] {
  const { rules, observation } = game;
  if (!observation) return ['there is none'];
  const found: string[] = [];
  const state = game.create(game.edition(game.standard), settleOptions(game, options), players);
  const world = game.fresh(state);
  const [luck, own] = [new Io(seed), new Io(seed + 1)];
  const numbers = new Int32Array(observation.length);
  const looked = (s: typeof state, seat: Seat): string => {
    observation.observe(s, seat, numbers);
    return numbers.join();
  };
  const views = new Map<string, string>();
  const choices = new Choices();
  rules.start(state, luck);
  for (let n = 0; ; n++) {
    const before = state.all.join();
    for (const seat of [...Array(players).keys(), SPECTATOR]) {
      if (n > ALL && n % ONE_IN > 0) continue;
      const real = looked(state, seat);
      const known = game.know(state, seat);
      for (let again = 0; again < 2; again++) {
        game.sample(world, known, own);
        const other = looked(world, seat).split(',');
        const at = real.split(',').findIndex((number, i) => number !== other[i]);
        const part = observation.parts.findLast((one) => one.at <= at)?.name;
        if (at >= 0) found.push(`seat ${seat}, choice ${n}: ${part} tells two worlds apart`);
      }
      const view = JSON.stringify(game.view(state, seat, seatIds(players)));
      const same = views.get(real);
      if (same !== undefined && same !== view) found.push(`seat ${seat}, choice ${n}: the same numbers for another view`);
      views.set(real, view);
    }
    if (state.all.join() !== before) found.push(`choice ${n}: looking changed the state`);
    if (state.awaited === 0) return found;
    const { seat } = state;
    rules.legal(state, seat, choices);
    rules.apply(state, seat, choices.at[luck.pick(choices.n)], luck);
  }
}

for (const game of Object.values(GAMES))
  for (const players of game.seats)
    void test(`what ${game.name} for ${players} shows each seat as numbers is what it may know`, () => {
      for (const [seed, options] of combinations(game.options).slice(0, 4).entries())
        assert.deepEqual([...new Set(faults(game, players, seed, options))].slice(0, 10), [], JSON.stringify(options));
    });

void test('the layout has no gaps, and names each number once', () => {
  for (const { name, observation } of Object.values(GAMES)) {
    const parts = observation!.parts;
    let at = 0;
    for (const part of parts) {
      assert.equal(part.at, at, `${name}: ${part.name}`);
      at += part.length;
    }
    assert.equal(at, observation!.length);
    assert.equal(new Set(parts.map((part) => part.name)).size, parts.length);
  }
});
