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
  /** Here in milliseconds. */
  abandonedAfter: made(
    whole('RIDOTTO_ABANDONED', 'after which a table at which nothing has happened is closed for good; `0`: never', {
      unit: 'days',
      otherwise: 365,
      most: 99_999,
    }),
    (days) => days * 24 * 3_600_000,
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
  home: made(
    text({
      name: 'RIDOTTO_URL',
      what: 'where people reach the house; e-mails and webhooks lead there, passkeys are for it, and without it there are none',
      allowed: 'an address like `https://ridotto.example.org`',
      otherwise: 'none',
    }),
    (given) => given && origin(given),
  ),
  mail: made(
    text({
      name: 'RIDOTTO_SMTP',
      what: 'what sends e-mails; `file:` and a folder: they are put there instead, to try it out',
      allowed: '`smtps://user:password@host`, `smtp://host:587`, or `file:///path/of/a/folder`',
      otherwise: 'there are no e-mails',
    }),
    (given) => given && mailServer(given),
  ),
  mailFrom: made(
    text({
      name: 'RIDOTTO_MAIL_FROM',
      what: 'from whom they come',
      allowed: 'an address like `Ridotto <ridotto@example.org>`',
      otherwise: '`ridotto@` and the host of RIDOTTO_URL',
    }),
    (given) => given && mailbox(given),
  ),
  webhooks: choice('RIDOTTO_WEBHOOKS', 'where may a guest have the house send notices? `any`: into its own network, too', [
    'public',
    'any',
    'off',
  ]),
  /** Here in milliseconds. */
  toldAfter: made(
    whole('RIDOTTO_TOLD_AFTER', 'after which somebody is told of their turn who has not seen it', {
      unit: 'seconds',
      otherwise: 20,
      most: 86_400,
    }),
    (seconds) => seconds * 1000,
  ),
  publishes: made(
    choice('RIDOTTO_PUBLISH', 'are finished games shown to everybody, with the names left out?', ['off', 'on']),
    (published) => published === 'on',
  ),
  room: whole('RIDOTTO_IMPORTS', 'how many records from elsewhere each guest may keep in their library; `0`: none', {
    otherwise: 200,
    most: 100_000,
  }),
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

/** Without a path. */
function origin(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search + url.hash + url.username !== '')
    throw new NotAllowed();
  return url.origin;
}
/** What is wrong with it is said without it: it may hold a password. */
function mailServer(given: string): string {
  if (!URL.canParse(given) || !/^(smtps?|file):$/.test(new URL(given).protocol)) throw new NotAllowed('cannot be read');
  return given;
}
/** An address by itself, or after a name. */
function mailbox(given: string): string {
  if (!/^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(given)) throw new NotAllowed();
  return given;
}
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
