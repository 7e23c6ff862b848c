// A pile of cards whose order nobody knows, except where somebody does. A hidden card is decided when it is drawn, so
// there is no hidden order to leak: a bag of what is unseen, how many of it are in the pile (fewer than the bag's sum: the
// rest is out of the game unseen), and apart from it the cards on top and under that somebody has put there.
import type { Seat } from '../notation/choice.ts';
import type { Io, Luck } from '../flow/io.ts';
import { UNKNOWN } from './unknown.ts';

const HEAD = 3;
/** Numbers that a pile of so many kinds takes in a state; at most `room` known cards lie on top, and as many under. */
export const pileSize = (kinds: number, room: number): number => HEAD + kinds + 4 * room;
/** The same, part by part; `counts`: unseen cards, known ones on top, known ones under. */
export const pileParts = (kinds: number, room: number): (readonly [name: string, length: number])[] => [
  ['counts', HEAD],
  ['bag', kinds],
  ['top', room],
  ['topKnown', room],
  ['under', room],
  ['underKnown', room],
];

export class Pile {
  /** How many of the bag are in the pile; known cards on top; known cards under. */
  readonly #counts: Int32Array;
  /** Unseen cards by kind, in the pile or out of the game. */
  readonly bag: Int32Array;
  /** Known cards, the next to be drawn first; and the mask of seats that know each. */
  readonly top: Int32Array;
  readonly topKnown: Int32Array;
  readonly under: Int32Array;
  readonly underKnown: Int32Array;

  constructor(view: Int32Array, kinds: number, room: number) {
    const part = (i: number): Int32Array => view.subarray(HEAD + kinds + i * room, HEAD + kinds + (i + 1) * room);
    this.#counts = view.subarray(0, HEAD);
    this.bag = view.subarray(HEAD, HEAD + kinds);
    this.top = part(0);
    this.topKnown = part(1);
    this.under = part(2);
    this.underKnown = part(3);
  }

  get unseen(): number {
    return this.#counts[0];
  }
  set unseen(n: number) {
    this.#counts[0] = n;
  }
  get tops(): number {
    return this.#counts[1];
  }
  get unders(): number {
    return this.#counts[2];
  }
  /** Cards in the pile. */
  get size(): number {
    return this.unseen + this.tops + this.unders;
  }

  /** The top card. `reveal` by the caller: also a card drawn from a known place is news to whoever draws it. */
  draw(io: Io, question: Luck): number {
    if (this.tops > 0) return this.#take(this.top, this.topKnown, 1);
    if (this.unseen > 0) {
      this.unseen--;
      return io.draw(question, this.bag);
    }
    if (this.unders === 0) throw new Error(`${question.name}: the pile is empty`);
    return this.#take(this.under, this.underKnown, 2);
  }

  /** Under the pile, below all others. `knows`: bit mask of the seats that know this card is there. */
  putUnder(card: number, knows: number): void {
    const n = this.#room(2, this.under);
    this.under[n] = card;
    this.underKnown[n] = knows;
  }

  putOnTop(card: number, knows: number): void {
    const n = this.#room(1, this.top);
    this.top.copyWithin(1, 0, n);
    this.topKnown.copyWithin(1, 0, n);
    this.top[0] = card;
    this.topKnown[0] = knows;
  }

  /** A shuffle: whatever was known of places is known no more. */
  shuffle(): void {
    for (let i = 0; i < this.tops; i++) this.bag[this.top[i]]++;
    for (let i = 0; i < this.unders; i++) this.bag[this.under[i]]++;
    this.unseen = this.size;
    this.#counts.fill(0, 1);
    for (const part of [this.top, this.topKnown, this.under, this.underKnown]) part.fill(0);
  }

  /** A card comes into the pile, to be shuffled with the rest. */
  add(card: number): void {
    this.bag[card]++;
    this.unseen++;
  }

  /**
   * For sampling, first half: the cards on top and under that this seat does not know go back into the bag. The caller
   * adds the other cards the seat does not know, draws those anew, then calls `dealUnknown`.
   */
  collectUnknown(seat: Seat): void {
    this.#collect(this.tops, this.top, this.topKnown, seat);
    this.#collect(this.unders, this.under, this.underKnown, seat);
  }
  #collect(n: number, cards: Int32Array, known: Int32Array, seat: Seat): void {
    for (let i = 0; i < n; i++) {
      if ((known[i] >> seat) & 1) continue;
      this.bag[cards[i]]++;
      cards[i] = UNKNOWN;
    }
  }

  /** Second half: they are drawn anew. Sizes, and who knows which place, stay as they are, for these are public. */
  dealUnknown(seat: Seat, io: Io, question: Luck): void {
    for (let i = 0; i < this.tops; i++) if (!((this.topKnown[i] >> seat) & 1)) this.top[i] = io.draw(question, this.bag);
    for (let i = 0; i < this.unders; i++) if (!((this.underKnown[i] >> seat) & 1)) this.under[i] = io.draw(question, this.bag);
  }

  /** How many cards lie there; counts one more. */
  #room(which: 1 | 2, cards: Int32Array): number {
    if (this.#counts[which] === cards.length) throw new Error(`no room for more than ${cards.length} known cards`);
    return this.#counts[which]++;
  }

  #take(cards: Int32Array, known: Int32Array, which: 1 | 2): number {
    const card = cards[0];
    const n = --this.#counts[which];
    for (const part of [cards, known]) {
      part.copyWithin(0, 1, n + 1);
      part[n] = 0;
    }
    return card;
  }
}
