// The games of the house, by name.
import type { Game } from '@ridotto/engine';
import { inkognito } from './inkognito/index.ts';
import { sanMarco } from './san-marco/index.ts';
import { valencia } from './valencia/index.ts';
import { venice } from './venice/index.ts';

// One list for games of different states: whoever takes one from it treats states as opaque.
export const GAMES: Readonly<Record<string, Game>> = {
  'san-marco': sanMarco,
  inkognito: inkognito,
  valencia: valencia,
  venice: venice,
};

/** Throws with the names of the games. */
export function gameNamed(name: string): Game {
  const game = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (!game) throw new Error(`there is no game "${name}"; the games are ${Object.keys(GAMES).join(', ')}`);
  return game;
}
export { inkognito, sanMarco, valencia, venice };
