// What the others did, one thing after another on the board, at a pace that the player sets; and what is past, looked through
// again. Nobody has to wait for it: whatever is asked can be answered meanwhile, and then the film is over.
import { batch, computed, signal } from '@preact/signals';
import type { Snapshot } from '../net/http/api.ts';
import { pace } from '../words/prefs.ts';
import type { Step } from './lines.ts';

/** The table as it stood after something had happened; undefined: it is not known here how it looked. */
export interface Still extends Step {
  readonly snapshot: Snapshot | undefined;
}
/** How much a still has to tell. */
export interface Weight {
  readonly lines: number;
  readonly turning: boolean;
}
/** How long a still is looked at, in milliseconds: for itself, for each line that it tells, and at a turning point. */
const LASTS = { calm: { still: 1300, line: 700, turning: 4000 }, brisk: { still: 500, line: 300, turning: 2000 } } as const;
/** Whoever falls further behind than this many stills has no use for the oldest. */
const MOST = 60;

export class Film {
  readonly stills = signal<readonly Still[]>([]);
  readonly at = signal(0);
  /** Does it go on by itself? It does not where the player looks back, or wants to go on by a key. */
  readonly running = signal(false);
  /** What the board shows instead of the present; undefined: the present. */
  readonly still = computed<Still | undefined>(() => this.stills.value[this.at.value]);
  readonly #weigh: (still: Still) => Weight;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(weigh: (still: Still) => Weight) {
    this.#weigh = weigh;
  }

  /** Something has just happened. */
  push(still: Still): void {
    if (pace.value === 'at-once' || document.visibilityState === 'hidden') return this.end();
    // Who looks back is not torn away: it is in the log.
    if (this.stills.value.length > 0 && !this.running.value && pace.value !== 'step') return;
    const begun = this.stills.value.length === 0;
    const stills = [...this.stills.value, still];
    const dropped = Math.max(0, stills.length - MOST);
    batch(() => {
      this.stills.value = stills.slice(dropped);
      this.at.value = begun ? 0 : Math.max(0, this.at.value - dropped);
      this.running.value = pace.value !== 'step';
    });
    if (begun) this.#wait();
  }

  /** Looks through what is past, from one of the stills on; it goes on when the player says so. */
  look(stills: readonly Still[], at = 0): void {
    clearTimeout(this.#timer);
    batch(() => {
      this.stills.value = stills;
      this.at.value = Math.min(at, Math.max(0, stills.length - 1));
      this.running.value = false;
    });
  }

  /** The next still; after the last one the present. */
  next(): void {
    if (this.at.value + 1 >= this.stills.value.length) return this.end();
    this.at.value++;
    this.#wait();
  }
  back(): void {
    this.running.value = false;
    clearTimeout(this.#timer);
    this.at.value = Math.max(0, this.at.value - 1);
  }
  /** To the present. */
  end(): void {
    clearTimeout(this.#timer);
    if (this.stills.value.length === 0) return;
    batch(() => {
      this.stills.value = [];
      this.at.value = 0;
      this.running.value = false;
    });
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const [still, now] = [this.still.value, pace.value];
    if (!still || !this.running.value) return;
    if (now === 'step' || now === 'at-once') return;
    const { lines, turning } = this.#weigh(still);
    const { still: base, line, turning: long } = LASTS[now];
    this.#timer = setTimeout(() => this.next(), turning ? long : base + line * Math.min(lines, 5));
  }
}
