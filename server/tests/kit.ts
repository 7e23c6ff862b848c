// For tests: houses in this process and in others, and players who reach them over HTTP like everybody else.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { Io } from '@ridotto/engine';
import type { AnyChoice, Happening, Opened, Preview, Problem, Snapshot, TableRequest } from '@ridotto/table';
import { blindParts, Played, request, type Wanted } from '@ridotto/table/tests/kit.ts';
import { serve, type Serving, type ServeOptions } from '../serve.ts';

/** A folder that is gone after the test. */
export function folder(t: TestContext): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-test-'));
  t.after(() => fs.rmSync(made, { recursive: true, force: true, maxRetries: 5 }));
  return made;
}

/** The same request is dealt alike each time, in every house of a test: no test depends on luck. */
export const knownSecret = (request: TableRequest): Uint8Array => createHash('sha256').update(JSON.stringify(request)).digest();

/** A game of San Marco that has been played to its end today. */
export function finished(): Played {
  const played = new Played({ seed: 4, players: 3 });
  for (const luck = new Io(4); !played.table.over;) played.step(luck);
  return played;
}

/** A house in this process, closed after the test. */
export async function open(t: TestContext, options: Partial<ServeOptions> = {}): Promise<Serving & { readonly data: string }> {
  const data = options.data ?? folder(t);
  // A database may be slow to take it in where much else runs.
  const house = await serve({
    port: 0,
    host: '127.0.0.1',
    botDelay: 0,
    limits: false,
    secretOf: knownSecret,
    coming: 60_000,
    ...options,
    data,
  });
  t.after(() => house.close());
  return { ...house, data };
}

/** The program of a thread. */
export const program = (text: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${text}`)}`);

/** A house in a process of its own. */
export class Child {
  readonly url: string;
  readonly #process: ChildProcess;
  private constructor(url: string, process: ChildProcess) {
    this.url = url;
    this.#process = process;
  }
  /** `place`: a folder, or the address of a database. Both numbers in milliseconds; `skew`: by which its clock is wrong. `env`: what is
      set besides. */
  static async start(t: TestContext, place: string, botDelay = 0, skew = 0, env: NodeJS.ProcessEnv = {}): Promise<Child> {
    const { url, child, said } = await launch(place, botDelay, skew, env);
    t.after(() => child.kill('SIGKILL'));
    if (url === undefined) throw new Error(said);
    return new Child(url, child);
  }
  async kill(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await gone;
  }
}
async function launch(
  place: string,
  botDelay: number,
  skew: number,
  env: NodeJS.ProcessEnv,
): Promise<{ url?: string; child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'house.ts'), place, String(botDelay)], {
    env: { ...process.env, ...env, RIDOTTO_TEST_SKEW: String(skew), RIDOTTO_TEST_CHILD: 'yes' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdout.setEncoding('utf8');
  const url = await Promise.race([
    once(child.stdout, 'data').then(([text]) => (text as string).trim()),
    once(child, 'close').then(() => undefined),
  ]);
  return { url, child, said };
}

export interface Answer<T> {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly body: T;
}
export async function ask<T>(
  url: string,
  address: string,
  {
    body,
    headers,
    method = body === undefined ? 'GET' : 'POST',
  }: { body?: unknown; headers?: Record<string, string>; method?: string } = {},
): Promise<Answer<T>> {
  const answer = await fetch(url + address, {
    method,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  });
  const text = await answer.text();
  const type = answer.headers.get('content-type') ?? '';
  return { status: answer.status, type, text, body: (/json\b/.test(type) ? JSON.parse(text) : undefined) as T };
}

/** One seat, or a spectator. */
export class Player {
  url: string;
  readonly table: string;
  readonly token: string | undefined;
  #keys = 0;
  constructor(url: string, table: string, token?: string) {
    this.url = url;
    this.table = table;
    this.token = token;
  }
  get headers(): Record<string, string> {
    return this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
  }
  ask<T>(what = '', body?: unknown): Promise<Answer<T>> {
    return ask<T>(this.url, `/api/tables/${this.table}${what && `/${what}`}`, { body, headers: this.headers });
  }
  async snapshot(): Promise<Snapshot> {
    const { status, body, text } = await this.ask<Snapshot>();
    assert.equal(status, 200, text);
    return body;
  }
  async log(): Promise<Happening[]> {
    return (await this.ask<{ happenings: Happening[] }>('log')).body.happenings;
  }
  newKey(): string {
    return `${this.table} ${this.#keys++}`;
  }
  say(question: string | null, parts: readonly AnyChoice[], key = this.newKey()): Promise<Answer<Snapshot & Problem>> {
    return this.ask('say', { question: question ?? 'none', key, parts });
  }
  async blindParts(snapshot: Snapshot, luck: Io): Promise<AnyChoice[]> {
    return await blindParts(snapshot, async (parts) => (await this.ask<Preview>('try', { parts })).body, luck);
  }
}

/** A new table: its people, in the order of their seats. */
export async function newTable(url: string, wanted: Wanted = {}): Promise<Player[]> {
  const { status, body, text } = await ask<Opened>(url, '/api/tables', { body: request(wanted) });
  assert.equal(status, 201, text);
  return body.seats.map(({ token }) => new Player(url, body.table, token));
}

/** Plays on, each awaited person blindly, until the game is over or `until` says so. */
export async function playOn(players: readonly Player[], luck: Io, until: (n: number) => boolean = () => false): Promise<number> {
  for (let n = 0; ;) {
    let acted = false;
    for (const player of players) {
      if (until(n)) return n;
      const snapshot = await player.snapshot();
      if (snapshot.over) return n;
      if (snapshot.held) await player.ask('confirm', { question: snapshot.question, key: player.newKey() });
      else if (snapshot.legal.length > 0) {
        const { status, text } = await player.say(snapshot.question, await player.blindParts(snapshot, luck));
        assert.ok(status === 200 || status === 409, text);
      } else continue;
      n++;
      acted = true;
    }
    if (!acted) await new Promise((later) => setTimeout(later, 2));
  }
}

export interface Event {
  readonly id: number;
  readonly event: string;
  /** `of`: which table of a combined stream. */
  readonly data: { of?: number; happening?: Happening; snapshot: Snapshot; problem?: Problem };
}
/** A live stream, as it comes. */
export class Stream {
  readonly events: Event[] = [];
  #ended = false;
  readonly #abort = new AbortController();
  readonly done: Promise<void>;

  private constructor(body: ReadableStream<Uint8Array>) {
    this.done = this.#read(body).catch(() => undefined);
  }
  static async open(player: Player, { after, last }: { after?: number; last?: number } = {}): Promise<Stream> {
    const address = `${player.url}/api/tables/${player.table}/events${after === undefined ? '' : `?after=${after}`}`;
    const headers = { ...player.headers, ...(last !== undefined && { 'last-event-id': String(last) }) };
    return Stream.#of(await fetch(address, { headers }));
  }
  /** Several tables on one connection; `after`: of each, the last event it has. */
  static async combined(
    players: readonly Player[],
    after: readonly (number | undefined)[] = [],
    more: Record<string, string> = {},
  ): Promise<Stream> {
    const tables = players.map(({ table, token }, i) => ({ table, token, after: after[i] }));
    const headers = { 'content-type': 'application/json', ...more };
    return Stream.#of(await fetch(`${players[0].url}/api/streams`, { method: 'POST', headers, body: JSON.stringify({ tables }) }));
  }
  static #of(answer: Response): Stream {
    assert.equal(answer.status, 200, `${answer.status} instead of a stream`);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/);
    assert.equal(answer.headers.get('content-encoding'), null);
    return new Stream(answer.body!);
  }
  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    const reader = body.getReader();
    this.#abort.signal.addEventListener('abort', () => void reader.cancel());
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const lines = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        const field = (name: string): string => lines.find((l) => l.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
        if (field('data') !== '')
          this.events.push({ id: Number(field('id')), event: field('event'), data: JSON.parse(field('data')) as Event['data'] });
      }
    }
    this.#ended = true;
  }
  get ended(): boolean {
    return this.#ended;
  }
  async until(holds: (events: readonly Event[]) => boolean): Promise<void> {
    await eventually(() => holds(this.events));
  }
  async close(): Promise<void> {
    this.#abort.abort();
    await this.done;
  }
}

/** A WebSocket that is open. `headers`: beside those that every one has. */
export async function openSocket(url: string, headers: Readonly<Record<string, string>> = {}): Promise<WebSocket> {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers } as never);
  await new Promise((opened, failed) => {
    ws.addEventListener('open', opened);
    ws.addEventListener('error', () => failed(new Error('the socket was refused')));
  });
  return ws;
}

/** Waits until it holds; fails after a minute, unless told. */
export async function eventually(holds: () => boolean | Promise<boolean>, minutes = 1): Promise<void> {
  for (const start = Date.now(); Date.now() - start < minutes * 60_000;) {
    if (await holds()) return;
    await new Promise((later) => setTimeout(later, 5));
  }
  assert.fail(`it did not happen within ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`);
}
