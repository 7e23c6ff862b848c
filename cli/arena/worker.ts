// A thread of an arena: plays one game after another.
import { parentPort } from 'node:worker_threads';
import type { Options } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { play, type Fixture, type Played } from '@ridotto/bots/tournament.ts';

export interface ArenaTask {
  readonly game: string;
  readonly players: number;
  readonly seed: number;
  readonly options: Options;
  readonly fixture: Fixture;
}
export type ArenaResult = { readonly played: Played } | { readonly error: string };

parentPort?.on('message', ({ game, fixture, ...how }: ArenaTask) => {
  let result: ArenaResult;
  try {
    result = { played: play(gameNamed(game), how, fixture, () => performance.now()) };
  } catch (e) {
    result = { error: (e as Error).message };
  }
  parentPort?.postMessage(result);
});
