import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, seatIds, SPECTATOR, type Game } from '@ridotto/engine';
import { GAMES } from '@ridotto/games';
import { imagined, type Imagined } from './imagined.ts';
import type { LinkedPosition } from './position-link.ts';
import { openTable, Played, setupOf, toys, type Wanted } from './tests/kit.ts';
import type { Viewer } from './table.ts';

const games: readonly Game[] = Object.values(GAMES);
const KINDS: readonly Wanted[] = [
  ...games.map((game) => ({ game, players: game.seats.includes(4) ? 4 : game.seats.at(-1)! })),
  ...toys(61),
];

const found = (answer: Imagined): LinkedPosition => {
  assert.ok('from' in answer);
  return answer;
};
/** By a played table's journal. */
const of = (played: Played, wanted: Wanted, viewer: Viewer, luck: number, until?: number): Imagined =>
  imagined({ setup: played.table.setup, journal: played.journal }, viewer, {
    luck: new Io(luck),
    ...(until !== undefined && { until }),
    ...(wanted.game && { find: () => wanted.game! }),
  });

for (const wanted of KINDS)
  test(`what one knows stands there, and the rest is another each time: ${wanted.game!.name}`, () => {
    const played = new Played({ ...wanted, seed: 7 });
    played.unsaid = 'announce';
    const { table } = played;
    const luck = new Io(7);
    const views = new Map<Viewer, string[]>();
    for (let n = 0; n < 40 && !table.over; n++) {
      if (table.match.drafts.size === 0)
        for (const viewer of table.viewers.filter((v) => v !== SPECTATOR)) {
          const { view, seq } = table.snapshot(viewer);
          const world = found(of(played, wanted, viewer, n));
          const there = openTable({ ...wanted, from: world.from }).table;
          // A position that begins has no history of this turn; what the board and one's hand show is the same.
          assert.deepEqual(there.snapshot(viewer).view, view);
          views.set(viewer, [...(views.get(viewer) ?? []), JSON.stringify({ seq, from: found(of(played, wanted, viewer, 1)).from })]);
        }
      played.step(luck);
    }
    // Any of these moments can be had later, alike by the same luck.
    if (table.over) return;
    for (const [viewer, seen] of views)
      for (const one of seen.slice(-6)) {
        const { seq } = JSON.parse(one) as { seq: number };
        assert.equal(JSON.stringify({ seq, from: found(of(played, wanted, viewer, 1, seq)).from }), one);
      }
  });

for (const wanted of KINDS)
  test(`of two tables that a seat cannot tell apart it is told the same by the same luck: ${wanted.game!.name}`, () => {
    const played = new Played({ ...wanted, seed: 9 });
    played.unsaid = 'announce';
    const { table } = played;
    const { game, match } = table;
    const luck = new Io(9);
    let hidden = 0;
    for (let n = 0; n < 30 && !table.over; n++) {
      if (match.drafts.size === 0)
        for (const viewer of table.viewers.filter((v) => v !== SPECTATOR)) {
          const other = game.fresh(match.state);
          game.sample(other, game.know(match.state, viewer), new Io(n));
          const ids = seatIds(table.setup.names.length);
          const worlds = [match.state, other].map((state) => {
            const setup = setupOf({ ...wanted, from: game.write(state, ids) });
            return JSON.stringify(
              imagined({ setup, journal: [{ do: 'begin', luck: [] }] }, viewer, { luck: new Io(n + 100), find: () => game as never }),
            );
          });
          assert.equal(worlds[1], worlds[0]);
          if (JSON.stringify(game.write(match.state, ids)) !== JSON.stringify(game.write(other, ids))) hidden++;
        }
      played.step(luck);
    }
    assert.ok(hidden > 0, 'the worlds never differ: nothing was compared');
  });

test('who watches, a table opened without it, and a game that is over are told why not', () => {
  const refused = (answer: Imagined): string => ('problem' in answer ? answer.problem.type.split(':').at(-1)! : 'nothing');
  const played = new Played({ seed: 3 });
  assert.equal(refused(of(played, {}, SPECTATOR, 1)), 'seat-needed');
  const { setup } = played.table;
  assert.equal(refused(imagined({ setup: { ...setup, whatIf: false }, journal: played.journal }, 0, { luck: new Io(1) })), 'no-what-if');
  const luck = new Io(3);
  while (!played.table.over) played.step(luck);
  assert.equal(refused(of(played, {}, 0, 1)), 'game-over');
  assert.ok('from' in of(played, {}, 0, 1, 3));
});
