// What is past: how the table looked after each of the last events, and the film that shows it.
import type { Happening, Snapshot, Told } from '../net/http/api.ts';
import { viewsBetween } from './between.ts';
import { Film, type Still } from './film.ts';
import { inSeries, stepsOf, type LogLine } from './lines.ts';

/** What a game tells the film. */
export interface Telling {
  /** Did anything happen there that the one who decided did not do themselves? Then it is shown to them as well. */
  showsOwn?(happening: Happening): boolean;
  /** What a fact tells. */
  line(told: Told, name: (seat: string) => string, view: object): LogLine | undefined;
  /** What a fact makes of the pieces on the board; left out: whatever one decides is one step. */
  after?(view: object, told: Told): object;
}

/** Events whose looks are kept for whoever looks back. */
const MOST_PAST = 300;

/** Did anything happen in the game that still holds? */
const canBeShown = (h: Happening): boolean => !h.aside && !h.matter && !h.undone && h.facts.length > 0;
/** What the film can show of it. */
export const filmable = (happenings: readonly Happening[]): Happening[] => happenings.filter(canBeShown);

export class Past {
  /** What the others did, as the board shows it. */
  readonly film: Film;
  readonly #looks = new Map<number, Snapshot>();
  readonly #game: Telling;
  readonly #line: (fact: Told) => LogLine | undefined;
  readonly #ask: (after: number) => Promise<ReadonlyMap<number, Snapshot>>;

  /** `ask`: how the table looked after each event that came after that one, by number. */
  constructor(game: Telling, view: () => object, ask: (after: number) => Promise<ReadonlyMap<number, Snapshot>>) {
    this.#ask = ask;
    this.#game = game;
    this.#line = (fact) => game.line(fact, (seat) => seat, view());
    this.film = new Film(({ happening: { facts } }) => {
      const lines = inSeries(this.#lines(facts));
      return { lines: lines.length, turning: lines.some((l) => l.turning) };
    });
  }

  #lines(facts: readonly Told[]): LogLine[] {
    return facts.flatMap((f) => this.#line(f) ?? []);
  }
  /** Of how many steps the film of these is, all of them `filmable`. */
  steps(happenings: readonly Happening[]): number {
    return happenings.reduce((n, h) => n + stepsOf(h, this.#line).length, 0);
  }
  #stills(happening: Happening, before: Snapshot | null | undefined, snapshot: Snapshot | undefined): Still[] {
    const steps = stepsOf(happening, this.#line);
    if (!snapshot) return steps.map((step) => ({ ...step, snapshot }));
    const views = viewsBetween(before?.view, steps, snapshot.view, this.#game.after);
    return steps.map((step, i) => ({ ...step, snapshot: { ...snapshot, view: views[i]! } }));
  }

  /** Kept for whoever looks back; `show`: and shown now. `before`: how the table stood until then. */
  keep(happening: Happening, before: Snapshot | null, snapshot: Snapshot, show: boolean): void {
    this.#looks.set(happening.seq, snapshot);
    const [oldest] = this.#looks.keys();
    if (this.#looks.size > MOST_PAST && oldest !== undefined) this.#looks.delete(oldest);
    if (show && canBeShown(happening)) for (const still of this.#stills(happening, before, snapshot)) this.film.push(still);
  }
  /** Does it say what everybody gained? That is looked at, whoever brought it about. */
  gains({ facts }: Happening): boolean {
    return this.#lines(facts).some((l) => l.turning && l.gained);
  }
  forget(): void {
    this.film.end();
    this.#looks.clear();
  }

  /** Looks through these, all of them `filmable`, from a fact of an event on; how the table looked then is asked for where it is not known. */
  async lookBack(happenings: readonly Happening[], from = { seq: 0, fact: 0 }): Promise<void> {
    const later = happenings.filter((h) => h.seq >= from.seq);
    if (later.length === 0) return;
    const unknown = later.find((h) => !this.#looks.has(h.seq));
    if (unknown) for (const [seq, snapshot] of await this.#ask(unknown.seq - 1)) this.#looks.set(seq, snapshot);
    const look = (h: Happening | undefined): Snapshot | undefined => h && this.#looks.get(h.seq);
    const stills = happenings.flatMap((h, i) => this.#stills(h, look(happenings[i - 1]), look(h)));
    const begin = stills.findIndex((s) => s.happening.seq >= from.seq);
    const within = stills.findLastIndex((s) => s.happening.seq === from.seq && s.first <= from.fact);
    this.film.look(stills, Math.max(begin, within));
  }
}
