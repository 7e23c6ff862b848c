// What is past: how the table looked after each event, as far as one has looked, and the film that shows it.
import { computed, effect, signal } from '@preact/signals';
import type { Happening, Snapshot, Told } from '../net/http/api.ts';
import { viewsBetween } from './between.ts';
import { Film } from './film.ts';
import { inSeries, stepsOf, type LogLine, type Step } from './lines.ts';

/** What a game tells the film. */
export interface Telling {
  /** Did anything happen there that the one who decided did not do themselves? Then it is shown to them as well. */
  showsOwn?(happening: Happening): boolean;
  /** What a fact tells. */
  line(told: Told, name: (seat: string) => string, view: object): LogLine | undefined;
  /** What a fact makes of the pieces on the board; left out: whatever one decides is one step. */
  after?(view: object, told: Told): object;
}
/** Where the past is asked for. */
export interface Asking {
  view(): object;
  /** How the table looked after each event after number `after`, up to number `until`, by number, as far as it is known. */
  looks(after: number, until: number): Promise<ReadonlyMap<number, Snapshot>>;
  /** So many events are asked for in one go: before the one that is wanted, and from it on. */
  readonly much: { readonly before: number; readonly on: number };
  /** There is nothing but what is past. */
  readonly endless: boolean;
}

/** Events whose looks are kept for whoever looks back. */
const MOST_PAST = 400;

const isGesture = ({ aside }: Happening): boolean => aside !== undefined && 'gesture' in aside;
/** Did anything happen in the game that still holds, or was a sign made before the eyes of all? */
const canBeShown = (h: Happening): boolean => isGesture(h) || (!h.aside && !h.matter && !h.undone && h.facts.length > 0);
/** What the film can show of it. */
/** Where the last move of this seat stands that was not taken back; -1: it has made none. */
export const lastMoveOf = (seat: string | null, happenings: readonly Happening[]): number =>
  seat === null ? -1 : happenings.findLastIndex((h) => h.by === seat && !h.undone && !h.aside && !h.matter);
export const filmable = (happenings: readonly Happening[]): Happening[] => happenings.filter(canBeShown);

/** A place in the past: an event, and one of its facts. */
interface Place {
  readonly seq: number;
  readonly fact: number;
}

export class Past {
  /** What the others did, as the board shows it. */
  readonly film: Film;
  /** By number of the event. */
  readonly #looks = new Map<number, Snapshot>();
  /** Grows whenever there are more of them. */
  readonly #known = signal(0);
  readonly #steps = new WeakMap<Happening, readonly Step[]>();
  readonly #sights = new WeakMap<Step, Snapshot>();
  readonly #game: Telling;
  readonly #ask: Asking;
  readonly #line: (fact: Told) => LogLine | undefined;
  /** Are looks on their way? */
  #asking = false;
  /** Events of which nobody could say how the table looked. */
  readonly #unknown = new Set<number>();
  /** It could not be found out just now how the table looked then; the next step asks again. */
  readonly fails = signal(false);
  /** Is how the table looked then still on its way? */
  readonly waits = computed(() => {
    const { steps, at, back } = this.film;
    void this.#known.value;
    const step = steps.value[at.value];
    return back.value && step !== undefined && this.#wanted(step.happening.seq) !== undefined;
  });

  constructor(game: Telling, ask: Asking) {
    this.#game = game;
    this.#ask = ask;
    this.#line = (fact) => game.line(fact, (seat) => seat, ask.view());
    this.film = new Film(
      {
        weigh: ({ happening: { facts } }) => {
          const lines = inSeries(this.#lines(facts));
          return { lines: lines.length, turning: lines.some((l) => l.turning) };
        },
        begins: ({ happening: { facts } }) => this.#lines(facts).some((l) => l.turn === true || l.heading !== undefined),
        sight: (step) => this.#sight(step),
      },
      ask.endless,
    );
    effect(() => {
      const step = this.film.steps.value[this.film.at.value];
      if (step && this.film.back.value) void this.#askFor(step.happening.seq);
    });
  }

  #lines(facts: readonly Told[]): LogLine[] {
    return facts.flatMap((f) => this.#line(f) ?? []);
  }
  /** The steps in which the film shows these, all of them `filmable`. */
  stepsOf(happenings: readonly Happening[]): Step[] {
    return happenings.flatMap((h) => {
      let steps = this.#steps.get(h);
      if (!steps) this.#steps.set(h, (steps = stepsOf(h, this.#line)));
      return steps;
    });
  }

  /** The table after a step. */
  #sight(step: Step): Snapshot | 'waits' | undefined {
    void this.#known.value;
    const known = this.#sights.get(step);
    if (known) return known;
    const { seq } = step.happening;
    const end = this.#looks.get(seq);
    if (!end) return this.film.back.peek() && !this.#unknown.has(seq) ? 'waits' : undefined;
    const happening = step.happening;
    const all = this.#whole(happening) ?? [step];
    const views = viewsBetween(this.#looks.get(seq - 1)?.view, all, end.view, this.#game.after);
    for (const [i, one] of all.entries()) this.#sights.set(one, { ...end, view: views[i]! });
    return this.#sights.get(step) ?? end;
  }
  /** All steps of the event that one of them belongs to. */
  #whole({ seq }: Happening): readonly Step[] | undefined {
    const all = this.film.steps.peek().filter((one) => one.happening.seq === seq);
    return all.length > 0 ? all : undefined;
  }

  /** How the table looked after an event; shown when it is the player's to see. `shown`: and shown now. */
  keep(happening: Happening, snapshot: Snapshot, show: boolean): void {
    this.#remember(happening.seq, snapshot);
    const { film } = this;
    const steps = canBeShown(happening) ? this.stepsOf([happening]) : [];
    const { seq = Infinity } = film.steps.peek().at(-1)?.happening ?? {};
    if (steps.length === 0) return;
    if (film.back.peek()) film.came(steps, this.#toTheEnd && seq < happening.seq);
    // A sign that is made now stands beside whoever makes it.
    else if (show && !happening.aside) film.push(steps);
  }
  /** How the table looks before anything is told. */
  begin(snapshot: Snapshot): void {
    this.#remember(snapshot.seq, snapshot);
  }
  #remember(seq: number, snapshot: Snapshot): void {
    this.#looks.delete(seq);
    this.#looks.set(seq, snapshot);
    const [oldest] = this.#looks.keys();
    if (this.#looks.size > MOST_PAST && oldest !== undefined) this.#looks.delete(oldest);
  }
  /** Does it say what everybody gained? That is looked at, whoever brought it about. */
  gains({ facts }: Happening): boolean {
    return this.#lines(facts).some((l) => l.turning && l.gained);
  }
  forget(): void {
    this.film.stop();
    this.#looks.clear();
    this.#unknown.clear();
    this.fails.value = false;
  }

  #toTheEnd = false;
  /** Looks through these, all of them `filmable`, from a fact of an event on, or from the last; how the table looked then is asked
      for where it is not known. `toTheEnd`: they are all there are, and what happens meanwhile comes after them. */
  lookBack(happenings: readonly Happening[], from?: Place, toTheEnd = true): void {
    const steps = this.stepsOf(happenings);
    this.#toTheEnd = toTheEnd;
    this.film.look(steps, from ? placeIn(steps, from) : steps.length - 1);
  }

  /** The last of these, all of them `filmable`, up to event number `seq`; `nth`: of its steps, from 1; left out: the last. */
  lookAt(happenings: readonly Happening[], seq: number, nth = Infinity): void {
    const steps = this.stepsOf(happenings);
    const last = steps.findLastIndex((s) => s.happening.seq <= seq);
    const first = steps.findIndex((s) => s.happening.seq === steps[last]?.happening.seq);
    this.#toTheEnd = true;
    this.film.look(steps, Math.max(0, Math.min(last, first + nth - 1)));
  }
  /** Which of the steps of its event it is, from 1, and of how many. */
  nth(step: Step): { readonly nth: number; readonly of: number } {
    const all = this.#whole(step.happening) ?? [step];
    return { nth: all.findIndex(({ first }) => first === step.first) + 1, of: all.length };
  }

  /** How the table looked after event number `seq`; undefined: it is not known. */
  async sightOf(seq: number): Promise<Snapshot | undefined> {
    return this.#looks.get(seq) ?? (await this.#ask.looks(seq - 1, seq).catch(() => undefined))?.get(seq);
  }

  /** The event whose look is missing for this one: itself, or the one before it. */
  #wanted(seq: number): number | undefined {
    return [seq, seq - 1].find((n) => n > 0 && !this.#looks.has(n) && !this.#unknown.has(n));
  }
  async #askFor(seq: number): Promise<void> {
    if (this.#asking || this.#wanted(seq) === undefined) return;
    this.#asking = true;
    const { before, on } = this.#ask.much;
    const [after, until] = [Math.max(0, seq - 1 - before), seq + on];
    const looks = await this.#ask.looks(after, until).catch(() => undefined);
    this.#asking = false;
    this.fails.value = looks === undefined;
    if (!looks) return;
    for (const [n, snapshot] of looks) this.#remember(n, snapshot);
    for (const n of [seq, seq - 1]) if (!this.#looks.has(n)) this.#unknown.add(n);
    this.#known.value++;
    // One may have gone on meanwhile.
    const now = this.film.steps.peek()[this.film.at.peek()]?.happening.seq;
    if (now !== undefined && this.film.back.peek()) await this.#askFor(now);
  }
}

function placeIn(steps: readonly Step[], { seq, fact }: Place): number {
  const begin = steps.findIndex((s) => s.happening.seq >= seq);
  const within = steps.findLastIndex((s) => s.happening.seq === seq && s.first <= fact);
  return begin < 0 ? steps.length - 1 : Math.max(begin, within);
}
