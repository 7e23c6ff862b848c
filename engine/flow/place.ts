// The engine's part of every state: where we are. The running node in plain numbers, interrupted ones on a small stack.

const NODE = 0;
const STEP = 1;
const A = 2;
const B = 3;
const DEPTH = 4;
const AWAITED = 5;
const SEAT = 6;
const STACK = 7;
const STACK_DEPTH = 8;
/** Numbers of a state that are its place: the seven below, then the stack. */
export const PLACE_SIZE = STACK + STACK_DEPTH;
/** The same by name, as they lie in `all`. */
export const PLACE_PARTS = [
  ...['node', 'step', 'a', 'b', 'depth', 'awaited', 'seat'].map((name, at) => ({ name, at, length: 1 })),
  { name: 'interrupted', at: STACK, length: STACK_DEPTH },
] as const;

/** A node that was interrupted, as it stood. */
export interface Frame {
  readonly node: number;
  readonly step: number;
  readonly a: number;
  readonly b: number;
}
// Four numbers of a byte each in one: how a frame lies on the stack.
const packed = (f: Frame): number => f.node | (f.step << 8) | (f.a << 16) | (f.b << 24);
const unpacked = (n: number): Frame => ({ node: n & 255, step: (n >> 8) & 255, a: (n >> 16) & 255, b: n >>> 24 });

export class Place {
  // Fields and not views, although `all` has room for them: the flow asks for them all the time, and a number out of a
  // typed array costs five times as many instructions (docs/speed.md).
  /** The auto, ask or together where we are. */
  node = 0;
  /** Progress in it: 0 not begun. */
  step = 0;
  /** Its two parameters, 0 to 255. */
  a = 0;
  b = 0;
  /** Interrupted nodes. */
  depth = 0;
  /** Bit mask of the seats that must decide now; 0: the game is over (or nothing has begun). */
  awaited = 0;
  /** The lowest of them. */
  seat = 0;
  /** The stack and the fields of the game; the seven numbers above are put in front of them when somebody asks for `all`. */
  declare readonly numbers: Int32Array;

  constructor(size = PLACE_SIZE) {
    this.numbers = new Int32Array(size);
  }

  /** Everything: the place first, then the fields of the game. To put it back, assign it. */
  get all(): Int32Array {
    const { numbers } = this;
    numbers[NODE] = this.node;
    numbers[STEP] = this.step;
    numbers[A] = this.a;
    numbers[B] = this.b;
    numbers[DEPTH] = this.depth;
    numbers[AWAITED] = this.awaited;
    numbers[SEAT] = this.seat;
    return numbers;
  }
  set all(from: Int32Array) {
    this.numbers.set(from);
    this.node = from[NODE];
    this.step = from[STEP];
    this.a = from[A];
    this.b = from[B];
    this.depth = from[DEPTH];
    this.awaited = from[AWAITED];
    this.seat = from[SEAT];
  }

  /** To the beginning of a node. */
  enter(node: number): void {
    this.node = node;
    this.step = 0;
    this.a = 0;
    this.b = 0;
  }

  /** Interrupt: `node` is played out, then the running node goes on. */
  call(node: number, a = 0, b = 0): void {
    const depth = this.depth;
    if (depth === STACK_DEPTH) throw new Error('interruptions nested too deep');
    this.numbers[STACK + depth] = this.node | (this.step << 8) | (this.a << 16) | (this.b << 24);
    this.depth = depth + 1;
    this.node = node;
    this.step = 0;
    this.a = a;
    this.b = b;
  }

  /** Back to the node interrupted last. */
  back(): void {
    const { numbers } = this;
    const depth = this.depth - 1;
    const frame = numbers[STACK + depth];
    numbers[STACK + depth] = 0; // so that equal places are equal numbers
    this.depth = depth;
    this.node = frame & 255;
    this.step = (frame >> 8) & 255;
    this.a = (frame >> 16) & 255;
    this.b = frame >>> 24;
  }

  /** The node of an interrupted frame, 0 the oldest. */
  interrupted(i: number): number {
    return this.numbers[STACK + i] & 255;
  }
  /** Interrupted nodes, the oldest first. */
  get frames(): Frame[] {
    return Array.from({ length: this.depth }, (_, i) => unpacked(this.numbers[STACK + i]));
  }
  /** The running node stays as it is. Throws when there are more than there is room for. */
  set frames(frames: readonly Frame[]) {
    if (frames.length > STACK_DEPTH) throw new Error('interruptions nested too deep');
    for (let i = 0; i < STACK_DEPTH; i++) this.numbers[STACK + i] = i < frames.length ? packed(frames[i]) : 0;
    this.depth = frames.length;
  }

  copyFrom(other: Place): void {
    this.numbers.set(other.numbers);
    this.node = other.node;
    this.step = other.step;
    this.a = other.a;
    this.b = other.b;
    this.depth = other.depth;
    this.awaited = other.awaited;
    this.seat = other.seat;
  }
}

/** Same numbers everywhere: the same state, if both have the same edition and options. */
export function sameState(s: Place, t: Place): boolean {
  const a = s.all;
  const b = t.all;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** A fingerprint of a state, 16 hexadecimal digits: for checkpoints in records, not against forgery. */
export function hashState(s: Place): string {
  let h = 0x811c9dc5;
  let g = 0x9e3779b9;
  for (const v of s.all) {
    h = Math.imul(h ^ v, 0x01000193);
    g = Math.imul(g ^ v ^ (h >>> 15), 0x85ebca6b);
  }
  return (h >>> 0).toString(16).padStart(8, '0') + (g >>> 0).toString(16).padStart(8, '0');
}
