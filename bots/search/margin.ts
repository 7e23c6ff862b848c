// What the end of a game is worth.
import type { Game, Place, Seat } from '@ridotto/engine';

/** Of winning, in points. */
const VICTORY = 15;

/** By how much a seat is ahead, of the best of the others and of their mean; and what it has of the victory. */
export function margin<S extends Place>(game: Pick<Game<S>, 'scores' | 'winners'>, s: S, seat: Seat): number {
  const scores = game.scores(s);
  const others = scores.filter((_, p) => p !== seat);
  const mean = others.reduce((a, b) => a + b, 0) / Math.max(1, others.length);
  const best = Math.max(...others, others.length === 0 ? 0 : -Infinity);
  const winners = game.winners(s);
  return scores[seat] - (mean + best) / 2 + (winners.includes(seat) ? VICTORY / winners.length : 0);
}
