// A table of this process that is being played: one thing after another, stored before anybody is told; its bots move by
// themselves. The table itself is a cache of its journal: whatever goes wrong, it is dropped and made again from the shelf.
import { Io, SPECTATOR } from '@ridotto/engine';
import { botTask, gesture, playThought, think, thinkBlindly, type BotTask, type Thought } from '../bots.ts';
import { decidedByBot, givingReasons, type Reasons } from '../bot-reasons.ts';
import { unlessRefused } from '../chair.ts';
import { due, type Due, type Pace } from '../due.ts';
import { handedTo } from '../handover-key.ts';
import { handoverOf, type Handover } from '../handover.ts';
import { hinting, hintTask } from '../hints.ts';
import { imagined } from '../imagined.ts';
import { Lane } from '../lane.ts';
import { Refused, type Follower } from '../port.ts';
import { problem } from '../problems.ts';
import type { LinkedPosition } from '../position-link.ts';
import { upTo, wholePast } from '../past.ts';
import type { Hint, Missed, Notes, Said } from '../protocol.ts';
import type { FindGame } from '../setup.ts';
import { Table, type Answer, type Viewer } from '../table.ts';
import { toTheEnd } from '../to-the-end.ts';
import type { JournalShelf, ShelvedTable } from './shelf.ts';

/** What tables of this process need of whoever runs them: all that they have no clock, luck or thread of their own for. */
export interface Surroundings {
  readonly shelf: JournalShelf;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly randomBytes: (n: number) => Uint8Array;
  /** Has `job` done in so many milliseconds; what is returned calls it off. */
  readonly later: (ms: number, job: () => void) => () => void;
  readonly pace: Pace;
  /** Where bots think; left out: here. */
  readonly think?: (task: BotTask) => Promise<Thought>;
  /** What went wrong, and how the table helped itself. */
  readonly log?: (message: string, error?: unknown) => void;
  /** Left out: the games of the house. */
  readonly find?: FindGame;
}

/** What the house is sent, and the name of the table there. `came`: the table of the house that it was taken along from. */
export interface HandedOver {
  readonly table: string;
  readonly key: string;
  readonly came?: string;
  readonly handover: Handover;
}

interface Loaded {
  readonly table: Table;
  /** By token. */
  readonly seats: ReadonlyMap<string, number>;
}
interface Watcher {
  readonly viewer: Viewer;
  readonly follower: Follower;
  /** Number of the last event told. */
  sent: number;
}

/** Milliseconds until what could not be done is tried again. */
const AFTER_TROUBLE = 1000;
/** Milliseconds that anybody waits at a stretch: timers take no more than 24 days, and a machine may sleep. */
const LONGEST_WAIT = 60_000;

export class LocalTable {
  readonly id: string;
  readonly #around: Surroundings;
  readonly #lane = new Lane();
  readonly #watchers = new Set<Watcher>();
  #loaded: Promise<Loaded> | undefined;
  /** What is done next by itself, and how it is called off. */
  #next: { readonly due: Due; readonly callOff: () => void } | undefined;
  /** A bot thinks, or time is running out just now. */
  #busy = false;
  #closed = false;

  constructor(id: string, around: Surroundings, loaded?: Loaded) {
    this.id = id;
    this.#around = around;
    this.#loaded = loaded && Promise.resolve(loaded);
  }

  /** Looks at the table, or has it do something, when all before is done. */
  run<T>(work: (table: Table) => T | Promise<T>): Promise<T> {
    return this.#lane.run(async () => {
      if (this.#closed) throw new Refused(problem('closing', 'the table has been closed: nothing was changed'));
      const { table } = await this.#load();
      try {
        return await work(table);
      } catch (e) {
        // A table that failed half-way is not trusted any more.
        if (!(e instanceof Refused)) this.#loaded = undefined;
        throw e;
      }
    });
  }

  /** Somebody else has added to the journal: the table is made again from the shelf, and whoever follows it is told. */
  renew(): Promise<void> {
    return this.#lane.run(async () => {
      if (this.#closed) return;
      this.#loaded = undefined;
      const { table } = await this.#load();
      for (const watcher of this.#watchers) this.#tell(table, watcher);
    });
  }

  /** Whose place it is; throws Refused when there is none for this token. null: whoever watches. */
  viewerOf(token: string | null): Promise<Viewer> {
    return this.run(async () => {
      if (token === null) return SPECTATOR;
      const seat = (await this.#load()).seats.get(token);
      if (seat === undefined) throw new Refused(problem('bad-token', 'this token is for no seat at this table; without one you watch'));
      return seat;
    });
  }

  /** To be called in the lane, with what the table has just accepted: stores, and only then tells. */
  async keep(table: Table, answer: Answer): Promise<void> {
    if ('repeated' in answer) return;
    const { entry } = unlessRefused(answer);
    const entries = [entry, ...table.obey(this.#around.now())];
    await this.#stored(() => this.#around.shelf.append(this.id, table.version - entries.length, entries));
    for (const watcher of this.#watchers) this.#tell(table, watcher);
    this.wake(table);
  }

  /** To be called in the lane. Nobody is told. */
  async keepNotes(table: Table, viewer: Viewer, { revision, notes }: Notes): Promise<Notes> {
    const wrong = table.writeNotes(viewer, { revision, notes });
    if (wrong) throw new Refused(wrong);
    const kept = { revision: revision + 1, notes };
    await this.#stored(() => this.#around.shelf.keepNotes(this.id, { seat: viewer, ...kept }));
    return kept;
  }

  async #stored(store: () => Promise<void>): Promise<void> {
    try {
      await store();
    } catch (e) {
      this.#loaded = undefined;
      this.#around.log?.(`table ${this.id}: what was done could not be stored`, e);
      throw new Refused(problem('not-stored', 'it could not be stored, so it does not count: send it again'));
    }
  }

  /** As `handOver` of LocalTables. `key`: used where it has not been handed over yet. */
  handOver(key: string): Promise<HandedOver> {
    return this.run(async (table) => {
      if (table.gone?.to !== 'house') await this.keep(table, table.handOver(handedTo(key), key, this.#around.now()));
      const { gone, setup } = table;
      if (gone?.to !== 'house') throw new Error('it was handed over just now');
      const handover = unlessRefused(handoverOf(table, (await this.#kept()).notes));
      return { table: gone.table, key: gone.key, ...(setup.came !== undefined && { came: setup.came }), handover };
    });
  }

  /** Tells what happens after event number `after`, and says when all of the past is told. */
  follow(viewer: Viewer, after: number, follower: Follower): () => void {
    const watcher: Watcher = { viewer, follower, sent: 0 };
    let left = false;
    follower.line?.({ state: 'connecting' });
    this.run((table) => {
      if (left) return;
      watcher.sent = Math.min(Math.max(0, after), table.seq(viewer));
      this.#watchers.add(watcher);
      follower.line?.({ state: 'live' });
      this.#tell(table, watcher);
      follower.caughtUp(table.snapshot(viewer));
    }).catch((e: unknown) => {
      if (!(e instanceof Refused)) throw e;
      if (!left) follower.gone?.(e.problem);
    });
    return () => {
      left = true;
      this.#watchers.delete(watcher);
    };
  }

  /** What was told after event number `after`, with what was seen then; as `past` of Chair. */
  past(viewer: Viewer, after: number, until?: number): Promise<readonly Missed[]> {
    return this.run(async (table) => {
      const kept = await this.#kept();
      return wholePast(kept, viewer, upTo(table.seq(viewer), after, until), this.#around.find);
    });
  }

  /** As `imagine` of Chair. */
  imagine(viewer: Viewer, until?: number): Promise<LinkedPosition> {
    return this.run(async () => {
      const luck = new Io(seedFrom(this.#around.randomBytes(4)));
      return unlessRefused(imagined(await this.#kept(), viewer, { luck, ...(until !== undefined && { until }), find: this.#around.find }));
    });
  }

  /** As `hint` of Chair. Thinks outside the lane, and lets others be served in between. */
  async hint(viewer: Viewer, said: Said): Promise<Hint> {
    const task = await this.run((table) => unlessRefused(hintTask(table, viewer, said, seedFrom(this.#around.randomBytes(4)))));
    return this.#inBetween(hinting(task, { now: this.#around.now }));
  }

  /** As `reasons` of Chair, thought about as a hint is. */
  async reasons(viewer: Viewer, until?: number): Promise<Reasons> {
    const seed = seedFrom(this.#around.randomBytes(4));
    const task = await this.run(async ({ company: { players } }) =>
      unlessRefused(
        toTheEnd(
          decidedByBot(await this.#kept(), viewer, { players, seed, ...(until !== undefined && { until }), find: this.#around.find }),
        ),
      ),
    );
    return this.#inBetween(givingReasons(task, { now: this.#around.now }));
  }

  async #inBetween<T>(steps: Generator<void, T>): Promise<T> {
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
      await new Promise<void>((goOn) => this.#around.later(0, goOn));
    }
  }

  /** What goes wrong with one who follows is no fault of the table, nor of whoever has just moved. */
  #tell(table: Table, watcher: Watcher): void {
    try {
      for (const { happening, snapshot } of table.since(watcher.viewer, watcher.sent)) {
        watcher.sent = happening.seq;
        watcher.follower.happened(happening, snapshot);
      }
    } catch (e) {
      this.#watchers.delete(watcher);
      this.#around.log?.(`table ${this.id}: somebody who follows it cannot any more`, e);
    }
  }

  #load(): Promise<Loaded> {
    return (this.#loaded ??= this.#fromShelf().catch((e: unknown) => {
      this.#loaded = undefined;
      throw e;
    }));
  }
  async #kept(): Promise<ShelvedTable> {
    const kept = await this.#around.shelf.load(this.id);
    if (!kept) throw new Refused(problem('no-such-table', `there is no table "${this.id}"`));
    return kept;
  }
  async #fromShelf(): Promise<Loaded> {
    const kept = await this.#kept();
    const table = Table.rebuild(kept.setup, kept.journal, this.#around.find, { notes: kept.notes });
    this.wake(table);
    return { table, seats: new Map(kept.seats.map(({ seat, token }) => [token, seat])) };
  }

  // ---- What is done by itself ------------------------------------------------------------------------------------------

  /** If anything is due, it will be done. */
  wake(table: Table, patience = 0): void {
    const { now, later, pace } = this.#around;
    const [next] = due(table, pace);
    if (this.#closed || this.#busy || (this.#next && next && this.#next.due.at <= next.at)) return;
    this.#next?.callOff();
    this.#next = undefined;
    if (!next) return;
    const left = next.at - now();
    // A clock that was set back puts no bot off for longer than its pace.
    const wait = Math.max(patience, Math.min(next.do === 'bot' ? pace.bot : LONGEST_WAIT, left), 0);
    const callOff = later(wait, () => {
      this.#next = undefined;
      this.#busy = true;
      (next.do === 'bot' ? this.#botTurn(next) : this.#timeOut(next))
        .then(() => 0)
        .catch((e: unknown) => {
          this.#around.log?.(`table ${this.id}: what was due could not be done`, e);
          return AFTER_TROUBLE;
        })
        .then((trouble) => {
          this.#busy = false;
          return this.#closed ? undefined : this.run((again) => this.wake(again, trouble));
        })
        .catch((e: unknown) => this.#around.log?.(`table ${this.id}: what is due there rests until somebody looks`, e));
    });
    this.#next = { due: next, callOff };
  }

  /** Unless somebody has moved at the last moment. */
  #timeOut({ seat }: Due): Promise<void> {
    return this.run(async (table) => {
      const answer = table.timeOut(seat, this.#around.now());
      if ('entry' in answer) await this.keep(table, answer);
    });
  }

  /** Thinks outside the lane, so that others need not wait, and moves if the question is still the same. */
  async #botTurn({ seat }: Due): Promise<void> {
    const { randomBytes, now } = this.#around;
    const asked = await this.run((table) => {
      const question = table.awaited.includes(seat) ? table.question(seat) : null;
      return question === null ? undefined : { question, task: botTask(table, seat, seedFrom(randomBytes(4))) };
    });
    if (!asked) return;
    const thought = await this.#thinks(asked.task);
    await this.run((table) =>
      playThought(table, asked.task, thought ?? {}, {
        question: asked.question,
        now,
        keep: (answer) => this.keep(table, answer),
        refused: (why) => this.#around.log?.(`table ${this.id}: ${asked.task.bot} is refused: ${why}`),
      }),
    );
  }
  /** What a bot would choose for this seat: the parts, in words. */
  async advise(viewer: Viewer, bot: string): Promise<readonly string[]> {
    const task = await this.run((table) => {
      if (!table.awaited.includes(viewer)) throw new Refused(problem('not-asked', 'nothing is asked of this seat now'));
      return botTask(table, viewer, seedFrom(this.#around.randomBytes(4)), bot);
    });
    return (await this.#thinks(task))?.say ?? thinkBlindly(task);
  }
  async #thinks(task: BotTask): Promise<Thought | undefined> {
    try {
      return await (this.#around.think ?? this.#thinksHere)(task);
    } catch (e) {
      this.#around.log?.(`table ${this.id}: ${task.bot}, s${task.seat}, chooses blindly`, e);
      return undefined;
    }
  }

  readonly #thinksHere = (task: BotTask): Promise<Thought> =>
    Promise.resolve({ say: think(task, undefined, this.#around.now), aside: gesture(task) });

  /** Finishes what is under way and begins nothing new. */
  async close(): Promise<void> {
    await this.#lane.run(() => {
      this.#closed = true;
      this.#next?.callOff();
      this.#watchers.clear();
    });
  }
}

const seedFrom = (bytes: Uint8Array): number => bytes.reduce((seed, byte) => seed * 256 + byte, 0);
