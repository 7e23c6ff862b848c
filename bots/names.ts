// The computer players of each game, by name.
import { GAMES } from '@ridotto/games';
import type { Bot } from './bot.ts';
import { careless } from './inkognito/careless.ts';
import { steady as steadyInInkognito } from './inkognito/steady.ts';
import { random } from './random.ts';
import { steady } from './san-marco/steady.ts';
import { steady as steadyInValencia } from './valencia/steady.ts';
import { steady as steadyInVenice } from './venice/steady.ts';

/** Those that know one game; one of the same name takes the place of the `random` of all games. As with games, whoever takes
    one from the list treats states as opaque. */
const OWN: Readonly<Record<string, readonly Bot[]>> = {
  'san-marco': [steady],
  valencia: [steadyInValencia],
  inkognito: [careless, steadyInInkognito],
  venice: [steadyInVenice],
};

/** [game][name]; every game has `random`. */
export const BOTS: Readonly<Record<string, Readonly<Record<string, Bot>>>> = Object.fromEntries(
  Object.keys(GAMES).map((game) => [game, Object.fromEntries([random, ...(OWN[game] ?? [])].map((bot) => [bot.name, bot]))]),
);

/** Throws with the names of the bots that play this game. */
export function botNamed(game: string, name: string): Bot {
  const bots = Object.hasOwn(BOTS, game) ? BOTS[game] : undefined;
  if (!bots) throw new Error(`there is no game "${game}"; the games are ${Object.keys(BOTS).join(', ')}`);
  if (!Object.hasOwn(bots, name))
    throw new Error(`no bot called "${name}" plays ${game}; the bots that do are ${Object.keys(bots).join(', ')}`);
  return bots[name];
}
