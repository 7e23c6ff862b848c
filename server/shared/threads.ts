// Threads that do one task after another, each one at a time. Whoever takes too long is ended with its thread.
import { Worker } from 'node:worker_threads';

export interface ThreadSettings {
  /** The program of a thread: it is sent a task, and sends back what came of it. */
  readonly file: URL;
  /** Milliseconds for one task; for the first of a thread, which has its program to bring in, so many times as much. */
  readonly limit: number;
  /** How many threads there are at most. */
  readonly most: number;
}
interface Job<Task, Result> {
  readonly task: Task;
  readonly done: (result: Result) => void;
  readonly failed: (why: Error) => void;
}
interface Thread<Task, Result> {
  readonly worker: Worker;
  /** What it works on. */
  job: Job<Task, Result> | undefined;
  clock: NodeJS.Timeout | undefined;
  /** It has done nothing yet. */
  isNew: boolean;
}

/** On a machine that others use, starting a thread takes longer than many a task. */
const FOR_THE_FIRST = 6;
const CLOSING = 'the house is closing';

export class Threads<Task, Result> {
  readonly #settings: ThreadSettings;
  readonly #queue: Job<Task, Result>[] = [];
  readonly #threads = new Set<Thread<Task, Result>>();
  #closed = false;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  /** Rejects when the thread failed, ended or took too long; the message says which. */
  run(task: Task): Promise<Result> {
    if (this.#closed) return Promise.reject(new Error(CLOSING));
    return new Promise((done, failed) => {
      this.#queue.push({ task, done, failed });
      this.#next();
    });
  }

  /** What waits, and what is under way, fails. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue.splice(0)) failed(new Error(CLOSING));
    await Promise.all([...this.#threads].map((thread) => this.#drop(thread, CLOSING)));
  }

  #next(): void {
    if (this.#closed || this.#queue.length === 0) return;
    const { most, limit } = this.#settings;
    const thread = [...this.#threads].find(({ job }) => job === undefined) ?? (this.#threads.size < most ? this.#start() : undefined);
    if (!thread) return;
    thread.job = this.#queue.shift()!;
    const time = thread.isNew ? FOR_THE_FIRST * limit : limit;
    thread.isNew = false;
    thread.clock = setTimeout(() => void this.#drop(thread, `it took longer than ${time} ms`), time);
    thread.worker.postMessage(thread.job.task);
  }

  #start(): Thread<Task, Result> {
    const worker = new Worker(this.#settings.file);
    // What is done here alone keeps no house open.
    worker.unref();
    const thread: Thread<Task, Result> = { worker, job: undefined, clock: undefined, isNew: true };
    worker.on('message', (result: Result) => this.#end(thread, ({ done }) => done(result)));
    worker.on('error', (e) => void this.#drop(thread, String(e)));
    worker.on('exit', () => void this.#drop(thread, 'its thread has ended'));
    this.#threads.add(thread);
    return thread;
  }

  #end(thread: Thread<Task, Result>, tell: (job: Job<Task, Result>) => void): void {
    const { job } = thread;
    clearTimeout(thread.clock);
    thread.job = undefined;
    if (job) tell(job);
    this.#next();
  }

  /** A thread that is late or broken; another one takes its place when there is something to do. */
  async #drop(thread: Thread<Task, Result>, why: string): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    this.#end(thread, ({ failed }) => failed(new Error(why)));
    await thread.worker.terminate();
  }
}
