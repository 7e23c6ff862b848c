// What the ranks of an auction bring a seat, in points: a place in the city, a resource, a seat, a sale, a move.
import { AUCTIONS, CHURCH, FIRST_GUILD_SEAT, MERCHANTS, NOBILITY } from '@ridotto/games/valencia/box/material.ts';
import type { State } from '@ridotto/games/valencia/box/state.ts';
import { canTakeSeat } from '@ridotto/games/valencia/rules/council.ts';
import { afterSitting, afterTaking, bestMove, bestPlacing, bestSale } from './trying.ts';
import type { Ground } from './ground.ts';
import { PAWN } from './prospects.ts';
import { Worth } from './worth.ts';

/** A later rank finds the best square taken. */
const LEFT_OVER = 0.92;

/** [rank] for a step of this round; as many as act in it. `ground`: the city as it is now. */
export function gainsOf(s: State, seat: number, step: number, ground: Ground): number[] {
  const w = new Worth(s, seat, step, ground);
  const now = w.now();
  const guild = s.edition.guildAt[s.boards[s.round] * AUCTIONS + step];
  const gains = gainsAt(w, now, step, guild);
  gains[0] += gainOfPawn(w, now);
  return gains.slice(0, s.edition.auctions[step].acting[s.seats]);
}

function gainsAt(w: Worth, now: number, step: number, guild: number): number[] {
  const { s, seat } = w;
  const sits = (where: number): number => (canTakeSeat(s, seat, where) ? afterSitting(w, where) - now : 0);
  const { action } = s.edition.auctions[step];
  if (action === 'seats') return [sits(NOBILITY), sits(CHURCH)];
  if (action === 'move') return [bestMove(w, 1, now) - now];
  if (action === 'sale') return [bestSale(w, now) - now];
  if (action === 'sale-and-merchants') return [bestSale(w, now) - now + Math.max(0, sits(MERCHANTS))];
  const take = s.stock[guild] > 0 ? Math.max(0, afterTaking(w, guild) - now) : 0;
  const place = bestPlacing(w, guild, now) - now;
  return [take + place + Math.max(0, sits(FIRST_GUILD_SEAT + guild)), take + LEFT_OVER * place, Math.max(take, LEFT_OVER ** 2 * place)];
}

/** Only to whoever has that mission. */
function gainOfPawn(w: Worth, now: number): number {
  const { s, seat } = w;
  const { pawn } = s;
  if (pawn === seat) return 0;
  s.pawn = seat;
  const gain = w.after(PAWN) - now;
  s.pawn = pawn;
  return gain;
}
