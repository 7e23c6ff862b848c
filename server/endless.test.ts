// Rules that go round in circles hang nobody: neither who made the choice, nor anybody else in the house.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import type { Preview, Problem, Snapshot } from '@ridotto/table';
import { freePort } from './tests/free-port.ts';
import { ask, eventually, folder, newTable, open, Player } from './tests/kit.ts';
import { findSpinning } from './tests/spinning.ts';

const SEATS = ['Anne', 'Benoît'].map((name) => ({ name, kind: 'human' }));
interface Opened {
  table: string;
  seats: { token: string }[];
}

test('a choice after which the rules come to no end is refused, and everybody is served', async (t) => {
  const logged: string[] = [];
  const house = await open(t, { find: findSpinning, log: (message) => logged.push(message) });
  const { status, body, text } = await ask<Opened>(house.url, '/api/tables', { body: { game: 'spinning', seats: SEATS } });
  assert.equal(status, 201, text);
  const [anne, benoit] = body.seats.map(({ token }) => new Player(house.url, body.table, token));
  const [stranger] = await newTable(house.url, { players: 3 });
  const before = await anne.snapshot();
  const spin = [{ do: 'spin' }];
  for (const answer of [await anne.ask<Problem>('try', { parts: spin }), await anne.say(before.question, spin)]) {
    assert.equal(answer.status, 500, answer.text);
    assert.equal(answer.body.type, 'urn:ridotto:problem:endless-rules');
    assert.match(answer.body.detail, /come to no end, so it does not count/);
  }
  assert.match(logged.join('\n'), /a choice leads nowhere/);
  assert.deepEqual(await anne.snapshot(), before, 'nothing has changed');
  // At the same time, and afterwards: another table, and the same one.
  const [, seen, tried] = await Promise.all([
    anne.say(before.question, spin),
    stranger.snapshot(),
    benoit.ask<Preview>('try', { parts: [{ do: 'walk' }] }),
  ]);
  assert.ok(seen.seq > 0);
  assert.equal(tried.status, 422, 'it is not their turn');
  const walked = await anne.say(before.question, [{ do: 'walk' }]);
  assert.equal(walked.status, 200, walked.text);
  assert.deepEqual((walked.body satisfies Snapshot).awaits, ['s1']);
});

test('rules that never come back from a step end the house, which says at which table, and it is started again', async (t) => {
  const run = path.join(import.meta.dirname, '..', 'tools', 'run.mjs');
  const port = await freePort();
  const child = spawn(process.execPath, [run, '--again', 'server/tests/house.ts', folder(t), '0', String(port), '1000'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(async () => {
    child.kill('SIGTERM');
    await once(child, 'close');
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (more: string) => (said += more));
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const url = line.trim();
  const { body } = await ask<Opened>(url, '/api/tables', { body: { game: 'spinning', seats: SEATS } });
  const [anne, benoit] = body.seats.map(({ token }) => new Player(url, body.table, token));
  const walked = await anne.say((await anne.snapshot()).question, [{ do: 'walk' }]);
  assert.equal(walked.status, 200, walked.text);
  const before = await benoit.snapshot();
  await assert.rejects(benoit.say(before.question, [{ do: 'freeze' }]), 'nobody answers any more');
  await eventually(async () => (await benoit.snapshot().catch(() => undefined)) !== undefined);
  assert.match(said, new RegExp(`nobody has been answered for 1 s, at work on table ${body.table}`));
  assert.deepEqual(await benoit.snapshot(), before, 'what was acknowledged is there, and the choice does not count');
  const again = await benoit.say(before.question, [{ do: 'walk' }]);
  assert.equal(again.status, 200, again.text);
});
