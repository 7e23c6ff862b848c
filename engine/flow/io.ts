// What a rule may ask of the outside: luck, and telling. One class for search, server and tests, so that every call site
// stays monomorphic.
import type { Domain, Seat } from '../notation/choice.ts';

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
  /** For a deck: each card of the full deck as its kind and, times 256, its number among those of its kind, from 0. Else one of each. */
  readonly cards: Uint16Array;
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
  const cards = counts.flatMap((n, kind) => Array.from({ length: n }, (_, rank) => kind | (rank << 8)));
  return { name, domain: d, cards: Uint16Array.from(cards) };
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

const STEP = 0x6d2b79f5;
function mix(a: number): number {
  let t = Math.imul(a ^ (a >>> 15), 1 | a);
  t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
  return t ^ (t >>> 14);
}
/** Then the few cards that are left are counted. */
const MOST_TRIES = 64;

export class Io {
  /** State of the generator that search and simulation use. */
  declare seed: number;
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
    const seed = (this.seed + STEP) | 0;
    this.seed = seed;
    return Math.imul(mix(seed) >>> 16, n) >>> 16;
  }

  /** One of the equally likely values of the question's domain. */
  die(question: Luck): number {
    if (this.source === null) return this.pick(question.cards.length);
    this.lucky++;
    return this.source.draw(question, null, 0);
  }

  /** Cards out of a bag, one after another, into a list from `at` on: `bag[kind]` of each kind, and the bag loses them. It
      must hold so many. In the list, kinds count from `first`. */
  deal(question: Luck, bag: Int32Array, cards: number, list: Int32Array, at = 0, first = 0): void {
    let to = at | 0;
    const end = to + cards;
    if (this.source === null) {
      // A card of the full deck, again and again, until it is one that is still in the bag: quicker than walking the counts.
      const deck = question.cards;
      const size = deck.length;
      let seed = this.seed | 0;
      for (let tries = 0; to < end && tries < MOST_TRIES; tries++) {
        seed = (seed + STEP) | 0;
        const card = deck[Math.imul(mix(seed) >>> 16, size) >>> 16];
        const kind = card & 255;
        const left = bag[kind];
        const there = ((card >> 8) - left) >>> 31; // 1 or 0, without a branch (docs/speed.md)
        bag[kind] = left - there;
        list[to] = first + kind;
        to = (to + there) | 0;
      }
      this.seed = seed;
    }
    while (to < end) list[to++] = first + this.draw(question, bag);
  }

  /** A card out of a bag: `bag[from + kind]` of each kind; the bag loses it. The bag must not be empty. */
  draw(question: Luck, bag: Int32Array, from = 0): number {
    if (this.source !== null) return this.#asked(question, bag, from);
    // A card of the full deck, again and again, until it is one that is still in the bag: quicker than walking the counts.
    const cards = question.cards;
    const size = cards.length;
    let seed = this.seed;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      seed = (seed + STEP) | 0;
      const card = cards[Math.imul(mix(seed) >>> 16, size) >>> 16];
      const at = from + (card & 255);
      const left = bag[at];
      if (card >> 8 >= left) continue;
      bag[at] = left - 1;
      this.seed = seed;
      return card & 255;
    }
    this.seed = seed;
    const kind = walk(question, bag, from, (n) => this.pick(n));
    bag[from + kind]--;
    return kind;
  }

  #asked(question: Luck, bag: Int32Array, from: number): number {
    const possible = question.domain.values.map((_, k) => k).filter((k) => bag[from + k] > 0);
    if (possible.length === 0) throw new Error(`${question.name}: the bag is empty`);
    let kind = possible[0];
    if (possible.length === 1) this.source!.forced(question, kind);
    else {
      this.lucky++;
      kind = this.source!.draw(question, bag, from);
    }
    bag[from + kind]--;
    return kind;
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
