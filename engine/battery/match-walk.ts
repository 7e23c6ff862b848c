// A game played through a match by players who try what is not allowed, change their minds, and take back what they can.
import type { Choice, Seat } from '../notation/choice.ts';
import { Match } from '../match/match.ts';
import type { Place } from '../flow/place.ts';
import type { Bench } from './shared/bench.ts';
import { ending, goesOn } from './checks/ending.ts';
import { line, words } from './checks/lines.ts';
import { half, refusals } from './checks/refusal.ts';
import { Replica } from './checks/replica.ts';
import { before, undo } from './checks/undo.ts';
import { dealerOf } from './shared/luck.ts';
import type { NearMisses } from './shared/near-misses.ts';
import type { Policy } from './policies.ts';
import { whose } from './walk.ts';

/** Most submissions that are taken back in one game; then it is played on. */
const FICKLE = 200;

export function matchWalk<S extends Place, E>(bench: Bench<S, E>, policy: Policy, misses: NearMisses<S, E>, pace: number): void {
  const dealer = dealerOf(bench.seed);
  const m = bench.guard('rules', 'the beginning', undefined, () => new Match(bench.game, bench.setup, dealer));
  const replica = new Replica(bench, m, dealer);
  let n = 0;
  let fickle = 0;
  while (!m.over) {
    goesOn(bench, m.state, n);
    const seat = whose(bench, m.state);
    const legal = m.legal(seat);
    misses.add(legal);
    if (bench.chance(pace)) refusals(bench, m, seat, misses);
    if (bench.chance(pace)) words(bench, m, seat, misses);
    const parts = decision(bench, m, seat, policy);
    half(bench, m, seat, parts);
    line(bench, m, seat, parts);
    const was = before(bench, m);
    const refusal = bench.guard('accepted', bench.said(parts), m.state, () => m.submit(seat, parts));
    if (refusal !== undefined) bench.fail('accepted', `${bench.said(parts)} is legal, and refused: ${refusal.message}`, m.state, seat);
    if (undo(bench, m, seat, parts, was)) {
      if (fickle++ > FICKLE) m.submit(seat, parts);
      continue;
    }
    n += parts.length;
    const drafted = [...m.drafts.keys()];
    if (drafted.length > 0 && fickle < FICKLE && bench.chance(4)) {
      fickle++;
      if (bench.wants('retract')) m.retract(bench.any(drafted));
    }
    replica.follow();
    if (bench.chance(pace * 12)) replica.replay();
  }
  replica.follow();
  replica.replay();
  ending(bench, m.state, n);
}

/** One part, or several in a row as far as they bring no news. */
function decision<S extends Place, E>(bench: Bench<S, E>, m: Match<S, E>, seat: Seat, policy: Policy): Choice[] {
  const parts: Choice[] = [];
  const fork = m.fork();
  do {
    const choice = policy.choose(bench, fork.state, seat, fork.legal(seat));
    const refusal = bench.guard('accepted', bench.said([choice]), fork.state, () => fork.submit(seat, [choice]));
    if (refusal !== undefined)
      bench.fail('accepted', `${bench.said([choice])} is legal, and refused: ${refusal.message}`, fork.state, seat);
    parts.push(choice);
  } while (
    bench.game.rules.isOpen(fork.state, seat) ||
    (!fork.news && fork.waiting === undefined && fork.legal(seat).length > 0 && parts.length < 12 && !bench.chance(3))
  );
  return parts;
}
