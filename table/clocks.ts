// Everybody's clock, as a fold over what has happened: nothing but the journal, and the times in it, decides how much is left.
// It changes only with what all can see: who is awaited, and that the game has gone on.
import { seatsIn, type Seat, type SeatMask } from '@ridotto/engine';
import { ALWAYS, momentAfter, waitedFor, type Away, type Hours, type Quiet } from './hours.ts';
import type { Tempo } from './tempo.ts';

/** All in milliseconds. */
export interface Clock {
  /** Since `since`; of a clock that stands still: now. */
  readonly left: number;
  /** It runs since then, by the clock of whoever runs the table; null: it stands still. */
  readonly since: number | null;
  /** When it runs out, if nothing happens before; null: it does not. */
  readonly until: number | null;
}

/** Whoever comes back after their time ran out has this much at least. */
const LEAST = 60_000;

interface One {
  left: number;
  since: number | null;
  hours: Hours;
  /** It ran out, and the decision is still to be made. */
  out: boolean;
}

export class Clocks {
  #tempo: Tempo | undefined;
  readonly #ones: One[];
  /** The last time that anything was done: a clock that was set back makes nobody younger. */
  #now = 0;
  #runs: SeatMask = 0;

  constructor(tempo: Tempo | undefined, seats: number) {
    this.#tempo = tempo;
    this.#ones = Array.from({ length: seats }, () => ({ left: 0, since: null, hours: ALWAYS, out: false }));
    this.#fill();
  }

  get tempo(): Tempo | undefined {
    return this.#tempo;
  }
  /** Another tempo: everybody begins anew. */
  set tempo(tempo: Tempo | undefined) {
    this.#tempo = tempo;
    this.#fill();
  }
  #fill(): void {
    for (const one of this.#ones) {
      one.left = this.#full();
      one.out = false;
      if (one.since !== null) one.since = this.#now;
    }
  }
  #full(): number {
    if (this.#tempo === undefined) return 0;
    return this.#tempo.kind === 'live' ? this.#tempo.bank : this.#tempo.each;
  }

  /** Time has come so far. The clocks of these seats run from now on, and no others; `decided`: whose decision is made, and stands. */
  goOn(at: number, runs: SeatMask, decided: SeatMask = 0): void {
    this.time(at);
    if (this.#tempo === undefined) return;
    for (const seat of seatsIn(this.#runs | runs | decided)) {
      const [did, does, made] = [this.#runs, runs, decided].map((seats) => ((seats >> seat) & 1) === 1);
      // Whoever is still asked the same runs on as they did: nothing that others do shows here.
      if (did && does && !made) continue;
      this.#stop(seat);
      if (made) this.#reward(seat);
      if (does) this.#ones[seat].since = this.#now;
    }
    this.#runs = runs;
  }
  time(at: number): void {
    this.#now = Math.max(this.#now, at);
  }
  #stop(seat: Seat): void {
    const one = this.#ones[seat];
    if (one.since !== null) one.left = Math.max(0, one.left - this.#spent(one, one.since));
    one.since = null;
  }
  #spent({ hours }: One, since: number): number {
    return this.#tempo?.kind === 'turns' ? waitedFor(hours, since, this.#now) : this.#now - since;
  }
  #reward(seat: Seat): void {
    const one = this.#ones[seat];
    one.out = false;
    if (this.#tempo?.kind === 'live') one.left += this.#tempo.increment;
    else one.left = this.#full();
  }

  /** It has run out, and the decision is still to be made. */
  isOut(seat: Seat): boolean {
    return this.#ones[seat].out;
  }
  runOut(seat: Seat): void {
    this.#stop(seat);
    this.#ones[seat].left = 0;
    this.#ones[seat].out = true;
    if ((this.#runs >> seat) & 1) this.#ones[seat].since = this.#now;
  }
  /** So much more; whose time had run out is on time again. */
  give(seat: Seat, ms: number): void {
    this.#again(seat, (left) => left + ms);
  }
  /** Somebody is back, or is asked anew what they had answered: by turns from the beginning, live with what they have. */
  welcome(seat: Seat): void {
    const { increment } = { increment: 0, ...this.#tempo };
    this.#again(seat, (left) => (this.#tempo?.kind === 'live' ? Math.max(left, increment, LEAST) : this.#full()));
  }
  #again(seat: Seat, left: (left: number) => number): void {
    this.#stop(seat);
    this.#ones[seat].left = left(this.#ones[seat].left);
    this.#ones[seat].out = false;
    if ((this.#runs >> seat) & 1) this.#ones[seat].since = this.#now;
  }

  /** Quiet hours from now on; undefined: none. */
  quiet(seat: Seat, quiet: Quiet | undefined): void {
    const { away } = this.#ones[seat].hours;
    this.#rest(seat, { away, ...(quiet && { quiet }) });
  }
  /** Away from now on, until then; a moment that is past: back again. */
  away(seat: Seat, until: number): void {
    const { quiet, away } = this.#ones[seat].hours;
    const before = away.map((a): Away => ({ ...a, until: Math.min(a.until, this.#now) })).filter((a) => a.until > a.from);
    this.#rest(seat, { ...(quiet && { quiet }), away: until > this.#now ? [...before, { from: this.#now, until }] : before });
  }
  #rest(seat: Seat, hours: Hours): void {
    const runs = this.#ones[seat].since !== null;
    this.#stop(seat);
    this.#ones[seat].hours = hours;
    if (runs) this.#ones[seat].since = this.#now;
  }
  hoursOf(seat: Seat): Hours {
    return this.#ones[seat].hours;
  }

  /** By seat; none where no time is measured. */
  all(): readonly Clock[] {
    return this.#tempo === undefined ? [] : this.#ones.map((one) => this.#show(one));
  }
  #show(one: One): Clock {
    const { left, since, hours, out } = one;
    if (since === null || out) return { left, since: null, until: null };
    return { left, since, until: this.#tempo?.kind === 'turns' ? momentAfter(hours, since, left) : since + left };
  }
}
