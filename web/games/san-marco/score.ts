// What a district would bring now: for the table of districts and the projection.
import { gainOf } from '@ridotto/games/san-marco/rules/scoring.ts';
import type { SanMarcoView } from '@ridotto/games/san-marco/knowledge/view.ts';
import type { Snapshot } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { words } from '../../words/prefs.ts';
import { fileOf } from './edition.ts';
import { viewOf } from './places.ts';
import { says } from './words.ts';

export interface Values {
  first: number;
  second: number;
  die: number;
}

/** Printed values: of the edition at this table. */
export function valuesOf(snapshot: Snapshot): Record<string, Values> {
  return Object.fromEntries(
    fileOf(snapshot).districts.map((d) => [d.id.replace('_', '-'), { first: d.first, second: d.second, die: d.die }] as const),
  );
}

/** What each seat would get, by the rules of the game; who would get nothing is left out. */
export function gainsOf(nobles: Readonly<Record<string, number>>, { first, second }: Values): Record<string, number> {
  const [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = Object.values(nobles);
  const gains = Object.entries(nobles).map(([seat, n]) => [seat, gainOf(n, s0, s1, s2, s3, first, second)] as const);
  return Object.fromEntries(gains.filter(([, n]) => n > 0));
}

/** The same in a sentence's place; empty: nobody would. */
export function gainsInWords(district: string, at: At): string {
  const gains = Object.entries(gainsOf(viewOf(at).districts[district] ?? {}, valuesOf(at.snapshot)[district] ?? NO_VALUES));
  const said = gains.map(([seat, n]) => `${at.name(seat)} ${n}`).join(', ');
  return said && words.value!.table.labelled(says().table.now, said);
}
const NO_VALUES: Values = { first: 0, second: 0, die: 0 };

/** Prestige if all districts were scored now. */
export function projection(view: SanMarcoView, values: Readonly<Record<string, Values>>): Record<string, number> {
  const total = { ...view.prestige };
  for (const [d, nobles] of Object.entries(view.districts))
    for (const [seat, n] of Object.entries(gainsOf(nobles, values[d] ?? { first: 0, second: 0, die: 0 })))
      total[seat] = (total[seat] ?? 0) + n;
  return total;
}
