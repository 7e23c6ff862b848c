// Whose bots move next. Tables at which somebody waits go first, then those that somebody watches, then all others; and among
// these each address has the same share, however many tables it has opened.
import { FairQueue } from '../shared/fair.ts';

/** Who waits for the bots of a table, and from where. `from`: any name of an address. */
export interface Waiting {
  readonly who: 'a player' | 'a watcher' | 'nobody';
  readonly from: string;
}
export interface TurnSettings {
  /** How many may think at once. */
  readonly atOnce: number;
  /** Lets a bot of the table move. Throws when it could not. */
  readonly take: (table: string, about: Waiting) => Promise<void>;
  /** For the present no bot can move, whatever the table. */
  readonly paused: () => boolean;
  readonly failed: (table: string, why: unknown) => void;
  /** After a turn: the next one at this table may be due. */
  readonly done: (table: string) => void;
}

/** Moves in a row at a table that nobody watches: it had to be made again from its journal for the first of them. */
const STRETCH = 30;
/** Milliseconds after a failure: at first, and at most. */
const SOON = 1000;
const LATE = 5 * 60_000;

export class BotTurns {
  readonly #settings: TurnSettings;
  readonly #queues: Readonly<Record<Waiting['who'], FairQueue<string>>> = {
    'a player': new FairQueue(),
    'a watcher': new FairQueue(),
    nobody: new FairQueue(),
  };
  readonly #waiting = new Map<string, Waiting>();
  readonly #running = new Map<string, Waiting>();
  readonly #failures = new Map<string, number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #stretch: { readonly table: string; left: number } | undefined;
  /** The next turns are chosen in a moment. */
  #soon = false;
  #closed = false;

  constructor(settings: TurnSettings) {
    this.#settings = settings;
  }

  /** How many tables wait for a bot to move. */
  get size(): number {
    return this.#waiting.size + this.#running.size;
  }

  /** A bot of this table is to move; told again, by whom it is awaited now. */
  due(table: string, waiting: Waiting): void {
    if (this.#closed || this.#running.has(table)) return;
    const before = this.#waiting.get(table);
    if (before?.who === waiting.who && before.from === waiting.from) return;
    this.forget(table);
    this.#waiting.set(table, waiting);
    this.#queues[waiting.who].add(waiting.from, table);
    this.#next();
  }
  has(table: string): boolean {
    return this.#waiting.has(table);
  }
  /** No bot of it is to move any more. */
  forget(table: string): void {
    const waiting = this.#waiting.get(table);
    if (!waiting) return;
    this.#waiting.delete(table);
    this.#queues[waiting.who].delete(table);
  }

  /** Begins no more turns. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#waiting.clear();
  }

  /** Later in the same turn of the event loop, so that what comes at once is chosen from together. */
  #next(): void {
    if (this.#soon || this.#closed) return;
    this.#soon = true;
    setImmediate(() => {
      this.#soon = false;
      if (this.#settings.paused()) this.#pause();
      else while (!this.#closed && this.#start());
    });
  }
  #pause(): void {
    this.#soon = true;
    this.#after(SOON, () => {
      this.#soon = false;
      this.#next();
    });
  }

  #start(): boolean {
    const table = this.#choose();
    if (table === undefined) return false;
    const about = this.#waiting.get(table)!;
    this.#waiting.delete(table);
    void this.#run(table, about);
    return true;
  }

  async #run(table: string, about: Waiting): Promise<void> {
    const { take, failed, done } = this.#settings;
    this.#running.set(table, about);
    const begun = performance.now();
    const why = await take(table, about).then(
      () => undefined,
      (e: unknown) => ({ e }),
    );
    this.#running.delete(table);
    this.#queues[about.who].charge(about.from, performance.now() - begun);
    if (why === undefined) {
      this.#failures.delete(table);
      done(table);
    } else {
      failed(table, why.e);
      const times = this.#failures.get(table) ?? 0;
      this.#failures.set(table, times + 1);
      this.#after(Math.min(LATE, SOON * 2 ** times), () => this.due(table, about));
    }
    this.#next();
  }

  #choose(): string | undefined {
    const { atOnce } = this.#settings;
    if (this.#running.size >= atOnce) return undefined;
    const awaited = this.#queues['a player'].shift() ?? this.#queues['a watcher'].shift();
    if (awaited !== undefined) return awaited;
    // One at a time, and never the last thread: somebody may come any moment.
    if ([...this.#running.values()].some(({ who }) => who === 'nobody') || this.#running.size >= Math.max(1, atOnce - 1)) return undefined;
    return this.#further() ?? this.#unwatched();
  }
  /** The same table again, so long as it has a stretch left. */
  #further(): string | undefined {
    const stretch = this.#stretch;
    if (!stretch || --stretch.left < 0 || !this.#queues.nobody.delete(stretch.table)) return undefined;
    return stretch.table;
  }
  #unwatched(): string | undefined {
    const table = this.#queues.nobody.shift();
    if (table !== undefined) this.#stretch = { table, left: STRETCH - 1 };
    return table;
  }

  #after(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, ms).unref();
    this.#timers.add(timer);
  }
}
