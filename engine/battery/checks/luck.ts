// Search and dealer deal alike: every question to luck, asked at moments of real games, has the same distribution whether
// search's own generator answers or the dealer does, and it is that of the bag.
import { verbOf, type Choice, type Seat } from '../../notation/choice.ts';
import { Io, type Luck } from '../../flow/io.ts';
import type { Place } from '../../flow/place.ts';
import type { Bench } from '../shared/bench.ts';
import { dealerOf, DealerSource, WatchedIo, type Asked } from '../shared/luck.ts';

const COUNTS = new WeakMap<Luck, number[]>();
function declared(question: Luck): number[] {
  let counts = COUNTS.get(question);
  if (counts === undefined) {
    counts = question.domain.values.map(() => 0);
    for (const card of question.cards) counts[card & 255]++;
    COUNTS.set(question, counts);
  }
  return counts;
}

/** Every single question: the bag holds no more of a kind than the full deck, else search would draw it too rarely. */
export function question<S extends Place, E>(bench: Bench<S, E>, s: S, { question: q, weights }: Asked): void {
  bench.report.luck[q.name] = (bench.report.luck[q.name] ?? 0) + 1;
  if (!bench.wants('luck')) return;
  if (!Object.values(bench.game.luck).includes(q)) bench.fail('luck', `${q.name} is not among the game's questions`, s);
  const most = declared(q);
  if (weights === null) {
    if (most.some((n) => n !== 1)) bench.fail('luck', `${q.name}: a deck is drawn from, not thrown`, s);
    return;
  }
  const k = weights.findIndex((n, i) => n > most[i] || n < 0);
  if (k >= 0) bench.fail('luck', `${q.name}: ${weights[k]} of ${q.domain.values[k]} in the bag, declared ${most[k]}`, s);
}

const THROWS = 500;
/** A choice that asks luck, made many times over: the first question and its answers. */
export function distribution<S extends Place, E>(bench: Bench<S, E>, s: S, seat: Seat, choice: Choice, done: Map<string, number>): void {
  if (bench.only?.has('distribution') === false) return;
  const trial = new WatchedIo(1);
  bench.game.rules.apply(bench.copy(s), seat, choice, trial);
  if (trial.asked.length === 0) return;
  const { question: q, weights } = trial.asked[0];
  const key = `${q.name} ${verbOf(choice)} ${weights?.filter((n) => n > 0).length}`;
  if ((done.get(key) ?? 0) >= 1 || !bench.wants('distribution')) return;
  done.set(key, 1);
  const kinds = q.domain.values.length;
  const byHand = Array<number>(kinds).fill(0);
  const bySearch = Array<number>(kinds).fill(0);
  for (let i = 0; i < THROWS; i++) {
    for (const [counts, source] of [
      [bySearch, null],
      [byHand, new DealerSource(bench.seed + i * 7919)],
    ] as const) {
      const io = new WatchedIo(bench.seed * 31 + i * 977);
      io.source = source;
      bench.game.rules.apply(bench.copy(s), seat, choice, io);
      const first = io.asked[0];
      if (first?.question !== q || String(first.weights) !== String(weights))
        bench.fail(
          'distribution',
          `${bench.said([choice])} asks luck something else when ${source === null ? 'search' : 'the dealer'} answers`,
          s,
          seat,
        );
      counts[first.index]++;
    }
  }
  for (const [who, counts] of [
    ['search', bySearch],
    ['the dealer', byHand],
  ] as const)
    if (!fits(counts, weights ?? Array<number>(kinds).fill(1)))
      bench.fail('distribution', `${q.name}: ${who} deals ${counts.join(' ')} from ${weights?.join(' ') ?? 'equal chances'}`, s, seat);
}

/** Chi-square, far out: once in a hundred thousand. */
function fits(counts: readonly number[], weights: readonly number[]): boolean {
  const n = counts.reduce((a, b) => a + b, 0);
  const all = weights.reduce((a, b) => a + b, 0);
  let chi = 0;
  let freedom = -1;
  for (const [k, weight] of weights.entries()) {
    const expected = (n * weight) / all;
    if (weight === 0 && counts[k] > 0) return false;
    if (weight === 0) continue;
    chi += (counts[k] - expected) ** 2 / expected;
    freedom++;
  }
  return freedom < 1 || chi < freedom + 4.3 * Math.sqrt(2 * freedom) + 12;
}

/** The full deck, the half-empty and the nearly empty bag of every question of the game. */
export function decks<S extends Place, E>(bench: Bench<S, E>): void {
  for (const q of Object.values(bench.game.luck)) {
    if (!bench.wants('distribution')) continue;
    const full = declared(q);
    for (const bag of [
      full,
      full.map((n, k) => (k % 2 === 0 ? n : Math.min(1, n))),
      full.map((n, k) => (k === 0 || k === full.length - 1 ? Math.min(1, n) : 0)),
    ]) {
      if (bag.every((n) => n === 0)) continue;
      const counts = [bag.map(() => 0), bag.map(() => 0)];
      const io = new Io(bench.seed + 5);
      for (let i = 0; i < 2000; i++) {
        counts[0][io.draw(q, Int32Array.from(bag))]++;
        counts[1][dealerOf(bench.seed).outcome(i, q, bag, 0)]++;
      }
      if (!fits(counts[0], bag) || !fits(counts[1], bag))
        bench.fail('distribution', `${q.name}: ${counts.map((c) => c.join(' ')).join(' and ')} from ${bag.join(' ')}`);
    }
  }
}
