// What PostgreSQL and the way to it say when they cannot, in words that name the cause and what to do.
import { StoreTrouble, type StoreTroubleKind } from '../store.ts';

/** Of the driver itself. */
const NO_PASSWORD = 'no password';
/** By the beginning of the error's code: https://www.postgresql.org/docs/current/errcodes-appendix.html, and Node's own. */
const KNOWN: readonly (readonly [codes: readonly string[], kind: StoreTroubleKind, what: string])[] = [
  [[NO_PASSWORD], 'refused', 'asks for a password, and there is none in DATABASE_URL, in PGPASSWORD, or in the file of PGPASSFILE'],
  [['28'], 'refused', 'does not let this user in: see whether user and password in DATABASE_URL are right'],
  [['3D000'], 'refused', 'there is no such database: make one (createdb), or name another in DATABASE_URL'],
  [['53300'], 'unreachable', 'has no connection left: raise max_connections, or stop what takes them'],
  [['ENOTFOUND', 'EAI_AGAIN'], 'unreachable', 'its host is not known: see whether DATABASE_URL names the right one'],
  [['57P', '08', 'ECONN', 'EPIPE', 'ETIMEDOUT', 'EHOST', 'ENET', 'ENOENT'], 'unreachable', 'cannot be reached: see whether it runs'],
  [['40', '55P03', '57014'], 'busy', 'somebody else has been writing for too long'],
  [['53100'], 'full', 'its disk is full: make room; nothing is lost'],
  [['25006', '42501'], 'unwritable', 'cannot be written: let it be written, and give this user leave to'],
  [['XX001', 'XX002'], 'damaged', 'is damaged: keep a copy of it, see what ridotto doctor says, and restore a backup'],
  [['58', '53'], 'failed', 'its machine fails: see what it writes in its log'],
];
/** What the driver says without a code. */
const NO_CODE: readonly (readonly [says: RegExp, code: string])[] = [
  [/connection (terminated|error)|not queryable|discarded|timeout (expired|exceeded)|query read timeout/i, 'ECONNRESET'],
  [/password must be a string/, NO_PASSWORD],
];

/** `place`: of the database, for people. What is no trouble of the store is given back as it is. */
export function troubleOf(e: unknown, place: string): Error {
  if (e instanceof StoreTrouble || !(e instanceof Error)) return e as Error;
  const { code = NO_CODE.find(([says]) => says.test(e.message))?.[1] ?? '' } = e as { code?: string };
  const known = KNOWN.find(([codes]) => codes.some((begins) => code.startsWith(begins)));
  if (!known) return e;
  const [, kind, what] = known;
  return new StoreTrouble(kind, code === NO_PASSWORD ? `${place}: ${what}` : `${place}: ${what} (${saidBy(e)})`, e);
}

/** Of a host with several addresses each has failed. */
const saidBy = (e: Error): string =>
  e instanceof AggregateError ? (e.errors as Error[]).map(({ message }) => message).join(', ') : e.message;
