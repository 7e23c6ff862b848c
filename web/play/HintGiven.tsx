// What a hint says: each choice, how good it is, and why.
import type { Hint } from '@ridotto/table/protocol.ts';
import type { JSX } from 'preact';
import type { AnyChoice } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import { questionIn } from './draft.ts';
import type { At, GameFace } from './face.ts';
import type { HintProps } from './Hint.tsx';
import { reasonOf } from './advice.ts';
import { within } from './weighed.ts';

export function Given({ hint, labels, at, face, light }: HintProps & { hint: Hint; labels: readonly string[] }): JSX.Element {
  const t = words.value!.hints;
  return (
    <>
      <h3>{t.title}</h3>
      <ol class="hint-choices">
        {hint.choices.map(({ parts, share, error }, i) => (
          <li key={i} onPointerEnter={() => light(placesIn(parts))} onPointerLeave={() => light(null)}>
            <button
              type="button"
              aria-describedby={`hint-${i}`}
              onFocus={() => light(placesIn(parts))}
              onBlur={() => light(null)}
              onClick={() => take(parts, at, face)}
            >
              {labels[i]}
            </button>
            <p id={`hint-${i}`}>
              {share !== null && (
                <>
                  <strong>{t.share[hint.of](Math.round(100 * share))}</strong>
                  {error !== null && (
                    <>
                      {' '}
                      <span aria-hidden="true">{t.give(within(error))}</span>
                      <span class="hidden">{t.giveAloud(within(error))}</span>
                    </>
                  )}
                  {'. '}
                </>
              )}
              {reasonOf(hint, i, at, face)}
            </p>
          </li>
        ))}
      </ol>
      {hint.games > 0 && <small>{t.about(hint.games)}</small>}
    </>
  );
}

/** It is the draft, where a decision is made in a place of its own laid out there. */
function take(parts: readonly AnyChoice[], at: At, face: GameFace): void {
  if (face.layOut?.(parts, at) === true) return;
  const { draft } = at.store;
  void (face.ownPlace?.includes(questionIn(at.view)) === true ? draft.setParts([...draft.parts.value, ...parts]) : draft.pickAll(parts));
}

/** Whatever a choice names: what of it is a place of the board, the board knows. */
const placesIn = (parts: readonly AnyChoice[]): string[] => parts.flatMap((part) => Object.values(part).flat().map(String));
