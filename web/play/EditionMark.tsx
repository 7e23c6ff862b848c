// That what is printed on board and cards of this table is not what ships.
import type { JSX } from 'preact';
import { words } from '../words/prefs.ts';
import type { At } from './face.ts';

export function EditionMark({ at }: { at: At }): JSX.Element | null {
  const { own, name } = at.snapshot.edition;
  if (!own) return null;
  const t = words.value!.setup.edition;
  return (
    <span class="top-edition" title={t.markAbout(name)}>
      <span class="hidden">{t.markAbout(name)}</span>
      <span aria-hidden="true">{t.mark(name)}</span>
    </span>
  );
}
