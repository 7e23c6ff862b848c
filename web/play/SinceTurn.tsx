// What the others did since one's own last move: a film of stills, where a turn begins.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { words } from '../words/prefs.ts';
import type { At } from './face.ts';
import { filmable } from './past.ts';

export function SinceTurn({ at }: { at: At }): JSX.Element | null {
  const { snapshot, store } = at;
  const all = store.happenings.value;
  const last = all.findLastIndex((h) => h.by === snapshot.you && !h.undone && !h.aside && !h.matter);
  const asked = snapshot.you !== null && snapshot.awaits.includes(snapshot.you);
  const since = useMemo(() => filmable(all.slice(last + 1)), [all, last]);
  const none = !asked || snapshot.over !== null || last < 0 || since.length === 0;
  const steps = useMemo(() => (none ? 0 : store.past.steps(since)), [since, none, words.value]);
  if (none) return null;
  const said = words.value!.since(steps);
  return (
    <button type="button" class="tabs-since" aria-label={said} title={said} onClick={() => void store.past.lookBack(since)}>
      <span aria-hidden="true">▸ {steps}</span>
    </button>
  );
}
