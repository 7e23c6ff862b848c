// Hints that people ask for: thought about where bots think, each once, and never so many at a time that bots have to wait for them.
import type { Hint, HintTask } from '@ridotto/table';
import type { BotPool } from '../thinking/pool.ts';
import { Allowance } from '../shared/allowance.ts';
import { Trouble } from '../shared/trouble.ts';

/** Of one seat in a minute. */
const MOST = 10;
/** Answers that are kept: whoever asks again is told the same, and nothing is thought twice. */
const KEPT = 200;

export class Hints {
  readonly #pool: Pick<BotPool, 'hint' | 'size'>;
  readonly #log: (message: string, error?: unknown) => void;
  /** By seat and question, the oldest first. */
  readonly #answers = new Map<string, Promise<Hint>>();
  /** Seats for which something is thought about just now. */
  readonly #thinking = new Set<string>();
  readonly #asked: Allowance;

  constructor(
    pool: Pick<BotPool, 'hint' | 'size'>,
    log: (message: string, error?: unknown) => void,
    { limits }: { readonly limits: boolean },
  ) {
    this.#asked = new Allowance(limits ? MOST : Infinity, 60_000);
    this.#pool = pool;
    this.#log = log;
  }

  /** `seat`: of which table, and which. Throws Trouble while another hint is thought about for that seat, or enough for others. */
  async ask(seat: string, task: HintTask): Promise<Hint> {
    const about = JSON.stringify([seat, task.question, task.parts]);
    const known = this.#answers.get(about);
    if (known) return known;
    if (!this.#asked.has(seat))
      throw Trouble.of('too-many', `this seat has asked for more than ${MOST} hints within a minute: wait a little`);
    if (this.#thinking.has(seat)) throw Trouble.of('too-many', 'another hint is thought about for you: wait for it');
    // One thread at least stays with the bots.
    if (this.#thinking.size >= Math.max(1, this.#pool.size - 1))
      throw Trouble.of('too-many', 'the house thinks about hints for others just now: ask again in a few seconds');
    this.#asked.take(seat);
    this.#thinking.add(seat);
    const answer = this.#think(task).finally(() => this.#thinking.delete(seat));
    // Of what may be said out of turn, the same is asked again though the game has gone on.
    if (task.question !== null) this.#answers.set(about, answer);
    for (const [old] of this.#answers) if (this.#answers.size > KEPT) this.#answers.delete(old);
    try {
      return await answer;
    } catch (e) {
      this.#answers.delete(about);
      throw e;
    }
  }
  async #think(task: HintTask): Promise<Hint> {
    try {
      return await this.#pool.hint(task);
    } catch (e) {
      this.#log(`a hint in ${task.game} came to nothing`, e);
      throw Trouble.of('failed', 'nothing has come of the hint: ask again');
    }
  }
}
