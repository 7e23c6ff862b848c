/** Where the names of the spaces are printed: beside their space, clear of all others as far as there is room. */
import { distance } from '../../../art/pen.ts';
import { course, R, type City } from './geography.ts';

export interface Label {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly string[];
  /** No room among the others: shown when it is asked for. */
  readonly hidden: boolean;
}

const SIZE = 10;
const WIDE = 4.75;

/** In two lines, if that makes it narrower. */
function broken(name: string): string[] {
  const words = name.split(' ');
  let best = [name];
  for (let i = 1; i < words.length; i++) {
    const two = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (Math.max(...two.map((t) => t.length)) < Math.max(...best.map((t) => t.length))) best = two;
  }
  return name.length > 11 ? best : [name];
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

export function labelsOf(city: City, name: (id: string) => string): Label[] {
  const taken: Box[] = [];
  const discs = city.spaces.map((s): Box => ({ x0: s.x - R - 2, y0: s.y - R - 2, x1: s.x + R + 2, y1: s.y + R + 2 }));
  const lines = city.ways.map((w) => course(w, R, 6));
  /* those with few neighbours choose last: they have room anyway */
  const crowd = (id: string): number => {
    const s = city.space.get(id);
    return city.spaces.filter((t) => s && Math.hypot(s.x - t.x, s.y - t.y) < 75).length;
  };
  const order = [...city.spaces].sort((a, b) => crowd(b.id) - crowd(a.id));
  return order.map((s): Label => {
    const all = [broken(name(s.id)), [name(s.id)]];
    let best: { label: Label; box: Box; cost: number } | undefined;
    for (const [k, rows] of all.entries()) {
      const wide = Math.max(...rows.map((r) => r.length)) * WIDE;
      const high = rows.length * SIZE;
      for (const [n, [x, y, anchor]] of (
        [
          [s.x, s.y + R + 10, 'middle'],
          [s.x, s.y - R - 4 - (rows.length - 1) * SIZE, 'middle'],
          [s.x + R + 4, s.y + 3.5 - ((rows.length - 1) * SIZE) / 2, 'start'],
          [s.x - R - 4, s.y + 3.5 - ((rows.length - 1) * SIZE) / 2, 'end'],
          [s.x + R, s.y + R + 5, 'start'],
          [s.x - R, s.y + R + 5, 'end'],
          [s.x + R, s.y - R - 1, 'start'],
          [s.x - R, s.y - R - 1, 'end'],
        ] as const
      ).entries()) {
        const x0 = anchor === 'middle' ? x - wide / 2 : anchor === 'start' ? x : x - wide;
        const box = { x0, y0: y - 8, x1: x0 + wide, y1: y - 8 + high };
        let cost = n * 6 + k * 3;
        for (const t of taken) cost += overlap(box, t) * 3;
        for (const d of discs) cost += overlap(box, d) * 2.2;
        const middle = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2] as const;
        for (const l of lines)
          for (const px of [box.x0 + 4, middle[0], box.x1 - 4]) if (distance([px, middle[1]], l) < high / 2 + 3) cost += 14;
        if (box.x0 < 12 || box.x1 > city.w - 12 || box.y0 < 12 || box.y1 > city.h - 10) cost += 4000;
        if (!best || cost < best.cost) best = { label: { id: s.id, x, y, anchor, lines: rows, hidden: cost > 420 }, box, cost };
      }
    }
    if (best && !best.label.hidden) taken.push(best.box);
    return best!.label;
  });
}
