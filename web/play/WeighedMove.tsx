// A decision that was weighed, in words.
import type { Analysis, WeighedMove } from '@ridotto/table/analysis.ts';
import type { JSX } from 'preact';
import { words } from '../words/prefs.ts';
import type { At, GameFace } from './face.ts';
import { fragmentOf } from './moment.ts';
import { sentenceOf } from './reasons.ts';
import { labelOf, shareOf, thenOf } from './weighed.ts';

interface MoveProps {
  move: WeighedMove;
  of: Analysis['of'];
  at: At;
  face: GameFace;
  /** With the way to its moment. */
  linked?: boolean;
}
/** What was done, and the best of what else there was; why the better of both is better. */
export function Move({ move, of, at, face, linked }: MoveProps): JSX.Element {
  const w = words.value!.hints.analysis;
  const { did, other, seat } = move;
  const better = other.share > did.share ? other : did;
  const view = better.steps.at(-1)?.view ?? {};
  const then = thenOf(at, seat, view);
  const alternative = labelOf(other, seat, at, face);
  return (
    <div class="analysis-move">
      <p>
        {w.did(at.name(seat), labelOf(did, seat, at, face))} <strong>{shareOf(of, did)}</strong>
      </p>
      <p>
        {better === other ? w.better(alternative) : w.next(alternative)} <strong>{shareOf(of, other)}</strong>
      </p>
      <p>{sentenceOf(better.reasons, face, then) || words.value!.hints.noReason}</p>
      {linked === true && (
        <p>
          <a href={fragmentOf({ at: move.at, as: seat as `s${number}` })}>{w.open(move.at)}</a>
        </p>
      )}
    </div>
  );
}
