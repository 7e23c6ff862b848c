// Where a database is: what the driver needs to know, and what may be said of it. The password is in the first alone.
import type { ClientConfig } from 'pg';

export interface Address {
  readonly config: ClientConfig;
  /** For people: host, port and database. */
  readonly place: string;
}

const LIKE = 'it must be like postgres://user:password@host:5432/database (in a password %2F stands for /, %3A for :, %40 for @)';

/** Throws what is wrong with it, and does not repeat it: there may be a password in it. */
export function addressOf(url: string): Address {
  const parsed = URL.parse(url);
  if (!parsed || !['postgres:', 'postgresql:'].includes(parsed.protocol)) throw new Error(`DATABASE_URL cannot be read: ${LIKE}`);
  const database = named(parsed.pathname.slice(1));
  if (database === '') throw new Error(`DATABASE_URL names no database: ${LIKE}`);
  const host = named(parsed.searchParams.get('host') ?? (parsed.hostname || 'localhost'));
  return { config: { connectionString: url }, place: `PostgreSQL at ${host}:${parsed.port || 5432}, database ${database}` };
}

function named(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(`DATABASE_URL cannot be read, a "%" in it begins no character: ${LIKE}`);
  }
}
