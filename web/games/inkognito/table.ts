// What is asked about a table again and again: the view, the city, who has which colour, how everything is called.
import standard from '@ridotto/games/inkognito/editions/standard.json' with { type: 'json' };
import type { InkognitoView } from '@ridotto/games/inkognito/knowledge/view.ts';
import { partsOf, type Mission, type Speech, type Voice } from '@ridotto/games/inkognito/words/shape.ts';
import { seatIndex, type SeatIndex } from '../../art/seats.ts';
import { cityOf, neighbours, type City, type SheetFile } from './board/geography.ts';
import type { Snapshot } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { ink } from './words.ts';

export type EditionFile = SheetFile & {
  readonly escapes: Readonly<Record<string, string>>;
  readonly missions: Readonly<Record<'FB' | 'ZX', readonly Mission[]>>;
};
export const text = (x: unknown): string => (typeof x === 'string' ? x : '');
export const viewOf = (at: At): InkognitoView => at.view as InkognitoView;
/** Without the draft. */
export const shownOf = (at: At): InkognitoView => at.snapshot.view as InkognitoView;
/** Is it this seat's move now? */
export const mineNow = ({ snapshot: { you, awaits, held } }: At): boolean => you !== null && awaits.includes(you) && held === null;
/** The present, while the board shows what is past. */
export const presentOf = (at: At): InkognitoView => (at.store.snapshot.value?.view ?? at.snapshot.view) as InkognitoView;
export const fileOf = (snapshot: Snapshot): EditionFile => (snapshot.edition.file ?? standard) as unknown as EditionFile;
/** The edition that sentences name spaces from; one table is shown at a time. */
let present: EditionFile = standard as unknown as EditionFile;
export function showing(at: At): void {
  present = fileOf(at.snapshot);
}
export function placeName(space: string): string {
  const printed = cityOf(present).space.get(space)?.label ?? space;
  return ink().places[space] ?? printed;
}

function seatOfColour(view: object, colour: string): string | undefined {
  return Object.entries((view as InkognitoView).colours ?? {}).find(([, c]) => c === colour)?.[0];
}
export const voice = (name: (seat: string) => string, view: object): Voice => ({
  name,
  seatOf: (colour) => seatOfColour(view, colour),
  place: placeName,
});
export const speech = (at: At): Speech => ({
  ...voice(at.name, at.snapshot.view),
  me: at.snapshot.you ?? '',
  view: viewOf(at),
});
export const pieceName = (piece: string, at: At): string => ink().figure(piece, voice(at.name, at.snapshot.view));
export function ownerIndex(piece: string, view: object): SeatIndex | null {
  const p = partsOf(piece);
  const seat = p && seatOfColour(view, p.colour);
  return seat === undefined ? null : seatIndex(seat);
}
/** Where every piece stands, one's own not yet uncovered placing too. */
export function standing(view: InkognitoView): [string, string][] {
  return Object.entries({ ...view.figures, ...view.placed, ambassador: view.ambassador }).flatMap(([p, s]) => (s ? [[p, s]] : []));
}
/** All about a space, in sentences. */
export function describe(space: string, at: At): string {
  const w = ink();
  const city: City = cityOf(fileOf(at.snapshot));
  const s = city.space.get(space);
  if (!s) return space;
  const owner = s.color === undefined ? undefined : seatOfColour(at.snapshot.view, s.color);
  const kind =
    s.kind === 'start'
      ? w.board.kinds.start(owner === undefined ? null : at.name(owner))
      : s.kind === 'numbered'
        ? w.board.kinds.numbered(s.number ?? 0)
        : s.kind === 'embassy'
          ? w.board.kinds.embassy
          : w.board.kinds.plain;
  const here = standing(viewOf(at)).flatMap(([p, where]) => (where === space ? [pieceName(p, at)] : []));
  const next = neighbours(city, space);
  const by = (k: string): string[] => next.filter((n) => n.kind === k).map((n) => placeName(n.to));
  const name = placeName(space);
  return [
    `${name}${s.kind === 'embassy' ? '' : `, ${kind}`}.`,
    here.length > 0 ? w.board.here(here) : w.board.empty,
    ...(by('street').length > 0 ? [w.board.byStreet(by('street'))] : []),
    ...(by('canal').length > 0 ? [w.board.byCanal(by('canal'))] : []),
  ].join(' ');
}
