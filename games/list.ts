// The games of the house, in the order in which they are offered; the first is offered first of all.
import { inkognito } from './inkognito/manifest.ts';
import type { Manifest } from '@ridotto/engine/manifest.ts';
import { sanMarco } from './san-marco/manifest.ts';
import { valencia } from './valencia/manifest.ts';
import { venice } from './venice/manifest.ts';

export const LIST: readonly Manifest[] = [sanMarco, inkognito, valencia, venice];

/** Throws with the names of the games. */
export function manifestOf(name: string): Manifest {
  const found = LIST.find((one) => one.name === name);
  if (!found) throw new Error(`there is no game "${name}"; the games are ${LIST.map((one) => one.name).join(', ')}`);
  return found;
}
