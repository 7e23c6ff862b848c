// A table that is being played: its lane, its watchers, its bots. The table itself is a cache of the journal: whatever goes
// wrong, it is dropped and made again from the store.
import { createHash } from 'node:crypto';
import { SPECTATOR } from '@ridotto/engine';
import { botTask, Table, think, type Answer, type JournalEntry, type Notes, type TableRequest, type Viewer } from '@ridotto/table';
import type { BotPool } from './bots/pool.ts';
import { Lane } from '@ridotto/table/lane.ts';
import type { Store, StoredTable, WaitsFor } from './storage/store.ts';
import { hashOf } from './tokens.ts';
import { Trouble } from './trouble.ts';

/** Somebody who is told what happens, after it is stored. */
export interface Watcher {
  readonly viewer: Viewer;
  /** Number of the last event told. */
  sent: number;
  tell(table: Table): void;
}
export interface Surroundings {
  readonly store: Store;
  readonly pool: BotPool;
  /** Milliseconds that a bot lets pass before it moves. */
  readonly botDelay: number;
  /** Tables kept at hand; more only while all of them are in use. */
  readonly mostLive: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
  /** For tests: 32 bytes, instead of random ones, by which a table is dealt. */
  readonly secretOf?: (request: TableRequest) => Uint8Array;
}
interface Loaded {
  readonly table: Table;
  /** By hash of the token. */
  readonly seats: ReadonlyMap<string, number>;
}

const AFTER_TROUBLE = 1000;
/** A bot's chance follows from the table's secret: nobody can foresee it, and the same table comes out the same again. */
const botSeed = ({ setup, version }: Table, seat: number): number =>
  createHash('sha256').update(`ridotto bot 1 ${setup.secret} ${version} ${seat}`).digest().readUInt32BE();
/** The bot that every game has, and that cannot fail. */
const BLIND = 'random';

export class LiveTable {
  readonly id: string;
  readonly watchers = new Set<Watcher>();
  readonly #around: Surroundings;
  readonly #lane = new Lane();
  #loaded: Loaded | undefined;
  #bot: NodeJS.Timeout | NodeJS.Immediate | undefined;
  #thinking = false;
  #closed = false;

  constructor(id: string, around: Surroundings, loaded?: Loaded) {
    this.id = id;
    this.#around = around;
    this.#loaded = loaded;
  }

  /** Nobody watches, nothing is under way: it may be dropped. */
  get idle(): boolean {
    return this.#lane.idle && this.watchers.size === 0 && this.#bot === undefined && !this.#thinking;
  }

  /** Looks at the table, or has it do something, when all before is done. `token`: undefined is a spectator. */
  run<T>(token: string | undefined | null, work: (table: Table, viewer: Viewer) => T | Promise<T>): Promise<T> {
    return this.#lane.run(async () => {
      const { table, seats } = await this.#load();
      const viewer = token === undefined ? SPECTATOR : token === null ? undefined : seats.get(hashOf(token));
      if (viewer === undefined)
        throw Trouble.of(
          'bad-token',
          'Authorization must be "Bearer " and the token of a seat at this table; without it you are a spectator',
        );
      return await this.#carefully(() => work(table, viewer));
    });
  }

  /** To be called in the lane, with what the table has just accepted: stores, and only then tells. */
  async keep(table: Table, answer: Answer): Promise<void> {
    if ('problem' in answer) throw new Trouble(answer.problem);
    if ('entry' in answer) await this.#store(table, answer.entry);
    for (const watcher of this.watchers) watcher.tell(table);
    this.wake(table);
  }

  /** To be called in the lane. Nobody is told. */
  async keepNotes(table: Table, viewer: Viewer, notes: Notes): Promise<Notes> {
    const problem = table.writeNotes(viewer, notes);
    if (problem) throw new Trouble(problem);
    const kept = { revision: notes.revision + 1, notes: notes.notes };
    try {
      await this.#around.store.keepNotes(this.id, { seat: viewer, ...kept });
    } catch (e) {
      this.#loaded = undefined;
      this.#around.log(`table ${this.id}: notes could not be stored`, e);
      throw Trouble.of('not-stored', 'the notes could not be stored: send them again', e);
    }
    return kept;
  }

  async #store(table: Table, entry: JournalEntry): Promise<void> {
    try {
      await this.#around.store.append(this.id, table.version - 1, [entry], waitsFor(table));
    } catch (e) {
      this.#loaded = undefined;
      this.#around.log(`table ${this.id}: entry ${table.version - 1} could not be stored`, e);
      throw Trouble.of('not-stored', 'the move could not be stored, so it does not count: send it again', e);
    }
  }

  /** A table that failed half-way is not trusted any more. */
  async #carefully<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (e) {
      if (!(e instanceof Trouble)) this.#loaded = undefined;
      throw e;
    }
  }

  async #load(): Promise<Loaded> {
    if (this.#loaded) return this.#loaded;
    const stored = await this.#around.store.load(this.id);
    if (!stored) throw Trouble.of('no-such-table', `there is no table "${this.id}"`);
    const table = this.#rebuild(stored);
    this.#loaded = { table, seats: new Map(stored.seats.map(({ hash, seat }) => [hash, seat])) };
    this.wake(table);
    return this.#loaded;
  }

  #rebuild({ setup, journal, notes }: StoredTable): Table {
    try {
      return Table.rebuild(setup, journal, undefined, notes);
    } catch (e) {
      this.#around.log(`table ${this.id} cannot be made again from its journal`, e);
      throw Trouble.of('failed', 'this table cannot be made again from what was stored; it has been written down, and nothing is lost', e);
    }
  }

  // ---- Bots ---------------------------------------------------------------------------------------------------------

  /** If a bot is awaited, it will move. */
  wake(table: Table, delay = this.#around.botDelay): void {
    if (this.#closed || this.#bot !== undefined || this.#thinking || table.awaitedBots.length === 0) return;
    const turn = (): void => {
      this.#bot = undefined;
      this.#thinking = true;
      this.#botTurn()
        .catch((e: unknown) => this.#around.log(`table ${this.id}: a bot could not move`, e))
        // What failed may fail for a while, so not at once; in any case the next one is due.
        .then((moved) => {
          this.#thinking = false;
          if (this.#closed) return undefined;
          return this.run(undefined, (now) => this.wake(now, moved === true ? undefined : AFTER_TROUBLE));
        })
        .catch((e: unknown) => this.#around.log(`table ${this.id}: its bots rest until somebody looks`, e));
    };
    this.#bot = delay > 0 ? setTimeout(turn, delay) : setImmediate(turn);
  }

  /** Thinks outside the lane, so that others need not wait, and moves if the question is still the same. */
  async #botTurn(): Promise<boolean> {
    const asked = await this.run(undefined, (table) => {
      const seat = table.awaitedBots.at(0);
      return seat === undefined ? undefined : { question: table.question(seat), task: botTask(table, seat, botSeed(table, seat)) };
    });
    if (asked === undefined || this.#closed) return true;
    const { question, task } = asked;
    const { say, aside, error, faults } = await this.#around.pool.think(task);
    if (this.#closed) return true;
    for (const fault of faults) this.#around.log(`table ${this.id}: ${fault}`);
    if (error !== undefined) this.#around.log(`table ${this.id}: ${task.bot}, s${task.seat}, chooses blindly: ${error}`);
    await this.run(undefined, async (table) => {
      if (table.question(task.seat) !== question) return;
      const answer = say && table.play(task.seat, say, this.#around.now());
      if (answer && 'problem' in answer)
        this.#around.log(`table ${this.id}: ${task.bot} chose ${say.join(', ')}: ${answer.problem.detail}`);
      // A game goes on, whatever has become of a bot.
      await this.keep(
        table,
        answer && 'entry' in answer ? answer : table.play(task.seat, think({ ...task, bot: BLIND }), this.#around.now()),
      );
      // What is not taken, at the limit or after the end, is no loss.
      const made = aside && table.gesture(task.seat, aside, this.#around.now());
      if (made && 'entry' in made) await this.keep(table, made);
    });
    return true;
  }

  /** Finishes what is under way and begins nothing new. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#bot as NodeJS.Timeout | undefined);
    clearImmediate(this.#bot as NodeJS.Immediate | undefined);
    this.#bot = undefined;
    await this.#lane.settled();
  }
}

export const waitsFor = (table: Table): WaitsFor => (table.over ? 'nobody' : table.awaitedBots.length > 0 ? 'bot' : 'human');
