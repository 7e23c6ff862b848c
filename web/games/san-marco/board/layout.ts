// Where each seat's nobles stand in a district.
import type { Point } from '../../../art/pen.ts';
import { SITES, type District } from './geography.ts';

/** The places of the seats in a district; three seats share the room of four. */
export function nobleAt(id: District, i: number, of: number): Point {
  const { at, row, dx, dy } = SITES[id].nobles;
  const wide = row >= of;
  const shift = wide ? ((row - of) * dx) / 2 : 0;
  const last = !wide && of === 3 && i === 2 ? dx / 2 : 0;
  return [at[0] + (i % row) * dx + shift + last, at[1] + Math.floor(i / row) * dy];
}
