// Finds out by the rules what solves a puzzle: everything that can be done is tried.
import {
  differs,
  Io,
  NeedLuck,
  scenarioOf,
  seatIds,
  Spelling,
  type Choice,
  type Game,
  type Goal,
  type Json,
  type Match,
  type Place,
  type Puzzle,
  type Seat,
} from '@ridotto/engine';
import { LEARNER, LessonTable } from '../lesson-table.ts';

/** The end of somebody's turn. `way`: how it was come to. */
interface End {
  readonly state: Place;
  readonly way: readonly Choice[];
}
/** More than a puzzle should ask anybody to look through. */
const MOST_STATES = 400_000;

const noLuck = {
  draw(question: ConstructorParameters<typeof NeedLuck>[0]): number {
    throw new NeedLuck(question);
  },
  forced(): void {},
};

/** Every end of the turn of `seat`, once each. Luck ends a turn as well. */
function ends(game: Game, like: Match<Place>, from: Place, seat: Seat, most = MOST_STATES): End[] {
  const { edition, options, seats } = like.setup;
  const copy = (s: Place): Place => {
    const fresh = game.create(edition, options, seats);
    fresh.copyFrom(s);
    return fresh;
  };
  const found = new Map<string, End>();
  const seen = new Set<string>();
  const go = (s: Place, way: readonly Choice[]): void => {
    const key = s.all.join();
    if (seen.has(key)) return;
    if (seen.size > most) throw new Error('there is too much to try');
    seen.add(key);
    for (const choice of like.legalIn(s, seat)) {
      const next = copy(s);
      const io = new Io();
      io.source = noLuck;
      const end = (state: Place): void => {
        const end = state.all.join();
        if (!found.has(end)) found.set(end, { state, way: [...way, choice] });
      };
      let flows: boolean;
      try {
        flows = game.rules.answer(next, seat, choice, io);
      } catch (e) {
        if (!(e instanceof NeedLuck)) throw e;
        continue;
      }
      const before = copy(next);
      try {
        if (flows) game.rules.goOn(next, io);
      } catch (e) {
        if (!(e instanceof NeedLuck)) throw e;
        end(before);
        continue;
      }
      if (((next.awaited >> seat) & 1) === 1) go(next, [...way, choice]);
      else end(next);
    }
  };
  go(copy(from), []);
  return [...found.values()];
}

const measures = {
  points: (game: Game, s: Place, seat: Seat): number => game.scores(s)[seat] ?? 0,
  lead: (game: Game, s: Place, seat: Seat): number => {
    const scores = game.scores(s);
    return (scores[seat] ?? 0) - Math.max(...scores.filter((_, p) => p !== seat));
  },
};

/** What each end of one's own turn is worth by this goal: a number, the more the better. */
function worth(game: Game, at: Match<Place>, goal: Goal): (end: End) => number {
  const names = seatIds(at.setup.seats);
  const spelling = new Spelling(game, names);
  const isSo = (wanted: object, s: Place): boolean =>
    differs(wanted as Json, game.write(s, names) as Json, { spelling, anyOrder: () => true }) === undefined;
  if ('most' in goal) return ({ state }) => measures[goal.most](game, state, LEARNER);
  if ('is' in goal) {
    if (goal.replies !== true) return ({ state }) => Number(isSo(goal.is, state));
    return ({ state }) => Number(everyReply(game, at, state).every((s) => isSo(goal.is, s)));
  }
  const measure = measures[goal.best];
  /** They do what is best for them, and of that the worst for whoever learns; then it is the turn of whoever learns. */
  return ({ state }) => {
    const by = nextSeat(state);
    const replies = ends(game, at, state, by);
    const most = Math.max(...replies.map((r) => measure(game, r.state, by)));
    const likely = replies.filter((r) => measure(game, r.state, by) === most);
    return Math.min(
      ...likely.map((r) =>
        nextSeat(r.state) === LEARNER
          ? Math.max(...ends(game, at, r.state, LEARNER).map((mine) => measure(game, mine.state, LEARNER)))
          : measure(game, r.state, LEARNER),
      ),
    );
  };
}
const nextSeat = (s: Place): Seat => 31 - Math.clz32(s.awaited & -s.awaited);

/** After each single choice of whoever comes next. */
function everyReply(game: Game, at: Match<Place>, from: Place): Place[] {
  const by = nextSeat(from);
  return at.legalIn(from, by).map((choice) => {
    const next = game.create(at.setup.edition, at.setup.options, at.setup.seats);
    next.copyFrom(from);
    const io = new Io();
    io.source = noLuck;
    if (game.rules.answer(next, by, choice, io)) game.rules.goOn(next, io);
    return next;
  });
}

export interface Solved {
  /** How much is reached at most; of what is or is not so, 1. */
  readonly best: number;
  /** Ends that reach it, as ways in words. */
  readonly solving: readonly (readonly string[])[];
  /** Those of them that no named solution leads to. */
  readonly unnamed: readonly (readonly string[])[];
  readonly tried: number;
}
export function solve(game: Game, puzzle: Puzzle): Solved {
  const lesson = new LessonTable(game.name, scenarioOf(puzzle), { id: 'solver' });
  const at = lesson.table.match as Match<Place>;
  const every = ends(game, at, at.state, LEARNER);
  const value = worth(game, at, puzzle.goal);
  const worths = every.map((end) => value(end));
  const best = Math.max(...worths);
  const solving = every.filter((_, n) => worths[n] === best).map(({ way }) => way.map((c) => game.codec.format(c)));
  const unnamed = solving.filter((way) => lesson.judges(way) !== 'right');
  return { best, solving, unnamed, tried: every.length };
}
