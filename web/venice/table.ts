// What is asked about a table again and again: the view, the edition, who has what, how everything is called.
import type { EditionFile } from '@ridotto/games/venice/edition.ts';
import standard from '@ridotto/games/venice/editions/standard.json' with { type: 'json' };
import type { VeniceView } from '@ridotto/games/venice/view.ts';
import { cargo, endsOf } from '@ridotto/games/venice/words/lookup.ts';
import type { Speech, Voice } from '@ridotto/games/venice/words/shape.ts';
import { seatIndex } from '../art/seats.ts';
import type { MapFile, Owner } from '../boards/venice/types.ts';
import type { Snapshot } from '../net/api.ts';
import type { At } from '../play/face.ts';
import { says } from './words.ts';

export type TableFile = EditionFile & MapFile;
export const text = (x: unknown): string => (typeof x === 'string' ? x : '');
/** After the draft. */
export const viewOf = (at: At): VeniceView => at.view as VeniceView;
/** Without the draft. */
export const shownOf = (at: At): VeniceView => at.snapshot.view as VeniceView;
export const fileOf = (snapshot: Snapshot): TableFile => (snapshot.edition.file ?? standard) as unknown as TableFile;
export const aloneAt = (snapshot: Snapshot): boolean => snapshot.names.length === 1;

/** The table that sentences without one are about; one is shown at a time. */
let present: { file: TableFile; layout: Readonly<Record<string, string>>; alone: boolean } = {
  file: standard as unknown as TableFile,
  layout: {},
  alone: false,
};
export function showing(at: At): void {
  present = { file: fileOf(at.snapshot), layout: shownOf(at).layout ?? {}, alone: aloneAt(at.snapshot) };
}
/** Is that table one against the Doge? */
export const isAlone = (): boolean => present.alone;
export const voice = (name: (seat: string) => string): Voice => ({
  name,
  alone: present.alone,
  edition: present.file,
  ends: endsOf(present.file, present.layout),
});
export const speech = (at: At): Speech => ({ ...voice(at.name), me: at.snapshot.you ?? '', view: viewOf(at) });

export const ownerIndex = (owner: string): Owner => (owner === 'letter-a' ? 'a' : owner === 'letter-b' ? 'b' : seatIndex(owner));
/** With two players the smugglers' assistants are those of both. */
export const shared = (owner: string, at: At): boolean => owner === 'letter-a' && at.snapshot.names.length === 2;
export const buildingName = (b: string): string => says().buildings[b as 'market'] ?? b;
/** A building, a canal. */
export const placeName = (place: string): string =>
  /^c\d+$/.test(place)
    ? capital(
        says().canal(
          place,
          voice((s) => s),
        ),
      )
    : buildingName(place);
export const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

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
/** Completed missions whose effect works. */
export const slotted = (view: VeniceView, owner: string): string[] => (view.slots[owner] ?? []).filter((m) => m !== null);
/** The permanent effect of this kind that a player has. */
export function powerOf(file: TableFile, view: VeniceView, owner: string, trigger: string) {
  for (const m of slotted(view, owner)) {
    const effect = file.missions.find((x) => `m${x.id}` === m)?.permanentEffect;
    if (effect?.trigger === trigger) return effect;
  }
  return undefined;
}
