// Only members of the legal list are accepted. What is refused is refused with a reason, or with what is legal, and leaves
// nothing behind: not in state, record, facts, drafts, nor in the luck to come.
import { verbOf, type Choice, type Seat } from '../../notation/choice.ts';
import type { Match } from '../../match/match.ts';
import type { Place } from '../../flow/place.ts';
import type { Bench } from '../shared/bench.ts';
import type { NearMisses } from '../shared/near-misses.ts';

/** All of a match that a refusal must leave as it is. */
export const traces = <S extends Place, E>(m: Match<S, E>): string =>
  JSON.stringify([
    m.state.all.join(),
    m.log.length,
    m.log.at(-1),
    m.facts.length,
    m.facts.at(-1),
    [...m.drafts],
    m.outcomes,
    m.unused,
    m.waiting?.name,
    Object.keys(m.checkpoints).length,
  ]);

function refused<S extends Place, E>(bench: Bench<S, E>, m: Match<S, E>, seat: Seat, parts: readonly Choice[], why: string): string {
  const before = traces(m);
  const undo = m.canUndo(seat);
  const refusal = bench.guard('refusal', `${why}, ${bench.said(parts)}`, m.state, () => m.submit(seat, parts));
  if (refusal === undefined) return bench.fail('refusal', `${why}: ${bench.said(parts)} is accepted`, m.state, seat);
  if (traces(m) !== before || m.canUndo(seat) !== undo)
    bench.fail(
      'refusal',
      `${why}: ${bench.said(parts)} is refused, and leaves something behind:\n${before}\n${traces(m)}\n`,
      m.state,
      seat,
    );
  if (refusal.message === '' || (refusal.reason !== undefined && !refusal.reason.rule))
    bench.fail('refusal', `${why}: refused without a word`, m.state, seat);
  return JSON.stringify(refusal);
}

export function refusals<S extends Place, E>(bench: Bench<S, E>, m: Match<S, E>, seat: Seat, misses: NearMisses<S, E>): void {
  if (!bench.wants('refusal')) return;
  const legal = m.legal(seat);
  for (const choice of misses.all(legal, 3)) refused(bench, m, seat, [choice], 'not legal');
  for (const other of bench.viewers)
    if (other !== seat && m.legal(other).length === 0) refused(bench, m, other, [bench.any(legal)], 'somebody else');
  const second = misses.all(legal, 1)[0];
  if (second !== undefined) {
    // Legal for the first part, never for the second: whatever the first may bring.
    const fork = m.fork();
    const first = bench.any(legal);
    fork.submit(seat, [first]);
    const then = fork.news ? second : misses.all(fork.legal(seat), 1)[0];
    if (then !== undefined) refused(bench, m, seat, [first, then], 'half of it');
    if (fork.news) {
      const said = refused(bench, m, seat, [first, bench.any(legal)], 'after news');
      if ((JSON.parse(said) as { legal: unknown[] }).legal.length > 0)
        bench.fail('refusal', `after news, it is told what is legal: ${said}`, m.state, seat);
    }
  }
  reasons(bench, m, seat, legal, misses);
}

/** What is begun out of turn and not ended. */
export function half<S extends Place, E>(bench: Bench<S, E>, m: Match<S, E>, seat: Seat, parts: readonly Choice[]): void {
  if (parts.length > 1 && bench.game.rules.isOutOfTurn(m.state, seat) && bench.wants('refusal'))
    refused(bench, m, seat, parts.slice(0, -1), 'begun out of turn, and not ended');
}

/** Of a verb that is legal here, with other fields: that needs a reason. Counted for each node. */
function reasons<S extends Place, E>(
  bench: Bench<S, E>,
  m: Match<S, E>,
  seat: Seat,
  legal: readonly Choice[],
  misses: NearMisses<S, E>,
): void {
  const tally = (bench.report.reasons[bench.node(m.state)] ??= { tried: 0, given: 0 });
  const verbs = new Set(legal.filter((c) => !bench.game.rules.isAnytime(c)).map(verbOf));
  for (const choice of misses.neighbours(legal, 4)) {
    if (legal.includes(choice) || !verbs.has(verbOf(choice)) || !bench.game.codec.has(choice)) continue;
    const refusal = m.submit(seat, [choice]);
    tally.tried++;
    if (refusal?.reason !== undefined) tally.given++;
    else if ((refusal?.legal.length ?? 0) === 0)
      bench.fail('reason', `${bench.said([choice])} is refused with neither a reason nor what is legal`, m.state, seat);
  }
}

/** At the end of a battery: nodes where no refusal of any neighbour had a reason. */
export function silentNodes<S extends Place, E>(bench: Bench<S, E>, excused: readonly string[]): void {
  if (bench.only !== undefined && !bench.only.has('reason')) return;
  for (const [node, { tried, given }] of Object.entries(bench.report.reasons))
    if (tried > 0 && given === 0 && !excused.includes(node))
      bench.fail('reason', `at ${node}, ${tried} refusals of neighbours of legal choices had no reason: whyNot is missing`);
}
