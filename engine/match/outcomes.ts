// Luck in a game that is recorded: outcomes given as words (a record, a test, real dice), else by the dealer.
import { plainWord } from '../notation/choice.ts';
import { NeedLuck, type Luck, type LuckSource } from '../flow/io.ts';

/** A pure function of the outcome's number in the record: a refused, repeated or crashed command gets the same outcome
    again; nobody can roll twice. Gives an index into the domain with weight above 0 (without weights: any). */
export interface Dealer {
  outcome(number: number, question: Luck, weights: ArrayLike<number> | null, from: number): number;
}

/** The outcome that a word means, in any spelling; -1: none. */
function meant(word: string, { domain: { values, also } }: Luck): number {
  const exactly = values.indexOf(word);
  if (exactly >= 0) return exactly;
  const plain = plainWord(word);
  const spelt = values.findIndex((value) => plainWord(value) === plain);
  return spelt < 0 && also?.[plain] !== undefined ? values.indexOf(also[plain]) : spelt;
}

/** Outcomes of one step of a match at a time: a step that stands keeps them, a step put back asks the same ones again. */
export class Outcomes implements LuckSource {
  /** Words waiting to be used. */
  given: string[];
  /** Outcomes that stand, since they were last collected for the record. */
  taken: string[] = [];
  /** How many outcomes have stood in all: the number of the next. */
  count = 0;
  /** Given words are those of a record, which leaves out what was forced. */
  exact: boolean;
  readonly #dealer: Dealer | null;
  #step: string[] = [];
  #used = 0;

  constructor(dealer: Dealer | null, recorded?: readonly string[]) {
    this.#dealer = dealer;
    this.given = [...(recorded ?? [])];
    this.exact = recorded !== undefined;
  }

  draw(question: Luck, weights: ArrayLike<number> | null, from: number): number {
    const values = question.domain.values;
    const canCome = (k: number): boolean => values[k] !== undefined && (weights === null || weights[from + k] > 0);
    let index: number;
    if (this.#used < this.given.length) {
      const word = this.given[this.#used];
      index = meant(word, question);
      if (!canCome(index))
        throw new Impossible(`${question.name}: "${word}" cannot come up; possible: ${values.filter((_, k) => canCome(k)).join(', ')}`);
      this.#used++;
    } else if (this.#dealer !== null) {
      index = this.#dealer.outcome(this.count + this.#step.length, question, weights, from);
      if (!canCome(index)) throw new Error(`${question.name}: the dealer dealt number ${index}, which cannot come up`);
    } else throw new NeedLuck(question);
    this.#step.push(values[index]);
    return index;
  }

  /** Whoever gives outcomes by hand may also name those that leave no choice. */
  forced(question: Luck, index: number): void {
    if (!this.exact && this.#used < this.given.length && meant(this.given[this.#used], question) === index) this.#used++;
  }

  keep(): void {
    this.taken.push(...this.#step);
    this.count += this.#step.length;
    this.given.splice(0, this.#used);
    this.again();
  }

  again(): void {
    this.#step = [];
    this.#used = 0;
  }

  /** Before something that may be put back as a whole: how to put it back. */
  save(): () => void {
    const { given, taken, count } = this;
    this.given = [...given];
    this.taken = [...taken];
    return () => {
      Object.assign(this, { given: [...given], taken: [...taken], count });
      this.again();
    };
  }
}

/** An outcome was given that cannot be the answer to the question. */
export class Impossible extends Error {}
