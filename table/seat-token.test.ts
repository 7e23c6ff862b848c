import assert from 'node:assert/strict';
import { createHmac, randomBytes } from 'node:crypto';
import test from 'node:test';
import { base64url } from './base64url.ts';
import { seatToken } from './seat-token.ts';

test('bytes are written as Node writes them', () => {
  for (let length = 0; length < 40; length++) {
    const bytes = randomBytes(length);
    assert.equal(base64url(bytes), bytes.toString('base64url'));
  }
});

test('a seat’s token is the HMAC that the protocol names', () => {
  const key = randomBytes(32).toString('base64url');
  assert.equal(seatToken(key, '0123456789abcdef'), createHmac('sha256', key).update('ridotto seat 1 0123456789abcdef').digest('base64url'));
});
