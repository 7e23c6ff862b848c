// The edition that ships: its invariants in any arrangement of the city, the numbers of the box, and what a wrong file says.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Io } from '@ridotto/engine';
import { COST_OF, FOUNTAIN_SPACE, GUILD_OF, laid } from './city.ts';
import { isSquare, treesNear } from './city-now.ts';
import standard from '../editions/standard.json' with { type: 'json' };
import { Edition, type EditionFile } from './edition.ts';
import { valencia as game, type State } from '../index.ts';
import { CARDS, GUILDS, SLOTS } from './material.ts';
import { edition, read } from '../tests/kit.ts';

/** A city by lot. */
function arranged(seats: number, io: Io): State {
  const s = read({ at: 'final' }, seats);
  const left = edition.tiles.map((_, t) => t);
  s.layout.slots.forEach((slot, k) => {
    const fits = left.filter((t) => edition.tiles[t]?.shape === slot.shape);
    const tile = fits[io.pick(fits.length)];
    left.splice(left.indexOf(tile), 1);
    s.slots[k] = laid(tile, io.pick(2), slot.turns[io.pick(slot.turns.length)]);
  });
  s.layout.lay(s.slots, s.ground, s.trees);
  return s;
}

for (const [seats, each, spaces, trees] of [
  [2, 5, 7, 12],
  [4, 10, 10, 24],
] as const)
  test(`any city for ${seats}: squares of each guild, fountain spaces, trees, neighbours`, () => {
    const io = new Io(seats);
    const base = read({ at: 'final' }, seats);
    const costs = (s: State, guild: number): string =>
      s.layout.places
        .filter((cell) => GUILD_OF[s.ground[cell]] === guild)
        .map((cell) => COST_OF[s.ground[cell]])
        .sort((a, b) => a - b)
        .join();
    for (let n = 0; n < 300; n++) {
      const s = n === 0 ? base : arranged(seats, io);
      const { layout } = s;
      const squares = layout.places.filter((cell) => isSquare(s, cell));
      const nearOf = (cell: number): number[] => [...layout.near.subarray(cell * 4, cell * 4 + 4)].filter((next) => next >= 0);
      for (let g = 0; g < GUILDS; g++) {
        assert.equal(squares.filter((cell) => GUILD_OF[s.ground[cell]] === g).length, each);
        assert.equal(costs(s, g), costs(base, g), 'every side of a tile carries the same squares');
      }
      const fountains = layout.places.filter((cell) => s.ground[cell] === FOUNTAIN_SPACE);
      assert.equal(fountains.length, spaces);
      for (const cell of fountains) {
        assert.equal(layout.atCentre[cell], 0, 'a fountain space at the central tile');
        assert.equal(layout.corner[cell], 0, 'a fountain space in a corner');
        assert.ok(nearOf(cell).filter((next) => isSquare(s, next)).length >= 3);
      }
      assert.equal(squares.filter((cell) => layout.atCentre[cell] === 1).length, 8);
      assert.equal(squares.filter((cell) => layout.corner[cell] === 1).length, 4);
      const reached = new Set(squares.slice(0, 1));
      for (const cell of reached) for (const next of nearOf(cell)) if (isSquare(s, next)) reached.add(next);
      assert.equal(reached.size, squares.length, 'all squares are connected');
      assert.equal(new Set(squares.map((cell) => layout.quarter[cell])).size, layout.slots.length);
      const stands = [...s.trees.keys()].filter((point) => s.trees[point] > 0);
      assert.equal(stands.length, trees);
      for (const point of stands)
        for (const next of treesNear(s, point))
          assert.ok(treesNear(s, next).includes(point), 'the next tree is next to it the other way too');
    }
  });

test('the box: cards, coins, missions, resources', () => {
  const none = edition.deck([false, false, false, false, false, false, false]);
  const all = edition.deck([true, true, true, true, true, true, true]);
  const total = (deck: Int32Array): number => deck.reduce((a, b) => a + b);
  assert.deepEqual([...none], [4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual([...all], [2, 2, 2, 3, 3, 3, 1, 2, 0, 2, 2, 0, 1, 1, 1]);
  assert.deepEqual([total(none), total(all), all.length], [24, 25, CARDS]);
  assert.deepEqual([...edition.price], [1, 2, 3, 4, 5]);
  assert.deepEqual([...edition.count], [6, 6, 6, 6, 6]);
  assert.equal(edition.missions.length, 35);
  assert.equal(edition.missions.filter((card) => !card.withTwo).length, 1);
  assert.equal(edition.missions.filter((card) => card.points === null).length, 4);
  assert.ok(edition.missions.every((card) => card.points === null || (card.points >= 3 && card.points <= 12)));
  assert.equal(Math.max(...[2, 5].map((n) => edition.layout(n).slots.length)), SLOTS);
  // each guild once at B, once at D, once at F
  for (const step of [1, 3, 5]) assert.equal(new Set([0, 1, 2, 3, 4].map((b) => edition.guildAt[b * 7 + step])).size, 5);
});

test('another edition: two Savings that differ, other prices', () => {
  const file = structuredClone(standard) as unknown as { specialCards: { id: string; coins?: number[] }[]; resources: { price: number }[] };
  file.specialCards.find((c) => c.id === 'savings')!.coins = [1, 3];
  file.resources[2].price = 9;
  const other = new Edition(file as unknown as EditionFile);
  const s = game.create(other, { savings: true }, 3);
  assert.deepEqual([s.bag[7], s.bag[8], other.coins[7], other.coins[8], other.price[2]], [1, 1, 1, 3, 9]);
});

suite('a wrong edition says what is wrong', () => {
  type File = Record<string, never> & typeof standard;
  const wrong = (change: (file: File) => void, message: RegExp): void => {
    const file = structuredClone(standard) as File;
    change(file);
    assert.throws(() => game.edition(file), message);
  };
  test('maps, lists and numbers', () => {
    assert.throws(() => game.edition(null), /edition: it is not a map with constants, resources/);
    assert.throws(() => game.edition({}), /edition: constants, resources, .* are missing/);
    wrong((f) => (f.resources[0].price = -1), /price of oranges is -1, not a whole number from 0 to 99/);
    wrong((f) => f.resources.pop(), /each of the five resources once/);
    wrong((f) => (f.boards[1].id = 'R1'), /board R1 stands twice/);
    wrong((f) => (f.boards[1].B = 'beer'), /board R2, B: "beer" is not one of oranges/);
    wrong((f) => (f.auctions[0].action = 'nap'), /step A: "nap" is not one of seats, guild/);
    wrong((f) => (f.fountains.tiles[0].id = 'F9'), /fountains: "F9" is not one of f2/);
  });
  test('missions and special cards', () => {
    wrong((f) => f.missions.pop(), /mission most-members stands 0 times/);
    wrong((f) => (f.missions[0].kind = 'fun'), /mission cost-0: "fun" is not a kind/);
    wrong((f) => (f.missions[0].points = null as never), /mission cost-0: points are missing/);
    wrong((f) => f.specialCards.pop(), /a kind of special card is missing/);
    wrong((f) => (f.constants.copiesPerValue = 1), /replace more cards than there are/);
  });
  test('tiles and cities', () => {
    wrong((f) => (f.tiles[0].sides.A.rows[0] = 'O0 C3'), /tile K1, side A is not 3 wide/);
    wrong((f) => (f.tiles[0].sides.A.rows[0] = 'O0 C3 X1'), /"X1" is neither a guild's letter with a cost nor F/);
    wrong((f) => (f.layouts[0].slots[0].x = 1), /reaches beyond the wall or over another tile/);
    wrong((f) => (f.layouts[0].base[0].tile = 'E1'), /base: E1 A 0 cannot lie in slot NW/);
    wrong((f) => (f.layouts[0].slots[0].rotations = [45]), /45 is not one of the rotations/);
    wrong((f) => (f.layouts[1].players = []), /no layout is for 2 players/);
    wrong((f) => (f.tiles[4].sides.A.rows[2] = 'F O3'), /7 city squares are next to the central fountain, not 8/);
  });
});
