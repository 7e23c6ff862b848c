// For tests: a house in a process of its own, to be killed, in which every table is dealt from a known secret. Arguments:
// folder or address of a database, milliseconds of a bot, port, milliseconds after which it is stuck; with the latter there is also
// a game that comes to no end. RIDOTTO_TEST_SKEW: milliseconds by which the clock of its machine is wrong; RIDOTTO_TEST_LUCK=known:
// what is dealt on the page is known too, and no longer the page as it was built; RIDOTTO_TEST_CHILD: it ends with whoever holds its
// standard input, however they end.
import { serve } from '../serve.ts';
import { knownSecret } from './kit.ts';
import { knownPage } from './known-page.ts';
import { findSpinning } from './spinning.ts';

const [place, botDelay, port, stuckAfter] = process.argv.slice(2);
if (process.env.RIDOTTO_TEST_CHILD !== undefined)
  process.stdin
    .resume()
    .once('close', () => process.exit())
    .unref();
/** Milliseconds in which a PostgreSQL that was killed a moment ago is back, on a machine that has much else to do. */
const A_WHILE = 60_000;
const right = Date.now;
const skew = Number(process.env.RIDOTTO_TEST_SKEW ?? 0);
Date.now = () => right() + skew;
try {
  const settings = {
    botDelay: Number(botDelay),
    limits: false,
    secretOf: knownSecret,
    ...(process.env.RIDOTTO_TEST_LUCK === 'known' && { page: knownPage() }),
    ...(stuckAfter !== undefined && { stuckAfter: Number(stuckAfter), find: findSpinning }),
    ...(place.startsWith('postgres:') && { database: place }),
  };
  const { url } = await serve({ port: Number(port ?? 0), host: '127.0.0.1', data: place, coming: A_WHILE, ...settings });
  process.stdout.write(`${url}\n`);
} catch (e) {
  process.stderr.write(`${(e as Error).message}\n`);
  process.exitCode = 1;
}
