// Choices, or decisions of several parts that are weighed as a whole, for somebody who asks: a few are kept as the search keeps them,
// by what they are worth some turns later; these are played to the end of the game, in the same worlds with the same luck, and what was
// counted on the way is said of each. All of it from what the seat knows (docs/decisions/0041).
import type { Choice, Place, Told } from '@ridotto/engine';
import type { Decision } from '../shared/bot.ts';
import type { AdvisersGuide } from './guide.ts';
import { Imagining } from './imagining.ts';
import { asLikely } from './likely.ts';
import { reasonsFor, Tally, type Reasoning } from './reasons.ts';
import { candidates, deadlines, luckOf, type Asked } from './search.ts';

/** How long to think. */
export interface Pains {
  /** Where the decision comes with a clock. */
  readonly milliseconds: number;
  /** Where it does not: games to the horizon, and games of each choice to the end. */
  readonly games: { readonly horizon: number; readonly end: number };
  /** Choices that are played to the end, and told. */
  readonly told: number;
  /** One of them in any case. */
  readonly also?: Parts;
}
/** One choice; or of a decision that is weighed as a whole, all its parts. */
export type Parts = readonly Choice[];
export interface Weighed {
  readonly parts: Parts;
  /** What each seat has in the end, of all there is, in the mean of the games that began with it. */
  readonly shares: readonly number[];
  /** Standard error of the share of the seat that decides; null: of a single game nothing is known. */
  readonly error: number | null;
  /** What may be said for it, the weightiest first. */
  readonly reasons: readonly Told[];
}
export interface Weighing {
  /** The best first. */
  readonly choices: readonly Weighed[];
  /** Games of each to the end. */
  readonly games: number;
  readonly of: 'points' | 'wins';
}

/** Of the time, for finding candidates, and for keeping few of them. */
const FIRST_LOOK = 0.15;
const KEEPING = 0.5;
/** So many standard errors better is better. */
const SURE = 1;
/** Games, or rounds of them, however long the clock lets it think. */
const ENOUGH = 200;
/** Games of each to the end, however late it is: of fewer nothing can be said. */
const LEAST = 3;

/** Yields after each game, for whoever has other things to do. The same luck without a clock is the same answer. */
export function* weighing<S extends Place>(
  question: Decision<S>,
  guide: AdvisersGuide<S>,
  reasoning: Reasoning<S>,
  pains: Pains,
): Generator<void, Weighing> {
  const q = asLikely(question, guide);
  const until = deadlines(q, pains.milliseconds);
  const usual = guide.policy.decide(q);
  const world = q.world();
  const imagining = new Imagining(q.game, guide, world);
  const among = reasoning.whole?.(world) === true ? wholes(q, guide, world, usual) : single(q, imagining, guide, usual, until(FIRST_LOOK));
  const { also } = pains;
  if (also && !among.some((parts) => isSame(guide, parts, also))) among.push(also);
  yield;
  const kept = yield* keep(q, { imagining, guide, among, pains, over: until(KEEPING) });
  const futures = kept.map((parts) => new Future(parts, new Tally(reasoning, q.seat)));
  const over = until(1);
  let games = 0;
  for (const most = over ? ENOUGH : pains.games.end; games < most && (games < LEAST || over?.() !== true); games++) {
    const at = q.world();
    const luck = luckOf(q);
    for (const future of futures) {
      future.play(imagining, reasoning, { world: at, seat: q.seat, luck });
      yield;
    }
  }
  const ordered = inOrder(futures, q.seat);
  return {
    games,
    of: reasoning.of(world),
    choices: ordered.map((future) => ({
      parts: future.parts,
      shares: future.shares,
      error: reasoning.of(world) === 'wins' ? future.errorOfWins(q.seat) : future.error(q.seat),
      reasons: reasonsFor(reasoning, {
        seat: q.seat,
        world,
        own: future.tally,
        others: futures.filter((f) => f !== future).map((f) => f.tally),
      }),
    })),
  };
}

/** Two ways to say the same are one. */
export const isSame = <S extends Place>({ wholes }: AdvisersGuide<S>, a: Parts, b: Parts): boolean =>
  a.length > 1 ? wholes?.alike(a, b) === true : a[0] === b[0] && b.length === 1;

/** Of a decision that is weighed as a whole: where part of it is decided, or the game has no others to offer, only the policy's. */
function wholes<S extends Place>(q: Decision<S>, { wholes: all, candidates: most }: AdvisersGuide<S>, world: S, usual: Choice): Parts[] {
  if (all?.asked(world, q.seat) !== true || all.done(world, q.seat) > 0) return [[usual]];
  return [...all.best(world, q.seat, most, q.world())];
}
const single = <S extends Place>(
  q: Decision<S>,
  imagining: Imagining<S>,
  guide: AdvisersGuide<S>,
  usual: Choice,
  over: (() => boolean) | undefined,
): Parts[] => candidates(different(q, guide, usual), imagining, usual, guide.candidates, over).map((choice) => [choice]);

/** The question without choices that come to the same as others. The policy's stays. */
function different<S extends Place>(q: Decision<S>, { comesTo }: AdvisersGuide<S>, usual: Choice): Asked<S> {
  if (!comesTo) return q;
  const world = q.world();
  const known = new Set([comesTo(world, q.seat, usual)]);
  const isNew = (choice: Choice): boolean => {
    const come = comesTo(world, q.seat, choice);
    if (come !== undefined && known.has(come)) return false;
    known.add(come);
    return true;
  };
  return { seat: q.seat, luck: q.luck, world: () => q.world(), legal: q.legal.filter((choice) => choice === usual || isNew(choice)) };
}

/** Those that are worth most at the horizon, in order. */
function* keep<S extends Place>(
  q: Decision<S>,
  about: {
    readonly imagining: Imagining<S>;
    readonly guide: AdvisersGuide<S>;
    readonly among: readonly Parts[];
    readonly pains: Pains;
    readonly over: (() => boolean) | undefined;
  },
): Generator<void, Parts[]> {
  const { imagining, guide, among, pains, over } = about;
  if (among.length <= pains.told) return [...among];
  const sums = new Map(among.map((parts) => [parts, 0]));
  const most = over ? ENOUGH : Math.max(1, Math.round(pains.games.horizon / among.length));
  for (let n = 0; n < most && (n === 0 || over?.() !== true); n++) {
    const world = q.world();
    const luck = luckOf(q);
    for (const parts of among) {
      sums.set(parts, sums.get(parts)! + imagining.after(world, q.seat, parts, luck));
      yield;
    }
  }
  const kept = [...among].sort((a, b) => sums.get(b)! - sums.get(a)!).slice(0, pains.told);
  // What the policy would do is told in any case.
  const [usual] = among;
  if (!kept.includes(usual)) kept.splice(-1, 1, usual);
  const done = pains.also && among.find((parts) => isSame(guide, parts, pains.also!));
  return !done || kept.includes(done) ? kept : [...kept, done];
}

/** What comes of it. */
class Future<S extends Place> {
  readonly parts: Parts;
  readonly tally: Tally<S>;
  /** [game][seat] */
  readonly all: (readonly number[])[] = [];
  constructor(parts: Parts, tally: Tally<S>) {
    this.parts = parts;
    this.tally = tally;
  }
  play(imagining: Imagining<S>, reasoning: Reasoning<S>, from: { readonly world: S; readonly seat: number; readonly luck: number }): void {
    imagining.toTheEnd(from.world, from.seat, this.parts, from.luck, {
      atOnce: (s, facts) => this.tally.look('atOnce', s, facts),
      soon: (s, facts) => this.tally.look('soon', s, facts),
      end: (s, facts) => {
        this.tally.look('end', s, facts);
        this.all.push([...reasoning.shares(s)]);
      },
    });
  }
  get shares(): number[] {
    return (this.all[0] ?? []).map((_, seat) => mean(this.all.map((game) => game[seat])));
  }
  error(seat: number): number | null {
    return this.all.length < 2 ? null : errorOf(this.all.map((game) => game[seat]));
  }
  /** Of so many victories. */
  errorOfWins(seat: number): number {
    // As if one more had been won, and one more lost: a few games that all end alike are no certainty.
    const n = this.all.length;
    const p = (this.all.reduce((sum, game) => sum + game[seat], 0) + 1) / (n + 2);
    return Math.sqrt((p * (1 - p)) / (n + 2));
  }
}
const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;
/** Standard error of the mean. */
function errorOf(all: readonly number[]): number {
  const m = mean(all);
  return Math.sqrt(all.reduce((sum, x) => sum + (x - m) ** 2, 0) / (all.length - 1) / all.length);
}

/** As they came, but for one that ends better than the one before it, for sure. */
function inOrder<S extends Place>(futures: readonly Future<S>[], seat: number): Future<S>[] {
  const better = (a: Future<S>, b: Future<S>): boolean => {
    const differences = a.all.map((game, n) => game[seat] - b.all[n][seat]);
    return differences.length >= 4 && mean(differences) > SURE * errorOf(differences);
  };
  const ordered: Future<S>[] = [];
  for (const future of futures) {
    let at = ordered.length;
    while (at > 0 && better(future, ordered[at - 1])) at--;
    ordered.splice(at, 0, future);
  }
  return ordered;
}
