// Reads a position: what is said, and a sensible default for what is left out.
import { Io, pickWord, seatId } from '@ridotto/engine';
import {
  ACTION_COUNTS,
  ACTIONS,
  BRIDGES,
  BRIDGES_PER_PAIR,
  CARD,
  DISTRICT,
  LIMIT_COUNTS,
  LIMITS,
  NOBLES,
  NOWHERE,
  PAIR,
  SEATS,
} from '../box/material.ts';
import { CutReader } from './cuts.ts';
import { entries, framesFrom, index, onlyKeys, texts, whole, wrong, yes } from '@ridotto/engine/state/position-words.ts';
import { AT, rules } from '../rules/index.ts';
import { singleLowest } from '../rules/passage.ts';
import { count, cuts, HANDFUL, type State, UNASSIGNED } from '../box/state.ts';

export const KEYS = [
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
  'limit-cards',
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

/** Nodes that others call: by `play`, when a position says nothing else. */
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
/** Before anybody has had their turn in this round. */
const BEFORE_TURNS: readonly number[] = [
  AT.begin,
  AT.passages,
  AT['new-passage'],
  AT.rounds,
  AT.roles,
  AT.assign,
  AT.draw,
  AT.cut,
  AT.turns,
  AT.turn,
];
/** Roles in the order of their turns, by number of players. */
const ORDER: readonly (readonly number[])[] = [[], [0], [1, 0], [1, 2, 0], [1, 0, 3, 2]];

export class Reader {
  readonly #s: State;
  readonly #p: Record<string, unknown>;
  readonly #names: readonly string[];
  readonly #ids: Record<string, string>;
  readonly #at: number;
  /** Among the four kinds of time: before the first round, before the turns of a round, in a turn. */
  readonly #inSetUp: boolean;
  readonly #inTurn: boolean;

  constructor(s: State, p: Record<string, unknown>, names: readonly string[]) {
    this.#s = s;
    this.#p = p;
    this.#names = names;
    this.#ids = Object.fromEntries(names.map((name, seat) => [seatId(seat), name]));
    const at = this.#said('at') ? String(p.at) : this.#atIfUnsaid();
    this.#at = rules.names.indexOf(at.toLowerCase().replaceAll('_', '-'));
    if (this.#at < 0) wrong(`at: "${at}" is not one of ${rules.names.join(', ')}`);
    this.#inSetUp = this.#at < AT.begin;
    this.#inTurn = this.#at === AT.choose || this.#at === AT.play || CALLED.includes(this.#at);
  }
  #atIfUnsaid(): string {
    if (this.#p.over === true) return 'final';
    if (entries(this.#p['to-play'], 'to-play').length > 0) return 'play';
    return this.#said('cuts') ? 'cut' : 'roles';
  }

  all(): void {
    this.#board();
    this.#passage();
    this.#roles();
    const cuts = new CutReader(this.#s, this.#p.cuts, (name) => this.#seat(name));
    this.#turn(cuts);
    cuts.read(this.#at, this.#inTurn);
    this.#hand();
    this.#roll();
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
      for (const who of texts(owners, `bridges.${pair}`)) {
        if ((s.owners[p] >> this.#seat(who)) & 1) wrong(`bridges: ${who} has two on ${pair}`);
        s.owners[p] |= 1 << this.#seat(who);
      }
      if (count(s.owners[p]) > BRIDGES_PER_PAIR) wrong(`bridges: more than ${BRIDGES_PER_PAIR} on ${pair}`);
    }
    const built = [...s.owners].reduce((n, owners) => n + count(owners), 0);
    if (built > BRIDGES) wrong(`bridges: ${built} on the board, more than ${BRIDGES}`);
    s.stock = this.#number('bridge-stock', BRIDGES - built);
    if (built + s.stock > BRIDGES) wrong(`bridges: ${built} on the board and ${s.stock} beside it, more than ${BRIDGES}`);
    const least = this.#at === AT['from-board'] ? -1 : 0; // -1: a noble has been used, and is still to be taken from the board
    const supply = Object.fromEntries(this.#map('supply').map(([who, n]) => [this.#seat(who), whole(n, 'supply', least)]));
    for (let p = 0; p < s.seats; p++) {
      const onBoard = [0, 1, 2, 3, 4, 5].reduce((n, d) => n + s.nobles[d * SEATS + p], 0) + s.owners.filter((o) => (o >> p) & 1).length;
      s.supply[p] = supply[p] ?? NOBLES - onBoard;
      if (s.supply[p] < least) wrong(`${this.#names[p]} has ${onBoard} nobles on the board, more than ${NOBLES}`);
    }
    for (const [who, n] of this.#map('prestige')) s.prestige[this.#seat(who)] = whole(n, 'prestige', s.settings.debt ? -1000 : 0);
    this.#limits();
    if (this.#said('doge')) s.doge = index(DISTRICT, this.#p.doge);
    for (const d of texts(this.#p.visited, 'visited')) s.visited |= 1 << index(DISTRICT, d);
    if (this.#at === AT.doge) {
      if (s.doge === NOWHERE) wrong('at doge needs doge: a district');
      s.visited |= 1 << s.doge;
    }
  }

  /** Cards give points; points alone leave open from which cards they are. */
  #limits(): void {
    const s = this.#s;
    for (const [who, cards] of this.#map('limit-cards'))
      for (const card of texts(cards, 'limit-cards')) {
        const kind = index(CARD, card) - ACTIONS;
        if (kind < 0) wrong(`limit-cards: ${card} is not a Limit card`);
        const seat = this.#seat(who);
        s.limitCards[seat * LIMITS + kind]++;
        s.limit[seat] += kind + 1;
      }
    for (const [who, n] of this.#map('limit')) {
      const seat = this.#seat(who);
      const points = s.limit[seat];
      s.limit[seat] = whole(n, 'limit');
      if (points > s.limit[seat]) wrong(`limit: ${who} has ${points} points by limit-cards, more than ${s.limit[seat]}`);
    }
  }

  #passage(): void {
    const s = this.#s;
    s.passage = yes(this.#p.over, 'over') || this.#at === AT.final ? 3 : this.#number('passage', 1, 1, 3) - 1;
    s.round = this.#number('round', 1, 1, 99) - 1;
    s.leader = this.#seatAt('leader', 0);
    s.active = (1 << s.seats) - 1;
    for (const who of texts(this.#p.out, 'out')) s.active &= ~(1 << this.#seat(who));
    s.lastRound = yes(this.#p['last-round'], 'last-round') ? 1 : 0;
    s.passageOver = yes(this.#p['passage-over'], 'passage-over') ? 1 : 0;
    const ends = this.#at === AT['extra-banishment'] || yes(this.#p.extra, 'extra');
    s.lowest = this.#seatAt('lowest', ends ? singleLowest(s) : SEATS);
  }

  #roles(): void {
    const s = this.#s;
    const active = Array.from({ length: s.seats }, (_, n) => (s.leader + n) % s.seats).filter((p) => (s.active >> p) & 1);
    const unsaid = this.#inSetUp ? [] : this.#at === AT.assign ? active.slice(0, 1) : active;
    const roles = this.#said('roles') ? texts(this.#p.roles, 'roles').map((who) => this.#seat(who)) : unsaid;
    if (new Set(roles).size !== roles.length || roles.length > s.seats) wrong('roles: each player has one role at most');
    s.assigned = roles.length;
    s.role.set(roles);
    s.players = this.#number('players', this.#at === AT.assign || roles.length === 0 ? active.length : roles.length, 1, s.seats);
    if (this.#said('pawns')) for (const who of texts(this.#p.pawns, 'pawns')) s.pawns[this.#seat(who)] = 1;
    else if (this.#at === AT.assign) for (const p of active) if (!roles.includes(p)) s.pawns[p] = 1;
  }

  /** Whose turn it is, and its number in the round: each follows from the other, or from what lies on the table. */
  #turn(given: CutReader): void {
    const s = this.#s;
    const hands = this.#map('to-play');
    if (hands.length > 1) wrong('to-play: only one player has cards to play at a time');
    const awaits = texts(this.#p.awaits, 'awaits');
    const named = this.#said('player')
      ? this.#seat(String(this.#p.player))
      : hands.length > 0
        ? this.#seat(hands[0][0])
        : awaits.length === 1 && this.#at !== AT.cut && this.#at !== AT.assign
          ? this.#seat(awaits[0])
          : undefined;
    const firstBridges = this.#at === AT['first-bridges'] || this.#at === AT['first-bridge'];
    if (this.#inSetUp) {
      const turns = firstBridges ? s.seats : 0;
      s.turn = this.#number('turn', named === undefined ? turns : turns + ((named - s.leader + s.seats) % s.seats), 0, 99);
      s.player = named ?? (s.leader + s.turn) % s.seats;
      return;
    }
    const order = (ORDER[s.players] ?? []).map((role) => s.role[role]);
    const extra = s.lowest < SEATS && CALLED.includes(this.#at);
    if (this.#inTurn && given.any && !extra) {
      const turn = named === undefined ? given.turn(this.#at) : order.indexOf(named) + 1 || s.players;
      s.turn = this.#number('turn', turn, 0, 99);
      s.player = named ?? order[s.turn - 1] ?? s.leader;
    } else {
      s.turn = this.#number('turn', BEFORE_TURNS.includes(this.#at) ? 0 : s.players, 0, 99);
      s.player = named ?? (extra ? s.lowest : s.leader);
    }
    s.cut = s.players === 4 && s.turn > 2 ? 1 : 0;
    s.choosing = yes(this.#p.choosing, 'choosing') || this.#at === AT.choose ? 1 : 0;
    if (!given.any && [AT.cut, AT.turns, AT.turn, AT.choose].includes(this.#at)) wrong(`at ${rules.names[this.#at]} needs cuts`);
  }

  #hand(): void {
    const s = this.#s;
    for (const [, cards] of this.#map('to-play'))
      for (const card of texts(cards, 'to-play')) {
        const k = index(CARD, card);
        if (k >= ACTIONS) wrong(`to-play: ${card} is not an Action card`);
        s.hand[k]++;
        s.kinds |= 1 << k;
      }
  }

  #roll(): void {
    const s = this.#s;
    const fourth = this.#at === AT['fourth-roll'];
    const roll = Object.fromEntries(entries(this.#p.roll, 'roll'));
    onlyKeys(roll, ['made', 'same', 'district', 'kept'], 'roll');
    s.throws = whole(roll.made ?? (fourth ? 4 : 0), 'roll.made', 0, 4);
    const most = [0, 1, 2, 3, 4, 5].find((d) => s.nobles[d * SEATS + s.player] === 6);
    if (roll.district !== undefined) s.face = index(DISTRICT, roll.district);
    else if (s.throws > 0) s.face = most ?? wrong('roll needs district: that of the last roll');
    const placed = Math.floor(s.nobles[s.face * SEATS + s.player] / 2);
    s.equalRolls = whole(roll.same ?? (fourth ? 4 : Math.min(s.throws, placed)), 'roll.same', 0, 4);
    s.kept = yes(roll.kept, 'roll.kept') ? 1 : 0;
  }

  /** What is not said is what the rest of the position leaves. */
  #piles(): void {
    const s = this.#s;
    for (const [card, n] of this.#map('used')) {
      const k = index(CARD, card);
      if (k >= ACTIONS) wrong(`used: ${card} is not an Action card`);
      s.used[k] = whole(n, 'used');
    }
    const elsewhere = [...s.used, 0, 0, 0].map((n, k) => n + (k < ACTIONS ? s.hand[k] : 0));
    for (let cut = 0; cut < cuts(s); cut++)
      for (let i = cut * HANDFUL; i < cut * HANDFUL + s.drawn[cut]; i++)
        if (s.offerOf[i] === UNASSIGNED || (s.left[cut] >> s.offerOf[i]) & 1) elsewhere[s.cards[i]]++;
    for (let i = 0; i < s.limitCards.length; i++) elsewhere[ACTIONS + (i % LIMITS)] += s.limitCards[i];
    this.#pile('action-pile', s.actionPile, 0, ACTION_COUNTS, elsewhere);
    this.#pile('limit-pile', s.limitPile, ACTIONS, LIMIT_COUNTS, elsewhere);
    s.actionLeft = s.actionPile.reduce((a, b) => a + b);
    s.limitLeft = s.limitPile.reduce((a, b) => a + b);
    const sizes = Object.fromEntries(this.#map('piles'));
    onlyKeys(sizes, ['action', 'limit'], 'piles');
    if (sizes.action !== undefined && sizes.action !== s.actionLeft)
      wrong(`piles: action is ${s.actionLeft} by the rest of the position; say action-pile to set its cards`);
    if (sizes.limit !== undefined && sizes.limit !== s.limitLeft)
      wrong(`piles: limit is ${s.limitLeft} by the rest of the position; say limit-pile to set its cards`);
  }
  #pile(key: string, pile: Int32Array, first: number, counts: readonly number[], elsewhere: readonly number[]): void {
    if (this.#said(key)) {
      pile.fill(0);
      for (const [card, n] of this.#map(key)) {
        const k = index(CARD, card) - first;
        if (k < 0 || k >= counts.length) wrong(`${key}: ${card} does not belong there`);
        pile[k] = whole(n, key);
      }
    } else counts.forEach((n, k) => (pile[k] = n - elsewhere[first + k]));
    counts.forEach((n, k) => {
      if (pile[k] < 0 || pile[k] > n) wrong(`${key}: there are only ${n} ${CARD.values[first + k]}`);
    });
  }

  /** The node, and what it interrupts; whoever is asked there is awaited. */
  #place(): void {
    const s = this.#s;
    const at = this.#at;
    if (this.#p.over === true) {
      s.node = at;
      s.step = 1;
      return;
    }
    rules.enter(s, at);
    const called = CALLED.includes(at) ? [s.lowest < SEATS ? 'extra-banishment 1 0 0' : 'play 0 0 0'] : [];
    s.frames = framesFrom(this.#said('interrupted') ? texts(this.#p.interrupted, 'interrupted') : called, rules.names);
    if (PLACED.includes(at)) {
      if (at !== AT['from-board'] && !this.#said('place')) wrong(`at ${rules.names[at]} needs place: a district`);
      s.a = this.#said('place') ? index(DISTRICT, this.#p.place) : NOWHERE;
    }
    if (at === AT.banishment) s.a = s.lowest < SEATS ? 1 : 0;
    if (at === AT.removal) s.b = this.#number('nobles-to-remove', 1, 0, 6);
    if (at === AT['from-board'] && !this.#map('supply').some(([who]) => this.#seat(who) === s.player)) s.supply[s.player] = -1;
    if (rules.asks(at)) rules.tick(s, new Io());
  }

  #said(key: string): boolean {
    return this.#p[key] !== undefined && this.#p[key] !== null;
  }
  #map(key: string): [string, unknown][] {
    return entries(this.#p[key], key);
  }
  #number(key: string, otherwise: number, least = 0, most = 1000): number {
    return this.#said(key) ? whole(this.#p[key], key, least, most) : otherwise;
  }
  #seat(name: string): number {
    return this.#names.indexOf(pickWord(name, this.#names, this.#ids, 'player'));
  }
  #seatAt(key: string, otherwise: number): number {
    return this.#said(key) ? this.#seat(String(this.#p[key])) : otherwise;
  }
}
