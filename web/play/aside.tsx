// What was said beside the game, wherever it is shown: a gesture as a sentence of the game, a message as plain text.
import type { JSX } from 'preact';
import type { Happening } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import type { GameFace } from './face.ts';
import { silentAt } from './hush.ts';

export interface Spoken {
  seat: string;
  /** Of a gesture. */
  gesture: string | null;
  /** A sentence; before a message: who writes. */
  text: string;
  /** Somebody's own words: of whatever direction and length, and never markup. */
  message: string | null;
}

/** undefined: nothing was said, or it is not shown on this device. */
export function spokenIn({ by, aside }: Happening, face: GameFace, name: (seat: string) => string, table: string): Spoken | undefined {
  if (!aside || by === undefined) return undefined;
  if ('message' in aside) {
    if (silentAt(table).includes(by)) return undefined;
    return { seat: by, gesture: null, text: words.value!.talk.says(name(by)), message: aside.message };
  }
  const to = aside.to === undefined ? null : name(aside.to);
  const text = face.gestures?.line(aside.gesture, name(by), to);
  return text === undefined ? undefined : { seat: by, gesture: aside.gesture, text, message: null };
}

export function SpokenText({ said, face, size = 18 }: { said: Omit<Spoken, 'seat'>; face: GameFace; size?: number }): JSX.Element {
  return (
    <>
      {said.gesture !== null && face.gestures && <face.gestures.Icon gesture={said.gesture} size={size} />} {said.text}
      {said.message !== null && (
        <>
          {' '}
          <bdi class="said">{said.message}</bdi>
        </>
      )}
    </>
  );
}
