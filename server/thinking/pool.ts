// Where bots think: in threads, each about one decision at a time.
import os from 'node:os';
import type { BotTask, Thought as Chosen } from '@ridotto/table';
import { Threads, type ThreadSettings } from '../shared/threads.ts';

/** What comes back from a thread. */
export interface Thought extends Partial<Chosen> {
  readonly error?: string;
  /** What the bot did wrong on the way, and was helped out of. */
  readonly faults: readonly string[];
}
export type PoolSettings = Partial<Pick<ThreadSettings, 'file' | 'limit'>>;

const WORKER = new URL('./worker.ts', import.meta.url);
/** Two at least: while one thinks where nobody waits, another is there for those who do. */
const MOST = Math.max(2, Math.min(8, os.availableParallelism() - 1));

export class BotPool {
  readonly #threads: Threads<BotTask, Thought>;

  constructor({ file = WORKER, limit = 10_000 }: PoolSettings = {}) {
    this.#threads = new Threads({ file, limit, most: MOST });
  }

  /** How many think at once. */
  get size(): number {
    return MOST;
  }

  /** Never fails: what went wrong is in the thought. */
  think(task: BotTask): Promise<Thought> {
    return this.#threads.run(task).catch((e: Error) => ({ error: e.message, faults: [] }));
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
