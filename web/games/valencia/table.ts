// What is asked about a table again and again: the view, the edition, how everything is called.
import { Edition, type EditionFile } from '@ridotto/games/valencia/box/edition.ts';
import standard from '@ridotto/games/valencia/editions/standard.json' with { type: 'json' };
import type { MissionTable, Speech, Voice } from '@ridotto/games/valencia/words/shape.ts';
import type { ValenciaView } from '@ridotto/games/valencia/knowledge/view.ts';
import type { Snapshot } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';

export const text = (x: unknown): string => (typeof x === 'string' ? x : '');
/** With the draft. */
export const viewOf = (at: At): ValenciaView => at.view as ValenciaView;
/** Without it. */
export const shownOf = (at: At): ValenciaView => at.snapshot.view as ValenciaView;

const editions = new Map<string, Edition>();
export function editionOf(snapshot: Snapshot): Edition {
  const { hash, file } = snapshot.edition;
  let edition = editions.get(hash);
  if (!edition) editions.set(hash, (edition = new Edition((file ?? standard) as EditionFile)));
  return edition;
}
/** The edition that sentences are about; one table is shown at a time. */
let present: Edition | undefined;
export function showing(at: At): void {
  present = editionOf(at.snapshot);
}
export const voice = (name: (seat: string) => string): Voice => ({
  name,
  edition: (present ??= new Edition(standard as unknown as EditionFile)),
});
export const speech = (at: At): Speech => {
  showing(at);
  return { ...voice(at.name), me: at.snapshot.you ?? '', view: viewOf(at) };
};
export const missionTable = (at: At): MissionTable => ({ players: at.seats.length, group: at.snapshot.options.route === 'group' });

/** What this seat alone has of something in a view. */
export function own<K extends keyof ValenciaView>(
  view: ValenciaView,
  at: At,
  key: K,
): NonNullable<ValenciaView[K]> extends Readonly<Record<string, infer T>> ? T | undefined : never {
  return (view[key] as Record<string, never> | undefined)?.[at.snapshot.you ?? ''] as never;
}
/** Questions that are answered with one's own cards. */
const CARDS = ['missions', 'planning', 'bid', 'keep-mission'];
/** This seat is asked something else: what may be chosen comes first, its piles after that. */
export const onBoard = (at: At): boolean => mineNow(at) && !CARDS.includes(shownOf(at).at);
export const mineNow = (at: At): boolean =>
  at.snapshot.you !== null && at.snapshot.awaits.includes(at.snapshot.you) && at.snapshot.held === null;
