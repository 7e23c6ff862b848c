// What a view says about gondolas, buildings and powers, whatever the language.
import type { EditionFile } from '@ridotto/games/venice/box/edition.ts';
import type { VeniceView } from '@ridotto/games/venice/knowledge/view.ts';
import { cargo } from '@ridotto/games/venice/words/lookup.ts';
import type { MapFile } from './board/map-file.ts';

export type TableFile = EditionFile & MapFile;

/** By building: its quay. */
export function quaysOf(file: TableFile, view: VeniceView): Record<string, string> {
  return {
    ...view.layout,
    ...Object.fromEntries(file.quays.flatMap((q) => (q.building === undefined ? [] : [[q.building, q.id]]))),
  };
}
/** By quay: its building. */
export const buildingsOf = (file: TableFile, view: VeniceView): Record<string, string> =>
  Object.fromEntries(Object.entries(quaysOf(file, view)).map(([b, q]) => [q, b]));

export const isTile = (file: TableFile, building: string): boolean => file.tiles.some((t) => t.id === building);
export const whichLed = (view: VeniceView, owner: string): number => ({ first: 0, second: 1, none: -1 })[view.gondolier[owner] ?? 'none'];
/** Where the gondola with the gondolier is. */
export const ledAt = (view: VeniceView, owner: string): string => view.gondolas[owner]?.[whichLed(view, owner)] ?? '';

export interface Lying {
  id: string;
  owner: string;
  which: number;
  building: string;
  height: number;
  cargo: Record<string, number> | null;
  led: boolean;
}
/** All gondolas on the board; `s0 1` is the first of seat 0. */
export function lying(view: VeniceView): Lying[] {
  return Object.entries(view.gondolas).flatMap(([owner, two]) =>
    two.flatMap((building, which): Lying[] => {
      if (building === null) return [];
      const id = `${owner} ${which + 1}`;
      const height = id === view.afloat ? 99 : Math.max(0, (view.stacks[building] ?? []).indexOf(id));
      const load = view.cubes[owner]?.[which];
      return [{ id, owner, which, building, height, cargo: load === undefined ? null : cargo(load), led: whichLed(view, owner) === which }];
    }),
  );
}
