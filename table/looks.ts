// What viewers see of a table and are told, put together when somebody looks, and made JSON once for all who are shown the same.
import { seatIds, SPECTATOR, type Match, type Place, type Seat } from '@ridotto/engine';
import type { Moment, Moments } from './moments.ts';
import type { Happening, Missed, Over, Snapshot } from './protocol.ts';
import { look, OpenView, Sight, type OrdersOf } from './sight.ts';
import { standing, type Standing } from './standing.ts';
import { ALL_EYES, type Streams } from './stream.ts';
import { together } from './together.ts';

/** A seat, SPECTATOR, or ALL_EYES. */
export type Viewer = Seat;

/** Does this viewer sit nowhere? */
export const watches = (viewer: Viewer): boolean => viewer === SPECTATOR || viewer === ALL_EYES;

/** An event of a viewer: its number, and what there is to tell: an object as JSON, without the braces around it. */
export interface ToldInJson {
  readonly seq: number;
  readonly members: string;
}

/** Of a table; `end`: what there is to tell when it is over. */
export interface Looked<S extends Place> {
  readonly standing: Standing;
  readonly match: Match<S>;
  readonly moments: Moments<S>;
  readonly streams: Streams<S>;
  readonly end: () => Over;
  /** What this seat has ordered beforehand, and what it may. */
  readonly ordersOf: OrdersOf<S>;
}

export class Looks<S extends Place> {
  readonly #at: Looked<S>;
  readonly #ids: readonly string[];
  /** What those who have looked at the present moment see. */
  #sights = new Map<Viewer, Sight>();
  /** What all see of it, once somebody has. */
  #open: OpenView | undefined;
  /** The moment that is past and was looked at last: mostly all look at the same. */
  #past: { readonly moment: Moment<S>; readonly state: S; readonly open: OpenView | undefined } | undefined;
  /** The last event, of those whom it was told to as JSON. */
  readonly #lastTold = new Map<Viewer, ToldInJson>();
  /** What moves leave as it is in snapshots, as JSON that is open at its end. */
  readonly #standing = new Map<Viewer, string>();

  constructor(at: Looked<S>) {
    this.#at = at;
    this.#ids = seatIds(at.standing.setup.names.length);
  }

  snapshot(viewer: Viewer): Snapshot {
    return this.#snapshot(viewer, this.seq(viewer), this.#now(viewer));
  }
  #snapshot(viewer: Viewer, seq: number, { seen }: Sight): Snapshot {
    return { ...this.#standingOf(viewer), seq, ...seen };
  }
  /** The same as JSON. */
  snapshotJson(viewer: Viewer): string {
    return this.#snapshotJson(viewer, this.seq(viewer), this.#now(viewer));
  }
  #snapshotJson(viewer: Viewer, seq: number, { members }: Sight): string {
    let stands = this.#standing.get(viewer);
    if (stands === undefined) {
      stands = JSON.stringify(this.#standingOf(viewer)).slice(0, -1);
      this.#standing.set(viewer, stands);
    }
    return `${stands},"seq":${seq},${members}}`;
  }
  #standingOf(viewer: Viewer): ReturnType<typeof standing> {
    return standing(this.#at.standing, this.#at.match.game, viewer === ALL_EYES ? SPECTATOR : viewer);
  }

  /** Everything this viewer was told. */
  log(viewer: Viewer): readonly Happening[] {
    return [...this.#at.streams.after(viewer, 0)];
  }
  /** The number of this viewer's last event. */
  seq(viewer: Viewer): number {
    return this.#at.streams.seq(viewer);
  }
  /** The events after number `after`, one by one, each with what the viewer saw then; those long past without. */
  *since(viewer: Viewer, after: number): Generator<Missed, void> {
    const { streams } = this.#at;
    for (const happening of streams.after(viewer, Math.max(0, after))) {
      const moment = streams.momentAt(viewer, happening.seq);
      yield { happening, snapshot: moment && this.#snapshot(viewer, happening.seq, this.#then(moment, viewer)) };
    }
  }
  /** The same as JSON of what the protocol calls the data of an event; of the last event it is made once for all who see it. */
  *sinceInJson(viewer: Viewer, after: number): Generator<ToldInJson, void> {
    const { streams, moments } = this.#at;
    const last = this.#lastTold.get(viewer);
    if (last?.seq === this.seq(viewer) && last.seq === after + 1) return yield last;
    for (const happening of streams.after(viewer, Math.max(0, after))) {
      const { seq } = happening;
      const moment = streams.momentAt(viewer, seq);
      const snapshot = moment && `,"snapshot":${this.#snapshotJson(viewer, seq, this.#then(moment, viewer))}`;
      const told = { seq, members: `"happening":${JSON.stringify(happening)}${snapshot ?? ''}` };
      if (moment === moments.present) this.#lastTold.set(viewer, told);
      yield told;
    }
  }

  /** What those who looked have seen of the present, which is past now: nothing of it is kept here any more. */
  forget(): ReadonlyMap<Viewer, Sight> {
    const sights = this.#sights;
    if (sights.size > 0) this.#sights = new Map();
    this.#open = undefined;
    // It leads to all that came after it: kept any longer, they would be too.
    this.#past = undefined;
    this.#lastTold.clear();
    return sights;
  }

  /** Something about who sits there, or about their clocks, is another thing now. */
  stand(): void {
    this.#standing.clear();
    this.#lastTold.clear();
  }

  /** Does this viewer see anything else now than they saw before? */
  differ(before: Sight | Moment<S>, viewer: Viewer): boolean {
    const then = before instanceof Sight ? before : this.#look(before, viewer);
    return then.members !== this.#now(viewer).members;
  }

  #now(viewer: Viewer): Sight {
    return this.#then(this.#at.moments.present, viewer);
  }
  #then(moment: Moment<S>, viewer: Viewer): Sight {
    if (moment !== this.#at.moments.present) return this.#look(moment, viewer);
    let sight = this.#sights.get(viewer);
    if (!sight) this.#sights.set(viewer, (sight = this.#look(moment, viewer)));
    return sight;
  }
  #look(moment: Moment<S>, viewer: Viewer): Sight {
    if (viewer === ALL_EYES) return this.#lookTogether(moment);
    const { match, moments, end, ordersOf } = this.#at;
    const { state, open } = moment === moments.present ? this.#present() : this.#pastAt(moment);
    return new Sight(look(match, moment, { state, open: open?.view, ids: this.#ids }, viewer, end, ordersOf), open);
  }
  /** Nothing is asked of whoever sees it all. */
  #lookTogether(moment: Moment<S>): Sight {
    const { seen } = this.#then(moment, SPECTATOR);
    const views = this.#ids.map((id, seat) => [id, this.#then(moment, seat).seen.view] as const);
    return new Sight({ ...seen, view: together(seen.view, Object.fromEntries(views)) }, undefined);
  }
  #present(): { readonly state: S; readonly open: OpenView | undefined } {
    const { state } = this.#at.match;
    return { state, open: (this.#open ??= this.#openView(state)) };
  }
  #pastAt(moment: Moment<S>): { readonly state: S; readonly open: OpenView | undefined } {
    if (this.#past?.moment !== moment) {
      const state = this.#at.moments.stateAt(moment);
      this.#past = { moment, state, open: this.#openView(state) };
    }
    return this.#past;
  }
  #openView(state: S): OpenView | undefined {
    const { game } = this.#at.match;
    return game.openView && new OpenView(game.openView(state, this.#ids));
  }
}

/** Of a table with so many seats: all of them, then SPECTATOR. */
export const viewersOf = (seats: number): readonly Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), SPECTATOR];
