// Threads in which bots think, each one decision at a time. Whoever takes too long is ended with its thread.
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Aside, BotTask } from '@ridotto/table';

/** What comes back from a thread. */
export interface Thought {
  /** The decision's parts, in words. */
  readonly say?: readonly string[];
  /** And what it does beside the game. */
  readonly aside?: Aside;
  readonly error?: string;
  /** What the bot did wrong on the way, and was helped out of. */
  readonly faults: readonly string[];
}
export interface PoolSettings {
  /** The program of a thread. */
  readonly file?: URL;
  /** Milliseconds for one decision. */
  readonly limit?: number;
}
interface Job {
  readonly task: BotTask;
  readonly done: (thought: Thought) => void;
}
interface Thread {
  readonly worker: Worker;
  /** What it thinks about. */
  job: Job | undefined;
  clock: NodeJS.Timeout | undefined;
}

const WORKER = new URL('./worker.ts', import.meta.url);
/** Two at least: while one thinks where nobody waits, another is there for those who do. */
const MOST = Math.max(2, Math.min(8, os.availableParallelism() - 1));

export class BotPool {
  readonly #file: URL;
  readonly #limit: number;
  readonly #queue: Job[] = [];
  readonly #threads = new Set<Thread>();
  #closed = false;

  constructor({ file = WORKER, limit = 10_000 }: PoolSettings = {}) {
    this.#file = file;
    this.#limit = limit;
  }

  /** How many think at once. */
  get size(): number {
    return MOST;
  }

  /** Never fails: what went wrong is in the thought. */
  think(task: BotTask): Promise<Thought> {
    if (this.#closed) return Promise.resolve(failed('the house is closing'));
    return new Promise((done) => {
      this.#queue.push({ task, done });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { done } of this.#queue.splice(0)) done(failed('the house is closing'));
    await Promise.all([...this.#threads].map((thread) => this.#drop(thread, 'the house is closing')));
  }

  #next(): void {
    if (this.#closed || this.#queue.length === 0) return;
    const thread = [...this.#threads].find(({ job }) => job === undefined) ?? (this.#threads.size < MOST ? this.#start() : undefined);
    if (!thread) return;
    thread.job = this.#queue.shift()!;
    thread.clock = setTimeout(() => void this.#drop(thread, `it took longer than ${this.#limit} ms`), this.#limit);
    thread.worker.postMessage(thread.job.task);
  }

  #start(): Thread {
    const worker = new Worker(this.#file);
    // Thinking alone keeps no house open.
    worker.unref();
    const thread: Thread = { worker, job: undefined, clock: undefined };
    worker.on('message', (thought: Thought) => this.#end(thread, thought));
    worker.on('error', (e) => void this.#drop(thread, String(e)));
    worker.on('exit', () => void this.#drop(thread, 'its thread has ended'));
    this.#threads.add(thread);
    return thread;
  }

  #end(thread: Thread, thought: Thought): void {
    const { job } = thread;
    clearTimeout(thread.clock);
    thread.job = undefined;
    job?.done(thought);
    this.#next();
  }

  /** A thread that is late or broken; another one takes its place when there is something to think about. */
  async #drop(thread: Thread, why: string): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    this.#end(thread, failed(why));
    await thread.worker.terminate();
  }
}

const failed = (error: string): Thought => ({ error, faults: [] });
