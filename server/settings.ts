// What whoever runs the house may set in the environment: each variable stands once, here. From this list come the check at the
// start, the help of `ridotto serve` and the table of docs/operations.md.
import net from 'node:net';
import os from 'node:os';
import { choice, made, NotAllowed, text, valuesIn, whole, type Values } from './shared/variables.ts';

/** Bytes reckoned for a table at hand. At the end of its game one of four takes 105 to 370 kB (docs/speed.md), and most are not
    there yet. */
const OF_A_TABLE = 300_000;

export const VARIABLES = {
  port: whole('PORT', 'the port where it listens; `0`: any that is free', { otherwise: 8080, most: 65_535 }),
  host: made(
    text({
      name: 'HOST',
      what: 'on which address; `localhost`: nobody else reaches it, `0.0.0.0`: every address of this machine',
      allowed: 'a name or an address of this machine',
      otherwise: '`localhost`',
    }),
    (given = 'localhost') => given,
  ),
  data: text({
    name: 'RIDOTTO_DATA',
    what: 'the folder where everything is kept, in SQLite',
    allowed: 'a path',
    otherwise: '`data/` of this clone',
  }),
  database: text({
    name: 'DATABASE_URL',
    what: 'the PostgreSQL database where everything is kept instead',
    allowed: '`postgres://user:password@host:5432/database`',
    otherwise: 'none',
  }),
  botDelay: whole('RIDOTTO_BOT_DELAY', 'what a bot lets pass before it moves, so that people can follow', {
    unit: 'milliseconds',
    otherwise: 400,
    most: 600_000,
  }),
  /** Here in milliseconds. */
  restAfter: made(
    whole('RIDOTTO_REST', 'after which a table that nobody touches is put away, out of memory', {
      unit: 'minutes',
      otherwise: 30,
      least: 1,
      most: 999_999,
    }),
    (minutes) => minutes * 60_000,
  ),
  trustProxy: made(
    text({
      name: 'RIDOTTO_TRUST_PROXY',
      what: 'the proxies in front, which are believed when they say who asks',
      allowed: 'addresses or subnets with commas between them, like `127.0.0.1`, `10.0.0.0/8`, or `loopback`, `linklocal`, `uniquelocal`',
      otherwise: 'nobody is believed',
    }),
    (given = '') => proxies(given),
  ),
  limits: made(
    choice('RIDOTTO_LIMITS', 'is each address limited in how much it may ask for?', ['on', 'off']),
    (limited) => limited === 'on',
  ),
  log: choice('RIDOTTO_LOG', 'what the house says: sentences, or a line of JSON each', ['text', 'json']),
  metricsPort: whole('RIDOTTO_METRICS_PORT', 'the port where `/metrics` is, for Prometheus; `0`: nowhere', { otherwise: 0, most: 65_535 }),
  metricsHost: made(
    text({
      name: 'RIDOTTO_METRICS_HOST',
      what: 'on which address that is; nobody else is to reach it',
      allowed: 'a name or an address of this machine',
      otherwise: '`localhost`',
    }),
    (given = 'localhost') => given,
  ),
  debug: made(
    choice('RIDOTTO_DEBUG', 'does a command that fails unexpectedly say where in the program?', ['off', 'on']),
    (debugged) => debugged === 'on',
  ),
};
export type Settings = Values<typeof VARIABLES>;

/** What `npm test` is told by. */
const OF_THE_TESTS = /^RIDOTTO_(TEST_\w+|BROWSER|LONG|WHOLE_GAMES)$/;

/** Throws what is wrong, in words that name each variable that is. */
export const fromEnvironment = (env: NodeJS.ProcessEnv = process.env): Settings =>
  valuesIn(VARIABLES, env, { family: 'RIDOTTO_', others: OF_THE_TESTS });

function proxies(given: string): string[] {
  const all = given.split(',').flatMap((part) => part.trim() || []);
  const wrong = all.find((part) => !isSubnet(part) && !['loopback', 'linklocal', 'uniquelocal'].includes(part));
  if (wrong === undefined) return all;
  throw new NotAllowed(`has "${wrong}"`);
}
function isSubnet(part: string): boolean {
  const [address, bits, ...more] = part.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[net.isIP(address)] ?? -1;
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** How many tables are kept at hand in a quarter of the memory of this machine. */
export const usualMostLive = (): number => Math.round(Math.min(10_000, Math.max(200, os.totalmem() / 4 / OF_A_TABLE)));
