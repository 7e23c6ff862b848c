// A toy with luck inside a secret simultaneous step, piles of one's own, and a length that is a secret: everybody draws
// wine from a cellar of their own, as many as they like; divides it into lots; turns up one lot, or none; the dearest lot
// scores. Then each may tuck one bottle that nobody saw under their pile.
import { ALL, ask, auto, contents, deck, domain, fields, list, only, pile, Rules, scalar, script, together } from '../../index.ts';
import { verbOf, vocabulary, type Io, type Node, type Options, type Pile, type Seat } from '../../index.ts';
import { toy } from './tiny.ts';

const SEATS = 3;
const VALUES = 3;
const OF_EACH = 2;
const CARDS = VALUES * OF_EACH;
const NONE = 15;

const VALUE = domain('value', ['1', '2', '3']);
const LOT = domain('lot', ['lot-1', 'lot-2', 'lot-3', 'lot-4', 'lot-5', 'lot-6']);
const SAY = vocabulary({
  draw: {},
  stop: {},
  put: { bottle: VALUE, lot: LOT },
  reveal: { lot: LOT },
  pass: {},
  tuck: { bottle: VALUE },
});
const AT = contents('game', 'rounds', 'draw', 'divide', 'bids', 'bid', 'score', 'tucks', 'tuck', 'clear');
const LUCK = { bottle: deck('bottle', VALUE, Array<number>(VALUES).fill(OF_EACH)) };

export class State extends fields({
  round: scalar,
  turn: scalar,
  cellar0: pile(VALUES),
  cellar1: pile(VALUES),
  cellar2: pile(VALUES),
  deep: list(SEATS), // bottles not known to anybody in the cellar when the round began
  hand: list(SEATS * CARDS), // in the order drawn
  held: list(SEATS),
  stopped: list(SEATS),
  lot: list(SEATS * CARDS), // of each bottle in hand
  put: list(SEATS), // bottles put into lots so far
  lots: list(SEATS),
  shown: list(SEATS * CARDS),
  bid: list(SEATS),
  points: list(SEATS),
}) {
  readonly seats: number;
  readonly options: Options;
  readonly rounds: number;
  constructor(seats: number, options: Options) {
    super();
    this.seats = seats;
    this.options = options;
    this.rounds = options.rounds === 'three' ? 3 : 2;
    for (let p = 0; p < seats; p++) {
      for (let k = 0; k < CARDS; k++) cellar(this, p).add(k % VALUES);
      this.deep[p] = CARDS;
    }
    this.lot.fill(NONE);
  }
}
const cellar = (s: State, seat: Seat): Pile => (seat === 0 ? s.cellar0 : seat === 1 ? s.cellar1 : s.cellar2);
const everybody = (s: State): number => (1 << s.seats) - 1;
const sizes = (s: State, p: Seat): number[] =>
  Array.from({ length: s.lots[p] }, (_, k) => s.lot.subarray(p * CARDS, p * CARDS + s.held[p]).filter((l) => l === k).length);
const hidden = (s: State, p: Seat, i: number): boolean => i < s.held[p] && s.shown[p * CARDS + i] === 0;

const nodes = {
  game: script([AT.rounds]),
  rounds: script([AT.draw, AT.divide, AT.bids, AT.score, AT.tucks, AT.clear], (s: State) => s.round < s.rounds),
  // One bottle, a look, then another or enough. None goes back.
  draw: together<State>({
    who: everybody,
    legal(s, seat, out) {
      if (cellar(s, seat).size > 0) out.add(SAY.draw.make());
      if (s.held[seat] > 0) out.add(SAY.stop.make());
    },
    apply(s, seat, choice, io) {
      if (verbOf(choice) === SAY.stop.tag) {
        s.stopped[seat] = 1;
        return;
      }
      const bottle = cellar(s, seat).draw(io, LUCK.bottle);
      s.hand[seat * CARDS + s.held[seat]++] = bottle;
      io.reveal(only(seat), 'drew', () => ({ bottle: VALUE.values[bottle] }));
    },
    done: (s, seat) => s.stopped[seat] === 1 || cellar(s, seat).size === 0,
    commit(s, io) {
      io.tell(ALL, 'all-drew', () => ({ held: [...s.held] }));
    },
    whyNot: (s, seat, choice) =>
      verbOf(choice) === SAY.stop.tag ? { rule: 'draw-at-least-one', facts: { held: s.held[seat] } } : undefined,
  }),
  // All of them into lots, one or more each.
  divide: together<State>({
    who: everybody,
    legal(s, seat, out) {
      const bottle = s.hand[seat * CARDS + s.put[seat]];
      for (let k = 0; k <= s.lots[seat] && k < CARDS; k++) out.add(SAY.put.make(bottle, k));
    },
    apply(s, seat, choice) {
      const k = SAY.put.lot(choice);
      s.lot[seat * CARDS + s.put[seat]++] = k;
      if (k === s.lots[seat]) s.lots[seat]++;
    },
    done: (s, seat) => s.put[seat] === s.held[seat],
    commit(s, io) {
      io.reveal(ALL, 'divided', () => ({ sizes: Array.from({ length: s.seats }, (_, p) => sizes(s, p)) }));
      s.turn = 0;
    },
    whyNot: (s, seat, choice) =>
      verbOf(choice) === SAY.put.tag
        ? { rule: 'next-bottle-into-next-lot', facts: { lots: s.lots[seat], lot: SAY.put.lot(choice) + 1 } }
        : undefined,
  }),
  bids: script([AT.bid], (s: State) => s.turn < s.seats),
  bid: ask<State>({
    who: (s) => s.turn,
    legal(s, seat, out) {
      out.add(SAY.pass.make());
      for (let k = 0; k < s.lots[seat]; k++) out.add(SAY.reveal.make(k));
    },
    apply(s, seat, choice, io) {
      s.turn++;
      if (verbOf(choice) === SAY.pass.tag) {
        io.tell(ALL, 'passes', () => ({ seat }));
        return;
      }
      for (let i = seat * CARDS; i < seat * CARDS + s.held[seat]; i++)
        if (s.lot[i] === SAY.reveal.lot(choice)) {
          s.shown[i] = 1;
          s.bid[seat] += s.hand[i] + 1;
        }
      io.reveal(ALL, 'reveals', () => ({ seat, total: s.bid[seat] }));
    },
    whyNot: (s, seat, choice) => (verbOf(choice) === SAY.reveal.tag ? { rule: 'no-such-lot', facts: { lots: s.lots[seat] } } : undefined),
  }),
  score: auto<State>((s, io) => {
    const best = Math.max(...s.bid);
    for (let p = 0; p < s.seats; p++) if (best > 0 && s.bid[p] === best) s.points[p]++;
    io.tell(ALL, 'scored', () => ({ points: [...s.points] }));
    s.turn = 0;
    s.bid.fill(0);
    s.lot.fill(NONE);
    s.lots.fill(0);
    s.put.fill(0);
  }),
  tucks: script([AT.tuck], (s: State) => s.turn < s.seats),
  tuck: ask<State>({
    who: (s) => s.turn,
    legal(s, seat, out) {
      out.add(SAY.pass.make());
      for (let v = 0; v < VALUES; v++) if (unseen(s, seat, v) >= 0) out.add(SAY.tuck.make(v));
    },
    apply(s, seat, choice, io) {
      s.turn++;
      if (verbOf(choice) === SAY.pass.tag) return;
      const bottle = SAY.tuck.bottle(choice);
      const i = unseen(s, seat, bottle);
      for (const part of [s.hand, s.shown]) {
        part.copyWithin(i, i + 1, (seat + 1) * CARDS);
        part[(seat + 1) * CARDS - 1] = 0;
      }
      s.held[seat]--;
      cellar(s, seat).putUnder(bottle, only(seat));
      io.tell(
        only(seat),
        'tucks',
        () => ({ seat, bottle: VALUE.values[bottle] }),
        () => ({ seat }),
      );
    },
    whyNot: (_, __, choice) =>
      verbOf(choice) === SAY.tuck.tag ? { rule: 'no-such-bottle-unseen', facts: { bottle: SAY.tuck.bottle(choice) + 1 } } : undefined,
  }),
  // The rest goes back, shuffled; what was tucked stays where it is.
  clear: auto<State>((s) => {
    s.round++;
    s.turn = 0;
    for (let p = 0; p < s.seats; p++) {
      for (let i = 0; i < s.held[p]; i++) cellar(s, p).add(s.hand[p * CARDS + i]);
      s.deep[p] = cellar(s, p).unseen;
    }
    for (const field of [s.hand, s.held, s.stopped, s.shown]) field.fill(0);
  }),
} satisfies Record<string, Node<State>>;

/** Where in hand a bottle of this value is that nobody has seen; -1: nowhere. */
function unseen(s: State, seat: Seat, value: number): number {
  for (let i = 0; i < s.held[seat]; i++) if (hidden(s, seat, i) && s.hand[seat * CARDS + i] === value) return seat * CARDS + i;
  return -1;
}

function view(s: State, seat: Seat, names: readonly string[]): object {
  const drawing = s.node === AT.draw;
  const dividing = s.node === AT.divide;
  const of = <T>(field: ArrayLike<T>, p: Seat): T[] => Array.from(field).slice(p * CARDS, p * CARDS + s.held[p]);
  return {
    at: s.node,
    awaits: names.filter((_, p) => (s.awaited >> p) & 1),
    round: s.round,
    points: [...s.points],
    players: Array.from({ length: s.seats }, (_, p) => {
      if (p === seat)
        return { hand: of(s.hand, p), lot: of(s.lot, p), shown: of(s.shown, p), under: [...cellar(s, p).under], left: cellar(s, p).size };
      if (drawing) return { deep: s.deep[p] };
      return {
        deep: s.deep[p],
        held: s.held[p],
        left: cellar(s, p).size,
        ...(!dividing && { sizes: sizes(s, p) }),
        shown: of(s.hand, p)
          .map((v, i) => (s.shown[p * CARDS + i] ? v * 16 + s.lot[p * CARDS + i] : -1))
          .filter((x) => x >= 0)
          .sort((a, b) => a - b),
      };
    }),
  };
}

interface Unknown {
  readonly seat: Seat;
  readonly waits: boolean;
  /** Cards put under the pile when the round began, and now. */
  readonly tucked: number;
  readonly held: number;
  readonly unders: number;
}
export interface Known {
  readonly all: Int32Array;
  readonly unknown: readonly Unknown[];
}

/** Of the others, all bottles that were never shown go back into one heap. While they draw, even their number is unknown. */
function know(s: State, seat: Seat): Known {
  const t = new State(s.seats, s.options);
  t.copyFrom(s);
  const unknown: Unknown[] = [];
  for (let p = 0; p < s.seats; p++) {
    if (p === seat) continue;
    const mine = cellar(t, p);
    const size = mine.size + s.held[p];
    unknown.push({ seat: p, waits: ((s.awaited >> p) & 1) === 1, tucked: size - s.deep[p], held: s.held[p], unders: mine.unders });
    const deep = mine.unseen;
    mine.unseen = 0;
    while (mine.unders > 0) mine.bag[mine.draw(QUIET, LUCK.bottle)]++;
    mine.unseen = deep;
    for (let i = 0; i < s.held[p]; i++) if (s.node === AT.draw || hidden(s, p, i)) mine.bag[s.hand[p * CARDS + i]]++;
    if (s.node !== AT.draw && s.node !== AT.divide) sortLots(t, p);
    for (let i = 0; i < s.held[p]; i++) if (hidden(t, p, i)) t.hand[p * CARDS + i] = 0;
    if (s.node === AT.draw) {
      t.held[p] = 0;
      t.stopped[p] = 0;
      mine.unseen = 0;
    }
    if (s.node === AT.divide) {
      t.put[p] = 0;
      t.lots[p] = 0;
      t.lot.fill(NONE, p * CARDS, (p + 1) * CARDS);
    }
  }
  return { all: t.all, unknown };
}
const QUIET = { draw: () => 0 } as unknown as Io;

/** The order in hand is nobody else's business: lot by lot, and the bottles that were shown by value. */
function sortLots(t: State, p: Seat): void {
  const rows = Array.from({ length: t.held[p] }, (_, i) => {
    const at = p * CARDS + i;
    return { lot: t.lot[at], shown: t.shown[at], hand: t.shown[at] ? t.hand[at] : 0 };
  }).sort((a, b) => a.lot - b.lot || a.shown - b.shown || a.hand - b.hand);
  rows.forEach((row, i) => {
    t.lot[p * CARDS + i] = row.lot;
    t.shown[p * CARDS + i] = row.shown;
    t.hand[p * CARDS + i] = row.hand;
  });
}

/** In any order in which lots may have been made: a new lot is the next number. */
function anyOrder(to: State, p: Seat, io: Io): void {
  const rows = Array.from({ length: to.held[p] }, (_, i) => {
    const at = p * CARDS + i;
    return { lot: to.lot[at], shown: to.shown[at], hand: to.hand[at] };
  });
  let opened = 0;
  for (let at = p * CARDS; rows.length > 0; at++) {
    const next = rows.filter((row) => row.lot === NONE || row.lot <= opened);
    const row = next[io.pick(next.length)];
    rows.splice(rows.indexOf(row), 1);
    if (row.lot === opened) opened++;
    to.lot[at] = row.lot;
    to.shown[at] = row.shown;
    to.hand[at] = row.hand;
  }
}

function sample(to: State, known: Known, io: Io): void {
  to.all = known.all;
  for (const { seat: p, waits, tucked, held, unders } of known.unknown) {
    const mine = cellar(to, p);
    const draw = (): number => io.draw(LUCK.bottle, mine.bag);
    if (to.node === AT.draw) {
      const size = to.deep[p] + tucked;
      const n = waits ? io.pick(size) : 1 + io.pick(size);
      to.held[p] = n;
      to.stopped[p] = waits || n === size ? 0 : 1;
      for (let i = 0; i < n; i++) to.hand[p * CARDS + i] = draw();
      mine.unseen = Math.max(0, to.deep[p] - n);
      for (let i = Math.max(0, n - to.deep[p]); i < tucked; i++) mine.putUnder(draw(), only(p));
      continue;
    }
    if (to.node !== AT.divide) anyOrder(to, p, io);
    for (let i = 0; i < held; i++) if (hidden(to, p, i)) to.hand[p * CARDS + i] = draw();
    for (let i = 0; i < unders; i++) mine.putUnder(draw(), only(p));
    if (to.node === AT.divide && !waits)
      for (let i = 0; i < held; i++) {
        const k = io.pick(to.lots[p] + 1);
        to.lot[p * CARDS + i] = k;
        to.put[p]++;
        if (k === to.lots[p]) to.lots[p]++;
      }
  }
}

function invariant(s: State): string | undefined {
  for (let p = 0; p < s.seats; p++) {
    const count = [...cellar(s, p).bag];
    for (let i = 0; i < s.held[p]; i++) count[s.hand[p * CARDS + i]]++;
    for (let i = 0; i < cellar(s, p).unders; i++) count[cellar(s, p).under[i]]++;
    if (count.some((n) => n !== OF_EACH)) return `bottles of seat ${p}: ${count.join(', ')}`;
    if (cellar(s, p).bag.reduce((a, b) => a + b, 0) !== cellar(s, p).unseen) return `the pile of seat ${p} says ${cellar(s, p).unseen}`;
  }
  return undefined;
}

const cellarOf = (rules: Rules<State>) =>
  toy(State, {
    name: 'cellar',
    seats: [2, 3],
    options: { rounds: ['two', 'three'] },
    rules,
    codec: SAY.codec,
    luck: LUCK,
    view,
    know,
    sample: (to, known, io) => sample(to, known as Known, io),
    secrets: ['cellar0', 'cellar1', 'cellar2', 'hand', 'held', 'stopped', 'lot', 'put', 'lots', 'shown'],
    invariant,
    scores: (s) => [...s.points.subarray(0, s.seats)],
    winners: (s) => [...s.points.subarray(0, s.seats)].flatMap((n, p) => (n === Math.max(...s.points) ? [p] : [])),
  });
export const cellarGame = cellarOf(new Rules(AT, nodes));
