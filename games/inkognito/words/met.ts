// Who has met whom, read from where the pieces stand (5.1): for sentences, and for whoever draws the board.
import type { Piece } from '../box/material.ts';
import type { InkognitoView } from '../knowledge/view.ts';
import { goesThrough, partsOf } from './shape.ts';

export interface Met {
  /** Of whoever has moved. */
  piece: Piece;
  with: Piece;
  space: string;
}

/** Which meetings there are, or would be, if movement ended now. */
export function metBy(view: InkognitoView, seat: string): Met[] {
  const own = view.colours[seat];
  const standing = Object.entries({ ...view.figures, ambassador: view.ambassador }) as [Piece, string][];
  const mine = ([p]: readonly [Piece, string]): boolean => (own === 'ambassador' ? p === 'ambassador' : partsOf(p)?.colour === own);
  const moved = (p: Piece): boolean => view.moved.includes(p);
  return standing
    .filter(mine)
    .flatMap(([piece, space]) =>
      standing
        .filter((other) => !mine(other) && other[1] === space && (moved(piece) || moved(other[0])))
        .map(([other]) => ({ piece, with: other, space })),
    );
}

/** The meeting that the question without an answer came from: nobody meets two figures of the same player, so there is one. */
export function metForQuestion(view: InkognitoView): Met | undefined {
  const q = view.question;
  if (!q) return undefined;
  const through = goesThrough(q, { seatOf: (colour) => Object.keys(view.colours).find((s) => view.colours[s] === colour) });
  return metBy(view, q.asker).find((m) => (through ? m.with === 'ambassador' : partsOf(m.with)?.colour === view.colours[q.target]));
}
