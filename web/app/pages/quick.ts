// The table that stands ready at once, with somebody to play against.
import type { Wish, WishedSeat } from '../../net/open.ts';
import { ownName } from '../../net/guest.ts';

const [FIRST, ...OTHERS] = ['Anne', 'Benoît', 'Christian', 'Denise', 'Émile'] as const;
const isCalled = (name: string, own: string): boolean => name.localeCompare(own, undefined, { sensitivity: 'base' }) === 0;

/** One person, by the name that they have given if they have, and bots; the set-up page begins with as many as can play. */
export function quick(game: string, players: number, bots: 'steady' | 'easy' = 'steady'): Wish {
  const own = ownName() || FIRST;
  const others = OTHERS.map((name): WishedSeat => ({ name: isCalled(name, own) ? FIRST : name, who: bots }));
  return {
    game,
    seats: [{ name: own, who: 'here' }, ...others].slice(0, players),
    options: {},
    confirm: true,
    chat: true,
    salt: '',
  };
}
