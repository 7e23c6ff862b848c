// A game as it is played: the state, its record, drafts, undo, replay. The slow path: correctness before speed.
import type { Choice, Seat } from '../notation/choice.ts';
import { Choices, Endless, MOST_STEPS } from '../flow/flow.ts';
import type { Game } from './game.ts';
import { ALL, Io, NeedLuck, type Fact, type Luck } from '../flow/io.ts';
import { Impossible, Outcomes, type Dealer } from './outcomes.ts';
import type { Options } from './options.ts';
import { hashState, type Place } from '../flow/place.ts';
import { afterNews, notLegal, refuse, type Refusal } from './refusals.ts';
import { said } from './said.ts';
import { seatId, seatIds, whatCounts, type Entry, type GameRecord } from './record.ts';

export type { Refusal } from './refusals.ts';

/** A fact and the entry of the record it belongs to. */
export interface Happened extends Fact {
  readonly entry: number;
}
export interface Setup<E> {
  readonly edition: E;
  readonly options: Options;
  /** How many. */
  readonly seats: number;
}
/** Where a submission can be taken back to. */
interface Mark {
  readonly seat: Seat;
  /** The state's: to make a whole state takes twenty times as long, and most marks are never gone back to. */
  readonly numbers: Int32Array;
  readonly log: number;
  readonly facts: number;
}
type Pending = { readonly seat: Seat; readonly parts: readonly Choice[] } | 'flow';

const CHECKPOINT_EVERY = 50;
const NO_DRAFTS: readonly (readonly [Seat, Choice[][]])[] = [];

export class Match<S extends Place, E = unknown> {
  readonly game: Game<S, E>;
  readonly setup: Setup<E>;
  /** With all drafts in it. Never leaves the server. */
  readonly state: S;
  readonly log: Entry[] = [];
  readonly facts: Happened[] = [];
  readonly checkpoints: Record<string, string> = {};
  /** Choices made in a together, not yet final: the submissions of each seat, in order. The table stores them durably. */
  readonly drafts = new Map<Seat, Choice[][]>();
  /** The question for luck that has no answer yet. */
  waiting: Luck | undefined;
  /** Did the last submission bring luck, something revealed, or another seat's turn? Then nothing could follow it in a batch. */
  news = false;
  /** How often what was done has become final: it grows at each commit point, also when it lies in the midst of a turn. */
  commits = 0;
  /** The state without the drafts. */
  readonly #base: S;
  /** The numbers of the state before a submission, with and without drafts, and before a tick of the flow: room that is used
      again and again. */
  readonly #before: Int32Array;
  readonly #baseBefore: Int32Array;
  readonly #beforeTick: Int32Array;
  readonly #from: S | undefined;
  #pending: Pending | undefined;
  #marks: readonly Mark[] = [];
  #checked = 0;
  readonly #outcomes: Outcomes;
  /** A copy to try things on: there a submission may be sent part by part. */
  #trying = false;
  readonly #io = new Io();
  readonly #list = new Choices();

  /** Begins at the start, or at `from`, a state of the same setup. Without a dealer, outcomes are given. */
  constructor(game: Game<S, E>, setup: Setup<E>, dealer: Dealer | null = null, from?: S) {
    this.game = game;
    this.setup = setup;
    this.state = this.#fresh();
    this.#base = this.#fresh();
    this.#before = this.state.all.slice();
    this.#baseBefore = this.#before.slice();
    this.#beforeTick = this.#before.slice();
    this.#outcomes = new Outcomes(dealer);
    this.#io.source = this.#outcomes;
    this.#outcomes.position = () => hashState(this.state);
    this.#io.telling = true;
    if (from) {
      this.#from = this.#copyOf(from);
      this.state.copyFrom(from);
    } else game.rules.enter(this.state, 0);
    if (this.state.awaited === 0) this.#flow();
    this.#settle();
  }

  get over(): boolean {
    return this.state.awaited === 0 && this.waiting === undefined;
  }
  /** The number of the next outcome. */
  get outcomes(): number {
    return this.#outcomes.count;
  }

  /** Luck for the question that waits (tests, real dice), or for questions to come. Throws when a word cannot be the answer;
      then nothing has changed. */
  give(...words: string[]): Refusal | undefined {
    const putBack = this.#save();
    this.#outcomes.given.push(...words);
    const pending = this.#pending;
    if (pending === undefined) return undefined;
    this.#pending = undefined;
    this.waiting = undefined;
    try {
      if (pending !== 'flow') return this.submit(pending.seat, pending.parts);
      this.#flow();
      this.#settle();
      return undefined;
    } catch (e) {
      putBack();
      throw e;
    }
  }
  /** Given outcomes that nobody has asked for. */
  get unused(): readonly string[] {
    return this.#outcomes.given;
  }

  legal(seat: Seat): Choice[] {
    return this.waiting !== undefined || !this.#isSeat(seat) ? [] : this.legalIn(this.state, seat);
  }
  #isLegal(seat: Seat, choice: Choice): boolean {
    if (this.waiting !== undefined || !this.#isSeat(seat)) return false;
    this.game.rules.legal(this.state, seat, this.#list);
    return this.#list.has(choice);
  }
  /** The same in another state of this setup that waits for no luck. */
  legalIn(state: S, seat: Seat): Choice[] {
    this.game.rules.legal(state, seat, this.#list);
    return this.#list.list();
  }
  /** A state of this setup from its numbers (`all` of a state). */
  stateFrom(numbers: Int32Array): S {
    const state = this.#fresh();
    state.all = numbers;
    return state;
  }

  /** All parts or none. A part that brings news (luck, something revealed, another seat awaited) must be the last one;
      else refused, whatever the outcome would have been. */
  submit(seat: Seat, parts: readonly Choice[]): Refusal | undefined {
    if (this.waiting !== undefined) return refuse(this, seat, 0, `luck comes first: ${this.waiting.name}`);
    if (parts.length === 0) return refuse(this, seat, 0, 'nothing was chosen');
    const putBack = this.#save();
    try {
      const refusal = this.#play(seat, parts);
      if (refusal) putBack();
      return refusal;
    } catch (e) {
      putBack();
      if (e instanceof Impossible) this.#outcomes.given = [];
      if (!(e instanceof NeedLuck)) throw e;
      this.waiting = e.question;
      this.#pending = { seat, parts };
      this.news = true;
      return undefined;
    }
  }

  /** Takes back this seat's last submission: never past a commit point. In a together: of its draft, back to its own last luck. */
  undo(seat: Seat): boolean {
    if (this.waiting !== undefined) return false;
    const draft = this.drafts.get(seat);
    if (draft !== undefined) {
      if (draft.length === 1) this.drafts.delete(seat);
      else this.drafts.set(seat, draft.slice(0, -1));
      this.#redraft();
      return true;
    }
    const mark = this.#marks.at(-1);
    if (mark === undefined || mark.seat !== seat) return false;
    this.#marks = this.#marks.slice(0, -1);
    this.state.all = mark.numbers;
    this.#base.all = mark.numbers;
    this.log.length = mark.log;
    this.facts.length = mark.facts;
    return true;
  }
  canUndo(seat: Seat): boolean {
    return this.waiting === undefined && (this.drafts.has(seat) || this.#marks.at(-1)?.seat === seat);
  }

  /** What has been handed in so far is not undone any more, but for drafts: whoever deals from here on has not dealt it. */
  fix(): void {
    this.#marks = [];
  }

  /** A change of mind in a together: the seat's whole draft is forgotten, back to its own last luck. */
  retract(seat: Seat): boolean {
    if (!this.drafts.delete(seat)) return false;
    this.#redraft();
    return true;
  }

  /**
   * With the consent of all (the table's business): back to before entry `entry`, though something may have been seen
   * since; of a simultaneous step, back to before all of it. Stays in the record with what was seen, in words. Outcomes
   * already dealt are never dealt again to anything else; `stays`: where the same is asked in the same position, the same
   * comes up. Throws when there is no such entry.
   */
  takeBack(entry: number, by: Seat, seen: readonly string[], { stays = false } = {}): void {
    const log = this.log;
    if (log[entry] === undefined || 'back' in log[entry] || !whatCounts(log)[entry])
      throw new Error(`there is no entry ${entry} to take back`);
    if (!('say' in log[entry])) throw new Error(`entry ${entry} is the beginning of the game`);
    const replay = (upTo: number): Match<S, E> => Match.replay(this.game, { log: this.log }, this.setup, upTo, this.#from);
    let back = entry;
    while (replay(back).drafts.size > 0) back--;
    if (stays) this.#outcomes.stay(this.#dealtSince(replay(back)));
    this.#append({ back, by: seatId(by), seen, ...(stays && { stays }) });
    const again = replay(this.log.length);
    this.state.copyFrom(again.state);
    this.#base.copyFrom(again.#base);
    this.facts.splice(0, this.facts.length, ...again.facts);
    this.waiting = again.waiting;
    this.#pending = again.#pending;
    this.drafts.clear();
    this.#marks = [];
  }

  /** What was asked in which position from there on, and the number of what came up. `then`: this match as it was. */
  #dealtSince(then: Match<S, E>): ReadonlyMap<string, number> {
    const dealt = new Map<string, number>();
    then.#outcomes.noting = dealt;
    then.#replayLog(this.log, then.log.length);
    return dealt;
  }

  /** A copy to try things on: no dealer, so it stops where luck is asked. */
  fork(): Match<S, E> {
    const copy = new Match(this.game, this.setup, null, this.#base);
    copy.state.copyFrom(this.state);
    for (const [seat, draft] of this.drafts) copy.drafts.set(seat, draft);
    copy.waiting = this.waiting;
    copy.#pending = this.#pending;
    copy.#trying = true;
    return copy;
  }

  /** For whoever keeps the facts elsewhere: those that no undo takes back any more are let go of. How many. After `takeBack`
      all of them are here again. */
  forgetFacts(): number {
    const gone = this.#marks[0]?.facts ?? this.facts.length;
    if (gone === 0) return 0;
    this.facts.splice(0, gone);
    this.#marks = this.#marks.map((mark) => ({ ...mark, facts: mark.facts - gone }));
    return gone;
  }

  record(about: Pick<GameRecord, 'edition' | 'seats' | 'commitment'> & Partial<GameRecord>): GameRecord {
    return {
      format: 'ridotto-record/1',
      game: this.game.name,
      rules: this.game.rulesVersion,
      options: this.setup.options,
      ...(this.#from && { from: this.game.write(this.#from, seatIds(this.setup.seats)) }),
      ...about,
      log: [...this.log],
      checkpoints: { ...this.checkpoints, ...(this.waiting === undefined && { [this.log.length]: hashState(this.#base) }) },
    };
  }

  /** Everything since the start, again: same states, facts and log. `upTo`: only so many entries. Throws when an entry is
      refused, or a checkpoint differs. */
  static replay<S extends Place, E>(
    game: Game<S, E>,
    record: Pick<GameRecord, 'log' | 'checkpoints' | 'from'>,
    setup: Setup<E>,
    upTo = record.log.length,
    start?: S,
  ): Match<S, E> {
    const from = start ?? (record.from && game.read(record.from, setup.edition, setup.options, seatIds(setup.seats)));
    const m = new Match(game, setup, null, from);
    m.#replayLog(record.log.slice(0, upTo), 0, record.checkpoints);
    return m;
  }
  /** From entry `first` on. */
  #replayLog(log: readonly Entry[], first: number, checkpoints: GameRecord['checkpoints'] = {}): void {
    this.#outcomes.exact = true;
    const counts = whatCounts(log);
    for (const [i, entry] of log.slice(first).entries()) {
      const n = first + i;
      if ('back' in entry || !counts[n]) {
        if ('luck' in entry && entry.luck) this.#outcomes.count += entry.luck.length;
        this.#append(entry);
        continue;
      }
      this.#replayEntry(entry, n);
      const expected = checkpoints[n + 1];
      if (expected !== undefined && this.drafts.size === 0 && this.log.length === n + 1 && hashState(this.#base) !== expected)
        throw new Error(`entry ${n}: the state differs from the record's checkpoint`);
    }
    this.#outcomes.exact = false;
  }

  #replayEntry(entry: Exclude<Entry, { back: number }>, n: number): void {
    if (!('by' in entry)) {
      this.give(...entry.luck);
    } else {
      this.#outcomes.given = [...(entry.luck ?? [])];
      const refusal = this.submit(
        Number(entry.by.slice(1)),
        entry.say.map((words) => this.game.codec.parse(words)),
      );
      if (refusal) throw new Error(`entry ${n} (${entry.by}: ${entry.say.join(', ')}): ${refusal.message}`);
    }
    if (this.waiting) throw new Error(`entry ${n}: an outcome is missing for ${this.waiting.name}`);
    if (this.unused.length > 0) throw new Error(`entry ${n}: outcomes nobody asked for: ${this.unused.join(', ')}`);
  }

  // ---- One submission ---------------------------------------------------------------------------------------------

  /** How to put everything back as it is now. (Marks and the last entry change only when nothing can fail any more.) There is
      room for one state: a saving within a saving finds the same. */
  #save(): () => void {
    this.#before.set(this.state.all);
    this.#baseBefore.set(this.#base.all);
    const { waiting, news } = this;
    const [log, facts, pending] = [this.log.length, this.facts.length, this.#pending];
    const drafts = this.drafts.size === 0 ? NO_DRAFTS : [...this.drafts];
    const putBackOutcomes = this.#outcomes.save();
    return () => {
      this.state.all = this.#before;
      this.#base.all = this.#baseBefore;
      this.log.length = log;
      this.facts.length = facts;
      this.#io.facts.length = 0;
      Object.assign(this, { waiting, news });
      this.#pending = pending;
      this.drafts.clear();
      for (const [seat, draft] of drafts) this.drafts.set(seat, draft);
      putBackOutcomes();
    };
  }

  #newsCount(): number {
    return this.#io.lucky + this.#io.revealed;
  }

  /** Part by part. Whoever calls it puts everything back when it is refused or throws. */
  #play(seat: Seat, parts: readonly Choice[]): Refusal | undefined {
    const { rules } = this.game;
    if (rules.isOutOfTurn(this.state, seat)) return this.#speak(seat, parts);
    const together = rules.isTogether(this.state);
    const facts = this.facts.length;
    const draft: Choice[] = [];
    let news = false;
    let fixed = false;
    for (const [i, choice] of parts.entries()) {
      if (news) return afterNews(i, this.game.codec.format(parts[i - 1]));
      if (!this.#isLegal(seat, choice)) return notLegal(this, seat, i, choice);
      const count = this.#newsCount();
      try {
        if (!together) this.#answer(seat, choice);
        else if (rules.isAnytime(choice)) this.#answerAnytime(seat, choice);
        else {
          this.#answerDraft(seat, choice);
          draft.push(choice);
          fixed = this.#newsCount() !== count;
        }
      } catch (e) {
        if (e instanceof NeedLuck && i + 1 < parts.length) return afterNews(i + 1, this.game.codec.format(choice));
        throw e;
      }
      news = this.#newsCount() !== count || this.waiting !== undefined || rules.isTogether(this.state) !== together;
      if (together && !rules.isAnytime(choice)) news ||= !((this.state.awaited >> seat) & 1);
      else news ||= this.state.awaited !== 1 << seat;
    }
    this.news = news;
    if (together) this.#draft(seat, draft, fixed);
    else {
      const final = news || parts.some((c) => rules.isAnytime(c));
      if (!final) this.#marks = [...this.#marks, { seat, numbers: this.#before.slice(), log: this.log.length, facts }];
      this.#write(seat, parts);
      if (final) this.#settle();
      else this.#base.copyFrom(this.state);
    }
    return undefined;
  }

  /** Out of turn: all parts or none, public and final at once. Nobody's question changes, and nothing before it is taken back. */
  #speak(seat: Seat, parts: readonly Choice[]): Refusal | undefined {
    const { rules } = this.game;
    let open = false;
    for (const [i, choice] of parts.entries()) {
      if (i > 0 && !open) return afterNews(i, this.game.codec.format(parts[i - 1]));
      if (!this.#isLegal(seat, choice)) return notLegal(this, seat, i, choice);
      rules.answer(this.state, seat, choice, this.#io);
      this.#outcomes.keep();
      open = rules.isOpen(this.state, seat);
    }
    if (open && !this.#trying) return refuse(this, seat, parts.length, 'it is begun, and must be ended in the same submission');
    this.news = !open;
    const together = rules.isTogether(this.state);
    if (together) this.#repeat(this.#base, seat, parts, new Io());
    this.#write(seat, parts);
    if (!together) this.#settle();
    return undefined;
  }

  /** The choice, and what follows by itself. */
  #answer(seat: Seat, choice: Choice): void {
    const flows = this.game.rules.answer(this.state, seat, choice, this.#io);
    this.#outcomes.keep();
    if (flows) this.#flow();
  }

  /** In a together, public and final at once: applied with and without the drafts, and into the record. */
  #answerAnytime(seat: Seat, choice: Choice): void {
    this.game.rules.answer(this.state, seat, choice, this.#io);
    this.#outcomes.keep();
    this.#repeat(this.#base, seat, [choice], new Io());
    this.#write(seat, [choice]);
  }

  /** A part of a draft. What it tells is told when it is final. */
  #answerDraft(seat: Seat, choice: Choice): void {
    this.game.rules.answer(this.state, seat, choice, this.#io);
    this.#outcomes.keep();
    this.#io.facts.length = 0;
  }

  #draft(seat: Seat, draft: readonly Choice[], fixed: boolean): void {
    if (draft.length > 0) this.drafts.set(seat, [...(this.drafts.get(seat) ?? []), [...draft]]);
    if (fixed) this.#fix(seat);
    if (this.state.step === 2) this.#close();
  }

  /** In a together: a seat's draft brought luck or a look at a card, so it is final. The record keeps it in order of arrival. */
  #fix(seat: Seat): void {
    const choices = (this.drafts.get(seat) ?? []).flat();
    this.drafts.delete(seat);
    this.#repeat(this.#base, seat, choices, this.#io);
    this.#write(seat, choices);
  }

  /** The last is in: the drafts are played for good, in seat order, whatever the order of arrival was. */
  #close(): void {
    this.state.copyFrom(this.#base);
    const drafts = [...this.drafts].sort((a, b) => a[0] - b[0]);
    this.drafts.clear();
    for (const [seat, submissions] of drafts)
      for (const say of submissions) {
        this.#repeat(this.state, seat, say, this.#io);
        this.#write(seat, say);
      }
    this.#flow();
    this.#settle();
  }

  #redraft(): void {
    this.state.copyFrom(this.#base);
    for (const [seat, draft] of this.drafts) this.#repeat(this.state, seat, draft.flat(), new Io());
  }

  /** The same choices again, with the outcomes that they brought just now. */
  #repeat(s: S, seat: Seat, choices: readonly Choice[], io: Io): void {
    const { source } = io;
    io.source = new Outcomes(null, this.#outcomes.taken);
    for (const choice of choices) {
      this.game.rules.answer(s, seat, choice, io);
      (io.source as Outcomes).keep();
    }
    io.source = source;
  }

  /** Tick by tick, each on a copy: a step that lacks luck is put back as it was, and runs again when luck is there. */
  #flow(): void {
    const before = this.#beforeTick;
    for (let steps = 0; ; steps++) {
      if (steps === MOST_STEPS) throw new Endless(this.game.rules.names[this.state.node]);
      before.set(this.state.all);
      const facts = this.#io.facts.length;
      const news = [this.#io.lucky, this.#io.revealed] as const;
      try {
        if (!this.game.rules.tick(this.state, this.#io)) return;
        this.#outcomes.keep();
      } catch (e) {
        this.#outcomes.again();
        this.state.all = before;
        this.#io.facts.length = facts;
        [this.#io.lucky, this.#io.revealed] = news;
        if (!(e instanceof NeedLuck)) throw e;
        this.waiting = e.question;
        this.#pending = 'flow';
        return;
      }
    }
  }

  /** After the flow has gone on by itself: luck and facts go with the last entry (or are the beginning's). A commit point. */
  #settle(): void {
    const luck = this.#outcomes.taken;
    if (luck.length > 0) {
      const last = this.log.at(-1);
      if (last !== undefined && 'say' in last) this.log[this.log.length - 1] = { ...last, luck: [...(last.luck ?? []), ...luck] };
      else if (last !== undefined && !('back' in last)) this.log[this.log.length - 1] = { luck: [...last.luck, ...luck] };
      else this.#append({ luck: [...luck] });
      this.#outcomes.taken = [];
    }
    this.#tellFacts();
    this.#base.copyFrom(this.state);
    this.#marks = [];
    this.commits++;
    const done = this.log.length;
    if (this.waiting === undefined && done >= this.#checked + CHECKPOINT_EVERY)
      this.checkpoints[(this.#checked = done)] = hashState(this.#base);
  }

  #write(seat: Seat, say: readonly Choice[]): void {
    const luck = this.#outcomes.taken;
    this.#append(luck.length === 0 ? said(this.game.codec, seat, say) : { ...said(this.game.codec, seat, say), luck: [...luck] });
    if (luck.length > 0) this.#outcomes.taken = [];
    this.#tellFacts();
  }
  #append(entry: Entry): void {
    this.log.push(entry);
    if (!('back' in entry)) return;
    this.facts.push({
      entry: this.log.length - 1,
      to: ALL,
      what: 'taken-back',
      data: { by: entry.by, entry: entry.back, seen: entry.seen },
    });
  }
  #tellFacts(): void {
    const entry = Math.max(0, this.log.length - 1);
    for (const fact of this.#io.facts) this.facts.push({ entry, ...fact });
    this.#io.facts.length = 0;
  }

  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.setup.seats;
  }
  #fresh(): S {
    return this.game.create(this.setup.edition, this.setup.options, this.setup.seats);
  }
  #copyOf(s: S): S {
    const copy = this.#fresh();
    copy.copyFrom(s);
    return copy;
  }
}
