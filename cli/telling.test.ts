// What a house tells whoever runs it, in its log and its metrics, and what it never does.
import assert from 'node:assert/strict';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import { DATABASE, SqliteStore } from '@ridotto/server/storage/sqlite.ts';
import { hashOf } from '@ridotto/server/shared/tokens.ts';
import { Guest, seated } from '@ridotto/server/tests/guests.ts';
import { MailBox, PostBox } from '@ridotto/server/tests/receivers.ts';
import { ask, eventually, open, Player, playOn } from '@ridotto/server/tests/kit.ts';
import type { Opened } from '@ridotto/table';
import { linesOfJson } from './terminal/log.ts';

const NAMES = ['Zéphyrine', 'Quasimodo', 'Wojciechówna'];

test('log and metrics say how the house does; nobody’s name, token, words or address, and no secret of a table is in them', async (t) => {
  let said = '';
  const { trouble } = linesOfJson({ write: (line) => void (said += line) });
  const house = await open(t, { patience: 30, log: trouble, metrics: { port: 0, host: '127.0.0.1' } });
  const body = { game: 'san-marco', seats: NAMES.map((name) => ({ name, kind: 'human' })) };
  const opened = (await ask<Opened>(house.url, '/api/tables', { body })).body;
  const players = opened.seats.map(({ token }) => new Player(house.url, opened.table, token));
  await playOn(players, new Io(7), (n) => n >= 4);
  await players[0].ask('message', { message: 'Chrysanthemum', key: 'said' });
  await players[1].ask('notes', { revision: 0, notes: 'Rhododendron' });
  assert.equal((await new Player(house.url, opened.table, 'x'.repeat(43)).ask()).status, 401);
  assert.equal((await ask(house.url, `/api/${opened.seats[0].token}`)).status, 404);
  const stream = await fetch(`${house.url}/api/tables/${opened.table}/events`, { headers: players[0].headers });
  const blocker = new DatabaseSync(path.join(house.data, DATABASE));
  blocker.exec('begin immediate');
  assert.equal((await players[2].ask('message', { message: 'Edelweiss', key: 'lost' })).status, 503);
  blocker.exec('rollback');
  blocker.close();

  const text = await (await fetch(house.metrics!)).text();
  const metric = (name: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );
  assert.equal(metric('ridotto_http_request_duration_seconds_count{method="POST",route="/api/tables",status="201"}'), 1);
  assert.equal(metric('ridotto_http_request_duration_seconds_count{method="GET",route="/api/tables/:table",status="401"}'), 1);
  assert.equal(metric('ridotto_http_request_duration_seconds_count{method="GET",route="none",status="404"}'), 1);
  assert.equal(metric('ridotto_store_write_duration_seconds_count{what="create"}'), 1);
  assert.equal(metric('ridotto_store_write_duration_seconds_count{what="keepNotes"}'), 1);
  assert.ok(metric('ridotto_store_write_duration_seconds_count{what="append"}') >= 5);
  assert.equal(metric('ridotto_store_write_failures_total{why="busy"}'), 1);
  assert.deepEqual([metric('ridotto_streams'), metric('ridotto_tables_at_hand'), metric('ridotto_store_ok')], [1, 1, 1]);
  assert.ok(metric('nodejs_eventloop_lag_seconds') >= 0);
  await stream.body?.cancel();
  await eventually(async () => /^ridotto_streams 0$/m.test(await (await fetch(house.metrics!)).text()));
  await house.close();
  await assert.rejects(fetch(house.metrics!));

  const lines = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const lost = lines.find(({ msg }) => /entry \d+ could not be stored/.test(String(msg)))!;
  assert.equal(lost.level, 'error');
  assert.deepEqual(Object.keys(lost), ['level', 'time', 'name', 'pid', 'error', 'msg']);
  assert.deepEqual(Object.keys(lost.error as object), ['name', 'message', 'stack']);

  const store = await SqliteStore.open(house.data);
  const { setup } = (await store.load(opened.table))!;
  await store.close();
  const tokens = opened.seats.map(({ token }) => token);
  const never = [...NAMES, ...tokens, ...tokens.map(hashOf), setup.secret, 'Chrysanthemum', 'Rhododendron', 'Edelweiss', '127.0.0.1'];
  for (const word of never) assert.ok(!said.includes(word), `the log says ${word}`);
  for (const word of [...never, opened.table]) assert.ok(!text.includes(word), `the metrics say ${word}`);
});

test('of those whom it tells of their turn it says nothing either, though nothing arrives', async (t) => {
  let said = '';
  const { trouble } = linesOfJson({ write: (line) => void (said += line) });
  const [mail, box] = [await MailBox.open(t), await PostBox.open(t)];
  mail.refuses = { code: 550, why: 'no such mailbox' };
  box.answer = () => 500;
  const told = { home: 'https://ridotto.example.org', mail: mail.url, webhooks: 'any', toldAfter: 0 } as const;
  const { url, close, data } = await open(t, { ...told, log: trouble });
  const guests = await Promise.all(NAMES.map((name) => Guest.known(url, name)));
  for (const guest of guests) {
    await guest.ask('/api/me/channels', { kind: 'mail', address: 'philodendron@example.org' });
    await guest.ask('/api/me/channels', { kind: 'webhook', url: `${box.url}/Tradescantia`, format: 'discord' });
  }
  await seated(guests);
  await eventually(() => box.posts.length > 0);
  assert.equal((await ask(url, `/api/unsubscribe?channel=${'x'.repeat(16)}&token=Aspidistra`, { method: 'POST' })).status, 404);
  await close();
  const store = await SqliteStore.open(data);
  const [, ...rest] = await Promise.all(guests.map(async ({ key }) => store.accounts.account((await store.guest(hashOf(key)))!.id)));
  await store.close();
  const secrets = rest.flatMap((account) => account!.channels.map(({ secret }) => secret));
  assert.equal(secrets.length, 4);
  const never = [...NAMES, ...guests.map(({ key }) => key), ...secrets, 'philodendron', 'Tradescantia', 'Aspidistra', '127.0.0.1'];
  for (const word of never) assert.ok(!said.includes(word), `the log says ${word}`);
});
