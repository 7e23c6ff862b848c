// Positions in words: what cases, `--position` files and the tools write. The README lists every key and its default.
import { pickWord, type Domain, type Options } from '@ridotto/engine';
import type { Edition } from './edition.ts';
import {
  ACTION_COUNTS,
  ACTIONS,
  BRIDGES,
  BRIDGES_PER_PAIR,
  CARD,
  DISTRICT,
  LIMIT_COUNTS,
  NOBLES,
  NOWHERE,
  PAIR,
  SEATS,
} from './material.ts';
import { Settings } from './options.ts';
import { AT, rules } from './rules/index.ts';
import { allCuts, kinds, openPart } from './view.ts';
import { count, cuts, distributor, HANDFUL, offers, State, UNASSIGNED } from './state.ts';

type Names = readonly string[];

/** A node that others call, when a position says nothing else, was called by `play`. */
const CALLED: readonly number[] = [
  AT.district,
  AT.bridge,
  AT.seize,
  AT.resettle,
  AT.transfer,
  AT.victim,
  AT.banishment,
  AT.removal,
  AT['first-doge'],
  AT.doge,
  AT['from-board'],
];
const PLACED: readonly number[] = [AT.district, AT.victim, AT.removal, AT['from-board']];

export function write(s: State, names: Names): object {
  return {
    ...openPart(s, names),
    cuts: allCuts(s, () => true, names),
    'action-pile': kinds(s.actionPile),
    'limit-pile': kinds(s.limitPile, ACTIONS),
    ...(s.assigned < s.players && { pawns: names.filter((_, p) => s.pawns[p] > 0) }),
    ...(s.choosing === 1 && { choosing: true }),
    ...(s.passageOver === 1 && { 'passage-over': true }),
    ...(s.lowest < SEATS && { lowest: names[s.lowest] }),
    ...(s.passage === 3 && { over: true }),
    ...(s.depth > 0 && { interrupted: Array.from({ length: s.depth }, (_, i) => frame(s, i)) }),
  };
}
const frame = (s: State, i: number): string => {
  const f = s.all[7 + i];
  return [rules.names[f & 255], (f >> 8) & 255, (f >> 16) & 255, f >>> 24].join(' ');
};

const KEYS = [
  'at',
  'awaits',
  'passage',
  'round',
  'last-round',
  'leader',
  'roles',
  'players',
  'out',
  'turn',
  'player',
  'districts',
  'bridges',
  'bridge-stock',
  'doge',
  'visited',
  'supply',
  'prestige',
  'limit',
  'piles',
  'used',
  'to-play',
  'cuts',
  'roll',
  'place',
  'nobles-to-remove',
  'extra',
  'action-pile',
  'limit-pile',
  'pawns',
  'choosing',
  'passage-over',
  'lowest',
  'over',
  'interrupted',
];

/** Throws with what is wrong with the position. */
export function read(position: object, edition: Edition, options: Options, names: Names): State {
  const s = new State(edition, new Settings(options), names.length);
  new Reader(s, position as Record<string, unknown>, names).all();
  return s;
}

class Reader {
  readonly #s: State;
  readonly #p: Record<string, unknown>;
  readonly #names: Names;
  constructor(s: State, p: Record<string, unknown>, names: Names) {
    this.#s = s;
    this.#p = p;
    this.#names = names;
  }

  all(): void {
    for (const key of Object.keys(this.#p))
      if (!KEYS.includes(key)) wrong(`"${key}" is not a key of a San Marco position; the keys are ${KEYS.join(', ')}`);
    this.#board();
    this.#round();
    this.#cuts();
    this.#piles();
    this.#place();
  }

  #board(): void {
    const s = this.#s;
    for (const [d, by] of this.#map('districts'))
      for (const [who, n] of entries(by, `districts.${d}`))
        s.nobles[index(DISTRICT, d) * SEATS + this.#seat(who)] = whole(n, `nobles in ${d}`);
    for (const [pair, owners] of this.#map('bridges')) {
      const p = index(PAIR, pair);
      if (s.edition.adjacent[p] === 0) wrong(`bridges: ${pair} are not neighbours`);
      for (const who of texts(owners, `bridges.${pair}`)) s.owners[p] |= 1 << this.#seat(who);
      if (count(s.owners[p]) > BRIDGES_PER_PAIR) wrong(`bridges: more than ${BRIDGES_PER_PAIR} on ${pair}`);
    }
    const built = [...s.owners].reduce((n, owners) => n + count(owners), 0);
    s.stock = this.#number('bridge-stock', BRIDGES - built);
    if (built + s.stock > BRIDGES) wrong(`bridges: ${built} on the board and ${s.stock} beside it, more than ${BRIDGES}`);
    for (let p = 0; p < s.seats; p++) {
      const onBoard = [0, 1, 2, 3, 4, 5].reduce((n, d) => n + s.nobles[d * SEATS + p], 0) + s.owners.filter((o) => (o >> p) & 1).length;
      s.supply[p] = NOBLES - onBoard;
    }
    for (const [who, n] of this.#map('supply')) s.supply[this.#seat(who)] = whole(n, 'supply', -1);
    for (let p = 0; p < s.seats; p++) if (s.supply[p] < -1) wrong(`${this.#names[p]} has more than ${NOBLES} nobles`);
    for (const [who, n] of this.#map('prestige')) s.prestige[this.#seat(who)] = whole(n, 'prestige', s.settings.debt ? -1000 : 0);
    for (const [who, n] of this.#map('limit')) s.limit[this.#seat(who)] = whole(n, 'limit');
    if (this.#p.doge !== undefined && this.#p.doge !== null) s.doge = index(DISTRICT, String(this.#p.doge));
    for (const d of texts(this.#p.visited ?? [], 'visited')) s.visited |= 1 << index(DISTRICT, d);
  }

  #round(): void {
    const s = this.#s;
    const all = (1 << s.seats) - 1;
    s.passage = this.#p.over === true ? 3 : this.#number('passage', 1, 1, 3) - 1;
    s.round = this.#number('round', 1, 1, 99) - 1;
    s.leader = this.#seatAt('leader', 0);
    s.active = all;
    for (const who of texts(this.#p.out ?? [], 'out')) s.active &= ~(1 << this.#seat(who));
    s.lastRound = this.#p['last-round'] === true ? 1 : 0;
    s.passageOver = this.#p['passage-over'] === true ? 1 : 0;
    s.lowest = this.#p.lowest === undefined ? SEATS : this.#seat(String(this.#p.lowest));
    const inSeatOrder = Array.from({ length: s.seats }, (_, n) => (s.leader + n) % s.seats).filter((p) => (s.active >> p) & 1);
    const roles = this.#p.roles === undefined ? inSeatOrder : texts(this.#p.roles, 'roles').map((who) => this.#seat(who));
    s.assigned = roles.length;
    s.role.set(roles);
    s.players = this.#number('players', Math.max(roles.length, inSeatOrder.length), 1, s.seats);
    for (const who of texts(this.#p.pawns ?? [], 'pawns')) s.pawns[this.#seat(who)] = 1;
    const hands = this.#map('to-play');
    if (hands.length > 1) wrong('to-play: only one player has cards to play at a time');
    const at = this.#node();
    const inSetUp = at < AT.begin;
    s.turn = this.#number('turn', inSetUp ? 0 : s.players, 0, 99);
    s.player = this.#seatAt('player', hands.length > 0 ? this.#seat(hands[0][0]) : inSetUp ? (s.leader + s.turn) % s.seats : s.leader);
    for (const card of hands.length > 0 ? texts(hands[0][1], 'to-play') : []) {
      const k = index(CARD, card);
      if (k >= ACTIONS) wrong(`to-play: ${card} is not an Action card`);
      s.hand[k]++;
      s.kinds |= 1 << k;
    }
    s.choosing = this.#p.choosing === true || at === AT.choose ? 1 : 0;
    const roll = this.#p.roll as { made?: unknown; same?: unknown; district?: unknown; kept?: unknown } | undefined;
    if (roll === undefined) return;
    s.throws = whole(roll.made ?? 0, 'roll.made');
    s.sames = whole(roll.same ?? 0, 'roll.same');
    s.face = roll.district === undefined ? 0 : index(DISTRICT, String(roll.district));
    s.kept = roll.kept === true ? 1 : 0;
  }

  #cuts(): void {
    const s = this.#s;
    const given = (this.#p.cuts ?? []) as Record<string, unknown>[];
    if (!Array.isArray(given) || given.length > 2) wrong('cuts is a list of at most two');
    given.forEach((c, i) => {
      const cut =
        c.of === undefined ? i : Array.from({ length: cuts(s) }, (_, k) => k).find((k) => distributor(s, k) === this.#seat(String(c.of)));
      if (cut === undefined) return wrong(`cuts: ${String(c.of)} is not a Distributor of this round`);
      const cards = texts(c.cards ?? (c.offers as unknown[] | undefined)?.flat() ?? [], 'cuts.cards').map((card) => index(CARD, card));
      if (cards.length > HANDFUL) wrong(`cuts: more than ${HANDFUL} cards`);
      s.cards.set(cards, cut * HANDFUL);
      s.drawn[cut] = cards.length;
      const offerOf =
        c['offer-of'] === undefined ? fromOffers(c.offers, cards) : (c['offer-of'] as unknown[]).map((o) => whole(o, 'offer-of'));
      offerOf.forEach((o, k) => {
        if (o > offers(s)) wrong(`cuts: offer ${o} is not 1 to ${offers(s)}`);
        if (o === 0) return;
        s.offerOf[cut * HANDFUL + k] = o - 1;
        s.filled[cut] |= 1 << (o - 1);
        s.split[cut]++;
      });
      s.open[cut] = c.open === true ? 1 : 0;
      s.left[cut] =
        c.left === undefined
          ? (1 << offers(s)) - 1
          : (c.left as unknown[]).reduce((m: number, o) => m | (1 << (whole(o, 'cuts.left', 1) - 1)), 0);
      if (c.of !== undefined && s.choosing === 1) s.cut = cut;
      return undefined;
    });
    if (s.players === 4 && s.turn > 2) s.cut = 1;
  }

  /** What is not said is what the rest of the position leaves. */
  #piles(): void {
    const s = this.#s;
    for (const [card, n] of this.#map('used')) s.used[index(CARD, card)] = whole(n, 'used');
    const elsewhere = [...s.used, 0, 0, 0].map((n, k) => n + (k < ACTIONS ? s.hand[k] : 0));
    for (let cut = 0; cut < cuts(s); cut++)
      for (let i = cut * HANDFUL; i < cut * HANDFUL + s.drawn[cut]; i++)
        if (s.offerOf[i] === UNASSIGNED || (s.left[cut] >> s.offerOf[i]) & 1) elsewhere[s.cards[i]]++;
    this.#pile('action-pile', s.actionPile, 0, ACTION_COUNTS, elsewhere);
    this.#pile('limit-pile', s.limitPile, ACTIONS, LIMIT_COUNTS, elsewhere);
    s.actionLeft = s.actionPile.reduce((a, b) => a + b);
    s.limitLeft = s.limitPile.reduce((a, b) => a + b);
    const sizes = this.#p.piles as { action?: unknown; limit?: unknown } | undefined;
    if (sizes?.action !== undefined && sizes.action !== s.actionLeft)
      wrong(`piles: action is ${s.actionLeft} by the rest of the position; say action-pile to set its cards`);
    if (sizes?.limit !== undefined && sizes.limit !== s.limitLeft)
      wrong(`piles: limit is ${s.limitLeft} by the rest of the position; say limit-pile to set its cards`);
  }
  #pile(key: string, pile: Int32Array, first: number, counts: readonly number[], elsewhere: readonly number[]): void {
    if (this.#p[key] !== undefined) {
      pile.fill(0);
      for (const [card, n] of this.#map(key)) pile[index(CARD, card) - first] = whole(n, key);
    } else counts.forEach((n, k) => (pile[k] = n - elsewhere[first + k]));
    counts.forEach((n, k) => {
      if (pile[k] < 0 || pile[k] > n) wrong(`${key}: there are only ${n} ${CARD.values[first + k]}`);
    });
  }

  #node(): number {
    const at = this.#p.at ?? (this.#map('to-play').length > 0 ? 'play' : 'roles');
    const node = rules.names.indexOf(String(at));
    if (node < 0) wrong(`at: "${String(at)}" is not one of ${rules.names.join(', ')}`);
    return node;
  }
  #place(): void {
    const s = this.#s;
    const at = this.#node();
    if (this.#p.over === true) {
      s.node = at;
      s.step = 1;
      return;
    }
    rules.enter(s, at);
    const frames =
      this.#p.interrupted === undefined
        ? CALLED.includes(at)
          ? [this.#p.extra === true ? 'extra-banishment 1 0 0' : 'play 0 0 0']
          : []
        : texts(this.#p.interrupted, 'interrupted');
    for (const f of frames) {
      const [name, step, a, b] = f.split(' ');
      s.node = rules.names.indexOf(name);
      if (s.node < 0) wrong(`interrupted: "${name}" is not one of ${rules.names.join(', ')}`);
      s.step = Number(step);
      s.a = Number(a);
      s.b = Number(b);
      s.call(at);
    }
    const place = this.#p.place === undefined ? undefined : index(DISTRICT, String(this.#p.place));
    if (PLACED.includes(at)) s.a = place ?? NOWHERE;
    if (at !== AT['from-board'] && PLACED.includes(at) && place === undefined) wrong(`at ${rules.names[at]} needs place: a district`);
    if (at === AT.banishment && this.#p.extra === true) s.a = 1;
    if (at === AT.removal) s.b = this.#number('nobles-to-remove', 1, 0, 6);
    if (at === AT.doge && s.doge === NOWHERE) wrong('at doge needs doge: a district');
    if (at === AT.doge && s.visited === 0) s.visited = 1 << s.doge;
  }

  #map(key: string): [string, unknown][] {
    return this.#p[key] === undefined ? [] : entries(this.#p[key], key);
  }
  #number(key: string, otherwise: number, least = 0, most = 1000): number {
    const n = this.#p[key] === undefined ? otherwise : whole(this.#p[key], key, least);
    if (n > most) wrong(`${key} is ${n}, more than ${most}`);
    return n;
  }
  #seat(name: string): number {
    const p = this.#names.indexOf(name);
    if (p < 0) wrong(`"${name}" is not one of ${this.#names.join(', ')}`);
    return p;
  }
  #seatAt(key: string, otherwise: number): number {
    return this.#p[key] === undefined ? otherwise : this.#seat(String(this.#p[key]));
  }
}

function fromOffers(given: unknown, cards: readonly number[]): number[] {
  const out = cards.map(() => 0);
  ((given ?? []) as unknown[]).forEach((offer, o) => {
    for (const card of texts(offer, 'cuts.offers')) {
      const i = cards.findIndex((c, k) => out[k] === 0 && c === index(CARD, card));
      if (i < 0) wrong(`cuts: ${card} in an offer is not among the cards`);
      out[i] = o + 1;
    }
  });
  return out;
}

function wrong(what: string): never {
  throw new Error(`position: ${what}`);
}
const index = (d: Domain, word: string): number => d.values.indexOf(pickWord(word, d.values, d.also, d.name));
function entries(x: unknown, what: string): [string, unknown][] {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) wrong(`${what} is a map`);
  return Object.entries(x as object);
}
function texts(x: unknown, what: string): string[] {
  if (!Array.isArray(x)) wrong(`${what} is a list`);
  return (x as unknown[]).map(String);
}
function whole(x: unknown, what: string, least = 0): number {
  if (typeof x !== 'number' || !Number.isInteger(x) || x < least)
    wrong(`${what} is ${JSON.stringify(x)}, not a whole number${least === 0 ? '' : ` from ${least}`}`);
  return x as number;
}
