// Luck that is asked of whoever runs the game, instead of drawn: each question with all that may come up.
import { NeedLuck, type Luck, type LuckSource } from '@ridotto/engine';

/** What luck is asked, and with which probability what comes up. They add up to 1, and none of them is 0. */
export interface ChanceQuestion {
  readonly name: string;
  readonly outcomes: readonly { readonly outcome: string; readonly probability: number }[];
}

/** A step is tried with the outcomes that are known so far; where one is missing it is put back, and the question stands. */
export class AskedLuck implements LuckSource {
  /** Outcomes of the step that is tried: indices into the domains of its questions. */
  given: readonly number[] = [];
  question: ChanceQuestion | undefined;
  #values: readonly string[] = [];
  #used = 0;

  /** From the first of the outcomes on. */
  begin(given: readonly number[]): void {
    this.given = given;
    this.question = undefined;
    this.#used = 0;
  }

  draw(question: Luck, weights: ArrayLike<number> | null, from: number): number {
    if (this.#used < this.given.length) {
      const index = this.given[this.#used++];
      // What was saved may have been changed since.
      const may = index >= 0 && index < question.domain.values.length && (weights === null || weights[from + index] > 0);
      if (!may) throw new RangeError(`${question.name}: outcome ${index} cannot come up`);
      return index;
    }
    this.question = asked(question, weights, from);
    this.#values = question.domain.values;
    throw new NeedLuck(question);
  }
  /** What an outcome of the question is for `given`; -1: it cannot come up. */
  indexOf(outcome: string): number {
    const possible = this.question?.outcomes.some((one) => one.outcome === outcome);
    return possible === true ? this.#values.indexOf(outcome) : -1;
  }
  /** There was nothing to ask. */
  forced(): void {}
}

function asked({ name, domain }: Luck, weights: ArrayLike<number> | null, from: number): ChanceQuestion {
  const weight = (k: number): number => (weights === null ? 1 : weights[from + k]);
  const sum = domain.values.reduce((n, _, k) => n + weight(k), 0);
  const outcomes = domain.values.map((outcome, k) => ({ outcome, probability: weight(k) / sum }));
  return { name, outcomes: outcomes.filter(({ probability }) => probability > 0) };
}
