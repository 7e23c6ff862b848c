// A replica of a match, made from its record alone, is the same in state, facts, views and luck: entry by entry with the same
// dealer, and replayed whole from JSON.
import type { GameRecord } from '../../match/record.ts';
import { Match } from '../../match/match.ts';
import type { Dealer } from '../../match/outcomes.ts';
import { hashState, type Place } from '../../flow/place.ts';
import type { Bench } from '../shared/bench.ts';

export class Replica<S extends Place, E> {
  readonly #bench: Bench<S, E>;
  readonly #match: Match<S, E>;
  /** Has had what stands in the record, and nothing else: no refusals, no changes of mind, nothing taken back. */
  readonly #clean: Match<S, E>;
  #fed: number;
  #facts = 0;
  /** Fingerprints of the state after so many entries. */
  readonly #states = new Map<number, string>();

  constructor(bench: Bench<S, E>, match: Match<S, E>, dealer: Dealer) {
    this.#bench = bench;
    this.#match = match;
    this.#clean = new Match(bench.game, bench.setup, dealer);
    this.#fed = this.#clean.log.length;
    this.#states.set(this.#fed, hashState(match.state));
    this.#compare();
  }

  /** When nothing said so far can be taken back. */
  follow(): void {
    const m = this.#match;
    if (m.drafts.size > 0 || this.#bench.names.some((_, p) => m.canUndo(p))) return;
    for (; this.#fed < m.log.length; this.#fed++) {
      const entry = m.log[this.#fed];
      if (!('say' in entry)) continue;
      const choices = entry.say.map((line) => this.#bench.game.codec.parse(line));
      const refusal = this.#clean.submit(Number(entry.by.slice(1)), choices);
      if (refusal) this.#bench.fail('replica', `entry ${this.#fed} of the record is refused: ${refusal.message}`, this.#clean.state);
    }
    this.#states.set(this.#fed, hashState(m.state));
    this.#compare();
  }

  #compare(): void {
    const bench = this.#bench;
    if (!bench.wants('replica')) return;
    const [m, t] = [this.#match, this.#clean];
    const difference = bench.layout.difference(m.state, t.state);
    if (difference !== undefined)
      bench.fail('replica', `a match with the same record and dealer, but no refusals or changes of mind, differs: ${difference}`, m.state);
    if (m.outcomes !== t.outcomes) bench.fail('replica', `outcomes: ${m.outcomes} against ${t.outcomes}`, m.state);
    const last = (x: Match<S, E>): string => JSON.stringify([x.log.slice(-3), x.facts.length, x.facts.slice(this.#facts)]);
    if (last(m) !== last(t)) bench.fail('replica', `log or facts differ:\n${last(m)}\n${last(t)}\n`, m.state);
    this.#facts = m.facts.length;
    for (const seat of bench.viewers)
      if (bench.view(m.state, seat) !== bench.view(t.state, seat)) bench.fail('replica', 'views differ', m.state, seat);
  }

  /** The whole record, through JSON; and up to some entry in the middle. */
  replay(): void {
    const bench = this.#bench;
    if (!bench.wants('replay')) return;
    const m = this.#match;
    const record = JSON.parse(JSON.stringify(m.record({ edition: '', seats: bench.names, commitment: '' }))) as GameRecord;
    const again = bench.guard('replay', 'the record cannot be replayed', m.state, () => Match.replay(bench.game, record, bench.setup));
    // Drafts are not in the record: whoever keeps them hands them in again.
    for (const [seat, draft] of m.drafts) for (const parts of draft) again.submit(seat, parts);
    const difference = bench.layout.difference(m.state, again.state);
    if (difference !== undefined) bench.fail('replay', `replayed, ${difference}`, m.state);
    if (JSON.stringify(again.facts) !== JSON.stringify(m.facts)) bench.fail('replay', 'replayed, other facts are told', m.state);
    if (JSON.stringify(again.log) !== JSON.stringify(m.log)) bench.fail('replay', 'replayed, the log differs', m.state);
    const middle = bench.any([...this.#states.keys()].filter((n) => n <= record.log.length));
    const part = Match.replay(bench.game, record, bench.setup, middle);
    if (hashState(part.state) !== this.#states.get(middle))
      bench.fail('replay', `replayed up to entry ${middle}, the state differs`, part.state);
  }
}
