// Rules that never come back, in the midst of a step, hang everybody: nothing in the thread that serves can end them. Another
// thread looks on, says where it was, and ends the process. Whoever started it starts it again: what was acknowledged is stored.
import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Milliseconds between two signs of life. */
const BEAT = 250;
/** Bytes of what is being worked on. */
const ROOM = 120;
/** What both threads look at. */
export interface Sign {
  /** By the names below. */
  readonly counts: Int32Array;
  readonly at: Uint8Array;
}
export interface Orders {
  readonly sign: Sign;
  /** Milliseconds. */
  readonly limit: number;
}
/** Grows so long as the thread comes to its next task. */
const BEATS = 0;
/** Bytes of `at` that are filled. */
const FILLED = 1;
/** 1: a debugger may stop the thread. Only that thread knows. */
const INSPECTED = 2;

export class Watchdog {
  readonly #sign: Sign = { counts: new Int32Array(new SharedArrayBuffer(12)), at: new Uint8Array(new SharedArrayBuffer(ROOM)) };
  readonly #beat: NodeJS.Timeout;
  readonly #thread: Worker;
  readonly #text = new TextEncoder();

  /** `limit`: milliseconds without a sign of life after which the process is ended, by SIGABRT. */
  constructor(limit: number) {
    const { counts } = this.#sign;
    this.#beat = setInterval(() => {
      counts[INSPECTED] = inspector.url() === undefined ? 0 : 1;
      Atomics.add(counts, BEATS, 1);
    }, BEAT).unref();
    this.#thread = new Worker(new URL('watchdog-thread.ts', import.meta.url), { workerData: { sign: this.#sign, limit } satisfies Orders });
    this.#thread.unref();
  }

  /** What is worked on from now on. */
  at(what: string): void {
    this.#sign.counts[FILLED] = this.#text.encodeInto(what, this.#sign.at).written;
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    await this.#thread.terminate();
  }
}

/** For the thread that looks on. */
export function look({ counts, at }: Sign): { readonly beats: number; readonly inspected: boolean; readonly at: string } {
  const filled = Uint8Array.from(at.subarray(0, counts[FILLED]));
  return { beats: Atomics.load(counts, BEATS), inspected: counts[INSPECTED] === 1, at: new TextDecoder().decode(filled) };
}
