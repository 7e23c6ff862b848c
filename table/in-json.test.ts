// What is told over a wire is made as JSON, in pieces that several viewers share: it must be what they see.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, seatIds } from '@ridotto/engine';
import { GAMES } from '@ridotto/games';
import type { Snapshot } from './protocol.ts';
import { Played, toys } from './tests/kit.ts';

const games = Object.values(GAMES).map((game) => ({ game, players: Math.max(...game.seats), seed: 3 }));

for (const wanted of [...games, { ...games[0], confirm: true }, ...toys(3)])
  test(`${wanted.game?.name}${'confirm' in wanted ? ', with confirmation' : ''}: events and snapshots in JSON are those that are seen`, () => {
    const played = new Played(wanted);
    const { table } = played;
    const told = table.viewers.map(() => 0);
    const luck = new Io(5);
    for (let n = 0; n < 60 && !table.over; n++) {
      played.step(luck);
      for (const [i, viewer] of table.viewers.entries()) {
        // Not everybody looks each time, and whoever does looks twice.
        if (luck.pick(3) === 0) continue;
        for (let twice = 0; twice < 2; twice++) {
          const inJson = [...table.sinceInJson(viewer, told[i])].map(({ members }) => JSON.parse(`{${members}}`) as unknown);
          assert.deepEqual(inJson, JSON.parse(JSON.stringify([...table.since(viewer, told[i])])));
          const seen = JSON.parse(table.snapshotJson(viewer)) as Snapshot;
          assert.deepEqual(seen, JSON.parse(JSON.stringify(table.snapshot(viewer))));
          // From nothing, and not in pieces; what waits for its confirmation is shown otherwise.
          const { game, match } = table;
          if (!seen.held)
            assert.deepEqual(seen.view, JSON.parse(JSON.stringify(game.view(match.state, viewer, seatIds(seen.names.length)))));
        }
        told[i] = table.seq(viewer);
      }
    }
    assert.ok(told.some((seq) => seq > 4));
  });
