// The games of the house, by name: all of them, ready to be played.
import type { Game } from '@ridotto/engine';
import { LIST, manifestOf } from './list.ts';

export const GAMES: Readonly<Record<string, Game>> = Object.fromEntries(
  await Promise.all(LIST.map(async ({ name, game }) => [name, await game()] as const)),
);

/** Throws with the names of the games. */
export function gameNamed(name: string): Game {
  return GAMES[manifestOf(name).name];
}
export { inkognito } from './inkognito/index.ts';
export { sanMarco } from './san-marco/index.ts';
export { valencia } from './valencia/index.ts';
export { venice } from './venice/index.ts';
