// The cheapest way of the Doge to each district, from what lies open: a help for the eyes. The server has the last word.
import { canPay, STEP, tollOf } from '@ridotto/games/san-marco/rules/tolls.ts';
import type { SanMarcoView } from '@ridotto/games/san-marco/knowledge/view.ts';
import type { Edition } from '@ridotto/games/san-marco/box/edition.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import { neighboursOf, pairBetween } from './edition.ts';

export interface Way {
  district: string;
  cost: number;
  /** Who is paid, once for each point; the two points of a step are paid to nobody. */
  paid: readonly string[];
  parts: readonly AnyChoice[];
}

/** Districts beyond the next one too; the one where he stands is left out. */
export function waysOf(edition: Edition, view: SanMarcoView, me: string, debt: boolean): Way[] {
  const best = new Map<string, Way>();
  const start = view.doge;
  if (start === null) return [];
  const owners = (a: string, b: string): readonly string[] => view.bridges[pairBetween(a, b)] ?? [];
  const near = (d: string): string[] => neighboursOf(edition, d);
  const mayPay = (cost: number): boolean => canPay(view.prestige[me] ?? 0, cost, debt);
  const go = (at: string, been: readonly string[], way: Way): void => {
    for (const to of near(at)) {
      if (been.includes(to)) continue;
      const here = owners(at, to);
      if (here.length === 0) continue;
      const bridge = here.includes(me) ? me : (here[0] ?? me);
      reach(to, been, {
        district: to,
        cost: way.cost + tollOf(bridge, me),
        paid: bridge === me ? way.paid : [...way.paid, bridge],
        parts: [...way.parts, { do: 'over', district: to, bridge }],
      });
    }
  };
  const reach = (to: string, been: readonly string[], way: Way): void => {
    if (!mayPay(way.cost)) return;
    const known = best.get(to);
    if (!known || way.cost < known.cost || (way.cost === known.cost && way.parts.length < known.parts.length)) best.set(to, way);
    go(to, [...been, to], way);
  };
  const none: Way = { district: start, cost: 0, paid: [], parts: [] };
  go(start, view.visited, none);
  if (view.visited.length <= 1 && near(start).every((to) => owners(start, to).length === 0))
    for (const to of near(start)) reach(to, [start], { district: to, cost: STEP, paid: [], parts: [{ do: 'step', district: to }] });
  return [...best.values()].sort((a, b) => a.cost - b.cost);
}
