// The final score against one counted a second time (recount.ts): of random games, and of crowded cities in every
// orientation of every tile. There each mission is met below, at and above what it needs.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Io } from '@ridotto/engine';
import { combinations } from '@ridotto/engine/battery/index.ts';
import { valencia as game, type State } from '../index.ts';
import { COUNCIL_NAMES, MISSION_NAMES, TILE_NAMES } from './material.ts';
import { judge } from './missions.ts';
import { CouncilRecount, neighboursOf, Recount } from '../tests/recount.ts';
import { sheet, sheetOf } from './scoring.ts';
import { arrangements, edition, NAMES, randomGame, read, written } from '../tests/kit.ts';

const GAMES = process.env.RIDOTTO_LONG === '1' ? 5000 : 400;
const MIXED = combinations(game.options);
for (const seats of game.seats)
  test(`random games of ${seats}, with options of all kinds: sheets, totals and scores`, () => {
    for (let g = 0; g < GAMES / game.seats.length; g++) {
      const options = MIXED[g % MIXED.length];
      const io = new Io(g);
      io.telling = true;
      const s = randomGame(seats, g, options, io);
      const again = new Recount(written(s), options.route === 'group');
      const council = new CouncilRecount(io.facts);
      for (let p = 0; p < seats; p++) {
        const name = NAMES[p];
        const { missions, ...rest } = sheet(s)[p];
        const points = Object.fromEntries(missions.map((m) => [MISSION_NAMES[m.mission], m.points]));
        assert.deepEqual({ ...rest, missions: points }, again.sheet(name), `game ${g}, seat ${p}`);
        assert.equal(game.scores(s)[p], rest.total);
        assert.equal(rest.council, council.prestige[`s${p}`] ?? 0, `game ${g}, seat ${p}: the Council`);
        assert.equal(rest.privileges, council.privileges[`s${p}`] ?? 0, `game ${g}, seat ${p}: privileges`);
      }
    }
  });

const GUILD_LETTERS = ['O', 'D', 'W', 'C', 'P'];
type Pick = (all: readonly string[], count: Recount, io: Io) => string[];
const random = (list: readonly string[], n: number, io: Io): string[] => {
  const left = [...list];
  return Array.from({ length: Math.min(n, left.length) }, () => left.splice(io.pick(left.length), 1)[0]);
};
const only =
  (holds: (square: string, count: Recount, io: Io) => boolean, most = 8): Pick =>
  (all, count, io) =>
    random(
      all.filter((square) => holds(square, count, io)),
      io.pick(most + 1),
      io,
    );
/** Crowds of several kinds, so that every mission is tried. */
const CROWDS: readonly Pick[] = [
  (all, _, io) => random(all, io.pick(16), io),
  // grown square by square
  (all, _, io) => {
    const out = random(all, 1, io);
    for (let n = io.pick(14); n > 0; n--) {
      const next = all.filter((square) => !out.includes(square) && neighboursOf(square).some((s) => out.includes(s)));
      out.push(...random(next, 1, io));
    }
    return out;
  },
  only((square) => /^[ah]|[18]$/.test(square), 9),
  only((square) => ['a1', 'h1', 'a8', 'h8', 'f1', 'a6', 'f6'].includes(square), 4),
  only((square, count) => count.fountainsAt(square).includes('centre')),
  only((square, count) => count.isAtPalm(square), 9),
  only((square, count) => count.fountainsAt(square).length > 0, 14),
  ...GUILD_LETTERS.map((letter) => only((square, count) => count.cell(square)[0] === letter, 5)),
  ...['0', '1', '2', '3', '4', '5'].map((cost) => only((square, count) => count.cell(square)[1] === cost, 4)),
  // two or three of each guild
  (all, count, io) =>
    GUILD_LETTERS.flatMap((letter) =>
      random(
        all.filter((s) => count.cell(s)[0] === letter),
        1 + io.pick(3),
        io,
      ),
    ).slice(0, 15),
  (all, count, io) =>
    GUILD_LETTERS.flatMap((letter) =>
      random(
        all.filter((s) => count.cell(s)[0] === letter),
        3,
        io,
      ),
    ),
  // one or two on each quarter
  (all, count, io) => {
    const quarters = [...new Set(all.map((s) => count.quarter(s)))];
    const missing = io.pick(3) === 0 ? io.pick(quarters.length) : -1;
    return quarters
      .flatMap((q, i) =>
        i === missing
          ? []
          : random(
              all.filter((s) => count.quarter(s) === q),
              1 + io.pick(2),
              io,
            ),
      )
      .slice(0, 15);
  },
  // along a diagonal
  (all, _, io) => {
    const [x, y, d] = [io.pick(6), io.pick(6), io.pick(2) * 2 - 1];
    return Array.from({ length: 2 + io.pick(4) }, (__, i) => `${'abcdefgh'[x + d * i] ?? 'z'}${y + i + 1}`).filter((s) => all.includes(s));
  },
];

/** A crowded city in which anne has an even chance of much. */
function crowded(city: Record<string, string>, seats: number, crowd: Pick, io: Io): State {
  const bare = new Recount(written(read({ at: 'final', city }, seats)));
  const palms = random(bare.trees(), io.pick(6), io);
  const tiles = random([...game.luck.fountain.domain.values], io.pick(6), io);
  const fountains = Object.fromEntries(random(bare.spaces(), tiles.length, io).map((space, i) => [space, tiles[i]]));
  const names = NAMES.slice(0, seats);
  const furnished = new Recount({ ...written(read({ at: 'final', city, palms, fountains }, seats)) });
  const mine = crowd(bare.squares(), furnished, io);
  const rest = bare.squares().filter((square) => !mine.includes(square));
  const members = Object.fromEntries(names.map((name, p) => [name, p === 0 ? mine : random(rest.splice(0, 8), io.pick(9), io)]));
  const council = Object.fromEntries(
    random(COUNCIL_NAMES, 2 + io.pick(7), io).map((seat) => [seat, [names[io.pick(3) === 0 ? io.pick(seats) : 0]]]),
  );
  const token = (): number => (io.pick(2) === 0 ? 1 : 0);
  const tokens = (p: number): object =>
    p > 0 ? { 'dried-fruit': token() } : { wine: token(), oranges: token(), clothing: token(), porcelain: token() };
  const by = <T>(value: (p: number) => T): Record<string, T> => Object.fromEntries(names.map((name, p) => [name, value(p)]));
  return read(
    {
      at: 'final',
      city,
      palms,
      fountains,
      members,
      council,
      pawn: names[io.pick(2)],
      supply: by(() => 0),
      coins: by(() => io.pick(14)),
      resources: by(tokens),
    },
    seats,
  );
}

suite('missions in crowded cities, in every orientation of every tile', () => {
  const met = new Map<string, Set<string>>();
  for (const seats of [2, 3])
    test(`${seats} players`, () => {
      const seen = new Set<string>();
      for (const [n, city] of arrangements(seats).entries()) {
        for (const [slot, lies] of Object.entries(city)) seen.add(`${slot} ${lies}`);
        for (const [c, crowd] of CROWDS.entries()) {
          const io = new Io(n * 100 + c);
          const s = crowded(city, seats, crowd, io);
          const words = written(s);
          const again = new Recount(words);
          const where = `in ${JSON.stringify(city)} with ${words.members.anne.join(' ')}`;
          for (const [m, mission] of MISSION_NAMES.entries()) {
            const judged = judge(s, 0, m);
            assert.equal(judged.points, again.mission('anne', mission), `${mission} ${where}`);
            const how = judged.have === undefined ? 'formula' : Math.sign(judged.have - judged.need!);
            met.set(mission, (met.get(mission) ?? new Set()).add(String(how)));
          }
          assert.equal(sheetOf(s, 0).total, again.total('anne'));
        }
      }
      // Every tile on both sides, and in every rotation that its shape may have.
      const layout = edition.layout(seats);
      const turns = Math.max(...layout.slots.map((slot) => slot.turns.length));
      const lies = new Set([...seen].map((x) => x.slice(x.indexOf(' ') + 1)));
      for (const [t, tile] of edition.tiles.entries())
        if (layout.slots.some((slot) => slot.shape === tile?.shape))
          for (const side of 'ab')
            assert.ok([...lies].filter((x) => x.startsWith(`${TILE_NAMES[t]} ${side}`)).length >= Math.min(turns, 2));
    });
  test('each has been met below, at and above what it needs', () => {
    /** There can be no more than a full block, one pawn, all fountains, all quarters. */
    const never: Record<string, string> = { block: '1', 'every-fountain': '1', pawn: '1', quarters: '1', 'nobility-or-church': '1' };
    for (const mission of MISSION_NAMES) {
      const how = met.get(mission)!;
      if (how.has('formula')) continue;
      for (const sign of ['-1', '0', '1']) if (never[mission] !== sign) assert.ok(how.has(sign), `${mission} was never met with ${sign}`);
    }
  });
});
