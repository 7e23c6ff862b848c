// A toy of questions and answers: who hides behind which mask. The one asked shows three cards to the asker alone, at
// least one of them true, never the same three twice. What a seat knows follows from the rules' own list of legal answers.
import {
  ALL,
  ask,
  auto,
  Choices,
  contents,
  deck,
  domain,
  fields,
  list,
  only,
  Rules,
  scalar,
  script,
  setOf,
  SPECTATOR,
  together,
  verbOf,
  vocabulary,
} from '../../index.ts';
import { seatDomain, type Io, type Node, type Options, type Seat } from '../../index.ts';
import { toy } from './tiny.ts';

const SEATS = 4;
const FACES = 4;
const MOST = 10;
const NONE = FACES;

const NAME = domain('name', ['lord', 'colonel', 'agent', 'madam']);
const BUILD = domain('build', ['tall', 'short', 'fat', 'thin']);
const CARD = domain('card', [...NAME.values, ...BUILD.values]);
const KIND = domain('kind', ['names', 'builds']);
const SEAT = seatDomain(SEATS);
export const SAY = vocabulary({ ask: { target: SEAT, kind: KIND }, show: { cards: setOf(CARD) }, guess: { name: NAME } });
const AT = contents('game', 'deal', 'turns', 'question', 'answer', 'next', 'guesses', 'guess', 'end');
const LUCK = { name: deck('name', NAME, [1, 1, 1, 1]), build: deck('build', BUILD, [1, 1, 1, 1]) };

export class State extends fields({
  bag: list(FACES),
  name: list(SEATS),
  build: list(SEATS),
  packet: list(2), // with three players: the name and build nobody has
  asked: scalar,
  by: list(MOST), // of each question
  to: list(MOST),
  kind: list(MOST),
  shown: list(MOST), // bit mask of cards
  guess: list(SEATS), // name + 1 of the next seat
  right: list(SEATS),
}) {
  readonly seats: number;
  readonly options: Options;
  readonly questions: number;
  constructor(seats: number, options: Options) {
    super();
    this.seats = seats;
    this.options = options;
    this.questions = options.questions === 'ten' ? 10 : 6;
  }
}
const NAMES = 0x0f;
const BUILDS = 0xf0;
const size = (m: number): number => m.toString(2).replaceAll('0', '').length;
const truth = (s: State, p: Seat): number => (1 << s.name[p]) | (16 << s.build[p]);
const COMBINATIONS: readonly (readonly number[])[] = [0, 1].map((kind) =>
  Array.from({ length: 256 }, (_, m) => m).filter(
    (m) => size(m & NAMES) === (kind === 0 ? 2 : 1) && size(m & BUILDS) === (kind === 0 ? 1 : 2),
  ),
);

/** What `target` may show to question number `n`: three cards, one of them true; not what this asker has seen from them. */
function answers(s: State, n: number, out: Choices): void {
  for (const m of COMBINATIONS[s.kind[n]]) {
    if ((m & truth(s, s.to[n])) === 0) continue;
    let before = false;
    for (let i = 0; i < n; i++) if (s.by[i] === s.by[n] && s.to[i] === s.to[n] && s.shown[i] === m) before = true;
    if (!before) out.add(SAY.show.make(m));
  }
}

export const nodes = {
  game: script([AT.deal, AT.turns, AT.guesses]),
  deal: auto<State>((s, io) => {
    for (const [i, dealt] of [s.name, s.build].entries()) {
      s.bag.fill(1);
      for (let p = 0; p < s.seats; p++) dealt[p] = io.draw(i === 0 ? LUCK.name : LUCK.build, s.bag);
      s.packet[i] = s.seats < SEATS ? s.bag.indexOf(1) : NONE;
      s.bag.fill(0);
    }
    for (let p = 0; p < s.seats; p++) io.tell(only(p), 'secret', () => ({ name: NAME.values[s.name[p]], build: BUILD.values[s.build[p]] }));
  }),
  turns: script([AT.question, AT.answer, AT.next], (s: State) => s.asked < s.questions),
  question: ask<State>({
    who: (s) => s.asked % s.seats,
    legal(s, seat, out) {
      for (let p = 0; p < s.seats; p++) if (p !== seat) for (let kind = 0; kind < 2; kind++) out.add(SAY.ask.make(p, kind));
    },
    apply(s, seat, choice, io) {
      s.by[s.asked] = seat;
      s.to[s.asked] = SAY.ask.target(choice);
      s.kind[s.asked] = SAY.ask.kind(choice);
      io.tell(ALL, 'asks', () => ({ seat, target: SAY.ask.target(choice), kind: KIND.values[SAY.ask.kind(choice)] }));
    },
    whyNot: (s, seat, choice) =>
      verbOf(choice) !== SAY.ask.tag
        ? undefined
        : { rule: SAY.ask.target(choice) === seat ? 'oneself' : 'no-such-player', facts: { seats: s.seats } },
  }),
  answer: ask<State>({
    who: (s) => s.to[s.asked],
    legal: (s, _, out) => answers(s, s.asked, out),
    apply(s, seat, choice, io) {
      const asker = s.by[s.asked];
      s.shown[s.asked] = SAY.show.cards(choice);
      io.reveal(
        only(asker) | only(seat),
        'shows',
        () => ({ seat, to: asker, cards: SAY.codec.toObject(choice).cards }),
        () => ({ seat, to: asker }),
      );
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) !== SAY.show.tag) return undefined;
      const cards = SAY.show.cards(choice);
      if (!COMBINATIONS[s.kind[s.asked]].includes(cards)) return { rule: 'three-cards', facts: { kind: KIND.values[s.kind[s.asked]] } };
      return { rule: (cards & truth(s, seat)) === 0 ? 'one-true' : 'shown-before', facts: { to: s.by[s.asked] } };
    },
  }),
  next: auto<State>((s) => {
    s.asked++;
  }),
  guesses: script([AT.guess, AT.end]),
  // All at once: who is the next seat?
  guess: together<State>({
    who: (s) => (1 << s.seats) - 1,
    legal(s, seat, out) {
      for (let n = 0; n < FACES; n++) if (n !== s.name[seat]) out.add(SAY.guess.make(n));
    },
    apply(s, seat, choice) {
      s.guess[seat] = SAY.guess.name(choice) + 1;
    },
    done: (s, seat) => s.guess[seat] > 0,
    commit(s, io) {
      for (let p = 0; p < s.seats; p++) s.right[p] = s.guess[p] === s.name[(p + 1) % s.seats] + 1 ? 1 : 0;
      io.reveal(ALL, 'unmasked', () => ({ names: [...s.name.subarray(0, s.seats)].map((n) => NAME.values[n]), right: [...s.right] }));
    },
    whyNot: (_, __, choice) => (verbOf(choice) === SAY.guess.tag ? { rule: 'own-name', facts: {} } : undefined),
  }),
  end: auto<State>(() => undefined),
} satisfies Record<string, Node<State>>;

const over = (s: State): boolean => s.node === AT.end;
const sees = (s: State, seat: Seat, i: number): boolean => s.by[i] === seat || s.to[i] === seat;
function view(s: State, seat: Seat, names: readonly string[]): object {
  return {
    at: s.node,
    awaits: names.filter((_, p) => (s.awaited >> p) & 1),
    me: seat === SPECTATOR ? null : [s.name[seat], s.build[seat], s.guess[seat]],
    names: over(s) ? [...s.name] : null,
    right: over(s) ? [...s.right] : null,
    ledger: Array.from({ length: s.asked }, (_, i) => ({
      by: s.by[i],
      to: s.to[i],
      kind: s.kind[i],
      shown: sees(s, seat, i) ? s.shown[i] : null,
    })),
    open: s.node === AT.answer ? [s.by[s.asked], s.to[s.asked], s.kind[s.asked]] : null,
  };
}

function permutations(of: readonly number[]): number[][] {
  return of.length === 0 ? [[]] : of.flatMap((x) => permutations(of.filter((y) => y !== x)).map((rest) => [x, ...rest]));
}
export interface Known {
  readonly all: Int32Array;
  readonly seat: Seat;
  readonly deals: readonly { readonly names: readonly number[]; readonly builds: readonly number[] }[];
}
const scratch = new Choices();
/** The deals in which every answer that this seat saw was legal. */
export function know(s: State, seat: Seat): Known {
  const t = new State(s.seats, s.options);
  t.copyFrom(s);
  for (let i = 0; i < s.asked; i++) if (!sees(s, seat, i)) t.shown[i] = 0;
  const free = (mine: Int32Array): number[] => [0, 1, 2, 3].filter((v) => seat === SPECTATOR || v !== mine[seat]);
  const deals: { names: number[]; builds: number[] }[] = [];
  const others = Array.from({ length: s.seats }, (_, p) => p).filter((p) => p !== seat);
  const told = [...others.map((p) => s.name[p]), ...(s.seats < SEATS ? [s.packet[0]] : [])];
  for (const names of over(s) ? [told] : permutations(free(s.name)))
    for (const builds of permutations(free(s.build))) {
      deal(t, seat, names, builds);
      let fits = true;
      for (let i = 0; i < s.asked && fits; i++) {
        if (s.by[i] !== seat) continue;
        scratch.n = 0;
        answers(t, i, scratch);
        fits = scratch.has(SAY.show.make(s.shown[i]));
      }
      if (fits) deals.push({ names, builds });
    }
  deal(t, seat, deals[0].names, deals[0].builds);
  return { all: t.all, seat, deals };
}
/** To the other seats in order, then to the packet. */
function deal(t: State, seat: Seat, names: readonly number[], builds: readonly number[]): void {
  for (const [field, values, packet] of [
    [t.name, names, 0],
    [t.build, builds, 1],
  ] as const) {
    let i = 0;
    for (let p = 0; p < t.seats; p++) if (p !== seat) field[p] = values[i++];
    if (i < values.length) t.packet[packet] = values[i];
  }
}
export function sample(to: State, { all, seat, deals }: Known, io: Io): void {
  to.all = all;
  const { names, builds } = deals[io.pick(deals.length)];
  deal(to, seat, names, builds);
  for (let i = 0; i < to.asked; i++) {
    if (sees(to, seat, i)) continue;
    scratch.n = 0;
    answers(to, i, scratch);
    to.shown[i] = SAY.show.cards(scratch.at[io.pick(scratch.n)]);
  }
  if (to.node !== AT.guess) return;
  for (let p = 0; p < to.seats; p++) {
    if (p === seat) continue;
    to.guess[p] = (to.awaited >> p) & 1 ? 0 : 1 + [0, 1, 2, 3].filter((n) => n !== to.name[p])[io.pick(3)];
  }
}

function invariant(s: State): string | undefined {
  for (let i = 0; i < s.asked; i++) {
    scratch.n = 0;
    answers(s, i, scratch);
    if (!scratch.has(SAY.show.make(s.shown[i]))) return `answer ${i} was not legal`;
  }
  return undefined;
}

const masksOf = (rules: Rules<State>) =>
  toy(State, {
    name: 'masks',
    seats: [3, 4],
    options: { questions: ['six', 'ten'] },
    rules,
    codec: SAY.codec,
    luck: LUCK,
    view,
    know,
    sample: (to, known, io) => sample(to, known as Known, io),
    secrets: ['name', 'build', 'packet', 'shown', 'guess'],
    invariant,
    scores: (s) => [...s.right.subarray(0, s.seats)],
  });
export const masksGame = masksOf(new Rules(AT, nodes));
/** With other nodes in place of some: for faults to be planted. */
export const masksWith = (other: Partial<typeof nodes>) => masksOf(new Rules(AT, { ...nodes, ...other }));
