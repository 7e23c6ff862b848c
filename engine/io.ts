// What a rule may ask of the outside: luck, and telling. One class for search, server and tests, so that every call site
// stays monomorphic.
import type { Domain, Seat } from './choice.ts';

/** Bit mask of seats, and of SPECTATOR. */
export type Audience = number;
export const SPECTATOR = 7;
export const ALL: Audience = 255;
export const only = (seat: Seat): Audience => 1 << seat;

/** What happened, for those who may know; what the others get instead (left out: nothing). Data is plain JSON, seats are s0, s1, ... */
export interface Fact {
  readonly to: Audience;
  readonly what: string;
  readonly data: object;
  readonly others?: object;
}
/** A fact as one seat or the spectator got it. */
export interface Told {
  readonly what: string;
  readonly data: object;
}
export function toldTo(seat: Seat, fact: Fact): Told | undefined {
  if ((fact.to >> seat) & 1) return { what: fact.what, data: fact.data };
  return fact.others && { what: fact.what, data: fact.others };
}

/** A question to luck. Outcomes are values of the domain, never positions in a list. */
export interface Luck {
  readonly name: string;
  readonly domain: Domain;
  /** For a deck of cards: each card of the full deck by its kind, and as the how-manieth of its kind. */
  readonly kinds: Uint8Array;
  readonly ranks: Uint8Array;
}
/** A die, or anything else with equally likely values. */
export const luck = (name: string, d: Domain): Luck =>
  deck(
    name,
    d,
    d.values.map(() => 1),
  );
/** A deck with so many cards of each kind. */
export function deck(name: string, d: Domain, counts: readonly number[]): Luck {
  const kinds = counts.flatMap((n, kind) => Array<number>(n).fill(kind));
  const ranks = counts.flatMap((n) => Array.from({ length: n }, (_, i) => i));
  return { name, domain: d, kinds: Uint8Array.from(kinds), ranks: Uint8Array.from(ranks) };
}

/**
 * Where outcomes come from; null in search, which uses its own generator. Synchronous. May throw NeedLuck: the caller puts
 * back its copy, and runs `answer` or `tick` again when the outcome is there.
 */
export interface LuckSource {
  /** An index into the domain with weight above 0. `weights[from + index]`; without weights all values are equally likely. */
  draw(question: Luck, weights: ArrayLike<number> | null, from: number): number;
  /** There was only one outcome, so luck was not asked. */
  forced(question: Luck, index: number): void;
}

export class NeedLuck extends Error {
  readonly question: Luck;
  constructor(question: Luck) {
    super(`luck is asked: ${question.name}`);
    this.question = question;
  }
}

export class Io {
  /** State of the generator that search and simulation use. */
  seed: number;
  /** false: facts are not even built. */
  telling = false;
  source: LuckSource | null = null;
  readonly facts: Fact[] = [];
  /** Outcomes asked for, and facts revealed, so far: when either grows, there was news. */
  lucky = 0;
  revealed = 0;

  constructor(seed = 1) {
    this.seed = seed | 0;
  }

  /** Search's own generator (mulberry32): 0 to n - 1, n at most 65,536. Never for what happens in a recorded game. */
  pick(n: number): number {
    const a = (this.seed + 0x6d2b79f5) | 0;
    this.seed = a;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return Math.imul((t ^ (t >>> 14)) >>> 16, n) >>> 16;
  }

  /** One of the equally likely values of the question's domain. */
  die(question: Luck): number {
    if (this.source === null) return this.pick(question.kinds.length);
    this.lucky++;
    return this.source.draw(question, null, 0);
  }

  /** A card out of a bag: `bag[from + kind]` of each kind; the bag loses it. The bag must not be empty. */
  draw(question: Luck, bag: Int32Array, from = 0): number {
    const kind = this.source === null ? this.#blind(question, bag, from) : this.#asked(question, bag, from);
    bag[from + kind]--;
    return kind;
  }

  // A card of the full deck, again and again, until it is one that is still in the bag: quicker than walking the counts.
  #blind(question: Luck, bag: Int32Array, from: number): number {
    const { kinds, ranks } = question;
    for (let tries = 0; tries < 64; tries++) {
      const card = this.pick(kinds.length);
      const kind = kinds[card];
      if (ranks[card] < bag[from + kind]) return kind;
    }
    return walk(question, bag, from, (n) => this.pick(n));
  }

  #asked(question: Luck, bag: Int32Array, from: number): number {
    const possible = question.domain.values.map((_, k) => k).filter((k) => bag[from + k] > 0);
    if (possible.length === 0) throw new Error(`${question.name}: the bag is empty`);
    if (possible.length === 1) {
      this.source!.forced(question, possible[0]);
      return possible[0];
    }
    this.lucky++;
    return this.source!.draw(question, bag, from);
  }

  /** `data` is called only if somebody listens. `others`: what those outside the audience get instead. */
  tell(to: Audience, what: string, data: () => object, others?: () => object): void {
    if (!this.telling) return;
    this.facts.push(others ? { to, what, data: data(), others: others() } : { to, what, data: data() });
  }

  /** The same for what was hidden until now (also to the one seat that looks at a card): ends undo, like luck. */
  reveal(to: Audience, what: string, data: () => object, others?: () => object): void {
    this.revealed++;
    this.tell(to, what, data, others);
  }
}

/** One of the things in a bag, each equally likely; `pick(n)` gives 0 to n - 1. */
export function walk(question: Luck, weights: ArrayLike<number>, from: number, pick: (n: number) => number): number {
  const kinds = question.domain.values.length;
  let n = 0;
  for (let k = 0; k < kinds; k++) n += weights[from + k];
  if (n === 0) throw new Error(`${question.name}: the bag is empty`);
  let t = pick(n);
  let k = 0;
  while (t >= weights[from + k]) t -= weights[from + k++];
  return k;
}
