// Says aloud, for screen readers, what has just happened: the same sentences as the log. Each event is a line of its own, so
// that none is lost when several come at once.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { At, GameFace } from './face.ts';
import { silentAt } from './hush.ts';
import { spokenOf } from './spoken.ts';
import { words } from '../words/prefs.ts';

export function Announcer({ at, face }: { at: At; face: GameFace }): JSX.Element {
  const { fresh, id } = at.store;
  const lines = useMemo(
    () => fresh.value.map((h) => <p key={h.seq}>{spokenOf(h, face, at)}</p>),
    [fresh.value, face.words(), words.value, silentAt(id)],
  );
  return (
    <div class="hidden" aria-live="polite" aria-relevant="additions" data-testid="live">
      {lines}
    </div>
  );
}
