// Which question is put to each seat. Its number changes with whatever the seat does, and when what it may choose has
// changed; not when others are at work on their own parts of a simultaneous step: that would refuse honest answers.
import type { Match, Place, Seat } from '@ridotto/engine';

export class Questions<S extends Place> {
  readonly #match: Match<S>;
  readonly #numbers: number[];
  /** When the present question was put. */
  readonly #since: number[];
  #last: (string | null)[] = [];

  constructor(match: Match<S>) {
    this.#match = match;
    this.#numbers = Array<number>(match.setup.seats).fill(0);
    this.#since = Array<number>(match.setup.seats).fill(0);
  }

  /** After anything that happened; `by`: the seat that did it; `at`: when. */
  ask(by: Seat | undefined, at: number): void {
    const now = this.#numbers.map((_, seat) => this.#asked(seat));
    now.forEach((question, seat) => {
      if (seat !== by && question === this.#last[seat]) return;
      this.#numbers[seat]++;
      this.#since[seat] = at;
    });
    this.#last = now;
  }

  of(seat: Seat): string | null {
    return this.#last[seat] === null ? null : `q${this.#numbers[seat]}`;
  }

  /** When it was put, in milliseconds. */
  since(seat: Seat): number {
    return this.#since[seat];
  }

  /** null: nothing is asked, and there is no draft to be changed. */
  #asked(seat: Seat): string | null {
    const { match } = { match: this.#match };
    const awaited = ((match.state.awaited >> seat) & 1) === 1;
    const draft = match.drafts.get(seat);
    // Out of turn: whatever is asked of others, it stays the same.
    if (match.game.rules.isOutOfTurn(match.state, seat)) {
      const legal = match.legal(seat);
      return legal.length > 0 ? JSON.stringify(legal) : null;
    }
    if (!awaited && draft === undefined) return null;
    return JSON.stringify([match.legal(seat), draft ?? [], match.game.rules.isTogether(match.state)]);
  }
}
