// Whose bots move next, of those that this process sees to. Tables at which somebody waits go first, then those that somebody
// watches, then all others; and among these each address has the same share, however many tables it has opened.
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
  /** Lets a bot move at a table for which nobody sees to it: its id; undefined: there is none. */
  readonly search: (about: Waiting) => Promise<string | undefined>;
  /** For the present no bot can move, whatever the table. */
  readonly paused: () => boolean;
  readonly failed: (table: string | undefined, why: unknown) => void;
  /** After a turn: the next one at this table may be due. */
  readonly done: (table: string) => void;
}

/** Moves in a row at a table that nobody watches: it had to be made again from its journal for the first of them. */
const STRETCH = 30;
/** Milliseconds after a failure: at first, and at most. */
const SOON = 1000;
const LATE = 5 * 60_000;
/** Milliseconds after a search that found nothing. */
const AGAIN = 1000;

/** A table, or a search for one. */
type Turn = string | typeof SEARCH;
const SEARCH = Symbol('a search');
/** All searches together have the share of one address. */
const SEARCHING: Waiting = { who: 'nobody', from: '' };

export class BotTurns {
  readonly #settings: TurnSettings;
  readonly #queues: Readonly<Record<Waiting['who'], FairQueue<Turn>>> = {
    'a player': new FairQueue(),
    'a watcher': new FairQueue(),
    nobody: new FairQueue(),
  };
  readonly #waiting = new Map<Turn, Waiting>();
  readonly #running = new Map<Turn, Waiting>();
  readonly #failures = new Map<string, number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #stretch: { readonly table: string; left: number } | undefined;
  /** The next turns are chosen in a moment. */
  #soon = false;
  #closed = false;

  constructor(settings: TurnSettings) {
    this.#settings = settings;
  }

  /** How many tables wait here for a bot to move. */
  get size(): number {
    return [this.#waiting, this.#running].reduce((all, turns) => all + turns.size - (turns.has(SEARCH) ? 1 : 0), 0);
  }

  /** From now on, for as long as it is open, looks for tables for which nobody sees to their bots. */
  search(): void {
    this.#await(SEARCH, SEARCHING);
  }

  /** A bot of this table is to move; told again, by whom it is awaited now. */
  due(table: string, waiting: Waiting): void {
    this.#await(table, waiting);
  }
  has(table: string): boolean {
    return this.#waiting.has(table);
  }

  /** Begins no more turns. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#waiting.clear();
  }

  #await(turn: Turn, waiting: Waiting): void {
    if (this.#closed || this.#running.has(turn)) return;
    const before = this.#waiting.get(turn);
    if (before?.who === waiting.who && before.from === waiting.from) return;
    if (before) this.#queues[before.who].delete(turn);
    this.#waiting.set(turn, waiting);
    this.#queues[waiting.who].add(waiting.from, turn);
    this.#next();
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
    const turn = this.#choose();
    if (turn === undefined) return false;
    const about = this.#waiting.get(turn)!;
    this.#waiting.delete(turn);
    void this.#run(turn, about);
    return true;
  }

  async #run(turn: Turn, about: Waiting): Promise<void> {
    this.#running.set(turn, about);
    const begun = performance.now();
    const end = await (turn === SEARCH ? this.#search(about) : this.#take(turn, about));
    this.#running.delete(turn);
    this.#queues[about.who].charge(about.from, performance.now() - begun);
    end();
    this.#next();
  }
  /** What is to be done when it has ended. */
  async #take(table: string, about: Waiting): Promise<() => void> {
    try {
      await this.#settings.take(table, about);
      this.#failures.delete(table);
      return () => this.#settings.done(table);
    } catch (e) {
      this.#settings.failed(table, e);
      const times = this.#failures.get(table) ?? 0;
      this.#failures.set(table, times + 1);
      return () => this.#after(Math.min(LATE, SOON * 2 ** times), () => this.due(table, about));
    }
  }
  async #search(about: Waiting): Promise<() => void> {
    try {
      const table = await this.#settings.search(about);
      if (table === undefined) return () => this.#after(AGAIN, () => this.search());
      return () => {
        this.#stretch = { table, left: STRETCH - 1 };
        this.#settings.done(table);
        this.search();
      };
    } catch (e) {
      this.#settings.failed(undefined, e);
      return () => this.#after(SOON, () => this.search());
    }
  }

  #choose(): Turn | undefined {
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
  #unwatched(): Turn | undefined {
    const turn = this.#queues.nobody.shift();
    if (typeof turn === 'string') this.#stretch = { table: turn, left: STRETCH - 1 };
    return turn;
  }

  #after(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, ms).unref();
    this.#timers.add(timer);
  }
}
