// A table that is being played: its lane, and what is done in it one after another. The table itself is a cache of the journal: whatever goes
// wrong, it is dropped and made again from the store.
import { Endless, OtherRules, SPECTATOR, type GameRecord } from '@ridotto/engine';
import {
  due,
  Table,
  type Answer,
  type Between,
  type Imagined,
  type JournalEntry,
  type Missed,
  type Notes,
  type Player,
  type Problem,
  type ReasonsTask,
  type Verified,
  type Viewer,
} from '@ridotto/table';
import { Lane } from '@ridotto/table/lane.ts';
import type { BotJob, FoundJob } from '../thinking/job.ts';
import type { Waiting } from '../thinking/turns.ts';
import { alarmAt, runsOut } from './alarms.ts';
import { Attention, type Watcher } from './attention.ts';
import { Bots } from './bots.ts';
import { NotRebuilt, Stopped, type Loaded } from './loader.ts';
import { Conflict, JobLost, StoreTrouble, type Claim, type Effects, type Successor } from '../storage/store.ts';
import { standingOf, turnsBetween, type Standing } from './standing.ts';
import type { Surroundings } from './surroundings.ts';
import { closing, Trouble, Unstored } from '../shared/trouble.ts';

/** Who asks. */
export interface Caller {
  /** Of the token of a seat; undefined: a spectator; null: what was sent is no token at all. */
  readonly hash: string | undefined | null;
  /** The address, as far as it counts as one. */
  readonly from: string;
}

/** `before`: whom the table waited for; `moved`: a bot has, by its job; `claim`: the clock that has run out. */
interface Doing {
  readonly before: Standing;
  readonly moved: boolean;
  readonly claim?: Claim;
  readonly successor?: Successor;
}

/** So often what somebody else's entry stands in the way of is tried again. */
const TRIES = 20;
/** With more entries than this a table is made again, in slices, so that nobody else has to wait. */
const LONG_TAIL = 50;
/** Milliseconds until it is tried again to read what others have added. */
const AGAIN = 1000;

export class LiveTable {
  readonly id: string;
  /** When somebody last had to do with it, in milliseconds since 1970. */
  usedAt: number;
  readonly #around: Surroundings;
  readonly #lane = new Lane();
  readonly #attention: Attention;
  #loaded: Loaded | undefined;
  readonly #bots: Bots;
  /** When the time of somebody runs out, as the store has it; null: that is not known. */
  #runsOut: number | undefined | null = null;
  /** What others have added is about to be read. */
  #behind = false;
  /** When it was asked for last, the rest could not be read. */
  #cut = false;
  #closed = false;

  constructor(id: string, around: Surroundings, opened?: { readonly loaded: Loaded; readonly job: BotJob; readonly opener: string }) {
    this.id = id;
    this.#around = around;
    this.usedAt = around.now();
    this.#loaded = opened?.loaded;
    this.#attention = new Attention(opened?.opener ?? '', around.now);
    this.#bots = new Bots(id, around, this.#attention, opened?.job);
    if (opened) this.#bots.wake(opened.loaded.table);
  }

  /** There may be more than what is at hand, and it cannot be read. */
  get cut(): boolean {
    return this.#cut;
  }
  /** Nobody watches, nothing is under way: it may be dropped. */
  get idle(): boolean {
    return this.#lane.idle && !this.#attention.watched && !this.#bots.busy;
  }

  /** Looks at the table, or has it do something, when all before is done. */
  run<T>(caller: Caller, work: (table: Table, viewer: Viewer) => T | Promise<T>): Promise<T> {
    return this.attempt(caller, async (table, viewer, made) => {
      if (!made) await this.#catchUp(table);
      return await work(table, viewer);
    });
  }
  /** The same with the table as it is at hand, for what is refused by the store if that is not all: `keep` sees to it. `made`: it
      has been made again just now. */
  attempt<T>({ hash, from }: Caller, work: (table: Table, viewer: Viewer, made: boolean) => T | Promise<T>): Promise<T> {
    return this.#inLane(from, async (loaded, made) => {
      const { table } = loaded;
      const viewer =
        hash === undefined ? SPECTATOR : hash === null ? undefined : (loaded.seats.get(hash) ?? (await this.#newSeat(loaded, hash)));
      if (viewer === undefined)
        throw Trouble.of(
          'bad-token',
          'Authorization must be "Bearer " and the token of a seat at this table; without it you are a spectator',
        );
      if (this.#attention.look(viewer, from)) this.#bots.rank();
      this.#bots.wake(table);
      return work(table, viewer, made);
    });
  }

  /** One that another device has just made is not at hand yet. undefined: it is none of this table. */
  async #newSeat({ seats, filled }: Loaded, hash: string): Promise<number | undefined> {
    if (!filled) return undefined;
    const seat = await this.#around.storing.read((store) => store.accounts.seatOf(this.id, hash));
    if (seat !== undefined) seats.set(hash, seat);
    return seat;
  }
  /** Setup or seats are others now: it is made again when it is asked for next. */
  changed(): void {
    void this.#lane.run(() => {
      this.#loaded = undefined;
      for (const watcher of this.#attention.watchers) watcher.end();
    });
  }

  /** What `viewer` was told between two events, with what was seen then. Not in the lane: others are served meanwhile. */
  past(from: string, viewer: Viewer, about: Between): Promise<readonly Missed[]> {
    return this.#around.loader.past(this.id, from, viewer, about).catch((e: unknown) => this.#notLoaded(e));
  }

  /** A world that might be for all that `viewer` knew then. Not in the lane, either. */
  async imagined(from: string, viewer: Viewer, until: number | undefined): Promise<Imagined> {
    const world = await this.#around.loader.imagined(this.id, from, viewer, until).catch((e: unknown) => this.#notLoaded(e));
    return world ?? this.#isNotThere();
  }

  /** The last decision of a bot by then, for `viewer` who asks why. Not in the lane, either. */
  async decidedByBot(
    from: string,
    viewer: Viewer,
    players: readonly Player[],
    until: number | undefined,
  ): Promise<ReasonsTask | { readonly problem: Problem }> {
    const about = { players, ...(until !== undefined && { until }) };
    const task = await this.#around.loader.decidedByBot(this.id, from, viewer, about).catch((e: unknown) => this.#notLoaded(e));
    return task ?? this.#isNotThere();
  }

  watch(watcher: Watcher, from: string): void {
    this.#attention.watch(watcher, from);
    this.#bots.rank();
  }
  /** Did they watch? */
  unwatch(watcher: Watcher): boolean {
    const there = this.#attention.unwatch(watcher);
    if (there) this.#bots.rank();
    return there;
  }

  /** To be called in the lane: has the table judge what somebody hands in, stores it, and only then tells. What others have
      handed in elsewhere comes first, and nothing is refused because it is not known here yet. */
  async keep(table: Table, judge: () => Answer): Promise<void> {
    let before = this.#standing(table);
    let answer = judge();
    if (!('entry' in answer) && (await this.#hasMore(table, answer))) {
      before = this.#standing(table);
      answer = judge();
    }
    await this.#keep(table, answer, { before, moved: false });
  }
  async #keep(table: Table, answer: Answer, about: Doing): Promise<void> {
    if ('problem' in answer) throw new Trouble(answer.problem);
    if ('entry' in answer) await this.#store(table, [answer.entry, ...table.obey(this.#around.now())], about);
    this.#told(table);
  }
  #told(table: Table): void {
    this.#verify(table);
    for (const watcher of this.#attention.watchers) watcher.tell(table);
    this.#bots.wake(table);
  }

  #standing(table: Table): Standing {
    return standingOf(table, this.#loaded?.filled ?? false);
  }
  /** Somebody takes a seat over: from now on it is theirs alone. `who`: without the name, which the table settles. */
  async succeed(
    caller: Caller,
    invitation: { readonly seat: number; readonly invitation: string; readonly name: string; readonly program?: true },
    who: Pick<Successor, 'hash' | 'guest'>,
  ): Promise<void> {
    await this.#inLane(caller.from, async (loaded, made) => {
      const { table, seats } = loaded;
      if (!made) await this.#catchUp(table);
      const { seat } = invitation;
      if (seats.has(who.hash)) throw Trouble.of('seated', 'you sit at this table already');
      const before = this.#standing(table);
      const answer = table.succeed(seat, invitation, this.#around.now());
      await this.#keep(table, answer, { before, moved: false, successor: { seat, ...who, name: table.company.names[seat] } });
      for (const [hash, theirs] of seats) if (theirs === seat) seats.delete(hash);
      seats.set(who.hash, seat);
      this.#dismiss(seat);
    });
  }
  #dismiss(seat: number): void {
    for (const watcher of [...this.#attention.watchers].filter(({ viewer }) => viewer === seat)) watcher.end();
  }

  /** To be called in the lane. */
  async notes(table: Table, viewer: Viewer): Promise<Notes | { readonly problem: Problem }> {
    const { store } = this.#around.storing;
    if (store.shared) table.keepNotes(await store.notes(this.id).catch((e: unknown) => this.#notLoaded(e)));
    return table.notes(viewer);
  }
  /** To be called in the lane. Nobody is told. */
  async keepNotes(table: Table, viewer: Viewer, notes: Notes): Promise<Notes> {
    if (viewer !== SPECTATOR) await this.notes(table, viewer);
    const problem = table.writeNotes(viewer, notes);
    if (problem) throw new Trouble(problem);
    const kept = { revision: notes.revision + 1, notes: notes.notes };
    await this.#around.storing.write(`table ${this.id}: notes`, 'the notes could not be stored', (store) =>
      store.keepNotes(this.id, { seat: viewer, ...kept }),
    );
    return kept;
  }

  /** What was handed in, and what others had ordered beforehand for what comes of it: all of it or none. */
  async #store(table: Table, entries: readonly JournalEntry[], { claim, successor, before, moved }: Doing): Promise<void> {
    const n = table.version - entries.length;
    const after = this.#standing(table);
    const { effects, stored } = this.#bots.effects({ before: before.waits, after: after.waits, moved });
    const out = table.company.timed ? runsOut(table) : undefined;
    const alarm = this.#alarm(table, out, claim);
    const turns = turnsBetween(before, after, table, this.#around.toldAfter);
    const ends = table.over && before.waits !== 'nobody';
    await this.#around.storing.write(`table ${this.id}: entry ${n}`, 'the move could not be stored, so it does not count', (store) =>
      store.append(this.id, n, entries, after.waits, {
        ...effects,
        ...alarm,
        ...(turns && { turns }),
        ...(successor && { seats: successor }),
        ...(ends && { ends: this.id }),
      }),
    );
    this.#around.at(`table ${this.id}`);
    stored();
    this.#runsOut = out;
  }

  /** Where no time is measured, there is nothing to be done about it. */
  #alarm(table: Table, out: number | undefined, claim: Claim | undefined): Pick<Effects, 'alarm' | 'finishes'> {
    if (!table.company.timed || (out === this.#runsOut && !claim)) return {};
    return { alarm: alarmAt(this.id, out, this.#around.now()), ...(claim && { finishes: claim }) };
  }
  /** Its clocks are to be looked at: it is time, unless somebody has moved since. */
  async ring(claim: Claim): Promise<void> {
    await this.#inLane(this.#attention.waiting.from, async ({ table }, made) => {
      if (!made) await this.#catchUp(table);
      const now = await this.#around.clock.look();
      const seat = due(table, { bot: 0 }).find((next) => next.do === 'time-out' && next.at <= now)?.seat;
      if (seat !== undefined) {
        const before = this.#standing(table);
        return await this.#keep(table, table.timeOut(seat, now), { before, moved: false, claim });
      }
      const { store } = this.#around.storing;
      const out = runsOut(table);
      await (out === undefined ? store.finishJob(claim) : store.moveJob(claim.key, out - now));
      this.#runsOut = out;
    });
  }

  // ---- Other processes at the same table -------------------------------------------------------------------------------

  /** Elsewhere its journal has grown, to so many entries at least. */
  grown(version: number): void {
    // Where nobody is told, it is enough when somebody asks.
    if (this.#closed || !this.#attention.watched || this.#behind || (this.#loaded?.table.version ?? -1) >= version) return;
    this.#behind = true;
    this.#inLane(this.#attention.waiting.from, async ({ table }) => {
      this.#behind = false;
      await this.#follow(table);
    }).catch((e: unknown) => {
      // It may not have come so far as to begin.
      this.#behind = false;
      this.#around.log(`table ${this.id}: what others did at it is not known here yet`, e);
      setTimeout(() => this.grown(version), AGAIN).unref();
    });
  }

  /** Has anything come that the table did not know when it answered so? Nobody is refused by a house that cannot ask. */
  #hasMore(table: Table, answer: Answer): Promise<boolean> {
    return 'problem' in answer ? this.#follow(table).catch((e: unknown) => this.#notLoaded(e)) : this.#catchUp(table);
  }

  /** In the lane, before somebody is answered. When the store cannot be reached, what is at hand must do. Has anything come? */
  async #catchUp(table: Table): Promise<boolean> {
    try {
      const more = await this.#follow(table);
      this.#cut = false;
      return more;
    } catch (e) {
      this.#cut = true;
      if (!(e instanceof StoreTrouble) || e.kind === 'damaged') throw e;
      this.#around.storing.unreadable(e);
      return false;
    }
  }

  /** What others have added to the journal is done here too, and told. Throws Conflict when the table has to be made again. */
  async #follow(table: Table): Promise<boolean> {
    const { store } = this.#around.storing;
    if (!store.shared) return false;
    const tail = await store.tail(this.id, table.version);
    if (tail.length === 0) return false;
    if (tail.length > LONG_TAIL) throw new Conflict(`table ${this.id} has ${tail.length} entries more`);
    this.#around.at(`table ${this.id}`);
    try {
      for (const entry of tail) {
        table.follow(entry);
        if (entry.do !== 'matter' || entry.matter.do !== 'succeed') continue;
        this.#dismiss(Number(entry.by?.slice(1)));
        throw new Error('somebody else sits there now');
      }
    } catch (e) {
      throw new Conflict(`table ${this.id} cannot go on where it was`, { cause: e });
    }
    this.#runsOut = null;
    // Whoever has added to it sees to its bots.
    this.#bots.elsewhere();
    this.#told(table);
    return true;
  }

  #inLane<T>(from: string, work: (loaded: Loaded, made: boolean) => T | Promise<T>): Promise<T> {
    this.usedAt = this.#around.now();
    return this.#lane.run(async () => {
      for (let tries = 1; ; tries++) {
        const made = this.#loaded === undefined;
        const loaded = (this.#loaded ??= await this.#load(from));
        this.#around.at(`table ${this.id}`);
        try {
          return await work(loaded, made);
        } catch (e) {
          // A table that failed half-way, or has gone further than what is stored, is not trusted any more.
          if (!(e instanceof Trouble) || e instanceof Unstored) this.#loaded = undefined;
          if (!(e instanceof Conflict) || e instanceof JobLost) throw this.#asTrouble(e);
          if (tries === TRIES) throw Trouble.of('not-stored', 'others are handing in all the time, so it does not count: send it again', e);
        }
      }
    });
  }

  /** As whoever asks is to be told. */
  #asTrouble(e: unknown): unknown {
    if (!(e instanceof Endless)) return e;
    this.#around.log(`table ${this.id}: a choice leads nowhere`, e);
    return Trouble.of('endless-rules', 'after this choice the rules come to no end, so it does not count: choose another one', e);
  }

  async #load(from: string): Promise<Loaded> {
    const loaded = await this.#around.loader.load(this.id, from).catch((e: unknown) => this.#notLoaded(e));
    if (!loaded) return this.#isNotThere();
    const departure = loaded.table.departure();
    if (departure !== undefined) this.#around.log(`table ${this.id}: ${departure}`);
    this.#runsOut = null;
    this.#told(loaded.table);
    return loaded;
  }

  #isNotThere(): never {
    throw Trouble.of('no-such-table', `there is no table "${this.id}"`);
  }
  /** Throws it as whoever asks is to be told. */
  #notLoaded(e: unknown): never {
    if (e instanceof Stopped) throw closing();
    if (e instanceof NotRebuilt && e.cause instanceof OtherRules) throw Trouble.of('other-rules', `this table was ${e.cause.message}`, e);
    this.#around.log(e instanceof NotRebuilt ? e.message : `table ${this.id} could not be loaded`, e);
    if (e instanceof NotRebuilt || (e instanceof StoreTrouble && e.kind === 'damaged'))
      throw Trouble.of('failed', 'this table cannot be made again from what was stored; it has been written down, and nothing is lost', e);
    if (e instanceof StoreTrouble)
      throw Trouble.of('cannot-store', `the house cannot read what it has stored at present, because ${e.said}: try again in a moment`, e);
    throw e;
  }

  /** Once the game is over, elsewhere; before anybody looks. Whoever watches is told what came of it. */
  #verify(table: Table): void {
    if (!table.over || table.verified || table.departure() !== undefined) return;
    const { id } = this;
    const { verifier, log } = this.#around;
    const known = verifier.known(id);
    table.verified = known ?? { verified: null };
    if (known) return;
    // Unless it has been put away, or made again, meanwhile.
    const still = (): boolean => this.#loaded?.table === table;
    const tell = (found: Verified): void => {
      if (!still()) return;
      table.verified = found;
      for (const watcher of this.#attention.watchers) watcher.tellAgain(table);
    };
    const record = (): GameRecord | undefined => (still() ? (table.record() as GameRecord) : undefined);
    const done = (found: Verified): void =>
      void this.#lane.run(() => tell(found)).catch((e: unknown) => log(`table ${id}: it could not be told what came of verifying it`, e));
    verifier.verify({ id, from: this.#attention.waiting.from, record, done });
  }

  /** Lets one bot move, if one is awaited and nobody else sees to it. Throws when it could not; the next one is due afterwards.
      `found`: its job, which has been claimed. */
  botTurn({ from }: Waiting, found?: FoundJob): Promise<void> {
    return this.#bots.turn(from, found, {
      run: (work) => this.#inLane(from, ({ table }) => work(table)),
      fresh: (work) =>
        this.#inLane(from, async ({ table }, made) => {
          if (!made) await this.#catchUp(table);
          return work(table);
        }),
      standing: (table) => this.#standing(table),
      keep: (table, answer, about) => this.#keep(table, answer, about),
    });
  }
  /** After a turn, when the next one may be due. */
  goOn(): void {
    if (this.#loaded) this.#bots.wake(this.#loaded.table);
  }

  /** It has been put away: whoever still holds this holds nothing large. */
  rest(): void {
    this.#loaded = undefined;
  }

  /** Finishes what is under way and begins nothing new. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#bots.stop();
    await this.#lane.settled();
    await this.#bots.giveBack();
  }
}
