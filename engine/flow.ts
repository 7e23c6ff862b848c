// The flow of a game: four kinds of node, one loop. Each section of a rulebook is a node; where we are is data.
import type { Choice, Seat } from './choice.ts';
import type { Io } from './io.ts';
import { Place } from './place.ts';

/** Bit per seat. */
export type SeatMask = number;
export const has = (mask: SeatMask, seat: Seat): boolean => ((mask >> seat) & 1) === 1;
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);
/** The seats of a mask, in order. */
export const seatsIn = (mask: SeatMask): Seat[] => Array.from({ length: 8 }, (_, p) => p).filter((p) => has(mask, p));

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

/** Steps in the rulebook's order. A step belongs to one script only, so what follows a node is known when the rules are built. */
export interface Script<S> {
  readonly kind: 'script';
  /** Repeated as long as it holds; left out: once. */
  readonly while?: (s: S) => boolean;
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
  readonly while?: (s: S) => boolean;
  readonly who: (s: S) => Seat;
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

export const script = <S>(steps: readonly number[], whileHolds?: (s: S) => boolean): Script<S> => ({
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

/** A node made ready to run: one shape for all kinds, so that the loop stays monomorphic. */
class Ready<S> {
  readonly kind: number;
  readonly steps: readonly number[];
  readonly more: ((s: S) => boolean) | null;
  readonly who: (s: S) => number;
  readonly legal: (s: S, seat: Seat, out: Choices) => void;
  readonly apply: (s: S, seat: Seat, choice: Choice, io: Io) => void;
  readonly run: (s: S, io: Io) => void;
  readonly done: (s: S, seat: Seat) => boolean;
  readonly whyNot: Ask<S>['whyNot'] | null;
  /** The step of an ask that has been answered: 1 asked once, 0 asked again. */
  readonly once: number;
  /** The script it is a step of, and the step after it; -1: none. */
  parent = -1;
  next = -1;

  constructor(n: Node<S>) {
    const asks = n.kind === 'ask' || n.kind === 'together';
    this.kind = n.kind === 'script' ? SCRIPT : n.kind === 'auto' ? AUTO : n.kind === 'ask' ? ASK : TOGETHER;
    this.steps = n.kind === 'script' ? n.steps : [];
    this.more = (n.kind === 'script' || n.kind === 'ask') && n.while ? n.while : null;
    this.who = asks ? n.who : never;
    this.legal = asks ? n.legal : never;
    this.apply = asks ? n.apply : never;
    this.run = n.kind === 'auto' ? n.run : n.kind === 'together' ? n.commit : never;
    this.done = n.kind === 'together' ? n.done : never;
    this.whyNot = (asks && n.whyNot) || null;
    this.once = this.more === null ? 1 : 0;
  }
}

export class Rules<S extends Place> {
  readonly names: readonly string[];
  readonly #nodes: readonly Ready<S>[];
  readonly #anytime: Anytime<S> | null;

  constructor(at: Readonly<Record<string, number>>, nodes: Readonly<Record<string, Node<S>>>, anytime: Anytime<S> | null = null) {
    this.names = Object.keys(at);
    this.#anytime = anytime;
    this.#nodes = this.names.map((name) => new Ready(nodes[name]));
    this.#nodes.forEach((script, n) =>
      script.steps.forEach((step, i) => {
        const node = this.#nodes[step];
        if (node.parent !== -1) throw new Error(`${this.names[step]} is a step twice: call it instead`);
        node.parent = n;
        node.next = script.steps[i + 1] ?? -1;
      }),
    );
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
    if (this.answer(s, seat, choice, io)) while (this.tick(s, io));
  }

  /** Begins a game. */
  start(s: S, io: Io): void {
    this.enter(s, 0);
    while (this.tick(s, io));
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
    const n = this.#nodes[s.node];
    const apply = n.apply;
    if (n.kind === ASK) {
      s.step = n.once;
      s.awaited = 0;
      apply(s, seat, choice, io);
      return true;
    }
    apply(s, seat, choice, io);
    const done = n.done;
    if (done(s, seat)) {
      s.awaited &= ~(1 << seat);
      if (s.awaited === 0) {
        s.step = 2;
        return true;
      }
    }
    s.seat = lowest(s.awaited);
    return false;
  }

  /** One step of the flow; false when somebody is awaited or the game is over. A tick that throws for want of luck has
      changed only the state it was given: whoever keeps a copy can run it again. */
  tick(s: S, io: Io): boolean {
    const n = this.#nodes[s.node];
    const kind = n.kind;
    const step = s.step;
    if (kind === ASK) {
      if (step === 0) {
        const more = n.more;
        if (more === null || more(s)) {
          const who = n.who;
          const seat = who(s);
          s.seat = seat;
          s.awaited = 1 << seat;
          return false;
        }
      }
    } else if (kind === AUTO) {
      if (step === 0) {
        const run = n.run;
        s.step = 1;
        run(s, io);
        return true;
      }
    } else if (step === 0) {
      const awaited = this.#undone(s, n);
      s.awaited = awaited;
      if (awaited !== 0) {
        s.step = 1;
        s.seat = lowest(awaited);
        return false;
      }
      s.step = 2;
      return true;
    } else if (step === 1) {
      return false; // a together whose seats are still at it
    } else if (step === 2) {
      const commit = n.run;
      s.step = 3;
      commit(s, io);
      return true;
    }
    return this.#leave(s, n);
  }

  /** The seats of a together that have not done their part: all, but for a position read in the middle of it. */
  #undone(s: S, n: Ready<S>): SeatMask {
    const { who, done } = n;
    let seats = who(s);
    for (let rest = seats; rest !== 0; rest &= rest - 1) if (done(s, lowest(rest))) seats &= ~(rest & -rest);
    return seats;
  }

  /** Goes to a node; through a script to its first step, or past it if its condition does not hold. */
  #arrive(s: S, node: number): boolean {
    const nodes = this.#nodes;
    for (;;) {
      const n = nodes[node];
      if (n.kind !== SCRIPT) {
        s.node = node;
        s.step = 0;
        s.a = 0;
        s.b = 0;
        return true;
      }
      const more = n.more;
      if (more === null || more(s)) {
        node = n.steps[0];
        continue;
      }
      const after = this.#after(n);
      if (after === -1) return this.#return(s);
      node = after;
    }
  }

  #leave(s: S, n: Ready<S>): boolean {
    const after = this.#after(n);
    return after === -1 ? this.#return(s) : this.#arrive(s, after);
  }

  /** The step after it, or the script around it again, or what follows that; -1: the end of the outermost script. */
  #after(n: Ready<S>): number {
    while (n.next === -1) {
      const parent = n.parent;
      if (parent === -1) return -1;
      n = this.#nodes[parent];
      if (n.more !== null) return parent;
    }
    return n.next;
  }

  #return(s: S): boolean {
    if (s.depth === 0) {
      s.awaited = 0;
      return false;
    }
    s.back();
    return true;
  }
}
