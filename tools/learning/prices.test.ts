import assert from 'node:assert/strict';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import { OFTEN, ONCE, uses } from '@ridotto/bots/search/prices.ts';
import { price, type Stock } from './prices.ts';

// Games of twenty turns, in which a coin brings 2 points as long as there are turns for it, and a building half a point in each.
test('prices are found again from what came of things that had them', () => {
  const io = new Io(3);
  const stocks = Array.from({ length: 600 }, (_, n): Stock => {
    const left = io.pick(20);
    const things = Float64Array.from([io.pick(9), io.pick(4)]);
    const points = 2 * things[0] * uses(ONCE, left) + 0.5 * things[1] * uses(OFTEN, left) + 3 * left;
    return { things, gone: 1 - left / 20, left, points, game: n };
  });
  const { prices, told } = price(stocks, [ONCE, OFTEN], 4, 0);
  assert.equal(prices.players, 4);
  const found = [...prices.turns, ...prices.each];
  [20, 20, 2, 0.5].forEach((wanted, i) => assert.ok(Math.abs(found[i] - wanted) < 1e-6, String(found)));
  assert.ok(told > 0.999_999);
});

test('what is drawn to 0 is nearer to it', () => {
  const stocks = Array.from({ length: 100 }, (_, n): Stock => {
    const things = Float64Array.from([n % 7]);
    return { things, gone: (n % 10) / 10, left: 10 - (n % 10), points: things[0], game: n };
  });
  const priceBy = (decay: number): number => price(stocks, [ONCE], 2, decay).prices.each[0];
  assert.ok(priceBy(0.5) > 0 && priceBy(0.5) < priceBy(0.05));
});
