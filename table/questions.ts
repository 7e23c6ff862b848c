// Which question is put to each seat. Its number changes with whatever the seat does, and when what it may choose has
// changed; not when others are at work on their own parts of a simultaneous step: that would refuse honest answers.
import type { Choice, Match, Place, Seat } from '@ridotto/engine';

export class Questions<S extends Place> {
  readonly #match: Match<S>;
  readonly #numbers: number[];
  /** When the present question was put. */
  readonly #since: number[];
  #last: (Asked | null)[] = [];
  #ids: readonly (string | null)[];

  constructor(match: Match<S>) {
    this.#match = match;
    this.#numbers = Array<number>(match.setup.seats).fill(0);
    this.#since = Array<number>(match.setup.seats).fill(0);
    this.#ids = this.#since.map(() => null);
  }

  /** After anything that happened; `by`: the seat that did it; `at`: when. */
  ask(by: Seat | undefined, at: number): void {
    const now = this.#numbers.map((_, seat) => this.#asked(seat));
    now.forEach((question, seat) => {
      if (seat !== by && this.#last[seat] !== undefined && same(question, this.#last[seat])) return;
      this.#since[seat] = at;
      const id = `q${++this.#numbers[seat]}`;
      this.#ids = this.#ids.with(seat, question && id);
    });
    this.#last = now;
  }

  of(seat: Seat): string | null {
    return this.#ids[seat];
  }

  /** Of each seat. */
  all(): readonly (string | null)[] {
    return this.#ids;
  }

  /** When it was put, in milliseconds. */
  since(seat: Seat): number {
    return this.#since[seat];
  }

  /** null: nothing is asked, and there is no draft to be changed. */
  #asked(seat: Seat): Asked | null {
    const match = this.#match;
    const { rules } = match.game;
    const awaited = ((match.state.awaited >> seat) & 1) === 1;
    const draft = match.drafts.get(seat);
    // Out of turn: whatever is asked of others, it stays the same.
    if (rules.isOutOfTurn(match.state, seat)) {
      const legal = match.legal(seat);
      return legal.length > 0 ? { legal, draft: NONE, together: undefined } : null;
    }
    if (!awaited && draft === undefined) return null;
    return { legal: match.legal(seat), draft: draft?.flat() ?? NONE, together: rules.isTogether(match.state) };
  }
}

/** What makes a question what it is. A draft changes in pieces only by its own seat, whose question is then another one anyway. */
interface Asked {
  readonly legal: readonly Choice[];
  readonly draft: readonly Choice[];
  /** undefined: out of turn. */
  readonly together: boolean | undefined;
}
const NONE: readonly Choice[] = [];
const same = (a: Asked | null, b: Asked | null | undefined): boolean =>
  a === b || (!!a && !!b && a.together === b.together && alike(a.legal, b.legal) && alike(a.draft, b.draft));
const alike = (a: readonly Choice[], b: readonly Choice[]): boolean => a.length === b.length && a.every((choice, i) => choice === b[i]);
