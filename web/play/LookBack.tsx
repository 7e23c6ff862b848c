// The way to all that is past.
import type { JSX } from 'preact';
import { words } from '../words/prefs.ts';
import type { At } from './face.ts';
import { filmable } from './past.ts';

/** To the last step, from where one goes back. */
export function LookBack({ at }: { at: At }): JSX.Element {
  const { store } = at;
  const t = words.value!.past;
  const shown = filmable(store.happenings.value);
  return (
    <button
      type="button"
      class="tabs-back"
      aria-label={t.open}
      title={`${t.open} (,)`}
      aria-keyshortcuts=","
      aria-disabled={shown.length === 0}
      onClick={() => store.past.lookBack(shown)}
    >
      <span aria-hidden="true">◂◂</span>
    </button>
  );
}
