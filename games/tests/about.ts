// For tests: what those that every game goes through must be told of one. It stands with the game, in
// games/<game>/tests/about.ts; what is left out there, and a game without such a file, has the default.
import type { Match, Place } from '@ridotto/engine';
import type { Settings } from '@ridotto/engine/battery/index.ts';

export interface About {
  /** Of the battery; left out: as it comes. */
  readonly battery?: Settings;
  readonly ends?: Ends;
  /** How its README calls its rulings; left out: A1, A2 and so on. */
  readonly rulings?: RegExp;
  /** Settings that leave the page of rules as it is: they only say who, or which colour. Its last section names them. */
  readonly onlyNamed?: readonly string[];
  /** Sections of that page, by id, that are there with so many players only. */
  readonly sectionsFor?: Readonly<Record<string, readonly number[]>>;
}
/** In which ways a game ends, for its records. */
export interface Ends {
  /** Each way, and with how many players it can be. */
  readonly ways: Readonly<Record<string, readonly number[]>>;
  /** The way in which this game, which is over, has ended; behind a comma it may say more. `told`: what was told last by that name. */
  way(match: Match<Place>, told: (what: string) => Record<string, unknown> | undefined): string;
}

/** Whether one alone has won, several share it, or nobody has. */
export function wonBy({ game, state }: Match<Place>): string {
  const winners = game.winners(state).length;
  return winners === 0 ? 'lost' : winners === 1 ? 'won by one' : 'shared';
}
/** Of a game that says nothing of its ends: with each number of players somebody has won one. */
export const usualEnds = (seats: readonly number[]): Ends => ({ ways: { 'won by one': seats }, way: wonBy });
