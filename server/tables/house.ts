// All tables of this process: those being played are kept at hand, the others rest in the store.
import { randomBytes } from 'node:crypto';
import { namesOfBots } from '@ridotto/bots';
import { seatId, SPECTATOR, type Seat } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import {
  hintTask,
  requestOf,
  SECRET_BYTES,
  setUp,
  Table,
  upTo,
  type AsideCommand,
  type Command,
  type FindGame,
  type Gathering,
  type HandedTable,
  type Hint,
  type MatterCommand,
  type Missed,
  type Notes,
  type Opened,
  type Reasons,
  type Said,
  type TableRequest,
  type TableSetup,
  type Viewer,
  type Imagined,
} from '@ridotto/table';
import { BotJob, type FoundJob } from '../thinking/job.ts';
import type { BotPool } from '../thinking/pool.ts';
import { BotTurns, type Waiting } from '../thinking/turns.ts';
import type { Watcher } from './attention.ts';
import { botJob } from './bots.ts';
import { Hints } from './hints.ts';
import { LiveTable, type Caller } from './live.ts';
import { Alarms, alarmAt, CLOCKS, runsOut } from './alarms.ts';
import type { Clock } from './clock.ts';
import { Loader } from './loader.ts';
import type { Places } from './places.ts';
import { Shelf } from './shelf.ts';
import type { Store, StoredTable } from '../storage/store.ts';
import { NOTHING, standingOf, turnsBetween } from './standing.ts';
import { Storing } from './storing.ts';
import type { Surroundings } from './surroundings.ts';
import { Allowance } from '../shared/allowance.ts';
import { hashOf, newId, newToken } from '../shared/tokens.ts';
import { closing, Trouble, Unstored } from '../shared/trouble.ts';
import type { Verifier } from '../verifying/verifier.ts';

export interface HouseSettings {
  readonly store: Store;
  readonly pool: BotPool;
  readonly verifier: Verifier;
  /** Milliseconds that a bot lets pass before it moves. */
  readonly botDelay: number;
  /** Milliseconds until somebody is told of their turn who has not seen it by then. */
  readonly toldAfter: number;
  /** Tables kept at hand; more only while they are in use. */
  readonly mostLive: number;
  /** Milliseconds after which a table that nobody has touched is put away. */
  readonly restAfter: number;
  readonly places: Places;
  /** Is it limited how much each may ask for? */
  readonly limits: boolean;
  readonly clock: Pick<Clock, 'now' | 'look'>;
  readonly log: (message: string, error?: unknown) => void;
  /** Told what is worked on from now on; left out: nobody asks. */
  readonly at?: Surroundings['at'];
  readonly secretOf?: Surroundings['secretOf'];
  readonly find?: Surroundings['find'];
}

/** Of one seat in a minute. */
const MOST_COMMANDS = 300;

export class House {
  readonly storing: Storing;
  /** Tables that cannot be played as they are, once they have been counted. */
  resting: readonly Resting[] = [];
  readonly #around: Surroundings;
  readonly #shelf: Shelf;
  readonly #places: Places;
  readonly #alarms: Alarms;
  readonly #commands: Allowance;
  readonly #hints: Hints;
  #closing = false;

  constructor({
    store,
    pool,
    verifier,
    botDelay,
    toldAfter,
    mostLive,
    restAfter,
    places,
    limits,
    clock,
    log,
    at = () => {},
    secretOf,
    find,
  }: HouseSettings) {
    this.#places = places;
    this.#commands = new Allowance(limits ? MOST_COMMANDS : Infinity, 60_000);
    this.storing = new Storing(store, log);
    this.#hints = new Hints(pool, log, { limits });
    const turns = new BotTurns({
      atOnce: pool.size,
      take: (id, about) => this.#botTurn(id, about),
      search: (about) => this.#searchBots(about),
      paused: () => this.storing.stuck,
      failed: (id, why) => {
        if (!(why instanceof Trouble)) log(id === undefined ? 'no bots could be looked for' : `table ${id}: a bot could not move`, why);
      },
      done: (id) => this.#shelf.take(id)?.goOn(),
    });
    const loader = new Loader(store, at, find);
    this.#around = {
      storing: this.storing,
      loader,
      pool,
      verifier,
      turns,
      botDelay,
      toldAfter,
      clock,
      now: clock.now,
      log,
      at,
      secretOf,
      find,
    };
    this.#shelf = new Shelf(mostLive, restAfter, clock.now);
    this.#alarms = new Alarms({
      ...CLOCKS,
      storing: this.storing,
      ring: (claim) => this.#with(claim.what, (live) => live.ring(claim)),
      log,
    });
  }

  /** Tables whose bots are awaited go on where they were, one after another: people do not wait for it. */
  wake(): void {
    this.#around.turns.search();
    this.#alarms.start();
    this.storing.store.listen({
      grown: (id, version) => this.#shelf.take(id)?.grown(version),
      changed: (id) => this.#shelf.take(id)?.changed(),
      missed: () => {
        for (const live of this.#shelf) live.grown(Infinity);
      },
    });
  }

  /** `from`: the address that asks. */
  async open(request: TableRequest, from: string): Promise<Opened> {
    this.#stillOpen();
    const setup = settle(request, this.#around);
    const humans = [...setup.players.keys()].filter((p) => setup.players[p].kind === 'human');
    const seats = humans.map((seat) => ({ seat, token: newToken() }));
    await this.#open(
      setup,
      from,
      seats.map(({ seat, token }) => ({ seat, hash: hashOf(token) })),
    );
    return { table: setup.id, seats: seats.map(({ seat, token }) => ({ seat: seatId(seat), token })) };
  }
  /** Such a table, not opened: with an id and a secret of its own. Throws Trouble when it cannot be. */
  settle(request: TableRequest): TableSetup {
    return settle(request, this.#around);
  }
  /** The table that filled, with the tokens that those who sit there know. Throws Conflict when it has changed since. */
  async begin(gathering: Gathering): Promise<void> {
    this.#stillOpen();
    const { id, secret, seats } = gathering;
    const setup = settle(requestOf(gathering), { ...this.#around, id, secretOf: () => Buffer.from(secret, 'hex') });
    const hashes = seats.flatMap((place, seat) => (place.kind === 'human' ? [{ seat, hash: place.hash }] : []));
    await this.#open(setup, '', hashes, gathering);
  }
  async #open(setup: TableSetup, from: string, hashes: StoredTable['seats'], begins?: Gathering): Promise<void> {
    const { table, entry } = Table.open(setup, this.#around.now(), this.#around.find);
    await this.keep({ setup, table, journal: [entry], notes: [] }, from, hashes, begins);
  }
  /** A new table, as it has been made. Throws Conflict where there is one of this id. */
  async keep({ setup, table, journal, notes }: HandedTable, from: string, hashes: StoredTable['seats'], begins?: Gathering): Promise<void> {
    this.#stillOpen();
    const now = this.#around.now();
    const alarm = setup.tempo && alarmAt(setup.id, runsOut(table), now);
    const job = botJob(setup.id, this.storing);
    const filled = begins !== undefined;
    const after = standingOf(table, filled);
    const { effects, stored } = job.with({ before: 'nobody', after: after.waits, moved: false, wait: 0 });
    const turns = turnsBetween(NOTHING, after, table, this.#around.toldAfter);
    await this.storing.write('a new table', 'the table could not be stored', (store) =>
      store.create({ setup, seats: hashes, journal, notes }, after.waits, {
        ...effects,
        ...(alarm && { alarm }),
        ...(begins && { begins }),
        ...(turns && { turns }),
      }),
    );
    stored();
    const loaded = { table, seats: new Map(hashes.map(({ seat, hash }) => [hash, seat])), filled };
    if (!this.#closing) this.#shelf.put(new LiveTable(setup.id, this.#around, { loaded, job, opener: from }));
  }

  /** A table of this id that comes from elsewhere: what the steps make, while others are served. */
  make<T>(id: string, from: string, steps: Generator<unknown, T>): Promise<T> {
    this.#stillOpen();
    return this.#around.loader.make(id, from, steps);
  }
  /** What was taken along from this table goes on in this house again, at that one. */
  cameBack(id: string, at: string): Promise<void> {
    return this.#attempt(id, NOBODY, (table, _, live) => live.keep(table, () => table.cameBack(at, this.#around.now())));
  }
  /** By which a table is dealt that comes from elsewhere: of 32 bytes. */
  secretFor(request: TableRequest): Uint8Array {
    return this.#around.secretOf?.(request) ?? randomBytes(SECRET_BYTES);
  }
  /** By its name; throws when there is none. */
  get find(): FindGame {
    return this.#around.find ?? gameNamed;
  }

  /** Setup or seats of this table have been changed in the store: every process is to see it. */
  async changed(id: string): Promise<void> {
    this.#shelf.take(id)?.changed();
    await this.storing.store.tellChanged(id);
  }

  run<T>(id: string, caller: Caller, work: (table: Table, viewer: Viewer, live: LiveTable) => T | Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(closing());
    return this.#with(id, (live) => live.run(caller, (table, viewer) => work(table, viewer, live)));
  }

  /** What the caller was told after event number `after`, up to number `until`, with what was seen then. Others are served
      meanwhile. */
  async past(id: string, caller: Caller, after: number, until?: number): Promise<readonly Missed[]> {
    const { live, viewer, seq } = await this.run(id, caller, (table, seat, at) => ({ live: at, viewer: seat, seq: table.seq(seat) }));
    return live.past(caller.from, viewer, upTo(seq, after, until));
  }

  /** What the caller might choose after these parts, thought about here from what they know. Nobody else is told. */
  async hint(id: string, caller: Caller, said: Said): Promise<Hint> {
    const found = await this.run(id, caller, (table, viewer) => ({
      viewer,
      task: hintTask(table, viewer, said, randomBytes(4).readInt32LE()),
    }));
    if ('problem' in found.task) throw new Trouble(found.task.problem);
    return this.#hints.ask(`${id} ${found.viewer}`, found.task);
  }

  /** Why a bot chose as it did: of its last decision up to event number `until` of the caller. Nobody else is told. */
  async reasons(id: string, caller: Caller, until: number | undefined): Promise<Reasons> {
    const { live, viewer, players } = await this.run(id, caller, (table, seat, at) => ({
      live: at,
      viewer: seat,
      players: table.company.players,
    }));
    const task = await live.decidedByBot(caller.from, viewer, players, until);
    if ('problem' in task) throw new Trouble(task.problem);
    return this.#hints.why(`${id} ${viewer}`, task);
  }

  /** From where the caller goes on by themselves, with what they knew after event number `until` (left out: now). */
  async imagined(id: string, caller: Caller, until: number | undefined): Promise<Imagined> {
    const { live, viewer } = await this.run(id, caller, (_table, seat, at) => ({ live: at, viewer: seat }));
    return live.imagined(caller.from, viewer, until);
  }

  #attempt<T>(id: string, caller: Caller, work: (table: Table, viewer: Viewer, live: LiveTable) => T | Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(closing());
    return this.#with(id, (live) =>
      live.attempt(caller, (table, viewer) => {
        if (viewer !== SPECTATOR && !this.#commands.take(`${id} ${viewer}`))
          throw Trouble.of('too-many', `this seat has sent more than ${MOST_COMMANDS} commands within a minute; wait a little`);
        return work(table, viewer, live);
      }),
    );
  }

  /** Gives what `then` makes of the table afterwards, with everybody told; so does `aside`. */
  command<T>(id: string, caller: Caller, command: Command, then: (table: Table, viewer: Viewer) => T): Promise<T> {
    return this.#attempt(id, caller, async (table, viewer, live) => {
      await live.keep(table, () => table.command(viewer, command, this.#around.now()));
      return then(table, viewer);
    });
  }

  aside<T>(id: string, caller: Caller, command: AsideCommand, then: (table: Table, viewer: Viewer) => T): Promise<T> {
    return this.#attempt(id, caller, async (table, viewer, live) => {
      await live.keep(table, () => table.aside(viewer, command, this.#around.now()));
      return then(table, viewer);
    });
  }

  /** Gives the snapshot of whoever asks, as JSON. */
  matter(id: string, caller: Caller, command: MatterCommand): Promise<string> {
    return this.#attempt(id, caller, async (table, viewer, live) => {
      await live.keep(table, () => table.matter(viewer, command, this.#around.now()));
      return table.snapshotJson(viewer);
    });
  }
  /** Whoever sits there is about to be forgotten: by `called` they have another name from now on, and a bot plays on in their place. */
  forget(id: string, seat: Seat, called: (names: readonly string[]) => { readonly name: string; readonly former: number }): Promise<void> {
    return this.#attempt(id, NOBODY, (table, _, live) =>
      live.keep(table, () => table.forget(seat, called(table.company.names), this.#around.now())),
    );
  }
  /** A bot plays on for this seat, for good. */
  concede(id: string, seat: Seat): Promise<void> {
    return this.#attempt(id, NOBODY, async (table, _, live) => {
      const standIn = table.company.standInOf(seat);
      if (table.over || standIn?.because === 'conceded') return;
      const steps = standIn ? (['return', 'concede'] as const) : (['concede'] as const);
      for (const step of steps)
        await live.keep(table, () => table.matter(seat, { do: step, key: `by the house ${step}` }, this.#around.now()));
    });
  }
  /** By whoever runs it: nobody plays or writes at this table any more. Throws Trouble where there is none, or it is closed. */
  closeTable(id: string): Promise<void> {
    return this.#attempt(id, NOBODY, (table, _, live) => live.keep(table, () => table.close(this.#around.now())));
  }
  /** Throws Trouble where nobody is invited there, or not by this. */
  succeed(id: string, caller: Caller, ...about: Parameters<LiveTable['succeed']> extends [Caller, ...infer R] ? R : never): Promise<void> {
    if (this.#closing) return Promise.reject(closing());
    return this.#with(id, (live) => live.succeed(caller, ...about));
  }
  /** Milliseconds since 1970, by the clock that counts. */
  get now(): number {
    return this.#around.now();
  }

  notes(id: string, caller: Caller): Promise<Notes> {
    return this.#attempt(id, caller, async (table, viewer, live) => {
      const notes = await live.notes(table, viewer);
      if ('problem' in notes) throw new Trouble(notes.problem);
      return notes;
    });
  }
  writeNotes(id: string, caller: Caller, notes: Notes): Promise<Notes> {
    return this.#attempt(id, caller, (table, viewer, live) => live.keepNotes(table, viewer, notes));
  }

  /** `after`: the last event that the caller has. `start` is called once, in the table's lane, before anything is told; its `again` has the watcher told once more, in the lane. */
  async watch(
    id: string,
    caller: Caller,
    after: number | undefined,
    start: (table: Table, viewer: Viewer, again: () => void) => Watcher,
  ): Promise<() => void> {
    const leave = this.#places.take(caller.hash !== undefined, caller.from);
    try {
      return await this.run(id, caller, (table, viewer, live) => {
        if (live.cut && after !== undefined && after > table.seq(viewer))
          throw Trouble.of('cannot-store', 'the house cannot read at present what you have been told already: follow again in a moment');
        const again = (): void =>
          void live.run(caller, (now) => watcher.tell(now)).catch((e: unknown) => this.#around.log(`table ${id}: a stream rests`, e));
        const watcher: Watcher = start(table, viewer, again);
        live.watch(watcher, caller.from);
        return () => void (live.unwatch(watcher) && leave());
      });
    } catch (e) {
      leave();
      throw e;
    }
  }

  /** Should this process be sent requests? Not while it closes, nor while it can store nothing. */
  get readiness(): { readonly ready: boolean; readonly why?: string } {
    const { health } = this;
    if (this.#closing) return { ready: false, why: 'the house is closing' };
    return health.ok ? { ready: true } : { ready: false, why: health.trouble };
  }

  /** How the house is, for whoever asks. */
  get health(): Health {
    const { trouble } = this.storing;
    return {
      ok: trouble === undefined,
      ...(trouble && { trouble: `the house can store nothing, or not all: ${trouble.said}` }),
      tables: this.#shelf.size,
      watchers: this.#places.taken,
      bots: this.#around.turns.size,
      resting: this.resting,
    };
  }

  /** Finishes what is under way; refuses what comes later. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#around.turns.close();
    await this.#alarms.close();
    const told = this.#around.loader.close();
    this.storing.close();
    this.#shelf.close();
    await Promise.all([told, ...[...this.#shelf].map((live) => live.close())]);
  }

  async #searchBots(about: Waiting): Promise<string | undefined> {
    const found = await BotJob.find((work) => this.storing.write('the turns of bots', 'no bot can move', work));
    if (found) await this.#botTurn(found.table, about, found);
    return found?.table;
  }
  async #botTurn(id: string, about: Waiting, found?: FoundJob): Promise<void> {
    try {
      await this.#with(id, (live) => live.botTurn(about, found));
    } catch (e) {
      // The bots of a table that cannot be made again rest until somebody looks.
      if (!(e instanceof Trouble) || e instanceof Unstored) throw e;
    }
  }

  /** What is done with a table at hand; it is put there, and stays so long as something is done. */
  #with<T>(id: string, work: (live: LiveTable) => Promise<T>): Promise<T> {
    const live = this.#shelf.take(id) ?? new LiveTable(id, this.#around);
    const result = work(live);
    // In its lane there is something now, so it cannot be dropped under whoever uses it.
    this.#shelf.put(live);
    return result.catch((e: unknown) => {
      if (e instanceof Trouble && e.problem.status === 404) this.#shelf.drop(live);
      throw e;
    });
  }
  #stillOpen(): void {
    if (this.#closing) throw closing();
  }
}

const NOBODY: Caller = { hash: undefined, from: '' };

export interface Health {
  readonly ok: boolean;
  /** In words, when all is not well. */
  readonly trouble?: string;
  /** Kept at hand. */
  readonly tables: number;
  readonly watchers: number;
  /** Tables whose bots are to move, of those that this process sees to. */
  readonly bots: number;
  readonly resting: readonly Resting[];
}
/** So many tables rest, and why, in words that follow "tables rest". */
export interface Resting {
  readonly tables: number;
  readonly why: string;
}

function settle(
  request: TableRequest,
  { secretOf, find, id = newId() }: Pick<Surroundings, 'secretOf' | 'find'> & { readonly id?: string },
): TableSetup {
  try {
    const secret = secretOf === undefined ? randomBytes : () => secretOf(request);
    return setUp(request, { id, randomBytes: secret, bots: namesOfBots, find });
  } catch (e) {
    throw Trouble.of('bad-setup', (e as Error).message, e);
  }
}
