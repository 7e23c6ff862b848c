// Where bots think: in threads, each about one decision at a time.
import os from 'node:os';
import type { BotTask, Hint, HintTask, Reasons, ReasonsTask, Thought as Chosen } from '@ridotto/table';
import { Threads, type ThreadSettings } from '../shared/threads.ts';

/** What comes back from a thread. */
export interface Thought extends Partial<Chosen> {
  readonly error?: string;
  /** What the bot did wrong on the way, and was helped out of. */
  readonly faults: readonly string[];
}
/** What comes back of somebody's wish for a hint. */
export type Hinted = { readonly hint: Hint } | { readonly error: string };
/** The same, for whoever asks why a bot chose as it did. */
export type Reasoned = { readonly reasons: Reasons } | { readonly error: string };
export type Task = BotTask | HintTask | ReasonsTask;
export const isForHint = (task: Task): task is HintTask => 'parts' in task;
export const isForReasons = (task: Task): task is ReasonsTask => 'say' in task;
export type PoolSettings = Partial<Pick<ThreadSettings, 'file' | 'limit'>>;

const WORKER = new URL('./worker.ts', import.meta.url);
/** Two at least: while one thinks where nobody waits, another is there for those who do. */
const MOST = Math.max(2, Math.min(8, os.availableParallelism() - 1));

export class BotPool {
  readonly #threads: Threads<Task, Thought | Hinted | Reasoned>;

  constructor({ file = WORKER, limit = 10_000 }: PoolSettings = {}) {
    this.#threads = new Threads({ file, limit, most: MOST });
  }

  /** How many think at once. */
  get size(): number {
    return MOST;
  }

  /** Never fails: what went wrong is in the thought. */
  think(task: BotTask): Promise<Thought> {
    return (this.#threads.run(task) as Promise<Thought>).catch((e: Error) => ({ error: e.message, faults: [] }));
  }
  /** Rejects where nothing has come of it. */
  async hint(task: HintTask): Promise<Hint> {
    const hinted = (await this.#threads.run(task)) as Hinted;
    if ('error' in hinted) throw new Error(hinted.error);
    return hinted.hint;
  }
  /** As `hint`. */
  async reasons(task: ReasonsTask): Promise<Reasons> {
    const reasoned = (await this.#threads.run(task)) as Reasoned;
    if ('error' in reasoned) throw new Error(reasoned.error);
    return reasoned.reasons;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
