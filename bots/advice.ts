// Advice for whoever has to choose, and what is said of a choice afterwards: from what a seat knows, as a bot of that seat thinks.
import type { Choice, Game, Io, Place, Seat } from '@ridotto/engine';
import type { Bot, Time } from './shared/bot.ts';
import { Question } from './play.ts';
import { LIST } from './list.ts';
import type { Adviser } from './search/adviser.ts';
import { weighing, type Pains, type Weighing } from './search/weighing.ts';
import { Pool } from './shared/worlds.ts';

const ADVISERS = new Map(
  await Promise.all(
    Object.entries(LIST).map(async ([game, load]) => {
      const { adviser } = await load();
      return [game, adviser] as const;
    }),
  ),
);
/** undefined: nobody gives advice in this game. */
export const adviserOf = (game: string): Adviser | undefined => ADVISERS.get(game);
/** Who plays for all in the games that are imagined for it. */
export const policyOf = ({ guide }: Adviser): Bot => guide.policy;

/** What this seat, which must be asked, may choose, weighed: nothing of the state but what it knows comes into it. Yields after each
    imagined game. Without `time` the same luck gives the same. */
export function* advise<S extends Place>(
  game: Game<S>,
  { guide, reasoning }: Adviser<S>,
  about: { readonly state: S; readonly seat: Seat; readonly legal: readonly Choice[]; readonly luck: Io; readonly time?: Time },
  pains: Pains,
): Generator<void, Weighing> {
  const { state, seat, legal, luck, time } = about;
  const pool = new Pool(() => game.fresh(state));
  return yield* weighing(new Question(game, state, seat, legal, luck, pool, time), guide, reasoning, pains);
}
