// What a battery tells: what was exercised, or the one fault it stopped at.
import type { Options } from '../../match/options.ts';

export interface Report {
  readonly game: string;
  /** Numbers of players times combinations of options. */
  tables: number;
  games: number;
  decisions: number;
  longest: number;
  /** How often each check was made. */
  readonly checks: Record<string, number>;
  /** How often somebody was asked at each node, and each verb was said. */
  readonly nodes: Record<string, number>;
  readonly verbs: Record<string, number>;
  /** Questions to luck, and how often each was asked. */
  readonly luck: Record<string, number>;
  /** Secrets that sampling has moved. */
  readonly moved: Set<string>;
  /** Choices refused for the sake of one field, at each node: how many, and how many of them with a reason. */
  readonly reasons: Record<string, { tried: number; given: number }>;
}
export const emptyReport = (game: string): Report => ({
  game,
  tables: 0,
  games: 0,
  decisions: 0,
  longest: 0,
  checks: {},
  nodes: {},
  verbs: {},
  luck: {},
  moved: new Set(),
  reasons: {},
});

export interface Where {
  readonly game: string;
  readonly seats?: number;
  readonly options?: Options;
  readonly node?: string;
  readonly seat?: number | string;
  readonly seed?: number;
}
/** The game breaks the engine's contract. */
export class Fault extends Error {
  /** Name of the check that found it. */
  readonly check: string;
  readonly where: Where;
  constructor(check: string, what: string, where: Where, cause?: unknown) {
    const told = Object.entries(where)
      .filter(([, v]) => v !== undefined)
      .map(([k, v]) => `${k} ${typeof v === 'object' ? JSON.stringify(v) : v}`);
    super(`${check}: ${what} (${told.join(', ')})`, { cause });
    this.check = check;
    this.where = where;
  }
}
