// What a note sheet may say by itself at its highest level (12): what follows from all that a seat has seen, and nothing else.
import type { Seat } from '@ridotto/engine';
import { AGENTS, BUILDS, LETTERS, NOBODY } from '../box/material.ts';
import { know, worldsOf } from './sample.ts';
import { playerOf } from '../rules/seeing.ts';
import type { State } from '../box/state.ts';

export interface Deductions {
  /** Deals of identities, disguises and letters that are possible; `sheets`: those that differ without the letters. */
  worlds: number;
  sheets: number;
  /** By player; with three players `set-aside` as well. */
  possible: Record<string, { identities: string[]; disguises: string[]; letters: string[] }>;
}
export function deductions(s: State, seat: Seat, names: readonly string[]): Deductions {
  const known = know(s, seat);
  const { unknown, deals, letters } = known;
  const left = (words: readonly string[], values: Iterable<number>): string[] => {
    const set = new Set(values);
    return words.filter((_, v) => set.has(v));
  };
  const possible = unknown.map((c, k) => [
    s.seatOf[c] === NOBODY ? 'set-aside' : playerOf(s, c, names),
    {
      identities: left(
        AGENTS,
        deals.map((d) => d.identities[k]),
      ),
      disguises: left(
        BUILDS,
        deals.map((d) => d.disguises[k]),
      ),
      letters: left(
        LETTERS,
        letters.map((l) => l[k]),
      ),
    },
  ]);
  return { worlds: worldsOf(known), sheets: deals.length, possible: Object.fromEntries(possible) };
}
