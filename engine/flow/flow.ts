// The flow of a game: four kinds of node, one loop. Each section of a rulebook is a node; where we are is data.
import type { Choice, Seat } from '../notation/choice.ts';
import type { Io } from './io.ts';
import type { Place } from './place.ts';

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

/** At once; Rules refuses more. */
const MOST_CHOICES = 1024;

/** Legal choices, written by the rules, read by everybody. Reused by its owner. */
export class Choices {
  n = 0;
  readonly at = new Int32Array(MOST_CHOICES);
  add(choice: Choice): void {
    this.at[this.n++] = choice;
  }
  /** If `holds` is 1; not if it is 0. For conditions as good as random: a branch would often be guessed wrongly. */
  addIf(holds: number, choice: Choice): void {
    this.at[this.n] = choice;
    this.n += holds;
  }
  has(choice: Choice): boolean {
    const { at, n } = this;
    for (let i = 0; i < n; i++) if (at[i] === choice) return true;
    return false;
  }
  list(): Choice[] {
    const { at, n } = this;
    const list: Choice[] = [];
    for (let i = 0; i < n; i++) list.push(at[i]);
    return list;
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
// The copy is a fast-mode object: built key by key it would be a dictionary, slow to read (docs/speed.md).
export const contents = <const N extends string>(...names: N[]): Readonly<Record<N, number>> =>
  // oxlint-disable-next-line unicorn/no-useless-spread
  ({ ...Object.fromEntries(names.map((n, i) => [n, i])) }) as Record<N, number>;

/** What a seat may do whenever it is asked something, without answering. Public and final at once, also inside a
    together; it may only widen what that seat can choose. */
export interface Anytime<S> {
  /** Bit mask of the verbs' tags. */
  readonly verbs: number;
  readonly legal: (s: S, seat: Seat, out: Choices) => void;
  readonly apply: (s: S, seat: Seat, choice: Choice, io: Io) => void;
}

/** What a seat may do though nothing is asked of it. Public and final at once; what is asked of others stays as it is. */
export interface OutOfTurn<S> {
  /** Seats that may, by public facts alone. Those who are asked something answer that instead. */
  readonly who: (s: S) => SeatMask;
  readonly legal: (s: S, seat: Seat, out: Choices) => void;
  /** Tells everybody that it was done, not what a part of it was. Touches nothing that the flow or others' choices depend on. */
  readonly apply: (s: S, seat: Seat, choice: Choice, io: Io) => void;
  /** Has this seat begun something that must be ended in the same submission? Left out: each choice stands alone. */
  readonly open?: (s: S, seat: Seat) => boolean;
  readonly whyNot?: Ask<S>['whyNot'];
}

/** Of a game's flow in a row without a question to anybody: many more than any game needs. More are a loop without an end. */
export const MOST_STEPS = 10_000;
/** The flow goes round in circles: a loop whose condition nothing changes. Says at which node. */
export class Endless extends Error {
  constructor(node: string) {
    super(`${node}: ${MOST_STEPS} steps in a row, and nobody is asked anything: the flow goes round in circles`);
  }
}

const KINDS = ['script', 'auto', 'ask', 'together'];
const SCRIPT = 0;
const ASK = 2;
const TOGETHER = 3;
const BACK = -1;
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
  /** SCRIPT, AUTO, ASK, TOGETHER or BACK. */
  declare readonly kind: number;
  /** The step at which it runs: at once, or when the last of a together is in. */
  declare readonly runsAt: number;
  declare readonly steps: readonly number[];
  /** Offset of the condition's field, NONE or FUNCTION. */
  declare readonly whileAt: number;
  declare readonly more: (s: S) => boolean;
  /** Offset of the field that says who, or FUNCTION. */
  declare readonly whoAt: number;
  declare readonly who: (s: S) => number;
  declare readonly legal: (s: S, seat: Seat, out: Choices) => void;
  declare readonly apply: (s: S, seat: Seat, choice: Choice, io: Io) => void;
  declare readonly run: (s: S, io: Io) => void;
  declare readonly done: (s: S, seat: Seat) => boolean;
  declare readonly whyNot: Ask<S>['whyNot'] | null;
  /** The step of an ask that has been answered: 1 asked once, 0 asked again. */
  declare readonly once: number;
  /** Its number. */
  declare readonly node: number;
  /** A script's first step. */
  declare first: Ready<S>;
  /** Where it goes on: the next step, the script around it again, or what follows that; BACK: to what it interrupted. */
  declare after: Ready<S>;

  constructor(n: Node<S>, node: number, offsets: Offsets) {
    const asked = n.kind === 'ask' || n.kind === 'together';
    const condition = n.kind === 'script' || n.kind === 'ask' ? n.while : undefined;
    this.kind = KINDS.indexOf(n.kind);
    this.runsAt = n.kind === 'auto' ? 0 : 2;
    this.steps = n.kind === 'script' ? n.steps : [];
    this.whileAt = condition === undefined ? NONE : typeof condition === 'function' ? FUNCTION : offsetOf(condition, offsets);
    this.more = typeof condition === 'function' ? condition : never;
    this.whoAt = asked && typeof n.who === 'string' ? offsetOf(n.who, offsets) : FUNCTION;
    this.who = asked && typeof n.who === 'function' ? n.who : never;
    this.legal = asked ? n.legal : never;
    this.apply = asked ? n.apply : never;
    this.run = n.kind === 'auto' ? n.run : n.kind === 'together' ? n.commit : never;
    this.done = n.kind === 'together' ? n.done : never;
    this.whyNot = (asked && n.whyNot) || null;
    this.once = condition === undefined ? 1 : 0;
    this.node = node;
    this.first = this;
    this.after = this;
  }
}
function offsetOf(field: string, offsets: Offsets): number {
  if (offsets[field] === undefined) throw new Error(`"${field}" is not a scalar of the state`);
  return offsets[field];
}

export class Rules<S extends Place> {
  declare readonly names: readonly string[];
  declare private readonly nodes: readonly Ready<S>[];
  declare private readonly anytime: Anytime<S> | null;
  declare private readonly outOfTurn: OutOfTurn<S> | null;

  /** `at`: the table of contents. `offsets`: the scalars of the state class (its `at`), for conditions by name. */
  constructor(
    at: Readonly<Record<string, number>>,
    nodes: Readonly<Record<string, Node<S>>>,
    offsets: Offsets = {},
    anytime: Anytime<S> | null = null,
    outOfTurn: OutOfTurn<S> | null = null,
  ) {
    this.names = Object.keys(at);
    this.anytime = anytime;
    this.outOfTurn = outOfTurn;
    const ready = this.names.map((name, n) => new Ready(nodes[name], n, offsets));
    const back = new Ready<S>({ kind: 'back' } as unknown as Node<S>, -1, offsets);
    const parents = new Map<number, number>();
    this.nodes = ready;
    for (const n of ready) {
      n.steps.forEach((step) => {
        if (parents.has(step)) throw new Error(`${this.names[step]} is a step twice: call it instead`);
        parents.set(step, n.node);
      });
      if (n.kind === SCRIPT) n.first = ready[n.steps[0]];
    }
    const after = (node: number): Ready<S> => {
      const parent = parents.get(node);
      if (parent === undefined) return back;
      const { steps, whileAt } = ready[parent];
      const next = steps[steps.indexOf(node) + 1];
      return next !== undefined ? ready[next] : whileAt !== NONE ? ready[parent] : after(parent);
    };
    for (const n of ready) n.after = after(n.node);
  }

  /** All legal choices of a seat; none if it is neither awaited nor may speak out of turn. */
  legal(s: S, seat: Seat, out: Choices): void {
    out.n = 0;
    if (((s.awaited >> seat) & 1) === 0) {
      this.legalOutOfTurn(s, seat, out);
      return;
    }
    const legal = this.nodes[s.node].legal;
    legal(s, seat, out);
    if (this.anytime !== null) this.anytime.legal(s, seat, out);
    if (out.n > MOST_CHOICES) this.tooMany(s, out.n);
  }
  // Apart, so that what runs all the time stays small enough to be inlined (docs/speed.md).
  private legalOutOfTurn(s: S, seat: Seat, out: Choices): void {
    if (this.outOfTurn !== null && this.isOutOfTurn(s, seat)) this.outOfTurn.legal(s, seat, out);
  }
  private tooMany(s: S, n: number): never {
    throw new Error(`${this.names[s.node]}: ${n} choices at once, more than ${MOST_CHOICES}; take the decision in parts`);
  }

  /** The seats that may speak though nothing is asked of them. */
  speakers(s: S): SeatMask {
    const speaking = this.outOfTurn;
    return speaking === null || s.awaited === 0 ? 0 : speaking.who(s) & ~this.asked(s);
  }
  isOutOfTurn(s: S, seat: Seat): boolean {
    return has(this.speakers(s), seat);
  }
  /** Has it begun to speak out of turn, and not ended? Never between two submissions. */
  isOpen(s: S, seat: Seat): boolean {
    return this.outOfTurn?.open?.(s, seat) === true && this.isOutOfTurn(s, seat);
  }
  /** Of a simultaneous step also those who have done their part: they may change it. */
  private asked(s: S): SeatMask {
    return this.isTogether(s) ? who(s, this.nodes[s.node]) : s.awaited;
  }

  /** The choice must be legal. Plays on until somebody is awaited or the game is over. */
  apply(s: S, seat: Seat, choice: Choice, io: Io): void {
    if (this.answer(s, seat, choice, io)) this.go(s, io, false);
  }

  /** Begins a game. */
  start(s: S, io: Io): void {
    this.enter(s, 0);
    this.go(s, io, false);
  }

  /** To anywhere in the rules: a node says all about the place, for its script and the step after it are known. */
  enter(s: S, node: number): void {
    s.depth = 0;
    s.awaited = 0;
    let n = this.nodes[node];
    let left = MOST_STEPS;
    while (n.kind === SCRIPT) {
      if (--left < 0) this.endless(n);
      n = holds(s, n) ? n.first : n.after;
    }
    s.enter(n.node);
  }
  private endless(at: Ready<S>): never {
    throw new Endless(this.names[at.node] ?? 'the game');
  }

  isTogether(s: S): boolean {
    return this.nodes[s.node].kind === TOGETHER && s.step === 1;
  }

  /** Does somebody decide at this node? */
  asks(node: number): boolean {
    return this.nodes[node].kind >= ASK;
  }

  isAnytime(choice: Choice): boolean {
    return this.anytime !== null && ((this.anytime.verbs >> (choice & 31)) & 1) === 1;
  }

  whyNot(s: S, seat: Seat, choice: Choice): Reason | undefined {
    if (this.isOutOfTurn(s, seat)) return this.outOfTurn?.whyNot?.(s, seat, choice);
    return this.nodes[s.node].whyNot?.(s, seat, choice);
  }

  private answersOutOfTurn(s: S, seat: Seat, choice: Choice, io: Io): boolean {
    if (((s.awaited >> seat) & 1) !== 0 || this.outOfTurn === null || !this.isOutOfTurn(s, seat)) return false;
    this.outOfTurn.apply(s, seat, choice, io);
    return true;
  }
  /** The choice alone; then `tick` until false. False: somebody is still awaited here. */
  answer(s: S, seat: Seat, choice: Choice, io: Io): boolean {
    if (this.outOfTurn !== null && this.answersOutOfTurn(s, seat, choice, io)) return false;
    if (this.anytime !== null && this.isAnytime(choice)) {
      this.anytime.apply(s, seat, choice, io);
      return false;
    }
    const n = this.nodes[s.node];
    const apply = n.apply;
    if (n.kind === ASK) {
      s.step = n.once;
      s.awaited = 0;
      apply(s, seat, choice, io);
      return true;
    }
    apply(s, seat, choice, io);
    const done = n.done;
    if (!done(s, seat)) return false;
    const awaited = s.awaited & ~(1 << seat);
    s.awaited = awaited;
    if (awaited === 0) s.step = 2;
    else s.seat = lowest(awaited);
    return awaited === 0;
  }

  /** After `answer` said that it flows: until somebody is awaited or the game is over. Throws Endless. */
  goOn(s: S, io: Io): void {
    this.go(s, io, false);
  }

  /** One step of the flow; false when somebody is awaited or the game is over. A tick that throws for want of luck has
      changed only the state it was given: whoever keeps a copy can run it again. */
  tick(s: S, io: Io): boolean {
    return this.go(s, io, true);
  }

  /** On and on until somebody is awaited or the game is over: false; or just one step: true, if there may be more. */
  private go(s: S, io: Io, justOne: boolean): boolean {
    const nodes = this.nodes;
    let n = nodes[s.node];
    let left = MOST_STEPS;
    do {
      if (--left < 0) this.endless(n);
      const step = s.step;
      if (n.kind === ASK) {
        if (step === 0 && holds(s, n)) {
          const seat = n.whoAt >= 0 ? s.numbers[n.whoAt] : who(s, n);
          s.seat = seat;
          s.awaited = 1 << seat;
          return false;
        }
      } else if (step === n.runsAt) {
        const run = n.run;
        s.step = step + 1;
        run(s, io);
        n = nodes[s.node];
        continue;
      } else if (step < n.runsAt) {
        if (gathers(s, n)) return false;
        continue;
      }
      n = n.after;
      while (n.kind === SCRIPT) {
        if (--left < 0) this.endless(n);
        n = holds(s, n) ? n.first : n.after;
      }
      if (n.kind !== BACK) s.enter(n.node);
      else if (s.depth > 0) {
        s.back();
        n = nodes[s.node];
      } else {
        s.awaited = 0;
        s.seat = 0;
        return false;
      }
    } while (!justOne);
    return true;
  }
}

function who<S extends Place>(s: S, n: Ready<S>): Seat {
  const f = n.who;
  return f(s) | 0; // an integer for sure: else it would be stored by way of a float
}

function holds<S extends Place>(s: S, n: Ready<S>): boolean {
  const at = n.whileAt;
  if (at >= 0) return s.numbers[at] !== 0;
  if (at === NONE) return true;
  const more = n.more;
  return more(s);
}

/** A together, begun or not: is anybody awaited? */
function gathers<S extends Place>(s: S, n: Ready<S>): boolean {
  if (s.step === 1) return true;
  const awaited = undone(s, n);
  s.awaited = awaited;
  s.step = awaited === 0 ? 2 : 1;
  if (awaited !== 0) s.seat = lowest(awaited);
  return awaited !== 0;
}
/** The seats of a together that have not done their part: all, but for a position read in the middle of it. */
function undone<S extends Place>(s: S, n: Ready<S>): SeatMask {
  const { done } = n;
  let seats = who(s, n);
  for (let rest = seats; rest !== 0; rest &= rest - 1) if (done(s, lowest(rest))) seats &= ~(rest & -rest);
  return seats;
}
