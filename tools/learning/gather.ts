// Positions to learn from: games among the usual players, who at first, up to a moment that differs from game to game, now and
// then do anything; of the rest of the game each settled position, and what came of it.
import { Choices, Io, settleOptions, type Game, type Place } from '@ridotto/engine';
import { mix } from '@ridotto/bots/arena.ts';
import { decide } from '@ridotto/bots';
import { sharesOfVictory } from '@ridotto/bots/search/counted.ts';
import type { Guide } from '@ridotto/bots/search/guide.ts';
import type { Lesson } from '@ridotto/bots/search/lesson.ts';

/** One position, and each seat's share of the victory in the end. */
export interface Moment {
  /** The number of the game that it is from. */
  readonly game: number;
  /** As `all` of a state has them. */
  readonly numbers: Int32Array;
  readonly shares: readonly number[];
}
/** Of this many choices one is any, in the wild part of a game. */
const WILD = 6;

export function* gather<S extends Place>(
  game: Game<S>,
  guide: Guide<S>,
  lesson: Pick<Lesson<S>, 'example'>,
  { players, games, seed }: { readonly players: number; readonly games: number; readonly seed: number },
): Generator<Moment> {
  const isExample = lesson.example ?? guide.settled;
  const state = game.create(game.edition(game.standard), settleOptions(game), players);
  const start = state.all.slice();
  const before = game.fresh(state);
  const list = new Choices();
  const io = new Io();
  const own = new Io();
  let usual = 1;
  for (let g = 0; g < games; g++) {
    state.all = start;
    io.seed = mix(seed, g);
    own.seed = mix(io.seed, 1);
    // In half of the games, somewhere in their first three quarters.
    let wild = own.pick(2) === 0 ? 0 : own.pick(Math.ceil(usual * 0.75));
    const found: Int32Array[] = [];
    game.rules.start(state, io);
    before.copyFrom(state);
    let decisions = 0;
    while (state.awaited !== 0) {
      const { seat } = state;
      game.rules.legal(state, seat, list);
      let choice = list.at[0];
      if (list.n > 1) {
        decisions++;
        const any = wild > 0 && own.pick(WILD) === 0;
        if (wild > 0) wild--;
        const fault = ({ message }: { message: string }): never => {
          throw new Error(message);
        };
        choice = any ? list.at[own.pick(list.n)] : decide(game, guide.policy, state, seat, own, fault);
      }
      game.rules.apply(state, seat, choice, io);
      if (state.awaited === 0 || isExample?.(state, before) !== true) continue;
      before.copyFrom(state);
      if (wild > 0) continue;
      found.push(state.all.slice());
    }
    usual = decisions;
    const shares = sharesOfVictory(players, game.winners(state));
    for (const numbers of found) yield { game: g, numbers, shares };
  }
}
