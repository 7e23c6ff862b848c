// A house of one test's own, in a process of its own: it can be closed, and opened again where it was. Its deals are known.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableSetup } from '@ridotto/table/index.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

export class OwnHouse {
  readonly url: string;
  readonly #port: number;
  /** Its folder. */
  readonly data: string;
  #process: ChildProcess | undefined;

  readonly #root: string;
  readonly #env: (house: OwnHouse) => NodeJS.ProcessEnv;
  private constructor(port: number, data: string, root: string, env: (house: OwnHouse) => NodeJS.ProcessEnv) {
    this.url = `http://localhost:${port}`;
    this.#port = port;
    this.data = data;
    this.#root = root;
    this.#env = env;
  }
  /** `root`: the folder of its program; `env`: what is set besides. */
  static async open(root = ROOT, env: (house: OwnHouse) => NodeJS.ProcessEnv = () => ({})): Promise<OwnHouse> {
    const house = new OwnHouse(await freePort(), fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-house-')), root, env);
    await house.open();
    return house;
  }
  /** At the same address, with what it had. */
  async open(): Promise<void> {
    const args = ['server/tests/house.ts', this.data, '0', String(this.#port)];
    // It ends with the test, however that ends: it listens to our end of its standard input.
    const env = { ...process.env, ...this.#env(this), RIDOTTO_TEST_LUCK: 'known', RIDOTTO_TEST_CHILD: '1' };
    this.#process = spawn(process.execPath, args, { cwd: this.#root, env, stdio: ['pipe', 'pipe', 'inherit'] });
    await once(this.#process.stdout!, 'data');
  }
  /** `SIGKILL`: without a word to anybody. */
  async close(how: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const closing = this.#process;
    this.#process = undefined;
    if (!closing) return;
    const gone = once(closing, 'exit');
    closing.kill(how);
    await gone;
  }
  /** Closed, these tables are played on in its store, each to where its journal leads, and it opens again. */
  async playOn(tables: readonly string[], journalOf: (setup: TableSetup, n: number) => readonly string[], waits?: 'nobody'): Promise<void> {
    await this.close();
    const store = new DatabaseSync(path.join(this.data, 'ridotto.sqlite'));
    for (const [n, table] of tables.entries()) {
      const { setup } = store.prepare('select setup from tables where id = ?').get(table) as { setup: string };
      const journal = journalOf(JSON.parse(setup) as TableSetup, n);
      store.prepare('delete from journal where table_id = ?').run(table);
      const write = store.prepare('insert into journal (table_id, n, entry, at) values (?, ?, ?, 0)');
      store.exec('begin');
      journal.forEach((entry, i) => write.run(table, i, entry));
      store.prepare('update tables set version = ?, waits = coalesce(?, waits) where id = ?').run(journal.length, waits ?? null, table);
      store.exec('commit');
    }
    store.close();
    await this.open();
  }
  /** For good. */
  async end(): Promise<void> {
    await this.close();
    fs.rmSync(this.data, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
