// From rounds to figures, and figures to a page.
import os from 'node:os';
import type { Measured } from './rounds.ts';

export interface Measurable {
  readonly game: string;
  readonly players: number;
}
/** Nanoseconds: the middle and the least of all rounds. */
interface Cost {
  readonly median: number;
  readonly best: number;
}
/** How many times slower: the median of the ratios within rounds, and the best round of each against the other's. */
interface Ratio {
  readonly median: number;
  readonly best: number;
}
export interface Report extends Measurable {
  readonly machine: {
    readonly name: string;
    readonly cpu: string;
    readonly cores: number;
    readonly node: string;
    readonly compiler: string | null;
  };
  readonly rounds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  readonly perDecision: Cost;
  readonly stateCopy: Cost;
  /** A copy and 50 choices. */
  readonly iteration: Cost;
  readonly iterationsPerSecond: number;
  /** Through a match: checked, recorded, told. */
  readonly submitted: Cost;
  /** Against the bare rules, in the same rounds. */
  readonly submittedToBare: Ratio;
  /** A decision of this game to one of San Marco for four, in the same rounds; null: it is that. */
  readonly toSanMarco: Ratio | null;
  /** null: there is no C++ compiler, or the game is not there in C++. */
  readonly reference: {
    readonly perDecision: Cost;
    readonly stateCopy: Cost;
    readonly iteration: Cost;
    readonly decisionsPerGame: number;
    /** This engine to C++, per decision. */
    readonly ratio: Ratio;
    /** Per game, for the two ask a little differently. */
    readonly ratioPerGame: Ratio;
    readonly ratioOfCopies: Ratio;
    readonly ratioOfIterations: Ratio;
  } | null;
}

export type Rounds = Readonly<Record<'play' | 'copy' | 'iterate' | 'submit', readonly Measured[]>> &
  Readonly<Partial<Record<'yardstick' | 'nativePlay' | 'nativeCopy' | 'nativeIterate', readonly Measured[]>>>;

export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
type Per = 'times' | 'decisions';
const costs = (rounds: readonly Measured[], per: Per): number[] => rounds.map((r) => (r.seconds / r[per]) * 1e9);
const cost = (rounds: readonly Measured[], per: Per): Cost => ({
  median: median(costs(rounds, per)),
  best: Math.min(...costs(rounds, per)),
});
function ratio(of: readonly Measured[], to: readonly Measured[], per: Per): Ratio {
  const [a, b] = [costs(of, per), costs(to, per)];
  return { median: median(a.map((x, i) => x / b[i])), best: Math.min(...a) / Math.min(...b) };
}
const sum = (rounds: readonly Measured[], what: keyof Measured): number => rounds.reduce((n, r) => n + r[what], 0);

export function report(what: Measurable, r: Rounds, rounds: number, compiler: string | null): Report {
  const perDecision = cost(r.play, 'decisions');
  const iteration = cost(r.iterate, 'times');
  return {
    machine: { name: os.hostname(), cpu: os.cpus()[0]?.model ?? 'unknown', cores: os.cpus().length, node: process.version, compiler },
    ...what,
    rounds,
    decisionsPerSecond: Math.round(1e9 / perDecision.median),
    gamesPerSecond: Math.round(1e9 / cost(r.play, 'times').median),
    decisionsPerGame: sum(r.play, 'decisions') / sum(r.play, 'times'),
    perDecision,
    stateCopy: cost(r.copy, 'times'),
    iteration,
    iterationsPerSecond: Math.round(1e9 / iteration.median),
    submitted: cost(r.submit, 'decisions'),
    submittedToBare: ratio(r.submit, r.play, 'decisions'),
    toSanMarco: r.yardstick ? ratio(r.play, r.yardstick, 'decisions') : null,
    reference:
      r.nativePlay && r.nativeCopy && r.nativeIterate
        ? {
            perDecision: cost(r.nativePlay, 'decisions'),
            stateCopy: cost(r.nativeCopy, 'times'),
            iteration: cost(r.nativeIterate, 'times'),
            decisionsPerGame: sum(r.nativePlay, 'decisions') / sum(r.nativePlay, 'times'),
            ratio: ratio(r.play, r.nativePlay, 'decisions'),
            ratioPerGame: ratio(r.play, r.nativePlay, 'times'),
            ratioOfCopies: ratio(r.copy, r.nativeCopy, 'times'),
            ratioOfIterations: ratio(r.iterate, r.nativeIterate, 'times'),
          }
        : null,
  };
}

export function page(r: Report): string {
  const { machine: m, reference: c } = r;
  const ns = (x: Cost): string => `${short(x.median)} (best ${short(x.best)})`;
  const times = (x: Ratio): string => `${x.median.toFixed(2)} (best against best ${x.best.toFixed(2)})`;
  const row = (name: string, value: string): string => `  ${name.padEnd(34)}${value}`;
  return [
    `${r.game}, ${r.players} players, random choices; ${r.rounds} alternating rounds, CPU time, medians`,
    `${m.name}: ${m.cpu}, ${m.cores} cores, Node ${m.node}${m.compiler ? `, ${m.compiler}` : ''}`,
    '',
    'Figures of this machine, now',
    row('decisions per second', thousands(r.decisionsPerSecond)),
    row('games per second', `${thousands(r.gamesPerSecond)}, of ${r.decisionsPerGame.toFixed(0)} decisions`),
    row('a decision, ns', ns(r.perDecision) + (c ? `; C++ ${ns(c.perDecision)}` : '')),
    row('a copy of a state, ns', ns(r.stateCopy) + (c ? `; C++ ${ns(c.stateCopy)}` : '')),
    row(
      'copy and 50 choices, per second',
      thousands(r.iterationsPerSecond) + (c ? `; C++ ${thousands(Math.round(1e9 / c.iteration.median))}` : ''),
    ),
    row('checked, recorded and told, ns', `${ns(r.submitted)} a decision`),
    '',
    'Ratios, which are what counts: times slower than',
    ...(c
      ? [
          row('C++, per decision', times(c.ratio)),
          row('C++, per game', times(c.ratioPerGame)),
          row('C++, copy and 50 choices', times(c.ratioOfIterations)),
          row('C++, copies', times(c.ratioOfCopies)),
        ]
      : [r.toSanMarco ? row('San Marco for four, per decision', times(r.toSanMarco)) : row('C++', 'NOT MEASURED: there is no g++ here')]),
    row('the bare rules, a match is', times(r.submittedToBare)),
    '',
  ].join('\n');
}
const thousands = (n: number): string => n.toLocaleString('en');
const short = (n: number): string => (n < 1000 ? n.toFixed(1) : thousands(Math.round(n)));
