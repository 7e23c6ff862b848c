// What a house has for all its tables.
import type { FindGame, TableRequest } from '@ridotto/table';
import type { BotPool } from '../thinking/pool.ts';
import type { BotTurns } from '../thinking/turns.ts';
import type { Verifier } from '../verifying/verifier.ts';
import type { Clock } from './clock.ts';
import type { Loader } from './loader.ts';
import type { Storing } from './storing.ts';

export interface Surroundings {
  readonly storing: Storing;
  readonly loader: Loader;
  readonly pool: BotPool;
  readonly verifier: Verifier;
  readonly turns: BotTurns;
  /** Milliseconds that a bot lets pass before it moves, so that people can follow. */
  readonly botDelay: number;
  /** Milliseconds until somebody is told of their turn who has not seen it by then. */
  readonly toldAfter: number;
  readonly clock: Pick<Clock, 'look'>;
  /** Milliseconds since 1970, by the clock that counts. */
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
  /** Told what is worked on from now on. */
  readonly at: (what: string) => void;
  /** For tests: 32 bytes, instead of random ones, by which a table is dealt. */
  readonly secretOf?: (request: TableRequest) => Uint8Array;
  /** For tests: left out, the games of the house. */
  readonly find?: FindGame;
}
