// A program at a seat, wherever the table is: docs/bots.md. It is told what its seat is told, in the words of docs/protocol.md,
// and nothing else.
import {
  problem,
  Refused,
  type AsideCommand,
  type Chair,
  type Command,
  type Happening,
  type Problem,
  type Said,
  type Snapshot,
} from '@ridotto/table';
import { Failure } from '../terminal/command.ts';
import { persist } from './persist.ts';
import { Program } from './program.ts';

/** So often in a row a program may be refused. */
const MOST_REFUSALS = 100;

export interface Thinker {
  /** What is started, with its arguments. */
  readonly program: readonly string[];
  /** Milliseconds that it may think about one decision; undefined: for ever. */
  readonly patience: number | undefined;
}

/** A program from its start to its end, which comes with that of the game; gives how the table stands then. Throws Failure when the
    program ends before, takes too long, or goes on saying what cannot be. */
export async function bridge(chair: Chair, { program: started, patience }: Thinker): Promise<Snapshot> {
  const program = new Program(started);
  const table = new Bridged(chair, program, patience);
  try {
    const seen = await Promise.race([table.follow(), table.listen()]);
    await program.close();
    return seen;
  } finally {
    table.leave();
    program.kill();
  }
}

class Bridged {
  readonly #chair: Chair;
  readonly #program: Program;
  readonly #patience: number | undefined;
  readonly #over = Promise.withResolvers<Snapshot>();
  leave = (): void => undefined;
  #now: Snapshot | undefined;
  /** The question that the program was asked last, and has not answered. */
  #asked: string | null = null;
  #late: NodeJS.Timeout | undefined;
  /** Is something that the program said being answered? */
  #answering = false;
  #ended = false;
  #refusals = 0;
  #keys = 0;
  /** Keys of this bridge alone: another one may have played here before. */
  readonly #mark = Math.random().toString(36).slice(2, 10);

  constructor(chair: Chair, program: Program, patience: number | undefined) {
    this.#chair = chair;
    this.#program = program;
    this.#patience = patience;
  }

  follow(): Promise<Snapshot> {
    void this.#begin().catch((e: unknown) => this.#over.reject(e));
    return this.#over.promise;
  }
  async #begin(): Promise<void> {
    const snapshot = await persist(() => this.#chair.snapshot());
    const edition = await persist(() => this.#chair.edition());
    this.#program.tell({ ridotto: 1, table: snapshot.table, game: snapshot.game, seat: this.#chair.seat, snapshot, edition });
    const stop = this.#chair.follow(0, {
      happened: (happening, seen) => this.#happened(happening, seen),
      caughtUp: (seen) => this.#look(seen),
      gone: ({ detail }) => this.#over.reject(new Failure(`the table is gone: ${detail}`)),
    });
    this.leave = () => {
      clearTimeout(this.#late);
      stop();
    };
  }
  #happened(happening: Happening, seen: Snapshot | undefined): void {
    this.#program.tell({ happening });
    if (seen) this.#look(seen);
  }
  /** Asks where something is asked that was not yet; the answer to what the program has said comes first. */
  #look(seen: Snapshot): void {
    this.#see(seen);
    if (!this.#answering) this.#act();
  }
  #see(seen: Snapshot): void {
    if (!this.#now || seen.seq >= this.#now.seq) this.#now = seen;
  }
  #act(): void {
    const seen = this.#now;
    if (!seen || this.#ended) return;
    if (seen.over) {
      this.#ended = true;
      this.#program.tell({ over: seen.over, snapshot: seen });
      return this.#over.resolve(seen);
    }
    const asked = this.#isAsked(seen) ? seen.question : null;
    if (asked === this.#asked) return;
    this.#asked = asked;
    clearTimeout(this.#late);
    if (asked === null) return;
    this.#program.tell({ ask: seen });
    if (this.#patience !== undefined)
      this.#late = setTimeout(() => {
        this.#over.reject(new Failure(`the program has not decided within ${seconds(this.#patience!)}`));
      }, this.#patience);
  }
  #isAsked({ awaits, legal, paused, players }: Snapshot): boolean {
    const seat = this.#chair.seat!;
    const player = players[Number(seat.slice(1))];
    return awaits.includes(seat) && legal.length > 0 && paused === undefined && !(player.kind === 'human' && player.standIn);
  }

  /** What the program says, one thing after another. */
  async listen(): Promise<never> {
    for (;;) {
      const said = await this.#program.hear();
      // It may have read of the end, and gone.
      if (!said) return this.#ended ? await new Promise<never>(() => undefined) : Promise.reject(await this.#program.end());
      this.#answering = true;
      this.#program.tell(await this.#answer(said));
      this.#answering = false;
      this.#act();
      if (this.#refusals > MOST_REFUSALS) throw new Failure(`the program was refused ${MOST_REFUSALS} times in a row`);
    }
  }
  async #answer(said: Readonly<Record<string, unknown>>): Promise<object> {
    const id = 'id' in said ? { id: said.id } : {};
    try {
      const answer = await this.#do(said);
      this.#refusals = 0;
      return { ...id, ...answer };
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      this.#refusals++;
      return { ...id, problem: withoutSnapshot(e.problem) };
    }
  }
  async #do(said: Readonly<Record<string, unknown>>): Promise<object> {
    if ('try' in said) {
      const parts = saidIn(said.try);
      return { preview: await persist(() => this.#chair.try(parts)) };
    }
    if ('why' in said) {
      const parts = saidIn(said.why);
      return { why: await persist(() => this.#chair.why(parts)) };
    }
    if ('message' in said) return await this.#aside('message', { message: textIn(said.message), key: this.#key() });
    if ('gesture' in said) {
      const to = said.to === undefined ? {} : { to: textIn(said.to) };
      return await this.#aside('gesture', { gesture: textIn(said.gesture), ...to, key: this.#key() });
    }
    if ('say' in said) return await this.#say(saidIn(said.say));
    throw refusal(`a line has one of say, try, why, message and gesture, not ${Object.keys(said).join(', ') || 'none'}`);
  }
  async #aside(done: string, command: AsideCommand): Promise<object> {
    await persist(() => this.#chair.aside(command));
    return { done };
  }
  /** What waits for a confirmation is confirmed: a program does not press twice. */
  async #say(said: Said): Promise<object> {
    const question = this.#now?.question ?? '';
    let after = await this.#hand({ do: 'say', question, ...said, key: this.#key() });
    if (after.held) after = await this.#hand({ do: 'confirm', question: after.question ?? question, key: this.#key() });
    // The same may be asked once more: then it is asked again, after the answer to this.
    if (this.#asked === question) this.#asked = null;
    this.#see(after);
    return { done: 'say' };
  }
  #hand(command: Command): Promise<Snapshot> {
    return persist(() => this.#chair.say(command));
  }
  #key(): string {
    return `bridge ${this.#mark} ${this.#keys++}`;
  }
}

/** What is seen is told anyway. */
const withoutSnapshot = (refused: Problem): Problem => ({ ...refused, snapshot: undefined });

const seconds = (ms: number): string => `${ms / 1000} ${ms === 1000 ? 'second' : 'seconds'}`;
const refusal = (detail: string): Refused => new Refused(problem('bad-request', detail));
function textIn(said: unknown): string {
  if (typeof said === 'string') return said;
  throw refusal(`${JSON.stringify(said)} must be a text`);
}
function saidIn(said: unknown): Said {
  const { parts, line } = (said ?? {}) as Readonly<Record<string, unknown>>;
  if (Array.isArray(parts) && parts.every((part) => typeof part === 'object' && part !== null)) return { parts: parts as Said['parts'] };
  if (typeof line === 'string') return { line };
  throw refusal('it has "parts", a list of choices, or "line", a text');
}

/** How a game ended, on one line. */
export const resultOf = ({ winners, scores }: NonNullable<Snapshot['over']>, names: readonly string[]): string => {
  const won = winners.map((seat) => names[Number(seat.slice(1))]).join(', ');
  return `${names.map((name, p) => `${name} ${scores[p]}`).join(', ')}; ${won === '' ? 'nobody has won' : `won by ${won}`}`;
};
