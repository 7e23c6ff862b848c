// The events that each viewer gets. An event exists only when something that they see has changed, so that its number tells
// nothing about what others do in secret. What a viewer was told is put together when they ask.
import { toldTo, type Audience, type Fact, type Seat } from '@ridotto/engine';
import type { Moment } from './moments.ts';
import type { Aside, Happening } from './protocol.ts';

/** One thing that happened at the table. */
export interface Step {
  readonly facts: readonly Fact[];
  readonly by?: string;
  /** Number of the move among all moves of the table: never shown. */
  readonly move?: number;
  readonly undone?: boolean;
  /** Of a simultaneous step: a move for those only who were told something. */
  readonly secret?: boolean;
  readonly aside?: Aside;
  /** Viewers for whom it is an event. */
  readonly seen: Audience;
}

/** Of so many of each viewer's events it is known what they saw then. Counted for each viewer: how much others do in secret
    must not show. */
const KEPT = 12;
/** Seats, and SPECTATOR. */
const VIEWERS = 8;

export class Streams<S> {
  readonly #steps: Step[] = [];
  readonly #kept = Array.from({ length: VIEWERS }, (): Moment<S>[] => []);
  /** How many events each viewer has had. */
  readonly #seqs = new Int32Array(VIEWERS);
  /** Of those who have looked. */
  readonly #streams = new Map<Seat, Stream>();

  /** `moment`: how the table stands afterwards. */
  add(step: Step, moment: Moment<S>): void {
    this.#steps.push(step);
    for (let viewer = 0; viewer < VIEWERS; viewer++)
      if ((step.seen >> viewer) & 1) this.#kept[viewer][++this.#seqs[viewer] % KEPT] = moment;
  }
  /** How the table stood after event number `seq`; undefined: that is too long ago. */
  momentAt(viewer: Seat, seq: number): Moment<S> | undefined {
    return seq > this.#seqs[viewer] - KEPT ? this.#kept[viewer][seq % KEPT] : undefined;
  }
  /** Number of the viewer's last event. */
  seq(viewer: Seat): number {
    return this.#seqs[viewer];
  }
  of(viewer: Seat): Stream {
    let stream = this.#streams.get(viewer);
    if (!stream) this.#streams.set(viewer, (stream = new Stream(viewer)));
    stream.goOn(this.#steps);
    return stream;
  }
}

export class Stream {
  readonly happenings: Happening[] = [];
  readonly #viewer: Seat;
  /** The moves as this viewer counts them: only those that reached them. */
  readonly #entryOf = new Map<number, number>();
  #entry = -1;
  #steps = 0;

  constructor(viewer: Seat) {
    this.#viewer = viewer;
  }

  goOn(steps: readonly Step[]): void {
    for (; this.#steps < steps.length; this.#steps++) {
      const step = steps[this.#steps];
      if ((step.seen >> this.#viewer) & 1) this.#add(step);
    }
  }
  #add({ facts, by, move, undone, secret, aside }: Step): void {
    const told = facts.map((fact) => toldTo(this.#viewer, fact)).filter((t) => t !== undefined);
    if (move !== undefined && !undone && (!secret || told.length > 0)) this.#entryOf.set(move, ++this.#entry);
    const entry = undone && move !== undefined ? (this.#entryOf.get(move) ?? this.#entry) : this.#entry;
    const seq = this.happenings.length + 1;
    this.happenings.push({ seq, entry, ...(by !== undefined && { by }), ...(undone && { undone }), ...(aside && { aside }), facts: told });
  }
}
