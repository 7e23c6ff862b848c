// What is heard and felt of what happens at a table, by whoever wants that: never the only sign of it.
import { useEffect, useRef } from 'preact/hooks';
import { moveSound, refusalSound, shakes, sound } from '../words/prefs.ts';
import type { Sound } from './sounds.ts';
import type { TableStore } from './store.ts';

/** Milliseconds: two short ones. */
const SHAKE = [70, 60, 70];

const play = (one: Sound): void => void import('./sounds.ts').then((sounds) => sounds.play(one)).catch(() => undefined);

/** As long as the table is on the screen. `yours`: it is one's turn. */
export function useFelt(store: TableStore, yours: boolean): void {
  const over = Boolean(store.snapshot.value?.over);
  const there = store.snapshot.value !== null;
  const moved = store.fresh.value.filter((h) => !h.aside && !h.matter).at(-1)?.seq ?? 0;
  const refused = store.problem.value;
  // What was so when one came is no news.
  const before = useRef<{ yours: boolean; over: boolean; moved: number } | null>(null);
  useEffect(() => {
    if (!there) return;
    const was = before.current;
    before.current = { yours, over, moved };
    if (!was) return;
    if (over && !was.over) {
      if (sound.now.value === 'on') play('end');
    } else if (yours && !was.yours) {
      if (sound.now.value === 'on') play('turn');
      if (shakes.now.value === 'on' && 'vibrate' in navigator) navigator.vibrate(SHAKE);
    } else if (moved !== was.moved && moveSound.now.value === 'on') play('move');
  }, [there, yours, over, moved]);
  useEffect(() => {
    if (refused && refusalSound.now.value === 'on') play('refusal');
  }, [refused]);
}
