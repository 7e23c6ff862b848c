// The map that a position is, with the names of its players: the small readers that all parts of a position share.
import { pickWord, seatId } from '@ridotto/engine';
import { entries, texts, whole, wrong, yes } from '@ridotto/engine/state/position-words.ts';

const KEYS = [
  'at',
  'awaits',
  'round',
  'step',
  'over',
  'boards',
  'tiles',
  'guild',
  'city',
  'map',
  'trees',
  'palms',
  'members',
  'fountains',
  'council',
  'supply',
  'prestige',
  'privileges',
  'stock',
  'pawn',
  'coins',
  'resources',
  'missions',
  'rejected',
  'to-choose',
  'mission-deck',
  'mission-counts',
  'missions-left',
  'draw-pile',
  'unseen',
  'under',
  'discard',
  'hidden-discard',
  'hidden-discards',
  'known',
  'known-aside',
  'hand',
  'pile-of',
  'stopped',
  'deep',
  'piles',
  'pile-sizes',
  'first',
  'queue',
  'bidding',
  'revealed',
  'supports',
  'wanderers',
  'totals',
  'ranks',
  'acts',
  'acting',
  'player',
  'may-take-back',
  'granted',
  'abilities',
  'placing',
  'nina',
  'nina-deck',
] as const;
export type Key = (typeof KEYS)[number];

export class Keys {
  readonly #p: Readonly<Record<string, unknown>>;
  readonly #names: readonly string[];
  readonly #ids: Readonly<Record<string, string>>;

  constructor(p: Readonly<Record<string, unknown>>, names: readonly string[]) {
    const strange = Object.keys(p).find((key) => !(KEYS as readonly string[]).includes(key));
    if (strange !== undefined) wrong(`"${strange}" is not a key of a Valencia position; the keys are ${KEYS.join(', ')}`);
    this.#p = p;
    this.#names = names;
    this.#ids = Object.fromEntries(names.map((name, seat) => [seatId(seat), name]));
  }

  said(key: Key): boolean {
    return this.#p[key] !== undefined && this.#p[key] !== null;
  }
  get(key: Key): unknown {
    return this.#p[key];
  }
  text(key: Key): string {
    return String(this.#p[key]).toLowerCase().replaceAll('_', '-');
  }
  map(key: Key): [string, unknown][] {
    return entries(this.#p[key], key);
  }
  list(key: Key): string[] {
    return texts(this.#p[key], key);
  }
  number(key: Key, otherwise: number, least = 0, most = 1000): number {
    return this.said(key) ? whole(this.#p[key], key, least, most) : otherwise;
  }
  yes(key: Key, otherwise = false): boolean {
    return this.said(key) ? yes(this.#p[key], key) : otherwise;
  }
  name(seat: number): string {
    return this.#names[seat];
  }
  seat(name: string): number {
    return this.#names.indexOf(pickWord(name, this.#names, this.#ids, 'player'));
  }
  seatAt(key: Key, otherwise: number): number {
    return this.said(key) ? this.seat(String(this.#p[key])) : otherwise;
  }
  seats(key: Key): number[] {
    return this.list(key).map((name) => this.seat(name));
  }
  mask(key: Key): number {
    return this.seats(key).reduce((m, p) => m | (1 << p), 0);
  }
  /** A map by player, with the seat of each. */
  bySeat(key: Key): [number, unknown][] {
    return this.map(key).map(([name, value]) => [this.seat(name), value]);
  }
  numbers(key: Key, into: Int32Array, least = 0): void {
    for (const [p, n] of this.bySeat(key)) into[p] = whole(n, key, least);
  }
}

/** Cards (or other words) as a list, or a map with how many of each. */
export function counted(x: unknown, what: string): string[] {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) return texts(x, what);
  return entries(x, what).flatMap(([word, n]) => Array<string>(whole(n, what)).fill(word));
}
