// Finds out by the rules what solves a puzzle: everything that can be done is tried.
import { scenarioOf, type Choice, type Game, type Match, type Place, type Puzzle } from '@ridotto/engine';
import { endOf, endsOf, LEARNER, worth } from '../goals.ts';
import { LessonTable } from '../lesson-table.ts';

/** More than a puzzle should ask anybody to look through. */
const MOST_STATES = 400_000;

export interface Solved {
  /** How much is reached at most; of what is or is not so, 1. */
  readonly best: number;
  /** What each of the solutions that it names reaches; undefined: its turn does not end. */
  readonly named: readonly (number | undefined)[];
  /** Ends that reach the most, as ways in words. */
  readonly solving: readonly (readonly string[])[];
  /** Those of them that are not taken for right at the table. */
  readonly unnamed: readonly (readonly string[])[];
  readonly tried: number;
}
export function solve(game: Game, puzzle: Puzzle): Solved {
  const lesson = new LessonTable(game.name, scenarioOf(puzzle), { id: 'solver' });
  const at = lesson.table.match as Match<Place>;
  const every = endsOf(at, at.state, LEARNER, MOST_STATES);
  const value = worth(at, puzzle.goal, MOST_STATES);
  const worths = every.map((end) => value(end));
  const best = Math.max(...worths);
  const inWords = (way: readonly Choice[]): string[] => way.map((c) => game.codec.format(c));
  const solving = every.filter((_, n) => worths[n] === best).map(({ way }) => inWords(way));
  const unnamed = solving.filter((way) => lesson.judges(way) !== 'right');
  const named = puzzle.solutions.map((lines) => {
    const end = endOf(at, at.state, lesson.partsOf(lines.join('\n')));
    return end && value(end);
  });
  return { best, named, solving, unnamed, tried: every.length };
}
