// What is asked about a table again and again: the view, the edition, who has what, how everything is called.
import standard from '@ridotto/games/venice/editions/standard.json' with { type: 'json' };
import type { VeniceView } from '@ridotto/games/venice/knowledge/view.ts';
import { endsOf } from '@ridotto/games/venice/words/lookup.ts';
import type { Speech, Voice } from '@ridotto/games/venice/words/shape.ts';
import { seatIndex } from '../../art/seats.ts';
import type { Owner } from './board/types.ts';
import type { Snapshot } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import type { TableFile } from './reading.ts';
import { says } from './words.ts';

export const text = (x: unknown): string => (typeof x === 'string' ? x : '');
/** After the draft. */
export const viewOf = (at: At): VeniceView => at.view as VeniceView;
/** Without the draft. */
export const shownOf = (at: At): VeniceView => at.snapshot.view as VeniceView;
export const fileOf = (snapshot: Snapshot): TableFile => (snapshot.edition.file ?? standard) as unknown as TableFile;
export const aloneAt = (snapshot: Snapshot): boolean => snapshot.names.length === 1;

/** The table that sentences without one are about; one is shown at a time. */
let present: { file: TableFile; layout: Readonly<Record<string, string>>; players: number } = {
  file: standard as unknown as TableFile,
  layout: {},
  players: 0,
};
export function showing(at: At): void {
  present = { file: fileOf(at.snapshot), layout: shownOf(at).layout ?? {}, players: at.snapshot.names.length };
}
/** Is that table one against the Doge? */
export const isAlone = (): boolean => present.players === 1;
/** Is it one of two, with smugglers? */
export const isOfTwo = (): boolean => present.players === 2;
export const voice = (name: (seat: string) => string): Voice => ({
  name,
  alone: isAlone(),
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
