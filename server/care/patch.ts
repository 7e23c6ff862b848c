// Brings a store over a change of rules: what becomes of each table, finished ones for their records' sake, and the deed where it is wanted.
import { carriedBy } from '@ridotto/engine';
import type { CarriedTable, FindGame, Table } from '@ridotto/table';
import { gameNamed } from '@ridotto/games';
import { everyTable, type Store, type StoreReader } from '../storage/store.ts';
import type { Resting } from '../tables/house.ts';
import { waitsFor } from '../tables/standing.ts';
import { unclaimed } from '../thinking/job.ts';
import { carried } from './carried.ts';

export interface Patched {
  readonly id: string;
  /** `today`: by the rules of today already. `otherwise`: these rules do not play it as it was played, and nothing is done to it;
      `dead`: it cannot be played, and nothing can be done. Of these two `why` says why. */
  readonly is: CarriedTable['is'] | 'today' | 'otherwise' | 'dead';
  readonly why?: string;
}

/** Every table, as it would be. Changes nothing. */
export async function* outlook(store: StoreReader, find: FindGame = gameNamed): AsyncGenerator<Patched> {
  for await (const { id } of everyTable(store)) yield (await prospect(store, id, find)).patched;
}

/** Rewrites what is to be rewritten; everything else stays as it is. `before` is done once, before the first rewriting. */
export async function* patch(store: Store, before = async (): Promise<void> => {}, find: FindGame = gameNamed): AsyncGenerator<Patched> {
  let rewritten = 0;
  for await (const { id, version } of everyTable(store)) {
    const { patched, table, now } = await prospect(store, id, find);
    if (table && now && patched.is === 'migrated') {
      if (rewritten++ === 0) await before();
      const waits = waitsFor(table);
      await store.replace(id, version, now, waits, unclaimed(id, waits));
    }
    yield patched;
  }
}

const UNTIL_PATCH = 'until "ridotto patch --do" has brought them over a change of rules; stop the house for that';

/** Tables that the house cannot play as they are, by why they rest. Reads no journal, so that a house may ask when it opens. */
export async function restingTables(store: StoreReader, find: FindGame = gameNamed): Promise<readonly Resting[]> {
  const by = new Map<string, number>();
  for (const { game, rules, tables } of await store.rules()) {
    const why = whyResting(game, rules, find);
    if (why !== undefined) by.set(why, (by.get(why) ?? 0) + tables);
  }
  return [...by].map(([why, tables]) => ({ tables, why }));
}
function whyResting(game: string, rules: number, find: FindGame): string | undefined {
  try {
    return carriedBy(find(game), rules).is === 'migrated' ? UNTIL_PATCH : undefined;
  } catch (e) {
    return `and nothing can be done for them here: ${(e as Error).message}`;
  }
}

async function prospect(
  store: StoreReader,
  id: string,
  find: FindGame,
): Promise<{ readonly patched: Patched; readonly table?: Table; readonly now?: CarriedTable }> {
  try {
    const stored = await store.load(id);
    if (!stored) throw new Error('there is no such table');
    const { table, now, departure } = carried(stored, find);
    if (departure !== undefined) return { patched: { id, is: 'otherwise', why: departure } };
    const is = stored.setup.rules === find(stored.setup.game).rulesVersion ? 'today' : now.is;
    return { patched: { id, is }, table, now };
  } catch (e) {
    return { patched: { id, is: 'dead', why: (e as Error).message } };
  }
}
