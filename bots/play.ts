// How a bot is asked: it gets its seat's view and sampled worlds, and whatever it does, a legal choice comes out.
import { Choices, seatIds, type Choice, type Game, type Io, type Known, type Place, type Seat } from '@ridotto/engine';
import type { Bot, Decision, Gesture, Time } from './shared/bot.ts';
import { Pool } from './shared/worlds.ts';

/** A bot threw, or answered with something that is not legal. */
export interface Fault {
  readonly bot: string;
  readonly seat: Seat;
  readonly message: string;
  readonly error?: unknown;
}

/** What `bot` does in `state` for `seat`, which must be awaited. `luck` is the bot's own. A faulty bot gets a legal choice by
    that luck instead, and the fault is reported. */
export function decide<S extends Place>(
  game: Game<S>,
  bot: Bot<S>,
  state: S,
  seat: Seat,
  luck: Io,
  onFault?: (fault: Fault) => void,
  time?: Time,
): Choice {
  game.rules.legal(state, seat, list);
  const legal = list.list();
  if (legal.length === 0) throw new Error(`seat ${seat} is not asked anything now`);
  if (legal.length === 1) return legal[0];
  const pool = poolOf(game, state);
  const { used } = pool;
  let fault: Fault;
  try {
    const choice = bot.decide(new Question(game, state, seat, legal, luck, pool, time));
    if (legal.includes(choice)) return choice;
    fault = { bot: bot.name, seat, message: `${bot.name} chose ${inWords(game, choice)}, which is not legal` };
  } catch (error) {
    fault = { bot: bot.name, seat, message: `${bot.name} failed: ${String(error)}`, error };
  } finally {
    pool.free(used);
  }
  onFault?.(fault);
  return legal[luck.pick(legal.length)];
}

/** What `bot` does with its face after what it decided in `state`; nothing, if it does not know how. */
export function gestureOf<S extends Place>(
  game: Game<S>,
  bot: Bot<S>,
  state: S,
  seat: Seat,
  luck: Io,
  onFault?: (fault: Fault) => void,
): Gesture | undefined {
  if (!game.gestures || !bot.gesture) return undefined;
  game.rules.legal(state, seat, list);
  const pool = poolOf(game, state);
  const { used } = pool;
  try {
    return bot.gesture(new Question(game, state, seat, list.list(), luck, pool));
  } catch (error) {
    onFault?.({ bot: bot.name, seat, message: `${bot.name} failed to make a gesture: ${String(error)}`, error });
    return undefined;
  } finally {
    pool.free(used);
  }
}

const list = new Choices();
/** One pool for each state that is played, for as long as it is. */
const pools = new WeakMap<Place, Pool<Place>>();
function poolOf<S extends Place>(game: Game<S>, state: S): Pool<S> {
  let pool = pools.get(state);
  if (pool === undefined) pools.set(state, (pool = new Pool(() => game.fresh(state))));
  return pool as unknown as Pool<S>;
}

export class Question<S extends Place> implements Decision<S> {
  readonly game: Game<S>;
  readonly seat: Seat;
  readonly legal: readonly Choice[];
  readonly luck: Io;
  readonly time: Time | undefined;
  // Private for good: no bot can reach the state through its question.
  readonly #state: S;
  readonly #pool: Pool<S>;
  #known: Known | undefined;
  #view: object | undefined;

  constructor(game: Game<S>, state: S, seat: Seat, legal: readonly Choice[], luck: Io, pool: Pool<S>, time?: Time) {
    this.game = game;
    this.seat = seat;
    this.legal = legal;
    this.luck = luck;
    this.time = time;
    this.#state = state;
    this.#pool = pool;
  }

  get view(): object {
    return (this.#view ??= this.game.view(this.#state, this.seat, seatIds(this.game.scores(this.#state).length)));
  }

  readonly world = (): S => {
    const known = (this.#known ??= this.game.know(this.#state, this.seat));
    const world = this.#pool.take();
    this.game.sample(world, known, this.luck);
    return world;
  };
}

function inWords<S extends Place>(game: Game<S>, choice: Choice): string {
  try {
    return game.codec.format(choice);
  } catch {
    return String(choice);
  }
}
