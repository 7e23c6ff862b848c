// 6.1: each mission just below, at and just above what it asks for. Those about the city in every arrangement, so that every
// tile lies on both sides, in all rotations, in every slot; members are put there square by square from a drawing of the city
// (recount.ts). Points and penalties are those of the rules.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { MISSION_NAMES, type MissionName } from './material.ts';
import { judge } from './missions.ts';
import { neighboursOf, Recount } from '../tests/recount.ts';
import { arrangements, edition, NAMES, read, written } from '../tests/kit.ts';

type City = Readonly<Record<string, string>>;
interface Furnished {
  readonly city: City;
  readonly palms: readonly string[];
  readonly fountains: Readonly<Record<string, string>>;
}
/** Own members of which exactly so many count; undefined: there is no room for so many here. */
type Crowd = (n: number, count: Recount, at: Furnished) => readonly string[] | undefined;
interface About {
  readonly needs: number;
  readonly points: number;
  readonly crowd: Crowd;
  /** Nothing counts beyond that. */
  readonly most?: true;
  readonly only?: 'three or more';
}

const LETTERS = ['O', 'D', 'W', 'C', 'P'];
const PENALTY = 3;
const FOUNTAINS = ['f2', 'f3', 'f4', 'f5u', 'f6p'];

const some = (list: readonly string[], n: number): readonly string[] | undefined => (list.length >= n ? list.slice(0, n) : undefined);
/** Squares of a kind, and others that do not count. */
const squares =
  (holds: (square: string, count: Recount) => boolean): Crowd =>
  (n, count) => {
    const mine = some(
      count.squares().filter((square) => holds(square, count)),
      n,
    );
    const others = count.squares().filter((square) => !holds(square, count));
    return mine && [...mine, ...others.slice(0, 15 - n)];
  };
const step = (square: string, dx: number, dy: number): string =>
  `${'abcdefghi'['abcdefghi'.indexOf(square[0]) + dx] ?? 'z'}${Number(square.slice(1)) + dy}`;
/** The first place where squares lie so, from one of them. */
function pattern(count: Recount, steps: readonly (readonly [number, number])[]): readonly string[] | undefined {
  const all = count.squares();
  for (const from of all) {
    const there = steps.map(([dx, dy]) => step(from, dx, dy));
    if (there.every((square) => all.includes(square))) return there;
  }
  return undefined;
}
const row =
  (...directions: readonly (readonly [number, number])[]): Crowd =>
  (n, count) => {
    for (const [dx, dy] of directions) {
      const found = pattern(
        count,
        Array.from({ length: n }, (_, i) => [dx * i, dy * i] as const),
      );
      if (found) return found;
    }
    return undefined;
  };
const BLOCK = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
const besideOne = (count: Recount, f: string): string | undefined =>
  count.squares().find((square) => count.fountainsAt(square).length === 1 && count.fountainsAt(square)[0] === f);
/** One member beside each of so many fountains, the central one among them. */
const touching: Crowd = (n, count, { fountains }) => {
  const there = ['centre', ...Object.values(fountains)].slice(0, n).map((f) => besideOne(count, f));
  return there.length === n && there.every((square) => square !== undefined) ? there : undefined;
};

const corner = (square: string, count: Recount): boolean => neighboursOf(square).filter((s) => count.cell(s) !== '').length === 2;
const wall = (square: string, count: Recount): boolean => neighboursOf(square).filter((s) => count.cell(s) !== '').length < 4;
const ABOUT_CITY: Partial<Record<MissionName, About>> = {
  ...Object.fromEntries(
    [4, 3, 3, 4, 5, 6].map((points, cost) => [
      `cost-${cost}`,
      { needs: 2, points, crowd: squares((square, count) => count.cell(square)[1] === String(cost)) },
    ]),
  ),
  ...Object.fromEntries(
    ['oranges', 'dried-fruit', 'wine', 'clothing', 'porcelain'].map((guild, g) => [
      `guild-${guild}`,
      { needs: 3, points: 6, crowd: squares((square, count) => count.cell(square)[0] === LETTERS[g]) },
    ]),
  ),
  // The guild with fewest counts: of the others there are three.
  'every-guild': {
    needs: 2,
    points: 12,
    crowd: (n, count) => {
      const of = LETTERS.map((letter, g) =>
        some(
          count.squares().filter((square) => count.cell(square)[0] === letter),
          g === 2 ? n : 3,
        ),
      );
      return of.includes(undefined) ? undefined : of.flatMap((list) => list!);
    },
  },
  block: { needs: 4, points: 8, most: true, crowd: (n, count) => pattern(count, BLOCK)?.slice(0, n) },
  line: { needs: 3, points: 4, crowd: row([1, 0], [0, 1]) },
  diagonal: { needs: 3, points: 6, crowd: row([1, 1], [-1, 1]) },
  walls: { needs: 6, points: 6, crowd: squares(wall) },
  corners: { needs: 2, points: 4, crowd: squares(corner) },
  'four-fountains': { needs: 4, points: 6, crowd: touching },
  'every-fountain': { needs: 6, points: 12, most: true, crowd: touching },
  'same-fountain': {
    needs: 3,
    points: 7,
    // The most that stand beside one of them.
    crowd: (n, count, { fountains }) => {
      const beside = Object.values(fountains).map((f) => count.squares().filter((square) => count.fountainsAt(square).includes(f)));
      const list = beside.find((l) => l.length >= n);
      return list?.slice(0, n);
    },
  },
  'central-fountain': { needs: 5, points: 10, crowd: squares((square, count) => count.fountainsAt(square).includes('centre')) },
  palms: { needs: 5, points: 7, crowd: squares((square, count) => count.isAtPalm(square)) },
  quarters: {
    needs: 8,
    points: 10,
    most: true,
    only: 'three or more',
    crowd: (n, count) => {
      const quarters = [...new Set(count.squares().map((square) => count.quarter(square)))].slice(0, n);
      // A second member in a quarter does not count.
      return quarters.flatMap((quarter) =>
        count
          .squares()
          .filter((square) => count.quarter(square) === quarter)
          .slice(0, quarter === quarters[0] ? 2 : 1),
      );
    },
  },
};

/** Five palms and five fountains, so that each fountain has a square that touches no other. */
function furnish(city: City, seats: number, turn: number): Furnished {
  const bare = new Recount(written(read({ at: 'final', city }, seats)));
  const spaces = bare.spaces();
  const trees = bare.trees();
  for (let shift = 0; shift < spaces.length; shift++) {
    const there = [...spaces.slice(shift), ...spaces.slice(0, shift)].slice(0, 5);
    const fountains = Object.fromEntries(there.map((space, i) => [space, FOUNTAINS[i]]));
    const palms = Array.from({ length: 5 }, (_, i) => trees[(turn + i * 2) % trees.length]);
    const count = new Recount({ ...written(read({ at: 'final', city }, seats)), fountains });
    if (['centre', ...FOUNTAINS].every((f) => besideOne(count, f) !== undefined)) return { city, palms, fountains };
  }
  throw new Error('no five fountains with a square of their own each');
}

suite('missions about the city, in every arrangement', () => {
  for (const seats of [2, 3])
    test(`${seats} players`, () => {
      const lies = new Set<string>();
      const above = new Map<string, number>();
      for (const [turn, city] of arrangements(seats).entries()) {
        for (const [slot, tile] of Object.entries(city)) lies.add(`${slot} ${tile}`);
        const at = furnish(city, seats, turn);
        const count = new Recount(written(read({ at: 'final', ...at }, seats)));
        for (const [mission, about] of Object.entries(ABOUT_CITY)) {
          if (about.only && seats === 2) continue;
          const where = `${mission} in ${JSON.stringify(at)}`;
          for (const n of [about.needs - 1, about.needs, about.needs + 1]) {
            const mine = n > about.needs && about.most ? undefined : about.crowd(n, count, at);
            if (n > about.needs && mine === undefined) continue;
            assert.ok(mine, `no ${n} for ${where}`);
            const s = read({ at: 'final', ...at, members: { anne: mine }, supply: { anne: 0 } }, seats);
            const judged = judge(s, 0, MISSION_NAMES.indexOf(mission as MissionName));
            const fulfilled = n >= about.needs;
            const points = fulfilled ? about.points : -PENALTY;
            assert.deepEqual(judged, { fulfilled, points, have: n, need: about.needs }, `${mine.join(' ')}: ${where}`);
            if (n > about.needs) above.set(mission, (above.get(mission) ?? 0) + 1);
          }
        }
      }
      for (const [mission, { most }] of Object.entries(ABOUT_CITY))
        assert.ok(most || above.get(mission)! > 0, `${mission} was never above what it needs`);
      const layout = edition.layout(seats);
      const ways = layout.slots.map(({ shape, turns }) => edition.tiles.filter((t) => t?.shape === shape).length * 2 * turns.length);
      assert.equal(
        lies.size,
        ways.reduce((a, b) => a + b),
        'a tile has not lain in every way in every slot',
      );
    });
});

const by = (values: readonly unknown[]): Record<string, unknown> => Object.fromEntries(values.map((value, p) => [NAMES[p], value]));
/** Anne's card, by a position: its points. */
const pointsOf = (mission: MissionName, position: object, seats: number): number =>
  judge(read({ at: 'final', ...position }, seats), 0, MISSION_NAMES.indexOf(mission)).points;

suite('missions about all else, for each number of players', () => {
  for (const seats of [2, 3, 4, 5]) {
    const others = Array.from({ length: seats - 2 }, () => 2);
    // Anne has one less than a neighbour, as many, one more; whoever else there is has no less than 2.
    for (const [mine, theirs] of [
      [0, 1],
      [1, 1],
      [2, 1],
    ]) {
      const won = mine > theirs;
      test(`${seats}: ${mine} to a neighbour's ${theirs}`, () => {
        for (const all of [
          [mine, theirs, ...others],
          [mine, ...others, theirs],
        ]) {
          const held = all.map((n, p) => ({ [['wine', 'oranges', 'wine', 'clothing', 'porcelain'][p]]: n }));
          assert.equal(pointsOf('neighbour-coins', { coins: by(all) }, seats), won ? 3 : -PENALTY);
          assert.equal(pointsOf('neighbour-resources', { resources: by(held) }, seats), won ? 3 : -PENALTY);
        }
      });
      test(`${seats}: ${mine} where the others have ${theirs} at most`, () => {
        const squares = new Recount(written(read({ at: 'final' }, seats))).squares();
        for (let richest = 1; richest < seats; richest++) {
          const all = NAMES.slice(0, seats).map((_, p) => (p === 0 ? mine : p === richest ? theirs : 0));
          assert.equal(pointsOf('most-coins', { coins: by(all) }, seats), won ? 5 : -PENALTY);
          const members = by(all.map((n, p) => squares.slice(p * 3, p * 3 + n)));
          assert.equal(pointsOf('most-members', { members }, seats), won ? 6 : -PENALTY);
        }
      });
    }
    // T28: of four, the one opposite is no neighbour.
    if (seats > 3)
      test(`${seats}: who is no neighbour`, () =>
        assert.equal(pointsOf('neighbour-coins', { coins: by([3, 3, 0, 9, 9].slice(0, seats)) }, seats), -PENALTY));
    test(`${seats}: the Council`, () => {
      const where = ['nobility', 'church', 'wine', 'clothing', 'merchants'];
      const least = { 2: 4, 3: 4, 4: 3, 5: 2 }[seats]!;
      for (const n of [least - 1, least, least + 1])
        assert.equal(
          pointsOf('council', { council: Object.fromEntries(where.map((seat, i) => [seat, [i < n ? 'anne' : 'benoit']])) }, seats),
          n >= least ? 4 : -PENALTY,
        );
      assert.equal(
        pointsOf('nobility-or-church', { council: { nobility: ['benoit'], church: ['benoit'], wine: ['anne'] } }, seats),
        -PENALTY,
      );
      assert.equal(pointsOf('nobility-or-church', { council: { nobility: ['anne'], church: ['benoit'] } }, seats), 3);
      assert.equal(pointsOf('nobility-or-church', { council: { nobility: ['benoit'], church: ['anne'] } }, seats), 3);
      assert.equal(pointsOf('nobility-or-church', { council: { nobility: ['anne'], church: ['anne'] } }, seats), 3);
    });
    test(`${seats}: the pawn, resources, and what has no threshold`, () => {
      assert.equal(pointsOf('pawn', { pawn: 'anne' }, seats), 3);
      assert.equal(pointsOf('pawn', { pawn: 'benoit' }, seats), -PENALTY);
      const kinds = ['oranges', 'wine', 'porcelain', 'clothing'];
      for (const n of [2, 3, 4])
        assert.equal(pointsOf('three-resources', { resources: { anne: kinds.slice(0, n) } }, seats), n >= 3 ? 4 : -PENALTY);
      assert.equal(pointsOf('three-resources', { resources: { anne: { wine: 5, oranges: 1 } } }, seats), -PENALTY);
      for (const n of [0, 9, 10, 11]) {
        assert.equal(pointsOf('ten-minus-coins', { coins: { anne: n } }, seats), Math.max(0, 10 - n));
        const held = { wine: Math.min(n, 6), oranges: Math.max(0, n - 6) };
        assert.equal(pointsOf('ten-minus-resources', { resources: { anne: held } }, seats), Math.max(0, 10 - n));
      }
      assert.equal(pointsOf('route', {}, seats), 0);
      assert.equal(pointsOf('isolated', {}, seats), 0);
    });
  }
  test('every mission is tried here', () => {
    const others = [
      'neighbour-coins',
      'neighbour-resources',
      'ten-minus-coins',
      'ten-minus-resources',
      'three-resources',
      'most-coins',
      'council',
      'nobility-or-church',
      'pawn',
      'route',
      'isolated',
      'most-members',
    ];
    assert.deepEqual([...Object.keys(ABOUT_CITY), ...others].sort(), [...MISSION_NAMES].sort());
  });
});
