import assert from 'node:assert/strict';
import test from 'node:test';
import { fromEnvironment } from './settings.ts';

test('what is not set, or empty, has its default', () => {
  const empty = fromEnvironment({ PORT: '', HOST: '', RIDOTTO_DATA: '', DATABASE_URL: '', RIDOTTO_REST: '', RIDOTTO_LIMITS: '' });
  assert.deepEqual(empty, fromEnvironment({}));
  assert.deepEqual([empty.port, empty.host, empty.data, empty.database], [8080, 'localhost', undefined, undefined]);
  assert.deepEqual([empty.botDelay, empty.restAfter, empty.trustProxy, empty.limits], [400, 1_800_000, [], true]);
});

test('what is set is read', () => {
  const set = fromEnvironment({
    PORT: '0',
    RIDOTTO_REST: '2',
    RIDOTTO_TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8',
    RIDOTTO_LIMITS: 'off',
  });
  assert.deepEqual([set.port, set.restAfter, set.trustProxy, set.limits], [0, 120_000, ['loopback', '10.0.0.0/8', 'fd00::/8'], false]);
});

const WRONG: readonly (readonly [env: Record<string, string>, message: RegExp])[] = [
  [{ PORT: '65536' }, /^PORT is "65536"; it must be a whole number from 0 to 65535$/],
  [{ PORT: '1e3' }, /^PORT is "1e3"; /],
  [{ RIDOTTO_REST: '0' }, /^RIDOTTO_REST is "0"; it must be a whole number of minutes from 1 to 999999$/],
  [{ RIDOTTO_BOT_DELAY: '-1' }, /^RIDOTTO_BOT_DELAY is "-1"; it must be a whole number of milliseconds from 0 to 600000$/],
  [{ RIDOTTO_LIMITS: 'no' }, /^RIDOTTO_LIMITS is "no"; it must be on or off$/],
  [{ RIDOTTO_TRUST_PROXY: 'loopback,10.0.0.0/33' }, /^RIDOTTO_TRUST_PROXY has "10\.0\.0\.0\/33"; it must be addresses or subnets/],
  [{ RIDOTTO_MAIL_FROM: 'nobody' }, /^RIDOTTO_MAIL_FROM is "nobody"; it must be an address like Ridotto <ridotto@example\.org>$/],
  [{ RIDOTTO_MAIL_FROM: 'Anne <anne>' }, /^RIDOTTO_MAIL_FROM is "Anne <anne>"; /],
  [{ RIDOTTO_LIMIT: 'off' }, /^RIDOTTO_LIMIT is set, and there is no such variable: RIDOTTO_LIMITS is perhaps meant$/],
  [{ RIDOTTO_DATABSE: 'x' }, /: RIDOTTO_DATA is perhaps meant$/],
  [{ RIDOTTO_COLOUR_OF_THE_HOUSE: 'red' }, /^RIDOTTO_COLOUR_OF_THE_HOUSE is set, and there is no such variable; there are RIDOTTO_DATA, /],
];
for (const [env, message] of WRONG)
  test(`refused: ${Object.entries(env).join().replace(',', '=')}`, () => assert.throws(() => fromEnvironment(env), { message }));

test('all that is wrong is named at once', () => {
  const env = { PORT: 'x', RIDOTTO_LIMITS: 'x', RIDOTTO_PORT: '1' };
  assert.throws(() => fromEnvironment(env), { message: /^RIDOTTO_PORT is set.*; PORT is "x".*; RIDOTTO_LIMITS is "x"/ });
});

test('what the tests are told by is not the house’s, and refused by nobody', () => {
  fromEnvironment({ RIDOTTO_BROWSER: '/usr/bin/chromium', RIDOTTO_TEST_CHILD: '1', RIDOTTO_WHOLE_GAMES: '1', RIDOTTO_LONG: '1' });
});
