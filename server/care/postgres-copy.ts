// Copies of a store in PostgreSQL, made and brought back by PostgreSQL's own programs, which must be on the PATH.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import { reservePath } from '../storage/folder.ts';
import { environmentOf } from '../storage/postgres/libpq.ts';
import { PostgresPlace } from '../storage/postgres/place.ts';
import { refuseNewer } from '../storage/schema.ts';
import { beginOf, SQLITE } from './copies.ts';
import { stamp } from './stamp.ts';

/** To a path where nothing is yet, while houses are open. Throws when there is no store, or it cannot be done; then nothing is
    there. `url`: as in DATABASE_URL. */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  const { home, done } = await PostgresPlace.look(url);
  if (done.length === 0) throw new Error(NO_STORE);
  reservePath(file);
  try {
    await run('pg_dump', ['--format=custom', ...NOBODYS, `--table=${everyTableOf(home)}`, `--file=${file}`], url);
    // Reads and unpacks all of it.
    await run('pg_restore', [`--file=${os.devNull}`, file], url);
  } catch (e) {
    fs.rmSync(file, { force: true });
    throw e;
  }
}
const NO_STORE = 'there is no store in the database of DATABASE_URL';
/** Whoever restores it owns it. */
const NOBODYS = ['--no-owner', '--no-privileges'];
const everyTableOf = (home: string): string => `"${home.replaceAll('"', '""')}".*`;

/** `replace`: also where there is a store already; it is put aside, into a schema whose name comes back. Throws what is wrong with
    the copy, and when a house has the database open, or a store is there that must not be replaced; then nothing was changed. */
export async function restoreDump(file: string, url: string, { replace = false } = {}): Promise<{ readonly aside?: string }> {
  await lookInto(file, url);
  const place = await PostgresPlace.take(url);
  try {
    const there = place.done.length > 0;
    if (there && !replace)
      throw new Error(
        'there is a store in the database of DATABASE_URL already: with --replace it is put aside, and nothing of it is lost',
      );
    const aside = there ? `before_restore_${stamp().replaceAll(/\W/g, '_').toLowerCase()}` : undefined;
    if (aside !== undefined) await place.putAside(aside);
    try {
      await run('pg_restore', ['--single-transaction', '--exit-on-error', ...NOBODYS, `--dbname=${place.database}`, file], url);
    } catch (e) {
      if (aside !== undefined) await place.bringBack(aside);
      throw e;
    }
    return { ...(aside !== undefined && { aside }) };
  } finally {
    await place.leave();
  }
}

/** Throws when it is no copy that can be restored there. */
async function lookInto(file: string, url: string): Promise<void> {
  if (!fs.existsSync(file)) throw new Error(`there is no file ${file}`);
  if (beginOf(file).startsWith(SQLITE))
    throw new Error(
      `${file} is a copy of a store in SQLite, and DATABASE_URL names a PostgreSQL database: restore it with --data FOLDER; ridotto export and ridotto import bring it over`,
    );
  const { home } = await PostgresPlace.look(url);
  const listed = await run('pg_restore', ['--list', file], url);
  const schemas = [...new Set([...listed.matchAll(/^\d+; \d+ \d+ TABLE (?!DATA )(\S+) /gm)].map(([, schema]) => schema))];
  if (schemas.length !== 1 || schemas[0] !== home)
    throw new Error(`${file} holds tables of the schema ${schemas.join(', ') || '(none)'}, and DATABASE_URL leads to the schema ${home}`);
  const migrations = await run('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', file], url);
  const [, rows = ''] = /^COPY .*kysely_migration .*;\n([^]*?)^\\\.$/m.exec(migrations) ?? [];
  const done = rows.split('\n').flatMap((row) => row.split('\t')[0] || []);
  if (done.length === 0) throw new Error(`${file} holds no store of Ridotto`);
  refuseNewer(done);
  await run('pg_restore', [`--file=${os.devNull}`, file], url);
}

/** What it writes. Throws when it cannot be found, or fails. */
async function run(program: 'pg_dump' | 'pg_restore', args: readonly string[], url: string): Promise<string> {
  const env = environmentOf(url);
  const child = spawn(program, args, { env: { ...process.env, LC_ALL: 'C', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code === 0) return out;
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code !== 'ENOENT') throw e;
    throw new Error(
      `${program} is not on the PATH: install the client programs of PostgreSQL (Debian: apt-get install postgresql-client), or do it where they are: ${typed(program, args, env)}`,
      { cause: e },
    );
  }
  throw new Error(err.trim().split('\n').slice(0, 4).join(' ') || `${program} failed, and does not say why`);
}

/** As whoever runs the house would type it; the password is asked for, or found in PGPASSWORD. */
function typed(program: string, args: readonly string[], { PGPASSWORD: _secret, ...env }: Readonly<Record<string, string>>): string {
  const quoted = (word: string): string => (/^[\w./:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
  return [...Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`), program, ...args.map(quoted)].join(' ');
}
