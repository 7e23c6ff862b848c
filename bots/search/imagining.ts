// Imagined games: from a sampled world on everybody plays as the policy does, to the horizon, and there the game is judged.
import { Choices, Io, seatIds, type Choice, type Game, type Place, type Seat } from '@ridotto/engine';
import type { Bot, Decision } from '../shared/bot.ts';
import { Pool } from '../shared/worlds.ts';
import type { Guide } from './guide.ts';

export class Imagining<S extends Place> {
  readonly #guide: Guide<S>;
  readonly #game: Game<S>;
  readonly #state: S;
  readonly #choices = new Choices();
  /** The luck of the game. Those who play have their own, in the question. */
  readonly #io = new Io();
  readonly #question: Imagined<S>;

  constructor(game: Game<S>, guide: Guide<S>, like: S) {
    this.#game = game;
    this.#guide = guide;
    this.#state = game.fresh(like);
    this.#question = new Imagined(game, this.#state);
  }

  /** What a choice leads to from this world, which stays as it is: to the horizon. The same luck and choice lead to the same. */
  after(world: S, seat: Seat, choice: Choice, luck: number): number {
    const { settled, horizon } = this.#guide;
    const s = this.#begin(world, seat, choice, luck);
    for (let left = horizon; s.awaited !== 0 && left > 0 && settled?.(s, world) !== true;) if (this.#plays(s.seat)) left--;
    return this.#guide.value(s, seat);
  }
  /** The same only to where somebody else decides. */
  atOnce(world: S, seat: Seat, choice: Choice, luck: number): number {
    const s = this.#begin(world, seat, choice, luck);
    for (let left = this.#guide.horizon; s.awaited === 1 << seat && left > 0;) if (this.#plays(seat)) left--;
    return this.#guide.value(s, seat);
  }

  #begin(world: S, seat: Seat, choice: Choice, luck: number): S {
    this.#state.copyFrom(world);
    this.#io.seed = luck;
    this.#question.luck.seed = ~luck;
    this.#game.rules.apply(this.#state, seat, choice, this.#io);
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
