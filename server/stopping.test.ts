// A house that is told to stop: what is under way is done and answered, and everybody is told to come back.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Problem, Snapshot } from '@ridotto/table';
import { SqliteStore } from './storage/sqlite.ts';
import { ask, eventually, folder, newTable, open, Player, program } from './tests/kit.ts';
import { onPostgres } from './tests/postgres.ts';

interface Ready {
  ready: boolean;
  why?: string;
}

await onPostgres((server) => {
  test('a move that is under way counts and is answered; who comes later is told when to come back, and so is whoever follows', async (t) => {
    const database = await server.store();
    const house = await open(t, { database, data: folder(t) });
    const [anne, benoit] = await newTable(house.url, { players: 3 });
    assert.deepEqual((await ask<Ready>(house.url, '/api/ready')).body, { ready: true });
    const stream = await fetch(`${house.url}/api/tables/${anne.table}/events`);
    const told = stream.text();
    // Its entry cannot be written before that is released.
    const release = await server.hold('select 1 from tables for update', database);
    const under = anne.ask<Snapshot>('message', { message: 'Good night', key: 'good night' });
    await eventually(async () => (await server.run("select 1 from pg_locks where not granted and locktype = 'transactionid'")).length > 0);
    const closed = house.close();
    await eventually(async () => !(await ask<Ready>(house.url, '/api/ready')).body.ready);
    const late = await fetch(`${house.url}/api/tables/${benoit.table}`);
    assert.equal(late.status, 503);
    assert.equal(((await late.json()) as Problem).type, 'urn:ridotto:problem:closing');
    assert.match(late.headers.get('retry-after') ?? 'none', /^\d+$/);
    await release();
    const { status, body, text } = await under;
    assert.equal(status, 200, text);
    await closed;
    const lines = (await told).split('\n');
    assert.ok(lines.some((line) => /^retry: \d+$/.test(line)));
    assert.ok(lines.some((line) => line.startsWith('data:') && line.includes('Good night')));
    const again = await open(t, { database, data: folder(t) });
    assert.equal((await new Player(again.url, anne.table, anne.token).snapshot()).seq, body.seq);
  });
});

test('the bots of a house that closes are at once for the next one', async (t) => {
  const data = folder(t);
  const house = await open(t, { data, bots: { file: program('parentPort.on("message", () => {})'), limit: 60_000 } });
  await newTable(house.url, { players: 3, humans: 0 });
  await eventually(async () => (await ask<{ bots: number }>(house.url, '/api/health')).body.bots === 1);
  await house.close();
  const store = await SqliteStore.open(data);
  t.after(() => store.close());
  assert.ok(await store.claimJob(1000, 'bot'));
});
