/**
 * From courses and coasts to quays: every shore follows its water at a fixed
 * distance, in short straight runs with small steps, as stone quays do.
 */
import { distance, line, stream, survey, type Point } from '../../../art/pen.ts';
import { BORDERS, COASTS, DISTRICTS, RINGS, stations, type Border, type District } from './geography.ts';

/** Straight runs of 18 to 40 units, each set back a little more or less than the last. */
function quay(
  points: { x: number; y: number; nx: number; ny: number; at: number }[],
  side: number,
  back: number,
  deep: number,
  seed: number,
): Point[] {
  const next = stream(seed);
  const out: Point[] = [];
  let from = 0;
  while (from < points.length - 1) {
    const to = Math.min(points.length - 1, from + 4 + Math.floor(next() * 6));
    const step = back + Math.floor(next() * 3) * deep;
    for (const i of [from, to]) {
      const p = points[i]!;
      out.push([p.x + p.nx * side * step, p.y + p.ny * side * step]);
    }
    from = to;
  }
  return out;
}

const COURSES: Record<string, readonly Point[]> = Object.fromEntries(
  BORDERS.map((b) => [b.id, stations(b.id).map((s): Point => [s.x, s.y])]),
);

/** Not across a canal of one's own district; past the canal's ends there is no side. */
function onOwnSide(p: Point, b: Border, d: District): boolean {
  const side = b.right === d ? 1 : b.left === d ? -1 : 0;
  if (side === 0) return true;
  const course = stations(b.id);
  const away = course.map((s) => Math.hypot(s.x - p[0], s.y - p[1]));
  const at = away.indexOf(Math.min(...away));
  const s = course[at];
  if (!s || at < 2 || at > course.length - 3) return true;
  return ((p[0] - s.x) * s.nx + (p[1] - s.y) * s.ny) * side > 0;
}

function ring(d: District): Point[] {
  const out: Point[] = [];
  RINGS[d].forEach((part, k) => {
    if (part === 'coast') {
      const coast = survey(COASTS[d], 4);
      const walk = quay(coast, -1, 0, 3.4, 97 * (k + 1) + d.length);
      out.push(...walk);
      return;
    }
    const back = part.startsWith('-');
    const id = back ? part.slice(1) : part;
    const border = BORDERS.find((b) => b.id === id)!;
    const side = border.right === d ? 1 : -1;
    const walk = quay(stations(id), side, border.breadth / 2, 1.7, 13 * (k + 3) + id.length * 7 + side);
    out.push(...(back ? walk.reverse() : walk));
  });
  /* where quays meet, keep only what stands clear of every water */
  return out.filter(
    (p) =>
      p[0] > 14 &&
      p[0] < 986 &&
      p[1] > 14 &&
      p[1] < 766 &&
      BORDERS.every((b) => distance(p, COURSES[b.id] ?? []) > b.breadth / 2 - 0.6 && onOwnSide(p, b, d)),
  );
}

export const OUTLINES: Record<District, readonly Point[]> = Object.fromEntries(DISTRICTS.map((d) => [d, ring(d)])) as Record<
  District,
  Point[]
>;

export const PATHS: Record<District, string> = Object.fromEntries(DISTRICTS.map((d) => [d, line(OUTLINES[d], true)])) as Record<
  District,
  string
>;
