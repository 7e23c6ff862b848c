// A toy whose moves are interrupted by a secret choice of two, with a favour to be played whenever one is asked, a bet
// whenever one is not, and a pile of missions: more unseen than in the pile, cards laid on top or under it that one seat knows, and a shuffle.
import {
  ALL,
  ask,
  auto,
  contents,
  deck,
  domain,
  fields,
  list,
  only,
  pile,
  Rules,
  scalar,
  script,
  together,
  verbOf,
  vocabulary,
} from '../../index.ts';
import type { Anytime, Io, Node, Options, OutOfTurn, Seat } from '../../index.ts';
import { toy } from './tiny.ts';

const SEATS = 3;
const QUAYS = 6;
const MISSIONS = 12;
const IN_PILE = 7;
const TURNS = 15;
const CARNIVAL = 8;
const STEPS = 3;

const QUAY = domain('quay', ['q1', 'q2', 'q3', 'q4', 'q5', 'q6']);
const MISSION = domain('mission', ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12']);
const PLACE = domain('place', ['under', 'top']);
const GAIN = domain('gain', ['coins', 'scrolls']);
export const SAY = vocabulary({
  go: { quay: QUAY },
  moor: {},
  scroll: {},
  intrigue: {},
  keep: { mission: MISSION, other: PLACE },
  favour: { gain: GAIN },
  bet: {},
  on: { quay: QUAY },
});
export const AT = contents('game', 'turns', 'carnival', 'move', 'moored', 'next', 'keep', 'encounter');
export const LUCK = { mission: deck('mission', MISSION, Array<number>(MISSIONS).fill(1)) };

export class State extends fields({
  turn: scalar,
  steps: scalar, // moved in this turn; STEPS: enough
  visited: scalar,
  quays: list(SEATS),
  coins: list(SEATS),
  scrolls: list(SEATS),
  intrigue: list(SEATS),
  favour: list(SEATS),
  pick: list(SEATS), // in an encounter: 1 scroll, 2 intrigue
  bet: list(SEATS), // 1: about to be made; quay + 2, in secret
  missions: pile(MISSIONS),
  holder: list(MISSIONS), // seat + 1
  drawn: list(2), // mission + 1, between drawing two and keeping one
}) {
  readonly seats: number;
  readonly options: Options;
  constructor(seats: number, options: Options) {
    super();
    this.seats = seats;
    this.options = options;
    this.quays.set([0, 2, 4]);
    this.coins.fill(6, 0, seats);
    this.scrolls.fill(1, 0, seats);
    if (options.favour !== 'none') this.favour.fill(1, 0, seats);
    for (let m = 0; m < MISSIONS; m++) this.missions.add(m);
    this.missions.unseen = IN_PILE;
  }
}
const seatOf = (s: State): Seat => s.turn % s.seats;
const drawing = (s: State): boolean => s.drawn[0] > 0;

export const nodes = {
  game: script([AT.turns]),
  turns: script([AT.carnival, AT.move, AT.moored, AT.next], (s: State) => s.turn < TURNS),
  carnival: auto<State>((s, io) => {
    if (s.turn !== CARNIVAL) return;
    s.missions.shuffle();
    io.tell(ALL, 'shuffled', () => ({ cards: s.missions.size }));
  }),
  // Quay by quay; coming where another gondola lies interrupts the move.
  move: ask<State>({
    while: (s) => s.steps < STEPS,
    who: seatOf,
    legal(s, seat, out) {
      for (const q of [(s.quays[seat] + 1) % QUAYS, (s.quays[seat] + QUAYS - 1) % QUAYS])
        if (!((s.visited >> q) & 1)) out.add(SAY.go.make(q));
      if (s.steps > 0) out.add(SAY.moor.make());
    },
    apply(s, seat, choice, io) {
      if (verbOf(choice) === SAY.moor.tag) {
        s.steps = STEPS;
        return;
      }
      s.visited |= 1 << s.quays[seat];
      s.quays[seat] = SAY.go.quay(choice);
      s.steps++;
      io.tell(ALL, 'goes', () => ({ seat, to: QUAY.values[s.quays[seat]] }));
      for (let p = 0; p < s.seats; p++) if (p !== seat && s.quays[p] === s.quays[seat]) return s.call(AT.encounter, seat, p);
      return undefined;
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) === SAY.moor.tag) return { rule: 'move-first', facts: { steps: s.steps } };
      if (verbOf(choice) !== SAY.go.tag) return undefined;
      const facts = { from: QUAY.values[s.quays[seat]], to: QUAY.values[SAY.go.quay(choice)] };
      return { rule: (s.visited >> SAY.go.quay(choice)) & 1 ? 'was-there' : 'not-next', facts };
    },
  }),
  // The mover (a) and the other (b) each give a scroll or take an intrigue: chosen in secret, shown together.
  encounter: together<State>({
    who: (s) => (1 << s.a) | (1 << s.b),
    legal(s, seat, out) {
      out.add(SAY.intrigue.make());
      if (s.scrolls[seat] > 0) out.add(SAY.scroll.make());
    },
    apply(s, seat, choice) {
      s.pick[seat] = verbOf(choice) === SAY.scroll.tag ? 1 : 2;
    },
    done: (s, seat) => s.pick[seat] > 0,
    commit(s, io) {
      for (const p of [s.a, s.b])
        if (s.pick[p] === 1) s.scrolls[p]--;
        else s.intrigue[p]++;
      io.reveal(ALL, 'encounter', () => ({ picks: [s.a, s.b].map((p) => [p, s.pick[p] === 1 ? 'scroll' : 'intrigue']) }));
      s.pick.fill(0);
    },
    whyNot: (s, seat, choice) =>
      verbOf(choice) === SAY.scroll.tag ? { rule: 'no-scroll', facts: { scrolls: s.scrolls[seat] } } : undefined,
  }),
  // At an even quay: draw two, keep one, the other goes under the pile or on top of it. Its place one seat knows.
  moored: auto<State>((s, io) => {
    const seat = seatOf(s);
    if (s.quays[seat] % 2 === 1 || s.missions.size < 2) return;
    s.drawn[0] = s.missions.draw(io, LUCK.mission) + 1;
    s.drawn[1] = s.missions.draw(io, LUCK.mission) + 1;
    io.reveal(
      only(seat),
      'drew',
      () => ({ seat, missions: [...s.drawn].map((m) => MISSION.values[m - 1]) }),
      () => ({ seat, count: 2 }),
    );
    s.call(AT.keep);
  }),
  keep: ask<State>({
    who: seatOf,
    legal(s, _, out) {
      for (const m of s.drawn) for (let place = 0; place < 2; place++) out.add(SAY.keep.make(m - 1, place));
    },
    apply(s, seat, choice, io) {
      const kept = SAY.keep.mission(choice);
      const other = s.drawn[0] + s.drawn[1] - 2 - kept;
      s.holder[kept] = seat + 1;
      if (SAY.keep.other(choice) === 0) s.missions.putUnder(other, only(seat));
      else s.missions.putOnTop(other, only(seat));
      s.drawn.fill(0);
      io.tell(
        only(seat),
        'keeps',
        () => ({ seat, kept: MISSION.values[kept] }),
        () => ({ seat }),
      );
    },
    whyNot: (_, __, choice) =>
      verbOf(choice) === SAY.keep.tag
        ? { rule: 'mission-not-drawn', facts: { mission: MISSION.values[SAY.keep.mission(choice)] } }
        : undefined,
  }),
  next: auto<State>((s) => {
    s.turn++;
    s.steps = 0;
    s.visited = 0;
  }),
} satisfies Record<string, Node<State>>;

// Once, whenever its owner is asked something.
const favour: Anytime<State> = {
  verbs: 1 << SAY.favour.tag,
  legal(s, seat, out) {
    if (s.favour[seat] > 0) for (let gain = 0; gain < 2; gain++) out.add(SAY.favour.make(gain));
  },
  apply(s, seat, choice, io) {
    s.favour[seat] = 0;
    if (SAY.favour.gain(choice) === 0) s.coins[seat] += 5;
    else s.scrolls[seat] += 2;
    io.tell(ALL, 'favour', () => ({ seat, gain: GAIN.values[SAY.favour.gain(choice)] }));
  },
};

// Once, while others are asked: where one's own gondola will lie in the end. In two parts, which come together.
export const bets: OutOfTurn<State> = {
  who: (s) => (1 << s.seats) - 1,
  legal(s, seat, out) {
    if (s.bet[seat] === 0) out.add(SAY.bet.make());
    if (s.bet[seat] === 1) for (let q = 0; q < QUAYS; q++) out.add(SAY.on.make(q));
  },
  apply(s, seat, choice, io) {
    s.bet[seat] = verbOf(choice) === SAY.bet.tag ? 1 : 2 + SAY.on.quay(choice);
    if (s.bet[seat] === 1) return;
    io.tell(
      only(seat),
      'bets',
      () => ({ seat, quay: QUAY.values[s.bet[seat] - 2] }),
      () => ({ seat }),
    );
  },
  open: (s, seat) => s.bet[seat] === 1,
  whyNot: (_, seat, choice) => (verbOf(choice) === SAY.bet.tag ? { rule: 'has-bet', facts: { seat } } : undefined),
};

function view(s: State, seat: Seat, names: readonly string[]): object {
  const places = (cards: Int32Array, known: Int32Array, n: number): (number | null)[] =>
    [...cards.subarray(0, n)].map((m, i) => ((known[i] >> seat) & 1 ? m : null));
  return {
    at: s.node,
    awaits: names.filter((_, p) => (s.awaited >> p) & 1),
    turn: s.turn,
    steps: s.steps,
    quays: [...s.quays],
    coins: [...s.coins],
    scrolls: [...s.scrolls],
    intrigue: [...s.intrigue],
    favour: [...s.favour],
    bets: [...s.bet].map((b) => b > 1),
    bet: seat < s.seats ? s.bet[seat] : 0,
    pick: seat < s.seats ? s.pick[seat] : 0,
    unseen: s.missions.unseen,
    top: places(s.missions.top, s.missions.topKnown, s.missions.tops),
    under: places(s.missions.under, s.missions.underKnown, s.missions.unders),
    mine: [...s.holder].flatMap((h, m) => (h === seat + 1 ? [m] : [])),
    missions: Array.from({ length: s.seats }, (_, p) => s.holder.filter((h) => h === p + 1).length),
    drawn: drawing(s) ? (seatOf(s) === seat ? [...s.drawn] : 2) : 0,
  };
}

export interface Known {
  readonly state: State;
  readonly seat: Seat;
  /** How many missions each of the others holds. */
  readonly held: readonly number[];
}
/** Unknown: the others' missions, cards on top and under that others laid there, what another is just choosing from. One heap with what was never seen. */
export function know(s: State, seat: Seat): Known {
  const state = new State(s.seats, s.options);
  state.copyFrom(s);
  const held = Array<number>(s.seats).fill(0);
  for (let m = 0; m < MISSIONS; m++) {
    const h = s.holder[m];
    if (h === 0 || h === seat + 1) continue;
    held[h - 1]++;
    state.holder[m] = 0;
    state.missions.bag[m]++;
  }
  state.missions.collectUnknown(seat);
  if (drawing(s) && seatOf(s) !== seat) for (const m of s.drawn) state.missions.bag[m - 1]++;
  return { state, seat, held };
}
export function sample(to: State, { state, seat, held }: Known, io: Io): void {
  to.copyFrom(state);
  const draw = (): number => io.draw(LUCK.mission, to.missions.bag);
  held.forEach((n, p) => {
    for (let i = 0; i < n; i++) to.holder[draw()] = p + 1;
  });
  to.missions.dealUnknown(seat, io, LUCK.mission);
  if (drawing(to) && seatOf(to) !== seat) for (let i = 0; i < 2; i++) to.drawn[i] = draw() + 1;
  for (let p = 0; p < to.seats; p++) if (p !== seat && to.bet[p] > 1) to.bet[p] = 2 + io.pick(QUAYS);
  if (to.node !== AT.encounter) return;
  for (const p of [to.a, to.b]) if (p !== seat) to.pick[p] = (to.awaited >> p) & 1 ? 0 : to.scrolls[p] > 0 ? 1 + io.pick(2) : 2;
}

function invariant(s: State): string | undefined {
  const n = [...s.missions.bag];
  for (let i = 0; i < s.missions.tops; i++) n[s.missions.top[i]]++;
  for (let i = 0; i < s.missions.unders; i++) n[s.missions.under[i]]++;
  s.holder.forEach((h, m) => (n[m] += h > 0 ? 1 : 0));
  for (const m of s.drawn) if (m > 0) n[m - 1]++;
  return n.every((x) => x === 1) ? undefined : `missions: ${n.join(', ')}`;
}
const score = (s: State, p: Seat): number =>
  (s.bet[p] === s.quays[p] + 2 ? 4 : 0) + s.coins[p] + s.scrolls[p] - 2 * s.intrigue[p] + 2 * s.holder.filter((h) => h === p + 1).length;

const canalOf = (rules: Rules<State>) =>
  toy(State, {
    name: 'canal',
    seats: [2, 3],
    options: { favour: ['card', 'none'] },
    rules,
    codec: SAY.codec,
    luck: LUCK,
    view,
    know,
    sample: (to, known, io) => sample(to, known as Known, io),
    secrets: ['missions', 'holder', 'drawn', 'pick', 'bet'],
    invariant,
    scores: (s) => Array.from({ length: s.seats }, (_, p) => score(s, p)),
  });
export const canalGame = canalOf(new Rules(AT, nodes, State.at, favour, bets));
/** With other nodes in place of some: for faults to be planted. */
export const canalWith = (other: Partial<typeof nodes>, betting: Partial<OutOfTurn<State>> = {}) =>
  canalOf(new Rules(AT, { ...nodes, ...other }, State.at, favour, { ...bets, ...betting }));
