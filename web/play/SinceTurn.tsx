// What the others did since one's own last move: a film of stills, where a turn begins.
import type { JSX } from 'preact';
import { words } from '../words/prefs.ts';
import type { At } from './face.ts';

export function SinceTurn({ at }: { at: At }): JSX.Element | null {
  const { snapshot, store } = at;
  const all = store.happenings.value;
  const last = all.findLastIndex((h) => h.by === snapshot.you && !h.undone && !h.aside);
  const asked = snapshot.you !== null && snapshot.awaits.includes(snapshot.you);
  if (!asked || snapshot.over || last < 0) return null;
  const stills = store.stills(all.slice(last + 1));
  if (stills.length === 0) return null;
  const said = words.value!.since(stills.length);
  return (
    <button type="button" class="tabs-since" aria-label={said} title={said} onClick={() => void store.lookBack(all.slice(last + 1))}>
      <span aria-hidden="true">▸ {stills.length}</span>
    </button>
  );
}
