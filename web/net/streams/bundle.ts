// All tables that are followed from here, on one connection to the house: a socket, which takes commands too, or where none can be
// opened an event stream. When the list changes it is asked anew, with the numbers of the last events: nothing is lost, and
// nothing told twice. It waits longer each time the line is cut, and says honestly how it stands.
import { HouseSocket } from '@ridotto/table/http/socket.ts';
import type { Credential, Follower } from '@ridotto/table/port.ts';
import type { Happening, Problem, Snapshot } from '@ridotto/table/protocol.ts';
import { passing } from '../http/api.ts';
import { eventsOf, type StreamEvent } from './events.ts';

interface Followed {
  readonly table: string;
  readonly token: Credential;
  readonly follower: Follower;
  /** Number of the last event told. */
  after: number;
}
interface Told {
  /** Which of the list that was asked for. */
  readonly of: number;
  readonly happening?: Happening;
  readonly snapshot?: Snapshot;
  readonly problem?: Problem;
}

/** As many as the house takes. */
const MOST = 200;
/** Milliseconds without a sign of life, after which a line is given up. */
const QUIET = 45_000;
/** Milliseconds until a table that the house could not show just now is asked for again. */
const REFUSED = 15_000;
/** Milliseconds in which a socket must open, and for which none is tried when the house answered, and yet none did: a proxy may let
    none through. */
const OPENS = 5000;
const WITHOUT = 60_000;

export class Bundle {
  /** The latest last. */
  readonly #followed = new Set<Followed>();
  #attempt: AbortController | undefined;
  #socket: HouseSocket | undefined;
  /** By performance.now(). */
  #without = 0;
  #running = false;
  #resting = false;
  /** The list has changed since it was asked for. */
  #changed = false;
  #hurry: (() => void) | undefined;

  follow(table: string, token: Credential, after: number, follower: Follower): () => void {
    const one: Followed = { table, token, follower, after };
    this.#followed.add(one);
    this.#renew();
    return () => {
      if (this.#followed.delete(one)) this.#renew();
    };
  }

  /** As `command` of Wire. */
  command(table: string, token: Credential, name: string, said: object): Promise<Snapshot | undefined> {
    return this.#socket?.command(table, token, name, said) ?? Promise.resolve(undefined);
  }

  /** Gives the connection up until `wake`: nobody is looking. */
  rest(): void {
    this.#resting = true;
    this.#attempt?.abort();
  }
  /** Somebody is looking: goes on, and at once if it was waiting for another try. */
  wake(): void {
    const rested = this.#resting;
    this.#resting = false;
    if (rested) this.#renew();
    else this.#hurry?.();
  }

  #renew(): void {
    this.#changed = true;
    this.#hurry?.();
    this.#attempt?.abort();
    // What is followed in the same breath is asked for at once.
    if (!this.#running) queueMicrotask(() => void this.#run());
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let tries = 0; this.#followed.size > 0 && !this.#resting;) {
      this.#changed = false;
      if (await this.#connect()) tries = 0;
      if (this.#changed || this.#resting) continue;
      tries++;
      for (const { follower } of this.#followed) follower.line?.(tries === 1 ? { state: 'connecting' } : { state: 'lost', tries });
      await this.#pause(Math.min(10_000, 250 * 2 ** (tries - 1)));
    }
    this.#running = false;
  }

  /** One connection, to its end. Did the house answer? */
  async #connect(): Promise<boolean> {
    const list = [...this.#followed].slice(-MOST);
    const { signal } = (this.#attempt = new AbortController());
    const socket = performance.now() >= this.#without && typeof WebSocket === 'function';
    if (socket && (await this.#onSocket(list, signal))) return true;
    if (signal.aborted || !(await this.#onStream(list))) return false;
    if (socket) this.#without = performance.now() + WITHOUT;
    return true;
  }

  /** Did it open? */
  #onSocket(list: readonly Followed[], signal: AbortSignal): Promise<boolean> {
    return new Promise((ended) => {
      const ws = new WebSocket(new URL('/api/socket', location.href.replace(/^http/, 'ws')));
      const socket = new HouseSocket((text) => ws.send(text));
      let watchdog = setTimeout(() => ws.close(), OPENS);
      const heard = (): void => {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => ws.close(), QUIET);
      };
      let opened = false;
      ws.onopen = () => {
        opened = true;
        heard();
        this.#socket = socket;
        for (const one of list) socket.follow(one.table, one.token, one.after, this.#follower(one));
      };
      ws.onmessage = ({ data }) => {
        heard();
        socket.hear(data as string);
      };
      // Whatever still comes of one that was given up is nothing any more.
      const end = (): void => {
        clearTimeout(watchdog);
        ws.onopen = ws.onmessage = ws.onclose = null;
        ws.close();
        if (this.#socket === socket) this.#socket = undefined;
        socket.cut();
        ended(opened);
      };
      ws.onclose = end;
      signal.addEventListener('abort', end);
    });
  }

  /** Did the house answer? */
  async #onStream(list: readonly Followed[]): Promise<boolean> {
    const attempt = this.#attempt!;
    let watchdog: ReturnType<typeof setTimeout> | undefined;
    let answered = false;
    try {
      const tables = list.map(({ table, token, after }) => ({ table, ...(token !== null && { token }), after }));
      const answer = await fetch('/api/streams', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ tables }),
        signal: attempt.signal,
        cache: 'no-store',
      });
      if (!answer.ok || !answer.body) throw new Error(`answer ${answer.status}`);
      answered = true;
      const heard = (): void => {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => attempt.abort(), QUIET);
      };
      const followers = list.map((one) => this.#follower(one));
      for await (const event of eventsOf(answer.body, heard)) tell(followers, event);
    } catch {
      // cut, or given up: whoever called knows which
    } finally {
      clearTimeout(watchdog);
    }
    return answered;
  }

  #follower(one: Followed): Required<Omit<Follower, 'line'>> {
    return {
      happened: (happening, snapshot) => {
        if (!this.#followed.has(one) || happening.seq <= one.after) return;
        one.after = happening.seq;
        one.follower.happened(happening, snapshot);
      },
      caughtUp: (snapshot) => {
        if (!this.#followed.has(one)) return;
        one.follower.line?.({ state: 'live' });
        one.follower.caughtUp(snapshot);
      },
      gone: (problem) => {
        if (!this.#followed.has(one)) return;
        if (!passing(problem.status)) {
          this.#followed.delete(one);
          return one.follower.gone?.(problem);
        }
        one.follower.line?.({ state: 'lost', tries: 1 });
        setTimeout(() => this.#followed.has(one) && this.#renew(), REFUSED);
      },
    };
  }

  /** Ends early when the device is online again, the list changes, or somebody looks. */
  #pause(ms: number): Promise<void> {
    return new Promise((go) => {
      const done = (): void => {
        clearTimeout(timer);
        removeEventListener('online', done);
        this.#hurry = undefined;
        go();
      };
      const timer = setTimeout(done, ms);
      addEventListener('online', done);
      this.#hurry = done;
    });
  }
}

function tell(followers: readonly Required<Omit<Follower, 'line'>>[], { data }: StreamEvent): void {
  const { of, happening, snapshot, problem } = JSON.parse(data) as Told;
  const one = followers.at(of);
  if (happening) one?.happened(happening, snapshot);
  else if (snapshot) one?.caughtUp(snapshot);
  else if (problem) one?.gone(problem);
}
