// What the others did, one thing after another on the board, at a pace that the player sets; and what is past, looked through
// again. Nobody has to wait for it: whatever is asked can be answered meanwhile, and then the film is over.
import { batch, computed, signal } from '@preact/signals';
import type { Snapshot } from '../net/http/api.ts';
import { pace } from '../words/prefs.ts';
import type { Step } from './lines.ts';

/** The table as it stood after something had happened. */
export interface Still extends Step {
  /** undefined: it is not known here how it looked, or not yet. */
  readonly snapshot: Snapshot | undefined;
}
/** How much a step has to tell. */
interface Weight {
  readonly lines: number;
  readonly turning: boolean;
}
/** What the film is told about its steps. */
export interface Showing {
  weigh(step: Step): Weight;
  /** Does a turn, or a round, begin there? */
  begins(step: Step): boolean;
  /** How the table looked then: undefined, where nobody knows. */
  sight(step: Step): Snapshot | 'waits' | undefined;
}
/** How long a still is looked at, in milliseconds: for itself, for each line that it tells, and at a turning point. */
const LASTS = { calm: { still: 1300, line: 700, turning: 4000 }, brisk: { still: 500, line: 300, turning: 2000 } } as const;
/** Whoever falls further behind than this many stills has no use for the oldest. */
const MOST = 60;

export class Film {
  readonly steps = signal<readonly Step[]>([]);
  readonly at = signal(0);
  /** Does it go on by itself? It does not where the player looks back, unless they wish it, or wants to go on by a key. */
  readonly running = signal(false);
  /** What is past is looked through, and nothing of the present. */
  readonly back = signal(false);
  /** So many events have been told since one began to look back. */
  readonly meanwhile = signal(0);
  /** What the board shows instead of the present; undefined: the present. Until it is known how the table looked then, it is what
      was shown before. */
  readonly still = computed<Still | undefined>(() => {
    const step = this.steps.value[this.at.value];
    const sight = step && this.#of.sight(step);
    if (sight !== 'waits' || !this.#shown) this.#shown = step && { ...step, snapshot: sight === 'waits' ? undefined : sight };
    return this.#shown;
  });
  #shown: Still | undefined;
  /** There is no present to come to: the game was played long ago. */
  readonly endless: boolean;
  readonly #of: Showing;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(of: Showing, endless = false) {
    this.#of = of;
    this.endless = endless;
  }

  /** Something has just happened. */
  push(steps: readonly Step[]): void {
    if (pace.value === 'at-once' || document.visibilityState === 'hidden') return this.end();
    const begun = this.steps.value.length === 0;
    const all = [...this.steps.value, ...steps];
    const dropped = Math.max(0, all.length - MOST);
    batch(() => {
      this.steps.value = all.slice(dropped);
      this.at.value = begun ? 0 : Math.max(0, this.at.value - dropped);
      this.running.value = pace.value !== 'step';
    });
    if (begun) this.#wait();
  }

  /** Something has happened while one looks back, who is not torn away; `goesOn`: it comes after what is looked through. */
  came(steps: readonly Step[], goesOn: boolean): void {
    batch(() => {
      this.meanwhile.value++;
      if (goesOn) this.steps.value = [...this.steps.value, ...steps];
    });
  }

  /** Looks through what is past, from one of the steps on; it goes on when the player says so. */
  look(steps: readonly Step[], at = 0): void {
    clearTimeout(this.#timer);
    batch(() => {
      this.steps.value = steps;
      this.running.value = false;
      this.back.value = steps.length > 0;
      this.meanwhile.value = 0;
      this.go(at);
    });
  }

  /** To a step by its number, or the nearest that there is. */
  go(to: number): void {
    this.at.value = Math.max(0, Math.min(to, this.steps.value.length - 1));
    this.#wait();
  }
  /** The next step; after the last one the present. */
  next(): void {
    if (this.at.value + 1 < this.steps.value.length) this.go(this.at.value + 1);
    else this.end();
  }
  previous(): void {
    this.pause();
    this.go(this.at.value - 1);
  }
  first(): void {
    this.pause();
    this.go(0);
  }
  last(): void {
    this.pause();
    this.go(this.steps.value.length - 1);
  }
  /** To where this turn began, or the one before; `on`: to where the next one begins, or the end. */
  turn(on: boolean): void {
    const steps = this.steps.value;
    const by = on ? 1 : -1;
    let to = this.at.value + by;
    while (to > 0 && to < steps.length - 1 && !this.#of.begins(steps[to]!)) to += by;
    this.pause();
    this.go(to);
  }
  /** From here on by itself; from the end, from the beginning. */
  play(): void {
    batch(() => {
      this.running.value = true;
      this.go(this.at.value + 1 < this.steps.value.length ? this.at.value : 0);
    });
  }
  pause(): void {
    clearTimeout(this.#timer);
    this.running.value = false;
  }
  /** To the present. */
  end(): void {
    clearTimeout(this.#timer);
    if (this.steps.value.length === 0) return;
    if (this.endless) return this.last();
    this.stop();
  }
  /** Nothing is shown any more. */
  stop(): void {
    clearTimeout(this.#timer);
    batch(() => {
      this.steps.value = [];
      this.at.value = 0;
      this.running.value = false;
      this.back.value = false;
      this.meanwhile.value = 0;
    });
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const step = this.steps.value[this.at.value];
    if (!step || !this.running.value) return;
    const now = pace.value;
    // Whoever has it played wants to see it, however they have what is new shown.
    if (!this.back.value && (now === 'step' || now === 'at-once')) return;
    const { lines, turning } = this.#of.weigh(step);
    const { still: base, line, turning: long } = LASTS[now === 'calm' ? 'calm' : 'brisk'];
    const on = (): void => (this.back.value && this.at.value + 1 === this.steps.value.length ? this.pause() : this.next());
    this.#timer = setTimeout(on, turning ? long : base + line * Math.min(lines, 5));
  }
}
