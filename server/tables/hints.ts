// Hints that people ask for, and why bots chose so: thought about where bots think, each once, and never so many at a time that bots have to wait for them.
import type { Hint, HintTask, Reasons, ReasonsTask } from '@ridotto/table';
import type { BotPool } from '../thinking/pool.ts';
import { Allowance } from '../shared/allowance.ts';
import { Trouble } from '../shared/trouble.ts';

/** Of one seat in a minute. */
const MOST = 10;
/** Answers that are kept: whoever asks again is told the same, and nothing is thought twice. */
const KEPT = 200;

export class Hints {
  readonly #pool: Pick<BotPool, 'hint' | 'reasons' | 'size'>;
  readonly #log: (message: string, error?: unknown) => void;
  /** By seat and question, the oldest first. */
  readonly #answers = new Map<string, Promise<unknown>>();
  /** Seats for which something is thought about just now. */
  readonly #thinking = new Set<string>();
  readonly #asked: Allowance;

  constructor(
    pool: Pick<BotPool, 'hint' | 'reasons' | 'size'>,
    log: (message: string, error?: unknown) => void,
    { limits }: { readonly limits: boolean },
  ) {
    this.#asked = new Allowance(limits ? MOST : Infinity, 60_000);
    this.#pool = pool;
    this.#log = log;
  }

  /** `seat`: of which table, and which. Throws Trouble while another hint is thought about for that seat, or enough for others. */
  ask(seat: string, task: HintTask): Promise<Hint> {
    // Of what may be said out of turn, the same is asked again though the game has gone on.
    return this.#once(seat, { about: [task.question, task.parts], lasts: task.question !== null }, () => this.#pool.hint(task), task.game);
  }
  /** Why a bot chose as it did; as `ask`. */
  why(seat: string, task: ReasonsTask): Promise<Reasons> {
    return this.#once(seat, { about: [task.entry, task.say], lasts: true }, () => this.#pool.reasons(task), task.game);
  }

  async #once<T>(
    seat: string,
    { about: what, lasts }: { readonly about: readonly unknown[]; readonly lasts: boolean },
    think: () => Promise<T>,
    game: string,
  ): Promise<T> {
    const about = JSON.stringify([seat, ...what]);
    const known = this.#answers.get(about) as Promise<T> | undefined;
    if (known) return known;
    if (!this.#asked.has(seat))
      throw Trouble.of('too-many', `this seat has asked for more than ${MOST} hints within a minute: wait a little`);
    if (this.#thinking.has(seat)) throw Trouble.of('too-many', 'another hint is thought about for you: wait for it');
    // One thread at least stays with the bots.
    if (this.#thinking.size >= Math.max(1, this.#pool.size - 1))
      throw Trouble.of('too-many', 'the house thinks about hints for others just now: ask again in a few seconds');
    this.#asked.take(seat);
    this.#thinking.add(seat);
    const answer = this.#think(think, game).finally(() => this.#thinking.delete(seat));
    if (lasts) this.#answers.set(about, answer);
    for (const [old] of this.#answers) if (this.#answers.size > KEPT) this.#answers.delete(old);
    try {
      return await answer;
    } catch (e) {
      this.#answers.delete(about);
      throw e;
    }
  }
  async #think<T>(think: () => Promise<T>, game: string): Promise<T> {
    try {
      return await think();
    } catch (e) {
      this.#log(`a hint in ${game} came to nothing`, e);
      throw Trouble.of('failed', 'nothing has come of the hint: ask again');
    }
  }
}
