// What one can ask about in words: the spaces of the city and the figures; and who one is.
import { asSentence } from '../../play/asked-words.ts';
import type { At, Thing } from '../../play/face.ts';
import { cityOf, neighbours } from './board/geography.ts';
import { describe, fileOf, ownerIndex, pieceName, placeName, showing, shownOf, standing, viewOf } from './table.ts';
import { ink } from './words.ts';
import { seatIndex } from '../../art/seats.ts';

export function things(at: At): readonly Thing[] {
  showing(at);
  const w = ink();
  const spaces = cityOf(fileOf(at.snapshot)).spaces.map(({ id, kind, number }): Thing => {
    const name = placeName(id);
    const numbered = number === undefined ? [] : [w.board.kinds.numbered(number), `${w.board.kinds.plain} ${number}`];
    const named = kind === 'embassy' ? [w.board.kinds.embassy] : [`${w.board.kinds.plain} ${name}`];
    return { id, names: [name, ...numbered, ...named], about: () => describe(id, at), reach: () => `${describe(id, at)} ${near(id, at)}` };
  });
  const figures = standing(viewOf(at)).map(([piece, space]): Thing => ({
    id: piece,
    names: [pieceName(piece, at)],
    about: () => asSentence(w.colon(pieceName(piece, at), describe(space, at))),
  }));
  return [...spaces, ...figures];
}

/** Who could come there in one step. */
function near(space: string, at: At): string {
  const b = ink().board;
  const next = neighbours(cityOf(fileOf(at.snapshot)), space);
  const from = (kind: 'street' | 'canal'): string[] =>
    standing(viewOf(at))
      .filter(([, where]) => next.some((one) => one.kind === kind && one.to === where))
      .map(([piece]) => pieceName(piece, at));
  const [street, canal] = [from('street'), from('canal')];
  if (street.length + canal.length === 0) return b.nobodyNear;
  return [...(street.length > 0 ? [b.nearByStreet(street)] : []), ...(canal.length > 0 ? [b.nearByCanal(canal)] : [])].join(' ');
}

export function has(seat: string, at: At): readonly string[] {
  showing(at);
  const w = ink();
  const mine = seat === at.snapshot.you ? shownOf(at).deal[seat] : undefined;
  const figures = standing(viewOf(at)).filter(([piece]) => ownerIndex(piece, at.snapshot.view) === seatIndex(seat));
  return [
    ...figures.map(([piece, space]) => w.colon(pieceName(piece, at), placeName(space))),
    ...(mine ? [w.sure.me(w.agents[mine.identity], w.builds[mine.disguise], mine.letter)] : []),
  ];
}
