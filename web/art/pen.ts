/**
 * The engraver's pen: small deterministic helpers that turn numbers into SVG
 * path data. Everything drawn in this house is made of these.
 */

export type Point = readonly [number, number];

/** A repeatable stream of numbers in [0, 1): the same seed always draws the same map. */
export function stream(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal is finer than any screen shows at our scale. */
export const n1 = (v: number): string => String(Math.round(v * 10) / 10);

export function line(points: readonly Point[], close = false): string {
  let d = '';
  points.forEach(([x, y], i) => {
    d += `${i ? 'L' : 'M'}${n1(x)} ${n1(y)}`;
  });
  return close ? `${d}Z` : d;
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`;
}

export function disc(x: number, y: number, r: number): string {
  return `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r)} 0 1 0 ${n1(2 * r)} 0a${n1(r)} ${n1(r)} 0 1 0 ${n1(-2 * r)} 0Z`;
}

/** A round-headed opening standing on (x, y), x being its middle. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${n1(x - r)} ${n1(y)}v${n1(-(h - r))}a${n1(r)} ${n1(r)} 0 0 1 ${n1(w)} 0v${n1(h - r)}Z`;
}

/** A row of round-headed openings. */
export function arcade(x: number, y: number, w: number, h: number, count: number, pitch: number): string {
  let d = '';
  for (let i = 0; i < count; i++) d += arch(x + i * pitch, y, w, h);
  return d;
}

/** Slanting shade strokes filling a box: the engraver's grey. */
export function hatch(x: number, y: number, w: number, h: number, step: number): string {
  let d = '';
  for (let s = step / 2; s < w + h; s += step) {
    const x1 = Math.min(s, w);
    const y1 = s - x1;
    const y2 = Math.min(s, h);
    const x2 = s - y2;
    d += `M${n1(x + x1)} ${n1(y + y1)}L${n1(x + x2)} ${n1(y + y2)}`;
  }
  return d;
}

/** Level strokes of a box, for skies, steps and courses of stone. */
export function rules(x: number, y: number, w: number, h: number, step: number): string {
  let d = '';
  for (let s = 0; s <= h + 0.01; s += step) d += `M${n1(x)} ${n1(y + s)}h${n1(w)}`;
  return d;
}

/** A point on a sampled line with the unit normal to the right of its course. */
export interface Station {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  /** distance from the start */
  readonly at: number;
}

/** A Catmull-Rom curve through the points, resampled at equal steps. */
export function survey(points: readonly Point[], step: number): Station[] {
  const dense: Point[] = [];
  const get = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    for (let k = 0; k < 24; k++) {
      const t = k / 24;
      const f = (a: number, b: number, c: number, e: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t * t * t);
      dense.push([f(p0[0], p1[0], p2[0], p3[0]), f(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  dense.push(get(points.length - 1));
  const along: number[] = [0];
  for (let i = 1; i < dense.length; i++) {
    const [a, b] = [dense[i - 1] as Point, dense[i] as Point];
    along.push((along[i - 1] as number) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = along[along.length - 1] as number;
  const count = Math.max(1, Math.round(total / step));
  const out: Station[] = [];
  let j = 1;
  for (let i = 0; i <= count; i++) {
    const at = (total * i) / count;
    while (j < dense.length - 1 && (along[j] as number) < at) j++;
    const [a, b] = [dense[j - 1] as Point, dense[j] as Point];
    const span = (along[j] as number) - (along[j - 1] as number) || 1;
    const t = (at - (along[j - 1] as number)) / span;
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    out.push({
      x: a[0] + (b[0] - a[0]) * t,
      y: a[1] + (b[1] - a[1]) * t,
      nx: -(b[1] - a[1]) / len,
      ny: (b[0] - a[0]) / len,
      at,
    });
  }
  return out;
}

/** Whether a point lies inside a closed outline. */
export function inside(p: Point, outline: readonly Point[]): boolean {
  let hit = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i] as Point, outline[j] as Point];
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) hit = !hit;
  }
  return hit;
}

/** How far a point is from a line of points (closed or open). */
export function distance(p: Point, points: readonly Point[], close = false): number {
  let best = Infinity;
  const end = close ? points.length : points.length - 1;
  for (let i = 0; i < end; i++) {
    const [a, b] = [points[i] as Point, points[(i + 1) % points.length] as Point];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    const [x, y] = [p[0] - a[0] - t * dx, p[1] - a[1] - t * dy];
    best = Math.min(best, x * x + y * y);
  }
  return Math.sqrt(best);
}
