/**
 * The city from the numbers of the edition: islands grown around spaces and streets, water where the canals run, the ways
 * between spaces. Computed once for an edition, always the same.
 */
import { line, survey, type Point, type Station } from '../../../art/pen.ts';

export interface SheetFile {
  readonly canvas?: { readonly width: number; readonly height: number };
  readonly embassy: string;
  readonly spaces: readonly {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly kind: string;
    readonly color?: string;
    readonly number?: number;
    readonly label?: string;
    readonly island?: string;
  }[];
  readonly edges: readonly {
    readonly a: string;
    readonly b: string;
    readonly kind: string;
    readonly via?: readonly (readonly number[])[];
  }[];
}
export type SpaceFile = SheetFile['spaces'][number];

export interface Way {
  readonly a: string;
  readonly b: string;
  readonly kind: 'street' | 'canal';
  /** Part of the Grand Canal. */
  readonly grand: boolean;
  readonly stations: readonly Station[];
}
export interface City {
  readonly w: number;
  readonly h: number;
  readonly spaces: readonly SpaceFile[];
  readonly space: ReadonlyMap<string, SpaceFile>;
  readonly ways: readonly Way[];
  readonly coasts: readonly (readonly Point[])[];
  readonly land: string;
}

/** A printed space, from its middle to its edge. */
export const R = 15;

/** Which of the canals are the great one, if the edition has them. */
const GRAND = ['s07-s15', 's07-s08', 's08-s13', 's13-s50', 's29-s50', 's29-s34', 's34-s38', 's38-s42'];

type Capsule = readonly [number, number, number, number, number];

const key = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

function waysOf(file: SheetFile, space: ReadonlyMap<string, SpaceFile>): Way[] {
  return file.edges.flatMap((e): Way[] => {
    const [a, b] = [space.get(e.a), space.get(e.b)];
    if (!a || !b) return [];
    const via = (e.via ?? []).map((p): Point => [p[0] ?? 0, p[1] ?? 0]);
    const stations = survey([[a.x, a.y], ...via, [b.x, b.y]], 2.5);
    return [{ a: e.a, b: e.b, kind: e.kind === 'canal' ? 'canal' : 'street', grand: GRAND.includes(key(e.a, e.b)), stations }];
  });
}

/** Land reaches so far from spaces, from streets, and between neighbours of one island. */
function capsules(file: SheetFile, ways: readonly Way[]): Capsule[] {
  const canals = new Set(ways.filter((w) => w.kind === 'canal').map((w) => key(w.a, w.b)));
  const out: Capsule[] = file.spaces.map((s): Capsule => [s.x, s.y, s.x, s.y, 31]);
  for (const w of ways) {
    if (w.kind !== 'street') continue;
    for (let i = 0; i + 6 < w.stations.length + 5; i += 6) {
      const [p, q] = [w.stations[i], w.stations[Math.min(i + 6, w.stations.length - 1)]];
      if (p && q) out.push([p.x, p.y, q.x, q.y, 24]);
    }
  }
  for (const [i, s] of file.spaces.entries())
    for (const t of file.spaces.slice(0, i))
      if (s.island === t.island && !canals.has(key(s.id, t.id)) && Math.hypot(s.x - t.x, s.y - t.y) < 92)
        out.push([s.x, s.y, t.x, t.y, 22]);
  return out;
}

const CELL = 8;
const MARGIN = 5;

/** So far from land it is not asked any more how far: no shore is there. */
const FAR = 40;

/** Below 0 on land. `far`: from it, before the quays are a little uneven. */
function depth(x: number, y: number, far: number, w: number, h: number): number {
  /* the sheet has a margin of water all around */
  const edge = Math.max(15 - x, 15 - y, x - (w - 15), y - (h - 15));
  const uneven = far + 2.6 * Math.sin(x * 0.083 + 1.1) + 2.4 * Math.sin(y * 0.097) + 2 * Math.sin((x + y) * 0.061);
  return Math.max(uneven, edge);
}
/** How far each crossing of the grid is from land, line by line. A capsule tells of those about it alone: all of them asked at each
    crossing took longer than the rest of the page. */
function farFromLand(nx: number, ny: number, all: readonly Capsule[]): Float64Array {
  const out = new Float64Array((nx + 1) * (ny + 1)).fill(1e9);
  const first = (low: number): number => Math.max(0, Math.floor(low / CELL) + MARGIN);
  const last = (high: number, n: number): number => Math.min(n, Math.ceil(high / CELL) + MARGIN);
  for (const [ax, ay, bx, by, r] of all) {
    const [dx, dy] = [bx - ax, by - ay];
    const long = dx * dx + dy * dy || 1;
    const about = r + FAR;
    const [i0, i1] = [first(Math.min(ax, bx) - about), last(Math.max(ax, bx) + about, nx)];
    const [j0, j1] = [first(Math.min(ay, by) - about), last(Math.max(ay, by) + about, ny)];
    for (let j = j0; j <= j1; j++)
      for (let i = i0; i <= i1; i++) {
        const [x, y] = [(i - MARGIN) * CELL - ax, (j - MARGIN) * CELL - ay];
        const t = Math.max(0, Math.min(1, (x * dx + y * dy) / long));
        const [px, py] = [x - t * dx, y - t * dy];
        const far = Math.sqrt(px * px + py * py) - r;
        const n = j * (nx + 1) + i;
        if (far < out[n]!) out[n] = far;
      }
  }
  return out;
}

/** The lines where the field is 0, as closed rings; lakes are filled. */
function rings(w: number, h: number, all: readonly Capsule[]): Point[][] {
  const [nx, ny] = [Math.ceil(w / CELL) + 2 * MARGIN, Math.ceil(h / CELL) + 2 * MARGIN];
  const at = (i: number): number => (i - MARGIN) * CELL;
  const v = farFromLand(nx, ny, all).map((far, n) => depth(at(n % (nx + 1)), at(Math.floor(n / (nx + 1))), far, w, h));
  const val = (i: number, j: number): number => (i > nx ? 1 : (v[j * (nx + 1) + i] ?? 1));
  /* each crossing of a grid line is known by that line */
  const where = new Map<string, Point>();
  const next = new Map<string, string>();
  const across = (i: number, j: number, di: number, dj: number): string => {
    const id = `${i},${j},${di}`;
    const [p, q] = [val(i, j), val(i + di, j + dj)];
    const t = p / (p - q);
    where.set(id, [at(i) + di * t * CELL, at(j) + dj * t * CELL]);
    return id;
  };
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const c = [val(i, j), val(i + 1, j), val(i + 1, j + 1), val(i, j + 1)].map((n) => n < 0);
      const side = [
        (): string => across(i, j, 1, 0),
        (): string => across(i + 1, j, 0, 1),
        (): string => across(i, j + 1, 1, 0),
        (): string => across(i, j, 0, 1),
      ];
      /* walk with the land on the left: from the side where land begins to the side where it ends */
      const starts: number[] = [];
      const ends: number[] = [];
      for (let s = 0; s < 4; s++) {
        const [from, to] = [c[s], c[(s + 1) % 4]];
        if (from && !to) starts.push(s);
        if (!from && to) ends.push(s);
      }
      for (const s of starts) {
        const e = ends.length === 1 ? ends[0] : ends.find((x) => x === (s + 3) % 4);
        const [from, to] = [side[s]?.(), side[e ?? 0]?.()];
        if (from !== undefined && to !== undefined) next.set(from, to);
      }
    }
  const out: Point[][] = [];
  while (next.size > 0) {
    const ring: Point[] = [];
    let id = next.keys().next().value;
    while (id !== undefined && next.has(id)) {
      const p = where.get(id);
      if (p) ring.push(p);
      const to = next.get(id);
      next.delete(id);
      id = to;
    }
    if (ring.length > 8) out.push(ring);
  }
  const area = (ring: readonly Point[]): number =>
    ring.reduce((sum, [x, y], i) => {
      const [p, q] = ring[(i + 1) % ring.length] ?? [0, 0];
      return sum + x * q - p * y;
    }, 0) / 2;
  const main = Math.sign(area([...out].sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)))[0] ?? []));
  return out.filter((ring) => Math.sign(area(ring)) === main).map((ring) => angular(ring, 2.2));
}

/** Quays are straight, with corners: Douglas and Peucker's simplification. */
function angular(ring: readonly Point[], far: number): Point[] {
  const cut = (a: number, b: number): Point[] => {
    const [p, q] = [ring[a] ?? [0, 0], ring[b % ring.length] ?? [0, 0]];
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const long = Math.hypot(dx, dy) || 1;
    let [best, most] = [a, 0];
    for (let i = a + 1; i < b; i++) {
      const [x, y] = ring[i] ?? [0, 0];
      const d = Math.abs((x - p[0]) * dy - (y - p[1]) * dx) / long;
      if (d > most) [best, most] = [i, d];
    }
    return most > far ? [...cut(a, best), ...cut(best, b)] : [p];
  };
  const half = Math.floor(ring.length / 2);
  return [...cut(0, half), ...cut(half, ring.length)];
}

const known = new WeakMap<object, City>();
export function cityOf(file: SheetFile): City {
  const before = known.get(file);
  if (before) return before;
  const [w, h] = [file.canvas?.width ?? 1000, file.canvas?.height ?? 700];
  const space = new Map(file.spaces.map((s) => [s.id, s]));
  const ways = waysOf(file, space);
  const coasts = rings(w, h, capsules(file, ways));
  const city: City = { w, h, spaces: file.spaces, space, ways, coasts, land: coasts.map((ring) => line(ring, true)).join('') };
  known.set(file, city);
  return city;
}

/** The next spaces by street and canal. */
export function neighbours(city: City, id: string): { to: string; kind: 'street' | 'canal' }[] {
  return city.ways.flatMap((w) => (w.a === id ? [{ to: w.b, kind: w.kind }] : w.b === id ? [{ to: w.a, kind: w.kind }] : []));
}

export const course = (w: Way, from = 0, every = 2): Point[] =>
  w.stations
    .filter((s, i) => (i % every === 0 || i === w.stations.length - 1) && s.at >= from && s.at <= (w.stations.at(-1)?.at ?? 0) - from)
    .map((s): Point => [s.x, s.y]);

/** A line that waves about its course. */
export function wave(w: Way, high: number, long: number, aside = 0, from = R): string {
  const total = w.stations.at(-1)?.at ?? 0;
  const points = w.stations
    .filter((s) => s.at >= from && s.at <= total - from)
    .map((s): Point => {
      const d = aside + high * Math.sin(((s.at - from) / long) * 2 * Math.PI);
      return [s.x + s.nx * d, s.y + s.ny * d];
    });
  return line(points);
}
