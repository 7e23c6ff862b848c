// Finished games are verified one after another, in a thread, and each address whose tables they are has the same share.
import type { GameRecord } from '@ridotto/engine';
import type { Verdict, Verified } from '@ridotto/table';
import { FairQueue } from '../shared/fair.ts';
import { Threads, type ThreadSettings } from '../shared/threads.ts';

export interface VerifierSettings extends Partial<Pick<ThreadSettings, 'file' | 'limit'>> {
  /** Told what came of each game. */
  readonly found?: (found: Verified) => void;
}

export interface Unverified {
  /** Id of the table. */
  readonly id: string;
  /** The address that asks. */
  readonly from: string;
  /** Made when it is its turn; undefined: nobody wants to know any more. */
  readonly record: () => GameRecord | undefined;
  /** Not called when the house closes before. */
  readonly done: (found: Verified) => void;
}

const WORKER = new URL('./worker.ts', import.meta.url);
/** Of so many games it is remembered what came of it: a finished game does not change. */
const REMEMBERED = 10_000;

export class Verifier {
  readonly #threads: Threads<GameRecord, Verdict>;
  readonly #log: (message: string) => void;
  readonly #tell: (found: Verified) => void;
  readonly #queue = new FairQueue<() => Promise<void>>();
  /** By id of the table. */
  readonly #known = new Map<string, Verified>();
  #working = false;
  #closed = false;

  constructor(log: (message: string) => void, { file = WORKER, limit = 60_000, found = () => {} }: VerifierSettings = {}) {
    this.#log = log;
    this.#tell = found;
    this.#threads = new Threads({ file, limit, most: 1 });
  }

  /** What came of it earlier. */
  known(id: string): Verified | undefined {
    return this.#known.get(id);
  }

  verify(game: Unverified): void {
    this.#add(game.from, async () => {
      const found = this.known(game.id) ?? (await this.#found(game));
      if (found && !this.#closed) game.done(found);
    });
  }

  /** The whole verdict on a record that somebody brings, from whom it counts as theirs. Rejects where there is none: it took too
      long, or the house closes. */
  judge(from: string, record: GameRecord): Promise<Verdict> {
    const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
    this.#add(from, async () => {
      try {
        resolve(await this.#threads.run(record));
      } catch (e) {
        reject(e as Error);
      }
    });
    return promise;
  }
  #add(from: string, task: () => Promise<void>): void {
    this.#queue.add(from, async () => {
      const begun = performance.now();
      await task();
      this.#queue.charge(from, performance.now() - begun);
    });
    if (!this.#working) void this.#work();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#threads.close();
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let task = this.#queue.shift(); task; task = this.#queue.shift()) {
      // Whoever looks is answered first.
      await new Promise(setImmediate);
      await task();
    }
    this.#working = false;
  }

  async #found({ id, record: make }: Unverified): Promise<Verified | undefined> {
    const found = await this.#verify(id, make);
    if (found) this.#tell(found);
    return found;
  }
  async #verify(id: string, make: Unverified['record']): Promise<Verified | undefined> {
    try {
      const record = make();
      if (!record) return undefined;
      const { ok, detail } = await this.#threads.run(record);
      if (!ok) this.#log(`table ${id}: its record does not stand the test: ${detail}`);
      this.#remember(id, { verified: ok });
      return { verified: ok };
    } catch (e) {
      if (this.#closed) return undefined;
      this.#log(`table ${id}: its record could not be verified: ${(e as Error).message}`);
      return { verified: null, unverified: 'the house could not verify this record, and has written it down; whoever has the record can' };
    }
  }
  #remember(id: string, found: Verified): void {
    this.#known.set(id, found);
    if (this.#known.size > REMEMBERED) for (const oldest of this.#known.keys()) return void this.#known.delete(oldest);
  }
}
