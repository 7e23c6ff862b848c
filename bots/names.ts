// The computer players of each game, by name.
import { GAMES } from '@ridotto/games';
import type { Bot } from './shared/bot.ts';
import { LIST } from './list.ts';
import { random } from './random.ts';

/** A game's own; one of the same name takes the place of the `random` of all games. */
async function playersOf(game: string): Promise<Readonly<Record<string, Bot>>> {
  const { bots } = (await LIST[game]?.()) ?? { bots: [] };
  return Object.fromEntries([random, ...bots].map((bot) => [bot.name, bot]));
}

/** [game][name]; every game has `random`. */
export const BOTS: Readonly<Record<string, Readonly<Record<string, Bot>>>> = Object.fromEntries(
  await Promise.all(Object.keys(GAMES).map(async (game) => [game, await playersOf(game)] as const)),
);

/** Of those that play this game; none, where there is no such game. */
export const namesOfBots = (game: string): readonly string[] => Object.keys(BOTS[game] ?? {});

/** The one that plays where nobody has chosen another, or is there: well, and at once. */
export function usualBot(game: string): Bot {
  const bots = BOTS[game] ?? {};
  return bots.steady ?? Object.values(bots).at(-1) ?? random;
}

/** Throws with the names of the bots that play this game. */
export function botNamed(game: string, name: string): Bot {
  const bots = Object.hasOwn(BOTS, game) ? BOTS[game] : undefined;
  if (!bots) throw new Error(`there is no game "${game}"; the games are ${Object.keys(BOTS).join(', ')}`);
  if (!Object.hasOwn(bots, name))
    throw new Error(`no bot called "${name}" plays ${game}; the bots that do are ${Object.keys(bots).join(', ')}`);
  return bots[name];
}
