// Every route of guests × every kind of caller.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import test from 'node:test';
import { pathToFileURL } from 'node:url';
import { seatToken, type Problem } from '@ridotto/table';
import { CALLERS, expected, GUEST_ROUTES } from '../tests/guest-routes.ts';
import { Guest, opened, seated } from '../tests/guests.ts';
import { ask, folder, open } from '../tests/kit.ts';

test('every route of guests × every kind of caller', async (t) => {
  const { url } = await open(t, { home: 'http://localhost:8080', mail: pathToFileURL(folder(t)).href });
  const wrong: string[] = [];
  const key = (): string => randomBytes(32).toString('base64url');
  for (const [route, wanted] of Object.entries(GUEST_ROUTES)) {
    const [method, address] = route.split(' ');
    for (const caller of CALLERS) {
      const [own, other] = [await Guest.known(url, 'Anne'), await Guest.known(url, 'Denise')];
      const [{ table }] = await seated([own, await Guest.known(url, 'Benoît'), await Guest.known(url, 'Christian')]);
      const { id: filling } = await opened(own);
      const keys: Readonly<Record<(typeof CALLERS)[number], string | undefined>> = {
        none: undefined,
        malformed: 'x',
        unknown: key(),
        seat: seatToken(own.key, table),
        removed: caller === 'removed' ? await removedKey(url) : undefined,
        other: other.key,
        own: own.key,
      };
      const there = address
        .replace('{table}', table)
        .replace('{filling}', filling)
        .replace('{player}', (await own.ask<{ id: string }>('/api/me')).body.id)
        .replace('{channel}', 'AAAAAAAAAAAAAAAA')
        .replace('{game}', 'AAAAAAAAAAAAAAAA')
        .replace('{device}', '0123456789abcdef')
        .replace('{block}', '0123456789abcdef');
      const bearer = keys[caller];
      const { status, type, text, body } = await ask<Problem>(url, there, {
        method: method.toUpperCase(),
        body: wanted.body,
        headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      });
      if (status !== expected(wanted, caller)) wrong.push(`${route} by ${caller}: ${text.slice(0, 200)}`);
      if (status < 400) continue;
      assert.match(type, /^application\/problem\+json/, route);
      assert.equal(body.status, status, route);
      for (const secret of Object.values(keys)) if (secret !== undefined && secret.length > 10) assert.ok(!text.includes(secret), route);
    }
  }
  assert.deepEqual(wrong, []);
});

/** Of a device that was its guest's, and is so no more. */
async function removedKey(url: string): Promise<string> {
  const [first, second] = [await Guest.known(url, 'Anne'), new Guest(url, 'Anne')];
  const { body } = await first.ask<{ code: string }>('/api/me/code', {});
  assert.equal((await second.ask('/api/me/devices', { code: body.code, name: 'Telephone' })).status, 200);
  const { devices } = (await first.ask<{ devices: { id: string; this: boolean }[] }>('/api/me/devices')).body;
  const { id } = devices.find((device) => !device.this)!;
  assert.equal((await first.ask(`/api/me/devices/${id}/remove`, {})).status, 200);
  return second.key;
}
