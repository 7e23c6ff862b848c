// Whoever keeps a table: the house, or this device. Everything that the page does with a table goes through its chair.
import type { Chair, Credential, Tables } from '@ridotto/table/port.ts';
import { fetched } from './fetched.ts';
import { house } from './house.ts';
import { HERE, REPLAY } from './local/name.ts';

export const isHere = (id: string): boolean => id.startsWith(HERE);

/** Of this device: fetched when there is such a table, or one is to be opened. */
export const here = async () => (await fetched(() => import('./local/client.ts'))).tables;
const keeper = (id: string): Promise<Tables> => (isHere(id) || id.startsWith(REPLAY) ? here() : Promise.resolve(house));

const chairs = new Map<string, Promise<Chair>>();

/** A place at a table; with a token that of its seat. Throws as `sit` of Tables does. */
export function chairAt(id: string, token: Credential): Promise<Chair> {
  const key = `${id} ${token ?? ''}`;
  const known = chairs.get(key);
  if (known) return known;
  const chair = keeper(id).then((tables) => tables.sit(id, token));
  chairs.set(key, chair);
  chair.catch(() => chairs.delete(key));
  return chair;
}

let count = 0;
const prefix = Math.random().toString(36).slice(2, 10);
/** New for each command. */
export const newKey = (): string => `${prefix}-${Date.now().toString(36)}-${++count}`;
