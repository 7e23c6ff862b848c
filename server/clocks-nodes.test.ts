// Time that runs out where several houses share a database: by its clock, whatever those of their machines say.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, newTable } from './tests/kit.ts';
import { Nodes } from './tests/nodes.ts';
import { onPostgres } from './tests/postgres.ts';

const HOUR = 3_600_000;
const BANK = 5000;

await onPostgres((server) => {
  test('three houses, two of them wrong by an hour, one of them killed: time runs out once, and not too soon', async (t) => {
    const nodes = await Nodes.start(t, await server.store(), [0, HOUR, -HOUR]);
    const begun = performance.now();
    const players = await newTable(nodes.urls[1], {
      players: 3,
      seed: 41,
      tempo: { kind: 'live', bank: BANK, increment: 0 },
      late: 'others',
    });
    const [player] = players;
    const { clocks } = await player.snapshot();
    const seat = clocks!.findIndex(({ until }) => until !== null);
    // The database stands on this machine, whose clock is right.
    assert.ok(Math.abs(clocks![seat].since! - Date.now()) < HOUR / 2);
    await nodes.children[1].kill();
    for (const url of [nodes.urls[0], nodes.urls[2]])
      for (const one of players) {
        one.url = url;
        const { status, body, text } = await one.ask<{ now: number }>('../../now');
        assert.equal(status, 200, text);
        assert.ok(Math.abs(body.now - Date.now()) < HOUR / 2, 'what time it is, a house says by the database');
      }
    const outs = async () => (await player.log()).filter(({ matter }) => matter?.do === 'time-out');
    await eventually(async () => (await outs()).length > 0);
    assert.ok(performance.now() - begun >= BANK, `after ${performance.now() - begun} ms`);
    for (const url of [nodes.urls[0], nodes.urls[2]]) {
      player.url = url;
      assert.deepEqual(
        (await outs()).map(({ matter }) => matter),
        [{ do: 'time-out', seat: `s${seat}` }],
      );
    }
    await nodes.close();
  });
});
