// A house that is killed in mid-game loses nothing that it has acknowledged.
import assert from 'node:assert/strict';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test from 'node:test';
import { DATABASE } from './storage/sqlite.ts';
import { killAgainAndAgain } from './tests/crash.ts';
import { ask, Child, eventually, folder, newTable, open, Player } from './tests/kit.ts';
import { onPostgres } from './tests/postgres.ts';

test('kill -9 in mid-game, again and again: no acknowledged move and nothing told is lost', (t) =>
  killAgainAndAgain(t, { place: folder(t), kills: 3 }));

await onPostgres(
  (server) => {
    void test('kill -9 of a house on PostgreSQL, and of the processes of PostgreSQL: no acknowledged move and nothing told is lost', async (t) =>
      await killAgainAndAgain(t, { place: await server.store(), kills: 2, toTheEnd: false, also: () => server.killBackend() }));
  },
  { apart: true },
);

test("a house killed in a bot's turn wakes it on start, with nobody looking", async (t) => {
  const data = folder(t);
  // Bots that would take an hour.
  const slow = await Child.start(t, data, 3_600_000);
  const { body } = await ask<{ table: string }>(slow.url, '/api/tables', {
    body: { game: 'san-marco', seats: [1, 2, 3].map((n) => ({ name: `Bot ${n}`, kind: 'bot', bot: 'random' })) },
  });
  await slow.kill();
  const file = new DatabaseSync(path.join(data, DATABASE), { readOnly: true });
  t.after(() => file.close());
  const entries = (): number => Number(file.prepare('select count(*) as n from journal where table_id = ?').get(body.table)?.n);
  assert.equal(entries(), 1);
  const quick = await Child.start(t, data, 0);
  await eventually(() => file.prepare('select waits from tables where id = ?').get(body.table)?.waits === 'nobody');
  assert.ok(entries() > 50);
  const watcher = new Player(quick.url, body.table);
  await eventually(async () => (await watcher.snapshot()).over?.verified === true);
  await quick.kill();
});

test('a second house on the same folder is refused, from another process and from this one, and the first plays on', async (t) => {
  const data = folder(t);
  const first = await open(t, { data });
  await assert.rejects(Child.start(t, data), /in use by another Ridotto process/);
  await assert.rejects(open(t, { data }), /in use by another Ridotto process/);
  const [player] = await newTable(first.url, { players: 3 });
  await player.snapshot();
  await first.close();
  player.url = (await open(t, { data })).url;
  await player.snapshot();
});
