// A table: a pure state machine around a match. Commands go in; what comes out is an entry for the journal, or a problem.
// The journal makes the table again exactly. Whoever runs it stores the entry before anybody is told.
import {
  ALL,
  gameOf,
  Match,
  only,
  seatId,
  seatsIn,
  whatCounts,
  type Audience,
  type Choice,
  type Entry,
  type Game,
  type GameRecord,
  type Happened,
  type Place,
  type Seat,
  type SeatMask,
} from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { Asides, wrongMessage } from './asides.ts';
import { carriedIn, Company, seatOf } from './company.ts';
import { Dealers } from './dealing.ts';
import { Ending } from './ending.ts';
import type { JournalEntry } from './journal.ts';
import { Keys } from './keys.ts';
import { watches, type Looks, type ToldInJson, type Viewer } from './looks.ts';
import type { Held } from './moments.ts';
import { judge, standInFor, type Around } from './matters.ts';
import { Moves } from './moves.ts';
import { NoteBook, type SeatNotes } from './notes.ts';
import { readParts } from './parts.ts';
import { Orders } from './orders.ts';
import { problem } from './problems.ts';
import type {
  Aside,
  AsideCommand,
  Command,
  Gone,
  Happening,
  Matter,
  MatterCommand,
  Missed,
  Notes,
  Preview,
  Problem,
  Said,
  Snapshot,
  Verified,
  Why,
} from './protocol.ts';
import { Questions } from './questions.ts';
import { RecordedDealer } from './recorded-dealer.ts';
import { editionOf, position, type FindGame, type TableSetup } from './setup.ts';
import { notInvited, successor } from './succession.ts';
import { amends } from './tempo.ts';
import type { Step } from './steps.ts';
import { stood } from './stood.ts';
import { Telling } from './telling.ts';
import { isUnfit, tryParts, type Unfit } from './trial.ts';
import type { Verdict } from './verify.ts';
import { previewOf, refused, whyOf } from './words.ts';
import { toTheEnd } from './to-the-end.ts';

export type Answer = { readonly entry: JournalEntry } | { readonly repeated: true } | { readonly problem: Problem };
export { watches, type ToldInJson, type Viewer } from './looks.ts';

type AsideEntry = Extract<JournalEntry, { do: 'aside' }>;
type MatterEntry = Extract<JournalEntry, { do: 'matter' }>;
type MoveEntry = Exclude<JournalEntry, AsideEntry | MatterEntry>;
/** Of a table that is made again. */
export interface Remembered {
  /** What the seats have written for themselves. */
  readonly notes?: readonly SeatNotes[];
  /** Of how many of its last events each viewer is still shown what they saw then; Infinity: of all; left out: of a few. */
  readonly moments?: number;
}
type Done = Omit<Step, 'facts' | 'stands' | 'seen'>;
/** Milliseconds after which it is noticed that time has run out, where whoever runs the table is there; more only when they were not. */
const ABSENT = 60_000;
const NOBODY_COMES = 'the game is over: nobody sits down any more';
const GONE = 'the game goes on elsewhere: nothing is done at this table any more';
/** Of entries that were written before entries had a time. */
const LONG_AGO = 0;

export class Table<S extends Place = Place> {
  readonly setup: TableSetup;
  readonly game: Game<S>;
  /** Holds everything hidden: for whoever runs the table, never for a player. */
  readonly match: Match<S>;
  /** Who plays each seat now, and what is settled among them. */
  readonly company: Company;
  /** How many entries the journal has. */
  version = 0;
  readonly #dealer: RecordedDealer;
  readonly #telling: Telling<S>;
  readonly #questions: Questions<S>;
  readonly #keys = new Keys();
  readonly #asides: Asides<S>;
  readonly #orders: Orders<S>;
  #notes: NoteBook;
  #held: Held<S> | undefined;
  readonly #moves = new Moves();
  /** Of proposals to take something back: the first entry of the log that would be. */
  readonly #backs = new Map<number, number>();
  /** Seats that were asked since the game went on last, in public; and how often it has. */
  #asked: SeatMask = 0;
  #commits = 0;
  /** When anything was done last. */
  #now = LONG_AGO;
  readonly #ending: Ending<S>;

  private constructor(setup: TableSetup, find: FindGame, begin: JournalEntry, { notes = [], moments }: Remembered = {}) {
    this.setup = setup;
    // States of different games: here they are opaque.
    const today = find(setup.game);
    this.game = gameOf(today, setup.rules) as unknown as Game<S>;
    const seats = setup.names.length;
    this.#dealer = new RecordedDealer(new Dealers(setup.secret, { ...setup, rules: setup.dealt ?? setup.rules, seats }, setup.dealers));
    if (begin.do === 'begin') this.#dealer.remember(0, begin.luck);
    const game = this.game as unknown as Game;
    const about = { edition: editionOf(game, setup), options: setup.options, seats };
    const from = position(game, setup) as S | undefined;
    this.match = new Match(this.game, about, this.#dealer, from);
    this.#orders = new Orders(this.match);
    this.#questions = new Questions(this.match);
    this.company = new Company(setup);
    this.#ending = new Ending({
      setup,
      today,
      match: this.match,
      company: this.company,
      over: () => this.over,
      facts: () => this.facts,
      gestures: () => this.#asides.gestures,
    });
    this.#telling = new Telling({
      standing: {
        setup,
        company: this.company,
        now: () => this.#now,
        backOf: (proposal) => this.#backs.get(proposal),
        setAside: () => this.setAside,
      },
      match: this.match,
      from,
      stands: () => ({
        questions: this.#questions.all(),
        held: this.#held,
        over: this.over,
        gone: this.gone !== undefined,
        orders: this.#orders.standing,
      }),
      kept: moments,
      end: () => this.#ending.over(),
      ordersOf: (...about) => this.#orders.shown(...about),
    });
    this.#asides = new Asides(this.game.gestures, setup.chat ?? false, seats);
    this.#notes = new NoteBook(notes);
    this.#time(begin.at ?? LONG_AGO);
    this.#after(undefined, { move: 0 }, begin);
  }

  /** A new table, and the first entry of its journal. `at`, here and wherever something is done: the time by the clock of
      whoever runs the table, in milliseconds since 1970. */
  static open(setup: TableSetup, at: number, find: FindGame = gameNamed): { readonly table: Table; readonly entry: JournalEntry } {
    const table = new Table(setup, find, { do: 'begin', luck: [], at });
    return { table, entry: { do: 'begin', luck: table.#dealer.between(0, table.match.outcomes), at } };
  }

  /** The same table again. Throws when the journal cannot be that of this setup. */
  static rebuild(setup: TableSetup, journal: readonly JournalEntry[], find: FindGame = gameNamed, remembered: Remembered = {}): Table {
    return toTheEnd(Table.rebuilding(setup, journal, find, remembered));
  }
  /** The same, an entry at a step, for whoever has others to serve in between, or looks on while it is made. */
  static *rebuilding(
    setup: TableSetup,
    journal: readonly JournalEntry[],
    find: FindGame = gameNamed,
    remembered: Remembered = {},
  ): Generator<Table, Table> {
    const [begin, ...rest] = journal;
    if (begin?.do !== 'begin') throw new Error('a journal begins with { do: "begin" }');
    const table = new Table(setup, find, begin, remembered);
    if (table.match.outcomes !== begin.luck.length) throw new Error('entry 0 of the journal: other outcomes are asked for');
    for (const entry of rest) {
      yield table;
      table.follow(entry);
    }
    return table;
  }

  /** Does again what the journal says next: it may have been added elsewhere. Throws when it cannot be that of this table, which
      is then worth nothing. */
  follow(entry: JournalEntry): void {
    const n = this.version;
    const before = this.match.outcomes;
    const luck = 'luck' in entry ? (entry.luck ?? []) : [];
    this.#dealer.remember(before, luck);
    const wrong = this.#wrongWith(entry) ?? (this.match.outcomes !== before + luck.length ? 'other outcomes are asked for' : undefined);
    if (wrong !== undefined) throw new Error(`entry ${n} of the journal: ${wrong}`);
    if (entry.stood) this.#ending.compare(entry.stood);
  }

  /** Does again what the journal says; undefined: nothing stands against it. */
  #wrongWith(entry: JournalEntry): string | undefined {
    try {
      if (entry.do === 'matter') return this.#settle(entry);
      return entry.do === 'aside' ? this.#doAside(entry)?.detail : this.#apply(entry)?.message;
    } catch (e) {
      return (e as Error).message;
    }
  }

  /** What shows, of a table made again, that these rules do not play it as it was played, in words. `thorough`: also whether all
      that was told is the same, which takes longer. undefined: nothing; in journals of long ago nothing is kept to compare. */
  departure({ thorough = false } = {}): string | undefined {
    return this.#ending.departure(thorough);
  }

  /** Played to its end, or stopped by all. */
  get over(): boolean {
    return this.match.over || this.company.stopped;
  }
  /** Where the game goes on; undefined: here. */
  get gone(): Gone | undefined {
    return this.company.gone;
  }
  /** Seats that must decide. */
  get awaited(): Seat[] {
    return this.company.stopped || this.gone ? [] : seatsIn(this.match.state.awaited);
  }
  /** Bots play for everybody who may be back: the table waits until somebody is. */
  get setAside(): boolean {
    return !this.over && !this.gone && this.company.setAside;
  }
  /** Those of them that bots play, unless the table rests, or is set aside. */
  get awaitedBots(): Seat[] {
    return this.company.paused || this.setAside ? [] : this.awaited.filter((seat) => this.company.botAt(seat) !== undefined);
  }

  /** When the present question was put to a seat that is awaited. */
  askedAt(seat: Seat): number {
    return this.#questions.since(seat);
  }

  // ---- Commands -----------------------------------------------------------------------------------------------------

  command(viewer: Viewer, command: Command, at: number): Answer {
    if (watches(viewer)) return { problem: spectator() };
    if (this.#keys.has(viewer, command.key)) return { repeated: true };
    const rests = this.#rests(viewer);
    if (rests) return rests;
    if (command.question !== this.question(viewer)) {
      const detail = `"${command.question}" is not the present question to ${seatId(viewer)}: see the snapshot`;
      return { problem: problem('stale', detail, { snapshot: this.snapshot(viewer) }) };
    }
    if (command.do === 'say') return this.#say(viewer, command, command.key, at);
    const by = seatId(viewer);
    const { key } = command;
    const held = this.#held?.seat === viewer;
    if (command.do === 'confirm')
      return held ? this.#accept({ do: 'confirm', by, key, at }) : refuse('nothing-held', 'nothing waits to be confirmed');
    if (command.do === 'undo') {
      if (held || this.match.canUndo(viewer)) return this.#accept({ do: 'undo', by, key, at });
      return refuse('cannot-undo', 'since your last submission luck was drawn, something was revealed, or somebody else was asked');
    }
    if (this.match.drafts.has(viewer)) return this.#accept({ do: 'retract', by, key, at });
    return refuse('nothing-drafted', 'you have handed in nothing that could still be changed');
  }

  #rests(seat: Seat): { readonly problem: Problem } | undefined {
    if (this.over) return undefined;
    if (this.gone) return refuse('gone', GONE);
    if (this.company.standInOf(seat)) return refuse('stand-in', 'a bot plays in your place: take your seat back first');
    return this.company.paused ? refuse('paused', 'the game is paused: nobody moves until all agree to go on') : undefined;
  }

  /** For whoever plays a seat from inside, as bots do, with parts in words: no key, no question, nothing held. */
  play(seat: Seat, say: readonly string[], at: number): Answer {
    if (this.gone) return refuse('gone', GONE);
    try {
      say.forEach((words) => this.game.codec.parse(words));
    } catch (e) {
      return { problem: refused(this.game, { part: 0, message: (e as Error).message, legal: this.match.legal(seat) }) };
    }
    return this.#accept({ do: 'say', by: seatId(seat), say, at });
  }

  /** What is answered now because it was ordered beforehand: entries for the journal, in order, which belong to what has been done just
      now. Whoever runs the table stores all of them with that, or none: so none is ever missing, and none is there twice. */
  obey(at: number): readonly JournalEntry[] {
    const entries: JournalEntry[] = [];
    for (let next = this.#ordered(); next; next = this.#ordered()) {
      const { seat, order, choice } = next;
      // By the question: for the same one there is never a second answer.
      const key = `order ${this.question(seat) ?? ''}`;
      const answer = this.#keys.has(seat, key)
        ? undefined
        : this.#accept({ do: 'say', by: seatId(seat), say: [this.game.codec.format(choice)], key, order, at });
      if (!answer || !('entry' in answer)) break;
      entries.push(answer.entry);
    }
    return entries;
  }
  /** No order acts for whoever a bot plays for, nor while the table rests, nor over what waits for its confirmation. */
  #ordered(): ReturnType<Orders<S>['next']> {
    if (!this.#orders.any || this.over || this.gone || this.company.paused) return undefined;
    const seats = this.awaited.filter((seat) => this.company.botAt(seat) === undefined && this.#held?.seat !== seat);
    return this.#orders.next(seats);
  }

  /** Beside the game, at any time, in turn or out of turn. */
  aside(viewer: Viewer, { key, ...said }: AsideCommand, at: number): Answer {
    if (watches(viewer)) return { problem: spectator() };
    if (this.#keys.has(viewer, key)) return { repeated: true };
    if (this.company.closed) return refuse('closed', 'the house has closed this table: nobody writes here any more');
    if (this.gone) return refuse('gone', GONE);
    const aside = 'message' in said ? { message: said.message.trim() } : said;
    // Of what is new alone: what the journal has was taken, by whatever was asked of it then.
    const wrong = 'message' in aside ? wrongMessage(aside.message) : undefined;
    if (wrong) return { problem: wrong };
    return this.#takeAside({ do: 'aside', by: seatId(viewer), aside, at, key });
  }
  /** For whoever plays a seat from inside. */
  gesture(seat: Seat, aside: Aside, at: number): Answer {
    if (this.gone) return refuse('gone', GONE);
    return this.#takeAside({ do: 'aside', by: seatId(seat), aside, at });
  }
  #takeAside(entry: AsideEntry): Answer {
    const wrong = this.#doAside(entry);
    return wrong ? { problem: wrong } : { entry };
  }
  #doAside({ by, key, aside, at = LONG_AGO }: AsideEntry): Problem | undefined {
    const seat = Number(by.slice(1));
    const { over, match } = this;
    const wrong = this.#asides.take(seat, aside, { state: match.state, over, log: match.log.length, at });
    if (wrong) return wrong;
    if (key !== undefined) this.#keys.add(seat, key);
    this.version++;
    this.#telling.beside({ by, aside, seen: ALL });
    return undefined;
  }

  // ---- What is settled at the table -----------------------------------------------------------------------------------

  /** What a seat wishes beside the game, at any time: docs/protocol.md. */
  matter(viewer: Viewer, { key, ...wished }: MatterCommand, at: number): Answer {
    if (watches(viewer)) return { problem: spectator() };
    if (this.#keys.has(viewer, key)) return { repeated: true };
    if (this.gone) return refuse('gone', GONE);
    const judged = judge(wished, viewer, this.#around(at));
    if ('problem' in judged) return judged;
    return this.#take({ do: 'matter', by: seatId(viewer), ...judged, at, key });
  }
  /** What stands against taking this seat over by this invitation, whatever the name; undefined: nothing. */
  notInvited(seat: Seat, invitation: string): Problem | undefined {
    if (this.gone) return problem('gone', GONE);
    return this.over ? problem('game-over', NOBODY_COMES) : notInvited(seat, invitation, this.setup, this.company);
  }
  /** Somebody else sits at this seat from now on, if they were invited. Whoever runs the table sees to it that they can. */
  succeed(seat: Seat, who: { readonly invitation: string; readonly name: string; readonly program?: true }, at: number): Answer {
    if (this.over) return refuse('game-over', NOBODY_COMES);
    if (this.gone) return refuse('gone', GONE);
    const found = successor(seat, who, this.setup, this.company);
    if ('problem' in found) return found;
    return this.#take({
      do: 'matter',
      by: seatId(seat),
      matter: { do: 'succeed', name: found.name, ...(who.program && { program: true }) },
      at,
    });
  }
  /** The house forgets whoever sat there: nobody of this name does, the `former`-th of those. A bot plays on, also where one plays
      already for a while. */
  forget(seat: Seat, { name, former }: { readonly name: string; readonly former: number }, at: number): Answer {
    const bot = this.over || this.gone ? undefined : (this.company.botAt(seat) ?? standInFor(this.setup.game));
    return this.#take({ do: 'matter', by: seatId(seat), matter: { do: 'forgotten', name, former, ...(bot !== undefined && { bot }) }, at });
  }
  /** By whoever runs the house: nobody plays or writes here any more. */
  close(at: number): Answer {
    // Over, it would give its secret away, by which was dealt what is still hidden elsewhere.
    if (this.gone) return refuse('gone', GONE);
    return this.company.closed
      ? refuse('closed', 'the house has closed this table already')
      : this.#take({ do: 'matter', matter: { do: 'close' }, at });
  }
  /** Of a table of a device: the game goes on at the house, at this table. What was handed over stays handed over. */
  handOver(table: string, key: string, at: number): Answer {
    if (this.over) return refuse('game-over', 'the game is over: there is nothing to hand over');
    return this.gone ? refuse('gone', GONE) : this.#take({ do: 'matter', matter: { do: 'hand-over', table, key }, at });
  }
  /** The house has it; or it does not, and the game stays here. */
  handedOver(was: 'arrived' | 'keep', at: number): Answer {
    const { gone } = this;
    if (gone?.to !== 'house') return refuse('not-asked', 'this table was not handed over');
    if (gone.arrived) return was === 'keep' ? refuse('gone', GONE) : { repeated: true };
    return this.#take({ do: 'matter', matter: { do: was }, at });
  }
  /** What was taken along has come back to this house, as this table. */
  cameBack(table: string, at: number): Answer {
    const { gone } = this;
    if (gone?.to !== 'device') return refuse('not-asked', 'this table was not taken along');
    if (gone.table === table) return { repeated: true };
    return gone.table === undefined
      ? this.#take({ do: 'matter', matter: { do: 'came-back', table }, at })
      : refuse('gone', `what was taken along has come back already, as table ${gone.table}`);
  }
  /** The time of a seat has run out: what is to happen then, happens. Refused, where it has not. */
  timeOut(seat: Seat, at: number): Answer {
    const clock = this.company.clocks.all().at(seat);
    if (this.over || this.gone || !clock || clock.until === null || clock.until > at) return refuse('too-soon', 'the time has not run out');
    const { late, tempo } = this.company;
    // Whoever runs the table was not there: nobody is late for that.
    if (at - clock.until > ABSENT)
      return this.#take({ do: 'matter', matter: { do: 'more-time', seat: seatId(seat), ms: amends(tempo!, at - clock.until) }, at });
    const bot = late === 'others' ? undefined : standInFor(this.setup.game);
    return this.#take({ do: 'matter', matter: { do: 'time-out', seat: seatId(seat), ...(bot !== undefined && { bot }) }, at });
  }

  #around(at: number): Around {
    const { match, company, over, awaited, setup } = this;
    return {
      game: setup.game,
      company,
      over,
      awaited,
      askedAt: (seat) => this.askedAt(seat),
      canUndo: (seat) => this.#held?.seat === seat || match.canUndo(seat),
      lastOf: (seat) => lastOf(match.log, seat),
      ends: (order, seat) => this.#orders.ends(order, seat),
      ordered: (order, seat) => this.#orders.has(order, seat),
      backOf: (proposal) => this.#backs.get(proposal),
      at,
    };
  }
  #take(entry: MatterEntry): Answer {
    const wrong = this.#settle(entry);
    if (wrong !== undefined) throw new Error(wrong);
    return { entry };
  }

  /** The same for what was just settled and for an entry of the journal; what stands against it, in words. */
  #settle({ by, matter, back, key, at = LONG_AGO }: MatterEntry): string | undefined {
    const seat = by === undefined ? undefined : seatOf(by);
    const { match, company } = this;
    this.#time(at);
    const before = matter.do === 'succeed' ? { before: company.names[seat!] } : {};
    let step: Done = { ...(by !== undefined && { by }), matter: { ...matter, ...before } };
    const takesBack = carriedIn(matter)?.do === 'take-back';
    if (takesBack) {
      if (back === undefined) return 'what is to be taken back is not said';
      step = { ...step, ...this.#takeBack(back, seatOf(by!)) };
    }
    company.clocks.time(this.#now);
    company.settle(matter, seat);
    if (matter.do === 'propose' && back !== undefined && matter.carried !== true) this.#backs.set(company.proposals.at(-1)!.id, back);
    if (seat !== undefined) company.seen(seat, this.#now, matter.do);
    if (seat !== undefined && key !== undefined) this.#keys.add(seat, key);
    this.#order(matter, seat);
    if (takesBack || company.stopped || GOES.has((carriedIn(matter) ?? matter).do)) this.#after(undefined, step, { at, seen: ALL });
    else {
      this.version++;
      // What somebody orders beforehand is nobody else's business.
      const seen = matter.do === 'order' || matter.do === 'revoke' ? only(seat!) : ALL;
      if (this.#orders.any) this.#telling.otherwise();
      this.#telling.beside({ ...step, seen });
    }
    company.clocks.goOn(this.#now, company.running(match.state.awaited));
    this.#telling.stand();
    return undefined;
  }
  /** What is settled gives an order, or ends some: whoever sits down there anew has given none, and what is taken back was ordered
      for what is no more. */
  #order(matter: Matter, seat: Seat | undefined): void {
    if (matter.do === 'order') this.#orders.give(seat!, matter.order, matter.until);
    else if (matter.do === 'revoke') this.#orders.revoke(seat!, matter.order);
    else if (matter.do === 'succeed' || matter.do === 'forgotten' || matter.do === 'concede') this.#orders.forget(seat);
    else if (carriedIn(matter)?.do === 'take-back') this.#orders.forget();
  }
  /** With the consent of all. Gives the first move that is no more. */
  #takeBack(back: number, by: Seat): Done {
    const { match, company } = this;
    const seen = [...new Set(this.facts.filter((fact) => fact.entry >= back).map(({ what }) => what))];
    match.takeBack(back, by, seen, { stays: true });
    this.#held = undefined;
    this.#telling.takenBack();
    this.#commits = match.commits;
    this.#asked = match.state.awaited;
    // By turns they are asked once more what they had answered; live, the time that was spent is spent.
    if (company.tempo?.kind === 'turns')
      for (const seat of company.people) if ((match.state.awaited >> seat) & 1) company.clocks.welcome(seat);
    const first = this.#moves.backTo(back);
    return first === undefined ? {} : { move: first, undone: true };
  }

  /** What this seat has written for itself; nobody else can ask for it. */
  notes(viewer: Viewer): Notes | { readonly problem: Problem } {
    return watches(viewer) ? { problem: spectator() } : this.#notes.read(viewer);
  }
  /** What the seats have written, by whoever runs the table: it may have been written elsewhere. */
  keepNotes(notes: readonly SeatNotes[]): void {
    this.#notes = new NoteBook(notes);
  }
  /** No entry of the journal: whoever runs the table stores what `notes` then gives. */
  writeNotes(viewer: Viewer, notes: Notes): Problem | undefined {
    return watches(viewer) ? spectator() : this.#notes.write(viewer, notes);
  }

  #say(seat: Seat, said: Said, key: string, at: number): Answer {
    const parts = this.#read(seat, said);
    if (!Array.isArray(parts)) return parts;
    const say = parts.map((c) => this.game.codec.format(c));
    if (!this.setup.confirm) {
      const answer = this.#accept({ do: 'say', by: seatId(seat), say, key, at });
      if ('entry' in answer) return answer;
    }
    // Tried are only what may have to wait, and what is refused: to say what is legal at the part that fails.
    const trial = tryParts(this.match, seat, parts);
    if (isUnfit(trial)) return { problem: refused(this.game, trial) };
    const passes = trial.news === 'flow' && !this.game.rules.isTogether(this.match.state);
    return this.#accept({ do: this.setup.confirm && passes ? 'hold' : 'say', by: seatId(seat), say, key, at });
  }

  #read(seat: Seat, said: Said): Choice[] | { readonly problem: Problem } {
    if ((said.parts === undefined) === (said.line === undefined)) return refuse('bad-request', 'say either parts or a line');
    if (this.#held?.seat === seat) return refuse('held', 'what you handed in waits for you: confirm it, or undo it and choose again');
    const parts = readParts(this.match, seat, this.setup.names, said);
    return Array.isArray(parts) ? parts : { problem: refused(this.game, parts) };
  }

  #accept(entry: Exclude<MoveEntry, { do: 'begin' }>): Answer {
    const before = this.match.outcomes;
    this.#dealer.remember(before, []);
    const unfit = this.#apply(entry);
    if (unfit) return { problem: refused(this.game, unfit) };
    const luck = this.#dealer.between(before, this.match.outcomes);
    const seen = this.#telling.compared;
    const now = stood(this.match, this.version, () => this.facts);
    return {
      entry: {
        ...entry,
        ...(luck.length > 0 && { luck }),
        ...(seen !== undefined && { seen }),
        ...(now && { stood: now }),
      } as JournalEntry,
    };
  }

  /** The same for a command and for an entry of the journal. */
  #apply(entry: MoveEntry): Unfit | undefined {
    if (entry.do === 'begin') return { part: 0, message: 'a game begins only once', legal: [] };
    const { match } = this;
    const seat = Number(entry.by.slice(1));
    const log = match.log.length;
    const together = this.game.rules.isTogether(match.state);
    this.#time(entry.at ?? LONG_AGO);
    let step: Done = { by: entry.by };
    if (entry.do === 'say' || entry.do === 'confirm') {
      const parts = entry.do === 'say' ? entry.say.map((words) => this.game.codec.parse(words)) : (this.#held?.parts ?? []);
      const refusal = match.submit(seat, parts);
      if (refusal) return { ...refusal, legal: match.legal(seat) };
      if (this.#held?.seat === seat) this.#held = undefined;
      this.#holdOn();
      step = { move: this.#moves.made(log, match.log.length), by: entry.by, secret: together };
    } else if (entry.do === 'hold') {
      const parts = entry.say.map((words) => this.game.codec.parse(words));
      const trial = tryParts(match, seat, parts);
      if (isUnfit(trial)) return trial;
      this.#held = { seat, parts, shown: trial.shown };
    } else if (entry.do === 'undo' && this.#held) this.#held = undefined;
    else if (entry.do === 'undo') {
      if (!match.undo(seat)) return { part: 0, message: 'there is nothing to undo', legal: [] };
      this.#asides.shorten(match.log.length);
      if (match.log.length < log) step = { move: this.#moves.undo(), undone: true, by: entry.by };
    } else if (!match.retract(seat)) return { part: 0, message: 'there is no draft to retract', legal: [] };
    if (entry.key !== undefined) this.#keys.add(seat, entry.key);
    // Whoever takes something back is to be asked again.
    if (entry.do === 'undo' || entry.do === 'retract') this.#orders.forget(seat);
    this.#after(seat, step, entry);
    return undefined;
  }

  /** What waits for its confirmation, shown as it would be now: somebody has spoken out of turn. */
  #holdOn(): void {
    if (!this.#held) return;
    const { seat, parts } = this.#held;
    const trial = tryParts(this.match, seat, parts);
    this.#held = isUnfit(trial) ? undefined : { seat, parts, shown: trial.shown };
  }

  /** Everybody's question, and whatever there is to tell to each. */
  #after(by: Seat | undefined, step: Done, entry: Pick<JournalEntry, 'at' | 'seen'> & { readonly order?: string }): void {
    const { at = LONG_AGO, seen } = entry;
    this.version++;
    // What was dealt elsewhere is not undone here: what came next would be dealt by another secret than the record says.
    if (this.match.log.length <= this.#dealtElsewhere) this.match.fix();
    this.#questions.ask(by, at);
    const news = this.#telling.news();
    this.#orders.goOn(by, news.facts);
    const all = this.#telling.goOn({ ...step, ...news }, seen);
    this.#goOn(by, all, entry.order !== undefined);
  }

  /** Clocks, and whatever else depends on the game's having gone on. A decision that not all have seen is none so far: else the
      clocks would tell of it. */
  #goOn(by: Seat | undefined, seen: Audience, ordered: boolean): void {
    const { match, company } = this;
    const { awaited } = match.state;
    const decided =
      match.commits !== this.#commits && by !== undefined && (this.#asked >> by) & 1 && seen === this.#telling.everybody ? this.#asked : 0;
    this.#commits = match.commits;
    this.#asked = decided === 0 ? this.#asked | awaited : awaited;
    // Whoever has ordered it beforehand need not be there.
    if (by !== undefined && !ordered) company.seen(by, this.#now);
    if (decided !== 0) company.decided(decided);
    if (company.tempo === undefined) return;
    company.clocks.goOn(this.#now, company.running(awaited), decided);
    this.#telling.stand();
  }
  /** A clock that was set back makes nothing undone. */
  #time(at: number): void {
    if (at > this.#now) this.#now = at;
  }

  // ---- What a viewer may see ----------------------------------------------------------------------------------------

  /** All seats, then SPECTATOR. */
  get viewers(): readonly Viewer[] {
    return this.#telling.viewers;
  }
  snapshot(viewer: Viewer): Snapshot {
    return this.#looks(viewer).snapshot(viewer);
  }
  /** The same as JSON. */
  snapshotJson(viewer: Viewer): string {
    return this.#looks(viewer).snapshotJson(viewer);
  }
  /** Everything this viewer was told. */
  log(viewer: Viewer): readonly Happening[] {
    return this.#looks(viewer).log(viewer);
  }
  /** The number of this viewer's last event. */
  seq(viewer: Viewer): number {
    return this.#looks(viewer).seq(viewer);
  }
  /** The events after number `after`, one by one, each with what the viewer saw then; those long past without. */
  since(viewer: Viewer, after: number): Generator<Missed, void> {
    return this.#looks(viewer).since(viewer, after);
  }
  /** The same as JSON of what the protocol calls the data of an event; of the last event it is made once for all who see it. */
  sinceInJson(viewer: Viewer, after: number): Generator<ToldInJson, void> {
    return this.#looks(viewer).sinceInJson(viewer, after);
  }
  #looks(viewer: Viewer): Looks<S> {
    return this.#telling.to(viewer);
  }

  preview(viewer: Viewer, said: Said): Preview | { readonly problem: Problem } {
    if (watches(viewer)) return { problem: spectator() };
    const parts = this.#read(viewer, said);
    return Array.isArray(parts) ? previewOf(this.match, viewer, parts) : parts;
  }

  why(viewer: Viewer, said: Said): Why | { readonly problem: Problem } {
    if (watches(viewer)) return { problem: spectator() };
    const parts = this.#read(viewer, said);
    if (Array.isArray(parts)) return whyOf(this.match, viewer, parts);
    const { rule, facts, line, detail, type } = parts.problem;
    if (!type.endsWith('not-legal')) return parts;
    return { legal: false, ...(rule !== undefined && { rule, facts }), ...(line !== undefined && { line }), detail };
  }

  /** All that was told so far, and whom: for whoever runs the table. */
  get facts(): readonly Happened[] {
    return this.#telling.facts;
  }

  /** Entries of the log that another dealer has dealt, before the game came here. */
  get #dealtElsewhere(): number {
    return this.setup.dealers?.at(-1)?.entries ?? -1;
  }
  /** For whoever goes on with it elsewhere, and for nobody else: the record so far, with the secrets. */
  passedOn(): GameRecord | { readonly problem: Problem } {
    return this.#ending.passedOn();
  }
  /** Only once over: it holds the secret, and everything that was hidden. */
  record(): GameRecord | { readonly problem: Problem } {
    return this.#ending.record();
  }
  /** For whoever runs the table and plays at it too: the record so far, without the secret before the game is over. */
  soFar(): GameRecord {
    return this.#ending.soFar();
  }
  /** What came of verifying the record of the finished game; undefined: nobody has, and the next look will have it done. That
      takes as long as playing the game again: whoever serves others meanwhile says `{ verified: null }` before anybody looks,
      has it done elsewhere, and says what came of it. */
  get verified(): Verified | undefined {
    return this.#ending.verified;
  }
  set verified(found: Verified) {
    this.#ending.verified = found;
    this.#telling.ended();
  }
  /** Was it dealt by the secret so far? For the house itself: also before the end. */
  dealing(): Verdict {
    return this.#ending.dealing();
  }

  /** Id of the question to a seat. */
  question(viewer: Viewer): string | null {
    return watches(viewer) || this.over || this.gone ? null : this.#questions.of(viewer);
  }
}

/** Where the game is played is another place afterwards. */
const GOES: ReadonlySet<string> = new Set(['hand-over', 'arrived', 'keep', 'came-back', 'take-along']);

const spectator = (): Problem => problem('seat-needed', "spectators may look and nothing else: send your seat's token");
const refuse = (...about: Parameters<typeof problem>): { readonly problem: Problem } => ({ problem: problem(...about) });

/** The last entry of the log that this seat handed in, of those that count; the first of its kind in a simultaneous step is for the
    match to find. */
function lastOf(log: readonly Entry[], seat: Seat): number | undefined {
  const counts = whatCounts(log);
  const last = log.findLastIndex((entry, n) => counts[n] && 'say' in entry && entry.by === seatId(seat));
  return last < 0 ? undefined : last;
}
