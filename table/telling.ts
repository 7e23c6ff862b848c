// What there is to tell as a table goes on: what is new after each entry, for whom that is an event, and how the table stood then.
import { ALL, Match, type Audience, type Happened, type Place } from '@ridotto/engine';
import { Looks, viewersOf, type Looked, type Viewer } from './looks.ts';
import { Moments, plainlyDiffers, type Moment, type Stands } from './moments.ts';
import type { Standing } from './standing.ts';
import type { Sight } from './sight.ts';
import type { Step } from './steps.ts';
import { ALL_EYES, Streams } from './stream.ts';

/** Of a table. */
interface Goes<S extends Place> extends Pick<Looked<S>, 'match' | 'end' | 'ordersOf'> {
  readonly standing: Omit<Standing, 'toldSince'>;
  /** The position it began with, when not at the start. */
  readonly from: S | undefined;
  /** What of the present is not the match's. */
  readonly stands: () => Stands<S>;
  /** Of how many of each viewer's last events it is known what they saw then; Infinity: of all; undefined: of a few. */
  readonly kept: number | undefined;
}
type News = Pick<Step, 'facts' | 'stands'>;

export class Telling<S extends Place> {
  /** All seats, then SPECTATOR. */
  readonly viewers: readonly Viewer[];
  /** All of them. */
  readonly everybody: Audience;
  readonly #of: Goes<S>;
  readonly #streams: Streams<S>;
  readonly #moments: Moments<S>;
  readonly #looks: Looks<S>;
  #began = false;
  /** Facts that were told, and are still with the match. */
  #told = 0;
  /** Facts that are with the streams alone. */
  #handedOver = 0;
  /** For whom the last step was an event, where only comparing could tell: the journal keeps it. */
  #compared: Audience | undefined;
  /** Something was taken back with everybody's consent: what is told is found out again by playing what is left. */
  #tookBack = false;
  /** Told by playing it, as long as nothing else is done. */
  #replayed: readonly Happened[] | undefined;

  constructor(of: Goes<S>) {
    this.#of = of;
    this.viewers = viewersOf(of.standing.setup.names.length);
    this.everybody = this.viewers.reduce((all, viewer) => all | (1 << viewer), 0);
    this.#streams = new Streams(of.kept);
    this.#moments = new Moments(of.match);
    this.#looks = new Looks({
      ...of,
      standing: { ...of.standing, toldSince: (entry) => this.facts.filter((fact) => fact.entry >= entry) },
      moments: this.#moments,
      streams: this.#streams,
    });
  }

  /** For whom the last step was an event, where only comparing what they see could tell. */
  get compared(): Audience | undefined {
    return this.#compared;
  }

  /** What this viewer sees and is told. Throws when there is no such viewer. */
  to(viewer: Viewer): Looks<S> {
    if (!this.viewers.includes(viewer) && !(viewer === ALL_EYES && this.#streams.areOpen))
      throw new Error(`there is no seat ${viewer} at this table`);
    return this.#looks;
  }

  /** What the match has told since the last step; asked once for each, before it is told. */
  news(): News {
    const { match } = this.#of;
    const facts = match.facts.slice(Math.min(this.#told, match.facts.length));
    const stands = this.#handedOver + match.facts.length;
    this.#handedOver += match.forgetFacts();
    this.#told = match.facts.length;
    return { facts, stands };
  }
  /** The match has gone on. `known`: for whom that is an event where only comparing could tell, if the journal says so. Gives for
      whom it is one. */
  goOn(step: Omit<Step, 'seen'>, known: Audience | undefined): Audience {
    const before = this.#began ? this.#moments.present : undefined;
    this.#began = true;
    this.#replayed = undefined;
    const now = this.#nextMoment();
    const sightsBefore = this.#looks.forget();
    this.#compared = undefined;
    let told: Audience = 0;
    for (const { to, others } of step.facts) told |= others ? ALL : to;
    let seen = 0;
    for (const viewer of this.viewers) {
      const plain = !before || ((told >> viewer) & 1) === 1 || plainlyDiffers(before, now, viewer);
      if (plain || this.#differ(sightsBefore.get(viewer) ?? before, viewer, known)) seen |= 1 << viewer;
    }
    if (this.#compared !== undefined) this.#compared = seen;
    this.#streams.add({ ...step, seen }, now);
    return seen;
  }
  /** Something was done beside the game. */
  beside(step: Omit<Step, keyof News>): void {
    this.#streams.add({ ...step, facts: [], stands: this.#handedOver + this.#told }, this.#moments.present);
  }
  /** What of the present is not the match's is another thing now. */
  otherwise(): void {
    this.#nextMoment();
    this.#looks.forget();
  }
  /** Something about who sits there, or about their clocks, is another thing now. */
  stand(): void {
    this.#looks.stand();
  }
  /** What there is to tell of the end is another thing now. */
  ended(): void {
    this.#looks.forget();
  }
  /** The match has taken something back with everybody's consent, and told that. */
  takenBack(): void {
    this.#tookBack = true;
    this.#replayed = undefined;
    this.#handedOver = 0;
    this.#told = this.#of.match.facts.length - 1;
  }

  /** All that was told so far, and whom: for whoever runs the table. */
  get facts(): readonly Happened[] {
    if (!this.#tookBack) return this.#streams.facts();
    const { game, log, setup } = this.#of.match;
    return (this.#replayed ??= Match.replay(game, { log }, setup, log.length, this.#of.from).facts);
  }

  #nextMoment(): Moment<S> {
    return this.#moments.goOn(this.#of.stands());
  }
  /** Does this viewer see anything else now than before? `known`: viewers who do, if that is known. */
  #differ(before: Sight | Moment<S>, viewer: Viewer, known: Audience | undefined): boolean {
    if (known !== undefined) return ((known >> viewer) & 1) === 1;
    this.#compared = 0;
    return this.#looks.differ(before, viewer);
  }
}
