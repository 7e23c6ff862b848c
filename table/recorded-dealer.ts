// A dealer with a memory: outcomes that the journal holds come from there, new ones from the dealer behind it. A table that
// is made again thus gets its own outcomes, whatever has become of the way they are dealt.
import type { Dealer, Luck } from '@ridotto/engine';

export class RecordedDealer implements Dealer {
  readonly #behind: Dealer;
  /** In words, by number. */
  readonly #words: string[] = [];

  constructor(behind: Dealer) {
    this.#behind = behind;
  }

  outcome(number: number, question: Luck, weights: ArrayLike<number> | null, from: number, like?: number): number {
    const { values } = question.domain;
    const word = this.#words.at(number);
    if (number < this.#words.length && word !== undefined) {
      const index = values.indexOf(word);
      if (index < 0 || (weights !== null && weights[from + index] <= 0))
        throw new Error(`the journal's outcome ${number} is "${word}", which cannot be the answer to ${question.name}`);
      return index;
    }
    const index = this.#behind.outcome(number, question, weights, from, like);
    this.#words[number] = values[index];
    return index;
  }

  /** The journal's outcomes from number `from` on; what a refused command may have left there is forgotten. */
  remember(from: number, words: readonly string[]): void {
    this.#words.length = Math.min(this.#words.length, from);
    for (const word of words) this.#words.push(word);
  }

  /** Outcomes number `from` to `to` less one, in words. */
  between(from: number, to: number): readonly string[] {
    return this.#words.slice(from, to);
  }
}
