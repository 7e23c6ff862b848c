// An event in sentences: what screen readers are told when it happens, and whoever asks what has changed.
import type { Happening } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import { spokenIn } from './aside.tsx';
import type { At, GameFace } from './face.ts';
import { settledIn } from './settled.ts';

/** Empty: there is nothing to say of it. */
export function spokenOf(h: Happening, face: GameFace, at: At): string {
  const said = spokenIn(h, face, at.nameAt(h.seq), at.store.id);
  if (said) return `${said.text} ${said.message ?? ''}`.trim();
  const settled = settledIn(h, at.nameAt(h.seq));
  if (settled !== undefined) return settled;
  return h.undone ? words.value!.table.taken : h.facts.flatMap((f) => face.line(f, at.name, at.snapshot.view)?.text ?? []).join(' ');
}
