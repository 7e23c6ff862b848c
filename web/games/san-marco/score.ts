// What a district would bring now: for the table of districts and the projection. The rules themselves are on the server.
import standard from '@ridotto/games/san-marco/editions/standard.json' with { type: 'json' };
import type { SanMarcoView } from '@ridotto/games/san-marco/view.ts';
import type { Snapshot } from '../../net/api.ts';

export interface Values {
  first: number;
  second: number;
  die: number;
}

/** Printed values: of the edition at this table. */
export function valuesOf(snapshot: Snapshot): Record<string, Values> {
  const file = (snapshot.edition.file ?? standard) as typeof standard;
  return Object.fromEntries(file.districts.map((d) => [d.id.replace('_', '-'), { first: d.first, second: d.second, die: d.die }] as const));
}

/** Sole largest group: the first value, then a sole second-largest the second; several largest: the second for each. */
export function gainsOf(nobles: Readonly<Record<string, number>>, { first, second }: Values): Record<string, number> {
  const counts = [...new Set(Object.values(nobles).filter((n) => n > 0))].sort((a, b) => b - a);
  const having = (n: number | undefined): string[] => (n === undefined ? [] : Object.keys(nobles).filter((s) => nobles[s] === n));
  const best = having(counts[0]);
  if (best.length > 1) return Object.fromEntries(best.map((s) => [s, second]));
  const next = having(counts[1]);
  return Object.fromEntries([...best.map((s) => [s, first] as const), ...(next.length === 1 ? [[next[0], second] as const] : [])]);
}

/** Prestige if all districts were scored now. */
export function projection(view: SanMarcoView, values: Readonly<Record<string, Values>>): Record<string, number> {
  const total = { ...view.prestige };
  for (const [d, nobles] of Object.entries(view.districts))
    for (const [seat, n] of Object.entries(gainsOf(nobles, values[d] ?? { first: 0, second: 0, die: 0 })))
      total[seat] = (total[seat] ?? 0) + n;
  return total;
}

export const limitOf = (cards: readonly string[]): number =>
  cards.reduce((n, c) => n + (c.startsWith('limit-') ? Number(c.slice(6)) : 0), 0);
