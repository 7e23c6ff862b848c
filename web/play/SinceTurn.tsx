// What the others did since one's own last move: a film of stills, where a turn begins.
import type { JSX } from 'preact';
import { words } from '../words/prefs.ts';
import type { At } from './face.ts';
import { filmable } from './past.ts';

export function SinceTurn({ at }: { at: At }): JSX.Element | null {
  const { snapshot, store } = at;
  const all = store.happenings.value;
  const last = all.findLastIndex((h) => h.by === snapshot.you && !h.undone && !h.aside);
  const asked = snapshot.you !== null && snapshot.awaits.includes(snapshot.you);
  if (!asked || snapshot.over || last < 0) return null;
  const since = filmable(all.slice(last + 1));
  if (since.length === 0) return null;
  const steps = store.past.steps(since);
  const said = words.value!.since(steps);
  return (
    <button type="button" class="tabs-since" aria-label={said} title={said} onClick={() => void store.past.lookBack(since)}>
      <span aria-hidden="true">▸ {steps}</span>
    </button>
  );
}
