// Says aloud, for screen readers, what has just happened: the same sentences as the log. Each event is a line of its own, so
// that none is lost when several come at once.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Happening } from '../net/http/api.ts';
import { spokenIn } from './aside.tsx';
import type { At, GameFace } from './face.ts';
import { silentAt } from './hush.ts';
import { settledIn } from './settled.ts';
import { words } from '../words/prefs.ts';

export function Announcer({ at, face }: { at: At; face: GameFace }): JSX.Element {
  const { fresh, id } = at.store;
  const text = (h: Happening): string => {
    const said = spokenIn(h, face, at.nameAt(h.seq), id);
    if (said) return `${said.text} ${said.message ?? ''}`.trim();
    const settled = settledIn(h, at.nameAt(h.seq));
    if (settled !== undefined) return settled;
    return h.undone ? words.value!.table.taken : h.facts.flatMap((f) => face.line(f, at.name, at.snapshot.view)?.text ?? []).join(' ');
  };
  const lines = useMemo(() => fresh.value.map((h) => <p key={h.seq}>{text(h)}</p>), [fresh.value, face.words(), words.value, silentAt(id)]);
  return (
    <div class="hidden" aria-live="polite" aria-relevant="additions" data-testid="live">
      {lines}
    </div>
  );
}
