import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import zlib from 'node:zlib';
import { ask, folder, open } from '../tests/kit.ts';

test('the built page answers at every address that is not the API’s, and its files are kept as their names allow', async (t) => {
  const page = folder(t);
  const house = await open(t, { page });
  const missing = await ask(house.url, '/');
  assert.deepEqual([missing.status, missing.type.split(';')[0]], [404, 'text/plain']);
  // Built while the house is open.
  fs.mkdirSync(path.join(page, 'assets'));
  fs.writeFileSync(path.join(page, 'index.html'), '<!doctype html><title>Ridotto</title>');
  fs.writeFileSync(path.join(page, 'sw.js'), '1');
  fs.writeFileSync(path.join(page, 'assets', 'app-1a2b3c.js'), `export default ${JSON.stringify('x'.repeat(5000))};`);
  for (const address of ['/', '/table/abc', '/rules/san-marco/en', '/?x=1']) {
    const answer = await fetch(house.url + address);
    assert.equal(answer.status, 200, address);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
    assert.equal(answer.headers.get('cache-control'), 'no-cache');
    assert.match(await answer.text(), /<title>Ridotto/);
  }
  const asset = await fetch(`${house.url}/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'br' } });
  assert.equal(asset.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.match(asset.headers.get('content-type') ?? '', /javascript/);
  assert.equal(asset.headers.get('content-encoding'), 'br');
  // What was compressed when it was built is sent as it is, to whoever reads that.
  const script = 'export default 1;';
  fs.writeFileSync(path.join(page, 'assets', 'page-4d5e6f.js'), script);
  fs.writeFileSync(path.join(page, 'assets', 'page-4d5e6f.js.br'), zlib.brotliCompressSync(script));
  for (const [reads, sent] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const built = await fetch(`${house.url}/assets/page-4d5e6f.js`, { headers: { 'accept-encoding': reads } });
    assert.equal(built.headers.get('content-encoding'), sent, reads);
    assert.equal(built.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.match(built.headers.get('content-type') ?? '', /javascript/);
    assert.match(built.headers.get('vary') ?? '', /accept-encoding/i);
    assert.equal(await built.text(), script);
  }
  assert.equal((await fetch(`${house.url}/sw.js`)).headers.get('cache-control'), 'no-cache');
  for (const address of ['/assets/gone.js', '/gone.png', '/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/api/gone', '/.env']) {
    const answer = await ask(house.url, address);
    assert.ok([400, 403, 404].includes(answer.status), `${address} ${answer.status}`);
    assert.match(answer.type, /problem\+json/, address);
  }
});

test('files of the page take nothing from what an address may ask for: devices around one screen come from one', async (t) => {
  const page = folder(t);
  fs.mkdirSync(path.join(page, 'assets'));
  fs.writeFileSync(path.join(page, 'assets', 'app-1a2b3c.js'), '1');
  const house = await open(t, { page, limits: true });
  const left = async (address: string): Promise<number> => Number((await fetch(house.url + address)).headers.get('x-ratelimit-remaining'));
  const before = await left('/api/games');
  const files = await left('/assets/app-1a2b3c.js');
  assert.equal(await left('/assets/app-1a2b3c.js'), files - 1);
  assert.equal(await left('/api/games'), before - 1);
  // Everything that a device keeps, at six of them within a minute.
  assert.ok(files > 6 * 400, `${files} files`);
});
