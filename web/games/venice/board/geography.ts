/** The sheet from the numbers of the edition: where quays, canals, buildings and the track lie. The same file, the same map. */
import { line, survey, type Point, type Station } from '../../../art/pen.ts';
import type { MapFile } from './map-file.ts';

export const SHEET = { w: 1000, h: 780 } as const;
/** A building: its size, and where its upper left corner lies as seen from its quay. */
export const TILE = { w: 150, h: 120, dx: 18, dy: -138 } as const;
export const TRACK = { x: 16, y: 703, w: 968, h: 68 } as const;

export interface Canal {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly cost: number;
  readonly stations: readonly Station[];
  readonly middle: Point;
  /** It runs across the sheet, rather than down. */
  readonly across: boolean;
}
export interface Sheet {
  readonly quay: ReadonlyMap<string, Point>;
  readonly canals: readonly Canal[];
  readonly canal: ReadonlyMap<string, Canal>;
  /** Between these two quays. */
  between(a: string, b: string): Canal | undefined;
}

/** The edition's own map is 1000 by 700 with quays in the middle of their places. */
function toSheet(file: MapFile): Map<string, Point> {
  const [xs, ys] = [file.quays.map((q) => q.x), file.quays.map((q) => q.y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const at = (v: number, from: number, to: number, low: number, high: number): number =>
    to === from ? (low + high) / 2 : low + ((v - from) * (high - low)) / (to - from);
  return new Map(file.quays.map((q) => [q.id, [at(q.x, x0, x1, 56, 822), at(q.y, y0, y1, 147, 628)]]));
}

/** Canals bend away from the buildings: down, where they run across, and to the left, where they run down. */
function bend([ax, ay]: Point, [bx, by]: Point, n: number): Point[] {
  const far = 3 + (n % 3) * 2;
  const across = Math.abs(bx - ax) > Math.abs(by - ay);
  const mid = (t: number, off: number): Point => [ax + (bx - ax) * t + (across ? 0 : -off), ay + (by - ay) * t + (across ? off : 0)];
  return [[ax, ay], mid(0.34, far), mid(0.67, far * (n % 2 === 0 ? 0.4 : 1)), [bx, by]];
}

const known = new WeakMap<object, Sheet>();
export function sheetOf(file: MapFile): Sheet {
  const before = known.get(file);
  if (before) return before;
  const quay = toSheet(file);
  const canals = file.canals.flatMap((c, n): Canal[] => {
    const [a, b] = [quay.get(c.a), quay.get(c.b)];
    if (!a || !b) return [];
    const stations = survey(bend(a, b, n), 3);
    const half = stations[Math.floor(stations.length / 2)];
    const across = Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]);
    return [{ id: c.id, a: c.a, b: c.b, cost: c.cost, stations, middle: [half?.x ?? 0, half?.y ?? 0], across }];
  });
  const pairs = new Map(canals.flatMap((c) => [[`${c.a} ${c.b}`, c] as const, [`${c.b} ${c.a}`, c] as const]));
  const sheet: Sheet = {
    quay,
    canals,
    canal: new Map(canals.map((c) => [c.id, c])),
    between: (a, b) => pairs.get(`${a} ${b}`),
  };
  known.set(file, sheet);
  return sheet;
}

export const course = (c: Canal): string => line(c.stations.map((s): Point => [s.x, s.y]));

/** Along several canals, from quay to quay. */
export function wayAlong(sheet: Sheet, quays: readonly string[]): string {
  const points: Point[] = [];
  for (let i = 1; i < quays.length; i++) {
    const [from, to] = [quays[i - 1] ?? '', quays[i] ?? ''];
    const c = sheet.between(from, to);
    if (!c) continue;
    const run = c.stations.map((s): Point => [s.x, s.y]);
    points.push(...(c.a === from ? run : run.reverse()));
  }
  return line(points);
}
/** Where the space of a tile lies: 1 to 4 clockwise from its upper left. */
export function spaceBox(n: number): { x: number; y: number; w: number; h: number } {
  const [w, h] = [TILE.w / 2, (TILE.h - HEAD) / 2];
  const [col, row] = [n === 2 || n === 3 ? 1 : 0, n > 2 ? 1 : 0];
  return { x: col * w, y: HEAD + row * h, w, h };
}
/** The band with a building's name. */
export const HEAD = 24;

/** Stations of the track: space 0 to the last. */
export const trackX = (space: number, length: number): number => TRACK.x + 116 + (space * (TRACK.w - 116 - 124)) / length;
