/**
 * Fills the districts with a small engraved town seen from above and a little
 * from the south: rows of houses, trees, a bell tower here and there, all of
 * it clear of names, pieces, bridges and campi. Computed once, always the same.
 */
import { distance, inside, n1, stream, type Point } from '../../../art/pen.ts';
import { BRIDGE_SITES, BORDERS, DISTRICTS, RII, SITES, type District } from './geography.ts';
import { OUTLINES } from './outline.ts';

export interface Town {
  readonly walls: string;
  readonly roofs: string;
  readonly windows: string;
  readonly shade: string;
  readonly trees: string;
}

interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x0: x - w / 2, y0: y - h / 2, x1: x + w / 2, y1: y + h / 2 });

/** Room the printed words and the pieces need; the town is built around it. */
function kept(d: District): Rect[] {
  const s = SITES[d];
  const { at, row, dx, dy } = s.nobles;
  const rows = 4 / row;
  const out = [
    rect(s.name[0], s.name[1] - 10, 206, 46),
    rect(s.plate[0], s.plate[1], 150, 40),
    { x0: at[0] - 34, y0: at[1] - 28, x1: at[0] + (row - 1) * dx + 62, y1: at[1] + (rows - 1) * dy + 30 },
    rect(s.doge[0], s.doge[1] - 24, 60, 82),
    rect(s.landmark.at[0], s.landmark.at[1] - s.landmark.size * 0.44, s.landmark.size + 6, s.landmark.size),
  ];
  return out;
}

const hits = (a: Rect, b: Rect): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

function build(d: District, seed: number): Town {
  const next = stream(seed);
  const outline = OUTLINES[d];
  const taken = kept(d);
  for (const b of BORDERS) {
    if (b.left !== d && b.right !== d) continue;
    for (const site of BRIDGE_SITES[b.id] ?? []) taken.push(rect(site.x, site.y, b.breadth + 34, b.breadth + 34));
  }
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const town = { walls: '', roofs: '', windows: '', shade: '', trees: '' };
  const free = (r: Rect, shore: number): boolean => {
    if (taken.some((t) => hits(r, t))) return false;
    const corners: Point[] = [
      [r.x0, r.y0],
      [r.x1, r.y0],
      [r.x1, r.y1],
      [r.x0, r.y1],
      [(r.x0 + r.x1) / 2, r.y1],
    ];
    return corners.every((c) => inside(c, outline) && distance(c, outline, true) > shore && RII[d].every((rio) => distance(c, rio) > 5.5));
  };
  for (let y = Math.round(Math.min(...ys)) + 20; y < Math.max(...ys); y += 21) {
    for (let x = Math.min(...xs) + 4 + next() * 10; x < Math.max(...xs);) {
      const w = Math.round(12 + next() * 9);
      const h = Math.round(7 + next() * 4);
      const r = 5 + Math.round(next() * 2);
      const by = y + Math.round(next() * 3);
      const kind = next();
      const spot: Rect = { x0: x - 1, y0: by - h - r, x1: x + w + 1, y1: by };
      if (!free(spot, 3)) {
        x += 5;
        continue;
      }
      if (kind < 0.13) {
        const cx = Math.round(x + w / 2);
        town.trees += `M${cx} ${by}v-4c-5 0-6-8 0-9 6 1 5 9 0 9Z`;
      } else if (kind < 0.17) {
        /* a campo: left open */
      } else {
        const x0 = Math.round(x);
        town.walls += `M${x0} ${by}v${-h}h${w}v${h}Z`;
        town.roofs +=
          kind > 0.6
            ? `M${x0 - 1} ${by - h}l4 ${-r}h${w - 6}l4 ${r}Z`
            : `M${x0 - 1} ${by - h}l${n1(w / 2 + 1)} ${-r - 1}l${n1(w / 2 + 1)} ${r + 1}Z`;
        /* one dashed stroke makes the windows of a house */
        town.windows += `M${x0 + 3} ${by - h + 4}h${w > 16 ? 10 : 6}`;
        town.shade += `M${x0 + w - 2} ${by}v${-h}`;
      }
      x += w + 2 + Math.round(next() * 3);
    }
  }
  return town;
}

export const TOWNS: Record<District, Town> = Object.fromEntries(DISTRICTS.map((d, i) => [d, build(d, 41 + i * 17)])) as Record<
  District,
  Town
>;
