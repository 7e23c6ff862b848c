// The flow of a game: four kinds of node, one loop. Each section of a rulebook is a node; where we are is data.
import type { Choice, Seat } from './choice.ts';
import type { Io } from './io.ts';
import { PLACE, type Place } from './place.ts';

// Local constants, because the compiler sees through them and not through imports (docs/speed.md).
const { NODE, STEP, A, B, DEPTH, AWAITED, SEAT } = PLACE;

/** Bit per seat. */
export type SeatMask = number;
export const has = (mask: SeatMask, seat: Seat): boolean => ((mask >> seat) & 1) === 1;
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);
/** The seats of a mask, in order. */
export function seatsIn(mask: SeatMask): Seat[] {
  const out: Seat[] = [];
  for (let rest = mask & 255; rest !== 0; rest &= rest - 1) out.push(lowest(rest));
  return out;
}

/** Legal choices, written by the rules, read by everybody. Reused by its owner. */
export class Choices {
  n = 0;
  readonly at = new Int32Array(1024);
  add(choice: Choice): void {
    this.at[this.n++] = choice;
  }
  has(choice: Choice): boolean {
    return this.list().includes(choice);
  }
  list(): Choice[] {
    return [...this.at.subarray(0, this.n)];
  }
}

/** Why a choice is not legal: the name of the rule that refuses it, and the facts that fail (plain JSON, words). */
export interface Reason {
  readonly rule: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A condition: a scalar of the state by its name, which holds unless it is 0; or a function. */
export type Condition<S> = (string & keyof S) | ((s: S) => boolean);

/** Steps in the rulebook's order. A step belongs to one script only, so what follows a node is known when the rules are built. */
export interface Script<S> {
  readonly kind: 'script';
  /** Repeated as long as it holds; left out: once. */
  readonly while?: Condition<S>;
  readonly steps: readonly number[];
}
/** Happens by itself. */
export interface Auto<S> {
  readonly kind: 'auto';
  readonly run: (s: S, io: Io) => void;
}
/** One seat decides. */
export interface Ask<S> {
  readonly kind: 'ask';
  /** Asked again and again as long as it holds; left out: once. */
  readonly while?: Condition<S>;
  /** A scalar of the state by its name, or a function: the quicker, the plainer. */
  readonly who: (string & keyof S) | ((s: S) => Seat);
  readonly legal: (s: S, seat: Seat, out: Choices) => void;
  /** Only ever called with a legal choice. May ask luck; whoever has no outcome ready calls it on a copy. */
  readonly apply: (s: S, seat: Seat, choice: Choice, io: Io) => void;
  /** Slow path; undefined: there is no such thing to be chosen here. */
  readonly whyNot?: (s: S, seat: Seat, choice: Choice) => Reason | undefined;
}
/** Several seats decide at once, in secret; each may change its mind until the last is in. */
export interface Together<S> {
  readonly kind: 'together';
  readonly who: (s: S) => SeatMask;
  /** The draft is in the state, in fields that belong to the seat; views and samples hide it. */
  readonly legal: (s: S, seat: Seat, out: Choices) => void;
  /** One part of the draft. Touches this seat's fields only, so that the order of arrival cannot matter. May ask luck for
      this seat alone (a draw): the seat's draft so far is then final. Tells others nothing. */
  readonly apply: (s: S, seat: Seat, choice: Choice, io: Io) => void;
  /** Complete: no longer awaited, may still change its mind. */
  readonly done: (s: S, seat: Seat) => boolean;
  /** Once, when the last is in. Facts are told here. */
  readonly commit: (s: S, io: Io) => void;
  readonly whyNot?: Ask<S>['whyNot'];
}
export type Node<S> = Script<S> | Auto<S> | Ask<S> | Together<S>;

export const script = <S>(steps: readonly number[], whileHolds?: Condition<S>): Script<S> => ({
  kind: 'script',
  steps,
  while: whileHolds,
});
export const auto = <S>(run: (s: S, io: Io) => void): Auto<S> => ({ kind: 'auto', run });
export const ask = <S>(node: Omit<Ask<S>, 'kind'>): Ask<S> => ({ kind: 'ask', ...node });
export const together = <S>(node: Omit<Together<S>, 'kind'>): Together<S> => ({ kind: 'together', ...node });

/** The table of contents of a rules module: names of nodes to small numbers. The first is where a game begins. */
export const contents = <const N extends string>(...names: N[]): Readonly<Record<N, number>> =>
  ({ ...Object.fromEntries(names.map((n, i) => [n, i])) }) as Record<N, number>;

/** What a seat may do whenever it is asked something, without answering. Public and final at once, also inside a
    together; it may only widen what that seat can choose. */
export interface Anytime<S> {
  /** Bit mask of the verbs' tags. */
  readonly verbs: number;
  readonly legal: (s: S, seat: Seat, out: Choices) => void;
  readonly apply: (s: S, seat: Seat, choice: Choice, io: Io) => void;
}

const SCRIPT = 0;
const AUTO = 1;
const ASK = 2;
const TOGETHER = 3;
const never = (): never => {
  throw new Error('nobody is asked here');
};

/** Where a scalar lies in a state, by its name. */
export type Offsets = Readonly<Record<string, number>>;
/** Instead of an offset: there is no condition; it is a function. */
const NONE = -1;
const FUNCTION = -2;

/** A node made ready to run: one shape for all kinds, so that the loop stays monomorphic. */
class Ready<S> {
  readonly kind: number;
  readonly steps: readonly number[];
  /** Offset of the condition's field, NONE or FUNCTION. */
  readonly whileAt: number;
  readonly more: (s: S) => boolean;
  /** Offset of the field that says who, or FUNCTION. */
  readonly whoAt: number;
  readonly who: (s: S) => number;
  readonly legal: (s: S, seat: Seat, out: Choices) => void;
  readonly apply: (s: S, seat: Seat, choice: Choice, io: Io) => void;
  readonly run: (s: S, io: Io) => void;
  readonly done: (s: S, seat: Seat) => boolean;
  readonly whyNot: Ask<S>['whyNot'] | null;
  /** The step of an ask that has been answered: 1 asked once, 0 asked again. */
  readonly once: number;
  /** The script it is a step of, and the step after it; NONE. */
  parent = NONE;
  next = NONE;
  /** The node to go to when it is done: the next step, the script around it again, or what follows that; NONE: back. */
  after = NONE;

  constructor(n: Node<S>, offsets: Offsets) {
    const asks = n.kind === 'ask' || n.kind === 'together';
    const condition = n.kind === 'script' || n.kind === 'ask' ? n.while : undefined;
    this.kind = n.kind === 'script' ? SCRIPT : n.kind === 'auto' ? AUTO : n.kind === 'ask' ? ASK : TOGETHER;
    this.steps = n.kind === 'script' ? n.steps : [];
    this.whileAt = condition === undefined ? NONE : typeof condition === 'function' ? FUNCTION : offsetOf(condition, offsets);
    this.more = typeof condition === 'function' ? condition : never;
    this.whoAt = asks && typeof n.who === 'string' ? offsetOf(n.who, offsets) : FUNCTION;
    this.who = asks && typeof n.who === 'function' ? n.who : never;
    this.legal = asks ? n.legal : never;
    this.apply = asks ? n.apply : never;
    this.run = n.kind === 'auto' ? n.run : n.kind === 'together' ? n.commit : never;
    this.done = n.kind === 'together' ? n.done : never;
    this.whyNot = (asks && n.whyNot) || null;
    this.once = condition === undefined ? 1 : 0;
  }
}
function offsetOf(field: string, offsets: Offsets): number {
  if (offsets[field] === undefined) throw new Error(`"${field}" is not a scalar of the state`);
  return offsets[field];
}

export class Rules<S extends Place> {
  readonly names: readonly string[];
  readonly #nodes: readonly Ready<S>[];
  readonly #anytime: Anytime<S> | null;

  /** `at`: the table of contents. `offsets`: the scalars of the state class (its `at`), for conditions by name. */
  constructor(
    at: Readonly<Record<string, number>>,
    nodes: Readonly<Record<string, Node<S>>>,
    offsets: Offsets = {},
    anytime: Anytime<S> | null = null,
  ) {
    this.names = Object.keys(at);
    this.#anytime = anytime;
    this.#nodes = this.names.map((name) => new Ready(nodes[name], offsets));
    this.#nodes.forEach((script, n) =>
      script.steps.forEach((step, i) => {
        const node = this.#nodes[step];
        if (node.parent !== NONE) throw new Error(`${this.names[step]} is a step twice: call it instead`);
        node.parent = n;
        node.next = script.steps[i + 1] ?? NONE;
      }),
    );
    for (const node of this.#nodes) node.after = this.#after(node);
  }

  /** All legal choices of a seat; none if it is not awaited. */
  legal(s: S, seat: Seat, out: Choices): void {
    out.n = 0;
    if (((s.awaited >> seat) & 1) === 0) return;
    const legal = this.#nodes[s.node].legal;
    legal(s, seat, out);
    if (this.#anytime !== null) this.#anytime.legal(s, seat, out);
  }

  /** The choice must be legal. Plays on until somebody is awaited or the game is over. */
  apply(s: S, seat: Seat, choice: Choice, io: Io): void {
    if (this.answer(s, seat, choice, io)) this.#go(s, io, false);
  }

  /** Begins a game. */
  start(s: S, io: Io): void {
    this.enter(s, 0);
    this.#go(s, io, false);
  }

  /** To anywhere in the rules: a node says all about the place, for its script and the step after it are known. */
  enter(s: S, node: number): void {
    s.depth = 0;
    s.awaited = 0;
    this.#arrive(s, node);
  }

  isTogether(s: S): boolean {
    return this.#nodes[s.node].kind === TOGETHER && s.step === 1;
  }

  /** Does somebody decide at this node? */
  asks(node: number): boolean {
    return this.#nodes[node].kind >= ASK;
  }

  isAnytime(choice: Choice): boolean {
    return this.#anytime !== null && ((this.#anytime.verbs >> (choice & 31)) & 1) === 1;
  }

  whyNot(s: S, seat: Seat, choice: Choice): Reason | undefined {
    return this.#nodes[s.node].whyNot?.(s, seat, choice);
  }

  /** The choice alone; then `tick` until false. False: somebody is still awaited here. */
  answer(s: S, seat: Seat, choice: Choice, io: Io): boolean {
    if (this.#anytime !== null && this.isAnytime(choice)) {
      this.#anytime.apply(s, seat, choice, io);
      return false;
    }
    const all = s.all;
    const n = this.#nodes[all[NODE]];
    const apply = n.apply;
    if (n.kind === ASK) {
      all[STEP] = n.once;
      all[AWAITED] = 0;
      apply(s, seat, choice, io);
      return true;
    }
    apply(s, seat, choice, io);
    const done = n.done;
    if (!done(s, seat)) return false;
    const awaited = all[AWAITED] & ~(1 << seat);
    all[AWAITED] = awaited;
    if (awaited === 0) all[STEP] = 2;
    else all[SEAT] = lowest(awaited);
    return awaited === 0;
  }

  /** One step of the flow; false when somebody is awaited or the game is over. A tick that throws for want of luck has
      changed only the state it was given: whoever keeps a copy can run it again. */
  tick(s: S, io: Io): boolean {
    return this.#go(s, io, true);
  }

  /** On and on until somebody is awaited or the game is over: false; or just one step: true, if there may be more. */
  #go(s: S, io: Io, justOne: boolean): boolean {
    const nodes = this.#nodes;
    const all = s.all;
    do {
      const n = nodes[all[NODE]];
      const kind = n.kind;
      const step = all[STEP];
      if (kind === ASK) {
        if (step === 0 && this.#holds(s, n)) {
          const seat = this.#who(s, n);
          all[SEAT] = seat;
          all[AWAITED] = 1 << seat;
          return false;
        }
        if (!this.#leave(s, n)) return false;
      } else if (kind === AUTO) {
        if (step === 0) {
          const run = n.run;
          all[STEP] = 1;
          run(s, io);
        } else if (!this.#leave(s, n)) return false;
      } else if (step === 0) {
        const awaited = this.#undone(s, n);
        all[AWAITED] = awaited;
        all[STEP] = awaited === 0 ? 2 : 1;
        if (awaited !== 0) {
          all[SEAT] = lowest(awaited);
          return false;
        }
      } else if (step === 1) {
        return false; // a together whose seats are still at it
      } else if (step === 2) {
        const commit = n.run;
        all[STEP] = 3;
        commit(s, io);
      } else if (!this.#leave(s, n)) return false;
    } while (!justOne);
    return true;
  }

  #who(s: S, n: Ready<S>): Seat {
    const at = n.whoAt;
    if (at >= 0) return s.all[at];
    const who = n.who;
    return who(s) | 0; // an integer for sure: else it would be stored by way of a float
  }

  #holds(s: S, n: Ready<S>): boolean {
    const at = n.whileAt;
    if (at >= 0) return s.all[at] !== 0;
    if (at === NONE) return true;
    const more = n.more;
    return more(s);
  }

  /** The seats of a together that have not done their part: all, but for a position read in the middle of it. */
  #undone(s: S, n: Ready<S>): SeatMask {
    const { who, done } = n;
    let seats = who(s) | 0;
    for (let rest = seats; rest !== 0; rest &= rest - 1) if (done(s, lowest(rest))) seats &= ~(rest & -rest);
    return seats;
  }

  /** On to what follows a node, or back to what it interrupted; false: the game is over. */
  #leave(s: S, n: Ready<S>): boolean {
    if (n.after !== NONE) return this.#arrive(s, n.after);
    if (s.all[DEPTH] === 0) {
      s.all[AWAITED] = 0;
      s.all[SEAT] = 0;
      return false;
    }
    s.back();
    return true;
  }

  /** Goes to a node; through a script to its first step, or past it if its condition does not hold. */
  #arrive(s: S, node: number): boolean {
    const nodes = this.#nodes;
    let n = nodes[node];
    while (n.kind === SCRIPT) {
      if (this.#holds(s, n)) node = n.steps[0];
      else if (n.after === NONE) return this.#leave(s, n);
      else node = n.after;
      n = nodes[node];
    }
    const all = s.all;
    all[NODE] = node;
    all[STEP] = 0;
    all[A] = 0;
    all[B] = 0;
    return true;
  }

  #after(n: Ready<S>): number {
    while (n.next === NONE) {
      const parent = n.parent;
      if (parent === NONE) return NONE;
      n = this.#nodes[parent];
      if (n.whileAt !== NONE) return parent;
    }
    return n.next;
  }
}
