// What is fetched for the reader's language, when a page needs it.
import type { Language } from '@ridotto/engine/words.ts';
import { useEffect, useState } from 'preact/hooks';
import { language } from './prefs.ts';

/** null until it is here; `of` says what it is about: with another, it is fetched anew. */
export function useLater<T>(load: (l: Language) => Promise<T>, of: string): T | null {
  const [got, set] = useState<T | null>(null);
  const l = language.value;
  useEffect(() => {
    let gone = false;
    void load(l).then((x) => {
      if (!gone) set(() => x);
    });
    return () => {
      gone = true;
    };
  }, [l, of]);
  return got;
}
