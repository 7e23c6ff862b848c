// What players have ordered beforehand, by seat, as a fold over what happens: which orders stand, and what they answer. Each
// ends by itself at the moment that was said, and before, as soon as whoever gave it has news: something was told to them that
// not all were told, or they may choose what the order does not know. It then acts no more.
import { ALL, verbOf, type Choice, type Happened, type Match, type Place, type Seat, type StandingOrder } from '@ridotto/engine';
import type { OrderShown, OrdersShown } from './protocol.ts';

export interface Given {
  readonly order: string;
  readonly until: number;
}
export interface Obeyed {
  readonly seat: Seat;
  readonly order: string;
  readonly choice: Choice;
}

export class Orders<S extends Place> {
  readonly #match: Match<S>;
  readonly #known: ReadonlyMap<string, StandingOrder<S>>;
  /** By seat. */
  readonly #given: (readonly Given[])[];

  constructor(match: Match<S>) {
    this.#match = match;
    this.#known = new Map((match.game.orders ?? []).map((order) => [order.name, order]));
    this.#given = Array.from({ length: match.setup.seats }, () => []);
  }

  /** Has the game any? */
  get any(): boolean {
    return this.#known.size > 0;
  }
  /** Up to which moments a seat may give this order now; undefined: the game has none of this name. */
  ends(order: string, seat: Seat): readonly number[] | undefined {
    const known = this.#known.get(order);
    return known && this.#endsOf(known, seat);
  }
  /** None, where it would not act on what is asked of the seat just now. */
  #endsOf(known: StandingOrder<S>, seat: Seat, state = this.#match.state): readonly number[] {
    const choice = this.#answer(seat, known, state);
    return choice !== undefined && !this.#fits(seat, known, choice, state) ? [] : known.ends(state, seat);
  }
  has(order: string, seat: Seat): boolean {
    return this.#given[seat].some((given) => given.order === order);
  }
  give(seat: Seat, order: string, until: number): void {
    for (const before of [order, ...(this.#known.get(order)?.insteadOf ?? [])]) this.revoke(seat, before);
    this.#given[seat] = [...this.#given[seat], { order, until }];
  }
  revoke(seat: Seat, order: string): void {
    this.#given[seat] = this.#given[seat].filter((given) => given.order !== order);
  }
  /** All of this seat; left out: of all seats. */
  forget(seat?: Seat): void {
    if (seat !== undefined) this.#given[seat] = [];
    else this.#given.fill([]);
  }

  /** The game has gone on: orders whose moment has come, and those of whoever has news, stand no more. `news`: what was told, by the
      doing of `by`. */
  goOn(by: Seat | undefined, news: readonly Happened[]): void {
    for (const seat of this.#given.keys()) {
      if (this.#given[seat].length === 0) continue;
      // What comes of one's own choice is what one has chosen.
      if (by !== seat && news.some((fact) => isFor(seat, fact))) this.forget(seat);
      else this.#given[seat] = this.#given[seat].filter((given) => this.#stands(seat, given));
    }
  }
  #stands(seat: Seat, { order, until }: Given): boolean {
    const known = this.#known.get(order)!;
    if (known.now(this.#match.state) >= until) return false;
    const choice = this.#answer(seat, known);
    return choice === undefined || this.#fits(seat, known, choice);
  }
  /** Nothing, where this seat is not awaited. */
  #answer(seat: Seat, { answer }: StandingOrder<S>, state = this.#match.state): Choice | undefined {
    return (state.awaited >> seat) & 1 ? answer(state, seat) : undefined;
  }
  #fits(seat: Seat, { passesOver }: StandingOrder<S>, choice: Choice, state = this.#match.state): boolean {
    const { verbs } = this.#match.game.codec;
    const legal = this.#match.legalIn(state, seat);
    return legal.includes(choice) && legal.every((one) => passesOver.includes(verbs[verbOf(one)]));
  }

  /** What the first of these seats is to answer by its order; undefined: none is asked what it has an order for. */
  next(seats: readonly Seat[]): Obeyed | undefined {
    for (const seat of seats)
      for (const { order } of this.#given[seat]) {
        const choice = this.#answer(seat, this.#known.get(order)!);
        if (choice !== undefined) return { seat, order, choice };
      }
    return undefined;
  }

  /** Those that stand, by seat, to be kept: none of it changes any more. */
  get standing(): readonly (readonly Given[])[] {
    return this.any ? [...this.#given] : NONE;
  }
  /** For whoever sits there, when these stood in this state; undefined: none stood, and none could be given. */
  shown(seat: Seat, state: S, standing: readonly (readonly Given[])[]): OrdersShown | undefined {
    const stood = standing[seat] ?? [];
    const given = stood.map(({ order, until }): OrderShown => ({ order, until, at: this.#known.get(order)!.at(state, until) }));
    const may = [...this.#known.values()].flatMap((known): OrderShown[] =>
      stood.some(({ order }) => order === known.name)
        ? []
        : this.#endsOf(known, seat, state).map((until) => ({ order: known.name, until, at: known.at(state, until) })),
    );
    return given.length + may.length === 0 ? undefined : { given, may };
  }
}
const NONE: readonly (readonly Given[])[] = [];

/** Told to this seat, and not to all alike. */
const isFor = (seat: Seat, { to, others }: Happened): boolean => ((to >> seat) & 1) === 1 && (others !== undefined || to !== ALL);
