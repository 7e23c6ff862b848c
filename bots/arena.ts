// Games among bots: who wins how often, and how fast they are played.
import { Choices, Io, notForSoMany, settleOptions, type Flow, type Game, type Options, type Place } from '@ridotto/engine';
import type { Bot } from './shared/bot.ts';
import { botNamed } from './names.ts';
import { decide, type Fault } from './play.ts';
import { random } from './random.ts';

export interface Simulation<E = unknown> {
  readonly players: number;
  /** Bots or their names; fewer than players are gone through again. */
  readonly bots: readonly (string | Bot)[];
  readonly games: number;
  readonly seed: number;
  readonly options?: Options;
  /** As `game.edition` makes it; left out: the one that ships. */
  readonly edition?: E;
  /** Left out: a bot that fails ends the simulation. */
  readonly onFault?: (fault: Fault) => void;
}
export interface SimulationResult {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** Choices among at least two. */
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  /** In the order of `bots`, not of seats: these are taken in turn. A tie is split, so shares add up to 1; alone one may lose. */
  readonly seats: readonly { readonly bot: string; readonly wins: number; readonly winShare: number; readonly meanScore: number }[];
  /** Decisions per game. */
  readonly lengths: { readonly min: number; readonly mean: number; readonly max: number };
}

/** `now` in milliseconds. The same simulation with the same seed plays the same games. */
export function simulate<S extends Place, E>(game: Game<S, E>, how: Simulation<E>, now: () => number): SimulationResult {
  const { players, games, seed } = how;
  const bots = entries(game, how);
  const s = game.create(how.edition ?? game.edition(game.standard), settleOptions(game, how.options), players);
  const start = s.all.slice();
  const table = new Table(game, s, how.onFault);
  const wins = bots.map(() => 0);
  const points = bots.map(() => 0);
  const lengths = { min: Infinity, mean: 0, max: 0 };
  let decisions = 0;
  let time = 0;
  for (let g = 0; g < games; g++) {
    s.all = start;
    const at = (seat: number): number => (seat + g) % players;
    const seated = bots.map((_, seat) => bots[at(seat)]);
    const began = now();
    const n = table.play(seated, mix(seed, g));
    time += now() - began;
    decisions += n;
    lengths.min = Math.min(lengths.min, n);
    lengths.max = Math.max(lengths.max, n);
    const winners = game.winners(s);
    for (const seat of winners) wins[at(seat)] += 1 / winners.length;
    game.scores(s).forEach((score, seat) => (points[at(seat)] += score));
  }
  lengths.mean = decisions / games;
  return {
    game: game.name,
    players,
    games,
    decisions,
    decisionsPerSecond: Math.round((decisions / Math.max(time, 0.001)) * 1000),
    seats: bots.map((bot, i) => ({ bot: bot.name, wins: wins[i], winShare: wins[i] / games, meanScore: points[i] / games })),
    lengths,
  };
}

/** One bot for each player. Throws with what is wrong with the simulation. */
function entries<S extends Place, E>(game: Game<S, E>, { players, bots, games }: Simulation<E>): Bot<S>[] {
  if (!game.seats.includes(players)) throw new Error(notForSoMany(game, players));
  if (bots.length === 0) throw new Error('name at least one bot');
  if (bots.length > players) throw new Error(`${bots.length} bots are too many for ${players} players`);
  if (!Number.isInteger(games) || games < 1) throw new Error(`the number of games must be at least 1, not ${games}`);
  return Array.from({ length: players }, (_, i) => {
    const bot = bots[i % bots.length];
    return typeof bot === 'string' ? botNamed(game.name, bot) : bot;
  });
}

/** A state, and the luck of the game and of each seat: all of it used again from game to game. */
class Table<S extends Place, E> {
  readonly #game: Game<S, E>;
  readonly #state: S;
  readonly #onFault: (fault: Fault) => void;
  readonly #io = new Io();
  readonly #own = Array.from({ length: 8 }, () => new Io());

  constructor(game: Game<S, E>, state: S, onFault: (fault: Fault) => void = end) {
    this.#game = game;
    this.#state = state;
    this.#onFault = onFault;
  }

  /** The number of decisions. Thinking has streams of its own: however much a bot samples, the same cards are dealt. */
  play(bots: readonly Bot<S>[], seed: number): number {
    this.#io.seed = seed;
    bots.forEach((_, seat) => (this.#own[seat].seed = mix(seed, seat + 1)));
    if (bots.every((bot) => (bot as unknown) === random)) return playRandomly(this.#game.rules, this.#state, this.#io, list);
    return playGame(this.#game as Game<S>, this.#state, bots, this.#own, this.#io, this.#onFault);
  }
}
const end = (fault: Fault): never => {
  throw new Error(fault.message, { cause: fault.error });
};

const list = new Choices();

/** A game from its start to its end, `state` being as it was created. `each` is called after every choice. */
export function playGame<S extends Place>(
  game: Game<S>,
  state: S,
  bots: readonly Bot<S>[],
  own: readonly Io[],
  io: Io,
  onFault: (fault: Fault) => void = end,
  each?: () => void,
): number {
  const { rules } = game;
  let decisions = 0;
  rules.start(state, io);
  while (state.awaited !== 0) {
    const seat = state.seat;
    rules.legal(state, seat, list);
    let choice = list.at[0];
    if (list.n > 1) {
      decisions++;
      choice = decide(game, bots[seat], state, seat, own[seat], onFault);
    }
    rules.apply(state, seat, choice, io);
    each?.();
  }
  return decisions;
}

/** The same with random choices by the game's own luck, at the speed of the engine: nobody knows, samples or is told anything. */
export function playRandomly<S extends Place>(rules: Flow<S>, state: S, io: Io, choices: Choices): number {
  const { at } = choices;
  let decisions = 0;
  rules.start(state, io);
  while (state.awaited !== 0) {
    const seat = state.seat;
    rules.legal(state, seat, choices);
    const n = choices.n;
    let choice = at[0];
    if (n > 1) {
      decisions++;
      choice = at[io.pick(n)];
    }
    rules.apply(state, seat, choice, io);
  }
  return decisions;
}

/** A seed for the n-th of something that has a seed: unlike for unlike numbers. */
export function mix(seed: number, n: number): number {
  let x = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(n + 1, 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) | 0;
}
