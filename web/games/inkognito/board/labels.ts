/** Where the names of the spaces are printed: beside their space, clear of the other names, of spaces, and of the figures that
    stand there when a game begins. Names are as large as the reader needs them; those that find no room wait until they are asked for. */
import { distance, type Point } from '../../../art/pen.ts';
import { course, R, type City, type SpaceFile } from './geography.ts';

export interface Label {
  readonly id: string;
  readonly x: number;
  /** Of the first line. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly string[];
  /** No room among the others: shown when it is asked for. */
  readonly hidden: boolean;
  readonly box: Box;
}
interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
interface Candidate {
  readonly label: Label;
  /** What it costs wherever the other names are. */
  readonly cost: number;
}

/** Parts of the letters' size: the width of a letter on average, the height of a line, of a capital. */
const WIDE = 0.51;
const HIGH = 1.06;
const CAPITAL = 0.8;
const PASSES = 8;
/** Where so much of a name lies over a space, or a third of it over another name, it is hidden; where letters are large beside the
    sheet, and spaces are drawn larger, sooner. */
const mostCovered = (size: number): number => (size < 18 ? 0.24 : 0.1);
/** What is printed on the water, and the Phantom. */
const PRINTED: readonly Box[] = [
  { x0: 28, y0: 22, x1: 118, y1: 138 },
  { x0: 738, y0: 44, x1: 968, y1: 150 },
  { x0: 12, y0: 606, x1: 78, y1: 674 },
];

/** In one line, in two, in three: as narrow as each can be. */
function broken(name: string): string[][] {
  const words = name.split(' ');
  const narrowest = (n: number, from: readonly string[]): string[] => {
    if (n === 1 || from.length === 1) return [from.join(' ')];
    let best: string[] | undefined;
    const wide = (rows: readonly string[]): number => Math.max(...rows.map((r) => r.length));
    for (let i = 1; i < from.length; i++) {
      const rows = [from.slice(0, i).join(' '), ...narrowest(n - 1, from.slice(i))];
      if (!best || wide(rows) < wide(best)) best = rows;
    }
    return best ?? [];
  };
  return [1, 2, 3].filter((n) => n <= words.length).map((n) => narrowest(n, words));
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
const area = (b: Box): number => (b.x1 - b.x0) * (b.y1 - b.y0);

/** Where a figure stands on this space, heads and hats. */
const figureAt = (s: { x: number; y: number }): Box => ({ x0: s.x - 13, y0: s.y - 51, x1: s.x + 13, y1: s.y + 12 });
/** Does somebody who stands here hide letters of it? */
export const isCovered = ({ box, hidden }: Label, [x, y]: Point): boolean => !hidden && overlap(box, figureAt({ x, y })) > 0;
const discAt = (s: { x: number; y: number }): Box => ({ x0: s.x - R - 1, y0: s.y - R - 1, x1: s.x + R + 1, y1: s.y + R + 1 });
const isTakenAtFirst = (s: SpaceFile): boolean => s.kind === 'start' || s.kind === 'embassy';

function candidates(city: City, s: SpaceFile, name: string, size: number, lines: readonly Line[]): Candidate[] {
  const out: Candidate[] = [];
  for (const [k, rows] of broken(name).entries()) {
    const wide = Math.max(...rows.map((r) => r.length)) * WIDE * size;
    const more = (rows.length - 1) * HIGH * size;
    const cap = CAPITAL * size;
    const beside = s.y + cap * 0.45 - more / 2;
    const spots: readonly (readonly [number, number, Label['anchor']])[] = [
      [s.x, s.y + R + 2 + cap, 'middle'],
      [s.x + R + 4, beside, 'start'],
      [s.x - R - 4, beside, 'end'],
      [s.x + R - 2, s.y + R + cap - 2, 'start'],
      [s.x - R + 2, s.y + R + cap - 2, 'end'],
      [s.x, s.y + R + 8 + cap, 'middle'],
      [s.x + R - 2, s.y - R + 2 - more, 'start'],
      [s.x - R + 2, s.y - R + 2 - more, 'end'],
      [s.x, s.y - R - 4 - more, 'middle'],
      [s.x + wide * 0.28, s.y + R + 3 + cap, 'middle'],
      [s.x - wide * 0.28, s.y + R + 3 + cap, 'middle'],
    ];
    for (const [n, [wished, y, anchor]] of spots.entries()) {
      // A name in the middle may be pushed in from the edge.
      const x = anchor === 'middle' ? Math.max(13 + wide / 2, Math.min(city.w - 13 - wide / 2, wished)) : wished;
      const x0 = anchor === 'middle' ? x - wide / 2 : anchor === 'start' ? x : x - wide;
      const box = { x0, y0: y - cap, x1: x0 + wide, y1: y + more + size * 0.2 };
      let cost = n * 6 + (k === 0 && rows[0]!.length > 12 ? 14 : 0) + (k === 2 ? 6 : 0);
      for (const t of city.spaces) {
        cost += overlap(box, discAt(t)) * (t === s ? 1 : 6);
        cost += overlap(box, figureAt(t)) * (isTakenAtFirst(t) ? 14 : 0.35);
      }
      for (const p of PRINTED) cost += overlap(box, p) * 3;
      const middle = (box.y0 + box.y1) / 2;
      const near = (box.y1 - box.y0) / 2 + 2;
      const around = { x0: box.x0 - near, y0: middle - near, x1: box.x1 + near, y1: middle + near };
      for (const l of lines)
        if (overlap(around, l.box) > 0)
          for (const px of [box.x0 + 4, (box.x0 + box.x1) / 2, box.x1 - 4]) if (distance([px, middle], l.points) < near) cost += 9;
      if (box.x0 < 12 || box.x1 > city.w - 12 || box.y0 < 12 || box.y1 > city.h - 10) cost += 9000;
      out.push({ label: { id: s.id, x, y, anchor, lines: rows, hidden: false, box }, cost });
    }
  }
  return out;
}

interface Line {
  readonly points: readonly Point[];
  readonly box: Box;
}
function lineOf(points: readonly Point[]): Line {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  // A line that is straight has a box of its own width.
  return { points, box: { x0: Math.min(...xs) - 1, y0: Math.min(...ys) - 1, x1: Math.max(...xs) + 1, y1: Math.max(...ys) + 1 } };
}

interface Known {
  readonly placed: Map<string, readonly Placed[]>;
  readonly labels: Map<string, readonly Label[]>;
}
const known = new WeakMap<City, Known>();
/** `size`: of the letters, in units of the sheet. `first`: spaces whose names come before all others. */
export function labelsOf(city: City, name: (id: string) => string, size: number, first: readonly string[] = []): readonly Label[] {
  const names = city.spaces.map((s) => name(s.id));
  const { placed, labels } = known.get(city) ?? { placed: new Map<string, Placed[]>(), labels: new Map<string, Label[]>() };
  known.set(city, { placed, labels });
  // Where names lie takes a hundred times as long as who comes first: that is another at every moment of a game.
  const key = [size, ...names].join('|');
  const all = placed.get(key) ?? place(city, names, size);
  placed.set(key, all);
  const whose = [key, ...first].join('|');
  const found = labels.get(whose) ?? inTurn(city, all, size, new Set(first));
  labels.set(whose, found);
  return found;
}

/** A name where it lies best, and what that costs among the others. */
interface Placed {
  readonly label: Label;
  readonly cost: number;
}
function place(city: City, names: readonly string[], size: number): readonly Placed[] {
  const lines = city.ways.map((w) => lineOf(course(w, R, 6)));
  const all = city.spaces.map((s, i) => ({ s, can: candidates(city, s, names[i] ?? '', size, lines) }));
  const chosen = new Map<string, Candidate>();
  const withOthers = (c: Candidate): number => {
    let cost = c.cost;
    for (const [id, other] of chosen) if (id !== c.label.id) cost += overlap(c.label.box, other.label.box) * 6;
    return cost;
  };
  // Each takes its best place; then each looks again, as the others lie now.
  for (let pass = 0; pass < PASSES; pass++)
    for (const { s, can } of all) {
      let best: Candidate | undefined;
      let least = Infinity;
      for (const c of can) {
        const cost = withOthers(c);
        if (cost < least) [best, least] = [c, cost];
      }
      if (best) chosen.set(s.id, best);
    }
  return [...chosen.values()].map((c) => ({ label: c.label, cost: withOthers(c) }));
}
/** Those in question first, then those that lie best: whoever would cover one of them waits. */
function inTurn(city: City, placed: readonly Placed[], size: number, first: ReadonlySet<string>): readonly Label[] {
  const rank = ({ label: { id } }: Placed): number => (first.has(id) ? 0 : city.space.get(id)?.kind === 'embassy' ? 1 : 2);
  const shown: Box[] = [];
  return placed
    .toSorted((a, b) => rank(a) - rank(b) || a.cost - b.cost)
    .map(({ label }) => {
      const { box } = label;
      const most = area(box) * mostCovered(size);
      const covers =
        shown.some((t) => overlap(box, t) > most * 0.3) || city.spaces.some((t) => t.id !== label.id && overlap(box, discAt(t)) > most);
      const off = box.x0 < 4 || box.x1 > city.w - 4;
      const hidden = covers || off;
      if (!hidden) shown.push(box);
      return { ...label, hidden };
    });
}
