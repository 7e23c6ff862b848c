// The events that each viewer gets. An event exists only when something that they see has changed, so that its number tells
// nothing about what others do in secret. What a viewer was told is put together when they ask.
import { toldTo, type Happened, type Seat, type Told } from '@ridotto/engine';
import type { Moment } from './moments.ts';
import type { Happening } from './protocol.ts';
import { CHUNK, Steps, type Step } from './steps.ts';

/** Of so many of each viewer's events it is known what they saw then. Counted for each viewer: how much others do in secret
    must not show. */
const KEPT = 12;
/** Seats, and SPECTATOR. */
const VIEWERS = 8;
/** Whoever is told all that anybody is told, and sees what all of them see together: nobody at a table, but whoever looks at a game
    that was played. Only of a table that keeps all its moments. */
export const ALL_EYES: Seat = VIEWERS;

export class Streams<S> {
  readonly #steps = new Steps();
  readonly #moments = Array.from({ length: VIEWERS + 1 }, (): Moment<S>[] => []);
  readonly #kept: number;
  readonly #viewers: number;
  /** How many events each viewer has had. */
  readonly #seqs = new Int32Array(VIEWERS + 1);
  /** Of those who have looked. */
  readonly #counts = new Map<Seat, Count>();

  /** `kept`: of how many of each viewer's last events it is known what they saw then; Infinity: of all. */
  constructor(kept = KEPT) {
    this.#kept = kept;
    this.#viewers = kept === Infinity ? VIEWERS + 1 : VIEWERS;
  }

  /** Is there whoever sees it all? */
  get areOpen(): boolean {
    return this.#viewers > ALL_EYES;
  }
  /** `moment`: how the table stands afterwards. */
  add(step: Step, moment: Moment<S>): void {
    this.#steps.add(step);
    for (let viewer = 0; viewer < this.#viewers; viewer++)
      if (sees(step, viewer)) this.#moments[viewer][++this.#seqs[viewer] % this.#kept] = moment;
  }
  /** How the table stood after event number `seq`; undefined: that is too long ago. */
  momentAt(viewer: Seat, seq: number): Moment<S> | undefined {
    return seq > this.#seqs[viewer] - this.#kept ? this.#moments[viewer][seq % this.#kept] : undefined;
  }
  /** Number of the viewer's last event. */
  seq(viewer: Seat): number {
    return this.#seqs[viewer];
  }
  /** The viewer's events after number `after`. */
  *after(viewer: Seat, after: number): Generator<Happening, void> {
    if (after >= this.#seqs[viewer]) return;
    let count = this.#counts.get(viewer);
    if (!count) this.#counts.set(viewer, (count = new Count(viewer)));
    yield* count.after(after, this.#steps);
  }
  /** The facts of the game: all that was told, but for what was taken back. */
  facts(): Happened[] {
    return this.#steps.facts();
  }
}

/** How events and moves count for one viewer: so much of it as makes the rest again. */
class Count {
  readonly #viewer: Seat;
  /** The moves as this viewer counts them, by number: only those that reached them. */
  readonly #entryOf: number[] = [];
  /** Before each chunk of steps. */
  readonly #marks: { readonly seq: number; readonly entry: number }[] = [];
  #steps = 0;
  #seq = 0;
  #entry = -1;
  /** Of its last event. */
  #last: Step | undefined;

  constructor(viewer: Seat) {
    this.#viewer = viewer;
  }

  *after(after: number, steps: Steps): Generator<Happening, void> {
    this.#goOn(steps);
    // Whoever is told everything as it happens asks for the last event alone.
    if (this.#last && after === this.#seq - 1) return yield this.#told(this.#last, this.#seq, this.#entry);
    const chunk = this.#marks.findLastIndex(({ seq }) => seq <= after);
    let { seq, entry } = this.#marks[chunk];
    for (const step of steps.from(chunk * CHUNK)) {
      if (!sees(step, this.#viewer)) continue;
      if (this.#counts(step)) entry++;
      if (++seq > after) yield this.#told(step, seq, entry);
    }
  }
  #told({ facts, by, move, undone, aside, matter }: Step, seq: number, entry: number): Happening {
    return {
      seq,
      entry: undone && move !== undefined ? (this.#entryOf[move] ?? entry) : entry,
      ...(by !== undefined && { by }),
      ...(undone && { undone }),
      ...(aside && { aside }),
      ...(matter && { matter }),
      facts: facts.map((fact) => told(this.#viewer, fact)).filter((one) => one !== undefined),
    };
  }

  #goOn(steps: Steps): void {
    for (const step of steps.from(this.#steps)) {
      if (this.#steps++ % CHUNK === 0) this.#marks.push({ seq: this.#seq, entry: this.#entry });
      if (!sees(step, this.#viewer)) continue;
      this.#seq++;
      this.#last = step;
      if (this.#counts(step)) this.#entryOf[step.move!] = ++this.#entry;
    }
  }
  /** Is it a move that reached this viewer? */
  #counts({ facts, move, undone, secret }: Step): boolean {
    return move !== undefined && !undone && (!secret || facts.some((fact) => told(this.#viewer, fact) !== undefined));
  }
}

const sees = ({ seen }: Step, viewer: Seat): boolean => viewer === ALL_EYES || ((seen >> viewer) & 1) === 1;
const told = (viewer: Seat, fact: Happened): Told | undefined =>
  viewer === ALL_EYES ? { what: fact.what, data: fact.data } : toldTo(viewer, fact);
