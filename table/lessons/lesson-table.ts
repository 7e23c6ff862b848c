// A table at which somebody learns: a real one, whose luck and whose other players are those of a script. What whoever learns hands in
// is judged by what it leads to; what leads elsewhere is played too, so that they see why, and is taken back. Nothing of it is kept:
// the same step of the same lesson is the same table again.
import {
  isRefusal,
  isReply,
  isTask,
  parseLine,
  seatIds,
  type Choice,
  type Game,
  type Match,
  type Place,
  type Scenario,
  type Step,
  type Task,
} from '@ridotto/engine';
import { namesOfBots, usualBot } from '@ridotto/bots';
import { unlessRefused } from '../chair.ts';
import type { LinkedPosition } from '../position-link.ts';
import { readParts } from '../parts.ts';
import { problem } from '../problems.ts';
import { Refused } from '../port.ts';
import type { Command, Snapshot } from '../protocol.ts';
import { setUp, type FindGame } from '../setup.ts';
import { Table } from '../table.ts';
import { endOf, LEARNER, worth } from './goals.ts';
import { isUnfit, tryParts } from '../trial.ts';

/** Where whoever learns is. `tell`: the guide says something; `ask`: something is to be done; `wait`: others do something; `poor`: what
    was done is to be taken back, `wrong` says which of the wrong answers it was, if it was one; `over`: there are no more steps.
    `shown`: what was asked for last, they had done for them. */
export interface Standing {
  readonly step: number;
  readonly stage: 'tell' | 'ask' | 'wait' | 'poor' | 'over';
  readonly wrong?: number;
  readonly shown?: true;
}

/** No clock: nothing at such a table depends on one. */
const AT = 0;

export class LessonTable {
  readonly script: Scenario;
  readonly table: Table;
  readonly #names: readonly string[];
  #step = 0;
  #poor: { readonly wrong?: number } | undefined;
  #shown = false;
  /** As it was when the present step began, what ends of it are worth by the goal, and as much as is enough; what has been handed in
      since, and the number of the first entry of that. */
  #base: Match<Place>;
  #value: ReturnType<typeof worth> | undefined;
  #enough: number | undefined;
  #said: Choice[][] = [];
  #log = 0;
  /** What the others had handed in by then of what all decide in secret. */
  #others: readonly (readonly [number, readonly Choice[][]])[] = [];

  /** `step`: what comes before it has been done. Throws where the script cannot be played so. */
  constructor(
    game: string,
    script: Scenario,
    { id, names = script.players, step = 0, find }: { id: string; names?: readonly string[]; step?: number; find?: FindGame },
  ) {
    this.script = script;
    const bot = namesOfBots(game).includes('easy') ? 'easy' : usualBot(game).name;
    const seats = names.map((name, p) => (p === LEARNER ? { name, kind: 'human' as const } : { name, kind: 'bot' as const, bot }));
    const setup = setUp(
      { game, seats, options: script.options ?? {}, hints: false },
      { id, randomBytes: (n) => new Uint8Array(n), bots: namesOfBots, ...(find && { find }) },
      script.from,
    );
    this.#names = seatIds(names.length);
    this.table = Table.rebuild(setup, [{ do: 'begin', luck: [] }], find, { moments: Infinity });
    this.#base = this.table.match.fork();
    for (const { by, line, luck } of script.before ?? []) this.#play(seatOf(by), line, luck);
    while (this.#step < Math.min(step, script.steps.length)) this.#goThrough(script.steps[this.#step]);
    this.#begin();
  }

  get standing(): Standing {
    const now = this.#now;
    if (this.#poor) return { step: this.#step, stage: 'poor', ...this.#poor };
    const stage = now === undefined ? 'over' : isTask(now) ? 'ask' : isReply(now) ? 'wait' : 'tell';
    return { step: this.#step, stage, ...(this.#shown && { shown: true }) };
  }
  get #now(): Step | undefined {
    return this.script.steps[this.#step];
  }

  /** What the guide said has been read; or what others do is done. Where neither is so, nothing happens. */
  goOn(): void {
    const now = this.#now;
    if (now === undefined || isTask(now)) return;
    if (!isReply(now)) this.#shown = false;
    this.#goThrough(now);
    this.#begin();
  }
  /** What is asked for is done for whoever learns, as it is known to be right. Where nothing is asked, nothing happens. */
  show(): void {
    const now = this.#now;
    if (now === undefined || !isTask(now)) return;
    this.takeBack();
    this.#goThrough(now);
    this.#shown = true;
    this.#begin();
  }
  #goThrough(step: Step): void {
    if (isTask(step)) for (const line of linesOf(step.right[0] ?? '')) this.#play(LEARNER, line, step.luck);
    if (isReply(step)) this.#play(seatOf(step.by), step.line, step.luck);
    this.#step++;
  }
  #play(seat: number, line: string, luck?: readonly string[]): void {
    this.#follow(seat, this.#read(this.table.match as Match<Place>, seat, line), luck);
  }
  /** `luck`: left out, whatever it brings; the dealer's secret is always the same here. */
  #follow(seat: number, parts: readonly Choice[], luck?: readonly string[]): void {
    const say = parts.map((c) => this.table.game.codec.format(c));
    if (luck) this.table.follow({ do: 'say', by: `s${seat}`, say, luck, at: AT });
    else unlessRefused(this.table.play(seat, say, AT));
  }
  #read(at: Match<Place>, seat: number, line: string): Choice[] {
    const parts = parseLine(at, seat, line, this.#names);
    if (isRefusal(parts)) throw new Error(`${this.script.id}, step ${this.#step}: "${line}" ${parts.message}`);
    return parts;
  }

  #begin(): void {
    this.#poor = undefined;
    this.#said = [];
    this.#base = this.table.match.fork();
    this.#value = undefined;
    this.#enough = undefined;
    this.#log = this.table.match.log.length;
    this.#others = [...this.table.match.drafts].filter(([seat]) => seat !== LEARNER);
  }

  /** As `command` of a table, for whoever learns. Throws Refused, with the rule, where it is not legal: then nothing has changed. */
  command(command: Command): void {
    const task = this.#now;
    if (this.#poor && (command.do === 'undo' || command.do === 'retract')) return this.takeBack();
    if (this.#poor || task === undefined || !isTask(task)) throw new Refused(problem('stale', 'nothing is asked of you now'));
    if (command.do !== 'say') {
      if (this.#said.length === 0) throw new Refused(problem('cannot-undo', 'nothing was handed in at this step'));
      unlessRefused(this.table.command(LEARNER, command, AT));
      this.#said.pop();
      return;
    }
    const parts = readParts(this.table.match, LEARNER, this.table.setup.names, command);
    const judged = Array.isArray(parts) ? this.#judge(task, parts) : undefined;
    if (judged === undefined || !Array.isArray(parts)) {
      unlessRefused(this.table.command(LEARNER, command, AT));
      return;
    }
    const first = judged.is === 'right' && task.asFirst === true ? this.partsOf(task.right[0] ?? '') : parts;
    if (judged.is === 'right' || judged.luck) this.#follow(LEARNER, first, judged.luck);
    else unlessRefused(this.table.command(LEARNER, command, AT));
    this.#said.push(parts);
    if (judged.is === 'right') {
      this.#step++;
      this.#shown = false;
      this.#begin();
    } else if (judged.is === 'poor') this.#poor = judged.wrong < 0 ? {} : { wrong: judged.wrong };
  }

  /** What would be said of these parts, all of one's turn, in words; undefined: they are not legal. */
  judges(say: readonly string[]): 'right' | 'poor' | 'on' | undefined {
    const task = this.#now;
    const { codec } = this.table.game;
    return task && isTask(task)
      ? this.#judge(
          task,
          say.map((words) => codec.parse(words)),
        )?.is
      : undefined;
  }

  /** undefined: it is not legal. */
  #judge(task: Task, parts: readonly Choice[]): { is: 'right' | 'poor' | 'on'; wrong: number; luck?: readonly string[] } | undefined {
    const done = [...this.#said.flat(), ...parts];
    const { mark, passes } = this.#leadsTo(done);
    if (mark === undefined) return undefined;
    const right = task.right.map((line) => this.partsOf(line));
    const none = { wrong: -1 };
    const isRight = right.some((way) => this.#leadsTo(way).mark === mark) || (passes && this.#reaches(done, right[0] ?? []));
    if (isRight) return { is: 'right', ...none, ...(task.luck && { luck: task.luck }) };
    if (this.script.byTurns === true && !passes) return { is: 'on', ...none };
    const begun = right.some((way) => way.some((_, n) => n > 0 && this.#leadsTo(way.slice(0, n)).mark === mark));
    if (begun) return { is: 'on', ...none };
    const wrong = (task.wrong ?? []).findIndex(({ line, rule }) => rule === undefined && this.#leadsTo(this.partsOf(line)).mark === mark);
    const { luck } = task.wrong?.[wrong] ?? {};
    return { is: 'poor', wrong, ...(luck && { luck }) };
  }
  /** Does that reach the goal as well as the way that is known to? What the next player would do to it, and what others can know then, is not
      thought through here. */
  #reaches(done: readonly Choice[], known: readonly Choice[]): boolean {
    const { goal } = this.script;
    if (goal === undefined || 'best' in goal || 'open' in goal) return false;
    const at = this.#base;
    this.#value ??= worth(at, goal, 0);
    const end = endOf(at, at.state, done);
    if (end === undefined) return false;
    if (this.#enough === undefined) {
      const model = endOf(at, at.state, known);
      this.#enough = model ? this.#value(model) : Infinity;
    }
    return this.#value(end) >= this.#enough;
  }
  /** Of several lines of whoever learns, one after the other, from where the step began. */
  partsOf(lines: string): Choice[] {
    const at = this.#base.fork();
    return linesOf(lines).flatMap((line) => {
      const parts = this.#read(at, LEARNER, line);
      const refusal = at.submit(LEARNER, parts);
      if (refusal) throw new Error(`${this.script.id}, step ${this.#step}: "${line}" ${refusal.message}`);
      return parts;
    });
  }
  /** Two ways that lead to the same have the same mark: to the same position, and where luck or somebody else decides what
      comes, by the same last choice. `passes`: afterwards it is somebody else's turn, or luck's. undefined: it is not legal. */
  #leadsTo(parts: readonly Choice[]): { readonly mark?: string; readonly passes: boolean } {
    const trial = tryParts(this.#base, LEARNER, parts);
    if (isUnfit(trial)) return { passes: false };
    const { game } = this.#base;
    const last = trial.news === 'own' ? game.codec.format(parts.at(-1)!) : '';
    const position = JSON.stringify(inOneOrder(game.write(trial.shown, this.#names)));
    return { mark: `${position} ${last}`, passes: trial.news !== 'none' };
  }

  /** Back to where the step began. */
  takeBack(): void {
    if (this.table.match.log.length > this.#log) {
      const matter = { do: 'propose', what: { do: 'take-back' }, carried: true } as const;
      this.table.follow({ do: 'matter', by: `s${LEARNER}`, matter, back: this.#log, at: AT });
      for (const [seat, draft] of this.#others) for (const parts of draft) this.#follow(seat, parts);
    } else while (this.table.match.drafts.has(LEARNER)) this.table.follow({ do: 'retract', by: `s${LEARNER}`, at: AT });
    this.#begin();
  }

  /** What whoever learns sees: nothing may be done but what the step asks for. */
  snapshot(): Snapshot {
    const seen = this.table.snapshot(LEARNER);
    const { stage } = this.standing;
    const undo = stage === 'poor' || (stage === 'ask' && this.#said.length > 0 && seen.undo);
    return stage === 'ask' ? { ...seen, undo } : { ...seen, legal: [], undo };
  }

  /** From here on the game can be played freely. */
  position(): LinkedPosition {
    const { game, match, setup } = this.table;
    const from = (game as Game).write(match.state, this.#names);
    return { game: setup.game, names: setup.names, options: setup.options, from };
  }
}

const seatOf = (id: string): number => Number(id.slice(1));
const linesOf = (lines: string): string[] => lines.split('\n').filter((line) => line !== '');

/** Whatever order things were named in. */
function inOneOrder(x: unknown): unknown {
  if (Array.isArray(x)) return x.map((y) => JSON.stringify(inOneOrder(y))).sort();
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(
    Object.entries(x)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, y]) => [key, inOneOrder(y)]),
  );
}
