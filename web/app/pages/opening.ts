// A table is opened: at the house, or on this device where it needs no house, or where the house is away and it may do without.
import type { Listed } from '../../games/index.ts';
import { isAway, needsNoHouse, open, staysHere, type Wish } from '../../net/open.ts';
import { everythingFor } from './ahead.ts';

/** The address to go to. */
export async function openTable(game: Listed, wish: Wish, language: string): Promise<string> {
  /** From then on no house is needed: nothing is opened of which a part is missing. */
  const openHere = async (wished: Wish): Promise<string> => {
    await everythingFor(game);
    return await open(wished, language);
  };
  if (staysHere(wish)) return await openHere(wish);
  try {
    return await open(wish, language);
  } catch (x) {
    if (!needsNoHouse(wish) || !isAway(x)) throw x;
    return await openHere({ ...wish, away: true });
  }
}
