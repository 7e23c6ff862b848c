// Imagined games: from a sampled world on everybody plays as the policy does, to the horizon, and there the game is judged.
import { Choices, Io, seatIds, type Choice, type Fact, type Game, type Place, type Seat } from '@ridotto/engine';
import type { Bot, Decision } from '../shared/bot.ts';
import { Pool } from '../shared/worlds.ts';
import type { AdvisersGuide } from './guide.ts';

/** Decisions after which a game is not played on, should it not end: none of those that ship is half as long. */
const ENDLESS = 20_000;

/** What is looked at on the way of a game that is played to its end. */
export interface Looks<S> {
  /** Where the seat has done what it was asked, and whatever follows from it before others decide. */
  atOnce(s: S, facts: readonly Fact[]): void;
  /** At the horizon; or at the end, where that is nearer. */
  soon(s: S, facts: readonly Fact[]): void;
  /** At the end. */
  end(s: S, facts: readonly Fact[]): void;
}

export class Imagining<S extends Place> {
  readonly #guide: AdvisersGuide<S>;
  readonly #game: Game<S>;
  readonly #state: S;
  readonly #choices = new Choices();
  /** The luck of the game. Those who play have their own, in the question. */
  readonly #io = new Io();
  readonly #question: Imagined<S>;

  constructor(game: Game<S>, guide: AdvisersGuide<S>, like: S) {
    this.#game = game;
    this.#guide = guide;
    this.#state = game.fresh(like);
    this.#question = new Imagined(game, this.#state);
  }

  /** What choices one after another lead to from this world, which stays as it is: to the horizon. The same luck and choices lead
      to the same. */
  after(world: S, seat: Seat, choices: readonly Choice[], luck: number): number {
    const { settled, horizon } = this.#guide;
    const s = this.#begin(world, seat, choices, luck);
    for (let left = horizon; s.awaited !== 0 && left > 0 && settled?.(s, world) !== true;) if (this.#plays(s.seat)) left--;
    return this.#guide.outcome?.(s, seat) ?? this.#guide.value(s, seat);
  }
  /** The same only to where somebody else decides. */
  atOnce(world: S, seat: Seat, choice: Choice, luck: number): number {
    const s = this.#begin(world, seat, [choice], luck);
    for (let left = this.#guide.horizon; s.awaited === 1 << seat && left > 0;) if (this.#plays(seat)) left--;
    return this.#guide.value(s, seat);
  }

  /** The same to the end of the game, with all that is told on the way. */
  toTheEnd(world: S, seat: Seat, choices: readonly Choice[], luck: number, looks: Looks<S>): void {
    const { settled, horizon } = this.#guide;
    const { facts } = this.#io;
    this.#io.telling = true;
    facts.length = 0;
    try {
      const s = this.#begin(world, seat, choices, luck);
      let decided = 0;
      const plays = (who: Seat): void => void (this.#plays(who) && decided++);
      while (isAsked(s, seat) && decided < horizon) plays(seat);
      looks.atOnce(s, facts);
      while (s.awaited !== 0 && decided < horizon && settled?.(s, world) !== true) plays(s.seat);
      looks.soon(s, facts);
      while (s.awaited !== 0 && decided < ENDLESS) plays(s.seat);
      looks.end(s, facts);
    } finally {
      this.#io.telling = false;
      facts.length = 0;
    }
  }

  #begin(world: S, seat: Seat, choices: readonly Choice[], luck: number): S {
    this.#state.copyFrom(world);
    this.#guide.begin?.(this.#state, seat);
    this.#io.seed = luck;
    this.#question.luck.seed = ~luck;
    for (const choice of choices) this.#game.rules.apply(this.#state, seat, choice, this.#io);
    return this.#state;
  }
  /** False: there was nothing to decide. */
  #plays(seat: Seat): boolean {
    const choices = this.#choices;
    const { rules } = this.#game;
    rules.legal(this.#state, seat, choices);
    const decides = choices.n > 1;
    rules.apply(this.#state, seat, decides ? this.#question.answer(this.#guide.policy, seat, choices.list()) : choices.at[0], this.#io);
    return decides;
  }
}

const isAsked = (s: Place, seat: Seat): boolean => ((s.awaited >> seat) & 1) === 1;

/** A question within an imagined game. What is hidden there is imagined anyway, so a world is a copy of it as it is. */
class Imagined<S extends Place> implements Decision<S> {
  readonly game: Game<S>;
  readonly luck = new Io();
  seat: Seat = 0;
  legal: readonly Choice[] = [];
  readonly #state: S;
  readonly #pool: Pool<S>;

  constructor(game: Game<S>, state: S) {
    this.game = game;
    this.#state = state;
    this.#pool = new Pool(() => game.fresh(state));
  }
  get view(): object {
    return this.game.view(this.#state, this.seat, seatIds(this.game.scores(this.#state).length));
  }
  readonly world = (): S => {
    const world = this.#pool.take();
    world.copyFrom(this.#state);
    return world;
  };
  answer(bot: Bot<S>, seat: Seat, legal: readonly Choice[]): Choice {
    this.seat = seat;
    this.legal = legal;
    this.#pool.free();
    const choice = bot.decide(this);
    return legal.includes(choice) ? choice : legal[0];
  }
}
