// What is asked of a store about games that are over: how they ended for whom, and how well somebody plays by that.
import type { Finished } from './library.ts';

/** `played`: to the end; `conceded`; `gone`: a bot had to play on in their place. */
export type EndedAs = 'played' | 'conceded' | 'gone';

/** How a game ended. */
export interface Outcome {
  readonly table: string;
  readonly game: string;
  readonly players: number;
  /** The same people sat there from the beginning to the end, and no bots. */
  readonly people: boolean;
  /** Of people; `place`: 1, 2, …, the same for those who are equal. */
  readonly seats: readonly { readonly seat: number; readonly place: number; readonly ended: EndedAs }[];
}
/** How strong somebody is taken to be, and how far that is from being sure: of the scale of openskill. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}
interface Rated extends Rating {
  readonly game: string;
  readonly games: number;
}
/** How many games of one kind ended so for a guest. */
interface Tally {
  readonly game: string;
  readonly players: number;
  readonly people: boolean;
  readonly place: number;
  readonly games: number;
}
/** Somebody with whom a guest has played games to their end. */
export interface Meeting {
  readonly guest: string;
  readonly name: string;
  /** JSON. */
  readonly settings: string;
  readonly games: number;
  /** In how many the guest was placed before them, and after them. */
  readonly before: number;
  readonly after: number;
}
export interface Records {
  readonly tallies: readonly Tally[];
  readonly ratings: readonly Rated[];
  /** Games that were played to their end since the guest left the others waiting last; what was conceded does not count. */
  readonly streak: number;
}

export interface Results {
  /** Writes down how a game ended, once, whoever says so how often; `undefined`: without a result; `finished`: for the libraries of
      those who sat there, if it can be looked at again. The job by which somebody does it
      is done then; JobLost when whoever claimed it has it no more. Games of people alone whom the house knows are rated: `rate` says
      what becomes of them by their places; undefined: of somebody of whom nothing is known yet. */
  keep(
    claimed: { readonly key: string; readonly token: string },
    outcome: Outcome | undefined,
    rate: (before: readonly (Rating | undefined)[], places: readonly number[]) => readonly Rating[],
    finished?: Finished & { readonly table: string },
  ): Promise<void>;
  of(guest: string): Promise<Records>;
  /** Those met most often first, at most so many; `other`: this one alone. */
  meetings(guest: string, about: { readonly most: number; readonly other?: string }): Promise<readonly Meeting[]>;
  /** Who sits there, with what they wish for as JSON. */
  seated(table: string): Promise<readonly { readonly seat: number; readonly guest: string; readonly settings: string }[]>;
}
