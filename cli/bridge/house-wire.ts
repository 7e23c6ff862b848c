// A house elsewhere, over HTTP and one WebSocket: docs/protocol.md. A line that is cut is taken up again where it was.
import { Refused, Unreachable, type Credential, type Follower } from '@ridotto/table';
import type { Wire } from '@ridotto/table/http/house.ts';
import { HouseSocket } from '@ridotto/table/http/socket.ts';
import type { Problem, Snapshot } from '@ridotto/table/protocol.ts';

/** Milliseconds until a socket that was cut is opened again: at first, and at most. */
const SOON = 250;
const LATER = 10_000;
/** Milliseconds that an answer may take. */
const PATIENCE = 60_000;

interface Followed {
  readonly table: string;
  readonly token: Credential;
  readonly follower: Follower;
  /** The last event that was told. */
  seq: number;
  leave: (() => void) | undefined;
}

/** Refused for now: it is to be asked again, after so many milliseconds at least. */
export class Later extends Refused {
  readonly wait: number;
  constructor(problem: Problem, wait: number) {
    super(problem);
    this.wait = wait;
  }
}
/** Of a house that does not say how long. */
const A_WHILE = 5000;

export class HouseWire implements Wire {
  readonly #url: string;
  readonly #followed = new Set<Followed>();
  #ws: WebSocket | undefined;
  #socket: HouseSocket | undefined;
  #closed = false;
  #tries = 0;

  /** `url`: of the house, as a browser has it. */
  constructor(url: string) {
    this.#url = url.replace(/\/+$/, '');
  }

  ask<T>(path: string, token: Credential, body?: object): Promise<T> {
    return this.fetch<T>(path, { token, body });
  }
  /** As `ask`, with headers of its own. */
  async fetch<T>(
    path: string,
    { token, body, headers }: { readonly token: Credential; readonly body?: object; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<T> {
    let answer: Response;
    let said: unknown;
    try {
      answer = await fetch(`${this.#url}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      said = await answer.json();
    } catch (e) {
      throw new Unreachable(`${this.#url} does not answer: ${reason(e)}`);
    }
    if (answer.ok) return said as T;
    const { type = 'about:blank', title = '', detail = `answer ${answer.status}`, ...more } = said as Partial<Problem>;
    const problem: Problem = { ...more, type, title, detail, status: answer.status };
    // Too much was asked of late, not too much of something for ever.
    const later = answer.status === 503 || (answer.status === 429 && type.endsWith(':too-many'));
    throw later ? new Later(problem, 1000 * Number(answer.headers.get('retry-after')) || A_WHILE) : new Refused(problem);
  }

  follow(table: string, token: Credential, after: number, follower: Follower): () => void {
    const one: Followed = { table, token, follower, seq: after, leave: undefined };
    this.#followed.add(one);
    if (this.#socket) this.#listen(one, this.#socket);
    else if (!this.#ws) this.#open();
    return () => {
      one.leave?.();
      this.#followed.delete(one);
      if (this.#followed.size === 0) this.#ws?.close();
    };
  }

  async command(table: string, token: Credential, name: string, said: object): Promise<Snapshot | undefined> {
    return await this.#socket?.command(table, token, name, said);
  }

  wait(ms: number): Promise<void> {
    return new Promise((go) => setTimeout(go, ms));
  }

  close(): void {
    this.#closed = true;
    this.#ws?.close();
  }

  #open(): void {
    const ws = new WebSocket(`${this.#url.replace(/^http/, 'ws')}/api/socket`);
    this.#ws = ws;
    const socket = new HouseSocket((text) => ws.send(text));
    ws.addEventListener('open', () => {
      this.#tries = 0;
      this.#socket = socket;
      for (const one of this.#followed) this.#listen(one, socket);
    });
    ws.addEventListener('message', ({ data }) => socket.hear(String(data)));
    // After an error it is closed, too.
    ws.addEventListener('close', () => void this.#cut(socket));
  }
  async #cut(socket: HouseSocket): Promise<void> {
    this.#socket = undefined;
    socket.cut();
    const tries = ++this.#tries;
    for (const { follower } of this.#followed) follower.line?.({ state: 'lost', tries });
    if (this.#followed.size > 0) await this.wait(Math.min(LATER, SOON * 2 ** (tries - 1)));
    this.#ws = undefined;
    if (this.#followed.size > 0 && !this.#closed) this.#open();
  }
  #listen(one: Followed, socket: HouseSocket): void {
    const { table, token, follower } = one;
    one.leave = socket.follow(table, token, one.seq, {
      ...follower,
      happened(happening, snapshot) {
        one.seq = happening.seq;
        follower.happened(happening, snapshot);
      },
      caughtUp(snapshot) {
        one.seq = snapshot.seq;
        follower.caughtUp(snapshot);
      },
      gone: (problem) => void this.#gone(one, problem),
    });
  }
  /** A house that closes, or can store nothing at present, will have it again. */
  async #gone(one: Followed, problem: Problem): Promise<void> {
    if (problem.status !== 503) {
      this.#followed.delete(one);
      return one.follower.gone?.(problem);
    }
    await this.wait(LATER);
    if (this.#socket && this.#followed.has(one)) this.#listen(one, this.#socket);
  }
}

const reason = (e: unknown): string => {
  const { message, cause } = e as Error;
  return cause instanceof Error ? cause.message || message : message;
};
