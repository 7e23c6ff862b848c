// The battery: tests that every game gets for nothing, for every number of players and combination of options. Give it a
// game; it throws a Fault that names the check, the node, the seat and the seed, or reports what it has exercised.
import type { Game } from '../match/game.ts';
import { settleOptions, type Options } from '../match/options.ts';
import { Io } from '../flow/io.ts';
import type { Place } from '../flow/place.ts';
import { Bench } from './shared/bench.ts';
import { belief, isOpen, type BeliefSettings } from './checks/belief.ts';
import { decks } from './checks/luck.ts';
import { silentNodes } from './checks/refusal.ts';
import { allMoved } from './checks/secrecy.ts';
import { matchWalk } from './match-walk.ts';
import { NearMisses } from './shared/near-misses.ts';
import { combinations } from './options.ts';
import { POLICIES } from './policies.ts';
import { emptyReport, type Report } from './shared/report.ts';
import { walk, type Memory } from './walk.ts';

export { Fault, type Report } from './shared/report.ts';
export { combinations } from './options.ts';

export interface Settings {
  /** Left out: all numbers of players. */
  readonly seats?: readonly number[];
  /** Left out: all combinations, or enough that every two values meet. */
  readonly options?: readonly Options[];
  /** As its file holds it; left out: the one that ships with the game. */
  readonly edition?: unknown;
  readonly seed?: number;
  /** At each table: half of them on the rules alone, half through a match. */
  readonly games?: number;
  /** More decisions than any game has. */
  readonly most?: number;
  /** One moment in so many is looked at closely. */
  readonly pace?: number;
  /** false: no belief test. */
  readonly belief?: BeliefSettings | false;
  /** Nodes at which every choice of the legal verbs is legal, or there is nothing to say. */
  readonly noReasonAt?: readonly string[];
  /** Only these checks. */
  readonly only?: readonly string[];
}

export function battery<S extends Place, E>(game: Game<S, E>, settings: Settings = {}): Report {
  const { seed = 1, games = 6, most = 3000, pace = 12 } = settings;
  const report = emptyReport(game.name);
  const edition = game.edition(settings.edition ?? game.standard);
  const only = settings.only && new Set(settings.only);
  let bench: Bench<S, E> | undefined;
  let n = 0;
  for (const seats of settings.seats ?? game.seats)
    for (const options of settings.options ?? combinations(game.options)) {
      bench = new Bench(game, edition, settleOptions(game, options), seats, most, report, only);
      n = table(bench, seed, n, games, pace, settings.belief);
      report.tables++;
    }
  if (bench === undefined) throw new Error(`${game.name}: no tables to play at`);
  decks(bench);
  allMoved(bench);
  silentNodes(bench, settings.noReasonAt ?? []);
  return report;
}

function table<S extends Place, E>(
  bench: Bench<S, E>,
  seed: number,
  first: number,
  games: number,
  pace: number,
  how: Settings['belief'],
): number {
  const memory: Memory<S, E> = { written: new Map(), thrown: new Map(), misses: new NearMisses(bench), close: new Map() };
  for (let g = 0; g < games; g++) {
    bench.begin(seed * 1000 + first + g);
    const policy = POLICIES[((first + g) >> 1) % POLICIES.length];
    bench.guard('rules', `a game of ${policy.name} choices`, undefined, () => {
      if (g % 2 === 0) walk(bench, policy, memory, pace);
      else matchWalk(bench, policy, memory.misses, pace);
    });
    bench.report.games++;
  }
  if (how !== false && (bench.only === undefined || bench.only.has('belief'))) beliefs(bench, how ?? {});
  return first + games;
}

/** From the start, and from a moment in the middle where nothing is hidden. */
function beliefs<S extends Place, E>(bench: Bench<S, E>, how: BeliefSettings): void {
  const { rules } = bench.game;
  belief(
    bench,
    (s, io) => {
      s.copyFrom(bench.fresh());
      rules.start(s, io);
    },
    how,
  );
  const open = bench.fresh();
  const io = new Io(bench.seed);
  rules.start(open, io);
  // Luck follows the last choice at once, so it is made anew with every short game.
  let before: { readonly state: S; readonly choice: number } | undefined;
  for (let n = 0; n < 400 && open.awaited !== 0; n++) {
    const list = bench.legal(open, open.seat);
    const choice = list[io.pick(list.length)];
    const state = bench.copy(open);
    const wasOpen = n > 20 && !rules.isTogether(open) && isOpen(bench, open);
    rules.apply(open, open.seat, choice, io);
    if (wasOpen && open.awaited !== 0 && !isOpen(bench, open)) {
      before = { state, choice };
      break;
    }
  }
  if (before === undefined) return;
  const { state, choice } = before;
  belief(
    bench,
    (s, luck) => {
      s.copyFrom(state);
      rules.apply(s, s.seat, choice, luck);
    },
    how,
  );
}
