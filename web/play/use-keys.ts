// Shortcuts: fetched when the browser has time, very soon anyway, or when somebody presses the first key, which then does what it is for.
import { useEffect } from 'preact/hooks';
import { leisure } from '../net/leisure.ts';
import type { OpenDialog } from './dialogs.ts';
import { aside } from './later.tsx';
import type { TableStore } from './store.ts';

const keys = aside(() => import('./keys.ts'));

/** Milliseconds for which the browser's time is waited for. */
const LATE = 300;

/** `there`: there is something to work. */
export function useKeys(store: TableStore, open: (d: OpenDialog) => void, there: boolean): void {
  useEffect(() => {
    if (!there) return;
    const early: KeyboardEvent[] = [];
    let stop = (): void => document.removeEventListener('keydown', first);
    let begun = false;
    const begin = async (): Promise<void> => {
      if (begun) return;
      const { shortcuts } = await keys();
      if (begun) return;
      begun = true;
      stop();
      stop = shortcuts(store, open, early);
    };
    const first = (e: KeyboardEvent): void => {
      early.push(e);
      void begin();
    };
    document.addEventListener('keydown', first);
    void leisure().then(begin);
    // It may have none for long.
    const late = setTimeout(() => void begin(), LATE);
    return () => {
      begun = true;
      clearTimeout(late);
      stop();
    };
  }, [store, there]);
}
