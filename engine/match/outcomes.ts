// Luck in a game that is recorded: outcomes given as words (a record, a test, real dice), else by the dealer.
import { plainWord } from '../notation/choice.ts';
import { NeedLuck, type Luck, type LuckSource } from '../flow/io.ts';

/** A pure function of the outcome's number in the record: a refused, repeated or crashed command gets the same outcome
    again; nobody can roll twice. Gives an index into the domain with weight above 0 (without weights: any). `like`: it is to
    be the same as the one of this number, which was asked in the same position and taken back with everybody's consent. */
export interface Dealer {
  outcome(number: number, question: Luck, weights: ArrayLike<number> | null, from: number, like?: number): number;
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
  /** What was asked where, and the number of what came up: noted here, where somebody wants to know. */
  noting: Map<string, number> | undefined;
  /** The position in which is asked, as a text. */
  position: (() => string) | undefined;
  /** Of what was taken back: the same question in the same position has the same answer again. */
  #stays: ReadonlyMap<string, number> = NOTHING;
  /** Of outcomes that were answers for the second time: the number of the first. */
  readonly #likes = new Map<number, number>();
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
      index = this.#deal(this.#dealer, question, weights, from);
      if (!canCome(index)) throw new Error(`${question.name}: the dealer dealt number ${index}, which cannot come up`);
    } else throw new NeedLuck(question);
    if (this.noting) this.#note(this.noting, question);
    this.#step.push(values[index]);
    return index;
  }
  #deal(dealer: Dealer, question: Luck, weights: ArrayLike<number> | null, from: number): number {
    const number = this.count + this.#step.length;
    if (this.#stays.size === 0) return dealer.outcome(number, question, weights, from);
    const like = this.#stays.get(this.#place(question));
    if (like !== undefined) this.#likes.set(number, like);
    return dealer.outcome(number, question, weights, from, like);
  }
  /** Where several are asked one after another, which of them it is. */
  #place(question: Luck): string {
    return `${question.name} ${this.#step.length} ${this.position?.() ?? ''}`;
  }
  #note(noting: Map<string, number>, question: Luck): void {
    const place = this.#place(question);
    if (!noting.has(place)) noting.set(place, this.count + this.#step.length);
  }
  /** What came up there is not rolled again. */
  stay(dealt: ReadonlyMap<string, number>): void {
    this.#stays = new Map([...dealt, ...this.#stays].map(([place, number]) => [place, this.#likes.get(number) ?? number]));
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

const NOTHING: ReadonlyMap<string, number> = new Map();

/** An outcome was given that cannot be the answer to the question. */
export class Impossible extends Error {}
