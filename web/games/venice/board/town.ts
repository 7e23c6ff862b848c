/** The land with its quays, and a small engraved town between canals and buildings. */
import { addHouse, addTree, noHouses, type Houses } from '../../../art/houses.tsx';
import { distance, line, stream, type Point } from '../../../art/pen.ts';
import { SHEET, TILE, type Sheet } from './geography.ts';

export interface Town extends Readonly<Houses> {
  readonly land: string;
}

/** One island, its shore in straight quays that step in and out. */
function shore(next: () => number): Point[] {
  const out: Point[] = [];
  const side = (from: Point, to: Point, nx: number, ny: number): void => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.round(long / 46);
    for (let i = 0; i < count; i++) {
      const t = i / count;
      const off = next() * 9;
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      out.push([x + nx * off, y + ny * off]);
      const u = (i + 1) / count;
      out.push([from[0] + (to[0] - from[0]) * u + nx * off, from[1] + (to[1] - from[1]) * u + ny * off]);
    }
  };
  const [l, t, r, b] = [16, 2, SHEET.w - 4, 694];
  side([l + 10, t], [r - 10, t], 0, 1);
  side([r, t + 8], [r, b - 8], -1, 0);
  side([r - 10, b], [l + 10, b], 0, -1);
  side([l, b - 8], [l, t + 8], 1, 0);
  return out;
}

const towns = new WeakMap<Sheet, Town>();
export function townOf(sheet: Sheet): Town {
  const before = towns.get(sheet);
  if (before) return before;
  const next = stream(41);
  const land = line(shore(next), true);
  const lines = sheet.canals.map((c) => c.stations.filter((_, i) => i % 4 === 0).map((s): Point => [s.x, s.y]));
  const quays = [...sheet.quay.values()];
  const clear = ([x, y]: Point): boolean =>
    x > 30 &&
    x < SHEET.w - 16 &&
    y > 14 &&
    y < 684 &&
    quays.every(
      ([qx, qy]) =>
        (Math.abs(x - qx) > 52 || y < qy - 20 || y > qy + 72) &&
        (x < qx + TILE.dx - 6 || x > qx + TILE.dx + TILE.w + 6 || y < qy + TILE.dy - 3 || y > qy + TILE.dy + TILE.h + 5),
    ) &&
    lines.every((l) => distance([x, y], l) > 17);
  const town = { land, ...noHouses() };
  for (let y = 24; y < 690; y += 15) {
    for (let x = 28 + next() * 8; x < SHEET.w - 24;) {
      const w = Math.round(8 + next() * 8);
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
      if (!corners.every(clear)) {
        x += 4;
        continue;
      }
      const x0 = Math.round(x);
      if (kind < 0.13) addTree(town, x0, by);
      else if (kind > 0.22) addHouse(town, x0, by, w, h, r, kind > 0.62);
      x += w + 1.5 + Math.round(next() * 2);
    }
  }
  towns.set(sheet, town);
  return town;
}
