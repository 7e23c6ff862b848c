// All tables that are followed from here, on one connection to the house. When the list changes it is asked anew, with the
// numbers of the last events: nothing is lost, and nothing told twice. It waits longer each time the line is cut, and says
// honestly how it stands.
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

export class Bundle {
  /** The latest last. */
  readonly #followed = new Set<Followed>();
  #attempt: AbortController | undefined;
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
    const attempt = (this.#attempt = new AbortController());
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
      for await (const event of eventsOf(answer.body, heard)) this.#tell(list, event);
    } catch {
      // cut, or given up: whoever called knows which
    } finally {
      clearTimeout(watchdog);
    }
    return answered;
  }

  #tell(list: readonly Followed[], { event, data }: StreamEvent): void {
    const { of, happening, snapshot, problem } = JSON.parse(data) as Told;
    const one = list[of];
    if (one === undefined || !this.#followed.has(one)) return;
    if (event === 'happening' && happening && happening.seq > one.after) {
      one.after = happening.seq;
      one.follower.happened(happening, snapshot);
    } else if (event === 'snapshot' && snapshot) {
      one.follower.line?.({ state: 'live' });
      one.follower.caughtUp(snapshot);
    } else if (event === 'refused' && problem && passing(problem.status)) {
      one.follower.line?.({ state: 'lost', tries: 1 });
      setTimeout(() => this.#followed.has(one) && this.#renew(), REFUSED);
    } else if (event === 'refused' && problem) {
      this.#followed.delete(one);
      one.follower.gone?.(problem);
    }
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
