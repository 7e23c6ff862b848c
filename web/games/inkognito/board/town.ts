/** A small engraved town on the islands, clear of spaces, streets, canals and quays. */
import { addHouse, addTree, noHouses, type Houses } from '../../../art/houses.tsx';
import { distance, inside, stream, type Point } from '../../../art/pen.ts';
import { course, R, type City } from './geography.ts';

const towns = new WeakMap<City, Readonly<Houses>>();
export function townOf(city: City): Readonly<Houses> {
  const before = towns.get(city);
  if (before) return before;
  const next = stream(88);
  const lines = city.ways.map((w) => ({ points: course(w, 0, 5), off: w.kind === 'street' ? 8 : w.grand ? 14 : 10 }));
  const clear = (p: Point): boolean =>
    city.spaces.every((s) => Math.hypot(s.x - p[0], s.y - p[1]) > R + 7) && lines.every((l) => distance(p, l.points) > l.off);
  const town = noHouses();
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
        if (kind < 0.1) addTree(town, x0, by);
        else if (kind > 0.2) addHouse(town, x0, by, w, h, r, kind > 0.62);
        x += w + 1.5 + Math.round(next() * 2);
      }
    }
  }
  towns.set(city, town);
  return town;
}
