/** A small engraved town on the islands, clear of spaces, streets, canals and quays. */
import { distance, inside, n1, stream, type Point } from '../../art/pen.ts';
import { course, R, type City } from './geography.ts';

export interface Town {
  readonly walls: string;
  readonly roofs: string;
  readonly shade: string;
  readonly windows: string;
  readonly trees: string;
}

const towns = new WeakMap<City, Town>();
export function townOf(city: City): Town {
  const before = towns.get(city);
  if (before) return before;
  const next = stream(88);
  const lines = city.ways.map((w) => ({ points: course(w, 0, 5), off: w.kind === 'street' ? 8 : w.grand ? 14 : 10 }));
  const clear = (p: Point): boolean =>
    city.spaces.every((s) => Math.hypot(s.x - p[0], s.y - p[1]) > R + 7) && lines.every((l) => distance(p, l.points) > l.off);
  const town = { walls: '', roofs: '', shade: '', windows: '', trees: '' };
  for (const coast of city.coasts) {
    const [xs, ys] = [coast.map((p) => p[0]), coast.map((p) => p[1])];
    for (let y = Math.min(...ys) + 12; y < Math.max(...ys); y += 14.5) {
      for (let x = Math.min(...xs) + next() * 8; x < Math.max(...xs);) {
        const w = Math.round(8 + next() * 7);
        const h = Math.round(4 + next() * 3);
        const r = 3.5 + Math.round(next() * 2);
        const by = Math.round(y + next() * 3);
        const kind = next();
        const corners: Point[] = [
          [x, by - h - r],
          [x + w, by - h - r],
          [x + w, by],
          [x, by],
        ];
        if (!corners.every((c) => inside(c, coast) && distance(c, coast, true) > 3 && clear(c))) {
          x += 4;
          continue;
        }
        const x0 = Math.round(x);
        if (kind < 0.1) town.trees += `M${x0 + 4} ${by}v-3c-4 0-4.5-6 0-7 4.5 1 4 7 0 7Z`;
        else if (kind > 0.2) {
          town.walls += `M${x0} ${by}v${-h}h${w}v${h}Z`;
          town.roofs +=
            kind > 0.62
              ? `M${x0 - 1} ${by - h}l3 ${-r}h${w - 4}l3 ${r}Z`
              : `M${x0 - 1} ${by - h}l${n1(w / 2 + 1)} ${-r}l${n1(w / 2 + 1)} ${r}Z`;
          town.windows += `M${x0 + 2} ${by - h + 3}h${w > 11 ? 8 : 5}`;
          town.shade += `M${x0 + w - 1.5} ${by}v${-h}`;
        }
        x += w + 1.5 + Math.round(next() * 2);
      }
    }
  }
  towns.set(city, town);
  return town;
}
