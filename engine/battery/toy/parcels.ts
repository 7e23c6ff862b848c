// Parcels, a toy for two to four players: the worked example of docs/add-a-game.md, which quotes it piece by piece. In each
// round all bid in secret for a closed parcel; the single highest bidder pays, looks into it, and opens it for all to see
// (a coin back) or keeps it closed. In the end parcels count their value and every coin left counts one.
import {
  ALL,
  ask,
  auto,
  contents,
  deck,
  domain,
  fields,
  has,
  list,
  only,
  Rules,
  scalar,
  script,
  seatsIn,
  together,
  verbOf,
  vocabulary,
} from '../../index.ts';
import { index, onlyKeys } from '../../state/position-words.ts';
import type { Game, Io, Node, Options, Seat } from '../../index.ts';

// ---- What is in the box
const SEATS = 4;
const VALUES = 5;
const COINS = 8;
const MOST = 4;
const NOBODY = SEATS;
const BID = domain('coins', ['0', '1', '2', '3', '4']);
const VALUE = domain('value', ['1', '2', '3', '4', '5']);
const LUCK = { parcel: deck('parcel', VALUE, [3, 3, 2, 2, 2]) };
/** What a table may settle; the first value is the usual one. @public used in docs/parcels */
export const OPTIONS = { rounds: ['four', 'six'] };

// ---- What can be said
const SAY = vocabulary({
  bid: { coins: BID },
  open: {},
  keep: {},
});

// ---- The state
export class State extends fields({
  round: scalar, // from 0
  coins: list(SEATS),
  bid: list(SEATS), // coins + 1; 0: not yet
  unseen: list(VALUES), // parcels nobody has looked into, by value
  closed: list(SEATS * VALUES), // [seat * VALUES + value] kept closed
  opened: list(SEATS * VALUES),
  winner: scalar, // of this round, NOBODY before
  parcel: scalar, // value + 1 of the parcel they are looking at; 0: none
}) {
  readonly seats: number;
  readonly options: Options;
  readonly rounds: number;
  constructor(seats: number, options: Options) {
    super();
    this.seats = seats;
    this.options = options;
    this.rounds = options.rounds === 'six' ? 6 : 4;
    this.coins.fill(COINS, 0, seats);
    this.unseen.set([3, 3, 2, 2, 2]);
    this.winner = NOBODY;
  }
}
/** Before the start, at a table like that of this state. */
const fresh = (s: State): State => new State(s.seats, s.options);

// ---- The rules
const AT = contents('game', 'rounds', 'bids', 'prize', 'look', 'next', 'end');
const nodes = {
  game: script([AT.rounds, AT.end]),
  rounds: script([AT.bids, AT.prize, AT.look, AT.next], (s: State) => s.round < s.rounds),

  // All at the same time and in secret: 0 to 4 coins.
  bids: together<State>({
    who: (s) => (1 << s.seats) - 1,
    legal(s, seat, out) {
      for (let n = 0; n <= MOST && n <= s.coins[seat]; n++) out.add(SAY.bid.make(n));
    },
    apply(s, seat, choice) {
      s.bid[seat] = SAY.bid.coins(choice) + 1;
    },
    done: (s, seat) => s.bid[seat] > 0,
    commit(s, io) {
      io.reveal(ALL, 'bids', () => ({ bids: [...s.bid.subarray(0, s.seats)].map((n) => n - 1) }));
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) !== SAY.bid.tag) return undefined;
      return { rule: 'too-few-coins', facts: { coins: s.coins[seat], bid: SAY.bid.coins(choice) } };
    },
  }),

  // The highest bid wins, if it is one player's alone, who pays, and looks into the parcel.
  prize: auto<State>((s, io) => {
    const highest = Math.max(...s.bid);
    const best = seatsIn([...s.bid].reduce((m, n, p) => (n === highest ? m | (1 << p) : m), 0));
    if (best.length > 1 || highest === 1) return;
    const [winner] = best;
    s.winner = winner;
    s.coins[winner] -= highest - 1;
    s.parcel = io.draw(LUCK.parcel, s.unseen) + 1;
    io.reveal(
      only(winner),
      'looks',
      () => ({ seat: winner, parcel: s.parcel }),
      () => ({ seat: winner }),
    );
  }),
  look: ask<State>({
    while: 'parcel',
    who: 'winner',
    legal(_, __, out) {
      out.add(SAY.open.make());
      out.add(SAY.keep.make());
    },
    apply(s, seat, choice, io) {
      const opens = verbOf(choice) === SAY.open.tag;
      (opens ? s.opened : s.closed)[seat * VALUES + s.parcel - 1]++;
      if (opens) s.coins[seat]++;
      if (opens) io.reveal(ALL, 'opens', () => ({ seat, parcel: s.parcel }));
      else io.tell(ALL, 'keeps', () => ({ seat }));
      s.parcel = 0;
    },
  }),
  next: auto<State>((s) => {
    s.round++;
    s.bid.fill(0);
    s.winner = NOBODY;
  }),
  end: auto<State>((s, io) => {
    io.reveal(ALL, 'scores', () => ({ scores: scores(s) }));
  }),
} satisfies Record<string, Node<State>>;
const rules = new Rules<State>(AT, nodes, State.at);

const worth = (field: Int32Array, seat: Seat): number =>
  field.subarray(seat * VALUES, (seat + 1) * VALUES).reduce((sum, n, value) => sum + n * (value + 1), 0);
const scores = (s: State): number[] => Array.from({ length: s.seats }, (_, p) => s.coins[p] + worth(s.closed, p) + worth(s.opened, p));

// ---- What a seat sees
const over = (s: State): boolean => s.node === AT.end;
const valuesOf = (field: Int32Array, seat: Seat): string[] =>
  VALUE.values.flatMap((value, v) => Array<string>(field[seat * VALUES + v]).fill(value));
function view(s: State, seat: Seat, names: readonly string[]): object {
  return {
    at: rules.names[s.node],
    awaits: names.filter((_, p) => has(s.awaited, p)),
    round: s.round + 1,
    coins: Object.fromEntries(names.map((name, p) => [name, s.coins[p]])),
    opened: Object.fromEntries(names.map((name, p) => [name, valuesOf(s.opened, p)])),
    closed: Object.fromEntries(
      names.map((name, p) => [name, p === seat || over(s) ? valuesOf(s.closed, p) : valuesOf(s.closed, p).length]),
    ),
    bids: Object.fromEntries(
      names.flatMap((name, p) => (s.bid[p] > 0 && (p === seat || s.node !== AT.bids) ? [[name, s.bid[p] - 1]] : [])),
    ),
    ...(s.parcel > 0 && { winner: names[s.winner], parcel: s.winner === seat ? VALUE.values[s.parcel - 1] : null }),
  };
}

// ---- What it knows, and worlds it cannot tell from this one
interface Known {
  readonly state: State;
  readonly seat: Seat;
  /** How many closed parcels each of the others has. */
  readonly closed: readonly number[];
}
function know(s: State, seat: Seat): Known {
  const state = fresh(s);
  state.copyFrom(s);
  const closed = Array.from({ length: s.seats }, () => 0);
  for (let p = 0; p < s.seats; p++) {
    if (p === seat || over(s)) continue;
    for (let v = 0; v < VALUES; v++) {
      closed[p] += s.closed[p * VALUES + v];
      state.unseen[v] += s.closed[p * VALUES + v];
      state.closed[p * VALUES + v] = 0;
    }
    if (s.node === AT.bids) state.bid[p] = 0;
    if (s.parcel > 0 && s.winner === p) state.unseen[s.parcel - 1]++;
  }
  return { state, seat, closed };
}
function sample(to: State, { state, seat, closed }: Known, io: Io): void {
  to.copyFrom(state);
  closed.forEach((n, p) => {
    for (let i = 0; i < n; i++) to.closed[p * VALUES + io.draw(LUCK.parcel, to.unseen)]++;
    if (p === seat) return;
    if (to.parcel > 0 && to.winner === p) to.parcel = io.draw(LUCK.parcel, to.unseen) + 1;
    if (to.node === AT.bids && !has(to.awaited, p)) to.bid[p] = 1 + io.pick(Math.min(MOST, to.coins[p]) + 1);
  });
}

// ---- Positions in words
type BySeat<T> = Readonly<Record<string, T>>;
interface Position {
  readonly at?: string;
  readonly round?: number;
  readonly coins?: BySeat<number>;
  readonly opened?: BySeat<readonly string[]>;
  readonly closed?: BySeat<readonly string[]>;
  readonly bids?: BySeat<number>;
  readonly winner?: string;
  readonly parcel?: string;
}
function write(s: State, names: readonly string[]): Position {
  const bySeat = <T>(value: (p: Seat) => T): BySeat<T> => Object.fromEntries(names.map((name, p) => [name, value(p)]));
  return {
    at: rules.names[s.node],
    round: s.round + 1,
    coins: bySeat((p) => s.coins[p]),
    opened: bySeat((p) => valuesOf(s.opened, p)),
    closed: bySeat((p) => valuesOf(s.closed, p)),
    bids: Object.fromEntries(names.flatMap((name, p) => (s.bid[p] > 0 ? [[name, s.bid[p] - 1]] : []))),
    ...(s.winner !== NOBODY && { winner: names[s.winner] }),
    ...(s.parcel > 0 && { parcel: VALUE.values[s.parcel - 1] }),
  };
}
function read(position: object, _edition: null, options: Options, names: readonly string[]): State {
  const p = position as Position;
  onlyKeys(position, ['at', 'round', 'coins', 'opened', 'closed', 'bids', 'winner', 'parcel'], 'a position');
  const s = new State(names.length, options);
  const seat = (name: string): Seat => {
    if (!names.includes(name)) throw new Error(`position: "${name}" is not one of ${names.join(', ')}`);
    return names.indexOf(name);
  };
  s.round = (p.round ?? 1) - 1;
  for (const [name, n] of Object.entries(p.coins ?? {})) s.coins[seat(name)] = n;
  for (const [name, n] of Object.entries(p.bids ?? {})) s.bid[seat(name)] = n + 1;
  for (const field of ['opened', 'closed'] as const)
    for (const [name, values] of Object.entries(p[field] ?? {}))
      for (const value of values) {
        const v = index(VALUE, value);
        s[field][seat(name) * VALUES + v]++;
        s.unseen[v]--;
      }
  if (p.winner !== undefined) s.winner = seat(p.winner);
  if (p.parcel !== undefined) {
    s.parcel = index(VALUE, p.parcel) + 1;
    s.unseen[s.parcel - 1]--;
  }
  const node = rules.names.indexOf(p.at ?? 'bids');
  if (node < 0) throw new Error(`position: at is one of ${rules.names.join(', ')}`);
  rules.enter(s, node);
  if (over(s)) s.step = 1;
  return s;
}

function invariant(s: State): string | undefined {
  const n = [...s.unseen];
  for (let p = 0; p < s.seats; p++) for (let v = 0; v < VALUES; v++) n[v] += s.closed[p * VALUES + v] + s.opened[p * VALUES + v];
  if (s.parcel > 0) n[s.parcel - 1]++;
  return n.join() === '3,3,2,2,2' ? undefined : `parcels by value: ${n.join(', ')}`;
}

// ---- The game
export const parcels: Game<State, null> = {
  name: 'parcels',
  rulesVersion: 1,
  seats: [2, 3, 4],
  options: OPTIONS,
  rules,
  codec: SAY.codec,
  luck: LUCK,
  standard: null,
  edition: () => null,
  create: (_edition, options, seats) => new State(seats, options),
  fresh,
  view,
  know,
  sample: (to, known, io) => sample(to, known as Known, io),
  secrets: ['bid', 'unseen', 'closed', 'parcel'],
  invariant,
  scores,
  winners: (s) => scores(s).flatMap((n, p) => (n === Math.max(...scores(s)) ? [p] : [])),
  read,
  write,
};
