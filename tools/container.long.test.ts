// Builds the image and starts what compose.yaml describes, where there is an engine for containers: two houses, one table.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import https from 'node:https';
import test from 'node:test';
import { ROOT } from './shared/steps.mjs';

const TEN_MINUTES = 600_000;
const engine = spawnSync('docker', ['compose', 'version']).status === 0 && spawnSync('docker', ['info']).status === 0;
const WHY = 'NO CONTAINER WAS BUILT OR STARTED: there is no engine for them here, or no docker compose';

const compose = (...args: readonly string[]): string =>
  execFileSync('docker', ['compose', '--project-name', 'ridotto-test', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, POSTGRES_PASSWORD: PASSWORD, SITE_ADDRESS: 'localhost' },
    timeout: TEN_MINUTES,
  });
const PASSWORD = randomBytes(12).toString('hex');

/** By way of the balancer, whose certificate is its own. */
function ask(address: string, body?: object): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((answered, failed) => {
    const request = https.request(`https://localhost${address}`, {
      method: body ? 'POST' : 'GET',
      rejectUnauthorized: false,
      headers: { 'content-type': 'application/json' },
    });
    request.once('error', failed).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('end', () => answered({ status: response.statusCode!, text }));
    });
    request.end(body && JSON.stringify(body));
  });
}

if (!engine) test(WHY, { skip: WHY }, () => {});
else
  test('the containers of compose.yaml: a table outlives either house, and nobody in them is root', { timeout: TEN_MINUTES }, async (t) => {
    t.after(() => compose('down', '--volumes'));
    compose('up', '--build', '--detach', '--wait');
    assert.match((await ask('/')).text, /<!doctype html>/i);
    const seats = ['Anne', 'Benoît', 'Christian'].map((name) => ({ name, kind: 'human' }));
    const opened = await ask('/api/tables', { game: 'san-marco', seats });
    assert.equal(opened.status, 201, opened.text);
    const { table } = JSON.parse(opened.text) as { table: string };
    assert.notEqual(compose('exec', '--no-TTY', 'house-1', 'id', '-u').trim(), '0');
    for (const house of ['house-1', 'house-2']) {
      compose('stop', house);
      assert.equal((await ask(`/api/tables/${table}`)).status, 200);
      compose('up', '--detach', '--wait');
    }
    assert.match(compose('exec', '--no-TTY', 'house-2', 'ridotto', 'doctor'), /^1 tables, 0 of them over, \d+ entries; 0 troubles$/m);
  });
