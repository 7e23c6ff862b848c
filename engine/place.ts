// The engine's part of every state: where we are. The running node in plain numbers, interrupted ones on a small stack.

/** Where the seven scalars that every state begins with lie; then comes the stack. */
export const PLACE = { NODE: 0, STEP: 1, A: 2, B: 3, DEPTH: 4, AWAITED: 5, SEAT: 6 } as const;
const STACK = 7;
const STACK_DEPTH = 8;
export const PLACE_SIZE = STACK + STACK_DEPTH;

export class Place {
  /** Everything: the place first, then the fields of the game. */
  readonly all: Int32Array;

  constructor(size = PLACE_SIZE) {
    this.all = new Int32Array(size);
  }

  /** The auto, ask or together where we are. */
  get node(): number {
    return this.all[0];
  }
  set node(v: number) {
    this.all[0] = v;
  }
  /** Progress in it: 0 not begun. */
  get step(): number {
    return this.all[1];
  }
  set step(v: number) {
    this.all[1] = v;
  }
  /** Its two parameters, 0 to 255. */
  get a(): number {
    return this.all[2];
  }
  set a(v: number) {
    this.all[2] = v;
  }
  get b(): number {
    return this.all[3];
  }
  set b(v: number) {
    this.all[3] = v;
  }
  /** Interrupted nodes. */
  get depth(): number {
    return this.all[4];
  }
  set depth(v: number) {
    this.all[4] = v;
  }
  /** Bit mask of the seats that must decide now; 0: the game is over (or nothing has begun). */
  get awaited(): number {
    return this.all[5];
  }
  set awaited(v: number) {
    this.all[5] = v;
  }
  /** The lowest of them. */
  get seat(): number {
    return this.all[6];
  }
  set seat(v: number) {
    this.all[6] = v;
  }

  /** Interrupt: `node` is played out, then the running node goes on. */
  call(node: number, a = 0, b = 0): void {
    const all = this.all;
    if (all[4] === STACK_DEPTH) throw new Error('interruptions nested too deep');
    all[STACK + all[4]++] = all[0] | (all[1] << 8) | (all[2] << 16) | (all[3] << 24);
    all[0] = node;
    all[1] = 0;
    all[2] = a;
    all[3] = b;
  }

  /** Back to the node interrupted last. */
  back(): void {
    const all = this.all;
    const f = all[STACK + --all[4]];
    all[STACK + all[4]] = 0; // so that equal places are equal bytes
    all[0] = f & 255;
    all[1] = (f >> 8) & 255;
    all[2] = (f >> 16) & 255;
    all[3] = f >>> 24;
  }

  /** The node of an interrupted frame, 0 the oldest. */
  interrupted(i: number): number {
    return this.all[STACK + i] & 255;
  }

  copyFrom(other: Place): void {
    this.all.set(other.all);
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
