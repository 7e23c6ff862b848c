// The way to a database: connections for Kysely and for statements of our own, and whether a store can be in it.
import { CompiledQuery, Kysely, PostgresDialect, sql, type DatabaseConnection } from 'kysely';
import pg from 'pg';
import type { Schema } from '../schema.ts';
import { openSocket } from './socket.ts';

/** Of one process. */
export const CONNECTIONS = 10;
/** Milliseconds after which PostgreSQL drops what somebody began and does not end: their machine is gone, for example. */
const IDLE = 5000;
const OLDEST = 15;

export interface Connected {
  readonly pool: pg.Pool;
  /** On this pool, which ends with it. */
  readonly db: Kysely<Schema>;
}
/** `readOnly`: nothing can be written by it. `silence`: it may be silent for as long as it likes. */
export function connect(
  config: pg.ClientConfig,
  patience: number,
  { readOnly = false, silence = false }: { readonly readOnly?: boolean; readonly silence?: boolean } = {},
): Connected {
  const pool = new pg.Pool({
    ...config,
    max: CONNECTIONS,
    keepAlive: true,
    ...(!silence && { stream: openSocket }),
    connectionTimeoutMillis: Math.max(1000, patience),
    lock_timeout: patience,
    idle_in_transaction_session_timeout: IDLE,
    application_name: 'ridotto',
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) } as pg.CustomTypesConfig,
  });
  // A connection that is lost is lost to whoever uses it, and they are told.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const onCreateConnection = async (connection: DatabaseConnection): Promise<void> => {
    if (readOnly) await connection.executeQuery(CompiledQuery.raw('set default_transaction_read_only = on'));
  };
  return { pool, db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool, onCreateConnection }) }) };
}
/** Milliseconds and counts: all of them numbers that JavaScript can hold. */
const INT8 = 20;

/** The schema in which the store is, or will be. Throws what the database must be, and is not. */
export async function fit(db: Kysely<Schema>, place: string): Promise<string> {
  const { rows } = await sql<{ version: string; encoding: string; home: string | null }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding, current_schema as home`.execute(
    db,
  );
  const [{ version, encoding, home }] = rows;
  const major = Math.floor(Number(version) / 10_000);
  if (major < OLDEST) throw new Error(`${place}: it is version ${major}, and must be ${OLDEST} or newer`);
  if (encoding !== 'UTF8') throw new Error(`${place}: its encoding is ${encoding}, and must be UTF8: make the database with that`);
  if (home === null) throw new Error(`${place}: this user has no schema in it to write to: make one, or set search_path`);
  return home;
}
