// Says aloud, for screen readers, what has just happened: the same sentences as the log.
import type { JSX } from 'preact';
import type { At, GameFace } from './face.ts';
import { words } from '../shell/prefs.ts';

export function Announcer({ at, face }: { at: At; face: GameFace }): JSX.Element {
  const text = at.store.fresh.value
    .flatMap((h) => (h.undone ? [words.value!.table.taken] : h.facts.flatMap((f) => face.line(f, at.name, at.snapshot.view)?.text ?? [])))
    .join(' ');
  return (
    <div class="hidden" aria-live="polite" data-testid="live">
      {text}
    </div>
  );
}
