/** Where everything is drawn: a square is 100 units wide, around the city runs its wall. */
import type { Point } from '../../../art/pen.ts';
import { n1, stream } from '../../../art/pen.ts';
import type { CityPlan } from './types.ts';

export const UNIT = 100;
export const MARGIN = 44;

/** The middle of a square, or the point of a tree; undefined: no place of the city. */
export function middle(plan: CityPlan, id: string): Point | undefined {
  const tree = plan.trees.find((t) => t.id === id);
  if (tree) return [MARGIN + tree.x * UNIT, MARGIN + tree.y * UNIT];
  const place = plan.places.find((p) => p.id === id);
  return place && [MARGIN + (place.x + 0.5) * UNIT, MARGIN + (place.y + 0.5) * UNIT];
}
export const sheet = (plan: CityPlan): { w: number; h: number } => ({
  w: plan.width * UNIT + 2 * MARGIN,
  h: plan.height * UNIT + 2 * MARGIN,
});

/** Battlements along the wall, clockwise from the north-west tower. */
export function battlements(w: number, h: number): string {
  const [a, b] = [14, MARGIN - 12];
  let d = '';
  const teeth = (x1: number, y1: number, x2: number, y2: number, nx: number, ny: number): void => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const n = Math.round(length / 22);
    for (let i = 1; i < n; i += 2) {
      const [s, t] = [i / n, (i + 1) / n];
      const p = (k: number, out: number): string => `${n1(x1 + (x2 - x1) * k + nx * out)} ${n1(y1 + (y2 - y1) * k + ny * out)}`;
      d += `M${p(s, 0)}L${p(s, 7)}L${p(t, 7)}L${p(t, 0)}Z`;
    }
  };
  teeth(b, a, w - b, a, 0, -1);
  teeth(w - a, b, w - a, h - b, 1, 0);
  teeth(w - b, h - a, b, h - a, 0, 1);
  teeth(a, h - b, a, b, -1, 0);
  return d;
}

/** Cobbles and tufts between the houses: dots that are always the same. */
export function cobbles(plan: CityPlan): string {
  const next = stream(plan.width * 7 + plan.height);
  let d = '';
  for (let i = 0; i < 26 * plan.width; i++) {
    const x = MARGIN + next() * plan.width * UNIT;
    const y = MARGIN + next() * plan.height * UNIT;
    d += `M${n1(x)} ${n1(y)}h${n1(1.5 + next() * 3)}`;
  }
  return d;
}
