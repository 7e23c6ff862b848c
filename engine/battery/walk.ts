// A game played by an automatic player on the rules alone, with a look at every moment and a close look at some.
import { verbOf, type Choice, type Seat } from '../notation/choice.ts';
import { seatsIn } from '../flow/flow.ts';
import type { Place } from '../flow/place.ts';
import type { Bench } from './shared/bench.ts';
import { outsideNumbers, copied, made, undisturbed } from './checks/copy.ts';
import { ending, goesOn } from './checks/ending.ts';
import { legal } from './checks/legal.ts';
import { distribution, question } from './checks/luck.ts';
import { notation, position } from './checks/notation.ts';
import { outOfTurn } from './checks/out-of-turn.ts';
import { secrecy } from './checks/secrecy.ts';
import { together } from './checks/together.ts';
import { DealerSource, WatchedIo } from './shared/luck.ts';
import type { NearMisses } from './shared/near-misses.ts';
import type { Policy } from './policies.ts';

/** What is remembered from game to game. */
export interface Memory<S extends Place, E> {
  readonly written: Map<string, Choice>;
  readonly thrown: Map<string, number>;
  readonly misses: NearMisses<S, E>;
  /** Nodes and how often they were looked at closely. */
  readonly close: Map<string, number>;
}

export function walk<S extends Place, E>(bench: Bench<S, E>, policy: Policy, memory: Memory<S, E>, pace: number): void {
  const { rules } = bench.game;
  const s = bench.fresh();
  const io = new WatchedIo(bench.seed);
  io.onAsked = (asked) => question(bench, s, asked);
  // Every other game is dealt as search deals.
  const luck = bench.seed % 2 === 0 ? new DealerSource(bench.seed) : null;
  io.source = luck;
  const constant = outsideNumbers(s);
  const pooled = bench.fresh();
  bench.guard('rules', 'the beginning', s, () => rules.start(s, io));
  let n = 0;
  for (; s.awaited !== 0; n++) {
    goesOn(bench, s, n);
    // Now and then not, lest something outside the numbers keeps step.
    const copies = !bench.chance(4) && bench.wants('copy');
    if (copies) copied(bench, s, pooled);
    legal(bench, s);
    invariant(bench, s);
    const node = bench.node(s);
    const seen = memory.close.get(node) ?? 0;
    if (seen < 2 || bench.chance(pace)) {
      memory.close.set(node, seen + 1);
      closely(bench, s, memory);
    }
    const seat = whose(bench, s);
    do {
      const list = bench.legal(s, seat);
      memory.misses.add(list);
      const choice = policy.choose(bench, s, seat, list);
      tally(bench, node, choice);
      if (bench.chance(4)) distribution(bench, s, seat, choice, memory.thrown);
      onCopy(bench, s, copies ? pooled : undefined, seat, choice, io, luck);
    } while (rules.isOpen(s, seat));
    if (outsideNumbers(s) !== constant)
      bench.fail('copy', `what lies outside the numbers has changed: ${outsideNumbers(s)} against ${constant}`, s, seat);
  }
  legal(bench, s);
  invariant(bench, s);
  closely(bench, s, memory);
  ending(bench, s, n);
  if (bench.wants('fresh')) made(bench, s);
  bench.report.decisions += n;
}

/** Mostly somebody who is awaited; now and then somebody who is not, and may speak all the same. */
export function whose<S extends Place, E>(bench: Bench<S, E>, s: S): Seat {
  const speakers = seatsIn(bench.game.rules.speakers(s)).filter((seat) => bench.legal(s, seat).length > 0);
  return bench.any(speakers.length > 0 && bench.chance(8) ? speakers : seatsIn(s.awaited));
}

function closely<S extends Place, E>(bench: Bench<S, E>, s: S, memory: Memory<S, E>): void {
  for (const seat of seatsIn(s.awaited)) notation(bench, s, bench.legal(s, seat), memory.written);
  position(bench, s);
  together(bench, s);
  outOfTurn(bench, s);
  secrecy(bench, s, memory.misses);
}

function invariant<S extends Place, E>(bench: Bench<S, E>, s: S): void {
  if (!bench.wants('invariant')) return;
  const wrong = bench.game.invariant(s);
  if (wrong !== undefined) bench.fail('invariant', wrong, s);
}

function tally<S extends Place, E>(bench: Bench<S, E>, node: string, choice: Choice): void {
  const verb = bench.game.codec.verbs[verbOf(choice)];
  bench.report.nodes[node] = (bench.report.nodes[node] ?? 0) + 1;
  bench.report.verbs[verb] = (bench.report.verbs[verb] ?? 0) + 1;
}

/** The choice is played on the state and on a copy of it, with the same luck. */
function onCopy<S extends Place, E>(
  bench: Bench<S, E>,
  s: S,
  replica: S | undefined,
  seat: Seat,
  choice: Choice,
  io: WatchedIo,
  luck: DealerSource | null,
): void {
  const { rules } = bench.game;
  const play = (t: S, with_: WatchedIo): void => bench.guard('rules', bench.said([choice]), t, () => rules.apply(t, seat, choice, with_));
  if (replica !== undefined) {
    const other = new WatchedIo(io.seed);
    const source = luck && new DealerSource(bench.seed);
    if (source && luck) source.dealt.push(...luck.dealt);
    other.source = source;
    undisturbed(bench, s, replica, (t) => play(t, other), seat);
  }
  play(s, io);
  const difference = replica && bench.layout.difference(s, replica);
  if (difference !== undefined) bench.fail('copy', `a copy plays on differently: ${difference}`, s, seat);
}
