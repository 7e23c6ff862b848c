// A course: how a game is learnt at a table, and puzzles cut from games that were played. Plain data; `table/lessons` plays it, and
// the tests of all games play each lesson to its end.
import type { Language } from './words.ts';
import type { Options } from './match/options.ts';

/** A sentence or two of the guide, in each language. */
export type Said = Readonly<Record<Language, string>>;

export interface Course {
  /** In the order in which they are learnt; each can be begun by itself. */
  readonly lessons: readonly Lesson[];
  /** From easy to hard. */
  readonly puzzles: readonly Puzzle[];
}

/** Where it begins. Whoever learns is s0. */
export interface Beginning {
  /** Part of its address: small letters and hyphens. */
  readonly id: string;
  readonly title: Said;
  /** Who sits there; the first name is only for whoever has given none. */
  readonly players: readonly string[];
  readonly options?: Options;
  /** In the words of positions, with players s0, s1, …; left out: the start. */
  readonly from?: object;
  /** What has been done there before whoever learns comes. */
  readonly before?: readonly Reply[];
}
/** Lines are the lines of the game, one whole decision each, with players s0, s1, … `at`: what the guide points at, as the board and
    the cards call it: `castello`, `card:doge`. */
export interface Lesson extends Beginning {
  /** What is learnt there. */
  readonly about: Said;
  readonly minutes: number;
  readonly steps: readonly Step[];
}
export type Step = Tell | Task | Reply;
/** The guide says something, and goes on when it has been read. */
export interface Tell {
  readonly say: Said;
  readonly at?: string;
}
/** Whoever learns is to do something. */
export interface Task {
  readonly ask: Said;
  readonly at?: string;
  /** Each of them will do. */
  readonly right: readonly string[];
  /** Whichever of them it was, it is played as the first: what follows answers to that. */
  readonly asFirst?: true;
  /** What luck answers to that. */
  readonly luck?: readonly string[];
  readonly wrong?: readonly Wrong[];
  /** Of whatever else is legal: what it leads to, and what to look at instead. */
  readonly poor: Said;
}
export interface Wrong {
  readonly line: string;
  readonly luck?: readonly string[];
  /** What it leads to; of what is refused, what the rule is for. */
  readonly say: Said;
  /** It is not legal, for this rule. */
  readonly rule?: string;
}
/** What somebody else does. */
export interface Reply {
  readonly by: string;
  readonly line: string;
  readonly luck?: readonly string[];
}
export const isTask = (step: Step): step is Task => 'ask' in step;
export const isReply = (step: Step): step is Reply => 'by' in step;

/** What is to be found, until one's turn passes to somebody else. */
export interface Puzzle extends Beginning {
  readonly ask: Said;
  readonly at?: string;
  readonly goal: Goal;
  /** These reach it: lines in a row. So does whatever leads to the same position, and, unless the goal is `best` or `open`, whatever reaches
      as much. */
  readonly solutions: readonly (readonly string[])[];
  readonly wrong?: readonly { readonly lines: readonly string[]; readonly say: Said }[];
  /** Of all that does not reach it. */
  readonly poor: Said;
  /** Why the solution is one. */
  readonly why: Said;
}
/** How the rules judge it, when the turn has passed. `most`: nothing that can be done gives more points, or a greater lead over the
    best of the others; `counted`: as if the game ended then. `is`: the position is so, as cases compare; at the end of the game it has
    `winners`, too. `sees`: what this seat sees is so. `after`: once others have done that; `replies`: after whatever the next player
    does. `sure`: it is so whatever may be the case, for all that whoever learns can know. `open`: so many deals may be the case, for
    all that seat `to` has seen then. `most`: nothing leaves more to them, whatever may be the case; `fewest`: nothing leaves fewer, at
    worst, after whatever the next player answers. */
export type Goal =
  | { readonly most: 'points' | 'lead'; readonly counted?: true }
  | { readonly best: 'points' | 'lead' }
  | { readonly open: 'most' | 'fewest'; readonly to: string }
  | {
      readonly is: object;
      readonly sees?: string;
      /** As records write it: a choice each. */
      readonly after?: readonly Reply[];
      readonly replies?: true;
      readonly sure?: true;
    };

/** A place of a lesson, shown beside the rules, and gone on with from there. */
export interface Scene {
  /** The section of the rules at whose end it stands. */
  readonly section: string;
  readonly lesson: string;
  /** Something is to be done at this step. */
  readonly step: number;
  /** What is brought near, as the board calls it. */
  readonly near: readonly string[];
  /** What is to be seen there. */
  readonly about: Said;
}

/** What is played at a table where somebody learns. */
export interface Scenario extends Beginning {
  readonly steps: readonly Step[];
  /** A task is done, or not, when the turn has passed; left out: with each decision. */
  readonly byTurns?: true;
  /** By what it is done. */
  readonly goal?: Goal;
}
/** A puzzle as a script of one task: each of its solutions is a line of lines. */
export const scenarioOf = ({ solutions, wrong = [], poor, ask, at, ...about }: Puzzle): Scenario => ({
  ...about,
  byTurns: true,
  steps: [
    {
      ask,
      ...(at !== undefined && { at }),
      poor,
      right: solutions.map((lines) => lines.join('\n')),
      wrong: wrong.map(({ lines, say }) => ({ line: lines.join('\n'), say })),
    },
  ],
});
