// The strong player: by what things brought in games among steady ones, for each number of players.
import { learnt } from './learnt.ts';
import { playing } from './playing.ts';
import { prices } from './prices.ts';
import type { Taste } from './taste.ts';

const tastes = new Map<number, Taste>();
function tasteFor(players: number): Taste {
  let taste = tastes.get(players);
  if (taste === undefined) tastes.set(players, (taste = learnt(prices, players)));
  return taste;
}

export const strong = playing('strong', tasteFor);
