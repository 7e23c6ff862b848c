// What a game brings to the house, each part fetched when it is needed: the manifest itself is light enough for the first page.
import type { Game } from '@ridotto/engine';
import type { Course, Scene } from './lessons.ts';
import type { Printed } from './printed.ts';
import type { RulesOf, RulesText } from './rules-text.ts';
import type { Teller } from './teller.ts';
import type { Language } from './words.ts';

/** What is said of a game that is not being played. */
export interface GameText {
  readonly title: string;
  readonly tagline: string;
  readonly by: string;
  readonly length: string;
  readonly options: Readonly<Record<string, { title: string; about: string; values: Readonly<Record<string, string>> }>>;
}
type InEach<T> = Readonly<Record<Language, () => Promise<T>>>;

export interface Manifest {
  /** As its folders are called. */
  readonly name: string;
  /** Numbers of players, in order. */
  readonly seats: readonly number[];
  /** Is this setting worth speaking of at that table? Left out: always. */
  matters?(option: string, table?: RulesOf): boolean;
  game(): Promise<Game>;
  /** Says in sentences what happens, for the terminal. */
  teller(l: Language): Promise<Teller>;
  readonly words: InEach<GameText>;
  /** How it is learnt, and its puzzles; left out: there is nothing of the kind. */
  course?(): Promise<Course>;
  /** What an owner of the box may put in from their own copy; left out: the rulebook prints all of it, or nothing is printed. */
  printed?(l: Language): Promise<Printed>;
  /** What the page of its rules shows on the board, in its order; left out: nothing. */
  scenes?(): Promise<readonly Scene[]>;
  /** The page of its rules. */
  readonly rules: InEach<RulesText>;
}
