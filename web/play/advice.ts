// What a hint says, in words.
import type { Hint } from '@ridotto/table/protocol.ts';
import type { AnyChoice } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import type { At, GameFace } from './face.ts';
import { sentenceOf } from './reasons.ts';

export function reasonOf(hint: Hint, i: number, at: At, face: GameFace): string {
  const t = words.value!.hints;
  if (hint.games === 0) return t.only;
  const said = sentenceOf(hint.choices[i]?.reasons ?? [], face, at);
  if (said !== '') return said;
  return hint.choices.length === 1 ? t.single : t.noReason;
}

/** Each part in the words in which it is offered, after those before it. */
export async function labelOf(parts: readonly AnyChoice[], at: At, face: GameFace): Promise<string> {
  const whole = face.whole?.(parts, at);
  if (whole !== undefined) return whole;
  const before = at.store.draft.parts.value;
  const labels = await Promise.all(
    parts.map(async (part, i) =>
      face.label(part, i === 0 ? at : { ...at, view: (await at.store.try([...before, ...parts.slice(0, i)])).view }),
    ),
  );
  return labels.join(' · ');
}
