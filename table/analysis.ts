// A finished game weighed: what each player could expect, decision after decision, as whoever decided could know; which decisions
// mattered most, and what would have been better from what that seat knew then (docs/decisions/0041).
import { Io, seatId, seatIds, type Choice, type GameRecord, type Match, type Place, type Seat } from '@ridotto/engine';
import { advise, adviserOf, isSame, type Adviser, type Pains, type Parts, type Weighed, type Weighing } from '@ridotto/bots';
import type { AnyChoice, Told } from './protocol.ts';
import { isUnfit, tryParts } from './trial.ts';

/** A part of a decision, and how the table looked to whoever decides when it was offered. */
interface Step {
  readonly part: AnyChoice;
  readonly view: object;
}
/** One of the choices that there were. */
export interface WeighedChoice {
  /** As far as they make one choice among others; what follows of the same decision is left out. */
  readonly steps: readonly Step[];
  /** Of whoever decides, 0 to 1. */
  readonly share: number;
  /** Its standard error; null: it is not known. */
  readonly error: number | null;
  readonly reasons: readonly Told[];
}
/** A decision that was weighed. */
export interface WeighedMove {
  /** Entries of the record that had been. */
  readonly at: number;
  readonly seat: string;
  /** What each seat could expect after what was done. */
  readonly shares: readonly number[];
  readonly did: WeighedChoice;
  /** The best of what else there was. */
  readonly other: WeighedChoice;
  readonly games: number;
}
export interface Analysis {
  readonly of: 'points' | 'wins';
  /** In order. */
  readonly moves: readonly WeighedMove[];
  /** What each has in the end. */
  readonly end: readonly number[];
  /** Those that mattered most, the weightiest first: where they stand in `moves`. */
  readonly turning: readonly number[];
  /** So many decisions could be weighed; of many, some evenly chosen are. */
  readonly decisions: number;
}

/** A decision as it was faced: on a table of one's own. */
interface Faced {
  readonly at: number;
  readonly seat: Seat;
  readonly match: Match<Place>;
  readonly legal: readonly Choice[];
  /** What could only be said before there was anything to choose. */
  readonly before: readonly Step[];
  readonly did: Parts;
}

/** How much is thought about it: decisions that are weighed; milliseconds for each of them, and for each of the few that mattered. */
export interface Trouble {
  readonly decisions: number;
  readonly first: Pains;
  readonly again: Pains;
  readonly turning: number;
}
const TROUBLE: Trouble = {
  decisions: 40,
  first: { milliseconds: 900, games: { horizon: 0, end: 4 }, told: 2 },
  again: { milliseconds: 3000, games: { horizon: 20, end: 12 }, told: 3 },
  turning: 6,
};
/** One decision by itself. */
const ALONE: Pains = { milliseconds: 2500, games: { horizon: 40, end: 12 }, told: 3 };

interface ForOne {
  readonly now?: () => number;
  readonly seed: number;
  readonly pains?: Pains;
  /** Milliseconds for all the choices in it together; left out: each has its own. */
  readonly within?: number;
}
interface About {
  readonly now?: () => number;
  /** Of the imagined games. */
  readonly seed: number;
  readonly trouble?: Trouble;
}

/** The game as it stood after so many entries, one after another: a match that goes on. */
type Played = Iterable<{ readonly match: Match<Place>; readonly entries: number }>;

/** Yields the share that is done after each imagined game. undefined: nobody gives advice in this game. */
export function* analysing(
  record: GameRecord,
  played: Played,
  { now, seed, trouble = TROUBLE }: About,
): Generator<number, Analysis | undefined> {
  const adviser = adviserOf(record.game);
  if (!adviser) return undefined;
  const all = record.log.flatMap((entry, n) => ('say' in entry ? [n] : []));
  // More are looked at, for not all that is said is chosen.
  const every = Math.max(1, Math.ceil(all.length / (4 * trouble.decisions)));
  const wanted = new Set(all.filter((_, i) => i % every === 0));
  const faced: Faced[] = [];
  let ended: Place | undefined;
  for (const { match, entries } of played) {
    if (wanted.has(entries)) faced.push(...faces(record, entries, match));
    ended = match.state;
    yield (0.1 * entries) / record.log.length;
  }
  if (!ended) return undefined;
  const some = Math.max(1, Math.ceil(faced.length / trouble.decisions));
  const weighed = faced.filter((_, i) => i % some === 0);
  const luck = new Io(seed);
  const moves = new Map<Faced, WeighedMove>();
  const weigh = function* (one: Faced, pains: Pains, from: number, to: number): Generator<number> {
    const steps = weighing(one, pains, luck, now);
    for (let n = 1; ; n++) {
      const { done, value } = steps.next();
      if (done === true) return void (value && moves.set(one, value));
      yield from + (to - from) * (1 - 1 / (1 + n / 8));
    }
  };
  const each = function* (some: readonly Faced[], pains: Pains, from: number, to: number): Generator<number> {
    const share = (to - from) / some.length;
    for (const [i, one] of some.entries()) yield* weigh(one, pains, from + i * share, from + (i + 1) * share);
  };
  yield* each(weighed, trouble.first, 0.1, 0.65);
  const found = mattering(moves, trouble.turning);
  yield* each(found, trouble.again, 0.65, 1);
  const sure = mattering(new Map(found.map((one) => [one, moves.get(one)!])), trouble.turning);
  const inOrder = [...moves.keys()].sort((a, b) => a.at - b.at);
  return {
    of: adviser.reasoning.of(ended),
    moves: inOrder.map((one) => moves.get(one)!),
    end: adviser.reasoning.shares(ended),
    turning: sure.map((one) => inOrder.indexOf(one)),
    decisions: all.length,
  };
}

/** What one entry decided, before which the game stands in this match: each choice in it. Yields after each imagined game. Nothing where
    there was nothing to choose, or nobody gives advice. */
export function* weighingMove(
  record: Pick<GameRecord, 'game' | 'log'>,
  entries: number,
  match: Match<Place>,
  { now, seed, pains = ALONE, within = Infinity }: ForOne,
): Generator<void, Pick<Analysis, 'of' | 'moves'>> {
  const adviser = adviserOf(record.game);
  const moves: WeighedMove[] = [];
  const all = adviser ? faces(record, entries, match) : [];
  const milliseconds = Math.min(pains.milliseconds, within / all.length);
  for (const one of all) {
    const move = yield* weighing(one, { ...pains, milliseconds }, new Io(seed), now);
    if (move) moves.push(move);
  }
  return { of: adviser?.reasoning.of(match.state) ?? 'points', moves };
}

/** Each choice that an entry made; of a decision that is weighed as a whole, all its parts, where the
    game has others to hold it against; none, where there was nothing to choose. */
function faces(record: Pick<GameRecord, 'game' | 'log'>, n: number, match: Match<Place>): Faced[] {
  const entry = record.log[n];
  if (entry === undefined || !('say' in entry)) return [];
  const { game } = match;
  const seat = Number(entry.by.slice(1));
  const found: Faced[] = [];
  const at = match.fork();
  let before: readonly Step[] = [];
  const adviser = adviserOf(record.game);
  const said = entry.say.map((words) => game.codec.parse(words));
  for (const [i, did] of said.entries()) {
    const legal = at.legal(seat);
    if (!legal.includes(did)) break;
    if (adviser?.reasoning.whole?.(at.state) === true) {
      const rest = said.slice(i);
      if (isWhole(adviser, at, seat, rest)) found.push({ at: n, seat, match: at.fork(), legal, before, did: rest });
      break;
    }
    if (legal.length > 1) found.push({ at: n, seat, match: at.fork(), legal, before, did: [did] });
    const trial = tryParts(at, seat, [did]);
    if (isUnfit(trial) || trial.complete) break;
    before = [...before, stepOf(at, seat, did)];
    at.submit(seat, [did]);
  }
  return found;
}

/** Do these parts make one of those decisions that the game weighs as a whole? */
function isWhole({ guide: { wholes } }: Adviser, match: Match<Place>, seat: Seat, parts: Parts): boolean {
  if (wholes?.asked(match.state, seat) !== true || wholes.done(match.state, seat) > 0) return false;
  const trial = tryParts(match, seat, parts);
  return !isUnfit(trial) && trial.complete;
}

function* weighing(
  { at, seat, match, legal, before, did }: Faced,
  pains: Pains,
  luck: Io,
  now?: () => number,
): Generator<void, WeighedMove | undefined> {
  const { game, state } = match;
  const time = now && { now, share: 1 };
  const adviser = adviserOf(game.name)!;
  const found: Weighing = yield* advise(game, adviser, { state, seat, legal, luck, ...(time && { time }) }, { ...pains, also: did });
  const said = (one: Weighed): WeighedChoice => ({
    steps: [...before, ...stepsOf(match, seat, one.parts)],
    share: one.shares[seat],
    error: one.error,
    reasons: one.reasons,
  });
  const { guide } = adviser;
  const mine = found.choices.find(({ parts }) => isSame(guide, parts, did));
  const other = found.choices.filter((one) => one !== mine).sort((a, b) => b.shares[seat] - a.shares[seat])[0];
  if (!mine || !other) return undefined;
  return { at, seat: seatId(seat), shares: mine.shares, did: said(mine), other: said(other), games: found.games };
}
/** Part after part. */
function stepsOf(match: Match<Place>, seat: Seat, parts: Parts): Step[] {
  const at = parts.length > 1 ? match.fork() : match;
  return parts.map((part, i) => {
    const step = stepOf(at, seat, part);
    if (i < parts.length - 1) at.submit(seat, [part]);
    return step;
  });
}
const stepOf = ({ game, state, setup }: Match<Place>, seat: Seat, choice: Choice): Step => ({
  part: game.codec.toObject(choice) as AnyChoice,
  view: game.view(state, seat, seatIds(setup.seats)),
});

/** Where what was done, and the best of what else there was, lie farthest apart; not where that may be chance. One of each entry. */
function mattering(moves: ReadonlyMap<Faced, WeighedMove>, most: number): Faced[] {
  const sorted = [...moves]
    .filter(([, { did, other }]) => apart(did, other) > Math.hypot(did.error ?? 0, other.error ?? 0))
    .sort(([, a], [, b]) => apart(b.did, b.other) - apart(a.did, a.other))
    .map(([one]) => one);
  return sorted.filter((one, i) => sorted.findIndex(({ at }) => at === one.at) === i).slice(0, most);
}
const apart = (a: WeighedChoice, b: WeighedChoice): number => Math.abs(a.share - b.share);
