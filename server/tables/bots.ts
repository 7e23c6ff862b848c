// The bots of a table that is at hand: when the next one is due, and its turn.
import { createHash } from 'node:crypto';
import { botTask, playThought, type Answer, type Table } from '@ridotto/table';
import { BotJob, LEASE, type Change, type FoundJob } from '../thinking/job.ts';
import { JobLost, type Effects } from '../storage/store.ts';
import type { Attention } from './attention.ts';
import type { Standing } from './standing.ts';
import type { Storing } from './storing.ts';
import type { Surroundings } from './surroundings.ts';

/** What a bot does at the table, each in its lane. */
interface Desk {
  run<T>(work: (table: Table) => T | Promise<T>): Promise<T>;
  /** With what others have added. */
  fresh<T>(work: (table: Table) => T): Promise<T>;
  standing(table: Table): Standing;
  /** To be called within `run`: it is stored, and told. */
  keep(table: Table, answer: Answer, about: { readonly before: Standing; readonly moved: boolean }): Promise<void>;
}

/** A bot's chance follows from the table's secret: nobody can foresee it, and the same table comes out the same again. */
const botSeed = ({ setup, version }: Table, seat: number): number =>
  createHash('sha256').update(`ridotto bot 1 ${setup.secret} ${version} ${seat}`).digest().readUInt32BE();

export class Bots {
  readonly #id: string;
  readonly #around: Surroundings;
  readonly #attention: Attention;
  readonly #job: BotJob;
  /** By performance.now(): until then somebody else sees to them. */
  #elsewhere = 0;
  #delay: NodeJS.Timeout | undefined;
  #thinking = false;
  #closed = false;

  /** `job`: that of a table that was opened here. */
  constructor(id: string, around: Surroundings, attention: Attention, job = botJob(id, around.storing)) {
    this.#id = id;
    this.#around = around;
    this.#attention = attention;
    this.#job = job;
  }

  /** One is about to move. */
  get busy(): boolean {
    return this.#delay !== undefined || this.#thinking;
  }
  /** Somebody else has added to the journal, and sees to them. */
  elsewhere(): void {
    this.#elsewhere = performance.now() + LEASE;
  }
  /** What is to be done to their job with an entry, as BotJob says. */
  effects(change: Omit<Change, 'wait'>): { readonly effects: Effects; readonly stored: () => void } {
    const { effects, stored } = this.#job.with({ ...change, wait: this.#pause });
    return {
      effects,
      stored: () => {
        stored();
        this.#elsewhere = 0;
      },
    };
  }

  /** If they are due, they are awaited by others now. */
  rank(): void {
    if (this.#around.turns.has(this.#id)) this.#around.turns.due(this.#id, this.#attention.waiting);
  }

  /** If a bot is awaited, it will move: after a while where somebody looks on. */
  wake(table: Table): void {
    if (this.#closed || this.#thinking || this.#delay !== undefined || this.#around.turns.has(this.#id)) return;
    if (table.awaitedBots.length === 0) return;
    const due = (): void => {
      this.#delay = undefined;
      this.#around.turns.due(this.#id, this.#attention.waiting);
    };
    const elsewhere = this.#elsewhere - performance.now();
    // Whoever looks here does not wait for ever, should the other one have ended; where nobody does, a search finds it.
    if (elsewhere > 0 && this.#attention.waiting.who === 'nobody') return;
    const wait = Math.max(elsewhere, this.#pause);
    if (wait === 0) due();
    else this.#delay = setTimeout(due, wait);
  }
  /** Milliseconds that a bot lets pass before it moves. */
  get #pause(): number {
    return this.#attention.waiting.who === 'nobody' ? 0 : this.#around.botDelay;
  }

  /** Lets one bot move, if one is awaited and nobody else sees to it. Throws when it could not; the next one is due afterwards.
      `found`: its job, which has been claimed. */
  async turn(from: string, found: FoundJob | undefined, desk: Desk): Promise<void> {
    if (found) await this.#job.begin(found);
    if (this.#closed || this.#thinking) return;
    this.#attention.own(from);
    this.#thinking = true;
    try {
      await this.#think(desk);
    } catch (e) {
      if (!(e instanceof JobLost)) {
        // If not even that can be stored, it is free when its lease is over.
        await this.#job.putOff().catch(() => {});
        throw e;
      }
      this.#job.lose();
    } finally {
      this.#thinking = false;
    }
  }
  /** Thinks outside the lane, so that others need not wait, and moves if the question is still the same. */
  async #think(desk: Desk): Promise<void> {
    // Where nothing is to be done, nothing is claimed.
    if (!(await desk.run((table) => table.awaitedBots.length > 0))) return await this.#job.end();
    if (!(await this.#job.take())) {
      this.elsewhere();
      return;
    }
    const asked = await desk.fresh((table) => {
      const seat = table.awaitedBots.at(0);
      return seat === undefined ? undefined : { question: table.question(seat), task: botTask(table, seat, botSeed(table, seat)) };
    });
    if (asked === undefined) return await this.#job.end();
    if (this.#closed) return;
    const { question, task } = asked;
    const { error, faults, ...thought } = await this.#job.during(this.#around.pool.think(task));
    if (this.#closed) return;
    for (const fault of faults) this.#around.log(`table ${this.#id}: ${fault}`);
    if (error !== undefined) this.#around.log(`table ${this.#id}: ${task.bot}, s${task.seat}, chooses blindly: ${error}`);
    // The move ends the job; a gesture that follows has nothing to do with it.
    let moved = false;
    await desk.run((table) => {
      let before = desk.standing(table);
      return playThought(table, task, thought, {
        question,
        now: this.#around.now,
        keep: async (answer) => {
          await desk.keep(table, answer, { before, moved: !moved });
          moved = true;
          before = desk.standing(table);
        },
        refused: (why) => this.#around.log(`table ${this.#id}: ${task.bot} chose ${thought.say?.join(', ')}: ${why}`),
      });
    });
  }

  /** Nothing new begins. */
  stop(): void {
    this.#closed = true;
    clearTimeout(this.#delay);
    this.#delay = undefined;
  }
  /** Their turn is for another process. */
  async giveBack(): Promise<void> {
    // If not even that can be stored, it is free when its lease is over.
    await this.#job.giveBack().catch(() => {});
  }
}

export const botJob = (id: string, storing: Storing): BotJob =>
  new BotJob(id, (work) => storing.write(`table ${id}: the turn of a bot`, 'no bot can move', work));
