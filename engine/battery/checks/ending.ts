// Games end, with a score for everybody and somebody who has won; whoever plays alone may lose to the game.
import type { Place } from '../../flow/place.ts';
import type { Bench } from '../shared/bench.ts';

export function goesOn<S extends Place, E>(bench: Bench<S, E>, s: S, decisions: number): void {
  if (decisions > bench.most) bench.fail('endless', `not over after ${bench.most} decisions`, s);
}

export function ending<S extends Place, E>(bench: Bench<S, E>, s: S, decisions: number): void {
  bench.report.longest = Math.max(bench.report.longest, decisions);
  if (!bench.wants('ending')) return;
  const scores = bench.game.scores(s);
  if (scores.length !== bench.seats || !scores.every(Number.isFinite)) bench.fail('ending', `scores are ${scores.join(', ')}`, s);
  const winners = bench.game.winners(s);
  const nobody = winners.length === 0 && bench.seats > 1;
  if (nobody || new Set(winners).size !== winners.length || winners.some((p) => !(p >= 0 && p < bench.seats)))
    bench.fail('ending', `winners are ${winners.join(', ') || 'nobody'}`, s);
}
