import assert from 'node:assert/strict';
import type os from 'node:os';
import { test } from 'node:test';
import { reachedAt } from './reached.ts';

const one = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as os.NetworkInterfaceInfo;

test('a house that listens everywhere says where others reach it, one that does not says nothing', () => {
  const interfaces = {
    lo: [one('127.0.0.1', 'IPv4', true), one('::1', 'IPv6', true)],
    wlan: [one('192.0.2.2', 'IPv4'), one('fe80::1', 'IPv6')],
    none: undefined,
  };
  assert.deepEqual(reachedAt('0.0.0.0', 'http://127.0.0.1:8080', interfaces), ['http://192.0.2.2:8080']);
  assert.deepEqual(reachedAt('::', 'http://127.0.0.1', interfaces), ['http://192.0.2.2']);
  assert.deepEqual(reachedAt('localhost', 'http://127.0.0.1:8080', interfaces), []);
});
