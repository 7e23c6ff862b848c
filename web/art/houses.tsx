// Small engraved houses and trees, as paths that grow: a whole town is five of them.
import type { JSX } from 'preact';
import { n1 } from './pen.ts';
import './houses.css';

export interface Houses {
  walls: string;
  roofs: string;
  shade: string;
  windows: string;
  trees: string;
}
export const noHouses = (): Houses => ({ walls: '', roofs: '', shade: '', windows: '', trees: '' });

/** With its foot at `x`, `y`. */
export function addTree(town: Houses, x: number, y: number): void {
  town.trees += `M${x + 4} ${y}v-3c-4 0-4.5-6 0-7 4.5 1 4 7 0 7Z`;
}
/** With its left foot at `x`, `y`: walls of `w` by `h`, a roof of height `r`, with a ridge or with a point. */
export function addHouse(town: Houses, x: number, y: number, w: number, h: number, r: number, ridge: boolean): void {
  town.walls += `M${x} ${y}v${-h}h${w}v${h}Z`;
  const half = n1(w / 2 + 1);
  town.roofs += ridge ? `M${x - 1} ${y - h}l3 ${-r}h${w - 4}l3 ${r}Z` : `M${x - 1} ${y - h}l${half} ${-r}l${half} ${r}Z`;
  town.windows += `M${x + 2} ${y - h + 3}h${w > 11 ? 8 : 5}`;
  town.shade += `M${x + w - 1.5} ${y}v${-h}`;
}

export function Town({ of }: { of: Readonly<Houses> }): JSX.Element {
  return (
    <>
      <path class="town-wall" d={of.walls} />
      <path class="town-shade" d={of.shade} />
      <path class="town-window" d={of.windows} />
      <path class="town-roof" d={of.roofs} />
      <path class="town-tree" d={of.trees} />
    </>
  );
}
