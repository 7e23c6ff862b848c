// What the others did since one's own last move: a film, where a turn begins.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { pace, words } from '../words/prefs.ts';
import type { At } from './face.ts';
import { filmable } from './past.ts';

/** `last`: number of their last move among all that happened. */
export function SinceTurn({ at, last }: { at: At; last: number }): JSX.Element | null {
  const { snapshot, store } = at;
  const all = store.happenings.value;
  const asked = snapshot.you !== null && snapshot.awaits.includes(snapshot.you);
  const since = useMemo(() => filmable(all.slice(last + 1)).filter(({ by, aside }) => !aside || by !== snapshot.you), [all, last]);
  const none = !asked || snapshot.over !== null || since.length === 0;
  const steps = useMemo(() => (none ? 0 : store.past.stepsOf(since).length), [since, none, words.value]);
  if (none) return null;
  /** As a film, unless whoever looks wants to go on by themselves. */
  const play = (): void => {
    store.past.lookBack(since, { seq: 0, fact: 0 }, false);
    if (pace.value === 'calm' || pace.value === 'brisk') store.past.film.play();
  };
  const said = words.value!.since(steps);
  return (
    <button type="button" class="tabs-since" title={said} onClick={play}>
      <span aria-hidden="true">▸ {steps}</span>
    </button>
  );
}
