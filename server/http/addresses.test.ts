import assert from 'node:assert/strict';
import test from 'node:test';
import { addressOf } from './addresses.ts';

test('an address counts as itself, one of IPv6 as its /64, however it is written', () => {
  const one = ['2001:db8:0:12::1', '2001:0DB8:0000:0012:ffff:ffff:ffff:ffff', '2001:db8:0:12:1:2:3:4', '2001:db8::12:0:0:0:9'];
  assert.deepEqual(new Set(one.map(addressOf)), new Set(['2001:db8:0:12::/64']));
  const others = ['2001:db8:0:13::1', '2001:db8:1:12::1', '::1', 'fe80::1%eth0', '203.0.113.7', '203.0.113.8'];
  assert.equal(new Set([...one, ...others].map(addressOf)).size, 1 + others.length);
  assert.equal(addressOf('::ffff:203.0.113.7'), '203.0.113.7');
});
